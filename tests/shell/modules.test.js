import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = new URL("../../", import.meta.url);

/** What a browser starts by itself. */
const ENTRIES = ["www/main.js", "www/worker.js", "www/sw.js"];

async function imports() {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ENTRIES,
    outdir: "unwritten",
    write: false,
    bundle: true,
    format: "esm",
    metafile: true,
    loader: { ".ftl": "text" },
    external: ["*/pkg/thicket.js", "@fluent/bundle"],
  });
  return metafile.inputs;
}

/** A way from a module back to itself, if there is one. */
function circle(inputs, path, way, done) {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (done.has(path)) return null;
  for (const next of inputs[path]?.imports ?? []) {
    const found = next.external ? null : circle(inputs, next.path, [...way, path], done);
    if (found) return found;
  }
  done.add(path);
  return null;
}

test("no module imports itself in a circle", async () => {
  const inputs = await imports();
  const done = new Set();
  for (const entry of ENTRIES) assert.equal(circle(inputs, entry, [], done), null);
  assert.ok(done.size > 80, "the modules were not found");
});

test("every module is reached from what the browser starts", async () => {
  const inputs = await imports();
  const modules = readdirSync(new URL("www/", ROOT), { recursive: true })
    .filter((name) => name.endsWith(".js") && !name.startsWith("pkg/"))
    .map((name) => `www/${name}`);
  assert.deepEqual(
    modules.filter((name) => !(name in inputs)),
    [],
  );
});

test("the docs name every room of the page, and every file they name is there", () => {
  const text = readFileSync(new URL("docs/architecture.md", ROOT), "utf8");
  const page = text.slice(text.indexOf("```text\nwww/"));
  const entries = readdirSync(new URL("www/", ROOT), { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory() && entry.name !== "pkg");
  for (const { name } of rooms) assert.match(page, new RegExp(`^ {2}${name}/ `, "m"));
  for (const name of readdirSync(new URL("docs/", ROOT))) {
    const doc = readFileSync(new URL(`docs/${name}`, ROOT), "utf8");
    for (const [, file] of doc.matchAll(/`(www\/[\w./-]+\.\w+)`/g)) {
      assert.ok(existsSync(new URL(file, ROOT)), `${name} names ${file}`);
    }
  }
});
