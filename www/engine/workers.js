/** Starting workers with an engine of their own. */

import { siteFile } from "../toolkit/site-file.js";
import { engineForWorkers } from "./client.js";

/** How long a worker may take to start, in milliseconds. */
const START = 10_000;

/** A worker that is ready. @returns {Promise<Worker>} */
export async function spawnWorker() {
  const engine = await engineForWorkers();
  const worker = new Worker(siteFile("www/worker.js"), { type: "module" });
  /** @type {Promise<void>} */
  const ready = new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error("it does not start")), START);
    worker.onmessage = ({ data }) => {
      clearTimeout(late);
      if (data.kind === "ready") done();
      else failed(new Error(data.message));
    };
    worker.onmessageerror = () => failed(new Error("the engine cannot be handed over"));
    worker.onerror = (event) => failed(new Error(event.message || "it cannot be loaded"));
  });
  worker.postMessage({ kind: "engine", engine });
  try {
    await ready;
  } catch (thrown) {
    worker.terminate();
    throw thrown;
  }
  return worker;
}
