/**
 * The canvas of the map: keeps the still ground apart from what changes, and draws only when something did. It is drawn
 * elsewhere and handed over as a picture: of a canvas that can be drawn on the browser makes a copy for every frame of the
 * page, whether it has changed or not.
 */

import { createStamps, drawPlain, lookOf } from "./stamps.js";
import { drawForest } from "./forests.js";
import { layout, spot } from "./geometry.js";
import { drawLandmark } from "./landmarks.js";
import { coloursOn, drawGround, isPlain, wetAndClosed } from "./ground.js";
import { annexGround, arrow, focusRing, fought, ghosts, lender, ring, veil } from "./highlights.js";
import { overlays, underlays } from "./overlays.js";
import { coloursOf, liveryAmong } from "../factions/looks.js";
import { themeId, tokens } from "../toolkit/colours.js";
import { penOf } from "../toolkit/pen.js";

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").PlaceName} PlaceName
 * @typedef {import("../engine/contract.js").TableView} View
 * @typedef {import("../engine/contract.js").MapFacts} MapFacts
 */

/**
 * Everything the canvas shows.
 * @typedef {object} Scene
 * @property {MapFacts} map
 * @property {View} view
 * @property {(seat: number) => string} livery whose figures a seat has
 * @property {number | null} viewer
 * @property {Map<PlaceName, import("./highlights.js").Ring>} rings
 * @property {boolean} choosing fade what has no ring
 * @property {number | null} focus the clearing with the keyboard's focus
 * @property {PlaceName | null} pointed the place that is pointed at or picked
 * @property {Set<string>} layers
 * @property {Set<PlaceName>} changed places that changed since the viewer's last turn
 * @property {boolean} bare
 * @property {{ view: View, moves: { from: PlaceName, to: PlaceName, count: number }[] } | null} preview
 * @property {{ clearing: number, seat: number, piece: string }[]} lenders pieces that somebody else crafts with
 * @property {{ from: PlaceName, to: PlaceName, label: string, seat: number }[]} trail what others did since
 * @property {number} text size of numbers on the map, 1 is usual
 * @property {{ free: (slots: number) => string, place: (place: PlaceName) => string }} words
 */

/** @typedef {{ zoom: number, x: number, y: number }} Camera */

/**
 * A scene in which nothing is picked and nothing lit, without words.
 * @param {MapFacts} map
 * @param {View} view
 * @returns {Scene}
 */
export function quietScene(map, view) {
  return {
    map,
    view,
    livery: (seat) => liveryAmong(view.seats, seat),
    viewer: null,
    rings: new Map(),
    choosing: false,
    focus: null,
    pointed: null,
    layers: new Set(),
    changed: new Set(),
    bare: false,
    preview: null,
    lenders: [],
    trail: [],
    text: 1,
    words: { free: String, place: (place) => (place ? String(place) : "") },
  };
}

/** A still layer is never larger than this, however far the map is enlarged. */
const MOST_PIXELS = 2800;

/**
 * Makes a board on a canvas.
 * @param {HTMLCanvasElement} canvas
 */
export function createBoard(canvas) {
  const picture = /** @type {ImageBitmapRenderingContext} */ (canvas.getContext("bitmaprenderer"));
  const drawing = new OffscreenCanvas(1, 1);
  const ink = penOf(drawing);
  /** @type {Scene | null} */
  let scene = null;
  /** @type {Layout | null} */
  let at = null;
  /** @type {Camera} */
  let camera = { zoom: 1, x: 0, y: 0 };
  /** @type {{ id: string, canvas: HTMLCanvasElement } | null} */
  let still = null;
  let size = { width: 0, height: 0 };
  let asked = false;
  let shownTheme = "";
  const stamps = createStamps();

  function ask() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(paint);
  }

  function paint() {
    asked = false;
    if (!scene || !at) return;
    const scale = Math.min(3, devicePixelRatio || 1);
    fitTo(drawing, at, scale);
    ink.setTransform(scale, 0, 0, scale, 0, 0);
    ink.translate(camera.x, camera.y);
    ink.scale(camera.zoom, camera.zoom);
    const detail = detailOf(at, scale);
    ink.drawImage(ground(scene, at, detail), 0, 0, at.width, at.height);
    drawScene(ink, scene, at, stamps.of(scene, at, detail));
    picture.transferFromImageBitmap(drawing.transferToImageBitmap());
  }

  /**
   * Pixels of a still layer for one of the drawing's.
   * @param {Layout} where
   * @param {number} scale
   */
  function detailOf(where, scale) {
    const most = MOST_PIXELS / Math.max(where.width, where.height);
    return Math.min(scale * Math.ceil(camera.zoom), most);
  }

  /**
   * @param {Scene} what
   * @param {Layout} where
   * @param {number} detail
   */
  function ground(what, where, detail) {
    const ways = wetAndClosed(what.view);
    const extent = [where.width, where.height, detail].join("/");
    const id = [what.map.key, extent, themeId(), JSON.stringify(ways)].join("/");
    if (still?.id === id) return still.canvas;
    const sheet = document.createElement("canvas");
    sheet.width = Math.max(1, Math.round(where.width * detail));
    sheet.height = Math.max(1, Math.round(where.height * detail));
    const pen = penOf(sheet);
    pen.scale(detail, detail);
    drawGround(pen, what.map, where, tokens(), { plain: isPlain(), ...ways });
    still = { id, canvas: sheet };
    return sheet;
  }

  return {
    /**
     * Shows a scene.
     * @param {Scene} next
     */
    show(next) {
      if (scene?.map !== next.map || hasAnnex(scene) !== hasAnnex(next)) at = null;
      const same =
        scene !== null && at !== null && looksLike(scene, next) && shownTheme === themeId();
      scene = next;
      shownTheme = themeId();
      if (same) return;
      if (!at && size.width) at = layout(next.map, size.width, size.height, hasAnnex(next));
      ask();
    },
    /**
     * Fits the drawing to a new size in CSS pixels.
     * @param {number} width
     * @param {number} height
     */
    resize(width, height) {
      if (width < 1 || height < 1) return;
      if (at && size.width === width && size.height === height) return;
      size = { width, height };
      at = scene ? layout(scene.map, width, height, hasAnnex(scene)) : null;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      ask();
    },
    /** @param {Camera} next */
    look(next) {
      camera = next;
      ask();
    },
    /** Where things stand now, or nothing before the first scene. */
    layout: () => at,
    camera: () => camera,
    /** Cuts everything anew: the fonts or the colours have changed. */
    renew() {
      stamps.clear();
      still = null;
      ask();
    },
  };
}

/** Whether a clearing lies beside the map. @param {{ view: View }} scene */
export function hasAnnex({ view }) {
  return view.clearings.some(({ number }) => number === 0);
}

/**
 * Fits a canvas to the device's pixels.
 * @param {OffscreenCanvas} sheet
 * @param {Layout} at
 * @param {number} scale
 */
function fitTo(sheet, at, scale) {
  const [w, h] = [Math.round(at.width * scale), Math.round(at.height * scale)];
  if (sheet.width !== w) sheet.width = w;
  if (sheet.height !== h) sheet.height = h;
}

/**
 * Whether two scenes look alike, so that nothing has to be painted again.
 * @param {Scene} a
 * @param {Scene} b
 */
function looksLike(a, b) {
  return (
    a.view === b.view &&
    a.viewer === b.viewer &&
    a.choosing === b.choosing &&
    a.focus === b.focus &&
    a.pointed === b.pointed &&
    a.bare === b.bare &&
    a.preview?.view === b.preview?.view &&
    a.text === b.text &&
    [...a.rings].join() === [...b.rings].join() &&
    [...a.layers].join() === [...b.layers].join() &&
    [...a.changed].join() === [...b.changed].join() &&
    a.lenders.length === b.lenders.length &&
    a.trail.length === b.trail.length
  );
}

/**
 * Draws everything but the ground.
 * @param {CanvasRenderingContext2D} ink
 * @param {Scene} scene
 * @param {Layout} at
 * @param {import("./stamps.js").DrawOne} [drawOne] how a clearing is drawn; as it is, if not told
 */
export function drawScene(ink, scene, at, drawOne = drawPlain) {
  const colour = tokens();
  const beside = at.clearings.get(0);
  if (beside) annexGround(ink, scene.words.place(0), beside, at, colour);
  underlays(ink, scene, at, colour);
  const { ground } = coloursOn(scene.map, colour, isPlain());
  for (const clearing of scene.view.clearings) {
    const p = at.clearings.get(clearing.number);
    if (!p) continue;
    const chosen = scene.rings.get(clearing.number);
    if (chosen) ring(ink, p, at, colour, chosen);
    drawOne(ink, clearing, p, at, lookOf(scene, clearing.number));
    if (scene.choosing && !chosen) veil(ink, p, at, ground);
  }
  for (const { key, clearing } of scene.view.landmarks ?? []) {
    const p = clearing === null ? undefined : at.clearings.get(clearing);
    if (p) drawLandmark(ink, key, p, at, colour);
  }
  if (!scene.bare) {
    for (const forest of scene.view.forests) drawForest(ink, forest, at, colour, scene.livery);
  }
  for (const { from, to, label, seat } of scene.bare ? [] : scene.trail) {
    const [a, b] = [spot(at, from), spot(at, to)];
    const tint = coloursOf(scene.livery(seat));
    if (a && b && from !== to) arrow(ink, a, b, at, colour, { faint: true, label, tint });
    else if (a) fought(ink, label, a, at, colour, tint);
  }
  overlays(ink, scene, at, colour);
  for (const source of scene.lenders) {
    if (!scene.bare) lender(ink, scene.view, source, at, colour);
  }
  if (scene.preview) drawPreview(ink, scene, scene.preview, at);
  const focus = scene.focus === null ? undefined : at.clearings.get(scene.focus);
  if (focus) focusRing(ink, focus, at, colour);
}

/**
 * @param {CanvasRenderingContext2D} ink
 * @param {Scene} scene
 * @param {NonNullable<Scene["preview"]>} preview
 * @param {Layout} at
 */
function drawPreview(ink, scene, preview, at) {
  const colour = tokens();
  for (const { from, to, count } of preview.moves) {
    const [a, b] = [spot(at, from), spot(at, to)];
    if (a && b) arrow(ink, a, b, at, colour, { label: count > 1 ? String(count) : undefined });
  }
  for (const after of preview.view.clearings) {
    const before = inView(scene, after.number);
    const p = at.clearings.get(after.number);
    if (before && p) ghosts(ink, before, after, p, at, colour, scene.livery);
  }
}

/** @param {Scene} scene @param {number} number */
function inView(scene, number) {
  return scene.view.clearings.find((clearing) => clearing.number === number);
}
