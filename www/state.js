/** Everything the screen shows follows from this one plain object and the engine's game. */

/**
 * @typedef {import("./engine/contract.js").Catalogue} Catalogue
 * @typedef {import("./engine/contract.js").DecisionView} Decision
 * @typedef {import("./engine/contract.js").LogEntry} Entry
 * @typedef {import("./engine/contract.js").Preview} Preview
 * @typedef {import("./engine/contract.js").WhyNot} WhyNot
 * @typedef {import("./engine/contract.js").SetupValue} SetupValue
 * @typedef {import("./engine/contract.js").Undo} Undo
 * @typedef {import("./engine/contract.js").TableView} View
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
 * @typedef {object} LessonState a lesson or a puzzle that is on the table
 * @property {import("./learn/course.js").Lesson[]} course
 * @property {number} number which one of the course
 * @property {boolean} led choice by choice
 * @property {boolean} held nobody else decides by themselves
 * @property {number} step
 * @property {string | null} wrong why the last choice was not the one; nothing said: no reason is known
 * @property {"" | "done" | "solved" | "short"} end
 * @property {number} gained points since the beginning
 */

/**
 * @typedef {object} State
 * @property {"start" | "setup" | "bench" | "print" | "table"} screen
 * @property {"phone" | "tablet" | "desktop" | "landscape"} layout
 * @property {Catalogue} catalogue
 * @property {TableRecord[]} tables
 * @property {import("./device/records.js").Unreadable[]} unreadable what lies in the store and is no table
 * @property {{ id: string, setup: SetupValue, openHands: boolean, readOnly: boolean, mine: number | null, kinds: SeatKind[],
 *   orders: Orders[] } | null} table mine: the seat of this device, where the others play elsewhere
 * @property {LessonState | null} lesson
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
 * @property {import("./map/geometry.js").PlaceName | null} pointed the place that was last pressed or is pointed at
 * @property {number | null} mapFocus
 * @property {import("./map/geometry.js").PlaceName[]} marked places that a line of the log points at
 * @property {boolean} inMap whether the pointer last pressed on the map
 * @property {{ name: string, data?: any }[]} sheets the open sheets, the last on top
 * @property {{ commit: number, view: View } | null} past a moment that is being looked at
 * @property {import("./engine/contract.js").Made | null} made what a person has chosen last; steps that ended by themselves follow it
 * @property {boolean} playing whether the past is being played back
 * @property {number} playPace how many times as fast as usual
 * @property {number | null} since the log index from which things are new to the viewer; null: since their turn before
 * @property {boolean} digestOpen
 * @property {Notice[]} notices
 * @property {{ ready: boolean, update: boolean }} offline
 * @property {Settings} settings
 * @property {SetupValue | null} plan the set-up page's choices
 * @property {SeatKind[]} planKinds who shall play the seats of the plan
 * @property {import("./pages/fair.js").FigureSet} planFigures with which figures factions come to the plan
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
  unreadable: [],
  table: null,
  lesson: null,
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
  made: null,
  playing: false,
  playPace: 1,
  since: null,
  digestOpen: false,
  notices: [],
  offline: { ready: false, update: false },
  settings: /** @type {any} */ (null),
  plan: null,
  planKinds: [],
  planFigures: "fair",
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
