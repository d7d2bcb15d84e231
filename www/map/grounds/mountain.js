/** The Mountain: peaks, spruces between them, and boulders. */

import { boulder, peak, spruce } from "../trees.js";

/** @type {import("./grounds.js").Ground} */
export const mountain = {
  tint: (colour) => ({
    ...colour,
    ground: colour["ground-mountain"],
    "ground-cut": colour["ground-cut-mountain"],
    tree: colour["tree-mountain"],
  }),
  stand: [
    [0.5, peak, 1.5],
    [0.78, spruce, 0.9],
    [1, boulder, 0.75],
  ],
};
