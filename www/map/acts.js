/** Turning log entries into what is seen on the map, and where. */

import { actOf, liveryAmong } from "../factions/looks.js";
import { CARD_KINDS } from "../toolkit/shapes.js";

/**
 * @typedef {import("../table/log-folding.js").Line} Line
 * @typedef {import("../engine/contract.js").TableView} View
 * @typedef {import("./geometry.js").PlaceName} PlaceName
 */

/**
 * What is seen of one side of a battle.
 * @typedef {{ livery: string, rolled: number, counted: number, extra: number }} Side
 */

/**
 * One thing that is seen: pieces that travel, come and go; dice; something that flies to a place or bursts there; something
 * that goes to the board of a seat.
 * @typedef {object} Act
 * @property {"travel" | "come" | "go" | "roll" | "fly" | "burst" | "board"} kind
 * @property {PlaceName} from
 * @property {PlaceName} to
 * @property {number} seat whose
 * @property {string} livery
 * @property {string} piece
 * @property {string} class
 * @property {number} count
 * @property {number} [before] how many there were
 * @property {string} [sign] a drawing in place of the piece
 * @property {Side[]} [sides] attacker and defender
 * @property {boolean} [settled] the dice have been seen to fall already
 */

/** Signs of the base law that burst where something happens. @type {Record<string, string | undefined>} */
const SIGNS_OF = { ambush: CARD_KINDS.ambush, foil: CARD_KINDS.ambush };

/** @param {unknown} value */
const number = (value) => (typeof value === "number" ? value : null);

/**
 * The place that a line names under a key.
 * @param {Line} line
 * @param {string} key
 * @returns {PlaceName | null}
 */
function place({ values, types }, key) {
  const value = values[key];
  const known =
    types?.[key] === "place" && (typeof value === "number" || typeof value === "string");
  return known ? value : null;
}

/**
 * What the lines of a log show from one of them on, in order.
 * @param {Line[]} log
 * @param {number} first
 * @param {View} view the table before them
 * @param {View} after the table after them, for pieces of which none stood there before
 */
export function motionOf(log, first, view, after) {
  /** @type {Act[]} */
  const acts = [];
  /** How many of a piece are left somewhere. @type {Map<string, number>} */
  const left = new Map();
  for (const [i, entry] of log.entries()) {
    if (i < first) continue;
    const { values, kind } = entry;
    const seat = number(values.owner) ?? entry.seat ?? 0;
    const piece = typeof values.piece === "string" ? values.piece : "";
    const [from, to, at] = [place(entry, "from"), place(entry, "to"), place(entry, "clearing")];
    const about = {
      seat,
      livery: liveryAmong(view.seats, seat),
      piece,
      class: classOf(view, seat, piece) ?? classOf(after, seat, piece) ?? "warrior",
      count: number(values.count) ?? 1,
    };
    if (kind === "moved" && piece && from !== null && to !== null) {
      acts.push({ kind: "travel", from, to, ...about });
    } else if (kind === "placed" && piece && at !== null) {
      acts.push({ kind: "come", from: at, to: at, ...about });
    } else if (kind === "removed" && piece && at !== null) {
      const key = [seat, piece, at].join();
      const before = left.get(key) ?? countAt(view, at, seat, piece);
      left.set(key, before - about.count);
      acts.push({ kind: "go", from: at, to: at, ...about, before });
    } else if ((kind === "rolled" || kind === "hits") && at !== null) {
      const sides = sidesOf(log, i, view);
      // Where the hits were counted at once they are told together with the roll.
      const again = kind === "hits" && acts.some((act) => act.kind === "roll");
      if (sides && !again) {
        acts.push({ kind: "roll", from: at, to: at, ...about, sides, settled: kind === "hits" });
      }
    } else if (SIGNS_OF[kind] && at !== null) {
      acts.push({ kind: "burst", from: at, to: at, ...about, sign: SIGNS_OF[kind] });
    } else {
      const own = ownAct(entry, view);
      if (own) acts.push({ ...about, ...own });
    }
  }
  return acts;
}

/**
 * Attacker and defender of the battle that a line is about: what each rolled, what of it counted, what came on top.
 * @param {Line[]} log
 * @param {number} at the line of the roll, or of its hits
 * @param {View} view
 * @returns {Side[] | null}
 */
function sidesOf(log, at, view) {
  const battle = log.findLast(({ kind }, i) => kind === "battle" && i < at);
  const rolled = log.findLast(({ kind }, i) => kind === "rolled" && i <= at);
  const hits = log.find(({ kind }, i) => kind === "hits" && i >= at && i < at + NEAR);
  if (!battle || !rolled) return null;
  return ["attacker", "defender"].map((side) => {
    const seat = number(side === "attacker" ? battle.seat : battle.values.defender) ?? 0;
    const extra = number(hits?.values[`${side}-extra`]) ?? 0;
    const die = number(rolled.values[side]) ?? 0;
    const all = number(hits?.values[side]) ?? die + extra;
    return { livery: liveryAmong(view.seats, seat), rolled: die, counted: all - extra, extra };
  });
}

/** How many lines after a roll its hits stand at most, where nothing is asked between. */
const NEAR = 6;

/**
 * What a faction's own line shows, as the faction's folder says.
 * @param {Line} entry
 * @param {View} view
 * @returns {Pick<Act, "kind" | "from" | "to" | "piece" | "seat" | "livery" | "class" | "count"> | null}
 */
function ownAct(entry, view) {
  const seat = entry.seat;
  if (typeof seat !== "number") return null;
  const livery = liveryAmong(view.seats, seat);
  const look = actOf(livery, entry.kind);
  const piece = look?.piece ?? (typeof entry.values.piece === "string" ? entry.values.piece : "");
  if (!look || !piece) return null;
  const at = place(entry, "clearing") ?? placeWith(view, seat, piece);
  const begin = look.from ? placeWith(view, seat, look.from) : null;
  const shared = { seat, livery, piece, class: classOf(view, seat, piece) ?? "token", count: 1 };
  if (look.how === "board" || at === null) {
    return { kind: "board", from: at ?? "", to: "", ...shared };
  }
  if (look.how === "fly" && begin !== null) return { kind: "fly", from: begin, to: at, ...shared };
  return { kind: "burst", from: at, to: at, ...shared };
}

/** Where a piece stands first. @param {View} view @param {number} seat @param {string} piece @returns {PlaceName | null} */
function placeWith(view, seat, piece) {
  const found = view.clearings.find(({ pieces }) =>
    pieces.some((one) => one.seat === seat && one.piece === piece),
  );
  return found?.number ?? null;
}

/** @param {View} view @param {PlaceName} at @param {number} seat @param {string} piece */
function countAt(view, at, seat, piece) {
  const here =
    typeof at === "number"
      ? view.clearings.find(({ number: n }) => n === at)
      : view.forests.find(({ id }) => id === at);
  const found = here?.pieces.find((one) => one.seat === seat && one.piece === piece);
  return found?.count ?? 0;
}

/** @param {View} view @param {number} seat @param {string} piece */
function classOf(view, seat, piece) {
  for (const { pieces } of [...view.clearings, ...view.forests]) {
    const found = pieces.find((one) => one.seat === seat && one.piece === piece);
    if (found) return found.class;
  }
  return undefined;
}

/**
 * The moves among some entries, as arrows.
 * @param {Line[]} entries
 * @returns {{ from: PlaceName, to: PlaceName, count: number }[]}
 */
export function movesOf(entries) {
  return entries.flatMap((entry) => {
    const [from, to] = [place(entry, "from"), place(entry, "to")];
    if (entry.kind !== "moved" || from === null || to === null) return [];
    return [{ from, to, count: number(entry.values.count) ?? 1 }];
  });
}

/**
 * What some entries leave on the map, numbered in their order: arrows of moves, marks where somebody fought or did something
 * of their own.
 * @param {Line[]} entries
 * @param {(seat: number) => string} livery
 * @returns {{ from: PlaceName, to: PlaceName, label: string, seat: number }[]}
 */
export function trailOf(entries, livery) {
  const seen = entries.flatMap((entry) => {
    const seat = number(entry.values.owner) ?? entry.seat ?? 0;
    const at = place(entry, "clearing");
    const moved = movesOf([entry]);
    if (moved.length || at === null) return moved.map(({ from, to }) => ({ from, to, seat }));
    const own = actOf(livery(seat), entry.kind);
    return entry.kind === "battle" || (own && own.how !== "board")
      ? [{ from: at, to: at, seat }]
      : [];
  });
  return seen.map((act, i) => ({ ...act, label: String(i + 1) }));
}

/**
 * The places that some entries are about.
 * @param {Line[]} entries
 * @returns {Set<PlaceName>}
 */
export function placesOf(entries) {
  /** @type {Set<PlaceName>} */
  const places = new Set();
  for (const entry of entries) {
    for (const key of ["clearing", "from", "to"]) {
      const found = place(entry, key);
      if (found !== null) places.add(found);
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
