/** Where each piece of a place is drawn. */

import { standingSpots, tokenSpots } from "./clearings.js";
import { forestSpots } from "./forests.js";
import { spot } from "./geometry.js";
import { slotSpots } from "./slots.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").PlaceName} PlaceName
 * @typedef {import("../engine/contract.js").TableView} View
 */

/**
 * Where the pieces of one kind stand, in pixels of the drawing.
 * @param {View} view
 * @param {Layout} at
 * @param {PlaceName} place
 * @param {{ seat: number, piece: string }} what
 * @returns {{ x: number, y: number, size: number } | null}
 */
export function pieceSpot(view, at, place, what) {
  const p = spot(at, place);
  const found =
    p &&
    spotsIn(view, at, place).find(
      ({ piece }) => piece.seat === what.seat && piece.piece === what.piece,
    );
  return found ? { x: p.x + found.x, y: p.y + found.y, size: found.size } : null;
}

/** @param {View} view @param {Layout} at @param {PlaceName} place */
function spotsIn(view, at, place) {
  if (typeof place === "string") {
    const forest = view.forests.find(({ id }) => id === place);
    return forest ? forestSpots(forest, at) : [];
  }
  const clearing = view.clearings.find(({ number }) => number === place);
  if (!clearing) return [];
  return [
    ...standingSpots(clearing, at, view.viewer),
    ...tokenSpots(clearing, at),
    ...slotSpots(clearing, at).flatMap(({ slot, ...rest }) =>
      slot && slot !== "ruin" ? [{ piece: slot, ...rest }] : [],
    ),
  ];
}
