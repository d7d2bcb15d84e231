/** The pool of a draft: the set-up cards that were dealt, who has taken which, and how far the table reaches so far. */

import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { listOf, t, tFirst } from "../words/messages.js";
import * as words from "../words/naming.js";
import { commit } from "../table/play.js";
import { explain } from "../table/choose.js";
import { likeText, USUAL } from "../pages/seat-cards.js";
import { hintMark } from "./hints.js";
import { assumed } from "./panels.js";
import { choosing } from "./previewing.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").PoolCard} PoolCard
 */

/**
 * The cards as buttons: those that can be picked, and those that cannot with the reason.
 * @param {State} state
 * @param {Decision} decision
 */
export function poolPart(state, decision) {
  const pool = state.shown?.view.pool ?? [];
  return h(
    "div",
    { class: "pool" },
    h("p", { class: "quiet", role: "status", id: "pool-reach" }, reachText(pool)),
    h(
      "ul",
      { class: "gallery" },
      pool.map((card) => cardPart(decision, card)),
    ),
  );
}

/** How far those who have picked reach together, and what is usual for so many. @param {PoolCard[]} pool */
function reachText(pool) {
  const seats = pool.length - 1;
  const taken = pool.filter(({ seat }) => seat !== null);
  const sum = taken.reduce((all, { reach }) => all + reach, 0);
  return t("pool-reach", { sum, picked: taken.length, seats, usual: USUAL[seats] ?? 0 });
}

/** @param {Decision} decision @param {PoolCard} card */
function cardPart(decision, card) {
  const option = decision.options.find(({ targets }) => targets[0]?.value === card.key);
  const target = { kind: "faction", value: card.key };
  const acts = option
    ? choosing(option, () => commit(option))
    : {
        "aria-disabled": "true",
        onclick: () => explain({ verb: "pick", targets: [target] }),
      };
  return h(
    "li",
    { key: card.key },
    h(
      "button",
      {
        class: option ? "option faction-card" : "option faction-card dim",
        type: "button",
        "data-faction": card.key,
        ...acts,
      },
      option ? hintMark([option]) : null,
      h(
        "span",
        { class: "portrait" },
        emblem(card.key === card.faction ? card.key : `${card.faction} 2`),
      ),
      h(
        "span",
        { class: "about" },
        h("b", null, words.factionName(card.key)),
        h(
          "span",
          { class: "traits" },
          h("span", null, t(card.militant ? "class-militant" : "class-insurgent")),
          h(
            "span",
            { class: "reach" },
            t("reach-of", { reach: card.reach }),
            card.assumed ? assumed() : null,
          ),
        ),
        card.beside.length
          ? h(
              "span",
              { class: "like" },
              t("pool-beside", {
                names: listOf(
                  card.beside.map((name) => tFirst([`panel-${card.faction}-${name}`, name])),
                ),
              }),
            )
          : null,
        likeText(card.faction),
        card.locked ? h("span", { class: "tag" }, t("pool-locked")) : null,
        card.seat === null
          ? null
          : h("span", { class: "tag" }, t("pool-taken", { seat: words.seatName(card.seat) })),
      ),
    ),
  );
}
