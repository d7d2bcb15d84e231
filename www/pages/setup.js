/** The set-up page: seats, factions, names, seed, map, deck, and board figures that can be changed. */

import { kindsOf } from "../bots/kinds.js";
import { draw, h, part } from "../toolkit/dom.js";
import { sign, suitMark } from "../toolkit/icons.js";
import { newSeed } from "../engine/client.js";
import { t } from "../words/messages.js";
import { facts } from "../parts/cards.js";
import { change, state as live } from "../state.js";
import { errorText, newTable } from "../table/tables.js";
import { strengths } from "../sheets/players.js";
import { drawMap } from "../map/picture.js";
import { draftFields, draftOf, procedureFields, suitsField } from "./drafting.js";
import { figureSetField } from "./figure-set.js";
import { newSeat } from "./fair.js";
import { landmarkFields } from "./landmarks.js";
import { orderPart, reachPart, seatCard } from "./seat-cards.js";
import { addSeat, plan, SEATS, shuffleSeats } from "./seating.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 */

let openHands = false;
/** What the engine does not accept of a plan. @type {{ plan: SetupValue, text: string } | null} */
let problem = null;

/**
 * A plan with these factions, or the first there are, and the figures of a new table.
 * @param {State} state
 * @param {string[]} [sitting]
 * @returns {SetupValue}
 */
export function newPlan({ catalogue }, sitting) {
  const { maps, decks, factions } = catalogue;
  const keys = sitting ?? factions.slice(0, SEATS.least).map(({ key }) => key);
  return {
    map: maps[0]?.key ?? "",
    deck: decks[0]?.key ?? "",
    seed: newSeed(),
    seats: keys.map((key) => newSeat(catalogue, key)),
  };
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
        procedureFields(now),
        now.procedure === "draft" ? null : h("p", { class: "quiet" }, t("seats-text")),
        h(
          "ol",
          null,
          now.seats.map((_, i) => seatCard(state, now, i)),
          now.seats.length < Math.min(SEATS.most, catalogue.factions.length)
            ? h(
                "li",
                { key: "add" },
                h(
                  "button",
                  { class: "add-seat", type: "button", id: "add-seat", onclick: addSeat },
                  sign("plus"),
                  t("add-seat"),
                ),
              )
            : null,
        ),
        h(
          "div",
          { class: "setup-more" },
          now.procedure === "draft" ? null : reachPart(now),
          now.procedure === "draft" ? null : orderPart(state, now),
          h(
            "button",
            { type: "button", id: "shuffle-seats", onclick: shuffleSeats },
            sign("die"),
            t("shuffle-seats"),
          ),
        ),
        now.procedure === "draft" ? draftFields(state, now) : null,
        h("details", { class: "figures" }, h("summary", null, t("strengths")), strengths()),
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
        suitsField(catalogue, now),
        landmarkFields(catalogue, now, plan),
        figureSetField(state, now),
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
      problem?.plan === now ? h("p", { class: "warning", role: "alert" }, problem.text) : null,
      h(
        "div",
        { class: "setup-end" },
        h("button", { class: "primary large", type: "submit", id: "begin" }, t("begin")),
      ),
    ),
  );
  const map = catalogue.maps.find(({ key }) => key === now.map);
  const still = /** @type {HTMLCanvasElement | null} */ (part("page").querySelector(".map-still"));
  if (map && still) drawMap(still, map);
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

/** Starts the game; what the engine does not accept is said under the form. */
async function begin() {
  const now = live.plan;
  if (!now) return;
  const isDraft = now.procedure === "draft";
  const seats = now.seats.map(({ faction, name, figures: changed }) => ({
    faction,
    ...(name?.trim() ? { name: name.trim() } : {}),
    ...(changed && !isDraft ? { figures: changed } : {}),
  }));
  try {
    await newTable(
      { ...now, seats, ...(isDraft ? draftOf(live, now) : {}) },
      { openHands, kinds: kindsOf(live.planKinds, seats.length) },
    );
    change({ plan: null });
  } catch (thrown) {
    problem = { plan: now, text: errorText(thrown) };
    change();
  }
}
