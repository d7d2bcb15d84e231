/** The bench counts in the page what the command line counts in Rust: the same games, the same report, the same tables. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { comparisonSheet, gamesSheet, reportSheet } from "../../www/bench/sheets.js";
import { comparisonOf, reportOf } from "../../www/bench/tally.js";
import engine from "./engine.js";

const BRIEF = {
  map: "autumn",
  deck: "base",
  factions: ["noxious-battery", "blacktail-guild", "bone-patrol", "cirque-du-goat", "chameleander"],
  players: ["random", "greedy", "random"],
  figures: {},
  games: 24,
  seed: "18446744073709551600",
  max_rounds: 25,
};
const FIGURES = { "noxious-battery": { bore_vp: [1, 1, 1] } };

/** What `thicket study` says of the same brief. */
function told(...more) {
  // A brief that says nothing of figures has those of the law texts, a command those of a new table.
  const options = ["study", "--json", "--figures", "law"];
  options.push("--policy", BRIEF.players.join(), "--seats");
  const numbers = ["--games", BRIEF.games, "--seed", BRIEF.seed, "--max-rounds", BRIEF.max_rounds];
  const all = [...options, BRIEF.factions.join(), ...numbers.map(String), ...more];
  return JSON.parse(execFileSync(process.env.THICKET, all, { encoding: "utf8" }));
}

/** The records of a way to play, in any order. */
function play(study, way) {
  const order = Array.from({ length: BRIEF.games }, (_, i) => (i * 7) % BRIEF.games);
  return order.map((game) => study.play(way, game));
}

/** Numbers that were added up in another order differ in their last digits. */
function near(actual, expected, at = "") {
  if (typeof expected === "number") {
    assert.ok(
      Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected)),
      `${at}: ${actual}, not ${expected}`,
    );
  } else if (expected && typeof expected === "object") {
    assert.deepEqual(Object.keys(actual), Object.keys(expected), at);
    for (const [key, value] of Object.entries(expected)) near(actual[key], value, `${at}.${key}`);
  } else assert.equal(actual, expected, at);
}

/** A table as numbers and texts. */
function cells(sheet) {
  return sheet
    .trimEnd()
    .split("\n")
    .map((line) => line.split(",").map((cell) => (cell && !isNaN(cell) ? Number(cell) : cell)));
}

test("the page comes to the report of the command line, and to its tables", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "thicket-study-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const [csv, games] = ["report.csv", "games.csv"].map((name) => join(folder, name));
  const { report } = told("--csv", csv, "--games-csv", games);
  const study = engine.Study.create(BRIEF, null);
  const records = play(study, 0);
  const counted = reportOf(records, study.watched());
  assert.equal(counted.games, BRIEF.games);
  near(counted, report);
  near(cells(reportSheet(counted)), cells(readFileSync(csv, "utf8")));
  const inOrder = [...records].sort((a, b) => a.game - b.game);
  // The seed is larger than a JavaScript number; as text it is the same.
  assert.equal(gamesSheet(inOrder), readFileSync(games, "utf8"));
});

test("a comparison of two sets of figures is the command line's", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "thicket-study-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const csv = join(folder, "comparison.csv");
  const against = "noxious-battery.bore_vp=1,1,1";
  const { comparison } = told("--against", against, "--csv", csv);
  const study = engine.Study.create(BRIEF, FIGURES);
  const counted = comparisonOf(play(study, 0), play(study, 1), study.watched());
  near(counted, comparison);
  near(cells(comparisonSheet(counted)), cells(readFileSync(csv, "utf8")));
});

test("a game of a study opens as a table with its end", () => {
  const study = engine.Study.create(BRIEF, null);
  for (const game of [0, 5]) {
    const record = study.play(0, game);
    const table = engine.Table.open(study.link(0, game, record.choices));
    const view = table.view(null);
    assert.deepEqual(
      view.seats.map((seat) => seat.faction),
      record.factions,
    );
    assert.deepEqual(view.over?.winners ?? [], record.winners);
    assert.equal(table.setup().seed, record.seed);
    table.free();
  }
});

test("a brief that makes no sense is refused", () => {
  const refused = (brief, code, against = null) =>
    assert.throws(
      () => engine.Study.create({ ...BRIEF, ...brief }, against),
      (error) => error.code === code && error.message.length > 8,
    );
  refused({ map: "mars" }, "bad-brief");
  refused({ factions: ["noxious-battery"] }, "bad-brief");
  refused({ players: [] }, "bad-brief");
  refused({ players: ["general", "random"] }, "bad-brief");
  refused({ seed: "x" }, "bad-brief");
  refused({ figures: { "noxious-battery": { no_such: [1] } } }, "bad-brief");
  refused({}, "bad-brief", { nobody: {} });
  refused({ games: "many" }, "bad-value");
  const study = engine.Study.create(BRIEF, null);
  assert.throws(() => study.play(1, 0), { code: "no-such-way" });
  assert.throws(() => study.play(0, -1), { code: "bad-value" });
  assert.throws(() => study.link(0, 0, [250]), { code: "no-such-option" });
});
