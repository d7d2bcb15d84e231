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
 * @property {(seat: number) => string} livery whose figures a seat has
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
  rims(ink, clearing.suits, p, r, rim, colour);
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
 * The rim of a clearing. Several suits share the round, the first on the left, where its badge is.
 * @param {Ink} ink
 * @param {readonly string[]} suits
 * @param {Point} p
 * @param {number} r
 * @param {number} rim
 * @param {Tokens} colour
 */
function rims(ink, suits, p, r, rim, colour) {
  if (suits.length < 2) {
    rimPattern(ink, suits[0] ?? "none", p, r, rim, colour);
    return;
  }
  const share = (Math.PI * 2) / suits.length;
  suits.forEach((suit, i) => {
    const from = Math.PI / 2 + i * share;
    ink.save();
    ink.beginPath();
    ink.moveTo(p.x, p.y);
    ink.arc(p.x, p.y, (r + rim) * 2, from, from + share);
    ink.closePath();
    ink.clip();
    rimPattern(ink, suit, p, r, rim, colour);
    ink.restore();
  });
}

/**
 * The pattern of a suit round the disc: saw teeth, a double line or scallops.
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
  ink.fillStyle = suit === "none" ? colour.path : suitColour(colour, suit);
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
  // Between the badges of suit and number, where no token ever lies.
  const [x, y] = [p.x + at.radius * 0.22, p.y - at.radius * 1.02];
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
 * Something that stands or lies somewhere: pieces of one kind, or all of a seat where there is no room for more.
 * @typedef {object} Spot
 * @property {PieceView} piece the kind, or the most numerous of them, with their number
 * @property {PieceView} [behind] another of the kinds
 * @property {number} x
 * @property {number} y
 * @property {number} size
 */

/** From this size on a clearing has room for every kind of piece. */
const LARGE = 2;

/**
 * The pieces of each seat as one.
 * @param {PieceView[]} pieces
 * @returns {{ piece: PieceView, behind?: PieceView }[]}
 */
function bySeat(pieces) {
  /** @type {Map<number, PieceView[]>} */
  const seats = new Map();
  for (const piece of pieces) seats.set(piece.seat, [...(seats.get(piece.seat) ?? []), piece]);
  return [...seats.values()].flatMap((kinds) => {
    const [most, behind] = [...kinds].sort((a, b) => b.count - a.count);
    if (!most) return [];
    const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
    return [{ piece: { ...most, count }, ...(behind ? { behind } : {}) }];
  });
}

/**
 * Warriors and pawns: one silhouette a kind with its count.
 * @param {Ink} ink
 * @param {ClearingView} clearing
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Look} look
 */
function standing(ink, clearing, p, at, colour, look) {
  for (const { piece, behind, x, y, size } of standingSpots(clearing, at, look.viewer)) {
    const place = { x: p.x + x, y: p.y + y };
    for (const [one, aside] of behindFirst(piece, behind, size)) {
      const { count, state } = one;
      const what = { livery: look.livery(one.seat), piece: one.piece, count, state };
      const pawn = one.class === "pawn";
      const there = { x: place.x + aside, y: place.y - aside };
      drawStanding(ink, { ...what, pawn }, there, size * look.text ** 0.5, colour);
    }
  }
}

/**
 * What is drawn at a spot, one over the other, and how far aside.
 * @param {PieceView} piece
 * @param {PieceView | undefined} behind
 * @param {number} size
 * @returns {[PieceView, number][]}
 */
function behindFirst(piece, behind, size) {
  return behind
    ? [
        [behind, size * 0.2],
        [piece, 0],
      ]
    : [[piece, 0]];
}

/**
 * Where the standing pieces of a clearing go, relative to its centre: the viewer's first, then the ruler's.
 * @param {ClearingView} clearing
 * @param {Layout} at
 * @param {number | null} viewer
 * @returns {Spot[]}
 */
export function standingSpots(clearing, at, viewer) {
  /** @param {PieceView} piece */
  const rank = (piece) =>
    (piece.seat === viewer ? 0 : piece.seat === clearing.ruler ? 1 : 2) +
    (piece.class === "pawn" ? 0.5 : 0);
  const all = clearing.pieces
    .filter((piece) => piece.class === "warrior" || piece.class === "pawn")
    .sort((a, b) => rank(a) - rank(b));
  const shown =
    all.length > (at.unit < LARGE ? 6 : 12) ? bySeat(all) : all.map((piece) => ({ piece }));
  const rows = shown.length <= 3 ? 1 : Math.max(2, Math.ceil(shown.length / 4));
  const each = Math.ceil(shown.length / rows);
  const filled = slotList(clearing).length > 0;
  const small = rows > 2 && filled ? 11.5 : 12.5;
  const size =
    ([25, 25, 25, 18][shown.length] ?? (each > 3 ? small : each > 2 ? 15.5 : 16.5)) * at.unit;
  const gap = (shown.length <= 2 ? 3.5 : 2) * at.unit;
  const middle = filled ? -at.radius * (rows < 3 ? 0.28 : 0.34) : 0;
  // The disc is narrower at its top: the upper row has fewer where they are not even.
  const upper = shown.length - each * (rows - 1);
  return shown.map((one, i) => {
    const row = i < upper ? 0 : 1 + Math.floor((i - upper) / each);
    const count = row ? each : upper;
    const place = row ? (i - upper) % each : i;
    const x = (place - (count - 1) / 2) * (size + gap);
    const y = middle + (row - (rows - 1) / 2) * (size + 1.5 * at.unit);
    return { ...one, x, y, size };
  });
}

/** How many tokens lie side by side before those of a seat lie on each other. */
const TOKENS = 3;

/** Where tokens lie on the rim, in degrees; the pennant of rule has the lowest place. */
const LYING = [55, 125, 20, 160, -10, 190];

/**
 * Tokens hang on the lower rim, left and right of the pennant.
 * @param {ClearingView} clearing
 * @param {Layout} at
 * @returns {Spot[]}
 */
export function tokenSpots(clearing, at) {
  const all = clearing.pieces.filter((p) => p.class === "token");
  const crowded = all.length > (at.unit < LARGE ? TOKENS : LYING.length);
  const shown = crowded ? bySeat(all) : all.map((piece) => ({ piece }));
  const size = 15 * at.unit ** 0.9;
  return LYING.flatMap((degrees, i) => {
    const one = shown[i];
    if (!one) return [];
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * (at.radius + 2), Math.sin(angle) * (at.radius + 2)];
    return [{ ...one, x, y, size }];
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
  for (const { piece, behind, x, y, size } of tokenSpots(clearing, at)) {
    for (const [one, aside] of behindFirst(piece, behind, size)) {
      const { count, state } = one;
      const what = { livery: look.livery(one.seat), piece: one.piece, count, state };
      drawToken(ink, what, { x: p.x + x + aside, y: p.y + y - aside }, size, colour);
    }
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
  const [x, y] = [p.x + Math.cos(angle) * reach, p.y + Math.sin(angle) * reach];
  if (clearing.number) plate(ink, String(clearing.number), x, y, 9.2 * grow, colour);
  if (look.bare) return;
  const below = p.y + at.radius + 4 * at.unit;
  const size = 15 * grow;
  if (clearing.ruler !== null) {
    stamp(ink, PENNANT, p.x, below, size * 1.2, colour.panel, { colour: colour.rim, width: 1.2 });
    drawEmblem(ink, look.livery(clearing.ruler), p.x, below - size * 0.1, size * 0.66, colour);
  } else if (clearing.weights.some(({ weight }) => weight > 0)) {
    // Nobody rules although pieces stand here: an empty pennant with a slash.
    stamp(ink, PENNANT, p.x, below, size * 1.05, colour.panel, { colour: colour.rim, width: 1.2 });
    ink.strokeStyle = colour.rim;
    ink.lineWidth = 1.5;
    ink.beginPath();
    ink.moveTo(p.x - size * 0.22, below + size * 0.14);
    ink.lineTo(p.x + size * 0.22, below - size * 0.3);
    ink.stroke();
  }
}
