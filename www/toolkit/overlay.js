/**
 * What lies over the page, raised and lowered in two steps. To make the rest of the page inert, to move the focus and to
 * bring both back, the browser goes over the whole page: that follows when what was pressed for is painted.
 */

import { afterPainting } from "./painting.js";

/**
 * @typedef {object} Overlay
 * @property {boolean} up whether it is to be seen
 * @property {() => void} then what follows when it has been raised or lowered
 */

/** @type {Map<HTMLDialogElement, Overlay>} */
const moving = new Map();

/**
 * Shows a dialog over the page; in the second step it becomes modal and takes the focus.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} then
 */
export function raise(dialog, then) {
  delete dialog.dataset.lowered;
  if (!dialog.open) dialog.setAttribute("open", "");
  moving.set(dialog, { up: true, then });
  afterPainting(settle);
}

/**
 * Takes a dialog from sight; in the second step it is closed and the focus goes back.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} then
 */
export function lower(dialog, then) {
  dialog.dataset.lowered = "";
  moving.set(dialog, { up: false, then });
  afterPainting(settle);
}

/** Whether a dialog is up, or about to be. @param {HTMLDialogElement} dialog */
export function isUp(dialog) {
  return moving.get(dialog)?.up ?? dialog.open;
}

function settle() {
  const all = [...moving];
  moving.clear();
  // What is lowered first: the focus it gives back must not be taken from what is raised.
  for (const [dialog, { up, then }] of all.sort(([, a], [, b]) => Number(a.up) - Number(b.up))) {
    if (up && !dialog.matches(":modal")) {
      dialog.removeAttribute("open");
      dialog.showModal();
    } else if (!up) {
      dialog.close();
      delete dialog.dataset.lowered;
    }
    then();
  }
}
