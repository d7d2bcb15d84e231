/** What stands in the place of question and options while a bot decides. */

import { moveNow } from "../bots/driver.js";
import { h } from "../toolkit/dom.js";
import { captionOf, reasonOf, turnsOf } from "./captions.js";
import { folded } from "../table/log-folding.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { openSheet } from "../state.js";
import { codeOf, entryText, liveryOf, seatName } from "../words/naming.js";

/** @typedef {import("../state.js").State} State */

/** Entries among which the last act is looked for, and the last turn. */
const RECENT = 20;
const LONG = 240;

/** The seat of the bot that decides, if one does. @param {State} state @returns {number | null} */
export function botDeciding(state) {
  const seat = state.shown?.decision?.seat;
  if (seat === undefined || state.curtain || state.past || state.table?.readOnly) return null;
  return state.table?.kinds[seat] !== "person" ? seat : null;
}

/**
 * Who is at work, and what was done last.
 * @param {State} state
 * @param {number} seat
 * @param {string} where phase and step
 */
export function thinkingBar(state, seat, where) {
  const recent = (state.shown?.log ?? []).slice(-RECENT);
  const last = folded(recent.filter(({ kind }) => kind !== "phase" && kind !== "turn")).at(-1);
  return [
    h(
      "div",
      { key: "asker", class: "asker" },
      emblem(liveryOf(seat)),
      h("span", { class: "code" }, codeOf(seat)),
      h("span", { class: "name" }, seatName(seat)),
      h("span", { class: "where" }, where),
    ),
    h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1" },
      h(
        "span",
        null,
        t(state.thinking?.waits ? "bot-waits" : "bot-thinks", { seat: seatName(seat) }),
      ),
    ),
    last
      ? h("p", { key: "context", class: "context" }, entryText(last), clauseChip(last.clause))
      : null,
    before(state),
  ];
}

/** The turn before the running one, told as a whole. @param {State} state */
function before(state) {
  const turns = turnsOf((state.shown?.log ?? []).slice(-LONG));
  const past = turns.at(-2);
  if (!past || state.table?.kinds[past.seat] === "person") return null;
  return h(
    "p",
    { class: "context told", key: "told" },
    emblem(liveryOf(past.seat)),
    h(
      "span",
      null,
      h("b", null, seatName(past.seat)),
      ": ",
      captionOf(past.entries, past.seat),
      ". ",
      reasonOf(state, past.turn.index) ?? "",
    ),
  );
}

/** What a person may do meanwhile. @param {State} state */
export function thinkingWays(state) {
  const steps = state.settings.pace === "step";
  const waits = Boolean(state.thinking?.waits);
  return h(
    "div",
    { class: "thinking-ways" },
    h(
      "button",
      {
        class: steps && waits ? "primary" : "",
        type: "button",
        key: "move-now",
        id: "move-now",
        onclick: moveNow,
      },
      sign(steps && waits ? "next" : "play"),
      t(steps && waits ? "next-act" : "move-now"),
    ),
    h(
      "button",
      { class: "plain", type: "button", key: "players", onclick: () => openSheet("players") },
      sign("people"),
      t("players"),
    ),
  );
}
