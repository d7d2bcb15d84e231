/**
 * The looks and words of the factions: a folder for each, named by the engine's key, which comes when the faction is about
 * to be on the screen. A faction without a folder here still plays: it gets a plain shield, and words made from keys.
 */
import { SHIELD } from "../toolkit/shapes.js";

/**
 * One piece on a grid of 24. `lines` are drawn only where the piece is large enough; `damaged` over its damaged side;
 * the mark of a `suit` beside it. A `unique` piece has no number, since there is never more than one.
 * @typedef {{ body: string, lines?: string, damaged?: string, suit?: string, unique?: boolean }} Shape
 */

/**
 * @typedef {object} FactionLook
 * @property {string} words its sentences, as a catalogue of messages
 * @property {string} fill colour of its pieces
 * @property {string} glyph colour of what is drawn on them
 * @property {Record<string, Shape>} pieces
 * @property {string} warrior the piece that stands for the faction
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
  try {
    ({ default: look } = await import(`./${key}/${key}.js`));
  } catch (thrown) {
    console.warn(`${key} has no look here:`, thrown);
  }
  looks.set(key, look);
  return look;
}

/**
 * The colours of a faction's pieces.
 * @param {string} key
 * @returns {{ fill: string, glyph: string }}
 */
export function coloursOf(key) {
  return looks.get(key) ?? PLAIN;
}

/**
 * The drawing of one piece.
 * @param {string} faction
 * @param {string} piece
 * @returns {Shape}
 */
export function shapeOf(faction, piece) {
  return looks.get(faction)?.pieces[piece] ?? UNKNOWN;
}

/**
 * The drawing that stands for a whole faction.
 * @param {string} faction
 * @returns {Shape}
 */
export function emblemOf(faction) {
  const look = looks.get(faction);
  return look?.pieces[look.warrior] ?? UNKNOWN;
}
