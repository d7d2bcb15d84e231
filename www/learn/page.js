/** The sheet of lessons: what each faction wants, its lesson, and its puzzles. */

import { h } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import { bringFactions, factionsHaveCome } from "../words/language.js";
import { has, t } from "../words/messages.js";
import { factionName } from "../words/naming.js";
import { change, openSheet } from "../state.js";
import { bringList, learnt, listed, listIsMissing, said } from "./course.js";
import { startLesson } from "./lesson.js";

let asked = false;

async function bring() {
  if (asked) return;
  asked = true;
  await bringList();
  await bringFactions((listed() ?? []).map(({ faction }) => faction));
  change();
}

/**
 * @param {import("../state.js").State} state
 * @param {{ faction?: string }} [data] the faction that somebody wants to learn stands first
 */
export function learnSheet({ catalogue }, { faction: wanted } = {}) {
  void bring();
  const done = learnt();
  // In the order of the factions everywhere else.
  const order = catalogue.factions.map(({ key }) => key);
  const place = (/** @type {{ faction: string }} */ { faction }) =>
    faction === wanted ? -1 : order.indexOf(faction);
  const all = listed() ?? [];
  // A faction is drawn as it looks, or not at all.
  const here = factionsHaveCome(all.map(({ faction }) => faction));
  const shelf = here ? [...all].sort((a, b) => place(a) - place(b)) : [];
  return {
    title: t("learn"),
    wide: true,
    body: [
      h("p", null, t("learn-about")),
      h(
        "p",
        { class: "ways" },
        h(
          "button",
          {
            class: "small",
            type: "button",
            id: "open-glossary",
            onclick: () => openSheet("glossary"),
          },
          sign("law"),
          t("glossary"),
        ),
      ),
      listIsMissing()
        ? h(
            "p",
            { class: "warning", role: "status" },
            t("learn-list-missing"),
            h("button", { class: "small", type: "button", onclick: retry }, t("learn-retry")),
          )
        : null,
      h(
        "ul",
        { class: "courses" },
        shelf.map((course) => courseCard(course, done)),
      ),
    ],
  };
}

function retry() {
  asked = false;
  void bring();
}

/** @param {import("./course.js").Listed} course @param {string[]} done */
function courseCard({ faction, lessons, puzzles }, done) {
  const name = factionName(faction);
  /** @param {string} words @param {number} number @param {boolean} first */
  const way = (words, number, first) => {
    const finished = done.includes(`${faction}/${number}`);
    return h(
      "button",
      {
        class: first ? "primary" : "",
        type: "button",
        key: number,
        "data-lesson": `${faction}/${number}`,
        onclick: () => void startLesson(faction, number),
      },
      finished ? sign("check") : null,
      finished ? h("span", { class: "unseen" }, t("learn-finished")) : null,
      words,
    );
  };
  return h(
    "li",
    { class: "course", key: faction, "data-course": faction },
    h("h3", null, emblem(faction), name),
    has(`goal-${faction}`) ? h("p", { class: "quiet" }, t(`goal-${faction}`)) : null,
    h(
      "div",
      { class: "course-ways" },
      lessons.map((title, i) => way(t("learn-lesson", { title: said(title) }), i, true)),
      puzzles.map((title, i) =>
        way(t("learn-puzzle", { title: said(title) }), lessons.length + i, false),
      ),
    ),
  );
}
