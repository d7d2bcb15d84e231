/**
 * A new question takes no press where another button was a moment ago: whoever presses twice in a row does not answer what
 * they have not read.
 */

import { afterPainting } from "../toolkit/painting.js";
import { part } from "../toolkit/dom.js";

/** How long a button that has come under the pointer takes no press, in milliseconds. */
const REST = 300;

/** Where was pressed last, and on what. */
let last = { x: 0, y: 0, what: "", time: -Infinity };

/** @param {Element | null} button */
function nameOf(button) {
  const { key, verb, target } = /** @type {HTMLElement | null} */ (button)?.dataset ?? {};
  return key ?? verb ?? target ?? button?.id ?? "";
}

/** Begins to follow presses. Call once. */
export function startSteady() {
  for (const id of ["options", "actions"]) {
    part(id).addEventListener("pointerdown", (event) => {
      const { clientX: x, clientY: y, target, timeStamp: time } = event;
      const button = target instanceof Element ? target.closest("button") : null;
      last = { x, y, what: nameOf(button), time };
    });
  }
}

let seen = -1;

/** Rests what has come under the pointer with a new question. @param {number} moment */
export function steady(moment) {
  if (moment === seen) return;
  seen = moment;
  if (performance.now() - last.time < REST) afterPainting(rest);
}

function rest() {
  const there = document.elementFromPoint(last.x, last.y);
  /** @type {HTMLElement | null} */
  const button = there?.closest("#options button, #actions button") ?? null;
  if (!button || nameOf(button) === last.what) return;
  button.style.pointerEvents = "none";
  setTimeout(() => button.style.removeProperty("pointer-events"), REST);
}
