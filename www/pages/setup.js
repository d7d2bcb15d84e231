/** The set-up page: seats, factions, names, seed, map, deck, and board figures that can be changed. */

import { kindsOf } from "../bots/kinds.js";
import { draw, h, part } from "../toolkit/dom.js";
import { emblem, sign, suitMark } from "../toolkit/icons.js";
import { newSeed } from "../engine/client.js";
import { has, t } from "../words/messages.js";
import { facts } from "../parts/cards.js";
import { change, state as live } from "../state.js";
import { errorText, newTable } from "../table/tables.js";
import { kindChoice, strengths } from "../sheets/players.js";
import { drawMap } from "../map/picture.js";
import { factionName } from "../words/naming.js";
import { figureFields } from "./figures.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 */

const SEATS = { least: 2, most: 6 };

let openHands = false;
let problem = "";

/** A plan with the first factions there are. @param {State} state @returns {SetupValue} */
export function newPlan(state) {
  const { maps, decks, factions } = state.catalogue;
  problem = "";
  return {
    map: maps[0]?.key ?? "",
    deck: decks[0]?.key ?? "",
    seed: newSeed(),
    seats: factions.slice(0, SEATS.least).map(({ key }) => ({ faction: key, name: "" })),
  };
}

/** @param {Partial<SetupValue>} patch */
function plan(patch) {
  problem = "";
  if (live.plan) change({ plan: { ...live.plan, ...patch } });
}

/** @param {number} i @param {Partial<SetupValue["seats"][number]>} patch */
function seat(i, patch) {
  const seats = (live.plan?.seats ?? []).map((one, n) => (n === i ? { ...one, ...patch } : one));
  plan({ seats });
}

/** @param {number} i @param {import("../bots/kinds.js").SeatKind} kind */
function kinds(i, kind) {
  const now = kindsOf(live.planKinds, live.plan?.seats.length ?? 0);
  change({ planKinds: now.map((one, n) => (n === i ? kind : one)) });
}

/** @param {State} state */
export function drawSetup(state) {
  if (state.screen !== "setup" || !state.plan) return;
  const { plan: now, catalogue } = state;
  draw(
    part("page"),
    h(
      "header",
      { class: "setup-head" },
      h(
        "button",
        { class: "plain", type: "button", onclick: () => change({ screen: "start", plan: null }) },
        sign("back"),
        t("back"),
      ),
      h("h1", { id: "page-title", tabindex: "-1" }, t("set-up")),
    ),
    h(
      "form",
      {
        class: "setup",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          void begin();
        },
      },
      h(
        "section",
        { class: "setup-seats" },
        h("h2", null, t("seats")),
        h("p", { class: "quiet" }, t("seats-text")),
        h(
          "ol",
          null,
          now.seats.map((one, i) => seatRow(state, now, one, i)),
        ),
        h("details", { class: "figures" }, h("summary", null, t("strengths")), strengths()),
        now.seats.length < Math.min(SEATS.most, catalogue.factions.length)
          ? h(
              "button",
              { type: "button", id: "add-seat", onclick: addSeat },
              sign("plus"),
              t("add-seat"),
            )
          : null,
      ),
      h(
        "section",
        { class: "setup-table" },
        h("h2", null, t("table")),
        pick(
          "map",
          catalogue.maps.map(({ key }) => [key, t(`map-${key}`)]),
          now.map,
        ),
        pick(
          "deck",
          catalogue.decks.map(({ key }) => [key, t(`deck-${key}`)]),
          now.deck,
          h(
            "ul",
            { class: "budget" },
            suitsOf(state, now.deck).map(([suit, count]) =>
              h(
                "li",
                { "aria-label": `${t(`suit-${suit}`)} ${count}` },
                suitMark(suit),
                h("b", null, count),
              ),
            ),
          ),
        ),
        h(
          "div",
          { class: "field" },
          h("label", { for: "seed" }, t("seed")),
          h(
            "span",
            { class: "joined" },
            h("input", {
              id: "seed",
              inputmode: "numeric",
              pattern: "[0-9]{1,20}",
              value: now.seed,
              oninput: (/** @type {Event} */ event) => plan({ seed: valueOf(event).trim() }),
            }),
            h(
              "button",
              {
                type: "button",
                onclick: () => plan({ seed: newSeed() }),
                title: t("seed-new"),
                "aria-label": t("seed-new"),
              },
              sign("die"),
            ),
          ),
        ),
        h("canvas", { class: "map-still", role: "img", "aria-label": t(`map-${now.map}`) }),
        h(
          "label",
          { class: "switch" },
          h("input", {
            type: "checkbox",
            id: "open-hands",
            checked: openHands,
            onchange: () => {
              openHands = !openHands;
              change();
            },
          }),
          h("span", null, t("open-hands"), h("small", null, t("open-hands-text"))),
        ),
      ),
      problem ? h("p", { class: "warning", role: "alert" }, problem) : null,
      h(
        "div",
        { class: "setup-end" },
        h("button", { class: "primary large", type: "submit", id: "begin" }, t("begin")),
      ),
    ),
  );
  const map = catalogue.maps.find(({ key }) => key === now.map);
  const still = /** @type {HTMLCanvasElement | null} */ (part("page").querySelector(".map-still"));
  if (map && still) drawMap(still, map, { bare: true });
}

/** How many cards of each suit a deck has. @param {State} state @param {string} deck */
function suitsOf(state, deck) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [card, copies] of state.catalogue.decks.find(({ key }) => key === deck)?.cards ?? []) {
    const { suit } = facts(state.catalogue, card);
    found.set(suit, (found.get(suit) ?? 0) + copies);
  }
  return [...found];
}

/** @param {Event} event */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {"map" | "deck"} name
 * @param {string[][]} values
 * @param {string} now
 * @param {import("../toolkit/dom.js").Child} [look] what the chosen one is like
 */
function pick(name, values, now, look) {
  return h(
    "div",
    { class: "field" },
    h("label", { for: `pick-${name}` }, t(name)),
    h(
      "select",
      {
        id: `pick-${name}`,
        value: now,
        onchange: (/** @type {Event} */ event) => plan({ [name]: valueOf(event) }),
      },
      values.map(([key, text]) => h("option", { value: key }, text)),
    ),
    look,
  );
}

/**
 * @param {State} state
 * @param {SetupValue} now
 * @param {SetupValue["seats"][number]} one
 * @param {number} i
 */
function seatRow(state, now, one, i) {
  const about = state.catalogue.factions.find(({ key }) => key === one.faction);
  return h(
    "li",
    { class: "seat-row", key: `seat-${i}` },
    h("span", { class: "seat-mark" }, emblem(one.faction)),
    h(
      "div",
      { class: "field" },
      h("label", { for: `faction-${i}` }, t("seat-faction", { number: i + 1 })),
      h(
        "select",
        {
          id: `faction-${i}`,
          value: one.faction,
          onchange: (/** @type {Event} */ event) => changeFaction(i, valueOf(event)),
        },
        state.catalogue.factions.map(({ key, code }) =>
          h("option", { value: key }, t("faction-choice", { faction: factionName(key), code })),
        ),
      ),
    ),
    h(
      "div",
      { class: "field" },
      h("label", { for: `name-${i}` }, t("seat-name")),
      h("input", {
        id: `name-${i}`,
        maxlength: 24,
        autocomplete: "off",
        placeholder: factionName(one.faction),
        value: one.name ?? "",
        oninput: (/** @type {Event} */ event) => seat(i, { name: valueOf(event) }),
      }),
    ),
    h(
      "div",
      { class: "field kind" },
      h("label", { for: `kind-${i}` }, t("player")),
      kindChoice(
        `kind-${i}`,
        kindsOf(state.planKinds, now.seats.length)[i] ?? "person",
        factionName(one.faction),
        (kind) => kinds(i, kind),
      ),
    ),
    h(
      "button",
      {
        class: "plain icon",
        type: "button",
        "aria-label": t("remove-seat", { number: i + 1 }),
        "aria-disabled": now.seats.length <= SEATS.least ? "true" : undefined,
        onclick: () => {
          if (now.seats.length <= SEATS.least) return;
          change({ planKinds: live.planKinds.filter((_, n) => n !== i) });
          plan({ seats: now.seats.filter((_, n) => n !== i) });
        },
      },
      sign("trash"),
    ),
    has(`goal-${one.faction}`) ? h("p", { class: "quiet goal" }, t(`goal-${one.faction}`)) : null,
    about?.figures.length
      ? figureFields(about.key, about.figures, one.figures ?? {}, (next) =>
          seat(i, { figures: next }),
        )
      : null,
  );
}

/** Two seats never have the same faction: the other one takes what this one had. @param {number} i @param {string} faction */
function changeFaction(i, faction) {
  const seats = (live.plan?.seats ?? []).map((one) => ({ ...one }));
  const before = seats[i]?.faction ?? faction;
  const other = seats.findIndex((one, n) => n !== i && one.faction === faction);
  if (other >= 0) seats[other] = { ...seats[other], faction: before, figures: undefined };
  seats[i] = { ...seats[i], faction, figures: undefined };
  plan({ seats });
}

function addSeat() {
  const seats = live.plan?.seats ?? [];
  const free = live.catalogue.factions.find(
    ({ key }) => !seats.some(({ faction }) => faction === key),
  );
  if (!free) return;
  // Whoever joins is as the last one: a bot of the same strength, or one more person.
  const now = kindsOf(live.planKinds, seats.length);
  change({ planKinds: [...now, now.at(-1) ?? "person"] });
  plan({ seats: [...seats, { faction: free.key, name: "" }] });
}

/** Starts the game; what the engine does not accept is said under the form. */
async function begin() {
  const now = live.plan;
  if (!now) return;
  const seats = now.seats.map(({ faction, name, figures: changed }) => ({
    faction,
    ...(name?.trim() ? { name: name.trim() } : {}),
    ...(changed ? { figures: changed } : {}),
  }));
  try {
    await newTable({ ...now, seats }, { openHands, kinds: kindsOf(live.planKinds, seats.length) });
    change({ plan: null });
  } catch (thrown) {
    problem = errorText(thrown);
    change();
  }
}
