/** Everything the screen shows follows from this one plain object and the engine's game. */

/**
 * @typedef {import("./engine/contract.js").Catalogue} Catalogue
 * @typedef {import("./engine/contract.js").Decision} Decision
 * @typedef {import("./engine/contract.js").Entry} Entry
 * @typedef {import("./engine/contract.js").Preview} Preview
 * @typedef {import("./engine/contract.js").WhyNot} WhyNot
 * @typedef {import("./engine/contract.js").SetupValue} SetupValue
 * @typedef {import("./engine/contract.js").Undo} Undo
 * @typedef {import("./engine/contract.js").View} View
 * @typedef {import("./device/settings.js").Settings} Settings
 * @typedef {import("./device/storage.js").TableRecord} TableRecord
 * @typedef {import("./bots/kinds.js").SeatKind} SeatKind
 * @typedef {import("./table/orders.js").Orders} Orders
 * @typedef {import("./bots/reasons.js").TurnReason} TurnReason
 */

/**
 * What has been picked so far for the open decision. It never touches the game.
 * @typedef {{ kind: string, value: number | string }} Pick
 * @typedef {{ verb: string | null, picks: Pick[], turned: boolean, count: number | null }} Draft
 */

/**
 * @typedef {object} Shown what the engine says about the table, as the viewer may see it
 * @property {Decision | null} decision
 * @property {View} view
 * @property {Entry[]} log
 * @property {Undo} undo
 */

/**
 * @typedef {object} Notice
 * @property {string} key one notice of each key at a time
 * @property {"info" | "good" | "warn"} tone
 * @property {string} text
 * @property {{ label: string, run: () => void }} [action]
 */

/**
 * @typedef {object} Hint what a bot would do in the person's place
 * @property {number} moment
 * @property {boolean} thinking
 * @property {{ index: number, chance: number, points: number }[]} options the best one or two
 * @property {{ key: string, margin: number }[]} grounds what speaks for the first
 */

/**
 * @typedef {object} State
 * @property {"start" | "setup" | "bench" | "print" | "table"} screen
 * @property {"phone" | "tablet" | "desktop" | "landscape"} layout
 * @property {Catalogue} catalogue
 * @property {TableRecord[]} tables
 * @property {{ id: string, setup: SetupValue, openHands: boolean, readOnly: boolean, kinds: SeatKind[], orders: Orders[] } | null} table
 * @property {number} moment changes with every change of the game
 * @property {{ seat: number, waits: boolean } | null} thinking the seat whose bot is at work; waits: for "Next act"
 * @property {TurnReason[]} reasons of the bots at this table
 * @property {Hint | null} hint
 * @property {Shown | null} shown
 * @property {number | null} holder the seat whose person holds the device
 * @property {number | null} viewer the seat whose hand may be seen now
 * @property {{ seat: number, turn: boolean } | null} curtain
 * @property {boolean} handHidden the holder asked for backs until "Show hand"
 * @property {Draft} draft
 * @property {{ index: number, preview: Preview } | null} preview
 * @property {{ refusals: WhyNot[], about: string, instead: Draft | null } | null} refusal
 * @property {string[]} layers
 * @property {boolean} bare
 * @property {number | null} pointed
 * @property {number | null} mapFocus
 * @property {number[]} marked clearings that a line of the log points at
 * @property {boolean} inMap whether the pointer last pressed on the map
 * @property {{ name: string, data?: any }[]} sheets the open sheets, the last on top
 * @property {{ commit: number, view: View } | null} past a moment that is being looked at
 * @property {number | null} since the log index from which things are new to the viewer
 * @property {boolean} digestOpen
 * @property {Notice[]} notices
 * @property {{ ready: boolean, update: boolean }} offline
 * @property {Settings} settings
 * @property {SetupValue | null} plan the set-up page's choices
 * @property {SeatKind[]} planKinds who shall play the seats of the plan
 * @property {{ filter: string, seat: number | null, text: string }} logFilter
 * @property {string} lawText what is searched for in the law panel
 * @property {number | null} boardSeat whose board the phone shows
 * @property {"boards" | "log"} side what stands beside the question on a tablet
 */

/** @returns {Draft} */
export function emptyDraft() {
  return { verb: null, picks: [], turned: false, count: null };
}

/** @type {State} */
export const state = {
  screen: "start",
  layout: "desktop",
  catalogue: /** @type {any} */ (null),
  tables: [],
  table: null,
  moment: 0,
  thinking: null,
  reasons: [],
  hint: null,
  shown: null,
  holder: null,
  viewer: null,
  curtain: null,
  handHidden: false,
  draft: emptyDraft(),
  preview: null,
  refusal: null,
  layers: [],
  bare: false,
  pointed: null,
  mapFocus: null,
  marked: [],
  inMap: false,
  sheets: [],
  past: null,
  since: null,
  digestOpen: false,
  notices: [],
  offline: { ready: false, update: false },
  settings: /** @type {any} */ (null),
  plan: null,
  planKinds: [],
  logFilter: { filter: "all", seat: null, text: "" },
  lawText: "",
  boardSeat: null,
  side: "boards",
};

/** @type {((state: State) => void)[]} */
const listeners = [];
let waiting = false;

/** Calls back after every change. @param {(state: State) => void} listener */
export function onChange(listener) {
  listeners.push(listener);
}

/** Changes the state; the page follows before the next frame. @param {Partial<State>} [patch] */
export function change(patch) {
  Object.assign(state, patch);
  if (waiting) return;
  waiting = true;
  queueMicrotask(flush);
}

/** Lets the page follow at once. */
export function flush() {
  if (!waiting) return;
  waiting = false;
  for (const listener of listeners) listener(state);
}

/** Opens a sheet on top of the others. @param {string} name @param {any} [data] */
export function openSheet(name, data) {
  const others = state.sheets.filter((sheet) => sheet.name !== name);
  change({ sheets: [...others, { name, data }], refusal: null });
}

/** Closes the sheet on top. */
export function closeSheet() {
  change({ sheets: state.sheets.slice(0, -1) });
}

/** Shows a notice, in place of an older one with the same key. @param {Notice} notice */
export function notify(notice) {
  change({ notices: [...state.notices.filter(({ key }) => key !== notice.key), notice] });
}

/** Takes a notice away. @param {string} key */
export function dismiss(key) {
  change({ notices: state.notices.filter((notice) => notice.key !== key) });
}
