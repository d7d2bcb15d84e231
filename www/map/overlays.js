/** The layers that can be switched on over the map. */

import { drawEmblem, plate, stamp } from "./pieces.js";
import { arrow, changed, tag } from "./highlights.js";
import { coloursOf, shapeOf } from "../factions/looks.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {CanvasRenderingContext2D} Ink
 */

/** The layers that every map has; those of factions come with the view. */
export const LAYERS = ["rule", "changed", "reach", "river", "slots", "numbers"];

/**
 * Layers that belong under the clearings.
 * @param {Ink} ink
 * @param {Scene} scene
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function underlays(ink, scene, at, colour) {
  if (scene.layers.has("river")) {
    for (const clearing of scene.map.clearings) {
      for (const next of clearing.river) {
        const [a, b] = [at.clearings.get(clearing.number), at.clearings.get(next)];
        if (!a || !b || next < clearing.number) continue;
        ink.save();
        ink.setLineDash([2, 7]);
        ink.lineCap = "round";
        ink.lineWidth = 5;
        ink.strokeStyle = colour["river-edge"];
        ink.beginPath();
        ink.moveTo(a.x, a.y);
        ink.lineTo(b.x, b.y);
        ink.stroke();
        ink.restore();
      }
    }
  }
  if (scene.layers.has("rule")) {
    for (const clearing of scene.view.clearings) {
      const p = at.clearings.get(clearing.number);
      if (!p || clearing.ruler === null) continue;
      hatchedRound(
        ink,
        p.x,
        p.y,
        at.radius + 20 * Math.min(1.4, at.unit),
        coloursOf(scene.livery(clearing.ruler)).fill,
        colour,
      );
    }
  }
}

/**
 * Layers over the clearings.
 * @param {Ink} ink
 * @param {Scene} scene
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function overlays(ink, scene, at, colour) {
  for (const clearing of scene.view.clearings) {
    const p = at.clearings.get(clearing.number);
    if (!p) continue;
    if (scene.layers.has("changed") && scene.changed.has(clearing.number)) {
      changed(ink, p, at, colour);
    }
    if (scene.layers.has("rule") && clearing.ruler !== null) {
      const y = p.y + at.radius + 15 * at.unit;
      plate(ink, "", p.x, y, 12, colour);
      drawEmblem(ink, scene.livery(clearing.ruler), p.x, y, 15, colour);
    }
    if (scene.layers.has("slots")) {
      const text = scene.words.free(clearing.free);
      const below = { x: p.x, y: p.y + at.radius * 0.94 };
      tag(ink, text, below, colour, colour.panel, clearing.free ? colour.good : colour["ink-2"]);
    }
    if (scene.layers.has("numbers")) {
      ink.font = `700 ${(at.radius * 1.1).toFixed(0)}px ${colour.sans}`;
      ink.textAlign = "center";
      ink.textBaseline = "middle";
      ink.lineJoin = "round";
      ink.lineWidth = 5;
      ink.strokeStyle = colour.disc;
      ink.strokeText(String(clearing.number), p.x, p.y);
      ink.fillStyle = colour.ink;
      ink.fillText(String(clearing.number), p.x, p.y);
    }
  }
  if (scene.layers.has("reach") && scene.pointed !== null) reach(ink, scene, at, colour);
  for (const [number, p] of at.clearings) {
    const liveries = liveriesAt(scene, number);
    if (!liveries.length) continue;
    const fills = liveries.map((livery) => coloursOf(livery).fill);
    brackets(ink, p.x, p.y, at.radius + 12 * Math.min(1.4, at.unit), fills, colour);
    for (const [i, livery] of liveries.entries()) {
      const aside = (i - (liveries.length - 1) / 2) * 17;
      drawEmblem(ink, livery, p.x + aside, p.y - at.radius - 9 * at.unit, 16, colour);
    }
  }
  for (const mark of scene.view.overlays) {
    if (mark.piece) uncovered(ink, scene, mark, at, colour);
  }
}

/**
 * Whose layers that are on mark a clearing, each once.
 * @param {Scene} scene
 * @param {number} number
 */
function liveriesAt(scene, number) {
  const here = scene.view.overlays.filter(
    ({ key, piece, clearings }) => !piece && scene.layers.has(key) && clearings.includes(number),
  );
  return [...new Set(here.map(({ seat }) => scene.livery(seat)))];
}

/**
 * What lies face down in a clearing, for whoever may know it: a small plate at its side, below the suit.
 * @param {Ink} ink
 * @param {Scene} scene
 * @param {Scene["view"]["overlays"][number]} mark
 * @param {Layout} at
 * @param {Tokens} colour
 */
function uncovered(ink, scene, mark, at, colour) {
  const livery = scene.livery(mark.seat);
  const before = scene.view.overlays.slice(0, scene.view.overlays.indexOf(mark));
  for (const number of mark.clearings) {
    const p = at.clearings.get(number);
    if (!p) continue;
    // Several in one clearing stand one below the other.
    const place = before.filter((other) => other.piece && other.clearings.includes(number)).length;
    const [x, y] = [p.x - at.radius, p.y + at.radius * 0.5 * place];
    plate(ink, "", x, y, 10.5, colour);
    stamp(ink, shapeOf(livery, mark.piece ?? "").body, x, y, 14, colour.ink);
  }
}

/**
 * Arrows to the neighbours of the clearing that is pointed at.
 * @param {Ink} ink
 * @param {Scene} scene
 * @param {Layout} at
 * @param {Tokens} colour
 */
function reach(ink, scene, at, colour) {
  const from = scene.map.clearings.find((clearing) => clearing.number === scene.pointed);
  const p = from && at.clearings.get(from.number);
  if (!p) return;
  for (const next of from.adjacent) {
    const q = at.clearings.get(next);
    if (q) arrow(ink, p, q, at, colour, { faint: true });
  }
}

/**
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 * @param {Tokens} colour
 */
function hatchedRound(ink, x, y, r, fill, colour) {
  ink.save();
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fillStyle = colour.path;
  ink.fill();
  ink.clip();
  ink.strokeStyle = fill;
  ink.lineWidth = 4;
  ink.beginPath();
  for (let i = -2 * r; i < 2 * r; i += 9) {
    ink.moveTo(x + i - r, y + r);
    ink.lineTo(x + i + r, y - r);
  }
  ink.stroke();
  ink.restore();
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.strokeStyle = colour.rim;
  ink.lineWidth = 1.5;
  ink.stroke();
}

/**
 * Four brackets round a clearing. Where several mark it, they take turns.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string[]} fills
 * @param {Tokens} colour
 */
function brackets(ink, x, y, r, fills, colour) {
  for (const [width, tints] of /** @type {const} */ ([
    [8, [colour.outline]],
    [4.5, fills],
  ])) {
    ink.lineWidth = width;
    for (let i = 0; i < 4; i++) {
      const middle = (i * Math.PI) / 2;
      ink.strokeStyle = tints[i % tints.length] ?? "";
      ink.beginPath();
      ink.arc(x, y, r, middle - 0.34, middle + 0.34);
      ink.stroke();
    }
  }
}
