/** Drawing what stands in the forests. */

import { drawStanding, drawToken } from "./pieces.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").ForestView} ForestView
 * @typedef {import("../engine/contract.js").PieceView} PieceView
 */

/** How many pieces stand in a row. */
const ROW = 3;

/**
 * Where the pieces of a forest stand, relative to its numeral: in rows above it or below, whichever is further from the
 * clearings, so that it can be read.
 * @param {ForestView} forest
 * @param {Layout} at
 * @returns {{ piece: PieceView, x: number, y: number, size: number }[]}
 */
export function forestSpots({ id, pieces }, at) {
  const size = (pieces.length > ROW ? 17 : 22) * at.unit;
  const first = size * 0.5 + 8 * at.unit;
  const way = room(id, at, -first) < room(id, at, first) ? 1 : -1;
  return pieces.map((piece, i) => {
    const row = Math.floor(i / ROW);
    const wide = Math.min(ROW, pieces.length - row * ROW);
    const x = ((i % ROW) - (wide - 1) / 2) * (size + 3 * at.unit);
    return { piece, x, y: way * (first + row * (size + 2 * at.unit)), size };
  });
}

/**
 * How far the nearest clearing is from a point above or below the numeral of a forest.
 * @param {string} id
 * @param {Layout} at
 * @param {number} dy
 */
function room(id, at, dy) {
  const { x, y } = at.forests.get(id) ?? { x: 0, y: 0 };
  return Math.min(...[...at.clearings.values()].map((c) => Math.hypot(c.x - x, c.y - y - dy)));
}

/**
 * The pieces of one forest.
 * @param {CanvasRenderingContext2D} ink
 * @param {ForestView} forest
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {(seat: number) => string} livery
 */
export function drawForest(ink, forest, at, colour, livery) {
  const p = at.forests.get(forest.id);
  if (!p) return;
  for (const { piece, x, y, size } of forestSpots(forest, at)) {
    const what = { ...piece, livery: livery(piece.seat), pawn: piece.class === "pawn" };
    const place = { x: p.x + x, y: p.y + y };
    if (piece.class === "token") drawToken(ink, what, place, size * 0.8, colour);
    else drawStanding(ink, what, place, size, colour);
  }
}
