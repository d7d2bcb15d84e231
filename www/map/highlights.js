/** What the screen lays over the map: rings of what can be chosen, ghosts of a preview, marks and trails. */

import { standingSpots, tokenSpots } from "./clearings.js";
import { drawBuilding, drawStanding, drawToken, plate, stamp } from "./pieces.js";
import { pieceSpot } from "./spots.js";
import { CARD_KINDS, ITEMS } from "../toolkit/shapes.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").TableView} View
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 * @typedef {import("../engine/contract.js").PieceView} PieceView
 * @typedef {CanvasRenderingContext2D} Ink
 * @typedef {"select" | "other" | "picked"} Ring
 */

/**
 * Fades a clearing that cannot be chosen now.
 * @param {Ink} ink
 * @param {Point} p
 * @param {Layout} at
 * @param {string} ground of the map, into which it fades
 */
export function veil(ink, p, at, ground) {
  ink.save();
  // With more contrast the faded ones stay readable; the ring tells them apart.
  ink.globalAlpha = document.documentElement.dataset.contrast === "more" ? 0.25 : 0.45;
  ink.fillStyle = ground;
  ink.beginPath();
  ink.arc(p.x, p.y, at.radius + 17 * Math.min(1.5, at.unit), 0, 7);
  ink.fill();
  ink.restore();
}

/**
 * The ring of a clearing that can be chosen, could be chosen the other way round, or is chosen.
 * @param {Ink} ink
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {Ring} kind
 */
export function ring(ink, p, at, colour, kind) {
  const r = at.radius + 8.5 * Math.min(1.5, at.unit);
  ink.save();
  ink.beginPath();
  ink.arc(p.x, p.y, r, 0, 7);
  if (kind === "picked") {
    // What is chosen is a filled plate with a broad rim, what can be chosen an open ring.
    ink.globalAlpha = 0.16;
    ink.fillStyle = colour.select;
    ink.fill();
    ink.globalAlpha = 1;
  }
  ink.lineWidth = kind === "picked" ? 10 : 6.5;
  ink.strokeStyle = colour.disc;
  if (kind !== "other") ink.stroke();
  ink.strokeStyle = colour.select;
  ink.lineWidth = kind === "picked" ? 7.5 : 3.4;
  if (kind === "other") {
    ink.lineWidth = 2.5;
    ink.setLineDash([5, 5]);
  }
  ink.stroke();
  ink.restore();
  if (kind !== "picked") return;
  // What is chosen has a tick beside its ring: a thicker line alone is hardly told apart.
  const [x, y] = [p.x + r * Math.cos(0.75), p.y + r * Math.sin(0.75)];
  ink.beginPath();
  ink.arc(x, y, 10, 0, 7);
  ink.fillStyle = colour.select;
  ink.fill();
  ink.strokeStyle = colour.panel;
  ink.lineWidth = 2.5;
  ink.stroke();
  ink.beginPath();
  ink.moveTo(x - 4.5, y);
  ink.lineTo(x - 1.2, y + 3.6);
  ink.lineTo(x + 4.8, y - 3.6);
  ink.stroke();
}

/**
 * The board of its own that a clearing beside the map lies on, with its name, if there are words.
 * @param {Ink} ink
 * @param {string} name
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function annexGround(ink, name, p, at, colour) {
  const half = at.radius * 1.5;
  ink.beginPath();
  ink.roundRect(p.x - half, p.y - half, half * 2, half * 2, 10 * at.unit);
  ink.fillStyle = colour.path;
  ink.fill();
  ink.lineWidth = 2.5;
  ink.strokeStyle = colour.rim;
  ink.stroke();
  if (name) tag(ink, name, { x: p.x, y: p.y - half }, colour, colour.panel, colour.ink);
}

/**
 * The double ring of what has the focus of the keyboard.
 * @param {Ink} ink
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function focusRing(ink, p, at, colour) {
  const r = at.radius + 14 * Math.min(1.5, at.unit);
  for (const [width, tint] of /** @type {const} */ ([
    [7, colour.panel],
    [3, colour.select],
  ])) {
    ink.beginPath();
    ink.arc(p.x, p.y, r, 0, 7);
    ink.lineWidth = width;
    ink.strokeStyle = tint;
    ink.stroke();
  }
}

/**
 * An arrow along the way from one clearing to the next, with a number of pieces.
 * @param {Ink} ink
 * @param {Point} a
 * @param {Point} b
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {{ label?: string, faint?: boolean, tint?: { fill: string, glyph: string } }} [look] tint: of the label
 */
export function arrow(ink, a, b, at, colour, look = {}) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + ux * (at.radius * 0.62), y: a.y + uy * (at.radius * 0.62) };
  const end = { x: b.x - ux * (at.radius + 3), y: b.y - uy * (at.radius + 3) };
  const head = 11 * Math.min(1.5, at.unit);
  const neck = { x: end.x - ux * head, y: end.y - uy * head };
  for (const [width, tint] of /** @type {const} */ ([
    [look.faint ? 7 : 9, colour.panel],
    [look.faint ? 2.5 : 4.5, colour.select],
  ])) {
    ink.strokeStyle = tint;
    ink.fillStyle = tint;
    ink.lineWidth = width;
    ink.lineJoin = "round";
    ink.setLineDash(look.faint && tint === colour.select ? [6, 4] : []);
    ink.beginPath();
    ink.moveTo(start.x, start.y);
    ink.lineTo(neck.x, neck.y);
    ink.stroke();
    ink.setLineDash([]);
    ink.lineWidth = width - (look.faint ? 2 : 4);
    ink.beginPath();
    ink.moveTo(end.x, end.y);
    ink.lineTo(neck.x - uy * head * 0.62, neck.y + ux * head * 0.62);
    ink.lineTo(neck.x + uy * head * 0.62, neck.y - ux * head * 0.62);
    ink.closePath();
    ink.stroke();
    ink.fill();
  }
  if (look.label) {
    const middle = { x: (start.x + neck.x) / 2, y: (start.y + neck.y) / 2 };
    const { fill = colour.select, glyph = colour.panel } = look.tint ?? {};
    tag(ink, look.label, middle, colour, fill, glyph);
  }
}

/**
 * The mark of something that happened in a place, such as a battle: a burst with its number.
 * @param {Ink} ink
 * @param {string} label
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {{ fill: string, glyph: string }} tint
 */
export function fought(ink, label, p, at, colour, tint) {
  const [x, y] = [p.x - at.radius - 2, p.y + at.radius * 0.2];
  stamp(ink, CARD_KINDS.ambush ?? "", x, y, 40, colour.danger, { colour: colour.panel, width: 2 });
  tag(ink, label, { x, y }, colour, tint.fill, tint.glyph);
}

/**
 * A small label with a ground of its own.
 * @param {Ink} ink
 * @param {string} text
 * @param {Point} p
 * @param {Tokens} colour
 * @param {string} fill
 * @param {string} on
 */
export function tag(ink, text, p, colour, fill, on) {
  ink.font = `700 13px ${colour.sans}`;
  const wide = ink.measureText(text).width + 12;
  ink.beginPath();
  ink.roundRect(p.x - wide / 2, p.y - 10, wide, 20, 5);
  ink.fillStyle = fill;
  ink.fill();
  ink.lineWidth = 1.5;
  ink.strokeStyle = on;
  ink.stroke();
  ink.fillStyle = on;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(text, p.x, p.y + 0.5);
}

/**
 * What would be different in a clearing: pieces that would come as ghosts, losses as a tag.
 * @param {Ink} ink
 * @param {ClearingView} before
 * @param {ClearingView} after
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {(seat: number) => string} livery
 */
export function ghosts(ink, before, after, p, at, colour, livery) {
  /** @param {ClearingView} c @param {PieceView} piece */
  const count = (c, piece) =>
    c.pieces
      .filter((other) => other.seat === piece.seat && other.piece === piece.piece)
      .reduce((sum, other) => sum + other.count, 0);
  let line = 0;
  const spots = new Map(
    [...standingSpots(after, at, null), ...tokenSpots(after, at)].map((spot) => [
      `${spot.piece.seat}/${spot.piece.piece}`,
      spot,
    ]),
  );
  for (const piece of after.pieces) {
    const more = piece.count - count(before, piece);
    if (more <= 0) continue;
    const what = { ...piece, livery: livery(piece.seat), pawn: piece.class === "pawn" };
    const spot = spots.get(`${piece.seat}/${piece.piece}`);
    const place = spot
      ? { x: p.x + spot.x, y: p.y + spot.y }
      : { x: p.x, y: p.y + at.radius * 0.5 };
    const size = spot?.size ?? 14.5 * at.unit;
    if (piece.class === "building") drawBuilding(ink, what, place, size, colour, { ghost: true });
    else if (piece.class === "token") drawToken(ink, what, place, size, colour, { ghost: true });
    else drawStanding(ink, what, place, size, colour, { ghost: true });
    const label = { x: p.x + at.radius * 0.2, y: p.y - at.radius - 16 - line * 21 };
    tag(ink, `+${more}`, label, colour, colour.select, colour.panel);
    line++;
  }
  for (const piece of before.pieces) {
    const fewer = piece.count - count(after, piece);
    if (fewer <= 0) continue;
    const label = { x: p.x + at.radius * 0.2, y: p.y - at.radius - 16 - line * 21 };
    tag(ink, `−${fewer}`, label, colour, colour.panel, colour.danger);
    line++;
  }
}

/**
 * A mark on a clearing that has changed.
 * @param {Ink} ink
 * @param {Point} p
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function changed(ink, p, at, colour) {
  const r = at.radius + 10 * Math.min(1.5, at.unit);
  ink.save();
  ink.setLineDash([3, 5]);
  ink.lineWidth = 4;
  ink.strokeStyle = colour.caution;
  // It leaves out the number plate and the badge of the suit.
  for (const [from = 0, to = 0] of [
    [-0.11, 1.11],
    [1.29, 1.71],
  ]) {
    ink.beginPath();
    ink.arc(p.x, p.y, r, from * Math.PI, to * Math.PI);
    ink.stroke();
  }
  ink.restore();
}

/**
 * The mark of a piece that somebody crafts with: a ring round it and a hammer.
 * @param {Ink} ink
 * @param {View} view
 * @param {{ clearing: number, seat: number, piece: string }} source
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function lender(ink, view, source, at, colour) {
  const spot = pieceSpot(view, at, source.clearing, source);
  if (!spot) return;
  const [x, y, r] = [spot.x, spot.y, spot.size * 0.78];
  for (const [width, tint] of /** @type {const} */ ([
    [6, colour.panel],
    [3, colour.select],
  ])) {
    ink.beginPath();
    ink.arc(x, y, r, 0, 7);
    ink.lineWidth = width;
    ink.strokeStyle = tint;
    ink.stroke();
  }
  const size = 9 * Math.min(1.5, at.unit);
  plate(ink, "", x + r, y - r, size, colour);
  stamp(ink, ITEMS.hammer ?? "", x + r, y - r, size * 1.3, colour.select);
}
