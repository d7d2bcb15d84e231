/** A whole turn in one sentence. */

import { reasonFor } from "../bots/reasons.js";
import { listOf, t } from "../words/messages.js";
import * as words from "../words/naming.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").LogEntry} Entry
 */

/** @param {Entry[]} entries @param {string} kind @param {string} [value] */
function sum(entries, kind, value) {
  const found = entries.filter((entry) => entry.kind === kind);
  return value
    ? found.reduce((all, { values }) => all + Number(values[value] ?? 1), 0)
    : found.length;
}

/**
 * What a seat did in its turn.
 * @param {Entry[]} entries of the turn
 * @param {number} seat
 */
export function captionOf(entries, seat) {
  const its = entries.filter((entry) => entry.seat === seat);
  const crafted = its.filter(({ kind }) => kind === "crafted");
  const battles = its.filter(({ kind }) => kind === "battle");
  const lost = entries.filter(({ kind, values }) => kind === "removed" && values.owner === seat);
  const told = [
    tell("moved", sum(its, "moved")),
    tell("placed", sum(its, "placed", "count")),
    ...battles.map(({ values }) =>
      t("told-battle", {
        defender: words.seatName(Number(values.defender)),
        clearing: words.placeName(/** @type {number} */ (values.clearing)),
      }),
    ),
    ...crafted.map(({ values }) =>
      t("told-crafted", { card: words.cardName(String(values.card)) }),
    ),
    tell("lost", sum(lost, "removed", "count")),
    tell("scored", sum(its, "scored", "points")),
    tell("lost-points", sum(its, "lost-points", "points")),
  ].filter(Boolean);
  return told.length ? listOf([...new Set(told)]) : t("told-nothing");
}

/** @param {string} what @param {number} count */
function tell(what, count) {
  return count ? t(`told-${what}`, { count }) : "";
}

/**
 * Why a bot played its turn so, as far as that may be told.
 * @param {State} state
 * @param {number} turn the log index at which the turn began
 */
export function reasonOf(state, turn) {
  const over = Boolean(state.shown?.view.over);
  const reason = reasonFor(state.reasons, turn, { over, viewer: state.viewer });
  const [chosen] = reason?.options ?? [];
  if (!reason || !chosen) return null;
  const option = words.optionName(chosen, reason.seat);
  return t("reason", { option, grounds: words.groundsText(reason.grounds, reason.seat) });
}

/**
 * The turns among some entries, each with what belongs to it.
 * @param {Entry[]} entries
 * @returns {{ turn: Entry, seat: number, entries: Entry[] }[]}
 */
export function turnsOf(entries) {
  /** @type {{ turn: Entry, seat: number, entries: Entry[] }[]} */
  const turns = [];
  for (const entry of entries) {
    if (entry.kind === "turn") turns.push({ turn: entry, seat: entry.seat ?? 0, entries: [] });
    else turns.at(-1)?.entries.push(entry);
  }
  return turns;
}
