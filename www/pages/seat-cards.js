/** The seats of the set-up page as cards: the faction's animal, what it is like, who plays it; and how far they all reach. */

import { kindsOf } from "../bots/kinds.js";
import { liveryAmong, sittingOf } from "../factions/looks.js";
import { has, t } from "../words/messages.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { kindChoice } from "../sheets/players.js";
import { openSheet } from "../state.js";
import { assumed } from "../parts/panels.js";
import { factionName } from "../words/naming.js";
import { figureFields } from "./figures.js";
import { changeKind, changeSeat, removeSeat, SEATS } from "./seating.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 */

/** The least sum of reach that is usual for so many players (LAW-9.1a). @type {Record<number, number>} */
export const USUAL = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 };

/**
 * One seat.
 * @param {State} state
 * @param {SetupValue} plan
 * @param {number} i
 */
export function seatCard(state, plan, i) {
  if (plan.procedure === "draft") return playerCard(state, plan, i);
  const { faction, figures } = plan.seats[i] ?? { faction: "" };
  const about = state.catalogue.factions.find(({ key }) => key === faction);
  const called = factionName(faction);
  return h(
    "li",
    { class: "seat-card", key: `seat-${i}`, "data-faction": faction },
    h(
      "button",
      {
        class: "seat-faction",
        type: "button",
        id: `faction-${i}`,
        onclick: () => openSheet("factions", { seat: i }),
      },
      h("span", { class: "unseen" }, t("change-faction")),
      h("span", { class: "portrait" }, emblem(liveryAmong(plan.seats, i))),
      h(
        "span",
        { class: "about" },
        h("span", { class: "quiet" }, t("seat-faction", { number: i + 1 })),
        h("b", null, called),
        traits(faction, { second: secondOf(plan, i), letter: about?.set_up[0] }),
      ),
      sign("swap"),
    ),
    removeButton(plan, i),
    likeText(faction),
    nameField(plan, i, called),
    kindField(state, plan, i, called),
    about?.figures.length
      ? figureFields(about.key, about.figures, figures ?? {}, (next) =>
          changeSeat(i, { figures: next }),
        )
      : null,
  );
}

/**
 * A seat of a draft: whoever sits there picks a faction in the game.
 * @param {State} state
 * @param {SetupValue} plan
 * @param {number} i
 */
function playerCard(state, plan, i) {
  const called = factionName(`player-${i + 1}`);
  return h(
    "li",
    { class: "seat-card drafting", key: `player-${i}` },
    h("b", { class: "about" }, called),
    removeButton(plan, i),
    nameField(plan, i, called),
    kindField(state, plan, i, called),
  );
}

/** @param {SetupValue} plan @param {number} i */
function removeButton(plan, i) {
  return h(
    "button",
    {
      class: "plain icon remove",
      type: "button",
      "aria-label": t("remove-seat", { number: i + 1 }),
      "aria-disabled": plan.seats.length <= SEATS.least ? "true" : undefined,
      onclick: () => removeSeat(i),
    },
    sign("close"),
  );
}

/** @param {SetupValue} plan @param {number} i @param {string} called */
function nameField(plan, i, called) {
  return h(
    "div",
    { class: "field" },
    h("label", { for: `name-${i}` }, t("seat-name")),
    h("input", {
      id: `name-${i}`,
      maxlength: 24,
      autocomplete: "off",
      placeholder: called,
      value: plan.seats[i]?.name ?? "",
      oninput: (/** @type {Event} */ event) =>
        changeSeat(i, { name: /** @type {HTMLInputElement} */ (event.target).value }),
    }),
  );
}

/** @param {State} state @param {SetupValue} plan @param {number} i @param {string} called */
function kindField(state, plan, i, called) {
  return h(
    "div",
    { class: "field kind" },
    h("label", { for: `kind-${i}` }, t("player")),
    kindChoice(
      `kind-${i}`,
      kindsOf(state.planKinds, plan.seats.length)[i] ?? "person",
      called,
      (kind) => changeKind(i, kind),
    ),
  );
}

/** What a faction is like, in a line. @param {string} faction */
export function likeText(faction) {
  const key = [`like-${faction}`, `goal-${faction}`].find(has);
  return key ? h("p", { class: "like" }, t(key)) : null;
}

/** Whether somebody before this seat has the same faction. @param {SetupValue} plan @param {number} i */
function secondOf({ seats }, i) {
  return seats.findIndex(({ faction }) => faction === seats[i]?.faction) < i;
}

/** How hard a faction is, as far as somebody has said it. @param {string} faction */
export function hardness(faction) {
  const hard = sittingOf(faction)?.hard;
  if (!hard) return null;
  return h(
    "span",
    { class: "hard" },
    h(
      "span",
      { class: "pips", "aria-hidden": "true" },
      [1, 2, 3].map((n) => h("span", { class: n <= hard ? "pip on" : "pip" })),
    ),
    t(`hard-${hard}`),
  );
}

/**
 * How hard a faction is, how far it reaches, and with which letter it sets up.
 * @param {string} faction
 * @param {{ second?: boolean, letter?: string }} [how]
 */
export function traits(faction, { second = false, letter } = {}) {
  const sitting = sittingOf(faction);
  if (!sitting) return null;
  return h(
    "span",
    { class: "traits" },
    hardness(faction),
    h(
      "span",
      { class: "reach" },
      t("reach-of", { reach: second ? (sitting.second ?? sitting.reach) : sitting.reach }),
      sitting.assumed ? assumed() : null,
    ),
    letter ? h("span", { class: "letter" }, t("set-up-letter", { letter })) : null,
  );
}

/** How far the factions of a table reach together, beside what is usual. @param {SetupValue} plan */
export function reachPart(plan) {
  const sittings = plan.seats.map(({ faction }) => sittingOf(faction));
  const sum = sittings.reduce(
    (all, one, i) => all + ((secondOf(plan, i) ? one?.second : one?.reach) ?? 0),
    0,
  );
  const seats = plan.seats.length;
  const usual = USUAL[seats] ?? 0;
  const enough = sum >= usual;
  return h(
    "div",
    { class: enough ? "reach-sum" : "reach-sum below", id: "reach" },
    h(
      "p",
      { role: "status" },
      h("b", null, t("reach-sum", { sum })),
      " ",
      t(enough ? "reach-enough" : "reach-below", { seats, usual }),
    ),
    h(
      "p",
      { class: "quiet" },
      t("reach-text"),
      sittings.includes(undefined) ? ` ${t("reach-unknown")}` : "",
      sittings.some((one) => one?.assumed) ? [" ", assumed(), " ", t("reach-assumed")] : null,
    ),
  );
}

/**
 * Who sets up when (LAW-9a, LAW-9b): by the letters of the factions, whatever the order of the seats.
 * @param {State} state
 * @param {SetupValue} plan
 */
export function orderPart({ catalogue }, plan) {
  const places = plan.seats.map(({ faction }) => {
    const [letter, number] = catalogue.factions.find(({ key }) => key === faction)?.set_up ?? [
      "",
      0,
    ];
    return { faction, letter, number };
  });
  const order = places.toSorted((a, b) => a.letter.localeCompare(b.letter) || a.number - b.number);
  const twins = plan.seats.some((_, i) => secondOf(plan, i));
  return h(
    "div",
    { class: "set-up-order", id: "set-up-order" },
    h("p", null, h("b", null, t("set-up-order")), " ", clauseChip("LAW-9b")),
    h(
      "ol",
      null,
      order.map(({ faction, letter }, i) =>
        h(
          "li",
          { key: `${faction}-${i}` },
          h("b", null, letter),
          " ",
          factionName(faction),
          sittingOf(faction)?.assumed ? [" ", assumed()] : null,
        ),
      ),
    ),
    h(
      "p",
      { class: "quiet" },
      t("set-up-order-text"),
      twins ? ` ${t("set-up-order-twins")}` : "",
      order.some(({ faction }) => sittingOf(faction)?.assumed)
        ? [" ", assumed(), " ", t("set-up-order-assumed")]
        : null,
    ),
  );
}
