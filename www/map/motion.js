/**
 * Motion over the map: what happens is seen, one act after the other. The state is already final; any input ends the motion
 * at once. What moves is an element of its own that the browser moves by itself, so that a press in the middle of it does
 * not wait for a map.
 */

import { lengthOf, spritesOf } from "./sprites.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("../engine/contract.js").TableView} View
 */

/** A whole turn of others takes at most this long (UX-6.3). */
export const MOST = 6000;
/** How long the dice lie where nothing may move. */
const STILL = 2600;
/** Quick at first, then slower. */
const EASING = "cubic-bezier(.5, 1, .89, 1)";
/** An act begins before the one before it has quite ended, unless that has to be read. */
const OVERLAP = 0.7;
const WHOLE = new Set(["roll", "go"]);

/** How long things take at each speed. @type {Record<string, number>} */
export const SPEEDS = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** What is moving on the map; one list for the page. */
export const motion = createMotion();

function createMotion() {
  /** @type {HTMLElement | null} */
  let root = null;
  /** @type {() => Layout | null} */
  let layout = () => null;
  let ends = 0;
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
     * @param {{ before: View, after: View }} views
     * @param {{ factor: number, room: number, still: boolean }} how factor: 0 for nothing; room: milliseconds at most; still:
     *   only dice, which lie there without moving
     */
    play(acts, views, { factor, room, still }) {
      const at = layout();
      this.finish();
      const seen = still ? acts.filter(({ kind }) => kind === "roll") : acts;
      if (!root || !at || !factor || !seen.length) return;
      const whole = seen.reduce((sum, act) => sum + lengthOf(act) * factor, 0);
      const pace = still
        ? STILL / lengthOf(/** @type {Act} */ (seen[0]))
        : factor * Math.min(1, room / whole);
      const lengths = seen.map((act) => lengthOf(act) * pace * (WHOLE.has(act.kind) ? 1 : OVERLAP));
      const end = lengths.reduce((sum, length) => sum + length, 0);
      let start = 0;
      for (const [i, act] of seen.entries()) {
        for (const { element, frames, delay, duration } of spritesOf(act, { at, ...views })) {
          if (still) element.classList.add("settled");
          root.append(element);
          element.style.setProperty("--pace", String(pace));
          element.style.setProperty("--start", `${start}ms`);
          // The dice lie there until all that they brought is done.
          const lasts = act.kind === "roll" ? end - start : duration * pace;
          const times = { duration: lasts, delay: start + delay * pace, easing: EASING };
          // What is lost is seen where it stood until it is hit.
          const fill = act.kind === "go" && delay === 0 ? "backwards" : "none";
          const done = element.animate(frames, { ...times, fill });
          done.onfinish = () => element.remove();
        }
        start += lengths[i] ?? 0;
      }
      ends = performance.now() + (still ? 0 : start);
    },
    /** Milliseconds until all has been seen. */
    left: () => Math.max(0, ends - performance.now()),
    /** Ends all motion. */
    finish() {
      ends = 0;
      if (root?.firstChild) root.replaceChildren();
    },
  };
}
