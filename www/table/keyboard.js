/** The keyboard. Every key is a short cut to something that also has a button. */

import { moveNow } from "../bots/driver.js";
import { askHint } from "../bots/hint.js";
import { answerable, back } from "./choose.js";
import { backToNow, step } from "./history.js";
import { readBoard, repeatLast } from "./announcing.js";
import { fit, focusClearing, toggleLayer } from "../map/view.js";
import { motion } from "../map/motion.js";
import { closes } from "./narrowing.js";
import { end } from "../parts/actions.js";
import { redo, undo } from "./play.js";
import { part } from "../toolkit/dom.js";
import { change, closeSheet, openSheet, state } from "../state.js";

/** What keys do. @type {Record<string, { key: string, run: () => void }>} */
export const ACTS = {
  undo: { key: "u", run: undo },
  end: { key: "e", run: endNow },
  log: { key: "l", run: () => openSheet("log") },
  boards: { key: "b", run: () => openSheet("boards") },
  hand: { key: "h", run: focusHand },
  law: { key: "j", run: () => openSheet("law") },
  layers: { key: "o", run: () => openSheet("layers") },
  changed: { key: "v", run: () => toggleLayer("changed") },
  options: { key: "a", run: () => openSheet("options") },
  hint: { key: "i", run: () => void askHint() },
  next: { key: "n", run: moveNow },
  players: { key: "p", run: () => openSheet("players") },
  why: { key: "w", run: whyFocused },
  past: { key: ",", run: () => step(-1) },
  future: { key: ".", run: () => step(1) },
  bare: { key: "x", run: () => change({ bare: true }) },
  fit: { key: "f", run: fit },
  read: { key: "r", run: readBoard },
  repeat: { key: "y", run: repeatLast },
  help: { key: "?", run: () => openSheet("keys") },
};

/** The key of an act, as this person has set it. @param {string} act */
export function keyFor(act) {
  return state.settings.keys[act] ?? ACTS[act]?.key ?? "";
}

/** Starts listening. Call once. */
export function startKeys() {
  addEventListener("keydown", onKey);
  addEventListener("keyup", (event) => {
    if (state.bare && event.key.toLowerCase() === keyFor("bare")) change({ bare: false });
  });
  // Who leaves the window lets go of the key somewhere else.
  addEventListener("blur", () => {
    if (state.bare && !state.sheets.length) change({ bare: false });
  });
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, () => motion.finish(), { capture: true });
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const typing = target.matches("input:not([type=checkbox]):not([type=range]), textarea, select");
  if (event.defaultPrevented || state.curtain) return;
  if (event.key === "Escape") {
    if (escape()) event.preventDefault();
    return;
  }
  if (typing || state.screen !== "table") return;
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey || state.sheets.length) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) redo();
    else return;
    event.preventDefault();
    return;
  }
  if (!state.settings.keysOn || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.shiftKey && key === keyFor("undo")) {
    redo();
    return;
  }
  if (!state.sheets.length && digit(event.key)) {
    event.preventDefault();
    return;
  }
  const act = Object.keys(ACTS).find((name) => keyFor(name) === key);
  if (!act || (event.shiftKey && /^[a-z]$/.test(key))) return;
  if (state.sheets.length && !["help", "read", "repeat"].includes(act)) return;
  if (event.repeat && act !== "past" && act !== "future") return;
  event.preventDefault();
  ACTS[act]?.run();
}

/** Goes one thing back: sheet, past, crumb. Says whether there was anything. */
export function escape() {
  if (state.sheets.length) {
    closeSheet();
    return true;
  }
  if (state.past) {
    backToNow();
    return true;
  }
  if (back()) return true;
  if (part("targets").contains(document.activeElement)) {
    document.getElementById("question-text")?.focus();
    return true;
  }
  return false;
}

/** Digits and the two keys beside 0 go to clearings 1 to 12. @param {string} key */
function digit(key) {
  const at = "1234567890-=".indexOf(key);
  if (at < 0 || key.length !== 1) return false;
  focusClearing(at + 1);
  return true;
}

function endNow() {
  const option = answerable()?.options.find(({ verb }) => closes(verb));
  if (option) end(option);
}

function focusHand() {
  /** @type {HTMLElement | null} */
  const first = part("hand").querySelector("button");
  first?.focus();
}

/** Presses the focused thing if it is dim: it answers why. */
function whyFocused() {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches("[aria-disabled=true], [data-clearing]")) {
    focused.click();
  }
}
