/** With which board figures a new table begins, and what the set-up page says of them. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fairFigures, figuresOf, lawful, newSeat, setOf, withFair } from "../../www/pages/fair.js";

const BORE = { key: "bore_vp", values: [3, 2, 1], fair: [2, 1, 1] };
const ACTIONS = { key: "actions", values: [4], fair: null };
const catalogue = {
  factions: [
    { key: "noxious-battery", figures: [BORE, ACTIONS] },
    { key: "marquise", figures: [{ key: "recruit", values: [1], fair: null }] },
  ],
};

test("a seat of a new table says which figures it has, unless those of the law texts are wanted", () => {
  assert.deepEqual(fairFigures([BORE, ACTIONS]), { bore_vp: [2, 1, 1] });
  assert.deepEqual(figuresOf(catalogue, "noxious-battery"), { bore_vp: [2, 1, 1] });
  assert.deepEqual(figuresOf(catalogue, "noxious-battery", "law"), {});
  assert.deepEqual(figuresOf(catalogue, "marquise"), {});
  assert.deepEqual(figuresOf(catalogue, "nobody"), {});
  const seat = { faction: "noxious-battery", name: "", figures: { bore_vp: [2, 1, 1] } };
  assert.deepEqual(newSeat(catalogue, "noxious-battery"), seat);
  assert.deepEqual(withFair(catalogue), ["noxious-battery"]);
});

test("a figure that was changed back to that of the law texts is not told", () => {
  const changed = { bore_vp: [3, 2, 1], actions: [5] };
  assert.deepEqual(lawful([BORE, ACTIONS], changed), { actions: [5] });
});

test("a table tells which set it has, or that its figures are its own", () => {
  const seats = (figures) => [{ faction: "marquise" }, { faction: "noxious-battery", figures }];
  assert.equal(setOf(catalogue, seats({ bore_vp: [2, 1, 1] })), "fair");
  assert.equal(setOf(catalogue, seats({})), "law");
  assert.equal(setOf(catalogue, seats(undefined)), "law");
  assert.equal(setOf(catalogue, seats({ bore_vp: [9, 1, 1] })), "own");
  assert.equal(setOf(catalogue, seats({ bore_vp: [2, 1, 1], actions: [5] })), "own");
  // Where the sets do not differ, it is the one that was wanted.
  assert.equal(setOf(catalogue, [{ faction: "marquise" }], "law"), "law");
  assert.equal(setOf(catalogue, [], "fair"), "fair");
});

test("whoever presses Play now gets a faction that is easy to play", () => {
  const page = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  const [first, ...others] = page.match(/data-first-table="([^"]+)"/)?.[1].split(" ") ?? [];
  assert.equal(others.length, 2);
  const look = new URL(`../../www/factions/${first}/${first}.js`, import.meta.url);
  assert.match(readFileSync(look, "utf8"), /hard: 1 \}/);
});
