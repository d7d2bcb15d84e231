/** Clearings as stamps: each is cut once for what stands in it and then only printed, which costs next to nothing. */

import { themeId, tokens } from "../toolkit/colours.js";
import { drawClearing } from "./clearings.js";
import { penOf } from "../toolkit/pen.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./clearings.js").Look} Look
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 * @typedef {(ink: CanvasRenderingContext2D, clearing: ClearingView, p: Point, at: Layout, look: Look) => void} DrawOne
 */

/** How many stamps are kept. */
const KEPT = 80;

/** Draws a clearing directly. @type {DrawOne} */
export function drawPlain(ink, clearing, p, at, look) {
  drawClearing(ink, clearing, p, at, tokens(), look);
}

/**
 * How a clearing looks in a scene.
 * @param {Scene} scene
 * @param {number} number
 * @returns {Look}
 */
export function lookOf(scene, number) {
  const facts = scene.map.clearings.find((clearing) => clearing.number === number);
  return {
    livery: scene.livery,
    viewer: scene.viewer,
    bare: scene.bare,
    text: scene.text,
    onRiver: Boolean(facts?.river.length),
  };
}

/** Makes a place to keep stamps. */
export function createStamps() {
  /** @type {Map<string, HTMLCanvasElement>} */
  const kept = new Map();
  return {
    /**
     * Draws clearings of a scene by their stamps.
     * @param {Scene} scene
     * @param {Layout} layout
     * @param {number} detail pixels of a stamp for one of the drawing's
     * @returns {DrawOne}
     */
    of(scene, layout, detail) {
      const seats = scene.view.seats.map((seat) => seat.faction).join();
      const head = [seats, layout.radius, detail, themeId(), scene.viewer, scene.bare, scene.text];
      const half = Math.ceil(layout.radius + 30 * layout.unit);
      return (ink, clearing, p, at, look) => {
        const key = head.join("/") + JSON.stringify(clearing);
        let stamp = kept.get(key);
        if (!stamp) {
          stamp = document.createElement("canvas");
          stamp.width = stamp.height = Math.ceil(half * 2 * detail);
          const pen = penOf(stamp);
          pen.scale(detail, detail);
          drawPlain(pen, clearing, { x: half, y: half }, at, look);
          const [oldest] = kept.keys();
          if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
        } else kept.delete(key);
        kept.set(key, stamp);
        ink.drawImage(stamp, p.x - half, p.y - half, half * 2, half * 2);
      };
    },
    /** Forgets them all: the fonts have come, say. */
    clear: () => kept.clear(),
  };
}
