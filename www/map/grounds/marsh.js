/** The Marsh: willows, reeds and pools. */

import { pool, reeds, willow } from "../trees.js";

/** @type {import("./grounds.js").Ground} */
export const marsh = {
  tint: (colour) => ({
    ...colour,
    ground: colour["ground-marsh"],
    "ground-cut": colour["ground-cut-marsh"],
    tree: colour["tree-marsh"],
  }),
  stand: [
    [0.36, reeds, 1],
    [0.66, willow, 1.15],
    [1, pool, 0.95],
  ],
};
