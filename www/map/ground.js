/** The part of the map that never changes in a game: ground, trees, river, paths, forest plates, the sheet's frame. */

import { clamp, dice, isOpen, numeral, seedOf } from "./geometry.js";
import { groundOf } from "./grounds/grounds.js";
import { lake, pond, river, wave } from "./water.js";
import { drawPaths } from "./ways.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").MapFacts} MapFacts
 */

/** Paths that are closed now, each by its ends, and clearings that are under water. @typedef {{ closed: number[][], flooded: number[] }} Ways */

/**
 * What of the ground changes in a game.
 * @param {Pick<import("../engine/contract.js").TableView, "closed_paths" | "flooded">} view
 * @returns {Ways}
 */
export function wetAndClosed({ closed_paths: closed = [], flooded = [] }) {
  return { closed, flooded };
}

/** With more contrast a map has no colours of its own. */
export function isPlain() {
  return document.documentElement.dataset.contrast === "more";
}

/**
 * The colours of a map.
 * @param {MapFacts} map
 * @param {Tokens} tokens
 * @param {boolean} plain
 */
export function coloursOn(map, tokens, plain) {
  return plain ? tokens : groundOf(map.key).tint(tokens);
}

/**
 * Draws it all.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} tokens
 * @param {{ plain: boolean } & Ways} look plain: no trees, for more contrast
 */
export function drawGround(ink, map, at, tokens, look) {
  const own = groundOf(map.key);
  const colour = coloursOn(map, tokens, look.plain);
  ink.fillStyle = colour.ground;
  ink.fillRect(0, 0, at.width, at.height);
  ink.lineCap = "round";
  ink.lineJoin = "round";
  if (!look.plain) {
    gouges(ink, map, at, colour);
    own.under?.(ink, at, colour);
    trees(ink, map, at, colour, own.stand);
  }
  if (at.lake?.length) lake(ink, at.lake, at.unit, colour);
  for (const line of at.river) river(ink, line, at.unit, colour, own.waves ?? wave);
  for (const water of look.flooded) pond(ink, at, water, colour);
  drawPaths(ink, map, at, colour, look);
  plates(ink, map, at, colour);
  frame(ink, at, colour);
}

/**
 * Short cuts of the gouge in the ground, all leaning the same way.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} colour
 */
function gouges(ink, map, at, colour) {
  const random = dice(seedOf(map.key) + 3);
  ink.strokeStyle = colour["ground-cut"];
  ink.lineWidth = 1.6;
  ink.beginPath();
  for (let y = 6; y < at.height; y += 13) {
    for (let x = 4; x < at.width; x += 19) {
      if (random() < 0.42) continue;
      const [px, py] = [x + random() * 15, y + random() * 11];
      const length = 5 + random() * 9;
      ink.moveTo(px, py);
      ink.lineTo(px + length, py - length * 0.22);
    }
  }
  ink.stroke();
}

/**
 * Trees stand thickest in the middle of the forests, and never on a path, a river, a clearing or a plate.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {import("./grounds/grounds.js").Stand} growing what stands there
 */
function trees(ink, map, at, colour, growing) {
  const random = dice(seedOf(map.key));
  const step = 12.5 * at.unit ** 0.6;
  const centres = [...at.forests.values()];
  /** @type {{ x: number, y: number, size: number, draw: import("./trees.js").Stamp }[]} */
  const stand = [];
  for (let y = step / 2; y < at.height + step; y += step) {
    for (let x = step / 2; x < at.width + step; x += step) {
      const point = { x: x + (random() - 0.5) * step, y: y + (random() - 0.5) * step };
      const [luck, kind, grown] = [random(), random(), random()];
      const [, draw, scale] = growing.find(([share]) => kind < share) ?? [];
      if (!draw || !scale) continue;
      const size = (8.5 + grown * 5) * at.unit ** 0.55 * scale;
      const near = Math.min(...centres.map((c) => Math.hypot(c.x - point.x, c.y - point.y)));
      const deep = Math.exp(-((near / (86 * at.unit)) ** 2));
      // What is larger stands further apart.
      if (luck * scale ** 1.6 > 0.2 + deep * 0.75) continue;
      const clear = size * 0.72;
      const onPlate = centres.some(
        (c) => Math.abs(c.x - point.x) < 13 + clear && Math.abs(c.y - point.y) < 10 + clear,
      );
      if (onPlate) continue;
      if (!isOpen(point, at, clear)) continue;
      if (Math.min(point.x, point.y, at.width - point.x, at.height - point.y) < 14) continue;
      stand.push({ ...point, size, draw });
    }
  }
  stand.sort((a, b) => a.y - b.y);
  for (const { draw, ...spot } of stand) draw(ink, spot, colour);
}

/**
 * A Roman numeral in each forest.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} colour
 */
function plates(ink, map, at, colour) {
  ink.font = `650 ${Math.round(clamp(11 * at.unit, 11, 15))}px ${colour.serif}`;
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.lineJoin = "round";
  map.forests.forEach((forest, i) => {
    const p = at.forests.get(forest.id);
    if (!p) return;
    ink.strokeStyle = colour.ground;
    ink.lineWidth = 5;
    ink.strokeText(numeral(i), p.x, p.y);
    ink.fillStyle = colour.tree;
    ink.fillText(numeral(i), p.x, p.y);
  });
}

/**
 * The neat line of a surveyor's sheet, with its ticks.
 * @param {CanvasRenderingContext2D} ink
 * @param {Layout} at
 * @param {Tokens} colour
 */
function frame(ink, at, colour) {
  const { width: w, height: h } = at;
  ink.strokeStyle = colour.tree;
  ink.lineWidth = 1;
  ink.strokeRect(3.5, 3.5, w - 7, h - 7);
  ink.lineWidth = 2;
  ink.strokeRect(7, 7, w - 14, h - 14);
  ink.lineWidth = 1;
  ink.beginPath();
  for (let x = 27.5; x < w - 12; x += 20) {
    ink.moveTo(x, 3.5);
    ink.lineTo(x, 7);
    ink.moveTo(x, h - 7);
    ink.lineTo(x, h - 3.5);
  }
  for (let y = 27.5; y < h - 12; y += 20) {
    ink.moveTo(3.5, y);
    ink.lineTo(7, y);
    ink.moveTo(w - 7, y);
    ink.lineTo(w - 3.5, y);
  }
  ink.stroke();
}
