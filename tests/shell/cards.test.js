/** The pictures on cards: every card of the base deck has one of its own, made of things and grounds that there are. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import scenes from "../../www/cards/decks/base.js";
import { ground } from "../../www/cards/grounds.js";
import { motif } from "../../www/cards/motifs.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** The cards of the base deck: what its sources name and the catalogue has a name for. */
const WORDS = read("www/words/cards.ftl");
const SOURCES = ["src/decks/base/", "src/decks/common/"]
  .filter((folder) => existsSync(new URL(folder, ROOT)))
  .flatMap((folder) => readdirSync(new URL(folder, ROOT)).map((file) => folder + file))
  .filter((file) => file.endsWith(".rs"));
const NAMED = SOURCES.flatMap((file) => [...read(file).matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)]);
const CARDS = [...new Set(NAMED.map(([, name]) => name))].filter((name) =>
  WORDS.includes(`\ncard-${name} =`),
);

const parts = (scene) => scene.split(";").map((part) => part.trim());

test("every card of the base deck has a picture, and no other card has one here", () => {
  assert.ok(CARDS.length > 40, `${CARDS.length} cards`);
  assert.deepEqual(Object.keys(scenes).toSorted(), CARDS.toSorted());
});

test("no two cards share a picture", () => {
  assert.equal(new Set(Object.values(scenes)).size, CARDS.length);
});

test("scenes name grounds and things that there are, on the sheet, in a tone", () => {
  for (const [card, scene] of Object.entries(scenes)) {
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
  const used = new Set(
    Object.values(scenes).flatMap((scene) =>
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
