/** The life of tables: made, opened, kept after every commit, exported, forgotten. */

import { kindsOf } from "../bots/kinds.js";
import { Game, EngineError } from "../engine/client.js";
import { clearAddress, flushAddress, keepAddress, linkIn } from "../device/address.js";
import { claim, release } from "../device/locks.js";
import { ordersOf } from "./orders.js";
import { current, isOpen, leaveGame, look, seatGame } from "./play.js";
import { askToPersist, dropTable, keeps, listTables, putTable } from "../device/storage.js";
import { change, notify, state } from "../state.js";
import { has, inWords, t } from "../words/messages.js";

/**
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {import("../device/storage.js").TableRecord} TableRecord
 * @typedef {{ openHands: boolean, kinds: import("../bots/kinds.js").SeatKind[],
 *   orders?: import("./orders.js").Orders[] }} Seating who plays, how openly, and with which orders
 */

/** Reads the list of tables again. */
export async function refreshTables() {
  change({ tables: await listTables() });
}

/** @param {TableRecord} record */
function listed(record) {
  const others = state.tables.filter((table) => table.id !== record.id);
  change({ tables: [record, ...others] });
}

/**
 * What is kept of a game.
 * @param {Game} game
 * @param {Pick<TableRecord, "id" | "made" | "openHands" | "holder" | "kinds" | "orders" | "reasons">} about
 * @returns {TableRecord}
 */
function recordOf(game, about) {
  const view = game.view(null);
  return {
    ...about,
    touched: Date.now(),
    setup: game.setup(),
    text: game.save(),
    link: game.gameLink(),
    round: view.round,
    scores: view.seats.map((seat) => seat.score),
    winner: view.over?.winner ?? null,
  };
}

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
  if (!table || table.readOnly) return;
  const made = state.tables.find(({ id }) => id === table.id)?.made ?? Date.now();
  const record = recordOf(game, {
    id: table.id,
    made,
    openHands: table.openHands,
    holder: state.holder,
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
  const id = crypto.randomUUID();
  await release();
  await claim(id, onTaken);
  const orders = ordersOf(seating.orders, seating.kinds.length);
  seatGame(game, { ...seating, id, orders, holder: null, readOnly: false, reasons: [] });
  keepAddress(game, id);
  await keepTable(game);
  if (state.tables.length === 2 && keeps()) await askToPersist();
}

/**
 * Opens a kept table where it was left.
 * @param {string} id
 * @param {{ take?: boolean }} [how] take: away from another tab that has it
 */
export async function openTable(id, how = {}) {
  const record = state.tables.find((table) => table.id === id);
  if (!record) throw new EngineError("no-table", t("error-no-table"));
  flushTable();
  const game = Game.open(record.text);
  await release();
  const mine = await claim(id, onTaken, how.take);
  seatGame(game, {
    id,
    openHands: record.openHands,
    holder: null,
    readOnly: !mine,
    kinds: kindsOf(record.kinds, record.setup.seats.length),
    orders: ordersOf(record.orders, record.setup.seats.length),
    reasons: record.reasons ?? [],
  });
  keepAddress(game, id);
  tellOrigin(game);
  if (!mine) tellReadOnly();
}

/** Another tab took the open table over. */
function onTaken() {
  if (!state.table) return;
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
  await refreshTables();
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
  return Game.open(linkIn(text));
}

/**
 * Adds what was sent as a table of its own; never touches another.
 * @param {string} text
 * @param {Seating} seating
 */
export async function addText(text, seating) {
  const game = readText(text);
  await addGame(game, seating);
  tellOrigin(game);
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
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `thicket-${setup.map}-${setup.seats.map(({ faction }) => faction).join("-")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
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
