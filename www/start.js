/** Starting the page: engine, words, tables, what the address asks for; then every change of state is drawn. */

import { followBots } from "./bots/driver.js";
import { getReady, speedUp } from "./bots/mind.js";
import { startBackButton } from "./device/back-button.js";
import { drawCurtain, startCurtain } from "./parts/curtain.js";
import { decksOn } from "./decks/words.js";
import { factionsOn, firstTable } from "./factions/on-screen.js";
import { catalogue, loadEngine, onStop } from "./engine/client.js";
import { escape, startKeys } from "./table/keyboard.js";
import {
  bringDeckWords,
  bringFactions,
  deckWordsHaveCome,
  factionsHaveCome,
  startWords,
} from "./words/language.js";
import { startLayout } from "./device/layout.js";
import {
  addressCommits,
  addressTable,
  addressText,
  clauseIn,
  flushAddress,
  takeForeign,
} from "./device/address.js";
import { speakDecision } from "./table/announcing.js";
import { drawMap, renewMap, startMap } from "./map/view.js";
import { t } from "./words/messages.js";
import { startOffline } from "./device/offline.js";
import { benchAtWork, bringPage, drawLater, pageHasCome } from "./pages/later.js";
import { drawFront, drawSheetThumbs, redrawPictures } from "./pages/front.js";
import { drawPrint } from "./pages/print.js";
import { drawSetup } from "./pages/setup.js";
import { drawActions } from "./parts/actions.js";
import { drawBoards } from "./parts/boards.js";
import { drawHand } from "./parts/hand.js";
import { drawLog, startLog } from "./parts/log.js";
import { drawNotices } from "./parts/notices.js";
import { drawOptions } from "./parts/options.js";
import { drawQuestion } from "./parts/question.js";
import { drawScore } from "./parts/score.js";
import { drawSide } from "./parts/side.js";
import { followLesson } from "./learn/later.js";
import { look, onGameChange } from "./table/play.js";
import { afterFailure, recover } from "./device/recovery.js";
import { apply, readSettings, watchSystem } from "./device/settings.js";
import { drawSheets, startSheets } from "./sheets/frame.js";
import { showLink } from "./sheets/open.js";
import { change, flush, notify, onChange, openSheet, state } from "./state.js";
import { openStore } from "./device/storage.js";
import {
  commitsKept,
  errorText,
  flushTable,
  keepSoon,
  openTable,
  refreshTables,
} from "./table/tables.js";
import { startSteady, steady } from "./table/steady.js";
import { forgetTokens } from "./toolkit/colours.js";
import { afterPainting } from "./toolkit/painting.js";
import { part } from "./toolkit/dom.js";
import { seatName } from "./words/naming.js";

/** How long a hidden hand stays open without any input (UX-9.6). */
const IDLE = 60000;

/** Starts everything. Whatever fails is said on the page. */
export async function start() {
  state.settings = readSettings();
  state.layers = state.settings.layers;
  // The engine is the longest on its way, and compiled as it comes: it is asked for before anything is worked out here.
  const loaded = loadEngine();
  getReady();
  const stored = openStore();
  apply(state.settings);
  const [words, first] = [startWords(), bringFactions(firstTable())];
  await loaded;
  state.catalogue = catalogue();
  await Promise.all([words, first, stored]);
  await refreshTables();
  startLayout();
  startMap();
  startSheets();
  startCurtain();
  startKeys();
  startLog();
  startHidingHands();
  startSteady();
  watchSystem(() => {
    forgetTokens();
    change();
  });
  onChange(drawWhenHere);
  onGameChange(keepSoon);
  startBackButton(escape, openSent);
  addEventListener("hashchange", () => void followAddress());
  addEventListener("beforeunload", (event) => {
    if (benchAtWork()) event.preventDefault();
  });
  addEventListener("pagehide", () => {
    flushAddress();
    flushTable();
  });
  for (const id of ["options", "actions"]) part(id).addEventListener("mousedown", leaveFocus);
  part("skip-question").addEventListener("click", () => {
    document.getElementById("question-text")?.focus();
  });
  part("skip-map").addEventListener("click", () => {
    /** @type {HTMLElement | null} */ (part("targets").querySelector("[tabindex='0']"))?.focus();
  });
  onStop(failed);
  addEventListener("error", (event) => failed(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => failed(event.reason));
  // Nobody asks for a font before the page is laid out, and what is drawn on a canvas does not follow by itself.
  document.fonts.addEventListener("loadingdone", () => {
    forgetTokens();
    redrawPictures();
    renewMap();
    change();
  });
  change();
  flush();
  await followAddress();
  void fetchTheRest();
}

/** What makes the page work without a network, and bots think faster. */
async function fetchTheRest() {
  await startOffline();
  await speedUp();
}

/** @param {unknown} thrown */
function failed(thrown) {
  // Motion of the layout observers is harmless and has no stack.
  if (String(thrown).includes("ResizeObserver")) return;
  recover(thrown, state.table?.id ?? null);
}

/** Shows what somebody sent: a clause of the law, or the card of a table. @param {string} text */
function openSent(text) {
  const clause = clauseIn(text);
  if (clause) openSheet("law", { clause });
  else showLink(text);
}

/** Opens what the address asks for: a clause, a table of this device, or something that was sent. */
async function followAddress() {
  const failure = afterFailure();
  const foreign = state.screen === "table" ? takeForeign() : null;
  const id = addressTable() ?? failure?.id;
  const record = state.tables.find((table) => table.id === id);
  try {
    if (foreign !== null) openSent(foreign);
    else if (id && id === state.table?.id) return;
    else if (!record || clauseIn(addressText())) {
      if (addressText()) openSent(addressText());
    } else if (addressCommits() > commitsKept(record)) {
      // What was kept is older than the address, which opening it would overwrite.
      showLink(addressText());
      notify({ key: "address", tone: "warn", text: t("notice-address-ahead") });
    } else await openTable(record.id);
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
  if (failure) {
    notify({ key: "engine", tone: "warn", text: t("notice-restored", { what: failure.what }) });
  }
}

/** The hand hides itself after a while without input, and when the page is hidden, where the person wants that. */
function startHidingHands() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const hide = () => {
    if (!state.settings.peek || state.table?.openHands || state.viewer === null) return;
    if (state.handHidden || state.screen !== "table") return;
    change({ handHidden: true });
    look();
  };
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, IDLE);
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, again);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      flushAddress();
      flushTable();
      hide();
    }
  });
}

/**
 * A screen waits until the factions and the deck on it, and what draws it, have come; until then the one before it stays.
 * @param {import("./state.js").State} now
 */
function drawWhenHere(now) {
  const [wanted, decks] = [factionsOn(now), decksOn(now)];
  if (factionsHaveCome(wanted) && deckWordsHaveCome(decks) && pageHasCome(now.screen)) drawAll(now);
  else {
    const coming = pageHasCome(now.screen) ? [] : [bringPage()];
    const words = [bringFactions(wanted), bringDeckWords(decks)];
    void Promise.all([...words, ...coming]).then(() => change());
  }
}

/**
 * The answer to a press first: question, options, what lies over them. The rest follows when that is painted, so that
 * nobody waits for a map and a log to see that a press was heard.
 * @param {import("./state.js").State} now
 */
function drawAll(now) {
  const onTable = now.screen === "table" && now.shown !== null;
  let moved = false;
  const app = part("app");
  app.dataset.screen = now.screen;
  nameAnew();
  afterPainting(entitle);
  app.dataset.side = now.side;
  app.dataset.lesson = now.lesson ? "1" : "0";
  app.dataset.held = now.lesson?.end ? "1" : "0";
  part("page").hidden = onTable;
  part("table").hidden = !onTable;
  if (onTable) {
    moved = leaveOptions(now);
    drawQuestion(now);
    drawOptions(now);
    drawActions(now);
    steady(now.moment);
    drawTable(now);
  } else {
    drawFront(now);
    drawSetup(now);
    drawLater(now);
    drawPrint(now);
  }
  drawNotices(now);
  drawCurtain(now);
  drawSheets(now);
  if (moved) afterPainting(findFocus);
  if (!onTable) drawSheetThumbs(now);
  enterScreen(now, onTable);
  markReady(now, onTable);
  followLesson(now);
  followBots(now);
}

let named = "";
let titled = "";

/** The title of the page says whose turn it is. */
function entitle() {
  const { screen, shown, table, curtain } = state;
  const seat = shown?.decision?.seat;
  const person = screen === "table" && seat !== undefined && table?.kinds[seat] === "person";
  const title = person && !curtain ? t("title-turn", { seat: seatName(seat) }) : t("title");
  if (title !== titled) document.title = titled = title;
}

/** Words outside of everything that is drawn: written only when they have become others. */
function nameAnew() {
  const words = t("skip-question");
  if (named === words) return;
  named = words;
  part("skip-question").textContent = words;
  part("skip-map").textContent = t("skip-map");
}

let tableSeen = "";
let eyesSeen = "";

/**
 * What of the table may come a frame later, unless it is another table. What only one seat may see never stays for a
 * frame when somebody else looks; behind a curtain nobody does.
 * @param {import("./state.js").State} now
 */
function drawTable(now) {
  const table = [now.table?.id, now.layout].join("/");
  const eyes = [table, now.viewer, now.curtain?.seat, now.handHidden].join("/");
  if (table !== tableSeen) {
    drawOpen();
    drawPrivate();
  } else {
    if (eyes === eyesSeen || now.curtain) afterPainting(drawPrivate);
    else drawPrivate();
    afterPainting(drawOpen);
  }
  tableSeen = table;
  eyesSeen = eyes;
}

/** What everybody at the table may see. */
function drawOpen() {
  if (state.screen !== "table" || !state.shown) return;
  drawScore(state);
  drawMap(state);
  drawSide(state);
  drawSheetThumbs(state);
  speakDecision(state);
}

/** What can have something on it that only one seat may see. */
function drawPrivate() {
  if (state.screen !== "table" || !state.shown) return;
  drawHand(state);
  drawBoards(state);
  drawLog(state);
}

let screenSeen = "start";

/** A new screen begins at its heading. @param {import("./state.js").State} now @param {boolean} onTable */
function enterScreen(now, onTable) {
  const screen = onTable ? `table ${now.table?.id}` : now.screen;
  if (screen === screenSeen) return;
  screenSeen = screen;
  scrollTo(0, 0);
  if (now.curtain || now.sheets.length) return;
  document.getElementById(onTable ? "question-text" : "page-title")?.focus({ preventScroll: true });
}

let commitsSeen = -1;
let draftSeen = "";

/**
 * After a commit or a pick the focus goes from what was pressed to the question. It goes before the options change: to
 * take away what has the focus would make the browser lay out a half-drawn page. Says whether there was any.
 * @param {import("./state.js").State} now
 */
function leaveOptions(now) {
  const log = now.shown?.log.length ?? 0;
  const draft = [now.draft.verb, ...now.draft.picks.map(({ kind, value }) => kind + value)].join();
  const moved = commitsSeen >= 0 && (commitsSeen !== log || draftSeen !== draft);
  commitsSeen = log;
  draftSeen = draft;
  if (!moved || now.curtain || now.sheets.length) return false;
  const active = document.activeElement;
  const pressed = active?.id === "end" || part("options").contains(active);
  // "Next act" is pressed many times in a row.
  if (pressed && active?.id !== "move-now") focusQuestion();
  return true;
}

/**
 * A pointer does not take the focus along: what it presses is mostly gone a moment later, and the focus would have to be
 * brought back.
 * @param {MouseEvent} event
 */
function leaveFocus(event) {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

/** A focus that got lost all the same goes to the question. */
function findFocus() {
  if (document.activeElement === null || document.activeElement === document.body) focusQuestion();
}

function focusQuestion() {
  document.getElementById("question-text")?.focus({ preventScroll: true });
}

/** Tells tests and stop-watches that the first press would be answered. @param {import("./state.js").State} now @param {boolean} onTable */
function markReady(now, onTable) {
  const root = document.documentElement;
  const answerable = onTable && (now.shown?.decision || now.shown?.view.over);
  if (answerable || !onTable) root.dataset.ready = "1";
  root.dataset.table = onTable ? "1" : "0";
}
