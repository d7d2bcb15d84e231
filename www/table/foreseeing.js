/**
 * What comes of a press, worked out while it is held: between the pointer going down and up the page has nothing else to
 * do. It is worked out on a copy of the game, which the press takes over if it is made. A press that is let go elsewhere
 * leaves the copy behind, and nothing has happened.
 */

import { afterPainting } from "../toolkit/painting.js";

/** @typedef {import("../engine/client.js").Game} Game */

/** @type {{ grounds: unknown[], work: () => Game, game: Game | null } | null} */
let ahead = null;

/**
 * Works out a game once it is painted that the press has begun.
 * @param {unknown[]} grounds all that the outcome follows from
 * @param {() => Game} work
 */
export function expect(grounds, work) {
  forget();
  ahead = { grounds, work, game: null };
  afterPainting(workAhead);
}

function workAhead() {
  if (!ahead || ahead.game) return;
  try {
    ahead.game = ahead.work();
  } catch {
    // The press itself comes to the same, and says so.
    ahead = null;
  }
}

/**
 * The game that was worked out from the very same grounds, if one was. Whoever gets it has it for good.
 * @param {unknown[]} grounds
 * @returns {Game | null}
 */
export function foreseen(grounds) {
  const found = ahead;
  ahead = null;
  if (!found?.game) return null;
  if (found.grounds.every((ground, i) => ground === grounds[i])) return found.game;
  found.game.free();
  return null;
}

/** Gives back what was worked out for nothing. */
export function forget() {
  ahead?.game?.free();
  ahead = null;
}
