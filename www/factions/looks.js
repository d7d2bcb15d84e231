/**
 * The looks and words of the factions: a folder for each, named by the engine's key, which comes when the faction is about
 * to be on the screen. A faction without a folder here still plays: it gets a plain shield, and words made from keys.
 *
 * Every warrior and pawn is drawn by the same rules: the faction's animal, never a letter or a sign; one contour that tells
 * it at sixteen pixels, under a number in its middle as well; feet, collar or chest on the lower edge; eyes, mouth and
 * stripes are cuts of the knife and only to be seen where there is room.
 */
import { SHIELD } from "../toolkit/shapes.js";
import { isUndecided } from "./undecided.js";

/**
 * One piece on a grid of 24. `lines` are drawn only where the piece is large enough; `damaged` over its damaged side;
 * the mark of a `suit` beside it. A `unique` piece has no number, since there is never more than one.
 * @typedef {{ body: string, lines?: string, damaged?: string, suit?: string, unique?: boolean }} Shape
 */

/**
 * How a line of the log is seen on the map: a piece flies to its place, from where another stands; bursts there; or goes to
 * the board of its seat. Where no piece is told, it is the one the line names.
 * @typedef {{ how: "fly" | "burst" | "board", piece?: string, from?: string }} ActLook
 */

/**
 * What is worth knowing before one sits down: how far it reaches into the affairs of others (LAW-9.1), and as which second
 * seat of its kind; whether that is our assumption; how hard it is to play well, 1 to 3.
 * @typedef {{ reach: number, second?: number, assumed?: boolean, hard: 1 | 2 | 3 }} Sitting
 */

/**
 * @typedef {object} FactionLook
 * @property {string} words its sentences, as a catalogue of messages
 * @property {string} fill colour of its pieces
 * @property {string} glyph colour of what is drawn on them
 * @property {Record<string, Shape>} pieces
 * @property {string} warrior the piece that stands for the faction
 * @property {Sitting} [sitting]
 * @property {Record<string, ActLook>} [acts] how lines of its own are seen, by their kind
 */

/** @type {Shape} */
const UNKNOWN = { body: SHIELD };

/** How a faction looks that has no folder, or whose folder could not be had. @type {FactionLook} */
const PLAIN = { words: "", fill: "#8b8d86", glyph: "#23201a", pieces: {}, warrior: "" };

/** The looks that are here. @type {Map<string, FactionLook>} */
const looks = new Map();

/** The looks that are on their way. @type {Map<string, Promise<FactionLook>>} */
const coming = new Map();

/** Whether the looks of these factions are here. @param {string[]} keys */
export function haveCome(keys) {
  return keys.every((key) => looks.has(key));
}

/**
 * Brings the looks of factions; one that cannot be had is plain until the page is loaded again.
 * @param {string[]} keys
 * @returns {Promise<string[]>} the words of those that were not here before
 */
export async function bringLooks(keys) {
  const wanted = keys.filter((key) => !looks.has(key));
  const found = await Promise.all(wanted.map(bring));
  return found.map(({ words }) => words).filter(Boolean);
}

/** @param {string} key */
function bring(key) {
  const asked = coming.get(key) ?? read(key);
  coming.set(key, asked);
  return asked;
}

/** @param {string} key @returns {Promise<FactionLook>} */
async function read(key) {
  /** @type {FactionLook} */
  let look = PLAIN;
  // Whoever has no faction yet has a plain shield.
  if (isUndecided(key)) {
    looks.set(key, look);
    return look;
  }
  try {
    ({ default: look } = await import(`./${key}/${key}.js`));
  } catch (thrown) {
    console.warn(`${key} has no look here:`, thrown);
  }
  looks.set(key, look);
  return look;
}

/** What the key of a faction ends in where the livery of its second seat is meant. */
const SECOND = " 2";
/** A square at the shoulder of each figure of a second seat: cut out of what is there, and beside it a mark of its own. */
const SHOULDER = "M17-1h7v7h-7Z";

/**
 * In whose livery the pieces of a seat are drawn: its faction's, or that of the second seat of the same faction.
 * @param {{ faction: string }[]} seats
 * @param {number} seat
 */
export function liveryAmong(seats, seat) {
  const faction = seats[seat]?.faction ?? "";
  const first = seats.findIndex((other) => other.faction === faction);
  return first < seat ? faction + SECOND : faction;
}

/** The faction whose livery it is. @param {string} livery */
export function factionIn(livery) {
  return livery.replace(SECOND, "");
}

/** @param {string} livery */
function lookIn(livery) {
  return looks.get(factionIn(livery)) ?? PLAIN;
}

/**
 * The colours of a faction's pieces; a second seat of the same has them the other way round.
 * @param {string} livery
 * @returns {{ fill: string, glyph: string }}
 */
export function coloursOf(livery) {
  const { fill, glyph } = lookIn(livery);
  return livery.endsWith(SECOND) ? { fill: glyph, glyph: fill } : { fill, glyph };
}

/**
 * The drawing of one piece.
 * @param {string} livery
 * @param {string} piece
 * @returns {Shape}
 */
export function shapeOf(livery, piece) {
  const shape = lookIn(livery).pieces[piece] ?? UNKNOWN;
  return livery.endsWith(SECOND) ? { ...shape, body: shape.body + SHOULDER } : shape;
}

/** What is worth knowing before one sits down, as far as somebody has said it. @param {string} faction */
export function sittingOf(faction) {
  return looks.get(faction)?.sitting;
}

/**
 * How a line of a faction's own is seen on the map, if it is.
 * @param {string} livery
 * @param {string} kind of the line
 */
export function actOf(livery, kind) {
  return lookIn(livery).acts?.[kind];
}

/**
 * The drawing that stands for a whole faction.
 * @param {string} livery
 * @returns {Shape}
 */
export function emblemOf(livery) {
  return shapeOf(livery, lookIn(livery).warrior);
}
