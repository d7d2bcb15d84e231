/**
 * Measures one build of the engine for the browser beside another, in Node: `node benches/beside.js BEFORE NOW`.
 *
 * Each argument is a folder with `thicket.js` and `thicket_bg.wasm`, as `cargo xtask build --fast` leaves it in
 * `target/fast-engine`; builds from before there were two engines leave it in `www/pkg`. Both play the same random games of
 * factions that every build has, in turns of a few hundredths of a second, so that other work on the machine slows both;
 * before that each plays until what is hot is compiled for good. Prints how many decisions a second both make, and the
 * share: the median of all turns.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const FACTIONS = ["noxious-battery", "blacktail-guild", "bone-patrol", "cirque-du-goat"];

/** Games that are played before anything is measured: some seconds. */
const WARMING = 3000;

/** Turns that each build gets. */
const TURNS = 160;

/** Games in one turn, by number of seats. */
const GAMES = { 2: 100, 4: 40 };

/** The engine of a folder. */
async function engineIn(folder) {
  const engine = await import(pathToFileURL(resolve(folder, "thicket.js")).href);
  engine.initSync({ module: readFileSync(join(folder, "thicket_bg.wasm")) });
  return engine;
}

/** Decisions a second over these games. */
function speed(engine, setup, games) {
  const start = performance.now();
  return (engine.playouts(setup, games) * 1000) / (performance.now() - start);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const folders = process.argv.slice(2);
if (folders.length !== 2) {
  console.error("node benches/beside.js BEFORE NOW: two folders with a built engine");
  process.exit(2);
}
const engines = await Promise.all(folders.map(engineIn));
for (const [seats, games] of Object.entries(GAMES)) {
  const at = (seed) => ({
    map: "autumn",
    deck: "base",
    seed: String(seed),
    seats: FACTIONS.slice(0, Number(seats)).map((faction) => ({ faction })),
  });
  for (const engine of engines) engine.playouts(at(0), WARMING);
  const speeds = engines.map(() => []);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order) speeds[which].push(speed(engines[which], at(turn), games));
  }
  const [before, now] = speeds.map((all) => Math.round(median(all) / 1000));
  const share = median(speeds[1].map((fast, turn) => fast / speeds[0][turn]));
  console.log(
    `${seats} seats: ${before} and ${now} thousand decisions a second, share ${share.toFixed(3)}`,
  );
}
