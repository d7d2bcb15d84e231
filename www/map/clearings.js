/** Drawing the clearings with what stands in them. */

import { drawEmblem, drawStanding, drawSuit, drawToken, plate, stamp } from "./pieces.js";
import { PENNANT } from "../toolkit/shapes.js";
import { suitColour } from "../toolkit/colours.js";
import { dice } from "./geometry.js";
import { slotList, slots } from "./slots.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 * @typedef {import("../engine/contract.js").PieceView} PieceView
 * @typedef {CanvasRenderingContext2D} Ink
 */

/**
 * @typedef {object} Look
 * @property {(seat: number) => string} faction the faction of a seat
 * @property {number | null} viewer
 * @property {boolean} bare no pieces, only the map
 * @property {number} text how much larger numbers are drawn than usual
 * @property {boolean} onRiver
 */

/**
 * One clearing: disc, rim, slots, pieces, badges.
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
export function drawClearing(ink, clearing, p, at, colour, look) {
  disc(ink, clearing, p, at, colour);
  if (look.onRiver) notch(ink, p, at, colour);
  slots(ink, clearing, p, at, colour, look);
  if (!look.bare) {
    standing(ink, clearing, p, at, colour, look);
    tokens(ink, clearing, p, at, colour, look);
  }
  badges(ink, clearing, p, at, colour, look);
}

/**
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 */
function disc(ink, clearing, p, at, colour) {
  const r = at.radius;
  const rim = 5 * Math.min(1.5, at.unit);
  const suit = clearing.suits[0] ?? "none";
  rimPattern(ink, suit, p, r, rim, colour);
  // The disc is cut by hand: not quite round.
  const random = dice(clearing.number * 97);
  const phase = random() * 7;
  ink.beginPath();
  for (let i = 0; i <= 48; i++) {
    const angle = (i / 48) * Math.PI * 2;
    const off = Math.sin(angle * 3 + phase) * 0.6 + Math.sin(angle * 7 + phase * 2) * 0.4;
    ink.lineTo(p.x + Math.cos(angle) * (r + off), p.y + Math.sin(angle) * (r + off));
  }
  ink.closePath();
  ink.fillStyle = colour.disc;
  ink.fill();
  ink.lineWidth = 2.5;
  ink.strokeStyle = colour.rim;
  ink.stroke();
}

/**
 * The pattern of the suit round the disc: saw teeth, a double line or scallops. Two suits share the round.
 * @param {Ink} ink
 * @param {string} suit
 * @param {Point} p
 * @param {number} r
 * @param {number} rim
 * @param {Tokens} colour
 */
function rimPattern(ink, suit, p, r, rim, colour) {
  const outer = r + rim + 1.5;
  ink.beginPath();
  if (suit === "fox") {
    const teeth = Math.round((Math.PI * 2 * r) / 9);
    for (let i = 0; i < teeth * 2; i++) {
      const angle = (i / (teeth * 2)) * Math.PI * 2;
      const reach = i % 2 ? outer + 1.5 : r + 1;
      ink.lineTo(p.x + Math.cos(angle) * reach, p.y + Math.sin(angle) * reach);
    }
    ink.closePath();
  } else if (suit === "mouse") {
    const scallops = Math.round((Math.PI * 2 * r) / 11);
    for (let i = 0; i < scallops; i++) {
      const angle = (i / scallops) * Math.PI * 2;
      const [x, y] = [p.x + Math.cos(angle) * (r + 1.5), p.y + Math.sin(angle) * (r + 1.5)];
      ink.moveTo(x + rim + 0.5, y);
      ink.arc(x, y, rim + 0.5, 0, 7);
    }
  } else {
    ink.arc(p.x, p.y, outer, 0, 7);
  }
  ink.fillStyle = suitColour(colour, suit);
  ink.strokeStyle = colour.rim;
  ink.lineWidth = 2.2;
  ink.stroke();
  ink.fill();
  if (suit === "rabbit") {
    // The second of the two lines.
    ink.beginPath();
    ink.arc(p.x, p.y, r + rim / 2 + 1.2, 0, 7);
    ink.lineWidth = 1.5;
    ink.strokeStyle = "#23201a";
    ink.stroke();
  }
}

/**
 * A small wave on the rim of a clearing on the river.
 * @param {Ink} ink
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 */
function notch(ink, p, at, colour) {
  const s = 4.6 * Math.min(at.unit, 1.4);
  const [x, y] = [p.x - at.radius * 0.99, p.y + at.radius * 0.36];
  ink.beginPath();
  ink.arc(x, y, s * 1.75, 0, 7);
  ink.fillStyle = colour.river;
  ink.fill();
  ink.lineWidth = 1.5;
  ink.strokeStyle = colour["river-edge"];
  ink.stroke();
  ink.beginPath();
  for (const dy of [-s * 0.45, s * 0.55]) {
    ink.moveTo(x - s, y + dy);
    ink.quadraticCurveTo(x - s / 2, y + dy - s * 0.7, x, y + dy);
    ink.quadraticCurveTo(x + s / 2, y + dy + s * 0.7, x + s, y + dy);
  }
  ink.stroke();
}

/**
 * Warriors and pawns: one silhouette a kind with its count; the viewer's and the ruler's are never left out.
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
function standing(ink, clearing, p, at, colour, look) {
  const spots = standingSpots(clearing, at, look.viewer);
  for (const { piece, x, y, size, more } of spots) {
    const point = { x: p.x + x, y: p.y + y };
    if (more) {
      plate(ink, `+${more}`, point.x, point.y, size * 0.48, colour);
      continue;
    }
    drawStanding(
      ink,
      {
        faction: look.faction(piece.seat),
        piece: piece.piece,
        count: piece.count,
        pawn: piece.class === "pawn",
        state: piece.state,
      },
      point,
      size * look.text ** 0.5,
      colour,
    );
  }
}

/**
 * Where the standing pieces of a clearing go, relative to its centre.
 * @param {ClearingView} clearing
 * @param {Layout} at
 * @param {number | null} viewer
 * @returns {{ piece: PieceView, x: number, y: number, size: number, more?: number }[]}
 */
export function standingSpots(clearing, at, viewer) {
  /** @param {PieceView} piece */
  const rank = (piece) =>
    (piece.seat === viewer ? 0 : piece.seat === clearing.ruler ? 1 : 2) +
    (piece.class === "pawn" ? 0.5 : 0);
  const all = clearing.pieces
    .filter((piece) => piece.class === "warrior" || piece.class === "pawn")
    .sort((a, b) => rank(a) - rank(b));
  const shown = all.length > 6 ? all.slice(0, 5) : all;
  const more = all.length - shown.length;
  const places = shown.length + (more ? 1 : 0);
  const filled = slotList(clearing).length > 0;
  const size = (places <= 2 ? 25 : places === 3 ? 19.5 : 16.5) * at.unit;
  const rows = places <= 3 ? [places] : [Math.ceil(places / 2), Math.floor(places / 2)];
  const gap = (places <= 2 ? 3.5 : 2) * at.unit;
  const middle = filled ? -at.radius * 0.3 : 0;
  /** @type {{ piece: PieceView, x: number, y: number, size: number, more?: number }[]} */
  const spots = [];
  let next = 0;
  rows.forEach((count, row) => {
    const y = middle + (rows.length === 1 ? 0 : (row - 0.5) * (size + 1.5 * at.unit));
    for (let i = 0; i < count; i++, next++) {
      const x = (i - (count - 1) / 2) * (size + gap);
      const piece = shown[next] ?? all.at(-1);
      if (piece) spots.push({ piece, x, y, size, ...(next < shown.length ? {} : { more }) });
    }
  });
  return spots;
}

/**
 * Tokens hang on the lower rim, left and right of the pennant.
 * @param {ClearingView} clearing
 * @param {Layout} at
 * @returns {{ piece: PieceView, x: number, y: number, size: number }[]}
 */
export function tokenSpots(clearing, at) {
  const list = clearing.pieces.filter((p) => p.class === "token");
  const size = 15 * at.unit ** 0.9;
  const angles = [55, 125, 20, 160, 90, -12].map((degrees) => (degrees * Math.PI) / 180);
  return angles.flatMap((angle, i) => {
    const piece = list[i];
    if (!piece) return [];
    const [x, y] = [Math.cos(angle) * (at.radius + 2), Math.sin(angle) * (at.radius + 2)];
    return [{ piece, x, y, size }];
  });
}

/**
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
function tokens(ink, clearing, p, at, colour, look) {
  for (const { piece, x, y, size } of tokenSpots(clearing, at)) {
    drawToken(
      ink,
      {
        faction: look.faction(piece.seat),
        piece: piece.piece,
        count: piece.count,
        state: piece.state,
      },
      { x: p.x + x, y: p.y + y },
      size,
      colour,
    );
  }
}

/**
 * Suit badge, number plate and the pennant of the ruler, all outside the disc.
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
function badges(ink, clearing, p, at, colour, look) {
  const reach = at.radius + 7 * at.unit;
  const grow = Math.min(1.5, at.unit) * look.text ** 0.5;
  clearing.suits.forEach((suit, i) => {
    const angle = Math.PI * (1.2 + i * 0.14);
    const [x, y] = [p.x + Math.cos(angle) * reach, p.y + Math.sin(angle) * reach];
    ink.beginPath();
    ink.arc(x, y, 9.6 * grow, 0, 7);
    ink.fillStyle = colour.panel;
    ink.fill();
    ink.lineWidth = 1.4;
    ink.strokeStyle = colour.rim;
    ink.stroke();
    drawSuit(ink, suit, x, y + (suit === "fox" ? -0.8 : 0), 11 * grow, colour);
  });
  const angle = -Math.PI * 0.2;
  plate(
    ink,
    String(clearing.number),
    p.x + Math.cos(angle) * reach,
    p.y + Math.sin(angle) * reach,
    9.2 * grow,
    colour,
  );
  if (look.bare) return;
  const y = p.y + at.radius + 4 * at.unit;
  const size = 15 * grow;
  if (clearing.ruler !== null) {
    stamp(ink, PENNANT, p.x, y, size * 1.2, colour.panel, { colour: colour.rim, width: 1.2 });
    drawEmblem(ink, look.faction(clearing.ruler), p.x, y - size * 0.1, size * 0.66, colour);
  } else if (clearing.weights.some(({ weight }) => weight > 0)) {
    // Nobody rules although pieces stand here: an empty pennant with a slash.
    stamp(ink, PENNANT, p.x, y, size * 1.05, colour.panel, { colour: colour.rim, width: 1.2 });
    ink.strokeStyle = colour.rim;
    ink.lineWidth = 1.5;
    ink.beginPath();
    ink.moveTo(p.x - size * 0.22, y + size * 0.14);
    ink.lineTo(p.x + size * 0.22, y - size * 0.3);
    ink.stroke();
  }
}
