import assert from "node:assert/strict";
import { test } from "node:test";
import {
  match,
  narrow,
  nextSlot,
  numbered,
  numbersBeside,
  open,
  settled,
  slots,
  stepBack,
  telling,
  soleVerb,
  verbsOf,
  withPick,
  withVerb,
  withoutPick,
} from "../../www/table/narrowing.js";

const clearing = (value) => ({ kind: "place", value });
const seat = (value) => ({ kind: "seat", value });
const card = (value) => ({ kind: "card", value });

let next = 0;
const option = (verb, ...targets) => ({
  index: next++,
  key: "",
  verb,
  targets,
  clause: "",
  seal: null,
});

const OPTIONS = [
  option("march", clearing(5), clearing(8)),
  option("march", clearing(5), clearing(9)),
  option("march", clearing(8), clearing(5)),
  option("march", clearing(2), clearing(9)),
  option("battle", clearing(5), seat(1)),
  option("battle", clearing(5), seat(2)),
  option("craft", card("anvil")),
  option("done"),
];
const DECISION = { options: OPTIONS, refused: [], seat: 0 };
const EMPTY = { verb: null, picks: [], turned: false, count: null };
const draft = (verb, ...picks) => ({ ...EMPTY, verb, picks });
const keys = (list) =>
  list.map(({ verb, targets }) => [verb, ...targets.map(({ value }) => value)].join(" "));

test("a pick is taken for where a move starts before it is taken for where it ends", () => {
  assert.deepEqual(keys(narrow(OPTIONS, draft("march", clearing(5))).list), [
    "march 5 8",
    "march 5 9",
  ]);
  assert.deepEqual(keys(narrow(OPTIONS, draft("march", clearing(5))).other), ["march 8 5"]);
});

test("where to first and where from second lead to the same option", () => {
  assert.deepEqual(keys(narrow(OPTIONS, draft("march", clearing(9), clearing(2))).list), [
    "march 2 9",
  ]);
  assert.deepEqual(keys(narrow(OPTIONS, draft("march", clearing(2), clearing(9))).list), [
    "march 2 9",
  ]);
});

test("where both directions are legal the order of the presses counts, and can be turned", () => {
  const both = draft("march", clearing(5), clearing(8));
  assert.deepEqual(keys(narrow(OPTIONS, both).list), ["march 5 8"]);
  assert.deepEqual(keys(narrow(OPTIONS, { ...both, turned: true }).list), ["march 8 5"]);
});

test("verb, clearing and seat narrow in every order", () => {
  const picks = [clearing(5), seat(2)];
  for (const order of [picks, picks.toReversed()]) {
    assert.deepEqual(keys(narrow(OPTIONS, draft("battle", ...order)).list), ["battle 5 2"]);
    assert.deepEqual(keys(narrow(OPTIONS, draft(null, ...order)).list), ["battle 5 2"]);
  }
});

test("a place with one answer fills itself and is not asked", () => {
  const battles = narrow(OPTIONS, draft("battle")).list;
  const places = slots(battles, draft("battle"));
  assert.deepEqual(
    places.map(({ kind, values, picked }) => [kind, values, picked]),
    [
      ["place", [5], false],
      ["seat", [1, 2], false],
    ],
  );
  assert.equal(nextSlot(places)?.kind, "seat");
});

test("options of several verbs have no common places", () => {
  assert.deepEqual(slots(OPTIONS, EMPTY), []);
});

test("what can be picked next leaves out what is picked", () => {
  const now = draft("march", clearing(5));
  assert.deepEqual([...open(narrow(OPTIONS, now).list, now.picks, "place")], [8, 9]);
});

test("one press too few settles nothing; the verb must be named or everything aimed at", () => {
  const habit = { alwaysAsk: false };
  assert.equal(settled(DECISION, draft(null, card("anvil")), habit), null);
  assert.equal(settled(DECISION, draft("craft"), habit)?.verb, "craft");
  assert.deepEqual(keys([settled(DECISION, draft(null, clearing(2), clearing(9)), habit)]), [
    "march 2 9",
  ]);
  assert.equal(settled(DECISION, draft("craft"), { alwaysAsk: true }), null);
  assert.equal(
    settled(DECISION, draft("craft", card("anvil")), { alwaysAsk: true })?.verb,
    "craft",
  );
});

test("a decision with a single acting verb needs no press on it", () => {
  const places = {
    options: [option("place", clearing(1)), option("place", clearing(3)), option("pass")],
    refused: [],
  };
  assert.deepEqual(keys([settled(places, draft(null, clearing(3)), { alwaysAsk: false })]), [
    "place 3",
  ]);
});

test("taking a crumb out keeps the others where they still lead somewhere", () => {
  const now = draft("battle", clearing(5), seat(2));
  assert.deepEqual(withoutPick(OPTIONS, now, 0).picks, [seat(2)]);
  assert.deepEqual(withVerb(OPTIONS, now, "march").picks, [clearing(5)]);
  assert.deepEqual(stepBack(now).picks, [clearing(5)]);
  assert.deepEqual(stepBack(draft("battle")), EMPTY);
});

test("picking a thing again takes it back", () => {
  assert.deepEqual(withPick(draft("battle", clearing(5)), clearing(5)).picks, []);
});

test("a piece of the same kind twice needs two of them", () => {
  assert.equal(match(option("x", clearing(4)), [clearing(4), clearing(4)]), null);
});

test("verbs stand in the order of the law, closing ones last, dim ones in their place", () => {
  const refused = [{ ...option("apprentice"), refusal: { key: "x", clause: "", values: {} } }];
  const order = verbsOf({ ...DECISION, refused }, ["craft", "apprentice", "battle"]);
  assert.deepEqual(
    order.map(({ verb }) => verb),
    ["craft", "apprentice", "battle", "march", "done"],
  );
});

test("the most telling refusal comes first, and none twice", () => {
  const refusal = (key, from, to) => ({ key, clause: "LAW-6a", values: { from, to } });
  const far = [1, 2, 3].map((to) => refusal("not-adjacent", 12, to));
  const near = refusal("you-must-rule", 12, 4);
  assert.deepEqual(telling([...far, near, near]), [near, ...far]);
});

test("where there is but one thing to do, it need not be named first", () => {
  const recall = [option("recall", clearing(5)), option("recall", clearing(11)), option("done")];
  const decision = (more) => ({ prompt: "recall", options: recall, refused: [], ...more });
  assert.equal(soleVerb(decision({})), "recall");
  assert.equal(soleVerb(decision({ refused: [option("fire", clearing(2))] })), null);
  assert.equal(soleVerb(decision({ options: OPTIONS })), null);
  assert.equal(soleVerb(decision({ prompt: "between-steps" })), null);
});

test("how many go can be said beside where they go, when every way there would ask for it", () => {
  const then = (max) => ({ min: 1, max, preset: max });
  const moves = [
    { ...option("march", clearing(5), clearing(8)), then: then(3) },
    { ...option("march", clearing(5), clearing(9)), then: then(2) },
    { ...option("march", clearing(2), clearing(9)) },
  ];
  const decision = { ...DECISION, options: [...moves, option("done")], count: null };
  assert.equal(numbersBeside(decision, draft("march")), null);
  assert.equal(numbersBeside(decision, draft("march", clearing(9))), null);
  assert.equal(numbersBeside({ ...decision, options: moves.slice(0, 1) }, draft(null))?.max, 3);
  assert.deepEqual(numbersBeside(decision, draft("march", clearing(5))), { min: 1, max: 3 });
});

test("a number that is not offered gives way to the nearest", () => {
  const options = [3, 2, 1].map((value) => option("with", { kind: "count", value }));
  const decision = { ...DECISION, options, count: { min: 1, max: 3, preset: 3 } };
  const chosen = (wanted) => numbered(decision, wanted)?.targets[0].value;
  assert.deepEqual([null, 2, 0, 9].map(chosen), [3, 2, 1, 3]);
  assert.equal(numbered({ ...decision, count: null }, 2), null);
});
