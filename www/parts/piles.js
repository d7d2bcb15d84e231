/** Piles of cards that somebody keeps: how many lie there, and those that may be seen. */

import { h } from "../toolkit/dom.js";
import { clauseChip, suitMark } from "../toolkit/icons.js";
import { openSheet, state } from "../state.js";
import { t, tFirst } from "../words/messages.js";
import { cardName } from "../words/naming.js";
import { facts } from "./cards.js";

/** @typedef {import("../engine/contract.js").CardPile} CardPile */

/**
 * All piles of one owner, side by side where there is room.
 * @param {CardPile[]} piles
 * @param {string} owner a faction, or the landmark that keeps them
 */
export function pilesPart(piles, owner) {
  if (!piles.length) return null;
  return h(
    "div",
    { class: "piles" },
    piles.map((pile) => pilePart(pile, owner)),
  );
}

/**
 * A pile: how many cards lie there, those that may be seen, and which of them are done this turn.
 * @param {CardPile} pile
 * @param {string} owner
 */
function pilePart({ key, clause, cards, count, room, used, own }, owner) {
  const done = [...(used ?? [])];
  const ownCards = own ?? [];
  const all = count + ownCards.length;
  return h(
    "section",
    { class: "owned pile", key: `pile-${key}`, "data-pile": key },
    h(
      "header",
      null,
      h("h3", null, tFirst([`pile-${owner}-${key}`, `panel-${owner}-${key}`, `pile-${key}`])),
      h(
        "span",
        { class: "count" },
        t("box-count", {
          count: all,
          cap: room === undefined || room === null ? "none" : room + ownCards.length,
        }),
      ),
      clauseChip(clause),
    ),
    h(
      "ul",
      { class: "card-list" },
      ownCards.map((card) => ownCard(card, owner)),
      cards.map((card) => {
        const at = done.indexOf(card);
        if (at >= 0) done.splice(at, 1);
        return deckCard(card, at >= 0);
      }),
    ),
    cards.length < count
      ? h("p", { class: "quiet" }, t("pile-unseen", { count: count - cards.length }))
      : null,
  );
}

/** A card that is no card of the deck. @param {NonNullable<CardPile["own"]>[number]} own @param {string} owner */
function ownCard({ key, suit, used }, owner) {
  const name = tFirst([`own-card-${owner}-${key}`, `own-card-${key}`]);
  return h(
    "li",
    { class: used ? "used" : "" },
    h("span", { class: `small-card own-card of-${suit}` }, suitMark(suit), name, usedMark(used)),
  );
}

/** @param {string} card @param {boolean} used */
function deckCard(card, used) {
  return h("li", { class: used ? "used" : "" }, smallCard(card, usedMark(used)));
}

/**
 * A card as it lies on a board: its suit at the edge, its name; pressed, it is shown at reading size.
 * @param {string} card
 * @param {import("../toolkit/dom.js").Child} [more]
 */
export function smallCard(card, more) {
  const { suit } = facts(state.catalogue, card);
  return h(
    "button",
    {
      class: `small-card of-${suit}`,
      type: "button",
      onclick: () => openSheet("card", { card }),
    },
    suitMark(suit),
    cardName(card),
    more ?? null,
  );
}

/** @param {boolean} used */
function usedMark(used) {
  return used ? h("span", { class: "tick" }, t("pile-used")) : null;
}
