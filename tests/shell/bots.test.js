import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { botSeats, kindsOf, nextOpponent, onlyPerson, strongest } from "../../www/bots/kinds.js";
import { keptReasons, reasonFor, withReason } from "../../www/bots/reasons.js";
import { thinkItOver } from "../../www/bots/thinking.js";

test("what was kept of the seats' players is read with care", () => {
  assert.deepEqual(kindsOf(["ranger", "person"], 3), ["ranger", "person", "person"]);
  assert.deepEqual(kindsOf(undefined, 2), ["person", "person"]);
  assert.deepEqual(kindsOf(["general", 7], 2), ["person", "person"]);
  assert.deepEqual(botSeats(["person", "wanderer", "warlord"]), [1, 2]);
  assert.equal(onlyPerson(["ranger", "person"]), 1);
  assert.equal(onlyPerson(["person", "person"]), null);
  assert.equal(onlyPerson(["ranger", "ranger"]), null);
});

test("how strong the next bots are follows the last results", () => {
  /** Results as letters: w, r or W for the strongest bot, with a + for a win and a - for a loss. */
  const KIND = { w: "wanderer", r: "ranger", W: "warlord" };
  const next = (text) =>
    nextOpponent(
      text
        .split(" ")
        .filter(Boolean)
        .map(([kind, sign]) => ({ won: sign === "+", kind: KIND[kind] })),
    );
  assert.equal(next(""), "wanderer", "a newcomer");
  assert.equal(next("w-"), "wanderer");
  assert.equal(next("w- w- w-"), "wanderer", "there is nobody weaker");
  assert.equal(next("w+"), "ranger", "a win asks for stronger ones");
  assert.equal(next("w+ r-"), "ranger", "one loss says little");
  assert.equal(next("w+ r- r-"), "wanderer", "two in a row say that they are too strong");
  assert.equal(next("w+ r- w- r-"), "wanderer");
  assert.equal(next("w+ r+"), "warlord");
  assert.equal(next("W+"), "warlord", "there is nobody stronger");
  assert.equal(next("w+ r+ w+"), "warlord", "a win against weaker ones takes nothing back");
  assert.equal(next("w+ r+ W- W-"), "ranger");
  assert.equal(next("W- W- W-"), "wanderer", "who loses to stronger ones has shown nothing");
  assert.equal(next("w- W- w+"), "ranger");
});

test("a table is as strong as its strongest bot", () => {
  assert.equal(strongest(["person", "wanderer", "warlord", "ranger"]), "warlord");
  assert.equal(strongest(["wanderer", "person"]), "wanderer");
});

/** A mind that needs so many tries. */
function mind(needed) {
  let tries = 0;
  return {
    slices: 0,
    think(more) {
      this.slices += 1;
      tries += more;
      return tries >= needed;
    },
    share: () => tries / needed,
    best: () => 3,
    reason: () => ({ tries }),
  };
}

const how = (more) => ({
  millis: 10_000,
  slice: 5,
  stopped: () => false,
  told: () => {},
  ...more,
});

test("thinking ends when enough was tried, when time is up, and when somebody says so", async () => {
  const enough = await thinkItOver(mind(20), how({}));
  assert.ok(enough.index === 3 && enough.reason.tries >= 20);

  const begun = performance.now();
  await thinkItOver(mind(Infinity), how({ millis: 60 }));
  const spent = performance.now() - begun;
  assert.ok(spent >= 60 && spent < 1000, `${spent} ms`);

  const never = mind(Infinity);
  let shares = 0;
  await thinkItOver(never, how({ stopped: () => never.slices >= 4, told: () => (shares += 1) }));
  assert.equal(never.slices, 4);
  assert.equal(shares, 3);
});

const turn = (index, seat) => ({ index, kind: "turn", seat });
const option = (verb, kind = "place") => ({ verb, targets: [{ kind, value: 3 }] });
const choice = (margin, options = [option("march")], visibility = "public", hidden = false) => ({
  log: [turn(0, 0), turn(7, 1)],
  turnSeat: 1,
  decision: { seat: 1, visibility, options },
  reason: {
    grounds: [{ key: "points", margin, hidden }],
    options: [{ index: 0, tries: 9, chance: 0.4, points: 100 }],
    tries: 9,
  },
});

test("a turn keeps the reason that says most", () => {
  let reasons = withReason([], choice(80));
  assert.deepEqual(
    reasons.map((one) => [one.turn, one.seat, one.grounds[0].margin, one.hidden]),
    [[7, 1, 80, false]],
  );
  assert.equal(withReason(reasons, choice(50)), reasons);
  reasons = withReason(reasons, choice(120));
  assert.deepEqual(
    reasons.map((one) => one.grounds[0].margin),
    [120],
  );
  assert.deepEqual(keptReasons(reasons, 7), []);
  assert.deepEqual(keptReasons(reasons, 8), reasons);
});

test("off turn, and without any ground, there is no reason to tell", () => {
  assert.deepEqual(withReason([], { ...choice(80), turnSeat: 0 }), []);
  const groundless = choice(80);
  groundless.reason.grounds = [];
  assert.deepEqual(withReason([], groundless), []);
});

test("a reason that names cards, rests on them or answers a private question is hidden", () => {
  assert.equal(withReason([], choice(9, undefined, "public", true))[0].hidden, true);
  assert.equal(withReason([], choice(9, [option("craft", "card")]))[0].hidden, true);
  assert.equal(withReason([], choice(9, [option("march")], "private"))[0].hidden, true);
});

test("during the game the best open reason is told, after it the best of all", () => {
  let reasons = withReason([], choice(80));
  reasons = withReason(reasons, choice(120, undefined, "private"));
  const told = (over, viewer) => reasonFor(reasons, 7, { over, viewer })?.grounds[0].margin;
  assert.equal(told(false, null), 80);
  assert.equal(told(false, 0), 80);
  assert.equal(told(false, 1), 120);
  assert.equal(told(true, null), 120);
  assert.equal(reasonFor(reasons.slice(1), 7, { over: false, viewer: 0 }), undefined);
});

test("every trait that bots look at has a word", () => {
  const source = new URL("../../src/", import.meta.url);
  const read = (name) => readFileSync(new URL(`../../www/${name}`, import.meta.url), "utf8");
  const shared = read("words/bots.ftl");
  const has = (key, words = shared) => words.includes(`\nground-${key} =`);
  const traits = (file) =>
    [...readFileSync(file, "utf8").matchAll(/Trait::(?:new|lasting)\("([\w-]+)"/g)].map(
      ([, key]) => key,
    );
  const missing = traits(new URL("bots/evaluate.rs", source)).filter((key) => !has(key));
  let own = 0;
  for (const folder of readdirSync(new URL("factions/", source), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const faction = folder.name.replaceAll("_", "-");
    const keys = traits(new URL(`factions/${folder.name}/tactics.rs`, source));
    own += keys.length;
    const words = shared + read(`factions/${faction}/words.ftl`);
    missing.push(...keys.filter((key) => !has(`${faction}-${key}`, words) && !has(key)));
  }
  assert.ok(own > 20);
  assert.deepEqual(missing, []);
});
