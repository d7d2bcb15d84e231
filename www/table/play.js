/** The game on the table: what a press does to it, and what follows on the screen, on the device and in the address. */

import { botSeats } from "../bots/kinds.js";
import { keptReasons, withReason } from "../bots/reasons.js";
import { EngineError } from "../engine/client.js";
import { closes, numbered, numbersBeside } from "./narrowing.js";
import { recover } from "../device/recovery.js";
import { whoLooks } from "./hotseat.js";
import { keepAddress } from "../device/address.js";
import { motionOf } from "../map/acts.js";
import { motion, SPEEDS } from "../map/motion.js";
import { ordered } from "./orders.js";
import { lessMotion } from "../device/settings.js";
import { change, emptyDraft, notify, state } from "../state.js";
import { speakActs } from "./announcing.js";
import { t } from "../words/messages.js";
import { afterPainting } from "../toolkit/painting.js";

/**
 * @typedef {import("../engine/client.js").Game} Game
 * @typedef {import("../engine/contract.js").Decision} Decision
 * @typedef {import("../engine/contract.js").Entry} Entry
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
 * @param {{ id: string, openHands: boolean, holder: number | null, readOnly: boolean,
 *   kinds: import("../bots/kinds.js").SeatKind[], orders: import("./orders.js").Orders[], reasons: import("../bots/reasons.js").TurnReason[] }} about
 */
export function seatGame(next, about) {
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
      kinds: about.kinds,
      orders: about.orders,
    },
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
    notices: state.notices.filter((notice) => notice.key === "storage"),
  });
  refresh({ whole: true });
}

/** Takes the game off the table. */
export function leaveGame() {
  game?.free();
  game = null;
  change({ screen: "start", table: null, shown: null, curtain: null, sheets: [], past: null });
}

/**
 * Reads from the engine what the screen shows now.
 * @param {{ whole: boolean, decision?: Decision | null }} how whole: the log may differ from its beginning; decision: the
 *   open one, where it is known
 */
function refresh(how) {
  const table = state.table;
  if (!game || !table) return;
  previews = new Map();
  const decision = how.decision === undefined ? game.decision() : how.decision;
  // Mostly whoever looked goes on looking; then one view is enough.
  const known = game.view(state.viewer);
  const looking = table.readOnly
    ? { holder: null, viewer: null, curtain: null }
    : whoLooks({
        decision,
        turnSeat: known.turn.seat,
        holder: state.holder,
        openHands: table.openHands,
        kinds: table.kinds,
      });
  const before = state.shown;
  const sameEyes = looking.viewer === (before?.view.viewer ?? null);
  const view = looking.viewer === state.viewer ? known : game.view(looking.viewer);
  const keep = before && sameEyes && !how.whole ? before.log : [];
  const log = [...keep, ...game.log(looking.viewer, keep.length)];
  const newTurn = before && before.view.turn.seat !== view.turn.seat;
  change({
    ...looking,
    shown: { decision, view, log, undo: game.undoState(bots()) },
    handHidden: !table.openHands && (sameEyes ? state.handHidden : state.settings.peek),
    digestOpen: newTurn ? view.turn.seat === looking.viewer : state.digestOpen,
    preview: null,
    refusal: null,
  });
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

/** Everything that follows a change of the game. @param {{ whole: boolean, decision?: Decision | null }} how */
function changed(how) {
  change({ moment: state.moment + 1, hint: null });
  refresh(how);
  if (how.whole) change({ reasons: keptReasons(state.reasons, state.shown?.log.length ?? 0) });
  if (!game || !state.table) return;
  keepAddress(game, state.table.id);
  follow(game);
}

/**
 * Commits an option of the open decision.
 * @param {Choosable} option
 */
export function commit(option) {
  const { shown, draft } = state;
  if (!shown?.decision || state.table?.readOnly || state.past) return;
  const counted = numbersBeside(shown.decision, draft) !== null;
  change({ draft: emptyDraft(), preview: null, refusal: null, pointed: null });
  make(option.index, false, counted ? draft.count : undefined);
}

/**
 * Commits what a bot has chosen, and keeps why.
 * @param {number} index
 * @param {import("../engine/contract.js").Reason | null} reason
 * @param {boolean} still without motion
 * @returns {boolean} whether there was anything to see
 */
export function commitOfBot(index, reason, still) {
  const { shown } = state;
  if (!shown?.decision) return false;
  if (reason) {
    const about = { log: shown.log, turnSeat: shown.view.turn.seat, decision: shown.decision };
    change({ reasons: withReason(state.reasons, { ...about, reason }) });
  }
  return make(index, still).some(({ kind }) => kind !== "phase");
}

/**
 * Makes a choice and shows what it brings.
 * @param {number} index
 * @param {boolean} still without motion
 * @param {number | null} [count] the answer to the question for a number that follows, null for what is proposed
 * @returns {Entry[]} what happened
 */
function make(index, still, count) {
  if (!state.shown) return [];
  const from = state.shown.log.length;
  const before = state.shown.view;
  const decision = attempt((open) => {
    open.choose(index);
    if (count !== undefined) answerNumbers(open, count);
    return obey(open);
  });
  if (decision === undefined) return [];
  attempt(() => changed({ whole: false, decision }));
  const news = state.shown.log.slice(from);
  // Pieces set off on the map that shows where they have come to.
  if (!still) afterPainting(() => animate(news, before));
  speakActs(news);
  return news;
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
 * @returns {Decision | null} the question that is left for somebody
 */
function obey(open) {
  let left = state.shown?.decision ?? null;
  for (;;) {
    const decision = open.decision();
    const option = unasked(decision, left);
    if (!option) return decision;
    open.choose(option.index);
    left = decision;
  }
}

/**
 * The choice that is made without asking: what the orders of a person's seat say, or the end of an idle step.
 * @param {Decision | null} decision
 * @param {Decision | null} left the question before
 */
function unasked(decision, left) {
  const { table, catalogue } = state;
  if (!decision || table?.kinds[decision.seat] !== "person") return null;
  return (
    ordered(decision, table.orders[decision.seat], catalogue.cards) ?? idleStep(decision, left)
  );
}

/**
 * The end of a step that has only just begun, where nothing else can be chosen and nothing is sealed by it. Where a step
 * had something to choose, or a turn would end, the person says when. With more than one person at the table every
 * step waits: going on by itself would tell the others that a hand has nothing for it.
 * @param {Decision} decision
 * @param {Decision | null} left the question before
 */
function idleStep(decision, left) {
  const { table, settings } = state;
  if (settings.alwaysAsk || !table) return null;
  if (table.kinds.filter((kind) => kind === "person").length > 1) return null;
  const begun =
    left?.seat === decision.seat && left.phase === decision.phase && left.step === decision.step;
  const [only, other] = decision.options;
  return only && !other && !begun && closes(only.verb) && !only.seal ? only : null;
}

/** Gives the standing orders of a seat. @param {number} seat @param {import("./orders.js").Orders} orders */
export function giveOrders(seat, orders) {
  const { table } = state;
  if (!table || table.readOnly || !game) return;
  const all = table.orders.map((now, i) => (i === seat ? orders : now));
  change({ table: { ...table, orders: all } });
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

/**
 * @param {Entry[]} news
 * @param {import("../engine/contract.js").View} before
 */
function animate(news, before) {
  const factor = lessMotion() ? 0 : (SPEEDS[state.settings.speed] ?? 1);
  motion.play(motionOf(news, before, state.shown?.view ?? before), factor);
}

/** Takes back the last commit, if nothing sealed it. */
export function undo() {
  if (state.table?.readOnly || state.past) return;
  if (!state.shown?.undo.can) {
    notify({ key: "undo", tone: "info", text: sealedText() });
    return;
  }
  change({ draft: emptyDraft(), preview: null, refusal: null });
  const back = (/** @type {Game} */ open) => {
    const done = open.undo(bots());
    // Past the steps that were idle; to what was ordered one goes back to choose otherwise.
    for (let next = open.decision(); done && next; next = open.decision()) {
      if (!idleStep(next, null) || !open.undo(bots())) break;
      if (!idleStep(next, open.decision())) {
        open.redo(bots());
        break;
      }
    }
    return done;
  };
  if (attempt(back)) attempt(() => changed({ whole: true }));
}

/** Takes back everything up to the last seal. */
export function undoAll() {
  if (state.table?.readOnly || state.past || !state.shown?.undo.can) return;
  change({ draft: emptyDraft(), preview: null, refusal: null });
  attempt((open) => {
    while (open.undo(bots()));
    return true;
  });
  attempt(() => changed({ whole: true }));
}

/** Does the last undone commit again. */
export function redo() {
  if (state.table?.readOnly || state.past || !state.shown?.undo.redo) return;
  change({ draft: emptyDraft(), preview: null, refusal: null });
  const again = (/** @type {Game} */ open) => {
    let left = open.decision();
    const done = open.redo(bots());
    for (let next = open.decision(); done && unasked(next, left); next = open.decision()) {
      if (!open.redo(bots())) break;
      left = next;
    }
    return done;
  };
  if (attempt(again)) attempt(() => changed({ whole: true }));
}

/** Goes back further, with everybody's consent. @param {number} commits how many commits stay */
export function rewind(commits) {
  if (state.table?.readOnly) return;
  change({ draft: emptyDraft(), preview: null, past: null, sheets: [], holder: null });
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
  change({ holder: state.curtain.seat, handHidden });
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
