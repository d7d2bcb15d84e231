/** When the engine or the shell fails: no blank page, a message, and the last good save on the table again. */

import { notify } from "../state.js";
import { has, t } from "../words/messages.js";

const PLACE = "thicket.recover";
/** Two failures within this many milliseconds end the attempts. */
const SOON = 15000;

/**
 * Loads the page again, which brings a fresh engine, and opens the table as it was last kept.
 * @param {unknown} thrown
 * @param {string | null} id the table that was open
 */
export function recover(thrown, id) {
  console.error(thrown);
  const what = String(/** @type {any} */ (thrown)?.message ?? thrown);
  const before = readNote();
  const again = before !== null && Date.now() - before.when < SOON;
  if (again || !writeNote({ id, what, when: Date.now() })) {
    const text = has("notice-engine-stopped")
      ? t("notice-engine-stopped", { what })
      : `The engine stopped: ${what}`;
    notify({
      key: "engine",
      tone: "warn",
      text,
      action: { label: has("reload") ? t("reload") : "Reload", run: () => location.reload() },
    });
    return;
  }
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

/** @returns {{ id: string | null, what: string, when: number, told?: boolean } | null} */
function readNote() {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
  } catch {
    return null;
  }
}

/** @param {{ id: string | null, what: string, when: number, told?: boolean }} note */
function writeNote(note) {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}
