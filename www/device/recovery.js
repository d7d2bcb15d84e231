/** When the engine or the shell fails: no blank page, a message, and the last good save on the table again. */

import { showRescue } from "./rescue.js";

const PLACE = "thicket.recover";
/** A failure so many milliseconds after the last one belongs to it. */
const SOON = 60000;
/** After so many of them the page stops trying. */
const TRIES = 3;

/** @typedef {{ id: string | null, what: string, when: number, tries: number, told: boolean }} Note */

let over = false;

/**
 * Loads the page again, which brings a fresh engine, and opens the table as it was last kept. If that has failed before,
 * no table is opened; if that fails too, a page that needs nothing hands over what is kept.
 * @param {unknown} thrown
 * @param {string | null} id the table that was open
 */
export function recover(thrown, id) {
  // What fails while the page is on its way out is of no account.
  if (over) return;
  over = true;
  console.error(thrown);
  const what = String(/** @type {any} */ (thrown)?.message ?? thrown);
  const before = readNote();
  // A clock that was set back makes no failure an old one.
  const again = before !== null && Math.abs(Date.now() - before.when) < SOON;
  const tries = again ? before.tries + 1 : 1;
  const noted = writeNote({
    id: tries > 1 ? null : id,
    what,
    when: Date.now(),
    tries,
    told: false,
  });
  if (!noted || tries >= TRIES) {
    forgetNote();
    showRescue(what);
    return;
  }
  if (id === null || tries > 1) history.replaceState(null, "", location.pathname + location.search);
  location.reload();
}

/**
 * What went wrong before this page was loaded, told once.
 * @returns {{ id: string | null, what: string } | null}
 */
export function afterFailure() {
  const note = readNote();
  if (!note || note.told) return null;
  writeNote({ ...note, told: true });
  return note;
}

/** @returns {Note | null} */
function readNote() {
  try {
    const note = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    const fits =
      typeof note?.what === "string" &&
      Number.isFinite(note.when) &&
      Number.isSafeInteger(note.tries) &&
      (note.id === null || typeof note.id === "string");
    return fits ? note : null;
  } catch {
    return null;
  }
}

/** @param {Note} note */
function writeNote(note) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}

function forgetNote() {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Where nothing can be forgotten, nothing was noted.
  }
}
