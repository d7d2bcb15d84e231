/** Winter: snow on ground and spruces, bare trees, ice on the river. */

import { bareTree, drift, snowySpruce } from "../trees.js";

/** @type {import("./grounds.js").Ground} */
export const winter = {
  tint: (colour) => ({
    ...colour,
    ground: colour["ground-winter"],
    "ground-cut": colour["ground-cut-winter"],
    tree: colour["tree-winter"],
  }),
  stand: [
    [0.5, snowySpruce, 1.1],
    [0.72, bareTree, 1.05],
    [1, drift, 1],
  ],
  waves: floe,
};

/** A floe of ice. @type {import("./grounds.js").Waves} */
function floe(ink, p, unit, colour) {
  const s = 5.4 * unit;
  ink.beginPath();
  ink.moveTo(p.x - s, p.y + s * 0.1);
  ink.lineTo(p.x - s * 0.4, p.y - s * 0.6);
  ink.lineTo(p.x + s * 0.6, p.y - s * 0.45);
  ink.lineTo(p.x + s, p.y + s * 0.3);
  ink.lineTo(p.x + s * 0.1, p.y + s * 0.65);
  ink.closePath();
  ink.fillStyle = colour.disc;
  ink.fill();
  ink.stroke();
}
