/** The map on the page: canvas, buttons over it, gestures and the row of tools. */

import { drag, keepPlaceClosed } from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import { commits, lookAt } from "../table/history.js";
import { sign } from "../toolkit/icons.js";
import { isCompact } from "../device/layout.js";
import { t, tFirst } from "../words/messages.js";
import { remembering } from "../toolkit/remembering.js";
import { set } from "../device/settings.js";
import { change, openSheet, state as live } from "../state.js";
import { factionOf } from "../words/naming.js";
import { digestChip } from "../parts/digest.js";
import { createBoard } from "./board.js";
import { spot } from "./geometry.js";
import { listen, within, zoomAt } from "./gestures.js";
import { LAYERS } from "./overlays.js";
import { motion } from "./motion.js";
import { sceneOf } from "./scene.js";
import { drawTargets, neighbour } from "./targets.js";

/** @typedef {import("../state.js").State} State */

/** @type {ReturnType<typeof createBoard> | null} */
let board = null;

/** Puts the map into its place on the page. Call once. */
export function startMap() {
  const canvas = /** @type {HTMLCanvasElement} */ (part("canvas"));
  const sheet = part("sheet-of-map");
  const made = createBoard(canvas);
  board = made;
  motion.attach(part("motion"), made.layout);
  new ResizeObserver(() => {
    made.resize(Math.floor(sheet.clientWidth), Math.floor(sheet.clientHeight));
    look(within(made.camera(), size()));
    change();
  }).observe(sheet);
  listen(sheet, hands);
  part("targets").addEventListener("keydown", onKey);
}

const size = () => {
  const sheet = part("sheet-of-map");
  return { width: sheet.clientWidth, height: sheet.clientHeight };
};

/** @type {import("./gestures.js").Hands} */
const hands = {
  camera: () => board?.camera() ?? { zoom: 1, x: 0, y: 0 },
  look,
  size,
  placeAt,
  drag,
  focus: focusOn,
};

/** @param {import("./board.js").Camera} camera */
function look(camera) {
  const zoomed = hands.camera().zoom !== camera.zoom;
  board?.look(camera);
  for (const id of ["targets", "motion"]) {
    part(id).style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`;
  }
  if (zoomed) change();
}

/** Draws the map anew after the fonts or the colours have changed. */
export function renewMap() {
  board?.renew();
}

/** Shows the whole map. */
export function fit() {
  look({ zoom: 1, x: 0, y: 0 });
}

/** Enlarges or shrinks round the middle. @param {number} factor */
export function zoom(factor) {
  const box = part("sheet-of-map").getBoundingClientRect();
  zoomAt(part("sheet-of-map"), hands, box.left + box.width / 2, box.top + box.height / 2, factor);
}

/** Enlarges one place. @param {import("./geometry.js").PlaceName} place */
function focusOn(place) {
  keepPlaceClosed();
  const at = board?.layout();
  const p = at && spot(at, place);
  if (!p) return;
  const { width, height } = size();
  look(within({ zoom: 2, x: width / 2 - p.x * 2, y: height / 2 - p.y * 2 }, size()));
}

/** @param {number} x @param {number} y @returns {import("./geometry.js").PlaceName | null} */
function placeAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const { clearing, forest } = /** @type {HTMLElement} */ (element).dataset ?? {};
    if (clearing) return Number(clearing);
    if (forest) return forest;
  }
  return null;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { clearing } = /** @type {HTMLElement} */ (event.target).dataset;
  const at = board?.layout();
  if (!clearing || !at) return;
  if (/^Arrow/.test(event.key)) {
    event.preventDefault();
    const next = neighbour(at, Number(clearing), /** @type {any} */ (event.key));
    if (next !== null) focusClearing(next);
  }
}

/** Gives a clearing's button the keyboard's focus. @param {number} clearing */
export function focusClearing(clearing) {
  change({ mapFocus: clearing });
  /** @type {HTMLElement | null} */
  const button = part("targets").querySelector(`[data-clearing="${clearing}"]`);
  button?.focus({ preventScroll: true });
}

/** @param {State} state */
export function drawMap(state) {
  const scene = state.screen === "table" ? sceneOf(state) : null;
  if (!scene || !board) return;
  board.show(scene);
  const at = board.layout();
  if (at) drawTargets(part("targets"), state, at);
  part("map").setAttribute("aria-label", t("map"));
  draw(part("map-tools"), tools(state));
  draw(part("map-foot"), scrubber(state));
}

/** The canvas of the map, for pictures. */
export function mapScene() {
  return sceneOf(live);
}

/** @param {State} state */
function tools(state) {
  const small = isCompact(state);
  const zoomed = hands.camera().zoom > 1;
  if (small) {
    return zoomed
      ? h("button", { class: "tool", type: "button", onclick: fit }, sign("fit"), t("fit"))
      : null;
  }
  return [
    h(
      "button",
      { class: "tool", type: "button", key: "look", onclick: () => openSheet("supply") },
      sign("look"),
      t("supply"),
    ),
    layerToggles(state),
    digestChip(state),
    h(
      "span",
      { class: "zoom", key: "zoom" },
      h(
        "button",
        {
          class: "tool",
          type: "button",
          "aria-label": t("zoom-out"),
          onclick: () => zoom(1 / 1.4),
        },
        sign("minus"),
      ),
      h(
        "button",
        { class: "tool", type: "button", "aria-label": t("zoom-in"), onclick: () => zoom(1.4) },
        sign("plus"),
      ),
      h(
        "button",
        { class: "tool", type: "button", "aria-label": t("fit"), title: t("fit"), onclick: fit },
        sign("fit"),
      ),
    ),
  ];
}

/** The layers of a table: those of every map and those its factions bring. @param {State} state */
export function layerList(state) {
  const switched = (state.shown?.view.overlays ?? []).filter(({ piece }) => !piece);
  const own = switched.map(({ key, seat }) => ({
    key,
    name: tFirst([`layer-${factionOf(seat)}-${key}`, `layer-${key}`]),
  }));
  return [...LAYERS.map((key) => ({ key, name: t(`layer-${key}`) })), ...own];
}

/** Switches a layer. @param {string} key */
export function toggleLayer(key) {
  const layers = live.layers.includes(key)
    ? live.layers.filter((layer) => layer !== key)
    : [...live.layers, key];
  change({ layers });
  set({ layers });
}

/** @param {State} state */
function layerToggles(state) {
  const on = layerList(state).filter(({ key }) => state.layers.includes(key)).length;
  return h(
    "button",
    {
      class: on ? "tool on" : "tool",
      type: "button",
      key: "layers",
      onclick: () => openSheet("layers"),
    },
    sign("layers"),
    t("layers"),
    on ? h("span", { class: "count" }, on) : null,
  );
}

/** The slider through the game's moments. @param {State} state */
function scrubber(state) {
  if (state.layout !== "desktop" && state.layout !== "tablet") return null;
  const most = Math.max(1, commits());
  const at = state.past?.commit ?? most;
  return [
    h("label", { class: "unseen", for: "scrubber" }, t("scrubber")),
    h(
      "div",
      { class: "scrub" },
      turnMarks(state.shown?.log ?? [], most),
      h("input", {
        id: "scrubber",
        type: "range",
        min: 0,
        max: most,
        value: at,
        "aria-valuetext": state.past ? t("past-at", { at, of: most }) : t("past-now"),
        oninput: (/** @type {Event} */ event) =>
          lookAt(Number(/** @type {HTMLInputElement} */ (event.target).value)),
      }),
    ),
    h("span", { class: "quiet" }, state.past ? t("past-short", { at, of: most }) : t("now")),
  ];
}

/**
 * A mark below the scrubber where each turn begins.
 * @type {(log: import("../engine/contract.js").LogEntry[], most: number) => import("../toolkit/dom.js").Node_} most: how many commits there
 *   are
 */
const turnMarks = remembering((log, most) => {
  const turns = log.filter(({ kind, commit }) => kind === "turn" && commit > 0);
  const line = turns.map(({ commit }) => `M${((commit / most) * 100).toFixed(1)} 0v1`).join("");
  return h(
    "svg",
    {
      class: "turn-marks",
      viewBox: "0 0 100 1",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    h("path", { d: line }),
  );
});
