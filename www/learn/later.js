/** Lessons come when somebody wants to learn; until then nothing of them is here. */

import { change, notify, state as live } from "../state.js";
import { onChoice } from "../table/play.js";
import { bringPageWords } from "../words/language.js";
import { t } from "../words/messages.js";

/** @type {typeof import("./all.js") | null} */
let learning = null;

async function bring() {
  try {
    const [module] = await Promise.all([import("./all.js"), bringPageWords("learn")]);
    learning = module;
    onChoice(learning.allows);
    change();
  } catch (thrown) {
    console.warn("The lessons cannot be fetched:", thrown);
    notify({ key: "page", tone: "warn", text: t("notice-page-missing") });
    change({ sheets: live.sheets.filter(({ name }) => name !== "learn") });
  }
}

/**
 * The sheet of lessons, when what shows it has come.
 * @param {import("../state.js").State} state
 * @param {{ faction?: string }} [data]
 */
export function learnLater(state, data) {
  if (learning) return learning.learnSheet(state, data);
  void bring();
  return { title: t("learn"), body: [] };
}

/** What the open lesson says. @param {import("../state.js").State} state */
export function lessonPart(state) {
  return learning?.lessonPart(state) ?? null;
}

/** Lets a lesson go on. @param {import("../state.js").State} now */
export function followLesson(now) {
  learning?.followLesson(now);
}
