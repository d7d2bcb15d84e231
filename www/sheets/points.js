/** Where the points came from: by source, and turn by turn. */

import { h } from "../toolkit/dom.js";
import { clauseChip, emblem } from "../toolkit/icons.js";
import { clauseWords } from "../words/law.js";
import { changesPoints, pointsOf } from "../table/changes-of-points.js";
import { t } from "../words/messages.js";
import { codeOf, liveryOf, seatTitle } from "../words/naming.js";

/** @typedef {import("../engine/contract.js").LogEntry} Entry */

/** @param {import("../state.js").State} state */
export function pointsSheet(state) {
  const log = state.shown?.log ?? [];
  const seats = state.shown?.view.seats ?? [];
  const rounds = byRound(log, seats.length);
  return {
    title: t("points-sheet"),
    body: [
      h(
        "table",
        { class: "points-table" },
        h("caption", { class: "unseen" }, t("points-by-round")),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("th", { scope: "col" }, t("round-column")),
            seats.map((_, i) => h("th", { scope: "col" }, emblem(liveryOf(i)), codeOf(i))),
          ),
        ),
        h(
          "tbody",
          null,
          rounds.map((points, round) =>
            h(
              "tr",
              null,
              h("th", { scope: "row" }, round + 1),
              points.map((count) => h("td", null, count || "·")),
            ),
          ),
          h(
            "tr",
            { class: "sum" },
            h("th", { scope: "row" }, t("sum")),
            seats.map((seat) => h("td", null, seat.score)),
          ),
        ),
      ),
      seats.map((_, i) =>
        h(
          "section",
          { key: `sources-${i}` },
          h("h3", null, emblem(liveryOf(i)), seatTitle(i)),
          h(
            "ul",
            { class: "sources" },
            sources(log, i).map(([clause, points]) =>
              h(
                "li",
                null,
                h("b", null, points > 0 ? `+${points}` : `−${-points}`),
                clauseChip(clause),
                h("span", null, clauseWords(clause)),
              ),
            ),
          ),
        ),
      ),
    ],
  };
}

/** @param {Entry[]} log @param {number} seat @returns {[string, number][]} */
export function sources(log, seat) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const entry of log) {
    if (!changesPoints(entry) || entry.seat !== seat) continue;
    sums.set(entry.clause, (sums.get(entry.clause) ?? 0) + pointsOf(entry));
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** @param {Entry[]} log @param {number} seats */
export function byRound(log, seats) {
  /** @type {number[][]} */
  const rounds = [];
  let first = null;
  for (const entry of log) {
    if (entry.kind === "turn") {
      first ??= entry.seat;
      if (entry.seat === first) rounds.push(Array(seats).fill(0));
    }
    if (!changesPoints(entry) || typeof entry.seat !== "number") continue;
    if (!rounds.length) rounds.push(Array(seats).fill(0));
    const round = rounds.at(-1) ?? [];
    round[entry.seat] = (round[entry.seat] ?? 0) + pointsOf(entry);
  }
  return rounds;
}
