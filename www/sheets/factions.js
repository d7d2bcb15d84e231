/** The factions to choose from for a seat: their animals, what they are like, how hard and how far they reach. */

import { has, t } from "../words/messages.js";
import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { closeSheet } from "../state.js";
import { factionName } from "../words/naming.js";
import { likeText, traits } from "../pages/seat-cards.js";
import { changeFaction } from "../pages/seating.js";

/** @param {import("../state.js").State} state @param {{ seat: number }} data */
export function factionsSheet(state, { seat }) {
  const seats = state.plan?.seats ?? [];
  const cards = state.catalogue.factions.flatMap(({ key }) => {
    const at = seats.findIndex(({ faction }, n) => n !== seat && faction === key);
    const one = card(key, seat, { taken: at, now: seats[seat]?.faction === key && at < 0 });
    // Where a faction may sit twice, the second has a name of its own.
    return at >= 0 && has(`faction-second-${key}`)
      ? [one, card(key, seat, { taken: -1, now: false, second: true })]
      : [one];
  });
  return {
    title: t("choose-faction"),
    wide: true,
    body: h("ul", { class: "gallery" }, cards),
  };
}

/**
 * @param {string} faction
 * @param {number} seat
 * @param {{ taken: number, now: boolean, second?: boolean }} how taken: the other seat that has it, or -1
 */
function card(faction, seat, { taken, now, second = false }) {
  const key = second ? `second-${faction}` : faction;
  return h(
    "li",
    { key },
    h(
      "button",
      {
        class: "faction-card",
        type: "button",
        "data-faction": key,
        "aria-pressed": now ? "true" : undefined,
        onclick: () => {
          changeFaction(seat, faction, { second });
          closeSheet();
        },
      },
      h("span", { class: "portrait" }, emblem(second ? `${faction} 2` : faction)),
      h(
        "span",
        { class: "about" },
        h("b", null, factionName(key)),
        traits(faction, { second }),
        likeText(faction),
        taken >= 0 ? h("span", { class: "tag" }, t("taken-by", { number: taken + 1 })) : null,
      ),
    ),
  );
}
