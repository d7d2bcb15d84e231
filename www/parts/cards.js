/** Cards as tabs in the hand, as small faces, and at reading size. */

import { answerable } from "../table/choose.js";
import { h } from "../toolkit/dom.js";
import { artOf } from "../cards/art.js";
import { clauseChip, costMarks, itemMark, kindMark, suitMark } from "../toolkit/icons.js";
import { match } from "../table/narrowing.js";
import { has, listOf, t } from "../words/messages.js";
import { closeSheet } from "../state.js";
import { commit } from "../table/play.js";
import { cardName, factionOf, optionName, refusalText, verbName } from "../words/naming.js";
import { SUITS } from "../toolkit/shapes.js";

/**
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {import("../engine/contract.js").CardFacts} CardFacts
 */

/** @type {CardFacts} */
const NOTHING_KNOWN = {
  suit: "any",
  kind: "immediate",
  cost: null,
  item: null,
  vp: null,
  clauses: [],
};

/** @param {Catalogue} catalogue @param {string} card @returns {CardFacts} */
export function facts(catalogue, card) {
  return catalogue.cards[card] ?? NOTHING_KNOWN;
}

/**
 * A card in the hand.
 * @param {Catalogue} catalogue
 * @param {string} card
 * @param {{ usable: boolean, picked: boolean, handlers: Record<string, any> }} how
 */
export function cardTab(catalogue, card, how) {
  const about = facts(catalogue, card);
  return h(
    "button",
    {
      class: [
        "card",
        `of-${about.suit}`,
        how.usable ? "usable" : "",
        how.picked ? "picked" : "",
      ].join(" "),
      type: "button",
      "data-card": card,
      "aria-pressed": how.picked ? "true" : undefined,
      ...how.handlers,
    },
    plate(card, about),
    h(
      "span",
      { class: "face" },
      h("span", { class: "card-name" }, cardName(card)),
      h("span", { class: "unseen" }, cardLabel(catalogue, card, how.usable)),
      h(
        "span",
        { class: "foot", "aria-hidden": "true" },
        h("span", { class: "cost" }, costMarks(about.cost)),
        gives(about),
      ),
    ),
  );
}

/**
 * The picture of a card, on the colour of its suit.
 * @param {string} card
 * @param {CardFacts} about
 * @param {import("../toolkit/dom.js").Child} [more] what stands on it
 */
export function plate(card, about, more) {
  return h(
    "span",
    { class: "plate", "aria-hidden": "true" },
    artOf(card, about),
    h("span", { class: "suit" }, suitMark(about.suit)),
    more,
  );
}

/** What a card brings when it is crafted or played: an item with its points, or the sign of its kind. @param {CardFacts} about */
function gives(about) {
  return h(
    "span",
    { class: "gives" },
    about.item ? itemMark(about.item) : kindMark(about.kind),
    about.vp ? h("span", { class: "vp" }, about.vp) : null,
  );
}

/** @param {Catalogue} catalogue @param {string} card @param {boolean} usable */
function cardLabel(catalogue, card, usable) {
  const about = facts(catalogue, card);
  return t("card-label", {
    suit: t(`suit-${about.suit}`),
    kind: t(`card-kind-${about.kind}`),
    cost: costText(about.cost),
    points: about.vp ?? 0,
    usable: usable ? "yes" : "no",
  });
}

/** @param {Record<string, number> | null} cost */
function costText(cost) {
  const parts = Object.entries(cost ?? {})
    .filter(([, count]) => count > 0)
    .map(([suit, count]) => t("cost-part", { count, suit: t(`suit-${suit}`) }));
  return parts.length ? listOf(parts) : "none";
}

/** The back of a card: every suit shape, so that it tells nothing. */
export function cardBack() {
  return h(
    "span",
    { class: "card back", "aria-hidden": "true" },
    h(
      "svg",
      { viewBox: "0 0 60 60" },
      ["fox", "rabbit", "mouse", "bird"].map((suit, i) =>
        h("path", {
          d: SUITS[suit],
          transform: `translate(${6 + (i % 2) * 26} ${6 + Math.floor(i / 2) * 26}) scale(.92)`,
        }),
      ),
    ),
  );
}

/** What a card does, in words. @param {CardFacts} about @param {string} card */
export function cardText(about, card) {
  return has(`card-${card}-text`)
    ? t(`card-${card}-text`)
    : t(`card-text-${about.kind}`, {
        item: about.item ? t(`item-${about.item}`) : "none",
        points: about.vp ?? 0,
        suit: t(`suit-${about.suit}`),
      });
}

/**
 * A card at reading size, with what it can do now and what it cannot.
 * @param {import("../state.js").State} state
 * @param {{ card: string }} data
 */
export function cardSheet(state, { card }) {
  const about = facts(state.catalogue, card);
  return {
    title: cardName(card),
    body: [
      h(
        "div",
        { class: `big-card of-${about.suit}` },
        h(
          "div",
          { class: "face" },
          h("h3", null, cardName(card)),
          plate(card, about, gives(about)),
          h(
            "p",
            { class: "line" },
            suitMark(about.suit),
            t("card-line", { suit: t(`suit-${about.suit}`), kind: t(`card-kind-${about.kind}`) }),
          ),
          about.cost
            ? h(
                "p",
                { class: "line" },
                h("span", { class: "cost" }, costMarks(about.cost)),
                costText(about.cost),
              )
            : h("p", { class: "line quiet" }, t("card-no-cost")),
          h("p", { class: "text" }, cardText(about, card)),
          h(
            "p",
            { class: "chips" },
            about.clauses.map((clause) => clauseChip(clause)),
          ),
        ),
      ),
      uses(card),
    ],
  };
}

/** What a card in hand can do now, and what it could not. @param {string} card */
function uses(card) {
  const decision = answerable();
  if (!decision) return null;
  const pick = [{ kind: /** @type {const} */ ("card"), value: card }];
  const now = decision.options.filter((option) => match(option, pick));
  const not = decision.refused.filter((refused) => match(refused, pick));
  if (!now.length && !not.length) return null;
  return h(
    "div",
    { class: "uses" },
    now.map((option) =>
      h(
        "button",
        {
          class: "option",
          type: "button",
          "data-option-index": option.index,
          "data-key": option.key,
          onclick: () => {
            closeSheet();
            commit(option);
          },
        },
        h("span", { class: "label" }, optionName(option, decision.seat)),
      ),
    ),
    not
      .slice(0, 6)
      .map((refused) =>
        h(
          "p",
          { class: "not-now" },
          h("b", null, verbName(factionOf(decision.seat), refused.verb)),
          " ",
          refusalText(refused.refusal),
          clauseChip(refused.refusal.clause),
        ),
      ),
  );
}
