/** The client of the engine: loads it, turns its errors into one kind, and knows when it is dead. */

import init, * as glue from "../pkg/thicket.js";
import { siteFile } from "../toolkit/site-file.js";

/** The engine of the page. */
const ENGINE = "www/pkg/thicket_bg.wasm";

/**
 * @typedef {import("./contract.js").Catalogue} Catalogue
 * @typedef {import("./contract.js").ClauseFacts} ClauseFacts
 * @typedef {import("./contract.js").DecisionView} Decision
 * @typedef {import("./contract.js").LogEntry} Entry
 * @typedef {import("./contract.js").Preview} Preview
 * @typedef {import("./contract.js").WhyNot} WhyNot
 * @typedef {import("./contract.js").SetupValue} SetupValue
 * @typedef {import("./contract.js").Target} Target
 * @typedef {import("./contract.js").Undo} Undo
 * @typedef {import("./contract.js").TableView} View
 * @typedef {import("./contract.js").Brief} Brief
 * @typedef {import("./contract.js").Brief["figures"]} Figures
 */

/** What the engine says when it refuses text, a set-up or an option; `fatal` when it stopped working. */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{ place?: unknown, fatal?: boolean }} [more]
   */
  constructor(code, message, more = {}) {
    super(message);
    this.code = code;
    this.place = more.place;
    this.fatal = more.fatal ?? false;
  }
}

/**
 * Runs a call and turns whatever it throws into an EngineError.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
function guard(call) {
  try {
    return call();
  } catch (thrown) {
    throw toError(thrown);
  }
}

/** @type {((error: EngineError) => void) | null} */
let stopped = null;

/** Calls back when the engine has stopped working: nothing it says from then on is to be believed. @param {(error: EngineError) => void} tell */
export function onStop(tell) {
  stopped = tell;
}

/** @param {any} thrown */
function toError(thrown) {
  const error = named(thrown);
  if (error.fatal && error !== thrown) stopped?.(error);
  return error;
}

/** @param {any} thrown */
function named(thrown) {
  if (thrown instanceof EngineError) return thrown;
  if (thrown instanceof WebAssembly.RuntimeError) {
    console.error(thrown);
    return new EngineError("stopped", "the rules came to something that they cannot go on from", {
      fatal: true,
    });
  }
  if (thrown && typeof thrown === "object" && typeof thrown.code === "string") {
    return new EngineError(thrown.code, String(thrown.message ?? thrown.code), {
      place: thrown.place,
      fatal: thrown.code === "panic",
    });
  }
  return new EngineError("unexpected", String(thrown?.message ?? thrown), { fatal: true });
}

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** Loads the engine. Call once, before anything else here. */
export async function loadEngine() {
  try {
    compiled = fetch(siteFile(ENGINE)).then(compile);
    await init({ module_or_path: await compiled });
  } catch (thrown) {
    const error = toError(thrown);
    throw new EngineError("not-loaded", error.message, { fatal: true });
  }
}

/** @param {Response} answer */
async function compile(answer) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  // A host that does not know the type of the file would stop the quicker way.
  return answer.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * What a worker makes its engine of: the module of the page, as soon as it is compiled. A page opened from disk has
 * workers of another origin, which may not be given a module; they get the bytes.
 * @returns {Promise<WebAssembly.Module | ArrayBuffer>}
 */
export async function engineOfPage() {
  if (compiled && !isSingleFile()) return compiled;
  const answer = await fetch(siteFile(ENGINE));
  return answer.arrayBuffer();
}

/** @type {Promise<WebAssembly.Module> | null} */
let fast = null;

/**
 * The same engine compiled for speed, in which bots think half as fast again: too large for a first visit, and fetched
 * after it. The page names its file, of which there is one for each version; where there is none - in the single file,
 * whose only engine is this one, and where it cannot be had - it is the engine of the page.
 * @returns {Promise<WebAssembly.Module | ArrayBuffer>}
 */
export async function fastEngine() {
  const file = fastFile();
  if (!file) return engineOfPage();
  fast ??= stored(siteFile(file)).then(compile);
  try {
    return await fast;
  } catch (thrown) {
    console.warn("Bots keep to the engine of the page:", thrown);
    fast = null;
    return engineOfPage();
  }
}

/**
 * A file whose name is that of its content, so that no other version of it can be meant: on a first visit the service
 * worker has stored it but does not answer for the page yet.
 * @param {string} url
 */
async function stored(url) {
  const kept = await globalThis.caches?.match(url, { ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(url);
}

/** Whether there is an engine that is faster than that of the page. */
export function hasFastEngine() {
  return fastFile() !== undefined;
}

/** The file of the faster engine, as the page names it. */
function fastFile() {
  return isSingleFile() ? undefined : document.documentElement.dataset.fastEngine;
}

function isSingleFile() {
  return document.documentElement.hasAttribute("data-single-file");
}

/**
 * A bot at the open question of a table, for thinking here.
 * @param {string} text the saved table
 * @param {string} strength
 * @param {string} seed
 */
export function think(text, strength, seed) {
  return guard(() => glue.Thinker.about(text, strength, seed));
}

/** Facts that never change. @returns {Catalogue} */
export function catalogue() {
  return guard(() => glue.catalogue());
}

/** The clauses of the law in reading order: thousands, so only for somebody who reads in it. @returns {ClauseFacts[]} */
export function clauses() {
  return guard(() => glue.clauses());
}

/** A fresh seed. @returns {string} */
export function newSeed() {
  return guard(() => glue.new_seed());
}

/** One game. Every method throws an EngineError when the engine refuses. */
export class Game {
  /**
   * What it has answered since the last change: the same question has the same answer until the next one.
   * @type {Map<string, any>}
   */
  answers = new Map();

  /** @param {any} table the engine's own table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Asks the table something that follows from how it stands.
   * @param {string} question
   * @param {() => any} ask
   */
  told(question, ask) {
    if (!this.answers.has(question)) this.answers.set(question, guard(ask));
    return this.answers.get(question);
  }

  /**
   * Changes the table.
   * @template T
   * @param {() => T} act
   */
  changing(act) {
    this.answers = new Map();
    return guard(act);
  }

  /** The same game once more: what is chosen there is not chosen here. */
  copy() {
    return guard(() => new Game(this.table.copy()));
  }

  /** Goes on where another game stands, which cannot be used afterwards. @param {Game} other */
  become(other) {
    this.free();
    this.table = other.table;
    this.answers = other.answers;
  }

  /**
   * Sets up a new game.
   * @param {SetupValue} setup
   */
  static create(setup) {
    return guard(() => new Game(glue.Table.create(setup)));
  }

  /**
   * Opens a position link, a game link or a saved game.
   * @param {string} text
   */
  static open(text) {
    return guard(() => new Game(glue.Table.open(text)));
  }

  /** @returns {SetupValue} */
  setup() {
    return guard(() => this.table.setup());
  }

  /**
   * Where the game comes from, and whether everything in it could be played again.
   * @returns {{ kind: "new" | "position" | "game" | "file", rules: number, complete: boolean }}
   */
  origin() {
    return guard(() => this.table.origin());
  }

  /** @returns {Decision | null} nothing when the game is over */
  decision() {
    return this.told("decision", () => this.table.decision() ?? null);
  }

  /** @param {number} index of an option of the open decision @returns {Entry[]} */
  choose(index) {
    return this.changing(() => this.table.choose(index));
  }

  /**
   * @param {number} index
   * @param {number | null} viewer
   * @param {number | null} count how many, where that is asked for beside the option
   * @returns {Preview}
   */
  preview(index, viewer, count) {
    return guard(() => this.table.preview(index, viewer, count));
  }

  /** @param {{ verb?: string, targets?: Target[] }} query @returns {WhyNot[]} */
  whyNot(query) {
    return guard(() => this.table.why_not(query));
  }

  /** @param {number | null} viewer nothing for somebody who only watches @returns {View} */
  view(viewer) {
    return this.told(`view ${viewer}`, () => this.table.view(viewer));
  }

  /** @param {number | null} viewer @param {number} from @returns {Entry[]} */
  log(viewer, from) {
    return this.told(`log ${viewer} ${from}`, () => this.table.log(viewer, from));
  }

  /** @param {number[]} bots the seats that bots play @returns {boolean} whether anything was undone */
  undo(bots) {
    return this.changing(() => this.table.undo(bots));
  }

  /** @param {number[]} bots @returns {boolean} whether anything was done again */
  redo(bots) {
    return this.changing(() => this.table.redo(bots));
  }

  /** @param {number[]} bots @returns {Undo} */
  undoState(bots) {
    return this.told(`undo ${bots}`, () => this.table.undo_state(bots));
  }

  /** Goes back to where the game was after so many commits. @param {number} commits */
  rewind(commits) {
    this.changing(() => this.table.rewind(commits));
  }

  /** @returns {string} what stands after the # of a link to the position */
  positionLink() {
    return guard(() => this.table.position_link());
  }

  /** @returns {string} what stands after the # of a link to the whole game */
  gameLink() {
    return guard(() => this.table.game_link());
  }

  /** @returns {string} the text of a saved game */
  save() {
    return guard(() => this.table.save());
  }

  /** Gives the memory back. The game cannot be used afterwards. */
  free() {
    try {
      this.table.free();
    } catch {
      // A table of a dead engine has nothing left to give back.
    }
  }
}

/** The games of a study. Every method throws an EngineError when the engine refuses. */
export class Study {
  /** @param {any} study the engine's own */
  constructor(study) {
    this.inner = study;
  }

  /** @param {Brief} brief @param {Figures | null} against a second set of figures */
  static create(brief, against) {
    return guard(() => new Study(glue.Study.create(brief, against)));
  }

  /** The clauses that should leave a trace in the games. @returns {string[]} */
  watched() {
    return guard(() => this.inner.watched());
  }

  /** A link to a game. @param {number} way @param {number} game @param {number[]} choices @returns {string} */
  link(way, game, choices) {
    return guard(() => this.inner.link(way, game, choices));
  }

  /** Gives the memory back. */
  free() {
    this.inner.free();
  }
}
