/** What a lesson says, above the question: where one is, why something is not the one, and where to go at the end. */

import { h } from "../toolkit/dom.js";
import { sign } from "../toolkit/icons.js";
import { t } from "../words/messages.js";
import { withTerms } from "../words/terms.js";
import { said } from "./course.js";
import {
  again,
  leaveLesson,
  nextLesson,
  openLesson,
  openStep,
  playOn,
  showMe,
  showSolution,
} from "./lesson.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../state.js").LessonState} LessonState
 */

/** @param {State} state */
export function lessonPart({ lesson }) {
  if (!lesson) return null;
  return h(
    "section",
    { class: "lesson", id: "lesson", key: "lesson", "aria-labelledby": "lesson-title" },
    h(
      "header",
      null,
      sign("hint"),
      h("h2", { id: "lesson-title" }, said(openLesson(lesson).title)),
      h("span", { class: "lesson-place" }, place(lesson)),
      lesson.led && !lesson.end ? button("lesson-show", t("lesson-show"), showMe) : null,
      h(
        "button",
        {
          class: "small plain icon",
          type: "button",
          id: "lesson-leave",
          "aria-label": t("lesson-leave"),
          title: t("lesson-leave"),
          onclick: () => void leaveLesson(),
        },
        sign("close"),
      ),
    ),
    h(
      "div",
      { class: "lesson-say", role: "status", tabindex: "0", "aria-labelledby": "lesson-title" },
      paragraphs(lesson),
    ),
    lesson.end ? ways(lesson) : null,
  );
}

/** How far one has come. @param {LessonState} lesson */
function place(lesson) {
  const { steps, points = 0 } = openLesson(lesson);
  if (lesson.led) return t("lesson-place", { at: lesson.step + 1, of: steps.length });
  return t("puzzle-place", { gained: lesson.gained, points });
}

/** What is said now. @param {LessonState} lesson */
function paragraphs(lesson) {
  const { kind, closing, steps } = openLesson(lesson);
  if (lesson.end === "short") return [text(t("puzzle-short", shortOf(lesson)))];
  if (lesson.end === "solved") {
    return [text(t("puzzle-solved", { points: lesson.gained })), ...spoken(closing)];
  }
  if (lesson.end) return spoken(closing);
  // A puzzle says first what to do, and then, to those who want to be led, why.
  const now = openStep(lesson)?.say ?? [];
  const task = steps[0]?.say.slice(0, 1) ?? [];
  const words = kind === "lesson" ? now : lesson.led ? (lesson.step ? now : now.slice(1)) : task;
  if (lesson.wrong === null) return spoken(words);
  const why = lesson.wrong
    ? t("lesson-not-this", { because: lesson.wrong })
    : t("lesson-not-quite");
  return [
    h("p", { class: "lesson-wrong", key: "wrong" }, sign("warn"), h("span", null, withTerms(why))),
    ...spoken(words.slice(-1)),
  ];
}

/** @param {LessonState} lesson */
function shortOf(lesson) {
  return { gained: lesson.gained, points: openLesson(lesson).points ?? 0 };
}

/** @param {import("./course.js").Words[]} words */
function spoken(words) {
  return words.map((one) => text(said(one)));
}

/** @param {string} words */
function text(words) {
  return h("p", null, withTerms(words));
}

/** Where to go when it is over. @param {LessonState} lesson */
function ways(lesson) {
  const { course, number, end } = lesson;
  const puzzle = openLesson(lesson).kind === "puzzle";
  const next = course[number + 1];
  return h(
    "div",
    { class: "lesson-ways" },
    end === "short" ? button("lesson-again", t("puzzle-again"), again, "primary") : null,
    end === "short" ? button("lesson-solution", t("puzzle-solution"), showSolution) : null,
    end === "short"
      ? null
      : button("lesson-play-on", t("lesson-play-on"), () => void playOn(), "primary"),
    next && end !== "short" ? button("lesson-next", t("lesson-next"), nextLesson) : null,
    end === "short" || (puzzle && end === "solved")
      ? null
      : button("lesson-again", t("lesson-again"), again),
  );
}

/** @param {string} id @param {string} words @param {() => void} run @param {string} [tone] */
function button(id, words, run, tone = "") {
  return h("button", { class: `small ${tone}`, type: "button", id, key: id, onclick: run }, words);
}
