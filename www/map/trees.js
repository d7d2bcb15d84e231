/** What grows and lies on the ground of the maps, as stamps with light cuts. */

/**
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {{ x: number, y: number, size: number }} Spot
 * @typedef {(ink: CanvasRenderingContext2D, spot: Spot, colour: Tokens) => void} Stamp
 */

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Spot} tree
 * @param {Tokens} colour
 */
export function spruce(ink, { x, y, size: s }, colour) {
  ink.fillStyle = colour.tree;
  ink.fillRect(x - s * 0.07, y + s * 0.3, s * 0.14, s * 0.35);
  ink.beginPath();
  ink.moveTo(x, y - s * 0.85);
  ink.lineTo(x + s * 0.5, y + s * 0.4);
  ink.lineTo(x - s * 0.5, y + s * 0.4);
  ink.closePath();
  ink.fill();
  cuts(ink, colour, s, [
    [x - s * 0.02, y - s * 0.3, x + s * 0.2, y - s * 0.18],
    [x - s * 0.05, y + s * 0.04, x + s * 0.3, y + s * 0.18],
  ]);
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Spot} tree
 * @param {Tokens} colour
 */
export function oak(ink, { x, y, size: s }, colour) {
  ink.fillStyle = colour.tree;
  ink.fillRect(x - s * 0.08, y + s * 0.2, s * 0.16, s * 0.48);
  ink.beginPath();
  ink.arc(x, y - s * 0.18, s * 0.5, 0, 7);
  ink.fill();
  cuts(ink, colour, s, [
    [x + s * 0.08, y - s * 0.42, x + s * 0.28, y - s * 0.26],
    [x - s * 0.04, y - s * 0.12, x + s * 0.24, y + s * 0.06],
  ]);
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Spot} tree
 * @param {Tokens} colour
 */
export function birch(ink, { x, y, size: s }, colour) {
  ink.strokeStyle = colour.tree;
  ink.lineWidth = s * 0.13;
  ink.beginPath();
  ink.moveTo(x - s * 0.1, y + s * 0.65);
  ink.lineTo(x + s * 0.12, y - s * 0.3);
  ink.stroke();
  ink.fillStyle = colour.tree;
  ink.beginPath();
  ink.ellipse(x + s * 0.16, y - s * 0.3, s * 0.3, s * 0.55, 0.24, 0, 7);
  ink.fill();
  cuts(ink, colour, s, [[x + s * 0.16, y - s * 0.52, x + s * 0.3, y - s * 0.3]]);
}

/**
 * Light cuts through a stamp.
 * @param {CanvasRenderingContext2D} ink
 * @param {Tokens} colour
 * @param {number} size
 * @param {number[][]} lines
 */
function cuts(ink, colour, size, lines) {
  ink.strokeStyle = colour.ground;
  ink.lineWidth = Math.max(1, size * 0.09);
  ink.beginPath();
  for (const [ax = 0, ay = 0, bx = 0, by = 0] of lines) {
    ink.moveTo(ax, ay);
    ink.lineTo(bx, by);
  }
  ink.stroke();
}

/** A spruce with snow on its branches. @type {Stamp} */
export function snowySpruce(ink, spot, colour) {
  spruce(ink, spot, colour);
  const { x, y, size: s } = spot;
  ink.fillStyle = colour.disc;
  ink.beginPath();
  ink.moveTo(x, y - s * 0.92);
  ink.lineTo(x + s * 0.26, y - s * 0.34);
  ink.quadraticCurveTo(x + s * 0.1, y - s * 0.2, x, y - s * 0.32);
  ink.quadraticCurveTo(x - s * 0.12, y - s * 0.2, x - s * 0.26, y - s * 0.34);
  ink.closePath();
  ink.fill();
}

/** A tree without leaves. @type {Stamp} */
export function bareTree(ink, { x, y, size: s }, colour) {
  ink.strokeStyle = colour.tree;
  ink.lineWidth = Math.max(1, s * 0.12);
  ink.beginPath();
  ink.moveTo(x, y + s * 0.65);
  ink.lineTo(x, y - s * 0.7);
  for (const [from, dx, dy] of /** @type {const} */ ([
    [0.2, 0.42, -0.4],
    [0.05, -0.44, -0.42],
    [-0.2, 0.3, -0.36],
    [-0.34, -0.26, -0.3],
  ])) {
    ink.moveTo(x, y + s * from);
    ink.lineTo(x + s * dx, y + s * (from + dy));
  }
  ink.stroke();
}

/** A drift of snow. @type {Stamp} */
export function drift(ink, { x, y, size: s }, colour) {
  ink.strokeStyle = colour.disc;
  ink.lineWidth = Math.max(1.4, s * 0.16);
  ink.beginPath();
  ink.moveTo(x - s * 0.7, y);
  ink.quadraticCurveTo(x - s * 0.3, y - s * 0.3, x, y);
  ink.quadraticCurveTo(x + s * 0.3, y - s * 0.3, x + s * 0.7, y);
  ink.stroke();
}

/** A mountain, hatched on the side away from the light. @type {Stamp} */
export function peak(ink, { x, y, size: s }, colour) {
  const rock = new Path2D();
  rock.moveTo(x - s * 0.8, y + s * 0.5);
  rock.lineTo(x - s * 0.3, y - s * 0.3);
  rock.lineTo(x - s * 0.16, y - s * 0.18);
  rock.lineTo(x + s * 0.1, y - s * 0.8);
  rock.lineTo(x + s * 0.85, y + s * 0.5);
  rock.closePath();
  ink.fillStyle = colour.ground;
  ink.fill(rock);
  ink.save();
  ink.clip(rock);
  ink.fillStyle = colour.tree;
  ink.beginPath();
  ink.moveTo(x + s * 0.1, y - s * 0.8);
  ink.lineTo(x + s * 0.2, y - s * 0.2);
  ink.lineTo(x + s * 0.06, y + s * 0.06);
  ink.lineTo(x + s * 0.24, y + s * 0.5);
  ink.lineTo(x + s * 0.9, y + s * 0.5);
  ink.closePath();
  ink.fill();
  ink.restore();
  ink.strokeStyle = colour.tree;
  ink.lineWidth = Math.max(1.2, s * 0.06);
  ink.stroke(rock);
}

/** A boulder. @type {Stamp} */
export function boulder(ink, { x, y, size: s }, colour) {
  ink.fillStyle = colour.tree;
  ink.beginPath();
  ink.moveTo(x - s * 0.5, y + s * 0.3);
  ink.lineTo(x - s * 0.34, y - s * 0.16);
  ink.lineTo(x + s * 0.08, y - s * 0.34);
  ink.lineTo(x + s * 0.48, y - s * 0.04);
  ink.lineTo(x + s * 0.5, y + s * 0.3);
  ink.closePath();
  ink.fill();
  cuts(ink, colour, s, [[x - s * 0.1, y - s * 0.12, x + s * 0.24, y + s * 0.02]]);
}

/** A pine with its crown high up. @type {Stamp} */
export function pine(ink, { x, y, size: s }, colour) {
  ink.strokeStyle = colour.tree;
  ink.lineWidth = Math.max(1, s * 0.12);
  ink.beginPath();
  ink.moveTo(x - s * 0.06, y + s * 0.65);
  ink.quadraticCurveTo(x + s * 0.12, y + s * 0.1, x, y - s * 0.3);
  ink.stroke();
  ink.fillStyle = colour.tree;
  for (const [dx, dy, wide] of /** @type {const} */ ([
    [0, -0.5, 0.5],
    [-0.2, -0.2, 0.32],
    [0.26, -0.14, 0.28],
  ])) {
    ink.beginPath();
    ink.ellipse(x + s * dx, y + s * dy, s * wide, s * 0.17, 0, 0, 7);
    ink.fill();
  }
}

/** A tuft of reeds. @type {Stamp} */
export function reeds(ink, { x, y, size: s }, colour) {
  ink.strokeStyle = colour.tree;
  ink.lineWidth = Math.max(1, s * 0.09);
  ink.beginPath();
  for (const [foot, top, high] of /** @type {const} */ ([
    [-0.3, -0.46, 0.7],
    [-0.12, -0.12, 1],
    [0.08, 0.16, 0.84],
    [0.26, 0.48, 0.6],
  ])) {
    ink.moveTo(x + s * foot, y + s * 0.4);
    ink.lineTo(x + s * top, y + s * (0.4 - high));
  }
  ink.stroke();
  ink.fillStyle = colour.tree;
  ink.beginPath();
  ink.ellipse(x - s * 0.12, y - s * 0.52, s * 0.09, s * 0.2, 0, 0, 7);
  ink.ellipse(x + s * 0.16, y - s * 0.36, s * 0.09, s * 0.2, 0.1, 0, 7);
  ink.fill();
}

/** A willow. @type {Stamp} */
export function willow(ink, { x, y, size: s }, colour) {
  ink.fillStyle = colour.tree;
  ink.fillRect(x - s * 0.09, y, s * 0.18, s * 0.65);
  ink.beginPath();
  ink.arc(x, y - s * 0.2, s * 0.52, Math.PI, 0);
  for (const [right, left, low] of /** @type {const} */ ([
    [0.52, 0.3, 0.34],
    [0.3, 0.06, 0.2],
    [0.06, -0.2, 0.36],
    [-0.2, -0.52, 0.26],
  ])) {
    ink.quadraticCurveTo(x + s * (right - 0.02), y + s * low, x + s * left, y - s * 0.08);
  }
  ink.closePath();
  ink.fill();
  cuts(ink, colour, s, [
    [x - s * 0.2, y - s * 0.48, x - s * 0.26, y - s * 0.1],
    [x + s * 0.14, y - s * 0.5, x + s * 0.2, y - s * 0.14],
  ]);
}

/** A pool. @type {Stamp} */
export function pool(ink, { x, y, size: s }, colour) {
  ink.fillStyle = colour.river;
  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = 1.4;
  ink.beginPath();
  ink.ellipse(x, y, s * 0.9, s * 0.45, 0, 0, 7);
  ink.fill();
  ink.stroke();
  ink.beginPath();
  ink.moveTo(x - s * 0.4, y);
  ink.quadraticCurveTo(x - s * 0.2, y - s * 0.16, x, y);
  ink.quadraticCurveTo(x + s * 0.2, y + s * 0.16, x + s * 0.4, y);
  ink.stroke();
}
