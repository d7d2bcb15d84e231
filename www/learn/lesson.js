/**
 * A lesson on the table. The game is the engine's own; the file says which choices lead through it. Where the learner
 * decides, another choice is not made but answered; every other choice of the file is made here. A puzzle is played
 * freely and judged by the points that have come when the turn is over.
 */

import { kindsOf } from "../bots/kinds.js";
import { Game } from "../engine/client.js";
import { motion } from "../map/motion.js";
import { change, emptyDraft, notify, state } from "../state.js";
import { commitScripted, current, rewind, seatGame } from "../table/play.js";
import { ordersOf } from "../table/orders.js";
import { errorText, keepGame, leaveTable, putAway } from "../table/tables.js";
import { t } from "../words/messages.js";
import { courseOf, noteLearnt, said } from "./course.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../state.js").LessonState} LessonState
 * @typedef {import("./course.js").Lesson} Lesson
 */

/** How long somebody else's choice is waited for, and one of the learner's own that is none, in milliseconds. */
const PAUSE = { others: 900, own: 260 };

/** @type {{ key: string, timer: ReturnType<typeof setTimeout> } | null} */
let coming = null;
let followed = -1;
/** The choices of the game so far, by the number of the option. @type {number[]} */
let made = [];
let scoreBefore = 0;

/** The open lesson. @param {LessonState} lesson @returns {Lesson} */
export function openLesson({ course, number }) {
  return /** @type {Lesson} */ (course[number]);
}

/** The step at which the learner stands, while one is led. @param {LessonState} lesson */
export function openStep(lesson) {
  return lesson.end ? undefined : openLesson(lesson).steps[lesson.step];
}

/** Opens a lesson or a puzzle. @param {string} faction @param {number} number its place in the course */
export async function startLesson(faction, number) {
  try {
    const course = await courseOf(faction);
    await putAway();
    begin(course, number, course[number]?.kind === "lesson");
  } catch (thrown) {
    console.warn("A lesson cannot be opened:", thrown);
    notify({ key: "page", tone: "warn", text: t("learn-missing", { what: errorText(thrown) }) });
  }
}

/** @param {Lesson[]} course @param {number} number @param {boolean} led choice by choice */
function begin(course, number, led) {
  const lesson = /** @type {Lesson} */ (course[number]);
  const game = Game.open(lesson.link);
  const seats = game.setup().seats.length;
  const kinds = kindsOf(
    Array.from({ length: seats }, (_, seat) => (seat === lesson.learner ? "person" : "wanderer")),
    seats,
  );
  stopComing();
  followed = -1;
  made = [];
  scoreBefore = game.view(null).seats[lesson.learner]?.score ?? 0;
  seatGame(game, {
    id: `lesson/${lesson.faction}/${number}`,
    openHands: false,
    holder: null,
    readOnly: false,
    kinds,
    orders: ordersOf(undefined, seats),
    reasons: [],
    lesson: { course, number, led, held: led, step: 0, wrong: null, end: "", gained: 0 },
  });
}

/** The same once more, from the beginning. */
export function again() {
  const { lesson } = state;
  if (lesson) begin(lesson.course, lesson.number, openLesson(lesson).kind === "lesson");
}

/** Leads through the answer of a puzzle. */
export function showSolution() {
  const { lesson } = state;
  if (lesson) begin(lesson.course, lesson.number, true);
}

/** The next one of the course, if there is one. */
export function nextLesson() {
  const { lesson } = state;
  if (lesson) begin(lesson.course, lesson.number + 1, false);
}

/** Goes on from here as a free game, on a table that is kept. */
export async function playOn() {
  const { table } = state;
  if (!table) return;
  stopComing();
  const copy = Game.open(current().save());
  change({ lesson: null });
  await keepGame(copy, { openHands: false, kinds: table.kinds });
}

/** Back to the start sheet. */
export async function leaveLesson() {
  stopComing();
  await leaveTable();
}

/** Makes the choice that the learner is led to. */
export function showMe() {
  const { lesson } = state;
  const step = lesson && openStep(lesson);
  if (!lesson?.led || !step) return;
  stopComing();
  change({ lesson: { ...lesson, wrong: null } });
  // What comes before it by itself comes at once.
  for (const { index } of openLesson(lesson).choices.slice(choicesMade().length, step.at + 1)) {
    commitScripted(index);
  }
}

/** The choices of the game so far, by the number of the option. @returns {number[]} */
function choicesMade() {
  return JSON.parse(current().save()).choices;
}

/**
 * Whether a choice of the person may be made: in a lesson only the one that the file has. Another one is answered.
 * @param {import("../engine/contract.js").Choosable} option
 */
export function allows(option) {
  const { lesson } = state;
  if (!lesson) return true;
  if (lesson.end) return false;
  const expected = openLesson(lesson).choices[made.length];
  if (!lesson.led || !expected) return true;
  if (option.key === expected.key) {
    if (lesson.wrong !== null) change({ lesson: { ...lesson, wrong: null } });
    return true;
  }
  refuse(lesson, option.key);
  return false;
}

/** Says why a choice is not the one. @param {LessonState} lesson @param {string} key */
function refuse(lesson, key) {
  const reasons = openStep(lesson)?.wrong ?? [];
  const found =
    reasons.find(({ keys }) => keys.includes(key)) ?? reasons.find(({ keys }) => !keys.length);
  change({
    lesson: { ...lesson, wrong: found ? said(found.because) : "" },
    draft: emptyDraft(),
    preview: null,
    refusal: null,
  });
}

function stopComing() {
  clearTimeout(coming?.timer);
  coming = null;
}

/** Follows every change of the page while a lesson is on the table. @param {State} now */
export function followLesson(now) {
  const { lesson, shown } = now;
  if (!lesson || !shown || lesson.end || followed === now.moment) return;
  followed = now.moment;
  stopComing();
  made = choicesMade();
  if (lesson.led) lead(lesson);
  else judge(now, lesson);
}

/** Goes on to where the learner decides. @param {LessonState} lesson */
function lead(lesson) {
  const { choices, steps, learner } = openLesson(lesson);
  const lost = made.findIndex((index, i) => choices[i]?.index !== index);
  if (lost >= 0) {
    rewind(lost);
    refuse(lesson, "");
    return;
  }
  const step = steps.findIndex(({ at }) => at >= made.length);
  const next = choices[made.length];
  if (!next) {
    finish(lesson, "done");
    return;
  }
  if (step >= 0 && step !== lesson.step) change({ lesson: { ...lesson, step, wrong: null } });
  if (steps[step]?.at === made.length) return;
  const own = next.seat === learner;
  const pause = Math.max(own ? PAUSE.own : PAUSE.others, motion.left());
  const key = `${state.table?.id}/${made.length}`;
  const timer = setTimeout(() => {
    if (coming?.key !== key || !state.lesson) return;
    coming = null;
    commitScripted(next.index);
  }, pause);
  coming = { key, timer };
}

/** Looks at what a puzzle has come to. @param {State} now @param {LessonState} lesson */
function judge(now, lesson) {
  const { learner, points = 0 } = openLesson(lesson);
  const view = now.shown?.view;
  if (!view) return;
  const gained = (view.seats[learner]?.score ?? 0) - scoreBefore;
  if (gained !== lesson.gained) change({ lesson: { ...lesson, gained } });
  if (gained >= points) finish({ ...lesson, gained }, "solved");
  else if (view.over || view.turn.seat !== learner) finish({ ...lesson, gained }, "short");
}

/** @param {LessonState} lesson @param {LessonState["end"]} end */
function finish(lesson, end) {
  const { faction, kind } = openLesson(lesson);
  if (end === "solved" || (end === "done" && kind === "lesson")) noteLearnt(faction, lesson.number);
  change({ lesson: { ...lesson, end, held: true, wrong: null } });
}
