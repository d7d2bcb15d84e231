/** Hover, long press and focus show what an option would change; leaving takes it away. */

import { foresee, previewOf } from "../table/play.js";
import { change, state } from "../state.js";

/** @typedef {import("../engine/contract.js").Choosable} Choosable */

/** A pointer that only passes by shows nothing; what it showed goes when it stays away, not on the way to the next. */
const HOVER = 70;
const LONG = 420;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** A long press looks; the click that ends it must not choose. */
let looked = false;

/** @param {Choosable} option */
function show(option) {
  const preview = previewOf(option.index);
  change({ preview: preview ? { index: option.index, preview } : null });
}

/** Takes the preview away. */
export function hidePreview() {
  clearTimeout(timer);
  if (state.preview) change({ preview: null });
}

function hideSoon() {
  clearTimeout(timer);
  if (state.preview) timer = setTimeout(hidePreview, HOVER);
}

/**
 * Handlers for a button that stands for one option.
 * @param {() => (Choosable | null)} optionNow the option, found again when it is needed
 * @param {() => void} act what a press does
 * @returns {Record<string, any>}
 */
export function pressing(optionNow, act) {
  const foreseeNow = () => {
    const option = optionNow();
    if (option) foresee(option);
  };
  const showNow = () => {
    const option = optionNow();
    if (option) show(option);
  };
  return {
    onclick: () => {
      clearTimeout(timer);
      if (looked) looked = false;
      else act();
    },
    onpointerenter: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "touch") return;
      clearTimeout(timer);
      timer = setTimeout(showNow, HOVER);
    },
    onpointerleave: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "touch") hidePreview();
      else hideSoon();
    },
    onpointerdown: (/** @type {PointerEvent} */ event) => {
      looked = false;
      // Whoever presses has looked enough.
      clearTimeout(timer);
      foreseeNow();
      if (event.pointerType !== "touch") return;
      timer = setTimeout(() => {
        looked = optionNow() !== null;
        showNow();
      }, LONG);
    },
    onpointercancel: hidePreview,
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      // This key presses when it is let go.
      if (event.key === " " && !event.repeat) foreseeNow();
    },
    onfocus: (/** @type {FocusEvent} */ event) => {
      const button = /** @type {Element} */ (event.currentTarget);
      if (button.matches(":focus-visible")) showNow();
    },
    onblur: hidePreview,
    oncontextmenu: (/** @type {Event} */ event) => {
      if (looked) event.preventDefault();
    },
  };
}

/**
 * What marks the button of one option, and its handlers.
 * @param {Choosable} option
 * @param {() => void} act what a press does
 * @returns {Record<string, any>}
 */
export function choosing(option, act) {
  return {
    "data-option-index": option.index,
    "data-key": option.key,
    "data-verb": option.verb,
    ...pressing(() => option, act),
  };
}
