/** The worker: an engine of its own, away from the page, in which bots think and play whole games. */

import { breath, thinkItOver } from "./bots/thinking.js";
import init, { Study, Thinker } from "./pkg/thicket.js";

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** How long a slice of thinking takes, in milliseconds: as long as "Move now" may wait. */
const SLICE = 25;

/** The thoughts that somebody wants an end to. @type {Set<number>} */
const ended = new Set();

/** @type {Promise<unknown>} */
let ready = Promise.resolve();

worker.addEventListener("message", ({ data }) => {
  const message = /** @type {import("./bots/messages.js").ToWorker} */ (data);
  if (message.kind === "engine") ready = load(message.engine);
  else if (message.kind === "end") ended.add(message.id);
  else if (message.kind === "think") void think(message);
  else void ready.then(() => study(message));
});

/** The module comes from the page, so that it is fetched and compiled once. @param {WebAssembly.Module | ArrayBuffer} engine */
async function load(engine) {
  try {
    await init({ module_or_path: engine });
    tell({ kind: "ready" });
  } catch (thrown) {
    tell({ kind: "unready", message: String(thrown) });
  }
}

/** As many bots as a table has seats. */
const BOTS = 6;

/**
 * What each bot has thought last, by its name and seed: it goes on from there in the same turn. Bots of tables that nobody
 * plays at any more make room for others.
 * @type {Map<string, Thinker>}
 */
const thoughts = new Map();

/** @param {string} bot @param {Thinker} thinker */
function keep(bot, thinker) {
  thoughts.get(bot)?.free();
  thoughts.delete(bot);
  thoughts.set(bot, thinker);
  const [oldest] = thoughts.keys();
  if (thoughts.size <= BOTS || oldest === undefined) return;
  thoughts.get(oldest)?.free();
  thoughts.delete(oldest);
}

/** @param {import("./bots/messages.js").Think} task */
async function think({ id, text, strength, seed, millis }) {
  await ready;
  const bot = `${strength} ${seed}`;
  /** @type {Thinker | null} */
  let thinker = null;
  try {
    thinker = Thinker.about(text, strength, seed);
    const before = thoughts.get(bot);
    if (before) thinker.remember(before);
    let last = 0;
    const answer = await thinkItOver(thinker, {
      millis,
      slice: SLICE,
      stopped: () => ended.has(id),
      told(share) {
        // A ring needs no more than some steps.
        if (share - last < 0.03) return;
        last = share;
        tell({ kind: "share", id, share });
      },
    });
    tell({ kind: "answer", id, ...answer });
    keep(bot, thinker);
    thinker = null;
  } catch (thrown) {
    tell({ kind: "failed", id, message: String(/** @type {any} */ (thrown)?.message ?? thrown) });
  }
  thinker?.free();
  ended.delete(id);
  await breath();
}

/** The study whose games are played here. @type {Study | null} */
let games = null;

/** @param {Extract<import("./bots/messages.js").ToWorker, { kind: "study" | "play" }>} message */
function study(message) {
  try {
    if (message.kind === "study") games = Study.create(message.brief, message.against);
    else if (games) {
      const { way, game } = message;
      tell({ kind: "played", way, record: games.play(way, game) });
    }
  } catch (thrown) {
    tell({ kind: "unplayed", message: String(/** @type {any} */ (thrown)?.message ?? thrown) });
  }
}

/** @param {import("./bots/messages.js").FromWorker} message */
function tell(message) {
  worker.postMessage(message);
}
