/** What happened since the viewer's last turn, in a few lines. */

import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { actOf } from "../factions/looks.js";
import { changesPoints } from "../table/changes-of-points.js";
import { play } from "../table/history.js";
import { placesOf } from "../map/acts.js";
import { listOf, t } from "../words/messages.js";
import { remembering } from "../toolkit/remembering.js";
import { change, openSheet } from "../state.js";
import { captionOf, reasonOf, turnsOf } from "./captions.js";
import { entryText, liveryOf, placeName, seatName } from "../words/naming.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").LogEntry} Entry
 */

/** Kinds of entries that are worth a line. */
const TELLING = new Set([
  "scored",
  "lost-points",
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

/** How many lines a turn has, unless more of them changed points; everything can be played back. */
const LINES = 4;

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

/** Whether a line is worth being told by itself. @param {Entry} entry */
function isTelling({ kind, seat }) {
  return TELLING.has(kind) || (seat !== null && actOf(liveryOf(seat), kind) !== undefined);
}

/** The turns of the digest, none left out, each with the lines that are told of it. @param {State} state */
export function digest(state) {
  return digestOf(news(state));
}

const digestOf = remembering((/** @type {Entry[]} */ entries) =>
  turnsOf(entries).map((turn) => ({ ...turn, telling: turn.entries.filter(isTelling) })),
);

/** The lines that are told of a turn: all that changed points, and the latest of the others. @param {Entry[]} entries */
function told(entries) {
  const points = entries.filter(changesPoints);
  const others = entries.filter((entry) => !changesPoints(entry));
  const room = Math.max(0, LINES - points.length);
  const kept = new Set([...points, ...others.slice(Math.max(0, others.length - room))]);
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
  return digest(state).reduce((sum, { telling }) => sum + 1 + telling.length, 0);
}

/** @param {State} state */
function body(state) {
  const all = news(state);
  const found = [...placesOf(all)];
  const numbers = found.filter((place) => typeof place === "number").sort((a, b) => a - b);
  const forests = found.filter((place) => typeof place === "string").sort();
  const places = [...numbers, ...forests].map(placeName);
  return [
    h("h2", null, t("digest")),
    h(
      "ul",
      null,
      digest(state).map(({ turn, seat, entries, telling }) => {
        const shown = told(telling);
        const left = telling.length - shown.length;
        const why = reasonOf(state, turn.index);
        return h(
          "li",
          null,
          emblem(liveryOf(seat)),
          h(
            "div",
            null,
            h(
              "p",
              { class: "caption" },
              h("span", null, h("b", null, seatName(seat)), ": ", captionOf(entries, seat)),
            ),
            why ? h("p", { class: "quiet" }, why) : null,
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
            play(Math.max(0, (all[0]?.commit ?? 1) - 1));
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
