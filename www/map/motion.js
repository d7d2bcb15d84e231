/**
 * Thin motion: pieces travel, appear and go. The state is already final; any input ends the motion at once. What moves is
 * an element of its own that the browser moves by itself, so that a press in the middle of it does not wait for a map.
 */

import { drawBuilding, drawStanding, drawToken } from "./pieces.js";
import { tokens } from "../toolkit/colours.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {{ kind: "travel" | "come" | "go", from: number, to: number, faction: string, piece: string,
 *   class: string, count: number }} Act
 */

/** Milliseconds at the normal speed (UX-6.1). */
const LENGTH = { travel: 220, come: 140, go: 160 };
/** A whole turn of others takes at most this long (UX-6.3). */
const MOST = 6000;
/** Quick at first, then slower. */
const EASING = "cubic-bezier(.5, 1, .89, 1)";

/** How long things take at each speed. @type {Record<string, number>} */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** What is moving on the map; one list for the page. */
export const motion = createMotion();

function createMotion() {
  /** @type {HTMLElement | null} */
  let root = null;
  /** @type {() => Layout | null} */
  let layout = () => null;
  return {
    /**
     * @param {HTMLElement} over lies over the map and moves with it
     * @param {() => Layout | null} layoutNow where things stand
     */
    attach(over, layoutNow) {
      root = over;
      layout = layoutNow;
    },
    /**
     * Shows some acts, one after another.
     * @param {Act[]} acts
     * @param {number} factor 0 for none
     */
    play(acts, factor) {
      const at = layout();
      this.finish();
      if (!root || !at || !factor || !acts.length) return;
      const whole = acts.reduce((sum, act) => sum + LENGTH[act.kind] * factor, 0);
      const squeeze = Math.min(1, MOST / whole);
      let delay = 0;
      for (const act of acts) {
        const duration = LENGTH[act.kind] * factor * squeeze;
        for (const sprite of spritesOf(act, at)) {
          root.append(sprite.element);
          const done = sprite.element.animate(sprite.frames, { duration, delay, easing: EASING });
          done.onfinish = () => sprite.element.remove();
        }
        delay += duration * 0.7;
      }
    },
    /** Ends all motion. */
    finish() {
      if (root?.firstChild) root.replaceChildren();
    },
  };
}

/**
 * The elements of an act, and how they move. Before and after they are not to be seen.
 * @param {Act} act
 * @param {Layout} at
 * @returns {{ element: HTMLElement, frames: Keyframe[] }[]}
 */
function spritesOf(act, at) {
  const [a, b] = [at.clearings.get(act.from), at.clearings.get(act.to)];
  if (!a || !b) return [];
  const size = 27 * at.unit;
  const wide = Math.ceil(size * 1.6);
  const element = pieceOf(act, size, wide);
  if (act.kind === "travel") {
    const frames = [
      { opacity: 1, transform: centred(a, wide) },
      { opacity: 1, transform: centred(b, wide) },
    ];
    return [{ element, frames }];
  }
  const comes = act.kind === "come";
  const place = centred({ x: a.x, y: a.y - at.radius * 0.3 }, wide);
  const frames = [
    { opacity: 1, transform: `${place} scale(${comes ? 1.6 : 1})` },
    { opacity: comes ? 1 : 0, transform: `${place} scale(1)` },
  ];
  return [{ element, frames }, circle(act.kind, a, at.radius)];
}

/**
 * Moves a square from the corner of the map to where its middle is at a point.
 * @param {import("./geometry.js").Point} p
 * @param {number} wide
 */
function centred(p, wide) {
  return `translate(${p.x - wide / 2}px, ${p.y - wide / 2}px)`;
}

/**
 * One piece in the middle of a square, drawn as on the map.
 * @param {Act} act
 * @param {number} size of the piece
 * @param {number} wide of the square
 */
function pieceOf(act, size, wide) {
  const element = document.createElement("canvas");
  const scale = devicePixelRatio || 1;
  element.width = element.height = wide * scale;
  element.style.width = element.style.height = `${wide}px`;
  const ink = /** @type {CanvasRenderingContext2D} */ (element.getContext("2d"));
  ink.scale(scale, scale);
  const what = { ...act, pawn: act.class === "pawn" };
  const place = { x: wide / 2, y: wide / 2 };
  if (act.class === "building") drawBuilding(ink, what, place, size * 0.7, tokens());
  else if (act.class === "token") drawToken(ink, what, place, size * 0.8, tokens());
  else drawStanding(ink, what, place, size, tokens());
  return element;
}

/**
 * The ring that spreads where something comes or goes.
 * @param {"come" | "go"} kind
 * @param {import("./geometry.js").Point} p
 * @param {number} radius
 */
function circle(kind, p, radius) {
  const element = document.createElement("span");
  const wide = radius * 2.4;
  element.className = kind;
  element.style.width = element.style.height = `${wide}px`;
  const place = centred(p, wide);
  const frames = [
    { opacity: 1, transform: `${place} scale(.5)` },
    { opacity: kind === "go" ? 0 : 1, transform: `${place} scale(1)` },
  ];
  return { element, frames };
}
