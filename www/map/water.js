/** Water on the ground of the map: rivers, a lake, ponds where clearings are flooded. */

import { dice, distance, isAshore, stretches } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 */

/** How far a pond reaches, in radii of a clearing. */
export const POND = 0.92;

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 */
export function trace(ink, line) {
  ink.beginPath();
  line.forEach((p, i) => (i ? ink.lineTo(p.x, p.y) : ink.moveTo(p.x, p.y)));
}

/** Where the three ticks of a wave stand. */
const RIPPLES = /** @type {const} */ ([
  [-4, -3.4],
  [2, 0],
  [-3, 3.6],
]);

/**
 * Three ticks of a wave on the water.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point} p
 * @param {number} unit
 */
export function wave(ink, p, unit) {
  for (const [dx, dy] of RIPPLES) {
    const [x, y, w] = [p.x + dx * unit, p.y + dy * unit, 3.2 * unit];
    ink.beginPath();
    ink.moveTo(x - w, y);
    ink.quadraticCurveTo(x - w / 2, y - w * 0.7, x, y);
    ink.quadraticCurveTo(x + w / 2, y + w * 0.7, x + w, y);
    ink.stroke();
  }
}

/**
 * Band, banks and what floats on the water.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 * @param {import("./grounds/grounds.js").Waves} waves
 */
export function river(ink, line, unit, colour, waves) {
  const wide = 17 * unit;
  trace(ink, line);
  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = wide + 3;
  ink.stroke();
  ink.strokeStyle = colour.river;
  ink.lineWidth = wide;
  ink.stroke();

  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = 1.3;
  let walked = 12;
  for (const [a, b] of stretches(line)) {
    walked += Math.hypot(b.x - a.x, b.y - a.y);
    if (walked < 34 * unit) continue;
    walked = 0;
    waves(ink, b, unit, colour);
  }
}

/**
 * A lake with a second line along its shore, and waves.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} shore
 * @param {number} unit
 * @param {Tokens} colour
 */
export function lake(ink, shore, unit, colour) {
  const water = new Path2D();
  for (const { x, y } of shore) water.lineTo(x, y);
  water.closePath();
  ink.fillStyle = colour.river;
  ink.fill(water);
  ink.save();
  ink.clip(water);
  ink.strokeStyle = colour["river-edge"];
  ink.globalAlpha = 0.45;
  ink.lineWidth = 13 * unit;
  ink.setLineDash([]);
  ink.stroke(water);
  ink.strokeStyle = colour.river;
  ink.globalAlpha = 1;
  ink.lineWidth = 10.5 * unit;
  ink.stroke(water);
  ink.restore();
  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = 2.2;
  ink.stroke(water);
  ink.lineWidth = 1.3;
  const [xs, ys] = [shore.map(({ x }) => x), shore.map(({ y }) => y)];
  const step = 46 * unit;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.62) {
    const shift = (Math.round(y / step) % 2) * step * 0.5;
    for (let x = Math.min(...xs) + shift; x < Math.max(...xs); x += step) {
      const isWet = !isAshore({ x, y }, shore, 0);
      const far = distance({ x, y }, [...shore, shore[0] ?? { x, y }]);
      if (isWet && far > 14 * unit) wave(ink, { x, y }, unit);
    }
  }
}

/**
 * The water where a clearing is flooded.
 * @param {CanvasRenderingContext2D} ink
 * @param {Layout} at
 * @param {number} water
 * @param {Tokens} colour
 */
export function pond(ink, at, water, colour) {
  const p = at.clearings.get(water);
  if (!p) return;
  const random = dice(water * 53);
  const [one, two] = [random() * 7, random() * 7];
  ink.beginPath();
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    const reach =
      at.radius * POND * (1 + Math.sin(angle * 3 + one) * 0.06 + Math.sin(angle * 5 + two) * 0.04);
    ink.lineTo(p.x + Math.cos(angle) * reach * 1.1, p.y + Math.sin(angle) * reach);
  }
  ink.closePath();
  ink.fillStyle = colour.river;
  ink.fill();
  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = 2.2;
  ink.stroke();
  ink.lineWidth = 1.3;
  for (const [dx, dy] of /** @type {const} */ ([
    [-0.42, -0.36],
    [0.38, -0.42],
    [-0.38, 0.42],
    [0.42, 0.4],
    [0.02, 0.1],
  ])) {
    wave(ink, { x: p.x + dx * at.radius, y: p.y + dy * at.radius }, at.unit);
  }
}
