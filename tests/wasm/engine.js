/** The engine as the browser gets it, in Node. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the build puts the engine of the page. */
const OF_THE_PAGE = fileURLToPath(new URL("../../www/pkg/", import.meta.url));

/**
 * An engine of its own, out of a folder. The JavaScript around it is that of the page for all of them.
 * @param {string} [folder]
 */
export async function engineFrom(folder = OF_THE_PAGE) {
  const engine = await import(`../../www/pkg/thicket.js?${encodeURIComponent(folder)}`);
  engine.initSync({ module: readFileSync(join(folder, "thicket_bg.wasm")) });
  return engine;
}

export default await engineFrom();
