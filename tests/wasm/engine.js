/** The engine as the browser gets it, in Node. */

import { readFileSync } from "node:fs";
import * as engine from "../../www/pkg/thicket.js";

const wasm = new URL("../../www/pkg/thicket_bg.wasm", import.meta.url);
engine.initSync({ module: readFileSync(wasm) });

export default engine;
