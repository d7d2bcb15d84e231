import assert from "node:assert/strict";
import { test } from "node:test";
import { Phrases } from "../../www/words/phrases.js";

const phrases = new Phrases(["card", "cards", "bird card", "bird cards", "crafting piece", "río"]);
const foundIn = (text) => phrases.in(text).map(({ at, phrase }) => [at, phrase]);

test("words and phrases are found where they stand by themselves, of several the longest", () => {
  assert.deepEqual(foundIn("Bird cards, a card; two CARDS."), [
    [0, "bird cards"],
    [14, "card"],
    [24, "cards"],
  ]);
  assert.deepEqual(foundIn("“Crafting pieces” and one crafting piece"), [[26, "crafting piece"]]);
  assert.deepEqual(foundIn("A RÍO → ríos"), [[2, "río"]]);
});

test("nothing is found inside of a word, nor beside a hyphen", () => {
  assert.deepEqual(foundIn("cardboard, discard, card-like, non-card, bird-card, bird"), []);
  assert.deepEqual(new Phrases([]).in("a card"), []);
});
