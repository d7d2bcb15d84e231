/**
 * The looks and words of the factions. A faction that has no line here still plays: it gets a plain shield with its
 * code, and words made from the engine's keys.
 */
import blacktailGuild from "./blacktail-guild/look.js";
import bonePatrol from "./bone-patrol/look.js";
import chameleander from "./chameleander/look.js";
import cirqueDuGoat from "./cirque-du-goat/look.js";
import noxiousBattery from "./noxious-battery/look.js";
import { SHIELD } from "../toolkit/shapes.js";

/**
 * One piece on a grid of 24. `lines` are drawn only where the piece is large enough; `damaged` over its damaged side;
 * the mark of a `suit` beside it. A `unique` piece has no number, since there is never more than one.
 * @typedef {{ body: string, lines?: string, damaged?: string, suit?: string, unique?: boolean }} Shape
 */

/**
 * @typedef {object} FactionLook
 * @property {string} key the engine's key
 * @property {URL} words where its sentences are
 * @property {string} fill colour of its pieces
 * @property {string} glyph colour of what is drawn on them
 * @property {Record<string, Shape>} pieces
 * @property {string} warrior the piece that stands for the faction
 */

/** @type {FactionLook[]} */
const LOOKS = [noxiousBattery, blacktailGuild, bonePatrol, cirqueDuGoat, chameleander];

/** @type {Map<string, FactionLook>} */
const byKey = new Map(LOOKS.map((look) => [look.key, look]));

/** @type {Shape} */
const UNKNOWN = { body: SHIELD };

/** Where to read the words of a faction, if it has any. @param {string} key */
export function wordsOf(key) {
  return byKey.get(key)?.words;
}

/**
 * The colours of a faction's pieces.
 * @param {string} key
 * @returns {{ fill: string, glyph: string }}
 */
export function coloursOf(key) {
  return byKey.get(key) ?? { fill: "#8b8d86", glyph: "#23201a" };
}

/**
 * The drawing of one piece.
 * @param {string} faction
 * @param {string} piece
 * @returns {Shape}
 */
export function shapeOf(faction, piece) {
  return byKey.get(faction)?.pieces[piece] ?? UNKNOWN;
}

/**
 * The drawing that stands for a whole faction.
 * @param {string} faction
 * @returns {Shape}
 */
export function emblemOf(faction) {
  const look = byKey.get(faction);
  return look?.pieces[look.warrior] ?? UNKNOWN;
}
