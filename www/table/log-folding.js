/** Lines of the log that are told as one. */

/**
 * @typedef {import("../engine/contract.js").LogEntry} Entry
 * @typedef {Omit<Entry, "values"> & { values: Record<string, unknown> }} Line an entry, or several: then its values are lists
 */

/** Whether a line tells of an act: of what somebody chose, and not where the turn stands. @param {Line} entry */
export function isAct({ kind }) {
  return kind !== "phase";
}

/**
 * Cards that are drawn one after the other make one line.
 * @param {Line[]} entries
 * @returns {Line[]}
 */
export function folded(entries) {
  /** @type {Line[]} */
  const made = [];
  for (const entry of entries) {
    const last = made.at(-1);
    const same =
      last?.kind === "drew" &&
      entry.kind === "drew" &&
      last.seat === entry.seat &&
      last.commit === entry.commit &&
      last.clause === entry.clause;
    const cards = entry.values.card ? [entry.values.card] : [];
    if (entry.kind !== "drew") made.push(entry);
    else if (!same) made.push(drawn(entry, cards, 1));
    else {
      const before = /** @type {unknown[]} */ (last.values.cards ?? []);
      made[made.length - 1] = drawn(last, [...before, ...cards], Number(last.values.count) + 1);
    }
  }
  return made;
}

/**
 * @param {Line} entry
 * @param {unknown[]} cards those the viewer may see
 * @param {number} count
 * @returns {Line}
 */
function drawn(entry, cards, count) {
  const values = { count, ...(cards.length ? { cards } : {}) };
  return { ...entry, values, types: { cards: "card", count: "number" } };
}
