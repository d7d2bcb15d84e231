/** The game on the table: what a press does to it, and what follows on the screen, on the device and in the address. */

import { botSeats } from "../bots/kinds.js";
import { keptReasons, withReason } from "../bots/reasons.js";
import { EngineError } from "../engine/client.js";
import { expect, forget, foreseen } from "./foreseeing.js";
import { closes, numbered, numbersBeside } from "./narrowing.js";
import { recover } from "../device/recovery.js";
import { whoLooks } from "./hotseat.js";
import { keepAddress } from "../device/address.js";
import { lineOf, sitAt } from "../device/passing.js";
import { motionOf } from "../map/acts.js";
import { MOST, motion, SPEEDS } from "../map/motion.js";
import { ordered } from "./orders.js";
import { lessMotion } from "../device/settings.js";
import { change, emptyDraft, notify, openSheet, state } from "../state.js";
import { speakActs } from "./announcing.js";
import { t } from "../words/messages.js";
import { afterPainting } from "../toolkit/painting.js";

/**
 * @typedef {import("../engine/client.js").Game} Game
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").LogEntry} Entry
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").Preview} Preview
 */

/** @type {Game | null} */
let game = null;
/** @type {Map<string, Preview>} by option and number */
let previews = new Map();

/** @type {(game: Game) => void} */
let follow = () => {};

/** Calls back after every change of the open game, so that it can be kept. @param {(game: Game) => void} run */
export function onGameChange(run) {
  follow = run;
}

/** @type {(option: Choosable) => boolean} */
let allowed = () => true;

/** Asks before every choice of a person whether it may be made. @param {(option: Choosable) => boolean} check */
export function onChoice(check) {
  allowed = check;
}

/** The open game. @returns {Game} */
export function current() {
  if (!game) throw new EngineError("no-table", "No table is open.");
  return game;
}

/** Whether a game is open. */
export function isOpen() {
  return game !== null;
}

/**
 * Puts a game on the table, in place of the one before.
 * @param {Game} next
 * @param {{ id: string, openHands: boolean, holder: number | null, readOnly: boolean, mine?: number | null,
 *   kinds: import("../bots/kinds.js").SeatKind[], orders: import("./orders.js").Orders[], reasons: import("../bots/reasons.js").TurnReason[],
 *   lesson?: import("../state.js").LessonState }} about
 */
export function seatGame(next, about) {
  forget();
  if (game && game !== next) game.free();
  game = next;
  previews = new Map();
  motion.finish();
  change({
    screen: "table",
    table: {
      id: about.id,
      setup: next.setup(),
      openHands: about.openHands,
      readOnly: about.readOnly,
      mine: about.mine ?? null,
      kinds: about.kinds,
      orders: about.orders,
    },
    lesson: about.lesson ?? null,
    moment: state.moment + 1,
    thinking: null,
    reasons: about.reasons,
    hint: null,
    holder: about.holder,
    viewer: null,
    draft: emptyDraft(),
    preview: null,
    refusal: null,
    past: null,
    sheets: [],
    curtain: null,
    shown: null,
    pointed: null,
    boardSeat: null,
    since: null,
    made: null,
    notices: state.notices.filter((notice) => notice.key === "storage"),
  });
  refresh({ whole: true });
}

/** Takes the game off the table. */
export function leaveGame() {
  forget();
  game?.free();
  game = null;
  change({
    screen: "start",
    table: null,
    lesson: null,
    shown: null,
    curtain: null,
    sheets: [],
    past: null,
  });
}

/**
 * Reads from the engine what the screen shows now.
 * @param {{ whole: boolean }} how whole: the log may differ from its beginning
 */
function refresh(how) {
  const { table } = state;
  if (!game || !table) return;
  previews = new Map();
  change({ ...read(game, table, how), preview: null, refusal: null });
}

/**
 * What of the state follows from a game.
 * @param {Game} open
 * @param {NonNullable<import("../state.js").State["table"]>} table
 * @param {{ whole: boolean }} how
 */
function read(open, table, how) {
  const decision = open.decision();
  // Mostly whoever looked goes on looking; then one view is enough.
  const known = open.view(state.viewer);
  const looking = table.readOnly
    ? { holder: null, viewer: null, curtain: null }
    : whoLooks({
        decision,
        turnSeat: known.turn.seat,
        holder: state.holder,
        openHands: table.openHands,
        kinds: table.kinds,
        mine: table.mine,
      });
  const before = state.shown;
  const sameEyes = looking.viewer === (before?.view.viewer ?? null);
  const view = looking.viewer === state.viewer ? known : open.view(looking.viewer);
  const keep = before && sameEyes && !how.whole ? before.log : [];
  const log = [...keep, ...open.log(looking.viewer, keep.length)];
  const newTurn = before && before.view.turn.seat !== view.turn.seat;
  // A draft brings factions to the table.
  const drafted = view.seats.some(({ faction }, i) => faction !== table.setup.seats[i]?.faction);
  return {
    ...looking,
    ...(drafted ? { table: { ...table, setup: open.setup() } } : {}),
    shown: { decision, view, log, undo: open.undoState(bots()) },
    handHidden: !table.openHands && (sameEyes ? state.handHidden : state.settings.peek),
    digestOpen: newTurn ? view.turn.seat === looking.viewer : state.digestOpen,
  };
}

/**
 * Runs an act on the game; an engine that has stopped is restored from the last good save.
 * @template T
 * @param {(game: Game) => T} act
 * @returns {T | undefined}
 */
function attempt(act) {
  try {
    return act(current());
  } catch (thrown) {
    const error = thrown instanceof EngineError ? thrown : null;
    if (error && !error.fatal) {
      const text = t("notice-engine-refused", { message: error.message });
      notify({ key: "engine", tone: "warn", text });
    } else {
      recover(thrown, state.table?.id ?? null);
    }
    return undefined;
  }
}

/** The seats that bots play. */
function bots() {
  return botSeats(state.table?.kinds ?? []);
}

/** Everything that follows a change of the game. @param {{ whole: boolean }} how */
function changed(how) {
  forget();
  const wasOver = Boolean(state.shown?.view.over);
  change({ moment: state.moment + 1, hint: null });
  refresh(how);
  if (!wasOver && state.shown?.view.over && !state.lesson) showEnd();
  if (how.whole) change({ reasons: keptReasons(state.reasons, state.shown?.log.length ?? 0) });
  // A lesson is not kept and has no address: it is not somebody's game.
  if (!game || !state.table || state.lesson) return;
  keepAddress(game, state.table.id);
  follow(game);
}

/** How long the last act can be looked at before the end is told, in milliseconds. */
const LAST_LOOK = 900;

/** Tells how the game went, when what ended it has been seen. */
function showEnd() {
  const { table } = state;
  const tell = () => {
    if (motion.left()) setTimeout(tell, motion.left());
    else if (state.table === table && !state.past && !state.sheets.length) openSheet("over");
  };
  setTimeout(tell, LAST_LOOK);
}

/**
 * Commits an option of the open decision.
 * @param {Choosable} option
 */
export function commit(option) {
  const { shown, draft } = state;
  if (!shown?.decision || state.table?.readOnly || state.past || !allowed(option)) return;
  const count = countBeside(shown.decision, draft);
  if (shown.decision.prompt === "between-steps" && option.verb === "continue") {
    declined = gapKey(shown.decision);
  }
  // What comes of it is seen on the map, which the sheet of all options would cover.
  const sheets = state.sheets.filter(({ name }) => name !== "options");
  change({ draft: emptyDraft(), preview: null, refusal: null, pointed: null, sheets });
  make(option.index, false, MOST, count);
  const { verb, targets } = option;
  change({ made: { seat: shown.decision.seat, verb, targets } });
  // Whoever acts has seen what the others have done; what they do from here on is new.
  if (!closes(option.verb)) change({ since: state.shown?.log.length ?? null });
}

/**
 * The number that is chosen together with what it is about; nothing where none is asked for beside it.
 * @param {Decision} decision
 * @param {import("../state.js").Draft} draft
 */
function countBeside(decision, draft) {
  return numbersBeside(decision, draft) === null ? undefined : draft.count;
}

/**
 * Commits what a bot has chosen, and keeps why.
 * @param {number} index
 * @param {import("../engine/contract.js").Rationale | null} reason
 * @param {boolean} still without motion
 * @param {number} room milliseconds that what is seen of it may take at the normal speed
 * @returns {boolean} whether there was anything to see
 */
export function commitOfBot(index, reason, still, room) {
  const { shown } = state;
  if (!shown?.decision) return false;
  if (reason) {
    const about = { log: shown.log, turnSeat: shown.view.turn.seat, decision: shown.decision };
    change({ reasons: withReason(state.reasons, { ...about, reason }) });
  }
  return make(index, still, room).some(({ kind }) => kind !== "phase");
}

/** Commits a choice that a lesson has written down. @param {number} index */
export function commitScripted(index) {
  change({ draft: emptyDraft(), preview: null, refusal: null, pointed: null });
  make(index, false, MOST);
}

/**
 * Makes a choice and shows what it brings.
 * @param {number} index
 * @param {boolean} still without motion
 * @param {number} room milliseconds that what is seen of it may take at the normal speed
 * @param {number | null} [count] the answer to the question for a number that follows, null for what is proposed
 * @returns {Entry[]} what happened
 */
function make(index, still, room, count) {
  if (!state.shown) return [];
  const from = state.shown.log.length;
  const before = state.shown.view;
  const made = attempt((open) => {
    const known = foreseen(grounds(index, count));
    if (known) open.become(known);
    else carryOut(open, index, count);
    return true;
  });
  if (!made) return [];
  attempt(() => changed({ whole: false }));
  const news = state.shown.log.slice(from);
  // Pieces set off on the map that shows where they have come to.
  if (!still) afterPainting(() => animate(from, before, room));
  if (state.settings.sound) void sound(news);
  speakActs(news);
  return news;
}

/**
 * Makes a choice in a game, and those that follow from it without a question.
 * @param {Game} open
 * @param {number} index
 * @param {number | null} [count] as for {@link make}
 */
function carryOut(open, index, count) {
  open.choose(index);
  if (count !== undefined) answerNumbers(open, count);
  obey(open);
}

/** All that the outcome of a choice follows from. @param {number} index @param {number | null} [count] */
function grounds(index, count) {
  const { moment, table, settings, lesson } = state;
  return [game, moment, table, settings, lesson?.led, index, count];
}

/**
 * Works out what comes of an option while the press on it is still held, on a copy of the game.
 * @param {Choosable} option
 */
export function foresee(option) {
  const { shown, draft, past, table } = state;
  if (!shown?.decision || !table || table.readOnly || past) return;
  // To go on from a gap says as well what is to be done at the next one.
  if (shown.decision.prompt === "between-steps") return;
  const count = countBeside(shown.decision, draft);
  expect(grounds(option.index, count), () => {
    const copy = current().copy();
    carryOut(copy, option.index, count);
    // What the page will ask is asked now.
    read(copy, table, { whole: false });
    return copy;
  });
}

/**
 * Answers the question for a number that was answered beside the option before it. Where all shall go, that is said of
 * each kind of piece that is asked about.
 * @param {Game} open
 * @param {number | null} count
 */
function answerNumbers(open, count) {
  const first = open.decision();
  for (let next = first; next?.count && next.prompt === first?.prompt; next = open.decision()) {
    const number = numbered(next, count);
    if (number) open.choose(number.index);
    if (!number || count !== null) return;
  }
}

/**
 * Makes the choices that were ordered, as if their seats had made them, and goes on from steps in which there is nothing
 * to do.
 * @param {Game} open
 */
function obey(open) {
  for (let next = unasked(open.decision()); next; next = unasked(open.decision())) {
    open.choose(next.index);
  }
}

/**
 * The choice that is made without asking: what the orders of a person's seat say, or what is no choice.
 * @param {Decision | null} decision
 */
function unasked(decision) {
  const { table, catalogue } = state;
  if (!decision || table?.kinds[decision.seat] !== "person") return null;
  return ordered(decision, table.orders[decision.seat], catalogue.cards) ?? idle(decision);
}

/**
 * What need not be asked where one person plays: there is nobody to whom an answer given without a question would tell
 * anything. With more than one person at the table every question waits.
 * @param {Decision} decision
 */
function idle(decision) {
  const { table, settings, lesson } = state;
  if (settings.alwaysAsk || !table || lesson?.led) return null;
  if (table.kinds.filter((kind) => kind === "person").length > 1) return null;
  return idleStep(decision) ?? soleAnswer(decision) ?? passedBy(decision);
}

/**
 * The end of a step in which nothing else can be chosen, where nothing is sealed by it; it can be taken back together with
 * what was done last. When a turn ends the person says.
 * @param {Decision} decision
 */
function idleStep({ options }) {
  const [only, other] = options;
  return only && !other && closes(only.verb) && !only.seal && !only.ends_turn ? only : null;
}

/** The answer to a question that is put only so that others do not learn what is in a hand. @param {Decision} decision */
function soleAnswer({ visibility, options }) {
  const [only, other] = options;
  const answers = only && !other && (only.verb === "pass" || !closes(only.verb));
  return answers && visibility === "private" ? only : null;
}

/**
 * On from a gap between two steps in which nothing can be used that is not offered again beside the actions, or that was
 * passed by before in this turn.
 * @param {Decision} decision
 */
function passedBy(decision) {
  const on = decision.options.find(({ verb }) => verb === "continue");
  const others = decision.options.filter((option) => option !== on);
  if (!on || on.seal || decision.prompt !== "between-steps") return null;
  const key = gapKey(decision);
  return others.every(({ again }) => again) || key === declined ? on : null;
}

/** The gap that a person has last gone on from. */
let declined = "";

/** What a gap offers, in which turn. @param {Decision} decision */
function gapKey({ options }) {
  const turn = state.shown?.log.findLast(({ kind }) => kind === "turn")?.index;
  return [state.table?.id, turn, ...options.map(({ key }) => key)].join();
}

/** Gives the standing orders of a seat. @param {number} seat @param {import("./orders.js").Orders} orders */
export function giveOrders(seat, orders) {
  const { table } = state;
  if (!table || table.readOnly || !game) return;
  const all = table.orders.map((now, i) => (i === seat ? orders : now));
  change({ table: { ...table, orders: all } });
  follow(game);
}

/** Says which seat is played on this device; nothing for all of them. @param {number | null} mine */
export function sitDown(mine) {
  const { table } = state;
  if (!table || table.readOnly || !game) return;
  change({ table: { ...table, mine }, draft: emptyDraft(), holder: mine });
  if (mine !== null) sitAt(lineOf(table.id), mine);
  attempt(() => refresh({ whole: true }));
  follow(game);
}

/** Hands a seat to a person or to a bot. @param {number} seat @param {import("../bots/kinds.js").SeatKind} kind */
export function handOver(seat, kind) {
  const { table } = state;
  if (!table || table.readOnly || !game) return;
  const kinds = table.kinds.map((now, i) => (i === seat ? kind : now));
  change({ table: { ...table, kinds }, draft: emptyDraft(), hint: null });
  attempt(() => refresh({ whole: true }));
  follow(game);
}

/** Lets be heard what has happened. @param {Entry[]} news */
async function sound(news) {
  const has = (/** @type {string} */ kind) => news.some((entry) => entry.kind === kind);
  const turn = news.some(({ kind, seat }) => kind === "turn" && seat === state.viewer);
  const name = has("rolled") ? "battle" : has("scored") ? "score" : turn ? "turn" : null;
  if (name) (await import("../device/sound.js")).play(name);
}

/**
 * Lets be seen what the log tells from one of its lines on.
 * @param {number} first
 * @param {import("../engine/contract.js").TableView} before the table before it
 * @param {number} room milliseconds that all of it may take at the normal speed
 */
function animate(first, before, room) {
  const { shown, settings } = state;
  if (!shown) return;
  const factor = SPEEDS[settings.speed] ?? 1;
  const acts = motionOf(shown.log, first, before, shown.view);
  const how = { factor, room: room * factor, still: lessMotion() };
  motion.play(acts, { before, after: shown.view }, how);
}

/** Takes back the last commit, if nothing sealed it. */
export function undo() {
  if (state.table?.readOnly || state.past) return;
  if (!state.shown?.undo.can) {
    notify({ key: "undo", tone: "info", text: sealedText() });
    return;
  }
  change({ draft: emptyDraft(), preview: null, refusal: null, made: null });
  const back = (/** @type {Game} */ open) => {
    const done = open.undo(bots());
    // Past the steps that were idle; to what was ordered one goes back to choose otherwise.
    for (let next = open.decision(); done && next; next = open.decision()) {
      if (!idle(next) || !open.undo(bots())) break;
    }
    return done;
  };
  if (attempt(back)) attempt(() => changed({ whole: true }));
}

/** Takes back everything up to the last seal. */
export function undoAll() {
  if (state.table?.readOnly || state.past || !state.shown?.undo.can) return;
  change({ draft: emptyDraft(), preview: null, refusal: null, made: null });
  attempt((open) => {
    while (open.undo(bots()));
    return true;
  });
  attempt(() => changed({ whole: true }));
}

/** Does the last undone commit again. */
export function redo() {
  if (state.table?.readOnly || state.past || !state.shown?.undo.redo) return;
  change({ draft: emptyDraft(), preview: null, refusal: null, made: null });
  const again = (/** @type {Game} */ open) => {
    const done = open.redo(bots());
    for (let next = open.decision(); done && unasked(next); next = open.decision()) {
      if (!open.redo(bots())) break;
    }
    return done;
  };
  if (attempt(again)) attempt(() => changed({ whole: true }));
}

/** Goes back further, with everybody's consent. @param {number} commits how many commits stay */
export function rewind(commits) {
  if (state.table?.readOnly) return;
  change({ draft: emptyDraft(), preview: null, past: null, sheets: [], holder: null, made: null });
  if (attempt((open) => (open.rewind(commits), true))) attempt(() => changed({ whole: true }));
}

/** Why undo goes no further, in words. */
export function sealedText() {
  const kind = state.shown?.undo.refusal?.kind;
  return t(kind ? `undo-sealed-${kind}` : "undo-nothing");
}

/** The person of the curtain's seat has the device now. */
export function openCurtain() {
  if (!state.curtain) return;
  // At one's own turn the hand waits for "Show hand", where the person wants that (UX-9.6).
  const handHidden = state.curtain.turn && state.settings.peek;
  change({ holder: state.curtain.seat, handHidden, since: null });
  attempt(() => refresh({ whole: true }));
  change({ handHidden, digestOpen: true });
}

/** The table as a text, for a bot to think about. */
export function tableText() {
  return current().save();
}

/**
 * What an option would change, from the engine; kept until the game moves on.
 * @param {number} index
 * @returns {Preview | null}
 */
export function previewOf(index) {
  const { count } = state.draft;
  const key = `${index} ${count}`;
  const kept = previews.get(key);
  if (kept) return kept;
  if (!game) return null;
  try {
    const preview = game.preview(index, state.viewer, count);
    previews.set(key, preview);
    return preview;
  } catch (thrown) {
    if (thrown instanceof EngineError && thrown.fatal) recover(thrown, state.table?.id ?? null);
    return null;
  }
}

/**
 * Why something is not an option now.
 * @param {{ verb?: string, targets?: import("../engine/contract.js").Target[] }} query
 */
export function whyNot(query) {
  try {
    return current().whyNot(query);
  } catch {
    return [];
  }
}

/** Reads the view again, for instance when the hand is shown or hidden. */
export function look() {
  attempt(() => refresh({ whole: true }));
}
