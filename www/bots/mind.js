/** Where bots think: in a worker, or, where the browser allows none, in slices on the page. */

import { engineOfPage, fastEngine, hasFastEngine, think } from "../engine/client.js";
import { spawnWorker } from "../engine/workers.js";
import { thinkItOver } from "./thinking.js";

/**
 * @typedef {import("./thinking.js").Answer} Answer
 * @typedef {{ text: string, strength: "wanderer" | "ranger" | "warlord", seed: string, millis: number }} Task
 * @typedef {{ answer: Promise<Answer>, end: () => void }} Thought end: answer now with the best so far
 */

/** How long a worker may take to answer beyond its time, in milliseconds. */
const GRACE = 2000;
/** How long a slice on the page takes: less than half a frame. */
const SLICE_HERE = 6;
/** On the page a bot thinks for a part of its time only. */
const SHARE_HERE = 0.5;

/** @type {Promise<Worker> | null} */
let starting = null;
/** The one that was replaced and is still at something. @type {Worker | null} */
let retired = null;
let isFast = false;
let here = false;
let ids = 0;
/** @type {Map<number, { told: (share: number) => void, done: (answer: Answer) => void, failed: (error: Error) => void }>} */
const open = new Map();

/** Whether bots think on the page because no worker starts. */
export function thinksHere() {
  return here;
}

/**
 * Thinks about the open question of a table.
 * @param {Task} task
 * @param {(share: number) => void} told how much of it is done
 * @returns {Thought}
 */
export function consider(task, told) {
  let over = false;
  let id = 0;
  /** @type {Worker | null} */
  let hand = null;
  const answer = (async () => {
    const worker = (hand = await hands());
    if (!worker) return onPage(task, told, () => over);
    id = ++ids;
    const said = inWorker(worker, id, task, told);
    if (over) worker.postMessage({ kind: "end", id });
    return said;
  })();
  return {
    answer,
    end() {
      over = true;
      if (id) hand?.postMessage({ kind: "end", id });
    },
  };
}

/** Starts the worker before anybody has to wait for it. */
export function getReady() {
  void hands();
}

/**
 * A worker with the faster engine takes the place of the one there is, once it is ready. What is being thought over is
 * thought to its end where it was begun.
 */
export async function speedUp() {
  if (here || isFast || !hasFastEngine()) return;
  isFast = true;
  try {
    const worker = await startWorker(fastEngine());
    const before = starting;
    starting = Promise.resolve(worker);
    retired = (await before?.catch(() => null)) ?? null;
    // Whoever has just got the old one begins to use it before this.
    setTimeout(dismissRetired);
  } catch (thrown) {
    console.warn("Bots keep to the engine of the page:", thrown);
  }
}

/** Ends the worker that has been replaced, unless it is still at something. */
function dismissRetired() {
  if (open.size > 0) return;
  retired?.terminate();
  retired = null;
}

/** The worker, started when it is first needed; nothing where there can be none. @returns {Promise<Worker | null>} */
async function hands() {
  if (here) return null;
  try {
    starting ??= startWorker(isFast ? fastEngine() : engineOfPage());
    return await starting;
  } catch (thrown) {
    console.warn("Bots think on the page:", thrown);
    starting = null;
    here = true;
    return null;
  }
}

/** @param {ReturnType<typeof engineOfPage>} engine @returns {Promise<Worker>} */
async function startWorker(engine) {
  const worker = await spawnWorker(engine);
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = (event) => dropWorker(new Error(event.message || "the worker stopped"));
  return worker;
}

/** @param {import("./messages.js").FromWorker} message */
function hear(message) {
  if (!("id" in message)) return;
  const waiting = open.get(message.id);
  if (message.kind === "share") waiting?.told(message.share);
  else if (message.kind === "answer") waiting?.done(message);
  else {
    waiting?.failed(new Error(message.message));
    // An engine that has failed once may be in any state: the next thought gets a new one.
    dropWorker(new Error(message.message));
  }
}

/** Ends the worker; what it was asked fails, and the next question starts another. @param {Error} error */
function dropWorker(error) {
  void starting?.then((worker) => worker.terminate());
  starting = null;
  retired?.terminate();
  retired = null;
  for (const waiting of open.values()) waiting.failed(error);
  open.clear();
}

/**
 * @param {Worker} worker
 * @param {number} id
 * @param {Task} task
 * @param {(share: number) => void} told
 * @returns {Promise<Answer>}
 */
function inWorker(worker, id, task, told) {
  return new Promise((done, failed) => {
    const limit = task.millis + GRACE;
    let begun = performance.now();
    const check = () => {
      if (performance.now() - begun < 2 * limit) {
        dropWorker(new Error("no answer in time"));
        return;
      }
      // The device has slept meanwhile, and the worker with it: it gets its time again.
      begun = performance.now();
      late = setTimeout(check, limit);
    };
    let late = setTimeout(check, limit);
    const settle = () => {
      clearTimeout(late);
      open.delete(id);
      if (retired) dismissRetired();
    };
    open.set(id, {
      told,
      done: ({ index, reason }) => {
        settle();
        done({ index, reason });
      },
      failed: (error) => {
        settle();
        failed(error);
      },
    });
    worker.postMessage({ kind: "think", id, ...task });
  });
}

/**
 * @param {Task} task
 * @param {(share: number) => void} told
 * @param {() => boolean} stopped
 */
async function onPage(task, told, stopped) {
  const thinker = think(task.text, task.strength, task.seed);
  try {
    return await thinkItOver(thinker, {
      millis: task.millis * SHARE_HERE,
      slice: SLICE_HERE,
      stopped,
      told,
    });
  } finally {
    thinker.free();
  }
}
