/** Figures of a faction's board that may be changed; those we assume are marked, and it is told which the law texts have. */

import { h } from "../toolkit/dom.js";
import { clauseChip } from "../toolkit/icons.js";
import { t, tFirst } from "../words/messages.js";
import { assumed } from "../parts/panels.js";
import { fairFigures, isChanged, lawful } from "./fair.js";

/**
 * @typedef {import("../engine/contract.js").FigureFacts} FigureFacts
 * @typedef {import("./fair.js").Changed} Changed
 */

/**
 * @param {string} faction
 * @param {FigureFacts[]} list
 * @param {Changed} changed those that differ from the law texts
 * @param {(changed: Changed) => void} set
 * @param {string} [title]
 */
export function figureFields(faction, list, changed, set, title) {
  return h(
    "details",
    { class: "figures", "data-figures": faction },
    h("summary", null, title ?? t("figures", { count: list.length })),
    h("p", { class: "quiet" }, assumed(), " ", t("assumed-text")),
    setButtons(list, changed, set),
    h(
      "div",
      { class: "figure-list" },
      list.map((figure) => {
        const values = changed[figure.key] ?? figure.values;
        return h(
          "fieldset",
          { class: "figure", key: figure.key, "data-figure": figure.key },
          h(
            "legend",
            null,
            tFirst([`figure-${faction}-${figure.key}`, `figure-${figure.key}`]),
            figure.assumed ? assumed() : null,
            clauseChip(figure.clause),
          ),
          values.map((value, n) =>
            h("input", {
              type: "number",
              min: figure.min,
              max: figure.max,
              value,
              "aria-label": t("figure-value", { number: n + 1 }),
              onchange: (/** @type {Event} */ event) => {
                const wanted = Number(/** @type {HTMLInputElement} */ (event.target).value);
                const number = Math.min(figure.max, Math.max(figure.min, Math.round(wanted)));
                const next = values.map((old, at) => (at === n ? number : old));
                set(lawful(list, { ...changed, [figure.key]: next }));
              },
            }),
          ),
          others(figure, values),
        );
      }),
    ),
  );
}

/** Both sets at a press, where there are two, or the way back from what was changed. @param {FigureFacts[]} list @param {Changed} changed @param {(changed: Changed) => void} set */
function setButtons(list, changed, set) {
  const fair = fairFigures(list);
  const hasFair = Object.keys(fair).length > 0;
  const isLaw = !isChanged(changed, {});
  if (!hasFair && isLaw) return null;
  const isFair = !isChanged(changed, fair);
  return h(
    "div",
    { class: "ways figure-sets" },
    hasFair ? setButton("fair", isFair, () => set(fair)) : null,
    setButton("law", isLaw, () => set({})),
  );
}

/** @param {import("./fair.js").FigureSet} which @param {boolean} isOn @param {() => void} run */
function setButton(which, isOn, run) {
  return h(
    "button",
    {
      class: "small",
      type: "button",
      "data-set": which,
      "aria-pressed": String(isOn),
      onclick: run,
    },
    t(`figures-${which}`),
  );
}

/** What the law texts have, and what is fair, where this table has something else. @param {FigureFacts} figure @param {number[]} values */
function others({ values: law, fair }, values) {
  const differs = (/** @type {number[]} */ one) => one.join() !== values.join();
  const told = [
    differs(law) ? t("figure-law", { values: law.join(", ") }) : "",
    fair && differs(fair) ? t("figure-fair", { values: fair.join(", ") }) : "",
  ].filter(Boolean);
  return told.length ? h("small", { class: "quiet figure-others" }, told.join(" · ")) : null;
}
