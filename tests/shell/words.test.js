import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const WWW = new URL("../../www/", import.meta.url);
const FILES = readdirSync(WWW, { recursive: true }).filter((name) => name.endsWith(".ftl"));

function modules(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === "pkg" ? [] : modules(new URL(`${entry.name}/`, folder));
    }
    return entry.name.endsWith(".js") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

test("every catalogue file can be read to its end, and no key stands twice", () => {
  const seen = new Map();
  for (const name of FILES) {
    const text = readFileSync(new URL(name, WWW), "utf8");
    const bundle = new FluentBundle("en");
    assert.deepEqual(bundle.addResource(new FluentResource(text)), [], name);
    for (const [, key] of text.matchAll(/^([a-zA-Z][\w-]*) =/gm)) {
      assert.ok(bundle.hasMessage(key), `${name}: ${key} cannot be read`);
      assert.ok(!seen.has(key), `${key} stands in ${seen.get(key)} and in ${name}`);
      seen.set(key, name);
    }
  }
});

test("every message that the shell names is in the catalogue", () => {
  const all = FILES.map((name) => readFileSync(new URL(name, WWW), "utf8")).join("\n");
  const known = new Set([...all.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key));
  const named = modules(WWW).flatMap((source) => [
    ...[...source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bt\([^()"`]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)"/g)].flatMap(
      ([, a, b]) => [a, b],
    ),
  ]);
  assert.ok(named.length > 150);
  assert.deepEqual([...new Set(named.filter((key) => !known.has(key)))], []);
});

test("the folder of a faction has its look and its words, and nothing else", () => {
  const folder = new URL("factions/", WWW);
  const entries = readdirSync(folder, { withFileTypes: true });
  const factions = entries.filter((entry) => entry.isDirectory());
  assert.ok(factions.length >= 5);
  for (const { name } of factions) {
    assert.deepEqual(readdirSync(new URL(`${name}/`, folder)).sort(), [`${name}.js`, "words.ftl"]);
  }
});
