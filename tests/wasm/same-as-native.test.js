/**
 * The engines in the browser, that of the page and the fast one of its workers, and the engine on the machine are the
 * same: games recorded by one are replayed by the others, and the tables are equal after every single choice.
 *
 * `cargo xtask test` sets THICKET, the command line of the engine, and FAST_ENGINE, the folder of the fast one;
 * `cargo xtask long-run` also THICKET_GAMES, how many games are replayed.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { engineFrom } from "./engine.js";

const ENGINES = [
  ["of the page", await engineFrom()],
  ["of the workers", await engineFrom(process.env.FAST_ENGINE)],
];
const GAMES = Number(process.env.THICKET_GAMES ?? 200);
/** Games that are recorded at a time: no more than fit into memory. */
const BATCH = 260;

/** Games as `thicket record` writes them: what was chosen, and the hash of the table after each choice. */
function recorded(games, seed) {
  const options = ["record", "--games", String(games), "--seed", String(seed)];
  const lines = execFileSync(process.env.THICKET, options, {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  return lines.trim().split("\n").map(JSON.parse);
}

/** Plays a recorded game and compares its tables. */
function replay(engine, game, name) {
  assert.equal(game.choices.length, game.hashes.length);
  const table = engine.Table.create(game.setup);
  for (const [at, choice] of game.choices.entries()) {
    table.choose(choice);
    assert.equal(table.hash(), game.hashes[at], `${name}, choice ${at}`);
  }
  assert.equal(table.decision() === null, game.over, `${name} ends elsewhere`);
  table.free();
}

/** Everything that was played with, against everything there is: 200 games meet all of it. */
function assertWhole(setups) {
  const { factions, maps, decks } = ENGINES[0][1].catalogue();
  const keys = (list) => list.map(({ key }) => key).toSorted();
  const met = (of) => [...new Set(setups.flatMap(of))].toSorted();
  const seated = met(({ seats }) => seats.map(({ faction }) => faction));
  assert.deepEqual(seated, keys(factions));
  assert.deepEqual(
    met(({ map }) => map),
    keys(maps),
  );
  assert.deepEqual(
    met(({ deck }) => deck),
    keys(decks),
  );
}

test(`${GAMES} random games have equal tables after every choice`, () => {
  let replayed = 0;
  let choices = 0;
  const setups = [];
  while (replayed < GAMES) {
    for (const game of recorded(Math.min(BATCH, GAMES - replayed), replayed + 1)) {
      replayed += 1;
      for (const [which, engine] of ENGINES) {
        replay(engine, game, `the engine ${which}, seed ${replayed}`);
      }
      choices += game.choices.length;
      setups.push(game.setup);
    }
  }
  assert.ok(choices > 100 * GAMES, `only ${choices} choices`);
  if (GAMES >= 200) assertWhole(setups);
  console.log(`${replayed} games, ${choices} choices`);
});
