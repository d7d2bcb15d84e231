/** Buttons that must be held: against a press by mistake, and against a glance by mistake. */

import { change } from "../state.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Handlers for a button that acts after being held. The keys Enter and Space hold it too.
 * @param {number} time in milliseconds; 0 acts at once
 * @param {() => void} act
 * @returns {Record<string, any>}
 */
export function heldFor(time, act) {
  if (!time) return { onclick: act };
  /** @param {Event} event */
  const start = (event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    clearTimeout(timer);
    button.style.setProperty("--hold", `${time}ms`);
    button.classList.add("holding");
    timer = setTimeout(() => {
      button.classList.remove("holding");
      act();
      change();
    }, time);
  };
  /** @param {Event} event */
  const stop = (event) => {
    clearTimeout(timer);
    /** @type {HTMLElement} */ (event.currentTarget).classList.remove("holding");
  };
  return {
    onpointerdown: (/** @type {PointerEvent} */ event) => {
      if (event.button === 0) start(event);
    },
    onpointerup: stop,
    onpointerleave: stop,
    onpointercancel: stop,
    oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
      event.preventDefault();
      start(event);
    },
    onkeyup: (/** @type {Event} */ event) => {
      event.preventDefault();
      stop(event);
    },
    onblur: stop,
    // A screen reader presses without a pointer and cannot hold.
    onclick: (/** @type {MouseEvent} */ event) => {
      if (event.detail === 0) act();
    },
  };
}
