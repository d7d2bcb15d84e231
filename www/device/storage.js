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
 * @property {boolean} openHands
 * @property {number | null} holder
 * @property {import("../bots/kinds.js").SeatKind[]} [kinds] who plays each seat; people where nothing is said
 * @property {import("../table/orders.js").Orders[]} [orders] of the seats; none where nothing is said
 * @property {import("../bots/reasons.js").TurnReason[]} [reasons] of the bots
 */

const NAME = "thicket";
const STORE = "tables";

/** @type {IDBDatabase | null} */
let database = null;
/** @type {Map<string, TableRecord>} */
const memory = new Map();

/** Opens the store. @returns {Promise<boolean>} whether anything can be kept */
export async function openStore() {
  try {
    /** @type {IDBDatabase} */
    const opened = await new Promise((done, failed) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
      request.onblocked = () => failed(new Error("blocked"));
    });
    // A newer version of the page in another tab may need the store: let it.
    opened.onversionchange = () => {
      opened.close();
      database = null;
    };
    database = opened;
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
    transaction.oncomplete = () => done(request.result);
    transaction.onerror = () => failed(transaction.error ?? request.error);
    transaction.onabort = () => failed(transaction.error ?? request.error);
  });
}

/** Every table, the last touched first. @returns {Promise<TableRecord[]>} */
export async function listTables() {
  /** @type {Map<string, TableRecord>} */
  const found = new Map(memory);
  if (database) {
    try {
      const kept = await run("readonly", (store) => store.getAll());
      for (const record of kept) if (!found.has(record.id)) found.set(record.id, record);
    } catch {
      // What cannot be read is not listed; the tables of this page are.
    }
  }
  return [...found.values()].sort((a, b) => b.touched - a.touched);
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
