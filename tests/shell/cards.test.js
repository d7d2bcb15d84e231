/** The pictures on cards are made of things and grounds that there are; that every card has one is held by tests/wasm. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { ground } from "../../www/cards/grounds.js";
import { motif } from "../../www/cards/motifs.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

const FILES = readdirSync(new URL("www/cards/decks/", ROOT));
const decks = await Promise.all(
  FILES.map(async (file) => (await import(`../../www/cards/decks/${file}`)).default),
);
const scenes = decks.flatMap((deck) => Object.entries(deck));

const parts = (scene) => scene.split(";").map((part) => part.trim());

test("no two cards share a picture", () => {
  assert.ok(scenes.length > 80, `${scenes.length} pictures`);
  assert.equal(new Set(scenes.map(([, scene]) => scene)).size, scenes.length);
});

test("scenes name grounds and things that there are, on the sheet, in a tone", () => {
  for (const [card, scene] of scenes) {
    const [first, ...things] = parts(scene);
    assert.ok(ground(first), `${card}: no ground ${first}`);
    assert.ok(things.length >= 2, `${card} has hardly anything on it`);
    for (const thing of things) {
      const [name, x, y, size, tone, turn = "0"] = thing.split(" ");
      assert.ok(motif(name), `${card}: nothing is called ${name}`);
      assert.ok(x >= 0 && x <= 60 && y >= 0 && y <= 40, `${card}: ${name} stands beside the sheet`);
      assert.ok(size >= 5 && size <= 48, `${card}: ${name} is ${size} large`);
      assert.match(tone, /^[kps]$/, `${card}: ${name}`);
      assert.ok(Number.isFinite(Number(turn)), `${card}: ${name} is turned by ${turn}`);
    }
  }
});

test("a thing that no scene of any deck uses is no thing of the vocabulary", () => {
  const source = read("www/cards/motifs.js");
  const names = [...source.matchAll(/^ {2}"?([a-z-]+)"?:/gm)].map(([, name]) => name);
  assert.ok(names.length > 60, `${names.length} things`);
  const used = new Set(
    scenes.flatMap(([, scene]) =>
      parts(scene)
        .slice(1)
        .map((thing) => thing.split(" ")[0]),
    ),
  );
  assert.deepEqual(
    names.filter((name) => !used.has(name)),
    [],
  );
});
