/** Turning log entries into what moves on the map. */

/**
 * @typedef {import("../table/log-folding.js").Line} Line
 * @typedef {import("../engine/contract.js").View} View
 */

/** @param {unknown} value */
const number = (value) => (typeof value === "number" ? value : null);

/**
 * What a run of entries moves, in order.
 * @param {Line[]} entries
 * @param {View} view the table before them
 * @param {View} after the table after them, for pieces of which none stood there before
 */
export function motionOf(entries, view, after) {
  /** @type {{ kind: "travel" | "come" | "go", from: number, to: number, faction: string, piece: string, class: string, count: number }[]} */
  const acts = [];
  for (const entry of entries) {
    const { values } = entry;
    const seat = number(values.owner) ?? entry.seat ?? 0;
    const faction = view.seats[seat]?.faction ?? "";
    const piece = typeof values.piece === "string" ? values.piece : "";
    if (!piece) continue;
    const about = {
      faction,
      piece,
      class: classOf(view, seat, piece) ?? classOf(after, seat, piece) ?? "warrior",
      count: number(values.count) ?? 1,
    };
    const [from, to, at] = [number(values.from), number(values.to), number(values.clearing)];
    if (entry.kind === "moved" && from !== null && to !== null) {
      acts.push({ kind: "travel", from, to, ...about });
    } else if (entry.kind === "placed" && at !== null) {
      acts.push({ kind: "come", from: at, to: at, ...about });
    } else if (entry.kind === "removed" && at !== null) {
      acts.push({ kind: "go", from: at, to: at, ...about });
    }
  }
  return acts;
}

/** @param {View} view @param {number} seat @param {string} piece */
function classOf(view, seat, piece) {
  for (const clearing of view.clearings) {
    const found = clearing.pieces.find((one) => one.seat === seat && one.piece === piece);
    if (found) return found.class;
  }
  return undefined;
}

/**
 * The moves among some entries, as arrows.
 * @param {Line[]} entries
 * @returns {{ from: number, to: number, count: number }[]}
 */
export function movesOf(entries) {
  return entries.flatMap(({ kind, values }) => {
    const [from, to] = [number(values.from), number(values.to)];
    if (kind !== "moved" || from === null || to === null) return [];
    return [{ from, to, count: number(values.count) ?? 1 }];
  });
}

/**
 * The clearings that some entries are about.
 * @param {Line[]} entries
 * @returns {Set<number>}
 */
export function placesOf(entries) {
  /** @type {Set<number>} */
  const places = new Set();
  for (const { values } of entries) {
    for (const key of ["clearing", "from", "to"]) {
      const found = number(values[key]);
      if (found) places.add(found);
    }
  }
  return places;
}

/**
 * The pieces of others that somebody crafts with, among some entries.
 * @param {Line[]} entries
 * @returns {{ clearing: number, seat: number, piece: string }[]}
 */
export function lendersOf(entries) {
  return entries.flatMap(({ kind, values }) => {
    const [clearing, seat] = [number(values.clearing), number(values.owner)];
    if (kind !== "lent-icon" || clearing === null || seat === null) return [];
    return [{ clearing, seat, piece: String(values.piece) }];
  });
}
