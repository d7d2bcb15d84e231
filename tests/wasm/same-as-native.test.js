/**
 * The engine in the browser and the engine on the machine are the same: games recorded by one are replayed by the
 * other, and the tables are equal after every single choice.
 *
 * `cargo xtask test` sets THICKET, the command line of the engine.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import engine from "./engine.js";

const GAMES = 200;

/** A game as `thicket record` writes it: what was chosen, and the hash of the table after each choice. */
function recorded() {
  const options = ["record", "--games", String(GAMES), "--seed", "1"];
  const lines = execFileSync(process.env.THICKET, options, {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  return lines.trim().split("\n").map(JSON.parse);
}

test(`${GAMES} random games have equal tables after every choice`, () => {
  const games = recorded();
  assert.equal(games.length, GAMES);
  let choices = 0;
  for (const [number, game] of games.entries()) {
    assert.equal(game.choices.length, game.hashes.length);
    const table = engine.Table.create(game.setup);
    for (const [at, choice] of game.choices.entries()) {
      table.choose(choice);
      assert.equal(table.hash(), game.hashes[at], `game ${number}, choice ${at}`);
    }
    choices += game.choices.length;
    assert.equal(table.decision() === null, game.over, `game ${number} ends elsewhere`);
    table.free();
  }
  assert.ok(choices > 100 * GAMES, `only ${choices} choices`);
});
