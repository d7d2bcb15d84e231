/** Entries of the log that change the points of a seat. Pure functions. */

/** @typedef {import("../engine/contract.js").LogEntry} Entry */

/** Kinds of entries by what they do to the points. @type {Record<string, number>} */
const SIGNS = { scored: 1, "lost-points": -1 };

/** Whether an entry changes points. @param {{ kind: string }} entry */
export function changesPoints({ kind }) {
  return kind in SIGNS;
}

/** By how much, below nothing for a loss. @param {Entry} entry */
export function pointsOf({ kind, values }) {
  const count = Number(values.points ?? values.count ?? 0);
  return Number.isFinite(count) ? (SIGNS[kind] ?? 1) * count : 0;
}

/** How far back the changes of one choice can lie. */
const FAR = 40;

/**
 * What the last choice of a log has changed for a seat: the last gain and the last loss, in the order in which they came.
 * @param {Entry[]} log
 * @param {number} seat
 */
export function lastChanges(log, seat) {
  const own = lately(log).filter((entry) => entry.seat === seat);
  const last = new Set(Object.keys(SIGNS).map((sign) => own.findLast(({ kind }) => kind === sign)));
  return own.filter((entry) => last.has(entry));
}

/** The seats whose points the last choice has changed, in the order in which it did. @param {Entry[]} log */
export function lastChanged(log) {
  return [...new Set(lately(log).map(({ seat }) => seat))];
}

/** @param {Entry[]} log */
function lately(log) {
  const last = log.at(-1)?.commit;
  return log.slice(-FAR).filter((entry) => changesPoints(entry) && entry.commit === last);
}
