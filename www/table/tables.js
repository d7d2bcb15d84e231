/** The life of tables: made, opened, kept after every commit, exported, forgotten. */

import { isUndecided } from "../factions/undecided.js";
import { kindsOf } from "../bots/kinds.js";
import { Game, EngineError } from "../engine/client.js";
import { clearAddress, commitsOf, flushAddress, keepAddress, linkIn } from "../device/address.js";
import { claim, release } from "../device/locks.js";
import { headOf } from "../device/passing.js";
import { fileOf } from "../device/records.js";
import { download } from "../device/rescue.js";
import { ordersOf } from "./orders.js";
import { current, isOpen, leaveGame, look, seatGame } from "./play.js";
import { askToPersist, dropTable, keeps, listTables, putTable } from "../device/storage.js";
import { change, notify, state } from "../state.js";
import { has, inWords, t } from "../words/messages.js";

/**
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {import("../device/storage.js").TableRecord} TableRecord
 * @typedef {{ openHands: boolean, kinds: import("../bots/kinds.js").SeatKind[],
 *   orders?: import("./orders.js").Orders[], mine?: number | null, line?: string }} Seating who plays, how openly, with
 *   which orders; mine: the one seat of this device; line: of the links that it came by
 */

/** Reads the list of tables again. */
export async function refreshTables() {
  const known = new Set(state.catalogue.factions.map(({ key }) => key));
  change(await listTables((faction) => known.has(faction) || isUndecided(faction)));
}

/** @param {TableRecord} record */
function listed(record) {
  const others = state.tables.filter((table) => table.id !== record.id);
  change({ tables: [record, ...others] });
}

/**
 * What is kept of a game.
 * @param {Game} game
 * @param {Pick<TableRecord, "id" | "made" | "openHands" | "holder" | "mine" | "kinds" | "orders" | "reasons">} about
 * @returns {TableRecord}
 */
function recordOf(game, about) {
  const view = game.view(null);
  return {
    ...about,
    touched: Date.now(),
    setup: game.setup(),
    text: game.save(),
    link: linkOf(game),
    round: view.round,
    scores: view.seats.map((seat) => seat.score),
    winner: view.over?.winner ?? null,
    winners: view.over?.winners ?? [],
    asked: game.decision()?.seat ?? null,
  };
}

/** A game too long for a link of its own is known by its position. @param {Game} game */
function linkOf(game) {
  try {
    return game.gameLink();
  } catch (thrown) {
    if (/** @type {any} */ (thrown)?.fatal) throw thrown;
    return game.positionLink();
  }
}

/** How long another tab may take to keep its table when it is taken away, in milliseconds. */
const HAND_OVER = 150;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let saving;
/** @type {(() => void) | null} */
let unsaved = null;

/**
 * Keeps the open table right after the screen has shown what was done.
 * @param {Game} game
 */
export function keepSoon(game) {
  unsaved = () => void keepTable(game);
  clearTimeout(saving);
  saving = setTimeout(flushTable, 30);
}

/** Keeps what waits to be kept: the page may be about to go, or another table to come. */
export function flushTable() {
  clearTimeout(saving);
  unsaved?.();
  unsaved = null;
}

/** Keeps the open table as it is now. @param {Game} game */
export async function keepTable(game) {
  const table = state.table;
  if (!table || table.readOnly || state.lesson) return;
  const made = state.tables.find(({ id }) => id === table.id)?.made ?? Date.now();
  const record = recordOf(game, {
    id: table.id,
    made,
    openHands: table.openHands,
    holder: state.holder,
    mine: table.mine,
    kinds: table.kinds,
    orders: table.orders,
    reasons: state.reasons,
  });
  listed(record);
  const outcome = await putTable(record);
  if (outcome === "kept") {
    if (state.notices.some(({ key }) => key === "storage")) {
      change({ notices: state.notices.filter(({ key }) => key !== "storage") });
    }
    return;
  }
  notify({
    key: "storage",
    tone: "warn",
    text: t(outcome === "full" ? "notice-storage-full" : "notice-storage-forbidden"),
    action: { label: t("save-file"), run: () => saveFile() },
  });
}

/**
 * Starts a new game. Throws an EngineError when the engine does not accept the set-up.
 * @param {SetupValue} setup
 * @param {Seating} seating
 */
export async function newTable(setup, seating) {
  await addGame(Game.create(setup), seating);
}

/**
 * Adds a game as a new table and opens it.
 * @param {Game} game
 * @param {Seating} seating
 */
async function addGame(game, seating) {
  flushTable();
  const made = crypto.randomUUID();
  const id = seating.line ? seating.line + made.slice(seating.line.length) : made;
  // Nobody else can have a table that has just got its name, so nobody has to wait for the browser to say so.
  void release();
  void claim(id, onTaken);
  const orders = ordersOf(seating.orders, seating.kinds.length);
  seatGame(game, { ...seating, id, orders, holder: null, readOnly: false, reasons: [] });
  keepAddress(game, id);
  await keepTable(game);
  if (state.tables.length === 2 && keeps()) await askToPersist();
}

/** Puts the open table away, kept as it is, before something else comes on the screen that is not kept. */
export async function putAway() {
  flushAddress();
  flushTable();
  await release();
}

/**
 * Keeps a game as a table of its own from here on.
 * @param {Game} game
 * @param {Seating} seating
 */
export async function keepGame(game, seating) {
  await addGame(game, seating);
}

/**
 * Opens a kept table where it was left.
 * @param {string} id
 * @param {{ take?: boolean }} [how] take: away from another tab that has it
 */
export async function openTable(id, how = {}) {
  let record = listedTable(id);
  flushTable();
  let game = Game.open(record.text);
  await release();
  const mine = await claim(id, onTaken, how.take);
  if (how.take) {
    // The other tab keeps what it has just shown when it hears of this.
    await new Promise((done) => setTimeout(done, HAND_OVER));
    await refreshTables();
    record = listedTable(id);
    game.free();
    game = Game.open(record.text);
  }
  seatGame(game, {
    id,
    openHands: record.openHands,
    holder: null,
    readOnly: !mine,
    mine: record.mine ?? null,
    kinds: kindsOf(record.kinds, record.setup.seats.length),
    orders: ordersOf(record.orders, record.setup.seats.length),
    reasons: record.reasons ?? [],
  });
  keepAddress(game, id);
  tellOrigin(game);
  if (!mine) tellReadOnly();
}

/** A table of the list; throws an EngineError if there is none of this name. @param {string} id */
function listedTable(id) {
  const record = state.tables.find((table) => table.id === id);
  if (!record) throw new EngineError("no-table", t("error-no-table"));
  return record;
}

/** How many choices a kept table has behind it; -1 for one that cannot be opened. @param {TableRecord} record */
export function commitsKept(record) {
  try {
    const game = Game.open(record.text);
    const commits = commitsOf(game);
    game.free();
    return commits;
  } catch {
    return -1;
  }
}

/** Another tab took the open table over. */
function onTaken() {
  if (!state.table) return;
  flushTable();
  change({ table: { ...state.table, readOnly: true } });
  look();
  tellReadOnly();
}

function tellReadOnly() {
  notify({
    key: "read-only",
    tone: "warn",
    text: t("notice-read-only"),
    action: { label: t("take-over"), run: takeOver },
  });
}

/** Takes the open table away from the other tab, as it was last kept. */
export async function takeOver() {
  const id = state.table?.id;
  if (!id) return;
  await openTable(id, { take: true });
  change({ notices: state.notices.filter(({ key }) => key !== "read-only") });
}

/** Goes back to the start sheet; the table stays kept. */
export async function leaveTable() {
  flushAddress();
  flushTable();
  leaveGame();
  await release();
  clearAddress();
  await refreshTables();
}

/** Forgets a table; it can be brought back as long as the notice stands. @param {string} id */
export async function forgetTable(id) {
  const record = state.tables.find((table) => table.id === id);
  if (!record) return;
  await dropTable(id);
  await refreshTables();
  notify({
    key: "forgotten",
    tone: "info",
    text: t("notice-forgotten"),
    action: {
      label: t("bring-back"),
      run: async () => {
        await putTable(record);
        await refreshTables();
        change({ notices: state.notices.filter(({ key }) => key !== "forgotten") });
      },
    },
  });
}

/**
 * Looks into a text that somebody sent: a link, an address with one, or a saved game. Throws an EngineError that says
 * what is wrong with it.
 * @param {string} text
 * @returns {Game}
 */
export function readText(text) {
  return Game.open(headOf(linkIn(text)).link);
}

/**
 * Adds what was sent as a table of its own; never touches another.
 * @param {string} text
 * @param {Seating} seating
 */
export async function addText(text, seating) {
  const game = readText(text);
  const named = withNames(game, headOf(linkIn(text)).passing?.names ?? []);
  await addGame(named, seating);
  tellOrigin(game);
  if (named !== game) game.free();
}

/**
 * Shows what was sent without keeping it: nobody plays it here.
 * @param {string} text
 */
export async function watchText(text) {
  const game = readText(text);
  const { passing } = headOf(linkIn(text));
  const named = withNames(game, passing?.names ?? []);
  if (named !== game) game.free();
  flushTable();
  await release();
  const seats = named.setup().seats.length;
  seatGame(named, {
    id: crypto.randomUUID(),
    openHands: false,
    holder: null,
    readOnly: true,
    kinds: kindsOf(passing?.kinds, seats),
    orders: ordersOf(undefined, seats),
    reasons: [],
  });
}

/**
 * The same game with names for its seats, which a link does not carry.
 * @param {Game} game
 * @param {string[]} names
 */
function withNames(game, names) {
  if (!names.some(Boolean)) return game;
  const saved = JSON.parse(game.save());
  saved.setup.seats.forEach((/** @type {{ name: string }} */ seat, /** @type {number} */ i) => {
    seat.name = names[i] ?? "";
  });
  return Game.open(JSON.stringify(saved));
}

/**
 * Adds the open game, as it stood after so many choices, as a table of its own: another move can be tried there while
 * this one stays as it is.
 * @param {number} choices
 */
export async function branchTable(choices) {
  const table = state.table;
  if (!table) return;
  const copy = Game.open(current().save());
  copy.rewind(choices);
  const { openHands, kinds, orders } = table;
  await addGame(copy, { openHands, kinds, orders });
  notify({ key: "branch", tone: "info", text: t("notice-branch") });
}

/** Says so when a table could be opened only in part. @param {Game} game */
function tellOrigin(game) {
  const { kind, complete } = game.origin();
  if (!complete) notify({ key: "origin", tone: "info", text: t(`notice-partly-${kind}`) });
}

/** Hands the open game, or a kept one, over as a file. @param {TableRecord} [record] */
export function saveFile(record) {
  if (!record && !isOpen()) return;
  const text = record ? record.text : current().save();
  const setup = record ? record.setup : current().setup();
  download(
    `thicket-${setup.map}-${setup.seats.map(({ faction }) => faction).join("-")}.json`,
    text,
  );
}

/** Hands over what lies in the store and is no table. @param {import("../device/records.js").Unreadable} one */
export function saveUnreadable({ kept }) {
  download("thicket-unreadable.json", fileOf(kept));
}

/** Forgets what lies in the store and is no table. @param {string} id */
export async function forgetUnreadable(id) {
  await dropTable(id);
  await refreshTables();
}

/** The engine speaks in clauses; a page in sentences. @param {string} text */
function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/**
 * What an error says, in the words of the catalogue where it has some.
 * @param {unknown} thrown
 */
export function errorText(thrown) {
  const error = /** @type {any} */ (thrown);
  const key = `error-${error?.code}`;
  if (error?.code && has(key)) return t(key, { message: error.message, place: error.place ?? "" });
  return sentence(inWords(String(error?.message ?? thrown)));
}
