/** Figures of a faction's board that may be changed; those we assume are marked. */

import { h } from "../toolkit/dom.js";
import { clauseChip } from "../toolkit/icons.js";
import { t, tFirst } from "../words/messages.js";
import { assumed } from "../parts/panels.js";

/**
 * @typedef {import("../engine/contract.js").FigureFacts} FigureFacts
 * @typedef {Record<string, number[]>} Changed
 */

/**
 * @param {string} faction
 * @param {FigureFacts[]} list
 * @param {Changed} changed those that differ from the usual ones
 * @param {(changed: Changed) => void} set
 * @param {string} [title]
 */
export function figureFields(faction, list, changed, set, title) {
  return h(
    "details",
    { class: "figures", "data-figures": faction },
    h("summary", null, title ?? t("figures", { count: list.length })),
    h("p", { class: "quiet" }, assumed(), " ", t("assumed-text")),
    h(
      "div",
      { class: "figure-list" },
      list.map((figure) => {
        const values = changed[figure.key] ?? figure.values;
        return h(
          "fieldset",
          { class: "figure", key: figure.key },
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
                set({ ...changed, [figure.key]: next });
              },
            }),
          ),
        );
      }),
    ),
  );
}
