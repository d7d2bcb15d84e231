/** The tables kept on this device. Where nothing may be kept, they live as long as the page. */

/**
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {object} TableRecord
 * @property {string} id
 * @property {number} made
 * @property {number} touched
 * @property {SetupValue} setup
 * @property {string} text what the engine opens again
 * @property {string} link the position's link when it was kept
 * @property {number} round
 * @property {number[]} scores
 * @property {number | null} winner
 * @property {number[]} winners all who have won, those of a coalition too
 * @property {boolean} openHands
 * @property {number | null} holder
 * @property {number | null} [mine] the seat of this device, where the others play elsewhere
 * @property {number | null} [asked] whose decision is open
 * @property {import("../bots/kinds.js").SeatKind[]} [kinds] who plays each seat; people where nothing is said
 * @property {import("../table/orders.js").Orders[]} [orders] of the seats; none where nothing is said
 * @property {import("../bots/reasons.js").TurnReason[]} [reasons] of the bots
 */

import { readRecord } from "./records.js";

const NAME = "thicket";
const STORE = "tables";

/** A store that has not answered after so many milliseconds will not answer: some browsers have such moments. */
const PATIENCE = 5000;

/** @type {IDBDatabase | null} */
let database = null;
/** What lies in the store, read while the page is starting; nothing when it has been taken. @type {Promise<unknown[]> | null} */
let early = null;
/** @type {Map<string, TableRecord>} */
const memory = new Map();

/** Opens the store, and begins to read it: whoever opens it lists the tables next. @returns {Promise<boolean>} whether anything can be kept */
export async function openStore() {
  try {
    /** @type {IDBDatabase} */
    const opened = await new Promise((done, failed) => {
      const request = indexedDB.open(NAME, 1);
      let late = false;
      setTimeout(() => {
        late = true;
        failed(new Error("no answer"));
      }, PATIENCE);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
      request.onsuccess = () => (late ? request.result.close() : done(request.result));
      request.onerror = () => failed(request.error);
      request.onblocked = () => failed(new Error("blocked"));
    });
    // A newer version of the page in another tab may need the store: let it.
    opened.onversionchange = () => {
      opened.close();
      database = null;
    };
    database = opened;
    early = everything();
    return true;
  } catch {
    database = null;
    return false;
  }
}

/** Whether tables outlive the page. */
export function keeps() {
  return database !== null;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T>}
 */
function run(mode, act) {
  return new Promise((done, failed) => {
    if (!database) {
      failed(new Error("no store"));
      return;
    }
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    const timer = setTimeout(() => failed(new Error("no answer")), PATIENCE);
    transaction.oncomplete = () => {
      clearTimeout(timer);
      done(request.result);
    };
    transaction.onerror = () => failed(transaction.error ?? request.error);
    transaction.onabort = () => failed(transaction.error ?? request.error);
  });
}

/** Everything in the store; nothing where it cannot be read. */
async function everything() {
  try {
    return await run("readonly", (store) => store.getAll());
  } catch {
    return oneByOne().catch(() => []);
  }
}

/** The same. What is so broken that the browser cannot read it does not hide the rest. */
async function oneByOne() {
  const keys = await run("readonly", (store) => store.getAllKeys());
  const found = await Promise.allSettled(
    keys.map((key) => run("readonly", (store) => store.get(key))),
  );
  return found.map((one, i) => (one.status === "fulfilled" ? one.value : { id: keys[i] }));
}

/**
 * Every table, the last touched first, and what lies in the store and is none.
 * @param {(faction: string) => boolean} isKnown whether this version has a faction
 * @returns {Promise<{ tables: TableRecord[], unreadable: import("./records.js").Unreadable[] }>}
 */
export async function listTables(isKnown) {
  /** @type {Map<string, TableRecord>} */
  const found = new Map(memory);
  /** @type {import("./records.js").Unreadable[]} */
  const unreadable = [];
  /** @type {unknown[]} */
  const kept = database ? await (early ?? everything()) : [];
  early = null;
  for (const one of kept) {
    const record = readRecord(one, isKnown);
    const id = String(/** @type {any} */ (one)?.id);
    if (!record) unreadable.push({ id, kept: one });
    else if (!found.has(id)) found.set(id, record);
  }
  return { tables: [...found.values()].sort((a, b) => b.touched - a.touched), unreadable };
}

/**
 * Keeps a table.
 * @param {TableRecord} record
 * @returns {Promise<"kept" | "full" | "forbidden">}
 */
export async function putTable(record) {
  if (!database) {
    memory.set(record.id, record);
    return "forbidden";
  }
  try {
    await run("readwrite", (store) => store.put(record));
    memory.delete(record.id);
    return "kept";
  } catch (thrown) {
    memory.set(record.id, record);
    const name = /** @type {any} */ (thrown)?.name;
    return name === "QuotaExceededError" ? "full" : "forbidden";
  }
}

/** Forgets a table. @param {string} id */
export async function dropTable(id) {
  memory.delete(id);
  if (database) await run("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

/** Asks the browser not to clear the store by itself. */
export async function askToPersist() {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // The browser decides; nothing depends on it.
  }
}
