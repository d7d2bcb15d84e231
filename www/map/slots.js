/** The building slots of a clearing: buildings, ruins, and places that are still free. */

import { drawBuilding } from "./pieces.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./clearings.js").Look} Look
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 * @typedef {CanvasRenderingContext2D} Ink
 */

/**
 * What stands in the slots, in order: buildings, ruin, nothing.
 * @param {ClearingView} clearing
 */
export function slotList(clearing) {
  /** @type {({ seat: number, piece: string, state?: string | null } | "ruin" | null)[]} */
  const list = [];
  for (const piece of clearing.pieces) {
    if (piece.class !== "building") continue;
    for (let i = 0; i < piece.count; i++) list.push(piece);
  }
  const ruins = Number(clearing.ruin);
  for (let i = 0; i < ruins; i++) list.push("ruin");
  while (list.length < clearing.slots) list.push(null);
  return list;
}

/**
 * @param {ClearingView} clearing
 * @param {Layout} at
 */
function slotSize(clearing, at) {
  const count = slotList(clearing).length;
  return (count > 3 ? 10.5 : count === 3 ? 12.6 : 14.5) * at.unit;
}

/**
 * Where the slots of a clearing are, relative to its centre, with what stands in them.
 * @param {ClearingView} clearing
 * @param {Layout} at
 */
export function slotSpots(clearing, at) {
  const list = slotList(clearing);
  const size = slotSize(clearing, at);
  const gap = (list.length > 2 ? 2.6 : 3.4) * at.unit;
  const y = at.radius * (list.length > 2 ? 0.46 : 0.5);
  return list.map((slot, i) => ({ slot, x: (i - (list.length - 1) / 2) * (size + gap), y, size }));
}

/**
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
export function slots(ink, clearing, p, at, colour, look) {
  for (const spot of slotSpots(clearing, at)) {
    const { slot, size } = spot;
    const [x, y] = [p.x + spot.x, p.y + spot.y];
    if (slot === "ruin") ruin(ink, x, y, size, colour);
    else if (!slot || look.bare) empty(ink, x, y, size, colour);
    else {
      const what = { livery: look.livery(slot.seat), piece: slot.piece, state: slot.state };
      drawBuilding(ink, what, { x, y }, size - 1, colour);
    }
  }
}

/** @type {[number, number][]} */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/**
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Tokens} colour
 */
function empty(ink, x, y, size, colour) {
  const half = size / 2 - 0.5;
  const tick = size * 0.3;
  ink.strokeStyle = colour.slot;
  ink.lineWidth = 1.2;
  ink.setLineDash([2.2, 2.6]);
  ink.strokeRect(x - half, y - half, half * 2, half * 2);
  ink.setLineDash([]);
  ink.lineWidth = 1.6;
  ink.beginPath();
  for (const [sx, sy] of CORNERS) {
    ink.moveTo(x + sx * half, y + sy * (half - tick));
    ink.lineTo(x + sx * half, y + sy * half);
    ink.lineTo(x + sx * (half - tick), y + sy * half);
  }
  ink.stroke();
}

/** A square that has lost its upper edge, from -1 to 1. @type {[number, number][]} */
const BROKEN = [
  [-1, -0.55],
  [-0.5, -1],
  [0.1, -0.7],
  [0.45, -1],
  [1, -0.4],
  [1, 1],
  [-1, 1],
];

/**
 * A broken square with cross-hatching.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Tokens} colour
 */
function ruin(ink, x, y, size, colour) {
  const half = size / 2;
  const edge = new Path2D();
  for (const [px, py] of BROKEN) edge.lineTo(x + px * half, y + py * half);
  edge.closePath();
  ink.fillStyle = colour.path;
  ink.fill(edge);
  ink.save();
  ink.clip(edge);
  ink.strokeStyle = colour.slot;
  ink.lineWidth = 1;
  ink.beginPath();
  for (let i = -size; i < size; i += Math.max(3.4, size * 0.24)) {
    ink.moveTo(x + i - half, y + half);
    ink.lineTo(x + i + half, y - half);
    ink.moveTo(x + i - half, y - half);
    ink.lineTo(x + i + half, y + half);
  }
  ink.stroke();
  ink.restore();
  ink.strokeStyle = colour.rim;
  ink.lineWidth = 1.6;
  ink.stroke(edge);
}
