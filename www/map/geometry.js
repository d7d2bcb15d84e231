/** Where things of the map stand on a sheet of a given size. Positions are pixels; discs stay round. */

/**
 * @typedef {import("../engine/contract.js").MapFacts} MapFacts
 * @typedef {{ x: number, y: number }} Point
 * @typedef {number | string} PlaceName a clearing by its number, 0 for one beside the map; a forest by its name
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} radius of a clearing's disc, without its rim
 * @property {number} unit 1 on a phone; lengths of the drawing grow with it
 * @property {Map<number, Point>} clearings
 * @property {Map<string, Point>} forests
 * @property {{ a: number, b: number, kind: string, line: Point[] }[]} paths
 * @property {Point[][]} river
 * @property {Point[]} [lake] its shore, from the last point back to the first
 */

/** The drawing may be this much taller or wider than the printed board (UX-4.1.2). */
const STRETCH = { tall: 1.25, wide: 1.25 };
/**
 * A disc is never smaller than this where there is room for a phone's width (UX-4.1.1). It takes a share of the way to its
 * nearest neighbour, on large sheets, where badges and rims grow no further, a larger one.
 */
const RADIUS = { least: 24, most: 104, share: 0.367, large: 0.4 };
/** Between these distances of two neighbours, in pixels, the share grows. */
const GROWING = { from: 110, to: 190 };

/** What a clearing beside the map takes of the sheet, in radii. */
const BESIDE = 3.4;

/**
 * Fits a map to a sheet, and a clearing beside the map to one side of it or below, wherever that leaves more room.
 * @param {MapFacts} map
 * @param {number} width
 * @param {number} height
 * @param {boolean} [annex] whether there is a clearing beside the map
 * @returns {Layout}
 */
export function layout(map, width, height, annex = false) {
  const whole = fit(map, width, height);
  if (!annex) return whole;
  const room = whole.radius * BESIDE;
  const [left, above] = [fit(map, width - room, height), fit(map, width, height - room)];
  const beside = left.radius >= above.radius;
  const at = beside ? left : above;
  const p = beside
    ? { x: width - room / 2, y: height / 2 }
    : { x: width / 2, y: height - room / 2 };
  at.clearings.set(0, p);
  return { ...at, width, height };
}

/**
 * Where a place of the map is.
 * @param {Layout} at
 * @param {PlaceName} place
 */
export function spot(at, place) {
  return typeof place === "number" ? at.clearings.get(place) : at.forests.get(place);
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];

/** What is written in a forest. @param {number} at its place in the map's list */
export function numeral(at) {
  return ROMAN[at] ?? String(at + 1);
}

/**
 * @param {MapFacts} map
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
function fit(map, width, height) {
  const xs = map.clearings.map((clearing) => clearing.x * map.aspect);
  const ys = map.clearings.map((clearing) => clearing.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const wide = Math.max(...xs) - left || 1;
  const tall = Math.max(...ys) - top || 1;

  // The margin depends on the radius and the radius on the margin: a few rounds settle it.
  let radius = 32;
  let sx = 1;
  let sy = 1;
  for (let round = 0; round < 6; round++) {
    const margin = margins(radius);
    const roomX = Math.max(60, width - 2 * margin.side);
    const roomY = Math.max(60, height - margin.top - margin.bottom);
    sx = roomX / wide;
    sy = roomY / tall;
    if (sy > sx * STRETCH.tall) sy = sx * STRETCH.tall;
    if (sx > sy * STRETCH.wide) sx = sy * STRETCH.wide;
    const apart = nearest(map, sx, sy);
    const grown = clamp((apart - GROWING.from) / (GROWING.to - GROWING.from), 0, 1);
    const share = RADIUS.share + grown * (RADIUS.large - RADIUS.share);
    radius = clamp(apart * share, RADIUS.least, RADIUS.most);
  }
  const margin = margins(radius);
  const shiftX = (width - wide * sx) / 2;
  const shiftY = margin.top + Math.max(0, height - margin.top - margin.bottom - tall * sy) / 2;
  /** @param {number} x @param {number} y @returns {Point} */
  const place = (x, y) => ({
    x: (x * map.aspect - left) * sx + shiftX,
    y: (y - top) * sy + shiftY,
  });

  const clearings = new Map(map.clearings.map((c) => [c.number, place(c.x, c.y)]));
  const unit = radius / 32;
  const paths = map.paths.map(({ a, b, kind }) => ({
    a,
    b,
    kind,
    line: waver(pointOf(clearings, a), pointOf(clearings, b), a * 31 + b, unit),
  }));
  const river = (map.river?.course ?? []).map((line) =>
    smooth(
      toEdge(
        line,
        line.map(([x = 0, y = 0]) => place(x, y)),
      ),
    ),
  );
  const lake = smoothRound(map.lake.map(([x = 0, y = 0]) => place(x, y)));
  const bare = { width, height, radius, unit, clearings, paths, river, lake };
  return {
    ...bare,
    forests: new Map(
      map.forests.map((forest) => [forest.id, openGround(place(forest.x, forest.y), bare)]),
    ),
  };
}

/** How far the plate of a forest reaches from its middle, in pixels. */
const PLATE = 9;
/** How far the plate of a forest may be moved from its middle, in units of the drawing. */
const ASIDE = 48;

/**
 * Whether what reaches so far from a point keeps off rivers, paths and clearings with all that stands on their rims.
 * @param {Point} p
 * @param {Omit<Layout, "forests">} at
 * @param {number} reach in pixels
 */
export function isOpen(p, at, reach) {
  const disc = at.radius + 15 * at.unit + reach;
  return (
    [...at.clearings.values()].every((c) => Math.hypot(c.x - p.x, c.y - p.y) >= disc) &&
    at.paths.every((path) => keepsOff(p, path.line, 9 * at.unit + reach)) &&
    at.river.every((line) => keepsOff(p, line, 12 * at.unit + reach)) &&
    isAshore(p, at.lake ?? [], 6 * at.unit + reach)
  );
}

/**
 * Whether a point is so far from a lake, outside of it.
 * @param {Point} p
 * @param {Point[]} shore
 * @param {number} reach
 */
export function isAshore(p, shore, reach) {
  const first = shore[0];
  if (!first) return true;
  const round = [...shore, first];
  let inside = false;
  for (const [a, b] of stretches(round)) {
    if (a.y > p.y === b.y > p.y) continue;
    if (p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return !inside && keepsOff(p, round, reach);
}

/**
 * The place nearest to a point that is on neither river, path nor clearing; the point itself where there is none. A river
 * may run through the middle of a forest, which it does not divide.
 * @param {Point} p
 * @param {Omit<Layout, "forests">} at
 */
function openGround(p, at) {
  for (let far = 0; far <= ASIDE * at.unit; far += 3) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const here = { x: p.x + far * Math.cos(angle), y: p.y + far * Math.sin(angle) };
      if (isOpen(here, at, PLATE)) return here;
    }
  }
  return p;
}

/** How wide the frame of the sheet is; nothing of a clearing lies on it. */
const FRAME = 6;

/**
 * Room round the outermost clearings for their rims, badges and rings, inside of the sheet's frame.
 * @param {number} radius
 */
function margins(radius) {
  const grow = Math.min(1.5, radius / 32);
  const badge = radius * 0.81 + 15.5 * grow;
  // The saw teeth of a rim, and the rings round what can be chosen, grow with the drawing up to a point.
  const rim = radius + 5 * grow + 3;
  const ring = radius + 10.3 * grow;
  const side = Math.max(badge, rim, ring) + FRAME;
  // The pennant of the ruler hangs below the disc.
  return { side, top: side, bottom: Math.max(side, radius + 14 * grow + FRAME) };
}

/**
 * The smallest distance between two clearings.
 * @param {MapFacts} map
 * @param {number} sx
 * @param {number} sy
 */
function nearest(map, sx, sy) {
  let least = Infinity;
  map.clearings.forEach((one, i) => {
    for (const other of map.clearings.slice(i + 1)) {
      const x = (one.x - other.x) * map.aspect * sx;
      least = Math.min(least, Math.hypot(x, (one.y - other.y) * sy));
    }
  });
  return least;
}

/**
 * @param {Map<number, Point>} clearings
 * @param {number} number
 */
function pointOf(clearings, number) {
  return clearings.get(number) ?? { x: 0, y: 0 };
}

/**
 * A straight way as a hand would cut it.
 * @param {Point} a
 * @param {Point} b
 * @param {number} seed
 * @param {number} unit
 * @returns {Point[]}
 */
function waver(a, b, seed, unit) {
  const random = dice(seed);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const bend = (random() - 0.5) * Math.min(length * 0.1, 16 * unit);
  const wave = (random() - 0.5) * 5 * unit;
  const steps = Math.max(6, Math.round(length / 9));
  /** @type {Point[]} */
  const line = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const ends = Math.sin(Math.PI * t);
    const off = ends * (bend + Math.sin(t * Math.PI * 3) * wave + (random() - 0.5) * 0.9);
    line.push({ x: a.x + (b.x - a.x) * t + nx * off, y: a.y + (b.y - a.y) * t + ny * off });
  }
  return line;
}

/** A river that ends this near to the printed board's edge runs off it. */
const EDGE = 0.06;

/**
 * Carries the ends of a river on beyond the sheet where the board's own river leaves the board.
 * @param {number[][]} course fractions of the board
 * @param {Point[]} line the same as pixels
 */
function toEdge(course, line) {
  /** @param {number[] | undefined} end @param {Point | undefined} p @param {Point | undefined} q @returns {Point[]} */
  const beyond = (end, p, q) => {
    const [x = 0.5, y = 0.5] = end ?? [];
    if (!p || !q || Math.min(x, y, 1 - x, 1 - y) > EDGE) return [];
    const length = Math.hypot(p.x - q.x, p.y - q.y) || 1;
    return [{ x: p.x + ((p.x - q.x) / length) * 900, y: p.y + ((p.y - q.y) / length) * 900 }];
  };
  return [
    ...beyond(course[0], line[0], line[1]),
    ...line,
    ...beyond(course.at(-1), line.at(-1), line.at(-2)),
  ];
}

/**
 * Rounds the corners of a line (Chaikin, twice).
 * @param {Point[]} line
 */
function smooth(line) {
  let now = line;
  for (let round = 0; round < 3; round++) {
    const next = now.slice(0, 1);
    for (const [a, b] of stretches(now)) {
      next.push(
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      );
    }
    next.push(...now.slice(-1));
    now = next;
  }
  return now;
}

/**
 * Rounds the corners of a line that comes back to where it begins.
 * @param {Point[]} line
 */
function smoothRound(line) {
  let now = line;
  for (let round = 0; round < 2; round++) {
    now = now.flatMap((a, i) => {
      const b = now[(i + 1) % now.length] ?? a;
      return [
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      ];
    });
  }
  return now;
}

/**
 * The straight stretches of a line, from point to point.
 * @param {Point[]} line
 * @returns {[Point, Point][]}
 */
export function stretches(line) {
  return line.slice(1).map((b, i) => [line[i] ?? b, b]);
}

/**
 * Whether a point is at least so far from a line. Asked of every tree: stretches that are out of reach are not measured.
 * @param {Point} p
 * @param {Point[]} line
 * @param {number} reach
 */
function keepsOff(p, line, reach) {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    if (Math.min(a.x, b.x) - p.x >= reach || p.x - Math.max(a.x, b.x) >= reach) continue;
    if (Math.min(a.y, b.y) - p.y >= reach || p.y - Math.max(a.y, b.y) >= reach) continue;
    if (toStretch(p, a, b) < reach) return false;
  }
  return true;
}

/**
 * How far a point is from a line.
 * @param {Point} p
 * @param {Point[]} line
 */
export function distance(p, line) {
  let least = Infinity;
  for (const [a, b] of stretches(line)) least = Math.min(least, toStretch(p, a, b));
  return least;
}

/** How far a point is from the straight stretch between two others. @param {Point} p @param {Point} a @param {Point} b */
function toStretch(p, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

/**
 * Numbers from 0 to 1 that are the same each time, so that a map is always cut alike.
 * @param {number} seed
 * @returns {() => number}
 */
export function dice(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/**
 * A number for a name.
 * @param {string} text
 */
export function seedOf(text) {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) >>> 0;
  return sum;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function clamp(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
