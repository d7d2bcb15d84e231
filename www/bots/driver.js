/** Plays the seats of bots: thinks when one of them is asked, keeps the pace the viewer wants, and never hangs. */

import { commitOfBot, current, tableText } from "../table/play.js";
import { t } from "../words/messages.js";
import { MOST, motion, SPEEDS } from "../map/motion.js";
import { change, notify, state } from "../state.js";
import { saveFile } from "../table/tables.js";
import { seatName } from "../words/naming.js";
import { LIMITS } from "./kinds.js";
import { consider, thinksHere } from "./mind.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("./kinds.js").SeatKind} SeatKind
 */

/** How long the first act of a turn can be looked at, in milliseconds; each further one a little less (UX-6.3). */
const LOOK = 700;
const SHORTER = 0.88;
/** The least time in which something can be seen. */
const GLIMPSE = 200;

/** The act that is being thought about or waited for. @type {{ key: string, drop: () => void, now: () => void } | null} */
let running = null;
let lastSeen = 0;
/** What has been waited for in a turn. */
let acts = { turn: "", count: 0, waited: 0 };

/** The seat of a bot that has to act now. @param {State} now @returns {number | null} */
function botAsked(now) {
  const { table, shown } = now;
  if (now.screen !== "table" || !table || table.readOnly || now.past || now.curtain) return null;
  if (now.lesson?.held) return null;
  const seat = shown?.decision?.seat;
  return seat !== undefined && table.kinds[seat] !== "person" ? seat : null;
}

/** The table that was on the screen at the last change. @type {string | undefined} */
let followed;

/** Follows every change of the page: begins, goes on or drops what a bot is at. @param {State} now */
export function followBots(now) {
  const seat = botAsked(now);
  const isNew = now.table !== null && now.table.id !== followed;
  followed = now.table?.id;
  const kind = seat === null ? "" : now.table?.kinds[seat];
  const key = seat === null ? "" : [now.table?.id, now.moment, seat, kind].join("/");
  if (running?.key === key) return;
  running?.drop();
  running = null;
  if (seat === null) {
    if (now.thinking) change({ thinking: null });
    return;
  }
  running = begin(key, seat, /** @type {Exclude<SeatKind, "person">} */ (kind), isNew);
}

/** The bot answers now with the best it has found. */
export function moveNow() {
  running?.now();
}

/**
 * @param {string} key
 * @param {number} seat
 * @param {Exclude<SeatKind, "person">} kind
 * @param {boolean} isNew whether the table has just come on the screen
 */
function begin(key, seat, kind, isNew) {
  let dropped = false;
  let hurried = false;
  /** @type {(() => void)} */
  let wake = () => {};
  /** @type {(() => void)} */
  let hurry = () => {};
  const act = async () => {
    const options = state.shown?.decision?.options.length ?? 0;
    /** @type {import("./thinking.js").Answer | null} */
    let answer = null;
    if (options > 1) {
      show(seat, false);
      try {
        const thought = consider(task(seat, kind), (share) => ring(seat, share));
        hurry = thought.end;
        if (hurried || dropped) thought.end();
        answer = await thought.answer;
        if (thinksHere()) tellHere();
      } catch (thrown) {
        if (!dropped) tellFailure(seat, thrown);
      }
      if (dropped) return;
      await pace(hurried, (call) => (wake = call));
    }
    if (dropped) return;
    running = null;
    const still = state.settings.pace === "instant";
    const room = Math.max(GLIMPSE, MOST - acts.waited / (SPEEDS[state.settings.speed] || 1));
    if (commitOfBot(answer?.index ?? 0, answer?.reason ?? null, still, room)) {
      lastSeen = performance.now();
    }
  };
  // One beat later, so that what led here is on the screen before the work begins. A table that is new takes much longer to
  // be drawn than a beat: a worker can think meanwhile.
  const go = () => !dropped && void act();
  if (isNew && !thinksHere()) queueMicrotask(go);
  else setTimeout(go, 0);
  return {
    key,
    drop() {
      dropped = true;
      hurry();
      wake();
      ring(seat, 0);
    },
    now() {
      hurried = true;
      hurry();
      wake();
    },
  };
}

/** @param {number} seat @param {Exclude<SeatKind, "person">} kind */
function task(seat, kind) {
  const seed = BigInt(current().setup().seed) + BigInt(seat + 1) * 0x9e3779b97f4a7c15n;
  return {
    text: tableText(),
    strength: kind,
    seed: String(BigInt.asUintN(64, seed)),
    millis: LIMITS[kind],
  };
}

/** @param {number} seat @param {boolean} waits */
function show(seat, waits) {
  if (state.thinking?.seat !== seat || state.thinking.waits !== waits) {
    change({ thinking: { seat, waits } });
  }
}

/**
 * Waits as long as the viewer wants to look at the act before.
 * @param {boolean} hurried
 * @param {(call: () => void) => void} waker gets what ends the waiting
 */
async function pace(hurried, waker) {
  const { pace: wanted, speed } = state.settings;
  const view = state.shown?.view;
  const turn = `${state.table?.id}/${view?.round}/${view?.turn.seat}`;
  acts = acts.turn === turn ? { ...acts, count: acts.count + 1 } : { turn, count: 0, waited: 0 };
  if (wanted === "instant" || hurried) return;
  if (wanted === "step") {
    show(state.shown?.decision?.seat ?? 0, true);
    await new Promise((done) => waker(() => done(undefined)));
    return;
  }
  const factor = SPEEDS[speed] || 1;
  const look = lastSeen + LOOK * factor * SHORTER ** acts.count - performance.now();
  const left = Math.min(Math.max(look, motion.left()), MOST * factor - acts.waited);
  if (left <= 0) return;
  acts.waited += left;
  await new Promise((done) => {
    const timer = setTimeout(done, left);
    waker(() => {
      clearTimeout(timer);
      done(undefined);
    });
  });
}

/** Turns the ring on a seat's chip, past the drawing of the page: it moves often. @param {number} seat @param {number} share */
function ring(seat, share) {
  const chip = document.querySelector(`#score [data-seat="${seat}"] .ring`);
  /** @type {HTMLElement | null} */ (chip)?.style.setProperty("--thought", String(share));
}

let toldHere = false;

/** Says once that there is no worker. */
function tellHere() {
  if (toldHere) return;
  toldHere = true;
  notify({ key: "bots-here", tone: "info", text: t("notice-bots-here") });
}

/** A bot that fails takes the first option, and says so (UX-10.3). @param {number} seat @param {unknown} thrown */
function tellFailure(seat, thrown) {
  console.warn("A bot failed:", thrown);
  const what = String(/** @type {any} */ (thrown)?.message ?? thrown);
  notify({
    key: "bot",
    tone: "warn",
    text: t("notice-bot-failed", { seat: seatName(seat), what }),
    action: { label: t("save-file"), run: () => saveFile() },
  });
}
