/** Looking at earlier moments of the game on a copy; the game itself stays where it is. */

import { Game } from "../engine/client.js";
import { current } from "./play.js";
import { change, emptyDraft, openSheet, state } from "../state.js";
import { branchTable, errorText } from "./tables.js";

/** How many commits the game has. */
export function commits() {
  return state.shown?.log.reduce((most, entry) => Math.max(most, entry.commit), 0) ?? 0;
}

/** Shows the table as it was after so many commits. @param {number} commit */
export function lookAt(commit) {
  const last = commits();
  if (commit >= last || commit < 0) {
    backToNow();
    return;
  }
  try {
    const copy = Game.open(current().save());
    copy.rewind(commit);
    const view = copy.view(state.viewer);
    copy.free();
    change({ past: { commit, view }, draft: emptyDraft(), preview: null, refusal: null });
  } catch {
    backToNow();
  }
}

/** Steps back or forward. @param {number} by */
export function step(by) {
  const at = state.past?.commit ?? commits();
  if (by < 0 || state.past) lookAt(Math.max(0, at + by));
}

/** Shows the live table again. */
export function backToNow() {
  change({ past: null });
}

/** Lets another move be tried from a moment, at a table of its own. @param {number} commit */
export async function tryFrom(commit) {
  try {
    await branchTable(commit);
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}
