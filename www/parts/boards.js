/** The boards of the factions: how they score, their turn, their tracks and boxes, what they own. */

import { draw, h, part } from "../toolkit/dom.js";
import { clauseChip, emblem, itemMark } from "../toolkit/icons.js";
import { clauseCount, clausesOf, lawNote, lawText } from "../words/law.js";
import { has, t, tFirst } from "../words/messages.js";
import { change, openSheet } from "../state.js";
import {
  codeOf,
  factionBeside,
  factionName,
  heldName,
  liveryOf,
  seatName,
} from "../words/naming.js";
import { digestCard } from "./digest.js";
import { heap, panelPart } from "./panels.js";
import { pilesPart, smallCard } from "./piles.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SeatView} SeatView
 */

const PHASES = /** @type {const} */ (["birdsong", "daylight", "evening"]);

/** @param {State} state */
export function drawBoards(state) {
  const root = part("boards");
  root.setAttribute("aria-label", t("boards"));
  if (!state.shown || (state.layout !== "desktop" && state.layout !== "tablet")) {
    draw(root);
    return;
  }
  draw(root, state.layout === "desktop" ? digestCard(state) : null, boards(state));
}

/** Every board, the one that matters now open and first. @param {State} state */
function boards(state) {
  const view = state.past?.view ?? state.shown?.view;
  if (!view) return null;
  const first = firstSeat(state);
  const seats = view.seats.map((seat, i) => ({ seat, i }));
  const rank = (/** @type {number} */ i) => (i === first ? -1 : i);
  seats.sort((a, b) => rank(a.i) - rank(b.i));
  return seats.map(({ seat, i }) =>
    h(
      "details",
      {
        class: "board",
        key: `board-${i}`,
        open: i === first || state.boardSeat === i,
        "data-board": i,
      },
      h("summary", null, heading(seat, i)),
      board(state, seat, i),
    ),
  );
}

/** Whose board comes first: the chosen one, else the viewer's, else the decider's. @param {State} state */
export function firstSeat(state) {
  return (
    state.boardSeat ??
    state.viewer ??
    state.shown?.decision?.seat ??
    state.shown?.view.turn.seat ??
    0
  );
}

/** @param {SeatView} seat @param {number} i */
function heading(seat, i) {
  return [
    emblem(liveryOf(i)),
    h(
      "span",
      { class: "who" },
      h("h2", null, factionBeside(i) ?? seatName(i)),
      factionBeside(i) === null ? null : h("span", null, seatName(i)),
    ),
    h("span", { class: "code" }, codeOf(i)),
    h("span", { class: "points" }, t("points", { count: seat.score })),
  ];
}

/**
 * One board.
 * @param {State} state
 * @param {SeatView} seat
 * @param {number} i
 */
export function board(state, seat, i) {
  return h(
    "div",
    { class: "board-body" },
    has(`goal-${seat.faction}`)
      ? h("p", { class: "goal" }, h("b", null, t("how-you-score")), " ", t(`goal-${seat.faction}`))
      : null,
    turnList(state, seat, i),
    h(
      "div",
      { class: "panels" },
      seat.panels.map((panel) => panelPart(panel, seat.faction)),
    ),
    pilesPart(seat.piles ?? [], seat.faction),
    possessions(state, seat),
    rules(seat),
  );
}

/**
 * The steps of a turn: the present one boxed, those before it ticked.
 * @param {State} state
 * @param {SeatView} seat
 * @param {number} i
 */
function turnList(state, seat, i) {
  const facts = state.catalogue.factions.find(({ key }) => key === seat.faction);
  const view = state.past?.view ?? state.shown?.view;
  const turn = view?.turn;
  if (!facts || !turn) return null;
  const mine = turn.seat === i && !view?.over;
  const all = PHASES.flatMap((phase) =>
    (facts.turn[phase] ?? []).map((step) => ({ phase, ...step })),
  );
  const at = mine
    ? all.findIndex((step) => step.phase === turn.phase && (!turn.step || step.key === turn.step))
    : -1;
  const log = mine && !state.past ? (state.shown?.log ?? []) : [];
  const skipped = log
    .slice(log.findLastIndex(({ kind }) => kind === "turn") + 1)
    .filter(({ kind }) => kind === "skipped")
    .map(({ clause }) => clause);
  return h(
    "ol",
    { class: "turn-list" },
    PHASES.map((phase) =>
      h(
        "li",
        { class: mine && turn.phase === phase ? "now" : "" },
        h("h3", null, t(`phase-${phase}`)),
        h(
          "ol",
          null,
          (facts.turn[phase] ?? []).map((step) => {
            const place = all.findIndex((one) => one.phase === phase && one.key === step.key);
            const here = place === at;
            const past = place < at ? "done" : "";
            const usual = here ? "now" : past;
            return h(
              "li",
              {
                class: skipped.includes(step.clause) ? "skipped" : usual,
                "aria-current": here ? "step" : undefined,
              },
              h("span", null, tFirst([`step-${seat.faction}-${step.key}`, `step-${step.key}`])),
              clauseChip(step.clause),
            );
          }),
        ),
      ),
    ),
  );
}

/** Supplies, pieces elsewhere, items, lasting cards. @param {State} state @param {SeatView} seat */
function possessions(state, seat) {
  const items = Object.entries(seat.items);
  const down = Object.entries(seat.items_down ?? {});
  return [
    h(
      "section",
      { class: "owned" },
      h("h3", null, t("supply-of-pieces")),
      h(
        "ul",
        { class: "heaps" },
        seat.supply.map(({ piece, count }) => heap(seat.faction, piece, count)),
      ),
    ),
    seat.held.length
      ? h(
          "section",
          { class: "owned" },
          h("h3", null, t("held-pieces")),
          h(
            "ul",
            { class: "heaps" },
            seat.held.map(({ seat: owner, piece, count }) =>
              heap(state.shown?.view.seats[owner]?.faction ?? "", piece, count),
            ),
          ),
        )
      : null,
    items.length || down.length
      ? h(
          "section",
          { class: "owned" },
          h("h3", null, t("crafted-items")),
          h(
            "ul",
            { class: "heaps" },
            items.map(([item, count]) =>
              h("li", { title: t(`item-${item}`) }, itemMark(item), h("b", null, count)),
            ),
            down.map(([item, count]) =>
              h(
                "li",
                { class: "face-down", title: heldName(`exhausted-${item}`) },
                itemMark(item),
                h("b", null, count),
              ),
            ),
          ),
        )
      : null,
    seat.crafted.length
      ? h("section", { class: "owned" }, h("h3", null, t("crafted-cards")), cardList(seat.crafted))
      : null,
  ];
}

/** @param {string[]} cards */
function cardList(cards) {
  return h(
    "ul",
    { class: "card-list" },
    cards.map((card) => h("li", null, smallCard(card))),
  );
}

/** The factions whose standing rules somebody has unfolded. @type {Set<string>} */
const unfolded = new Set();

/** The standing rules, folded: nobody asks for the words before they are to be read. @param {SeatView} seat */
function rules(seat) {
  const count = clauseCount(seat.code);
  if (!count) return null;
  return h(
    "details",
    { class: "standing", ontoggle: () => unfold(seat.code) },
    h("summary", null, t("standing-rules", { count })),
    unfolded.has(seat.code) ? lawNote() : null,
    unfolded.has(seat.code)
      ? h(
          "ul",
          null,
          clausesOf(seat.code).map(({ id, summary, points }) =>
            h(
              "li",
              null,
              clauseChip(id),
              h("span", null, lawText([summary, ...points].join(". "))),
            ),
          ),
        )
      : null,
  );
}

/** @param {string} code */
function unfold(code) {
  if (unfolded.has(code)) return;
  unfolded.add(code);
  change();
}

/** The boards as a sheet, one seat at a time. @param {State} state @param {{ seat?: number } | undefined} data */
export function boardsSheet(state, data) {
  const view = state.past?.view ?? state.shown?.view;
  const i = data?.seat ?? firstSeat(state);
  const seat = view?.seats[i];
  return {
    title: seat ? factionName(seat.faction) : t("boards"),
    body: seat
      ? [
          h(
            "div",
            { class: "tabs", role: "tablist" },
            (view?.seats ?? []).map((one, n) =>
              h(
                "button",
                {
                  type: "button",
                  role: "tab",
                  "aria-selected": String(n === i),
                  onclick: () => {
                    openSheet("boards", { seat: n });
                    change({ boardSeat: n });
                  },
                },
                emblem(liveryOf(n)),
                h("span", null, codeOf(n)),
                h("b", null, one.score),
              ),
            ),
          ),
          h("div", { class: "board-head" }, heading(seat, i)),
          board(state, seat, i),
        ]
      : [],
  };
}
