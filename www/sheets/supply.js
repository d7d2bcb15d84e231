/** What lies beside the map for everybody: items, discard pile, dominance cards, the deck's height. */

import { h } from "../toolkit/dom.js";
import { itemMark, suitMark } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { openSheet } from "../state.js";
import { cardName } from "../words/naming.js";
import { pilesPart } from "../parts/piles.js";
import { facts } from "../parts/cards.js";

/** @param {import("../state.js").State} state */
export function supplySheet(state) {
  const view = state.past?.view ?? state.shown?.view;
  if (!view) return { title: t("supply"), body: [] };
  return {
    title: t("supply"),
    body: [
      h(
        "p",
        { class: "facts" },
        h("span", null, t("deck-count", { count: view.deck_count })),
        h("span", null, t("ruins-count", { count: view.ruins })),
      ),
      h("h3", null, t("item-supply")),
      h(
        "ul",
        { class: "heaps" },
        Object.entries(view.item_supply).map(([item, count]) =>
          h(
            "li",
            { class: count ? "" : "none" },
            itemMark(item),
            h("b", null, count),
            h("span", { class: "piece-name" }, t(`item-${item}`)),
          ),
        ),
      ),
      view.dominance_available.length
        ? [h("h3", null, t("dominance-available")), cards(state, view.dominance_available)]
        : null,
      (view.piles ?? []).map((pile) => pilesPart([pile], pile.owner)),
      h("h3", null, t("discard-pile", { count: view.discard.length })),
      view.discard.length
        ? cards(state, [...view.discard].reverse())
        : h("p", { class: "quiet" }, t("discard-empty")),
    ],
  };
}

/** @param {import("../state.js").State} state @param {string[]} list */
function cards(state, list) {
  return h(
    "ul",
    { class: "card-list" },
    list.map((card, i) =>
      h(
        "li",
        { key: `${card}-${i}` },
        h(
          "button",
          { class: "small", type: "button", onclick: () => openSheet("card", { card }) },
          suitMark(facts(state.catalogue, card).suit),
          cardName(card),
        ),
      ),
    ),
  );
}
