/** Lets the tests import modules of the page that bring words: a catalogue is the text of its file, as in the finished site. */

import { register } from "node:module";

const hook = `
  import { readFile } from "node:fs/promises";
  export async function load(url, context, next) {
    if (!url.endsWith(".ftl")) return next(url, context);
    const text = await readFile(new URL(url), "utf8");
    return { format: "module", shortCircuit: true, source: "export default " + JSON.stringify(text) };
  }`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
