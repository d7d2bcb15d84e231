/** Paths on the ground of the map: open, closed, over a dam or a bridge, and into water. */

import { stretches } from "./geometry.js";
import { POND, trace } from "./water.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").MapFacts} MapFacts
 * @typedef {import("./ground.js").Ways} Ways
 */

/**
 * All paths as they are now.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Ways} look
 */
export function drawPaths(ink, map, at, colour, look) {
  const ways = at.paths.flatMap((path) => shownPath(path, map, at, look));
  for (const path of ways) if (path.kind === "dam") dam(ink, path.line, at.unit, colour);
  for (const path of ways) pathEdge(ink, path.line, at.unit, colour);
  for (const path of ways) {
    const barred = path.kind === "closed" ? colour["ground-cut"] : colour.path;
    pathFill(ink, path.line, at.unit, barred);
  }
  for (const path of ways) {
    if (path.kind === "closed") gate(ink, path.line, at.unit, colour);
    else if (path.kind === "stub") stop(ink, path.line, at.unit, colour);
    else if (path.kind === "bridge") planks(ink, path.line, at.unit, colour);
  }
}

/**
 * A path as it shows now: one that leads into water ends at the shore or, where others meet it there, goes on over planks.
 * @param {Layout["paths"][number]} path
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Ways} look
 * @returns {Layout["paths"]}
 */
export function shownPath(path, map, at, look) {
  const { a, b, line } = path;
  const closed = look.closed.some(([from, to]) => from === a && to === b);
  const kind = path.kind === "closed" && !closed ? "path" : path.kind;
  const water = [a, b].find((end) => look.flooded.includes(end));
  const p = water === undefined ? undefined : at.clearings.get(water);
  if (water === undefined || !p) return [{ ...path, kind: closed ? "closed" : kind }];
  const shore = at.radius * POND;
  const land = line.filter((q) => Math.hypot(q.x - p.x, q.y - p.y) > shore);
  const over = line.filter((q) => Math.hypot(q.x - p.x, q.y - p.y) <= shore + 8);
  const joins = map.crossings.find(({ clearing }) => clearing === water)?.joins ?? [];
  if (!joins.includes(a === water ? b : a)) {
    return [{ ...path, kind: "stub", line: a === water ? land.reverse() : land }];
  }
  return [
    { ...path, kind, line: land },
    { ...path, kind: "bridge", line: over },
  ];
}

/**
 * The bar at the end of a path that leads nowhere.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line its last point is the end
 * @param {number} unit
 * @param {Tokens} colour
 */
function stop(ink, line, unit, colour) {
  const [a, b] = line.slice(-2);
  if (!a || !b) return;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / length) * 8 * unit, ((b.x - a.x) / length) * 8 * unit];
  ink.strokeStyle = colour.ink;
  ink.lineWidth = 2.4;
  ink.beginPath();
  ink.moveTo(b.x - nx, b.y - ny);
  ink.lineTo(b.x + nx, b.y + ny);
  ink.stroke();
}

/**
 * The wall under a path over a dam, with its stones.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function dam(ink, line, unit, colour) {
  trace(ink, line);
  ink.strokeStyle = colour.rim;
  ink.lineWidth = 21 * unit;
  ink.stroke();
  ink.strokeStyle = colour["path-edge"];
  ink.lineWidth = 21 * unit - 4;
  ink.stroke();
  ink.strokeStyle = colour.path;
  ink.lineWidth = 1.4;
  ink.beginPath();
  for (const [a, b] of stretches(line).filter((_, i) => i % 2)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / length) * 9 * unit, ((b.x - a.x) / length) * 9 * unit];
    ink.moveTo(b.x - nx, b.y - ny);
    ink.lineTo(b.x + nx, b.y + ny);
  }
  ink.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function pathEdge(ink, line, unit, colour) {
  trace(ink, line);
  ink.strokeStyle = colour["path-edge"];
  ink.lineWidth = 9 * unit + 3;
  ink.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {string} colour
 */
function pathFill(ink, line, unit, colour) {
  trace(ink, line);
  ink.strokeStyle = colour;
  ink.lineWidth = 9 * unit;
  ink.stroke();
}

/**
 * The middle of a line and the direction across it.
 * @param {Point[]} line
 */
function middle(line) {
  const all = stretches(line);
  const nowhere = { x: 0, y: 0 };
  const [a, b] = all[Math.floor(all.length / 2)] ?? [nowhere, nowhere];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { at: a, nx: -(b.y - a.y) / length, ny: (b.x - a.x) / length };
}

/**
 * A barred gate across a closed path.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function gate(ink, line, unit, colour) {
  const { at, nx, ny } = middle(line);
  ink.strokeStyle = colour.ink;
  ink.lineWidth = 2.4;
  for (const along of [-5, 0, 5]) {
    const [x, y] = [at.x + ny * along * unit, at.y - nx * along * unit];
    ink.beginPath();
    ink.moveTo(x - nx * 9 * unit, y - ny * 9 * unit);
    ink.lineTo(x + nx * 9 * unit, y + ny * 9 * unit);
    ink.stroke();
  }
}

/**
 * Planks along a bridge.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function planks(ink, line, unit, colour) {
  ink.strokeStyle = colour["path-edge"];
  ink.lineWidth = 1.3;
  for (const [a, b] of stretches(line)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / length) * 4.5 * unit, ((b.x - a.x) / length) * 4.5 * unit];
    ink.beginPath();
    ink.moveTo(b.x - nx, b.y - ny);
    ink.lineTo(b.x + nx, b.y + ny);
    ink.stroke();
  }
}
