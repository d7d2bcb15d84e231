/** Screens that most visits never open: their modules come when they are wanted. */

import { change, notify } from "../state.js";
import { bringPageWords } from "../words/language.js";
import { t } from "../words/messages.js";

/** @type {typeof import("./bench.js") | null} */
let bench = null;

/** @type {typeof import("../sheets/over.js") | null} */
let over = null;

/** The end of a game, when what shows it has come. @param {import("../state.js").State} state */
export function overLater(state) {
  if (over) return over.overSheet(state);
  void bringOver();
  return { title: t("title"), body: [] };
}

async function bringOver() {
  try {
    const [module] = await Promise.all([import("../sheets/over.js"), bringPageWords("over")]);
    over = module;
    change();
  } catch (thrown) {
    console.warn("The end cannot be fetched:", thrown);
    notify({ key: "page", tone: "warn", text: t("notice-page-missing") });
    change({ sheets: [] });
  }
}

/** Whether a screen can be drawn at once. @param {import("../state.js").State["screen"]} screen */
export function pageHasCome(screen) {
  return screen !== "bench" || bench !== null;
}

/** Brings the bench; if it cannot be had, the start sheet stays. */
export async function bringPage() {
  try {
    const [module] = await Promise.all([import("./bench.js"), bringPageWords("bench")]);
    bench = module;
  } catch (thrown) {
    console.warn("The bench cannot be fetched:", thrown);
    notify({ key: "page", tone: "warn", text: t("notice-page-missing") });
    change({ screen: "start" });
  }
}

/** @param {import("../state.js").State} state */
export function drawLater(state) {
  bench?.drawBench(state);
}

/** Whether games are being played that a closed page would lose. */
export function benchAtWork() {
  return bench?.benchAtWork() ?? false;
}
