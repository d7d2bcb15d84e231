/** Looking at earlier moments of the game on a copy; the game itself stays where it is. */

import { Game } from "../engine/client.js";
import { lessMotion } from "../device/settings.js";
import { motionOf } from "../map/acts.js";
import { MOST, motion } from "../map/motion.js";
import { afterPainting } from "../toolkit/painting.js";
import { current } from "./play.js";
import { change, emptyDraft, openSheet, state } from "../state.js";
import { branchTable, errorText } from "./tables.js";

/** How many commits the game has. */
export function commits() {
  return state.shown?.log.reduce((most, entry) => Math.max(most, entry.commit), 0) ?? 0;
}

/** How long a moment that shows something is looked at while playing back, in milliseconds. */
const LOOK = 1100;
/** The paces there are. */
const PACES = [0.5, 1, 2];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Plays back from a moment on. @param {number} commit */
export function play(commit) {
  lookAt(commit);
  if (!state.past) return;
  change({ playing: true });
  timer = setTimeout(forward, LOOK / 2);
}

/** Stays at the moment that is shown. */
export function pause() {
  clearTimeout(timer);
  if (state.playing) change({ playing: false });
}

/** Takes the next of the paces. */
export function nextPace() {
  const at = PACES.indexOf(state.playPace);
  change({ playPace: PACES[(at + 1) % PACES.length] ?? 1 });
}

/** On to the next moment at which something is to be seen. */
function forward() {
  const { past, shown } = state;
  if (!past || !shown || !state.playing) return;
  const next = shown.log.find((entry) => entry.commit > past.commit && entry.kind !== "phase");
  if (!next || next.commit >= commits()) {
    backToNow();
    return;
  }
  const first = shown.log.findIndex(({ commit }) => commit > past.commit);
  const end = shown.log.findLastIndex(({ commit }) => commit <= next.commit);
  show(next.commit);
  const now = state.past?.view;
  if (now) {
    const acts = motionOf(shown.log.slice(0, end + 1), first, past.view, now);
    const how = { factor: 1 / state.playPace, room: MOST, still: lessMotion() };
    afterPainting(() => motion.play(acts, { before: past.view, after: now }, how));
  }
  timer = setTimeout(goOn, LOOK / state.playPace);
}

/** Waits until all has been seen. */
function goOn() {
  const left = motion.left();
  if (left) timer = setTimeout(goOn, left);
  else forward();
}

/** Shows the table as it was after so many commits. @param {number} commit */
export function lookAt(commit) {
  pause();
  show(commit);
}

/** @param {number} commit */
function show(commit) {
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
  pause();
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
