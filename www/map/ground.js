/** The part of the map that never changes in a game: ground, trees, river, paths, forest plates, the sheet's frame. */

import { clamp, dice, isOpen, seedOf, stretches } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 * @typedef {import("../engine/contract.js").MapFacts} MapFacts
 */

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];

/**
 * Draws it all.
 * @param {CanvasRenderingContext2D} ink
 * @param {MapFacts} map
 * @param {Layout} at
 * @param {Tokens} colour
 * @param {{ plain: boolean }} look plain: no trees, for more contrast
 */
export function drawGround(ink, map, at, colour, look) {
  ink.fillStyle = colour.ground;
  ink.fillRect(0, 0, at.width, at.height);
  ink.lineCap = "round";
  ink.lineJoin = "round";
  if (!look.plain) {
    gouges(ink, map, at, colour);
    trees(ink, map, at, colour);
  }
  for (const line of at.river) river(ink, line, at.unit, colour);
  for (const path of at.paths) pathEdge(ink, path.line, at.unit, colour);
  for (const path of at.paths) pathFill(ink, path.line, at.unit, colour);
  for (const path of at.paths) {
    if (path.kind === "closed") gate(ink, path.line, at.unit, colour);
    else if (path.kind === "bridge" || path.kind === "dam") planks(ink, path.line, at.unit, colour);
  }
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
 */
function trees(ink, map, at, colour) {
  const random = dice(seedOf(map.key));
  const step = 12.5 * at.unit ** 0.6;
  const centres = [...at.forests.values()];
  /** @type {{ x: number, y: number, size: number, kind: number }[]} */
  const stand = [];
  for (let y = step / 2; y < at.height + step; y += step) {
    for (let x = step / 2; x < at.width + step; x += step) {
      const point = { x: x + (random() - 0.5) * step, y: y + (random() - 0.5) * step };
      const [luck, kind, grown] = [random(), random(), random()];
      const size = (8.5 + grown * 5) * at.unit ** 0.55;
      const near = Math.min(...centres.map((c) => Math.hypot(c.x - point.x, c.y - point.y)));
      const deep = Math.exp(-((near / (86 * at.unit)) ** 2));
      if (luck > 0.2 + deep * 0.75) continue;
      const clear = size * 0.72;
      const onPlate = centres.some(
        (c) => Math.abs(c.x - point.x) < 13 + clear && Math.abs(c.y - point.y) < 10 + clear,
      );
      if (onPlate) continue;
      if (!isOpen(point, at, clear)) continue;
      if (Math.min(point.x, point.y, at.width - point.x, at.height - point.y) < 14) continue;
      stand.push({ ...point, size, kind: kind < 0.5 ? 0 : kind < 0.8 ? 1 : 2 });
    }
  }
  stand.sort((a, b) => a.y - b.y);
  for (const tree of stand) {
    if (tree.kind === 0) spruce(ink, tree, colour);
    else if (tree.kind === 1) oak(ink, tree, colour);
    else birch(ink, tree, colour);
  }
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {{ x: number, y: number, size: number }} tree
 * @param {Tokens} colour
 */
function spruce(ink, { x, y, size: s }, colour) {
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
 * @param {{ x: number, y: number, size: number }} tree
 * @param {Tokens} colour
 */
function oak(ink, { x, y, size: s }, colour) {
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
 * @param {{ x: number, y: number, size: number }} tree
 * @param {Tokens} colour
 */
function birch(ink, { x, y, size: s }, colour) {
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

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 */
function trace(ink, line) {
  ink.beginPath();
  line.forEach((p, i) => (i ? ink.lineTo(p.x, p.y) : ink.moveTo(p.x, p.y)));
}

/** Where the three ticks of a wave stand. */
const RIPPLES = /** @type {const} */ ([
  [-4, -3.4],
  [2, 0],
  [-3, 3.6],
]);

/**
 * Band, banks and wave ticks.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function river(ink, line, unit, colour) {
  const wide = 17 * unit;
  trace(ink, line);
  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = wide + 3;
  ink.stroke();
  ink.strokeStyle = colour.river;
  ink.lineWidth = wide;
  ink.stroke();

  ink.strokeStyle = colour["river-edge"];
  ink.lineWidth = 1.3;
  let walked = 12;
  for (const [a, b] of stretches(line)) {
    walked += Math.hypot(b.x - a.x, b.y - a.y);
    if (walked < 34 * unit) continue;
    walked = 0;
    for (const [dx, dy] of RIPPLES) {
      const [x, y, w] = [b.x + dx * unit, b.y + dy * unit, 3.2 * unit];
      ink.beginPath();
      ink.moveTo(x - w, y);
      ink.quadraticCurveTo(x - w / 2, y - w * 0.7, x, y);
      ink.quadraticCurveTo(x + w / 2, y + w * 0.7, x + w, y);
      ink.stroke();
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function pathEdge(ink, line, unit, colour) {
  trace(ink, line);
  ink.strokeStyle = colour["path-edge"];
  ink.lineWidth = 9 * unit + 3;
  ink.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function pathFill(ink, line, unit, colour) {
  trace(ink, line);
  ink.strokeStyle = colour.path;
  ink.lineWidth = 9 * unit;
  ink.stroke();
}

/**
 * The middle of a line and the direction across it.
 * @param {Point[]} line
 */
function middle(line) {
  const all = stretches(line);
  const nowhere = { x: 0, y: 0 };
  const [a, b] = all[Math.floor(all.length / 2)] ?? [nowhere, nowhere];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { at: a, nx: -(b.y - a.y) / length, ny: (b.x - a.x) / length };
}

/**
 * A barred gate across a closed path.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function gate(ink, line, unit, colour) {
  const { at, nx, ny } = middle(line);
  ink.strokeStyle = colour.ink;
  ink.lineWidth = 2.4;
  for (const along of [-5, 0, 5]) {
    const [x, y] = [at.x + ny * along * unit, at.y - nx * along * unit];
    ink.beginPath();
    ink.moveTo(x - nx * 9 * unit, y - ny * 9 * unit);
    ink.lineTo(x + nx * 9 * unit, y + ny * 9 * unit);
    ink.stroke();
  }
}

/**
 * Planks along a bridge or a dam.
 * @param {CanvasRenderingContext2D} ink
 * @param {Point[]} line
 * @param {number} unit
 * @param {Tokens} colour
 */
function planks(ink, line, unit, colour) {
  ink.strokeStyle = colour["path-edge"];
  ink.lineWidth = 1.3;
  for (const [a, b] of stretches(line)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / length) * 4.5 * unit, ((b.x - a.x) / length) * 4.5 * unit];
    ink.beginPath();
    ink.moveTo(b.x - nx, b.y - ny);
    ink.lineTo(b.x + nx, b.y + ny);
    ink.stroke();
  }
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
    ink.strokeText(ROMAN[i] ?? String(i + 1), p.x, p.y);
    ink.fillStyle = colour.tree;
    ink.fillText(ROMAN[i] ?? String(i + 1), p.x, p.y);
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
