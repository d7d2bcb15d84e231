/** The Gorge: cliffs on both sides of the river, pines and boulders on warm rock. */

import { boulder, pine } from "../trees.js";
import { distance, stretches } from "../geometry.js";

/** @type {import("./grounds.js").Ground} */
export const gorge = {
  tint: (colour) => ({
    ...colour,
    ground: colour["ground-gorge"],
    "ground-cut": colour["ground-cut-gorge"],
    tree: colour["tree-gorge"],
  }),
  stand: [
    [0.62, pine, 1.05],
    [1, boulder, 0.8],
  ],
  under: cliffs,
};

/** How far from the middle of the river a cliff stands, and how far its hachures reach down, in units of the drawing. */
const CLIFF = { at: 24, down: 11, clear: 14 };

/**
 * The edge of a cliff along each bank, hachured towards the water, wherever neither path nor clearing is in its way.
 * @param {CanvasRenderingContext2D} ink
 * @param {import("./grounds.js").Layout} at
 * @param {import("./grounds.js").Tokens} colour
 */
function cliffs(ink, at, colour) {
  ink.strokeStyle = colour.tree;
  const clear = CLIFF.clear * at.unit;
  const isFree = (/** @type {import("./grounds.js").Point} */ p) =>
    at.paths.every(({ line }) => distance(p, line) > clear) &&
    at.river.every((line) => distance(p, line) > clear) &&
    [...at.clearings.values()].every((c) => Math.hypot(c.x - p.x, c.y - p.y) > at.radius + clear);
  for (const side of [-1, 1]) {
    for (const line of at.river) {
      let [before, count] = [false, 0];
      for (const [a, b] of stretches(line)) {
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        if (!length) continue;
        const [nx, ny] = [(-(b.y - a.y) / length) * side, ((b.x - a.x) / length) * side];
        const edge = (/** @type {import("./grounds.js").Point} */ p) => ({
          x: p.x + nx * CLIFF.at * at.unit,
          y: p.y + ny * CLIFF.at * at.unit,
        });
        const [from, to] = [edge(a), edge(b)];
        const free = isFree(from) && isFree(to);
        if (free) {
          const down = CLIFF.down * at.unit * (count++ % 2 ? 1 : 0.6);
          ink.lineWidth = 2;
          ink.beginPath();
          ink.moveTo(from.x, from.y);
          ink.lineTo(to.x, to.y);
          ink.moveTo(to.x, to.y);
          ink.lineTo(to.x - nx * down, to.y - ny * down);
          if (!before) {
            ink.moveTo(from.x, from.y);
            ink.lineTo(from.x - nx * down, from.y - ny * down);
          }
          ink.stroke();
        }
        before = free;
      }
    }
  }
}
