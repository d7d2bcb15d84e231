/** The hint as it stands under the question: the best one or two options, and what speaks for the first. */

import { askHint, canHint, dropHint, hinted, tryOut } from "../bots/hint.js";
import { answerable } from "../table/choose.js";
import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { estimateText, groundsText, optionName } from "../words/naming.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 */

/** @param {State} state */
export function hintPart(state) {
  const { hint } = state;
  const decision = answerable();
  if (!hint || !decision || hint.moment !== state.moment) return null;
  if (hint.thinking) {
    return h("p", { class: "hint", key: "hint", role: "status" }, sign("hint"), t("hint-thinks"));
  }
  return h(
    "div",
    { class: "hint", id: "hint", key: "hint", role: "status" },
    h(
      "ol",
      null,
      hint.options.map(({ index, chance, points }, i) => {
        const option = decision.options[index];
        if (!option) return null;
        return h(
          "li",
          { key: `hint-${index}` },
          h("span", { class: "hint-mark", "aria-hidden": "true" }, i + 1),
          h(
            "button",
            {
              class: "small plain",
              type: "button",
              title: t("hint-try"),
              "data-hint": index,
              onclick: () => tryOut(index),
            },
            optionName(option, decision.seat),
          ),
          h(
            "span",
            { class: "quiet" },
            i === 0 && hint.grounds.length
              ? groundsText(hint.grounds, decision.seat)
              : hint.options.length > 1
                ? estimateText({ chance, points })
                : t("hint-only"),
          ),
        );
      }),
    ),
    h(
      "button",
      { class: "small plain icon", type: "button", "aria-label": t("close"), onclick: dropHint },
      sign("close"),
    ),
  );
}

/** @param {boolean} compact */
export function hintButton(compact) {
  const can = canHint();
  return h(
    "button",
    {
      class: compact ? "act" : "small plain icon",
      type: "button",
      key: "hint",
      id: "ask-hint",
      "aria-label": t("hint"),
      title: t("hint"),
      "aria-disabled": can ? undefined : "true",
      onclick: () => can && void askHint(),
    },
    sign("hint"),
    compact ? h("span", { class: "label" }, t("hint-short")) : null,
  );
}

/** The mark of a hint on what leads to it. @param {Choosable[]} options */
export function hintMark(options) {
  const place = hinted(options);
  return place
    ? h(
        "span",
        { class: "hint-mark", key: "hinted" },
        h("span", { class: "unseen" }, t("hint")),
        place,
      )
    : null;
}
