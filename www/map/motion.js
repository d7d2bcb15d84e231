/** Thin motion: pieces travel, appear and go. The state is already final; any input ends the motion at once. */

import { drawBuilding, drawStanding, drawToken } from "./pieces.js";
import { tokens } from "../tokens.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {{ kind: "travel" | "come" | "go", from: number, to: number, faction: string, piece: string,
 *   class: string, count: number, start: number, length: number }} Sprite
 */

/** Milliseconds at the normal speed (UX-6.1). */
const LENGTH = { travel: 220, come: 140, go: 160 };
/** A whole turn of others takes at most this long (UX-6.3). */
const MOST = 6000;

/** How long things take at each speed. @type {Record<string, number>} */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** What is moving on the map; one list for the page. */
export const motion = createMotion();

function createMotion() {
  /** @type {Sprite[]} */
  let sprites = [];
  let onStart = () => {};
  return {
    /** @param {() => void} start called when something begins to move */
    attach(start) {
      onStart = start;
    },
    /**
     * Queues the motion of some events, one after another.
     * @param {Omit<Sprite, "start" | "length">[]} acts
     * @param {number} factor 0 for none
     */
    play(acts, factor) {
      sprites = [];
      if (!factor || !acts.length) return;
      const whole = acts.reduce((sum, act) => sum + LENGTH[act.kind] * factor, 0);
      const squeeze = Math.min(1, MOST / whole);
      let start = performance.now();
      for (const act of acts) {
        const length = LENGTH[act.kind] * factor * squeeze;
        sprites.push({ ...act, start, length });
        start += length * 0.7;
      }
      onStart();
    },
    /** Ends all motion. */
    finish() {
      if (sprites.length) {
        sprites = [];
        onStart();
      }
    },
    /**
     * Draws what moves now; says whether anything still does.
     * @param {CanvasRenderingContext2D} ink
     * @param {Layout} at
     * @param {number} now
     */
    sprites(ink, at, now) {
      if (!sprites.length) return false;
      sprites = sprites.filter((sprite) => now < sprite.start + sprite.length);
      for (const sprite of sprites) {
        if (now >= sprite.start) drawSprite(ink, sprite, at, (now - sprite.start) / sprite.length);
      }
      return sprites.length > 0;
    },
  };
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Sprite} sprite
 * @param {Layout} at
 * @param {number} t 0 to 1
 */
function drawSprite(ink, sprite, at, t) {
  const [a, b] = [at.clearings.get(sprite.from), at.clearings.get(sprite.to)];
  if (!a || !b) return;
  const colour = tokens();
  const ease = 1 - (1 - t) ** 2;
  const place = { x: a.x + (b.x - a.x) * ease, y: a.y + (b.y - a.y) * ease };
  ink.save();
  let size = 27 * at.unit;
  if (sprite.kind === "come") size *= 1.6 - 0.6 * ease;
  if (sprite.kind === "go") ink.globalAlpha = 1 - t;
  if (sprite.kind !== "travel") {
    place.y -= at.radius * 0.3;
    ink.beginPath();
    ink.arc(a.x, a.y, at.radius * (0.6 + 0.6 * ease), 0, 7);
    ink.lineWidth = 3;
    ink.strokeStyle = sprite.kind === "go" ? colour.danger : colour.good;
    ink.stroke();
  }
  const what = { ...sprite, pawn: sprite.class === "pawn" };
  if (sprite.class === "building") drawBuilding(ink, what, place, size * 0.7, colour);
  else if (sprite.class === "token") drawToken(ink, what, place, size * 0.8, colour);
  else drawStanding(ink, what, place, size, colour);
  ink.restore();
}
