/** With which board figures all seats of a new table begin. */

import { change, state as live } from "../state.js";
import { h } from "../toolkit/dom.js";
import { listOf, t } from "../words/messages.js";
import { factionName } from "../words/naming.js";
import { figuresOf, SETS, setOf, withFair } from "./fair.js";
import { plan } from "./seating.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {import("./fair.js").FigureSet} FigureSet
 */

/** @param {State} state @param {SetupValue} now */
export function figureSetField({ catalogue, planFigures }, now) {
  const isDraft = now.procedure === "draft";
  const seats = isDraft ? (now.among ?? []) : now.seats;
  const set = setOf(catalogue, seats, planFigures);
  return h(
    "div",
    { class: "field" },
    h("label", { for: "pick-figures" }, t("figures-set")),
    h(
      "select",
      {
        id: "pick-figures",
        value: set,
        onchange: (/** @type {Event} */ event) => {
          const wanted = /** @type {HTMLSelectElement} */ (event.target).value;
          choose(SETS.find((one) => one === wanted) ?? planFigures);
        },
      },
      SETS.map((one) => h("option", { value: one }, t(`figures-${one}`))),
      set === "own" ? h("option", { value: "own" }, t("figures-own")) : null,
    ),
    h(
      "small",
      { class: "quiet" },
      t("figures-set-text", { factions: listOf(withFair(catalogue).map(factionName)) }),
    ),
  );
}

/** Gives everybody who sits there or can be dealt the figures of a set. @param {FigureSet} set */
function choose(set) {
  const { plan: now, catalogue } = live;
  if (!now) return;
  change({ planFigures: set });
  const dressed = (/** @type {{ faction: string }} */ one) =>
    figuresOf(catalogue, one.faction, set);
  plan({
    seats: now.seats.map((one) => ({ ...one, figures: dressed(one) })),
    ...(now.among ? { among: now.among.map((one) => ({ ...one, figures: dressed(one) })) } : {}),
  });
}
