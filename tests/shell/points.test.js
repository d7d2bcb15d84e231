/** Points that come and go: in the sentence about a turn, in the bubble under a seat; and who is told to have won. */

import "./words-for-modules.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord } from "../../www/device/records.js";
import { state } from "../../www/state.js";
import { lastChanged, lastChanges, pointsOf } from "../../www/table/changes-of-points.js";
import { read } from "./catalogues.js";

const { captionOf } = await import("../../www/parts/captions.js");
const { startMessages, t } = await import("../../www/words/messages.js");
const { entryText } = await import("../../www/words/naming.js");

const SPANISH = {
  language: "es",
  words: ["base", "shell", "cards", "bots"].map((name) => read(`words/es/${name}.ftl`)),
};
const ENGLISH = { language: "en", words: [] };
const say = (which) => startMessages({ pseudo: false, ...which });

const entry = (index, commit, kind, seat, points, clause = "LAW-4a") => ({
  index,
  commit,
  kind,
  seat,
  clause,
  values: { points, total: 9 },
  types: {},
});

const TURN = [
  entry(0, 4, "turn", 1, 0),
  entry(1, 4, "scored", 1, 3),
  entry(2, 5, "lost-points", 1, 2),
  entry(3, 5, "lost-points", 0, 5),
];

test("the sentence about a turn tells the points that were lost in it", () => {
  say(ENGLISH);
  assert.match(captionOf(TURN, 1), /3 points.*2 points lost/);
  const one = [TURN[0], entry(1, 4, "lost-points", 1, 1)];
  assert.equal(captionOf(one, 1), "1 point lost");
  say(SPANISH);
  assert.match(captionOf(TURN, 1), /3 puntos.*2 puntos perdidos/);
  assert.equal(captionOf(one, 1), "1 punto perdido");
});

test("under a seat stands what the last choice brought it and what it took", () => {
  const log = [...TURN, entry(4, 5, "scored", 0, 1), entry(5, 5, "phase", 1, 0)];
  assert.deepEqual(lastChanged(log), [1, 0]);
  assert.deepEqual(lastChanges(log, 1).map(pointsOf), [-2], "what came before is told no more");
  assert.deepEqual(lastChanges(log, 0).map(pointsOf), [-5, 1]);
  assert.deepEqual(lastChanges(log, 2), []);
  assert.deepEqual(lastChanges([], 0), []);
  const loss = (which) => {
    say(which);
    state.table = { setup: { seats: [{ faction: "duchy" }, { faction: "vagabond" }] } };
    return entryText(TURN[2]);
  };
  assert.match(loss(ENGLISH), /loses 2 points/);
  assert.match(loss(SPANISH), /pierde 2 puntos/);
  state.table = null;
});

test("a seat's chip says with whom it has formed a coalition", () => {
  const about = { seat: "Vagabond", score: 12, hand: 2, turn: "no", asked: "no", kind: "person" };
  const chip = (partner) => t("seat-chip", { ...about, partner });
  say(ENGLISH);
  assert.equal(chip("none"), "Vagabond: 12 points, 2 cards");
  assert.match(chip("Corvid Conspiracy"), /, in a coalition with Corvid Conspiracy$/);
  say(SPANISH);
  assert.match(chip("Córvidos"), /, en coalición con Córvidos$/);
});

test("a kept table names all who have won, and one of an older version the one it knows", () => {
  const kept = {
    id: "a",
    text: "{}",
    setup: {
      map: "autumn",
      deck: "standard",
      seed: "1",
      seats: ["vagabond", "corvids", "eyrie"].map((faction) => ({ faction })),
    },
  };
  const winners = (more) => readRecord({ ...kept, ...more }, () => true).winners;
  assert.deepEqual(winners({ winner: 1, winners: [0, 1] }), [0, 1]);
  assert.deepEqual(winners({ winner: 1 }), [1]);
  assert.deepEqual(winners({ winner: 1, winners: [7, "x"] }), [1]);
  assert.deepEqual(winners({ winner: null, winners: [0] }), []);
  say(ENGLISH);
  assert.equal(t("table-over", { seat: "Eyrie", count: 1 }), "Eyrie won");
  assert.equal(t("table-over", { seat: "A and B", count: 2 }), "A and B won together");
  say(SPANISH);
  assert.equal(t("table-over", { seat: "A y B", count: 2 }), "Han ganado en coalición A y B");
});
