/** Autumn: a mixed forest on green ground. */

import { birch, oak, spruce } from "../trees.js";

/** @type {import("./grounds.js").Ground} */
export const autumn = {
  tint: (colour) => colour,
  stand: [
    [0.5, spruce, 1],
    [0.8, oak, 1],
    [1, birch, 1],
  ],
};
