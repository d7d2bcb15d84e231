/** Starting workers with an engine of their own. */

import { siteFile } from "../toolkit/site-file.js";

/** How long a worker may take to start once its engine is there, in milliseconds. */
const START = 10_000;

/**
 * A worker that is ready. Its modules are fetched while the engine may still be coming.
 * @param {Promise<WebAssembly.Module | ArrayBuffer>} engine
 * @returns {Promise<Worker>}
 */
export async function spawnWorker(engine) {
  const worker = new Worker(siteFile("www/worker.js"), { type: "module" });
  /** @type {Promise<void>} */
  const ready = new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") done();
      else failed(new Error(data.message));
    };
    worker.onmessageerror = () => failed(new Error("the engine cannot be handed over"));
    worker.onerror = (event) => failed(new Error(event.message || "it cannot be loaded"));
  });
  // It may fail while the engine is awaited; that is told afterwards.
  ready.catch(() => {});
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  try {
    worker.postMessage({ kind: "engine", engine: await engine });
    /** @type {Promise<never>} */
    const late = new Promise((_, failed) => {
      timer = setTimeout(() => failed(new Error("it does not start")), START);
    });
    await Promise.race([ready, late]);
  } catch (thrown) {
    worker.terminate();
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
  return worker;
}
