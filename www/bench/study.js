/** Runs a study: hands its games to workers, counts what comes back, can pause and be stopped. */

import { fastEngine, Study } from "../engine/client.js";
import { spawnWorker } from "../engine/workers.js";
import { comparisonOf, reportOf } from "./tally.js";

/**
 * @typedef {import("../engine/contract.js").Brief} Brief
 * @typedef {import("../engine/contract.js").Brief["figures"]} Figures
 * @typedef {import("../engine/contract.js").GameRecord} GameRecord
 * @typedef {"running" | "paused" | "done" | "cancelled" | "failed"} Phase
 *
 * @typedef {object} Run
 * @property {Phase} phase
 * @property {number} done
 * @property {number} total
 * @property {number} workers
 * @property {number} begun when it began, in milliseconds of the page
 * @property {number} spent milliseconds at work before the last pause
 * @property {{ way: number, record: GameRecord }[]} played in the order in which the games ended
 * @property {import("../engine/contract.js").Report | null} report
 * @property {import("../engine/contract.js").Comparison | null} comparison
 * @property {string} problem
 */

/** Workers at most: beyond this a browser gains nothing. */
const MOST = 8;
/** How often what was counted is shown at most, in milliseconds, and how many times longer than the counting takes. */
const PACE = 400;
const EASE = 8;

/**
 * Begins a study. Throws an EngineError if the brief makes no sense.
 * @param {Brief} brief
 * @param {Figures | null} against a second set of figures
 * @param {() => void} changed called now and then while games come in, and at each change of phase
 */
export function beginStudy(brief, against, changed) {
  const study = Study.create(brief, against);
  const ways = against ? 2 : 1;
  const total = brief.games * ways;
  /** @type {Run} */
  const run = {
    phase: "running",
    done: 0,
    total,
    workers: 0,
    begun: performance.now(),
    spent: 0,
    played: [],
    report: null,
    comparison: null,
    problem: "",
  };
  const watched = study.watched();
  let pace = PACE;
  const records = (/** @type {number} */ way) =>
    run.played.filter((one) => one.way === way).map(({ record }) => record);
  const count = () => {
    const start = performance.now();
    run.report = reportOf(records(0), watched);
    run.comparison = against ? comparisonOf(records(0), records(1), watched) : null;
    pace = Math.max(PACE, EASE * (performance.now() - start));
    changed();
  };
  /** @type {Set<Worker>} */
  const workers = new Set();
  /** @type {Set<Worker>} */
  const idle = new Set();
  let next = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const show = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      count();
    }, pace);
  };
  const close = () => {
    for (const worker of workers) worker.terminate();
    workers.clear();
    idle.clear();
    run.workers = 0;
  };
  /** @param {Phase} phase */
  const enter = (phase) => {
    if (run.phase === "running") run.spent += performance.now() - run.begun;
    if (phase === "running") run.begun = performance.now();
    run.phase = phase;
    clearTimeout(timer);
    timer = undefined;
    if (phase !== "running" && phase !== "paused") close();
    count();
  };
  /** @param {unknown} thrown */
  const fail = (thrown) => {
    if (run.phase !== "running" && run.phase !== "paused") return;
    run.problem = String(/** @type {any} */ (thrown)?.message ?? thrown);
    enter("failed");
  };
  /** @param {Worker} worker */
  const employ = (worker) => {
    if (run.phase !== "running" || next >= total) {
      idle.add(worker);
      return;
    }
    idle.delete(worker);
    const number = next++;
    // Both ways of a game one after the other, so that a comparison can be shown early.
    worker.postMessage({ kind: "play", way: number % ways, game: Math.floor(number / ways) });
  };
  /** @param {Worker} worker @param {import("../bots/messages.js").FromWorker} message */
  const hear = (worker, message) => {
    if (message.kind === "unplayed") {
      fail(message.message);
      return;
    }
    if (message.kind !== "played" || (run.phase !== "running" && run.phase !== "paused")) return;
    run.played.push({ way: message.way, record: message.record });
    run.done += 1;
    if (run.done >= total) enter("done");
    else {
      employ(worker);
      show();
    }
  };
  const hands = Math.max(1, Math.min(MOST, total, navigator.hardwareConcurrency || 2));
  for (let i = 0; i < hands; i++) {
    spawnWorker(fastEngine())
      .then((worker) => {
        if (run.phase !== "running" && run.phase !== "paused") {
          worker.terminate();
          return;
        }
        workers.add(worker);
        run.workers = workers.size;
        worker.onmessage = ({ data }) => hear(worker, data);
        worker.onerror = (event) => fail(event.message || "the worker stopped");
        worker.postMessage({ kind: "study", brief, against });
        employ(worker);
        show();
      })
      // One worker that starts is enough.
      .catch((thrown) => (workers.size || i + 1 < hands ? console.warn(thrown) : fail(thrown)));
  }

  return {
    run,
    records,
    /** A link to a game that was played. @param {number} way @param {GameRecord} record */
    link: (way, record) => study.link(way, record.game, record.choices),
    /** Brief, result and games as JSON. */
    json: () =>
      JSON.stringify({
        brief,
        ...(against ? { against } : {}),
        report: run.report,
        ...(run.comparison ? { comparison: run.comparison } : {}),
        games: against ? [records(0), records(1)] : [records(0)],
      }),
    pause: () => run.phase === "running" && enter("paused"),
    goOn() {
      if (run.phase !== "paused") return;
      enter("running");
      for (const worker of [...idle]) employ(worker);
    },
    cancel: () => (run.phase === "running" || run.phase === "paused") && enter("cancelled"),
    free() {
      close();
      clearTimeout(timer);
      study.free();
    },
  };
}

/** Seconds that a run will still take, as it went so far. @param {Run} run */
export function secondsLeft(run) {
  if (!run.done || run.phase !== "running") return 0;
  const spent = run.spent + performance.now() - run.begun;
  return Math.round(((spent / run.done) * (run.total - run.done)) / 1000);
}
