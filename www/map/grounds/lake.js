/** The Lake: leaf trees and reeds round open water. */

import { birch, oak, reeds, willow } from "../trees.js";

/** @type {import("./grounds.js").Ground} */
export const lake = {
  tint: (colour) => ({
    ...colour,
    ground: colour["ground-lake"],
    "ground-cut": colour["ground-cut-lake"],
    tree: colour["tree-lake"],
  }),
  stand: [
    [0.4, oak, 1],
    [0.62, birch, 1],
    [0.82, willow, 1.1],
    [1, reeds, 0.9],
  ],
};
