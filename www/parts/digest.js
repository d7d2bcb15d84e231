/** What happened since the viewer's last turn, in a few lines. */

import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { lookAt } from "../table/history.js";
import { placesOf } from "../map/acts.js";
import { listOf, t } from "../words/messages.js";
import { remembering } from "../toolkit/remembering.js";
import { change, openSheet } from "../state.js";
import { entryText, seatName, factionOf } from "../words/naming.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Entry} Entry
 */

/** Kinds of entries that are worth a line. */
const TELLING = new Set([
  "scored",
  "battle",
  "hits",
  "removed",
  "ambush",
  "foil",
  "crafted",
  "gave",
  "took",
  "won",
]);

/** How many lines a turn has, unless more of them scored; everything can be played back. */
const LINES = 6;

/**
 * The entries since the viewer's last turn ended, when it is the viewer's turn.
 * @param {State} state
 * @returns {Entry[]}
 */
export function news(state) {
  return newsFor(state.shown, state.viewer);
}

/** @type {(shown: State["shown"], viewer: number | null) => Entry[]} */
const newsFor = remembering((shown, viewer) => {
  if (!shown || viewer === null || shown.view.turn.seat !== viewer) return [];
  const turns = shown.log.filter((entry) => entry.kind === "turn");
  const mine = turns.filter((entry) => entry.seat === viewer).map(({ index }) => index);
  const end = mine.at(-1);
  const before = mine.at(-2);
  if (end === undefined) return [];
  const start = turns.find((entry) => entry.seat !== viewer && entry.index > (before ?? -1))?.index;
  if (start === undefined || start >= end) return [];
  return shown.log.filter(({ index }) => index >= start && index < end);
});

/** The lines of the digest: what scored, fought and was lost, by whose turn it was. @param {State} state */
export function digest(state) {
  /** @type {Map<number, Entry[]>} */
  const seats = new Map();
  let turn = 0;
  for (const entry of news(state)) {
    if (entry.kind === "turn") turn = entry.seat ?? turn;
    if (TELLING.has(entry.kind)) seats.set(turn, [...(seats.get(turn) ?? []), entry]);
  }
  return [...seats].map(([seat, entries]) => ({ seat, entries }));
}

/** The lines that are told of a turn: all that scored, and the latest of the others. @param {Entry[]} entries */
function told(entries) {
  const scored = entries.filter(({ kind }) => kind === "scored");
  const others = entries.filter(({ kind }) => kind !== "scored");
  const room = Math.max(0, LINES - scored.length);
  const kept = new Set([...scored, ...others.slice(Math.max(0, others.length - room))]);
  return entries.filter((entry) => kept.has(entry));
}

/** The card with the digest, where it is open. @param {State} state */
export function digestCard(state) {
  if (!state.digestOpen || !lines(state)) return null;
  return h("section", { class: "digest", key: "digest", "aria-label": t("digest") }, body(state));
}

/** A chip that opens the digest. @param {State} state */
export function digestChip(state) {
  const count = lines(state);
  if (!count) return null;
  return h(
    "button",
    { class: "tool wide", type: "button", key: "digest", onclick: () => openSheet("digest") },
    sign("log"),
    t("digest-chip", { count }),
  );
}

/** The chip beside the question, until the digest has been read. @param {State} state */
export function newsChip(state) {
  return state.digestOpen ? digestChip(state) : null;
}

/** How many lines the digest has for the person who looks. @param {State} state */
function lines(state) {
  if (state.past || state.curtain) return 0;
  return digest(state).reduce((sum, { entries }) => sum + entries.length, 0);
}

/** @param {State} state */
function body(state) {
  const all = news(state);
  const places = [...placesOf(all)].sort((a, b) => a - b).map(String);
  return [
    h("h2", null, t("digest")),
    h(
      "ul",
      null,
      digest(state).map(({ seat, entries }) => {
        const shown = told(entries);
        const left = entries.length - shown.length;
        return h(
          "li",
          null,
          emblem(factionOf(seat)),
          h(
            "div",
            null,
            h("b", null, seatName(seat)),
            left ? h("p", { class: "quiet" }, t("digest-earlier", { count: left })) : null,
            shown.map((entry) => h("p", null, entryText(entry), clauseChip(entry.clause))),
          ),
        );
      }),
    ),
    places.length
      ? h("p", { class: "places" }, t("digest-places", { clearings: listOf(places) }))
      : null,
    h(
      "div",
      { class: "ways" },
      h(
        "button",
        {
          class: "small",
          type: "button",
          onclick: () => {
            change({ digestOpen: false, sheets: [] });
            lookAt(Math.max(0, (all[0]?.commit ?? 1) - 1));
          },
        },
        t("play-back"),
      ),
      h(
        "button",
        {
          class: "small",
          type: "button",
          "aria-pressed": String(state.layers.includes("changed")),
          onclick: () =>
            change({
              layers: state.layers.includes("changed")
                ? state.layers.filter((layer) => layer !== "changed")
                : [...state.layers, "changed"],
            }),
        },
        t("layer-changed"),
      ),
      h(
        "button",
        {
          class: "small primary",
          type: "button",
          onclick: () => change({ digestOpen: false, sheets: [] }),
        },
        t("got-it"),
      ),
    ),
  ];
}

/** @param {State} state */
export function digestSheet(state) {
  return { title: t("digest"), body: h("div", { class: "digest plain" }, body(state).slice(1)) };
}
