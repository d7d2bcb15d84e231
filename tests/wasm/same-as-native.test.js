/**
 * The engine in the browser and the engine on the machine are the same: games recorded by one are replayed by the
 * other, and the tables are equal after every single choice.
 *
 * `cargo xtask test` sets THICKET, the command line of the engine; `cargo xtask long-run` also THICKET_GAMES, how many
 * games are replayed.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import engine from "./engine.js";

const GAMES = Number(process.env.THICKET_GAMES ?? 200);
/** Games that are recorded at a time: as many of each mix, and no more than fit into memory. */
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

test(`${GAMES} random games have equal tables after every choice`, () => {
  let replayed = 0;
  let choices = 0;
  while (replayed < GAMES) {
    for (const game of recorded(Math.min(BATCH, GAMES - replayed), replayed + 1)) {
      const seed = (replayed += 1);
      assert.equal(game.choices.length, game.hashes.length);
      const table = engine.Table.create(game.setup);
      for (const [at, choice] of game.choices.entries()) {
        table.choose(choice);
        assert.equal(table.hash(), game.hashes[at], `seed ${seed}, choice ${at}`);
      }
      choices += game.choices.length;
      assert.equal(
        table.decision() === null,
        game.over,
        `the game with seed ${seed} ends elsewhere`,
      );
      table.free();
    }
  }
  assert.ok(choices > 100 * GAMES, `only ${choices} choices`);
  console.log(`${replayed} games, ${choices} choices`);
});
