import assert from "node:assert/strict";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = new URL("../../", import.meta.url);

/** What a browser starts by itself. */
const ENTRIES = ["www/first.js", "www/main.js", "www/worker.js", "www/sw.js"];

function bundled(folder, entryPoints, more = {}) {
  return build({
    absWorkingDir: folder,
    entryPoints,
    outdir: "unwritten",
    write: false,
    bundle: true,
    format: "esm",
    metafile: true,
    loader: { ".ftl": "text" },
    external: ["*/pkg/thicket.js", "@fluent/bundle"],
    ...more,
  });
}

async function imports() {
  const { metafile } = await bundled(fileURLToPath(ROOT), ENTRIES);
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

test("a made-up faction comes to the page by its folder alone", async (t) => {
  const copy = mkdtempSync(join(tmpdir(), "thicket-page-"));
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(new URL("www/", ROOT), join(copy, "www"), { recursive: true });
  const folder = join(copy, "www/factions/wild-boars");
  mkdirSync(folder);
  writeFileSync(join(folder, "words.ftl"), "faction-wild-boars = Wild Boars\n");
  writeFileSync(
    join(folder, "wild-boars.js"),
    `import words from "./words.ftl";
     const boar = { body: "M2 2h20v20H2Z" };
     export default { words, fill: "#654321", glyph: "#ffffff", pieces: { boar }, warrior: "boar" };`,
  );
  const made = await bundled(copy, ["www/factions/looks.js"]);
  const text = Buffer.from(made.outputFiles[0].contents).toString("base64");
  const looks = await import(`data:text/javascript;base64,${text}`);
  assert.equal(looks.haveCome(["wild-boars"]), false);
  const words = await looks.bringLooks(["wild-boars", "nobody"]);
  assert.deepEqual(words, ["faction-wild-boars = Wild Boars\n"]);
  assert.equal(looks.coloursOf("wild-boars").fill, "#654321");
  assert.equal(looks.emblemOf("wild-boars").body, "M2 2h20v20H2Z");
  assert.equal(looks.haveCome(["wild-boars", "nobody"]), true);
  assert.notEqual(looks.emblemOf("nobody").body, looks.emblemOf("wild-boars").body);

  const split = await bundled(copy, ["www/factions/looks.js"], { splitting: true });
  const later = Object.values(split.metafile.outputs).map(({ entryPoint }) => entryPoint);
  assert.ok(later.includes("www/factions/wild-boars/wild-boars.js"));
});

test("the docs name every room of the page, and every file they name is there", () => {
  const text = readFileSync(new URL("docs/architecture.md", ROOT), "utf8");
  const page = text.slice(text.indexOf("```text\nwww/"));
  const entries = readdirSync(new URL("www/", ROOT), { withFileTypes: true });
  const rooms = entries.filter((entry) => entry.isDirectory() && entry.name !== "pkg");
  for (const { name } of rooms) assert.match(page, new RegExp(`^ {2}${name}/ `, "m"));
  const pages = readdirSync(new URL("docs/", ROOT)).filter((name) => name.endsWith(".md"));
  for (const name of pages) {
    const doc = readFileSync(new URL(`docs/${name}`, ROOT), "utf8");
    for (const [, file] of doc.matchAll(/`(www\/[\w./-]+\.\w+)`/g)) {
      assert.ok(existsSync(new URL(file, ROOT)), `${name} names ${file}`);
    }
  }
});
