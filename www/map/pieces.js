/** Drawing single pieces on the canvas: silhouettes with counts, squares, rounds, badges. */

import { coloursOf, emblemOf, shapeOf } from "../factions/looks.js";
import { suitShape } from "../toolkit/shapes.js";
import { suitColour } from "../toolkit/colours.js";

/**
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../factions/looks.js").Shape} Shape
 * @typedef {CanvasRenderingContext2D} Ink
 */

/** @type {Map<string, Path2D>} */
const paths = new Map();

/**
 * The path of some path data, made once.
 * @param {string} data
 */
export function pathOf(data) {
  let path = paths.get(data);
  if (!path) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

/**
 * Fills path data of the 24 grid, centred on a point.
 * @param {Ink} ink
 * @param {string} data
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {{ colour: string, width: number } | null} [outline] width in pixels of the sheet
 */
export function stamp(ink, data, x, y, size, fill, outline) {
  const scale = size / 24;
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(scale, scale);
  ink.lineJoin = "round";
  if (outline) {
    ink.strokeStyle = outline.colour;
    ink.lineWidth = (outline.width * 2) / scale;
    ink.stroke(pathOf(data));
  }
  ink.fillStyle = fill;
  ink.fill(pathOf(data), "evenodd");
  ink.restore();
}

/**
 * A standing piece (warrior or pawn) with its count.
 * @param {Ink} ink
 * @param {{ livery: string, piece: string, count: number, pawn?: boolean, state?: string | null }} what
 * @param {{ x: number, y: number }} at
 * @param {number} size height in pixels
 * @param {Tokens} colour
 * @param {{ ghost?: boolean, minus?: boolean }} [look]
 */
export function drawStanding(ink, what, at, size, colour, look = {}) {
  const shape = shapeOf(what.livery, what.piece);
  const { fill, glyph } = coloursOf(what.livery);
  const scale = size / 24;
  ink.save();
  ink.translate(at.x - size / 2, at.y - size / 2);
  ink.scale(scale, scale);
  ink.lineJoin = "round";
  ink.lineCap = "round";
  if (look.ghost) ink.setLineDash([3, 2]);
  ink.strokeStyle = colour.outline;
  ink.lineWidth = Math.max(3.4, 3 / scale);
  ink.stroke(pathOf(shape.body));
  ink.setLineDash([]);
  ink.globalAlpha = look.ghost ? 0.62 : 1;
  ink.fillStyle = fill;
  ink.fill(pathOf(shape.body), "evenodd");
  if (what.pawn) {
    // A bar under the figure tells a pawn from a warrior.
    ink.globalAlpha = 1;
    ink.fillStyle = colour.outline;
    ink.fillRect(1, 22.5, 22, 4.2);
    ink.fillStyle = fill;
    ink.fillRect(2.2, 23.6, 19.6, 2);
  }
  const counted = what.count > 1 || !shape.unique;
  if (shape.lines && !counted) strokeLines(ink, shape.lines, glyph, 1.6);
  if (what.state === "damaged") {
    hatch(ink, pathOf(shape.body), glyph);
    if (shape.damaged) strokeLines(ink, shape.damaged, glyph, 2);
  }
  ink.restore();
  if (counted) number(ink, what.count, at.x, at.y + size * 0.06, size * 0.56, fill, glyph, colour);
}

/**
 * A count over a silhouette, with a rim in the silhouette's own colour so that it reads over any cut-out.
 * @param {Ink} ink
 * @param {number | string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {string} glyph
 * @param {Tokens} colour
 */
function number(ink, text, x, y, size, fill, glyph, colour) {
  ink.font = `700 ${Math.max(11, size).toFixed(1)}px ${colour.sans}`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.lineJoin = "round";
  ink.strokeStyle = fill;
  // Wide enough to part it from dark cut-outs as well, beside which a dark count would be one more stripe.
  ink.lineWidth = Math.max(3, size * 0.42);
  ink.strokeText(String(text), x, y);
  ink.fillStyle = glyph;
  ink.fillText(String(text), x, y);
}

/**
 * @param {Ink} ink
 * @param {string} data
 * @param {string} colour
 * @param {number} width
 */
function strokeLines(ink, data, colour, width) {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.stroke(pathOf(data));
}

/**
 * Diagonal hatching inside a path: damaged or exhausted.
 * @param {Ink} ink
 * @param {Path2D} path
 * @param {string} colour
 */
function hatch(ink, path, colour) {
  ink.save();
  ink.clip(path, "evenodd");
  ink.strokeStyle = colour;
  ink.lineWidth = 1.3;
  ink.beginPath();
  for (let i = -24; i < 30; i += 4.4) {
    ink.moveTo(i, 25);
    ink.lineTo(i + 26, -1);
  }
  ink.stroke();
  ink.restore();
}

/**
 * A building: a square with the building's drawing.
 * @param {Ink} ink
 * @param {{ livery: string, piece: string, state?: string | null }} what
 * @param {{ x: number, y: number }} at
 * @param {number} size
 * @param {Tokens} colour
 * @param {{ ghost?: boolean }} [look]
 */
export function drawBuilding(ink, what, at, size, colour, look = {}) {
  const { fill, glyph } = coloursOf(what.livery);
  const [x, y] = [at.x - size / 2, at.y - size / 2];
  ink.save();
  if (look.ghost) ink.setLineDash([3, 2]);
  ink.lineWidth = 3.2;
  ink.lineJoin = "miter";
  ink.strokeStyle = colour.outline;
  ink.strokeRect(x, y, size, size);
  ink.globalAlpha = look.ghost ? 0.62 : 1;
  ink.fillStyle = fill;
  ink.fillRect(x, y, size, size);
  ink.restore();
  stamp(ink, shapeOf(what.livery, what.piece).body, at.x, at.y, size * 0.8, glyph);
}

/**
 * A token: a round with the token's drawing, and a count when there are several.
 * @param {Ink} ink
 * @param {{ livery: string, piece: string, count: number, state?: string | null }} what
 * @param {{ x: number, y: number }} at
 * @param {number} size
 * @param {Tokens} colour
 * @param {{ ghost?: boolean }} [look]
 */
export function drawToken(ink, what, at, size, colour, look = {}) {
  const { fill, glyph } = coloursOf(what.livery);
  ink.save();
  if (look.ghost) ink.setLineDash([3, 2]);
  ink.beginPath();
  ink.arc(at.x, at.y, size / 2, 0, 7);
  ink.lineWidth = 3.2;
  ink.strokeStyle = colour.outline;
  ink.stroke();
  ink.globalAlpha = look.ghost ? 0.62 : 1;
  ink.fillStyle = fill;
  ink.fill();
  ink.restore();
  const shape = shapeOf(what.livery, what.piece);
  const aside = shape.suit ? size * 0.09 : 0;
  stamp(ink, shape.body, at.x - aside, at.y - aside, size * (shape.suit ? 0.62 : 0.72), glyph);
  if (shape.suit) {
    const [x, y] = [at.x + size * 0.33, at.y + size * 0.33];
    ink.beginPath();
    ink.arc(x, y, size * 0.31, 0, 7);
    ink.fillStyle = colour.panel;
    ink.fill();
    drawSuit(ink, shape.suit, x, y, size * 0.4, colour);
  }
  if (what.count > 1) {
    plate(ink, String(what.count), at.x + size * 0.46, at.y + size * 0.36, 6.4, colour);
  }
}

/**
 * A small round plate with a number.
 * @param {Ink} ink
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Tokens} colour
 */
export function plate(ink, text, x, y, radius, colour) {
  ink.beginPath();
  ink.arc(x, y, radius, 0, 7);
  ink.fillStyle = colour.panel;
  ink.fill();
  ink.lineWidth = 1.2;
  ink.strokeStyle = colour.rim;
  ink.stroke();
  ink.font = `700 ${Math.max(11, radius * 1.4).toFixed(1)}px ${colour.sans}`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillStyle = colour.ink;
  ink.fillText(text, x, y + 0.5);
}

/**
 * The badge of a suit: its shape on its fill, told by shape alone.
 * @param {Ink} ink
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Tokens} colour
 */
export function drawSuit(ink, suit, x, y, size, colour) {
  stamp(ink, suitShape(suit), x, y, size, suitColour(colour, suit), {
    colour: colour.outline,
    width: Math.min(1.5, size * 0.07),
  });
}

/**
 * The emblem of a livery in a small size, without a count.
 * @param {Ink} ink
 * @param {string} livery
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Tokens} colour
 */
export function drawEmblem(ink, livery, x, y, size, colour) {
  const { fill } = coloursOf(livery);
  stamp(ink, emblemOf(livery).body, x, y, size, fill, { colour: colour.outline, width: 1.6 });
}
