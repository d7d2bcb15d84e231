/** Charts, drawn by ourselves. Each stands beside a table with the same numbers, so they are hidden from readers. */

import { h } from "../toolkit/dom.js";
import { coloursOf } from "../factions/looks.js";

/** @typedef {import("../engine/contract.js").Share} Share */

/**
 * A share as a bar with its interval, and a line where an even share would be.
 * @param {Share} share
 * @param {number} even
 * @param {string} [fill]
 */
export function shareBar({ share, low, high }, even, fill) {
  const x = (/** @type {number} */ part) => 200 * Math.min(1, part);
  return h(
    "svg",
    { class: "share-bar", viewBox: "0 0 200 20", "aria-hidden": "true" },
    h("rect", { class: "ground", x: 0, y: 3, width: 200, height: 14 }),
    h("rect", {
      class: "bar",
      x: 0,
      y: 3,
      width: x(share),
      height: 14,
      style: fill ? { fill } : {},
    }),
    h("path", {
      class: "reach",
      d: `M${x(low)} 10H${x(high)}M${x(low)} 6V14M${x(high)} 6V14`,
    }),
    h("path", { class: "even", d: `M${x(even)} 0V20` }),
  );
}

/** A number as a bar. @param {number} value @param {number} most */
export function bar(value, most) {
  return h(
    "svg",
    { class: "share-bar", viewBox: "0 0 200 20", "aria-hidden": "true" },
    h("rect", {
      class: "bar",
      x: 0,
      y: 3,
      width: most ? (200 * value) / most : 0,
      height: 14,
    }),
  );
}

/** Dashes that tell lines apart where colours do not. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "6 3 6 8", "1 6"];

/**
 * Lines of points after each round, each named at its end.
 * @param {{ faction: string, code: string, values: number[] }[]} lines
 * @param {number | null} [marked] a round that is marked
 */
export function curves(lines, marked = null) {
  const rounds = Math.max(2, ...lines.map(({ values }) => values.length));
  const most = Math.max(5, ...lines.flatMap(({ values }) => values));
  const top = Math.ceil(most / 5) * 5;
  const x = (/** @type {number} */ round) => 30 + (round / (rounds - 1)) * 520;
  const y = (/** @type {number} */ points) => 230 - (points / top) * 215;
  const ends = lines
    .map(({ values }, i) => ({ i, at: y(values.at(-1) ?? 0) }))
    .sort((a, b) => a.at - b.at);
  /** @type {number[]} */
  const named = [];
  let last = -Infinity;
  for (const { i, at } of ends) {
    last = Math.max(at, last + 14);
    named[i] = last;
  }
  return h(
    "svg",
    { class: "curves", viewBox: "0 0 600 255", "aria-hidden": "true" },
    Array.from({ length: top / 5 + 1 }, (_, i) => [
      h("path", { class: "tick", d: `M30 ${y(5 * i)}H550` }),
      h("text", { x: 24, y: y(5 * i) + 4, "text-anchor": "end" }, String(5 * i)),
    ]),
    Array.from({ length: rounds }, (_, i) =>
      rounds > 16 && i % 2
        ? null
        : h("text", { x: x(i), y: 248, "text-anchor": "middle" }, String(i + 1)),
    ),
    marked === null
      ? null
      : h("path", { class: "tick marked", d: `M${x(marked - 1)} 10V232`, "data-round": marked }),
    lines.map(({ faction, code, values }, i) =>
      h(
        "g",
        { key: faction },
        h("path", {
          class: "line ground",
          d: path(values, x, y),
        }),
        h("path", {
          class: "line",
          d: path(values, x, y),
          "stroke-dasharray": DASHES[i % DASHES.length],
          style: { stroke: coloursOf(faction).fill },
        }),
        h("text", { class: "name", x: 556, y: (named[i] ?? 0) + 4 }, code),
      ),
    ),
  );
}

/**
 * @param {number[]} values
 * @param {(round: number) => number} x
 * @param {(points: number) => number} y
 */
function path(values, x, y) {
  return values
    .map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("");
}

/** How many games had each length. @param {[number, number][]} lengths */
export function histogram(lengths) {
  const rounds = lengths.map(([round]) => round);
  const from = Math.min(...rounds);
  const to = Math.max(...rounds, from + 9);
  const most = Math.max(...lengths.map(([, games]) => games));
  const wide = 560 / (to - from + 1);
  return h(
    "svg",
    { class: "curves", viewBox: "0 0 600 150", "aria-hidden": "true" },
    lengths.map(([round, games]) => {
      const high = (games / most) * 110;
      return h("rect", {
        class: "bar",
        x: 20 + (round - from) * wide + 1,
        y: 125 - high,
        width: Math.max(1, wide - 2),
        height: high,
      });
    }),
    h("path", { class: "tick", d: "M20 125H580" }),
    Array.from({ length: to - from + 1 }, (_, i) =>
      to - from > 24 && i % 5
        ? null
        : h(
            "text",
            { x: 20 + (i + 0.5) * wide, y: 143, "text-anchor": "middle" },
            String(from + i),
          ),
    ),
  );
}
