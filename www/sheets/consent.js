/** Asking before something that cannot be taken back: ending with things left, and going back further than undo. */

import { onlyPerson } from "../bots/kinds.js";
import { h } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import { commit, rewind } from "../table/play.js";
import { t } from "../words/messages.js";
import { closeSheet } from "../state.js";
import { entryText, liveryOf, seatName } from "../words/naming.js";
import { unspent } from "../parts/actions.js";
import { heldFor } from "../toolkit/hold-to-press.js";

/** How long everybody's consent takes, in milliseconds. */
const CONSENT = 1000;

/** @param {import("../state.js").State} state @param {{ index: number }} data */
export function endSheet(state, data) {
  const decision = state.shown?.decision;
  const option = decision?.options[data.index];
  return {
    title: t("end-ask"),
    body:
      decision && option
        ? [
            h("p", null, t("unspent", { list: unspent(state, decision) })),
            h(
              "div",
              { class: "ways" },
              h("button", { type: "button", onclick: closeSheet }, t("end-not-yet")),
              h(
                "button",
                {
                  class: "primary",
                  type: "button",
                  "data-option-index": option.index,
                  "data-key": option.key,
                  onclick: () => {
                    closeSheet();
                    commit(option);
                  },
                },
                t("end-anyway"),
              ),
            ),
          ]
        : [],
  };
}

/** @param {import("../state.js").State} state @param {{ commit: number }} data */
export function rewindSheet(state, data) {
  const unmade = (state.shown?.log ?? []).filter(
    ({ commit: at, kind }) => at > data.commit && kind !== "phase",
  );
  const hidden = unmade.filter(({ kind, seal }) => seal || kind === "rolled" || kind === "drew");
  const seats = [...new Set(unmade.map(({ seat }) => seat))].filter(
    (seat) => typeof seat === "number",
  );
  const alone = Boolean(state.table?.openHands) || onlyPerson(state.table?.kinds ?? []) !== null;
  return {
    title: t("rewind-title"),
    body: [
      h("p", null, t("rewind-text", { count: unmade.length })),
      hidden.length
        ? h(
            "div",
            { class: "warning" },
            h("p", null, sign("warn"), t("rewind-hidden")),
            h(
              "ul",
              null,
              hidden.slice(0, 8).map((entry) => h("li", null, entryText(entry))),
            ),
          )
        : null,
      seats.map((seat) =>
        h(
          "details",
          { key: `seat-${seat}` },
          h(
            "summary",
            null,
            emblem(liveryOf(seat)),
            t("rewind-seat", {
              seat: seatName(seat),
              count: unmade.filter((entry) => entry.seat === seat).length,
            }),
          ),
          h(
            "ul",
            null,
            unmade
              .filter((entry) => entry.seat === seat)
              .slice(0, 20)
              .map((entry) => h("li", null, entryText(entry))),
          ),
        ),
      ),
      h("p", { class: "quiet" }, t("rewind-stream")),
      h(
        "div",
        { class: "ways" },
        h("button", { type: "button", onclick: closeSheet }, t("cancel")),
        h(
          "button",
          {
            class: "primary hold",
            type: "button",
            ...heldFor(alone ? 0 : CONSENT, () => rewind(data.commit)),
          },
          h("span", { class: "label" }, t(alone ? "rewind-do" : "rewind-hold")),
        ),
      ),
    ],
  };
}
