import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { ordered, ordersOf, pieces, questionsFor } from "../../www/table/orders.js";

const card = (value) => ({ verb: "ambush", targets: [{ kind: "card", value }] });
const lose = (value) => ({ verb: "lose", targets: [{ kind: "piece", value }] });
const pass = { verb: "pass", targets: [] };
const ambush = (...options) => ({ prompt: "ambush", options: [...options, pass] });
const CARDS = { plain: { suit: "fox" }, bird: { suit: "bird" } };

test("what was kept of orders is read with care", () => {
  const kept = [{ ambush: "never", foil: 7, "take-hit": ["stash"] }, "always"];
  assert.deepEqual(ordersOf(kept, 3), [{ ambush: "never", "take-hit": ["stash"] }, {}, {}]);
  assert.deepEqual(ordersOf(undefined, 2), [{}, {}]);
});

test("an order to pass passes whatever the hand holds", () => {
  for (const hand of [[], [card("plain")], [card("bird"), card("plain")]]) {
    assert.equal(ordered(ambush(...hand), { ambush: "never" }, CARDS), pass);
  }
  assert.equal(ordered(ambush(card("plain")), { foil: "never" }, CARDS), null);
  assert.equal(ordered(ambush(card("plain")), undefined, CARDS), null);
});

test("an order to do it does it if it can be done, and keeps a bird as long as another card will do", () => {
  const always = { ambush: "always" };
  const [bird, plain] = [card("bird"), card("plain")];
  assert.equal(ordered(ambush(), always, CARDS), pass);
  assert.equal(ordered(ambush(bird, plain), always, CARDS), plain);
  assert.equal(ordered(ambush(bird), always, CARDS), bird);
});

test("hits fall in the order that was given, and a piece it does not name is asked about", () => {
  const hit = { prompt: "take-hit", options: [lose("stash"), lose("bone")] };
  assert.equal(ordered(hit, { "take-hit": ["bone", "stash"] }, CARDS), hit.options[1]);
  assert.equal(ordered(hit, { "take-hit": ["bone"] }, CARDS), null);
});

test("a faction is offered what can be asked of it at this table", () => {
  const catalogue = {
    standing: [
      { prompt: "ambush", faction: null, to_others: false, orders: "pass-or-do" },
      { prompt: "take-hit", faction: null, to_others: false, orders: "rank" },
      { prompt: "lured", faction: "fair", to_others: true, orders: "pass" },
      { prompt: "clown", faction: "fair", to_others: false, orders: "pass-or-do" },
    ],
    factions: [
      {
        key: "fair",
        pieces: [
          { key: "goat", class: "warrior" },
          { key: "top", class: "building" },
        ],
      },
      {
        key: "crew",
        pieces: [
          { key: "ball", class: "token" },
          { key: "gun", class: "pawn" },
          { key: "trap", class: "token", hidden: true },
        ],
      },
    ],
  };
  const prompts = (own, table) => questionsFor(catalogue, own, table).map(({ prompt }) => prompt);
  assert.deepEqual(prompts("fair", ["fair", "crew"]), ["ambush", "clown"]);
  assert.deepEqual(prompts("crew", ["fair", "crew"]), ["ambush", "take-hit", "lured"]);
  assert.deepEqual(prompts("crew", ["crew"]), ["ambush", "take-hit"]);
  assert.deepEqual(pieces(catalogue, "crew"), ["ball", "gun"]);
});

test("every question that can be ordered has words", () => {
  const folder = new URL("../../www/", import.meta.url);
  const words = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
  const source = new URL("../../src/", import.meta.url);
  const files = readdirSync(source, { recursive: true }).filter((name) => name.endsWith(".rs"));
  const prompts = files.flatMap((name) => [
    ...readFileSync(new URL(name, source), "utf8").matchAll(
      /StandingQuestion \{\s*prompt: "([\w-]+)"/g,
    ),
  ]);
  assert.ok(prompts.length > 5);
  for (const [, prompt] of prompts) {
    const key = new RegExp(`^order-[\\w-]*${prompt} =`, "m");
    assert.ok(key.test(words.join("\n")), `${prompt} has no words`);
  }
});
