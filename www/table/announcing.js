/** What is said aloud: acts in whole sentences, politely; a new decision and errors at once. */

import { part } from "../toolkit/dom.js";
import { folded, isAct } from "./log-folding.js";
import { listOf, t } from "../words/messages.js";
import { state } from "../state.js";
import { entryText, question, seatName } from "../words/naming.js";

/** At most one polite message in this many milliseconds. */
const PACE = 700;

/** @type {(() => string)[]} */
let waiting = [];
let last = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let asked = "";

/** Says something when there is time; until then nobody looks for the words. @param {() => string} words */
export function speak(words) {
  waiting.push(words);
  timer ??= setTimeout(say, PACE);
}

function say() {
  timer = undefined;
  const text = waiting
    .map((words) => words())
    .filter(Boolean)
    .join(" ");
  waiting = [];
  if (!text) return;
  last = text;
  write("polite", text);
}

/** Says something now. @param {string} text */
export function speakNow(text) {
  last = text;
  write("assertive", text);
}

/** The same words again must be heard again. @param {string} id @param {string} text */
function write(id, text) {
  const region = part(id);
  region.textContent = region.textContent === text ? `${text} ` : text;
}

/** @param {import("../engine/contract.js").LogEntry[]} entries */
export function speakActs(entries) {
  speak(() => folded(entries).filter(isAct).map(entryText).join(" "));
}

/** Announces a decision when it is a new one. @param {import("../state.js").State} now */
export function speakDecision(now) {
  const open = now.curtain ? null : now.shown?.decision;
  // What a bot is asked is nobody's to answer; its acts are told.
  const decision = open && now.table?.kinds[open.seat] === "person" ? open : null;
  const key = decision
    ? [decision.seat, decision.prompt, now.shown?.log.length, now.table?.id].join("/")
    : "";
  if (key === asked) return;
  asked = key;
  if (decision) {
    speakNow(t("live-decision", { seat: seatName(decision.seat), question: question(decision) }));
  }
}

/** Empties both regions: behind a curtain nothing of the table may be left to read. */
export function silence() {
  waiting = [];
  last = "";
  part("polite").textContent = "";
  part("assertive").textContent = "";
}

/** Says the last message again. */
export function repeatLast() {
  if (last) write("assertive", last);
}

/** Says where the game stands, by seat. */
export function readBoard() {
  const view = state.past?.view ?? state.shown?.view;
  if (!view || state.curtain) return;
  const seats = view.seats.map((seat, i) => {
    const ruled = view.clearings
      .filter(({ ruler }) => ruler === i)
      .map(({ number }) => `${number}`);
    return t("live-seat", {
      seat: seatName(i),
      score: seat.score,
      hand: seat.hand_count,
      ruled: ruled.length ? listOf(ruled) : "none",
    });
  });
  speakNow([t("round", { round: view.round }), ...seats].join(". "));
}
