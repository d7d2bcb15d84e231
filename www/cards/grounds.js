/** The grounds on which pictures of cards stand, each a few cuts; 60 wide and 40 high. */

import { h } from "../toolkit/dom.js";

/** A cut that shows the key ink, one that shows bare paper, and thin lines of either. */
const INK = "tone-k flat";
const FAINT = "faint";

/** Rays round the middle, as a gouge leaves them. @param {number} x @param {number} y @param {number} count */
function rays(x, y, count) {
  const wedges = Array.from({ length: count }, (_, i) => {
    const [a, b] = [i, i + 0.45].map((n) => (n / count) * Math.PI * 2);
    const [ax, ay, bx, by] = [
      Math.cos(a ?? 0),
      Math.sin(a ?? 0),
      Math.cos(b ?? 0),
      Math.sin(b ?? 0),
    ];
    const far = (/** @type {number} */ n) => (n * 46).toFixed(1);
    return `M${x} ${y}l${far(ax)} ${far(ay)}L${(x + bx * 46).toFixed(1)} ${(y + by * 46).toFixed(1)}Z`;
  });
  return h("path", { class: FAINT, d: wedges.join("") });
}

/** Short cuts that all lean the same way. @param {number} from @param {number} to */
function cuts(from, to) {
  let data = "";
  for (let y = from, row = 0; y < to; y += 4, row++) {
    for (let x = (row % 2) * 5 - 2; x < 60; x += 11) data += `M${x} ${y}l6-1.2v.9l-6 1.2Z`;
  }
  return h("path", { class: FAINT, d: data });
}

const HILL = "M0 40V33Q14 26 30 31T60 29V40Z";
const FLOOR = "M0 40V32.5H60V40Z";
const BOARDS =
  "M0 35.2h60v.7H0ZM14 32.5h.8v2.7h-.8ZM40 32.5h.8v2.7h-.8ZM26 36h.8v4h-.8ZM52 36h.8v4h-.8Z";

const WAVES =
  "M2 29q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0ZM22 26q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0ZM43 27q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0ZM10 35q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0ZM32 34q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0ZM50 35q3-2.4 6 0t6 0v1q-3 2.4-6 0t-6 0Z";

/** @type {Record<string, () => import("../toolkit/dom.js").Child>} */
const GROUNDS = {
  rays: () => rays(30, 22, 18),
  sky: () => [cuts(4, 36)],
  hill: () => [cuts(3, 22), h("path", { class: INK, d: HILL })],
  wood: () => [
    h("path", {
      class: "deep",
      d: "M0 40V18l4-9 5 11 5-15 6 17 4-9 5 10 5-14 6 15 5-10 5 11 5-15 5 12V40Z",
    }),
    h("path", { class: INK, d: HILL }),
  ],
  night: () => [
    h("path", { class: "deep", d: "M0 0H60V40H0Z" }),
    h("path", {
      class: "tone-p flat",
      d: "M22 6h1v1h-1ZM34 4h1v1h-1ZM29 12h1v1h-1ZM41 13h.8v.8h-.8ZM8 18h.8v.8h-.8ZM55 20h1v1h-1Z",
    }),
    h("path", { class: INK, d: HILL }),
  ],
  room: () => [
    cuts(5, 26),
    h("path", { class: INK, d: FLOOR }),
    h("path", { class: FAINT, d: BOARDS }),
  ],
  path: () => [
    cuts(3, 20),
    h("path", { class: INK, d: HILL }),
    h("path", {
      class: "tone-p flat",
      d: "M20 40Q30 35 27 32.5T33 30.5L36 30.6Q31 32 35 34T34 40Z",
    }),
  ],
  earth: () => [
    h("path", { class: "deep", d: "M0 40V14Q12 10 24 14T48 12 60 14V40Z" }),
    cuts(18, 40),
  ],
  river: () => [
    cuts(3, 18),
    h("path", { class: INK, d: "M0 40V24Q15 19 30 22T60 20V40Z" }),
    h("path", { class: FAINT, d: WAVES }),
  ],
  fire: () => [
    rays(30, 44, 26),
    h("path", { class: INK, d: "M0 40V36l5-5 4 5 6-7 5 7 6-5 5 5 6-7 5 7 5-6 6 6 4-4 3 4V40Z" }),
  ],
};

/** @param {string} name */
export function ground(name) {
  return GROUNDS[name]?.() ?? null;
}
