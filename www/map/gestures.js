/** Pointers on the map: pinch and wheel enlarge, dragging pans, a drag between places is a short cut for a move. */

import { clamp } from "./geometry.js";

/**
 * @typedef {import("./board.js").Camera} Camera
 * @typedef {import("./geometry.js").PlaceName} PlaceName
 * @typedef {object} Hands
 * @property {() => Camera} camera
 * @property {(camera: Camera) => void} look
 * @property {() => { width: number, height: number }} size
 * @property {(x: number, y: number) => PlaceName | null} placeAt a place by position on the screen
 * @property {(from: PlaceName, to: PlaceName) => void} drag
 * @property {(place: PlaceName) => void} focus enlarge one place
 */

const MOST = 3;
/** Movement below this many pixels is still a press. */
const STILL = 9;
/** Two taps within this many milliseconds are a double tap. */
export const DOUBLE = 320;

/**
 * Listens to a map.
 * @param {HTMLElement} root
 * @param {Hands} hands
 */
export function listen(root, hands) {
  /** @type {Map<number, { x: number, y: number }>} */
  const down = new Map();
  /** @type {{ x: number, y: number, place: PlaceName | null, touch: boolean } | null} */
  let start = null;
  let moved = false;
  /** @type {{ time: number, x: number, y: number }} */
  let last = { time: 0, x: 0, y: 0 };
  let spread = 0;

  root.addEventListener("pointerdown", (event) => {
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 1) {
      moved = false;
      start = {
        x: event.clientX,
        y: event.clientY,
        place: hands.placeAt(event.clientX, event.clientY),
        touch: event.pointerType === "touch",
      };
      // Panning goes on beyond the map's edge.
      const button = /** @type {Element} */ (event.target).closest("button");
      if (!button && !start.touch) root.setPointerCapture(event.pointerId);
    } else {
      moved = true;
      spread = distance(down);
    }
  });

  root.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (down.size === 2) {
      const middle = centre(down);
      down.set(event.pointerId, now);
      const next = centre(down);
      pan(hands, next.x - middle.x, next.y - middle.y);
      const wide = distance(down);
      if (spread) zoomAt(root, hands, next.x, next.y, wide / spread);
      spread = wide;
      return;
    }
    if (start && Math.hypot(now.x - start.x, now.y - start.y) > STILL) moved = true;
    const pans = hands.camera().zoom > 1 && (start?.touch || start?.place === null);
    if (moved && pans) pan(hands, now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  });

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!down.delete(event.pointerId)) return;
    if (down.size) {
      spread = 0;
      return;
    }
    const pans = hands.camera().zoom > 1 && (start?.touch || start?.place === null);
    if (event.type === "pointerup" && moved && !pans && start && start.place !== null) {
      const to = hands.placeAt(event.clientX, event.clientY);
      if (to !== null && to !== start.place) hands.drag(start.place, to);
    }
    if (!moved && start) doubled(event);
    start = null;
  };
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", up);
  window.addEventListener("pointerup", (event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) up(event);
  });

  /** @param {PointerEvent} event */
  function doubled(event) {
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24;
    if (event.timeStamp - last.time < DOUBLE && near) {
      const place = hands.placeAt(event.clientX, event.clientY);
      if (place === null) {
        if (hands.camera().zoom > 1) hands.look({ zoom: 1, x: 0, y: 0 });
        else zoomAt(root, hands, event.clientX, event.clientY, 2);
      } else if (event.pointerType === "touch") {
        // The second tap enlarges what the first one has picked, and does not take it back.
        hands.focus(place);
        moved = true;
      }
    }
    last = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  // A press that became a pan or a pinch is not a press.
  root.addEventListener(
    "click",
    (event) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );

  root.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomAt(root, hands, event.clientX, event.clientY, Math.exp(-event.deltaY * 0.0016));
    },
    { passive: false },
  );
}

/** @param {Map<number, { x: number, y: number }>} down */
function distance(down) {
  const [a, b] = [...down.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** @param {Map<number, { x: number, y: number }>} down */
function centre(down) {
  const [a = { x: 0, y: 0 }, b = a] = [...down.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** @param {Hands} hands @param {number} dx @param {number} dy */
function pan(hands, dx, dy) {
  const camera = hands.camera();
  hands.look(within({ ...camera, x: camera.x + dx, y: camera.y + dy }, hands.size()));
}

/**
 * Enlarges round a point of the screen.
 * @param {HTMLElement} root
 * @param {Hands} hands
 * @param {number} x
 * @param {number} y
 * @param {number} factor
 */
export function zoomAt(root, hands, x, y, factor) {
  const box = root.getBoundingClientRect();
  const camera = hands.camera();
  const zoom = clamp(camera.zoom * factor, 1, MOST);
  const [px, py] = [x - box.left, y - box.top];
  const [mx, my] = [(px - camera.x) / camera.zoom, (py - camera.y) / camera.zoom];
  hands.look(within({ zoom, x: px - mx * zoom, y: py - my * zoom }, hands.size()));
}

/**
 * Keeps the sheet over the whole window.
 * @param {Camera} camera
 * @param {{ width: number, height: number }} size
 * @returns {Camera}
 */
export function within(camera, size) {
  if (camera.zoom <= 1.001) return { zoom: 1, x: 0, y: 0 };
  return {
    zoom: camera.zoom,
    x: clamp(camera.x, size.width * (1 - camera.zoom), 0),
    y: clamp(camera.y, size.height * (1 - camera.zoom), 0),
  };
}
