/** What the ground of each map looks like. A map is a file and a line here; one without is drawn like the first. */

import { autumn } from "./autumn.js";
import { gorge } from "./gorge.js";
import { lake } from "./lake.js";
import { marsh } from "./marsh.js";
import { mountain } from "./mountain.js";
import { winter } from "./winter.js";

/**
 * @typedef {import("../geometry.js").Layout} Layout
 * @typedef {import("../geometry.js").Point} Point
 * @typedef {import("../../toolkit/colours.js").Tokens} Tokens
 * @typedef {[share: number, draw: import("../trees.js").Stamp, scale: number][]} Stand what stands in the forests: up to
 *   which share of all, and how large
 * @typedef {(ink: CanvasRenderingContext2D, p: Point, unit: number, colour: Tokens) => void} Waves what is cut into the water
 * @typedef {object} Ground
 * @property {(colour: Tokens) => Tokens} tint the colours of the map
 * @property {Stand} stand
 * @property {Waves} [waves]
 * @property {(ink: CanvasRenderingContext2D, at: Layout, colour: Tokens) => void} [under] what lies under everything else
 */

/** @type {Record<string, Ground>} */
const GROUNDS = { autumn, winter, lake, mountain, gorge, marsh };

/** @param {string} key */
export function groundOf(key) {
  return GROUNDS[key] ?? autumn;
}
