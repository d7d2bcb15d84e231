/**
 * The boundary between engine and page, as the page uses it: plain values, errors with codes, nothing private in a view.
 * The values themselves are tested in Rust (tests/screen.rs, tests/links.rs, tests/saved_games.rs).
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import engine from "./engine.js";

/** @param {string} [seed] */
function setup(seed = "7") {
  return {
    map: "autumn",
    deck: "base",
    seed,
    seats: [
      { faction: "noxious-battery", figures: { bore_vp: [4, 3, 2] } },
      { faction: "blacktail-guild", name: "Ada" },
    ],
  };
}

/** Numbers that look random and are always the same. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @param {any} table @param {number} choices @param {number} seed */
function play(table, choices, seed) {
  const roll = dice(seed);
  for (let i = 0; i < choices; i++) {
    const decision = table.decision();
    if (!decision) return;
    table.choose(roll(decision.options.length));
  }
}

/** What survives JSON is plain: no Map, no undefined, no big integer. @param {unknown} value */
function plain(value) {
  assert.deepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** @param {() => unknown} call @param {string} code @param {RegExp} [place] */
function fails(call, code, place) {
  assert.throws(call, (/** @type {any} */ error) => {
    assert.ok(error instanceof Error);
    assert.equal(error.code, code, error.message);
    assert.ok(error.message.length > 10);
    if (place) assert.match(error.place, place);
    else assert.equal(error.place, undefined);
    return true;
  });
}

test("everything that crosses is plain", () => {
  plain(engine.catalogue());
  plain(engine.clauses());
  const table = engine.Table.create(setup());
  const roll = dice(3);
  for (let i = 0; i < 150; i++) {
    const decision = table.decision();
    plain(decision);
    plain(table.undo_state([]));
    plain(table.undo_state([0, 1]));
    plain(table.origin());
    for (const viewer of [null, undefined, 0, 1]) {
      plain(table.view(viewer));
      plain(table.preview(0, viewer));
      plain(table.log(viewer, 0));
    }
    plain(table.why_not({ verb: "move", targets: [{ kind: "place", value: 3 }] }));
    plain(table.choose(roll(decision.options.length)));
  }
  assert.deepEqual(table.setup(), setup());
  table.free();
});

test("errors have codes and places", () => {
  fails(() => engine.Table.create({ ...setup(), map: "mars" }), "unknown-map", /^map$/);
  fails(() => engine.Table.create({ ...setup(), seats: [] }), "bad-setup", /^seats$/);
  for (const nonsense of [null, undefined, 7, "x", {}, { seats: 3 }]) {
    fails(() => engine.Table.create(nonsense), "bad-value");
  }
  const table = engine.Table.create(setup());
  fails(() => table.choose(1000), "no-such-option");
  for (const nonsense of [NaN, -1, 0.5, Infinity, undefined, "x"]) {
    fails(() => table.choose(nonsense), "bad-value");
    fails(() => table.rewind(nonsense), "bad-value");
  }
  fails(() => table.view(2), "no-such-seat");
  fails(() => table.view(256), "no-such-seat");
  fails(() => table.log(9, 0), "no-such-seat");
  fails(() => table.why_not(4), "bad-value");
  assert.equal(table.log(null, 1e9).length, 0);
  // The table is as it was.
  assert.equal(table.hash(), engine.Table.create(setup()).hash());
});

/** What the log of a table tells, without the order: a link to a game leaves out in which order cards went together. */
function told(table) {
  const lines = table
    .log(0, 0)
    .map(({ kind, seat, clause, values }) => ({ kind, seat, clause, values }));
  return lines.map((line) => JSON.stringify(line)).sort();
}

test("links and files open to the same table", () => {
  const table = engine.Table.create(setup());
  play(table, 180, 5);
  const position = engine.Table.open(`https://example.org/#${table.position_link()}`);
  const game = engine.Table.open(table.game_link());
  const file = engine.Table.open(table.save());
  for (const other of [position, game, file]) {
    assert.equal(other.hash(), table.hash());
    assert.deepEqual(other.decision(), table.decision());
  }
  assert.deepEqual(file.log(0, 0), table.log(0, 0));
  assert.deepEqual(told(game), told(table));
  assert.deepEqual(file.setup(), table.setup());
  assert.deepEqual(
    [position, game, file, table].map((one) => one.origin().kind),
    ["position", "game", "file", "new"],
  );
});

test("broken links and files are told apart", () => {
  const table = engine.Table.create(setup());
  play(table, 60, 5);
  const link = table.position_link();
  const cut = link.slice(0, -20);
  fails(
    () => engine.Table.open(cut),
    "incomplete-link",
    new RegExp(`^character ${cut.length + 1}$`),
  );
  const at = link.length - 40;
  const changed = link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
  fails(() => engine.Table.open(changed), "altered-link");
  fails(() => engine.Table.open(""), "foreign-text");
  fails(() => engine.Table.open("ü".repeat(50)), "foreign-text");
  fails(() => engine.Table.open('{"format":"chess"}'), "foreign-file");
  fails(() => engine.Table.open(table.save().slice(0, 300)), "broken-file", /^line 1, column \d+$/);
});

test("undo stops at a seal, rewinding does not", () => {
  const table = engine.Table.create(setup());
  const start = table.hash();
  play(table, 80, 9);
  const end = table.hash();
  let undone = 0;
  while (table.undo([])) undone++;
  const state = table.undo_state([]);
  assert.equal(state.can, false);
  assert.equal(state.refusal.code, "sealed");
  assert.ok(["roll", "draw", "reveal", "seat"].includes(state.refusal.kind));
  table.rewind(0);
  assert.equal(table.hash(), start);
  assert.deepEqual(table.undo_state([]), { can: false, redo: true });
  while (table.redo([]));
  assert.equal(table.hash(), end);
  assert.ok(undone < 80);
});

test("after rewinding, the same choices bring the same dice and cards", () => {
  const table = engine.Table.create(setup());
  play(table, 120, 9);
  const [end, log] = [table.hash(), table.log(null, 0)];
  const chance = new Set(log.map((/** @type {any} */ { kind }) => kind));
  assert.ok(chance.has("rolled") && chance.has("drew"));
  table.rewind(0);
  play(table, 120, 9);
  assert.equal(table.hash(), end);
  assert.deepEqual(table.log(null, 0), log);
});

test("a view holds no seed and no other hand", () => {
  const seed = "12345678901234567890";
  const table = engine.Table.create(setup(seed));
  play(table, 120, 1);
  const cards = table.view(0).seats[0].hand;
  assert.ok(cards.length > 0);
  for (const viewer of [null, 0, 1]) {
    const view = table.view(viewer);
    assert.ok(!JSON.stringify(view).includes(seed));
    assert.deepEqual(
      view.seats.map(({ hand }) => hand !== null),
      [viewer === 0, viewer === 1],
    );
  }
});

test("seeds are fresh decimal numbers", () => {
  const seeds = new Set(Array.from({ length: 50 }, () => engine.new_seed()));
  assert.equal(seeds.size, 50);
  for (const seed of seeds) {
    assert.match(seed, /^\d{1,20}$/);
    engine.Table.create(setup(seed)).free();
  }
});

test("the work that is measured is the same each time", () => {
  const decisions = engine.playouts(setup(), 20);
  assert.ok(decisions > 20 * 100);
  assert.equal(engine.playouts(setup(), 20), decisions);
});

test("a bot thinks in slices, answers with an option at any time, and says why", () => {
  const table = engine.Table.create(setup());
  play(table, 100, 2);
  while (table.decision().options.length < 4) play(table, 1, 3);
  const link = table.save();
  for (const strength of ["wanderer", "ranger", "warlord"]) {
    const bot = engine.Thinker.about(link, strength, "5");
    const { options } = table.decision();
    assert.ok(bot.best() < options.length);
    let slices = 0;
    while (!bot.think(4) && slices < 40) slices++;
    assert.ok(bot.share() > 0);
    const reason = bot.reason();
    plain(reason);
    assert.equal(reason.options[0]?.index ?? bot.best(), bot.best());
    assert.ok(bot.best() < options.length);
    bot.free();
  }
  fails(() => engine.Thinker.about(link, "general", "5"), "unknown-strength", /^strength$/);
  fails(() => engine.Thinker.about(link, "ranger", "x"), "bad-seed", /^seed$/);
  fails(() => engine.Thinker.about("", "ranger", "5"), "foreign-text");
});
