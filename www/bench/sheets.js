/** Results as tables for a spreadsheet: comma-separated values with a line of headings, the same as the command line's. */

/**
 * @typedef {import("../engine/contract.js").Comparison} Comparison
 * @typedef {import("../engine/contract.js").GameRecord} GameRecord
 * @typedef {import("../engine/contract.js").Report} Report
 * @typedef {import("../engine/contract.js").Share} Share
 */

/** @param {(string | number)[][]} lines */
function written(lines) {
  return lines.map((line) => `${line.join(",")}\n`).join("");
}

/** A line for each number of a report; shares have their interval and counts. @param {Report} report */
export function reportSheet(report) {
  /** @type {(string | number)[][]} */
  const lines = [["table", "of", "by", "value", "low", "high", "wins", "games"]];
  const number = (
    /** @type {string} */ table,
    /** @type {string | number} */ of,
    /** @type {string | number} */ by,
    /** @type {number} */ value,
  ) => lines.push([table, of, by, value, "", "", "", ""]);
  const share = (
    /** @type {string} */ table,
    /** @type {string | number} */ of,
    /** @type {string | number} */ by,
    /** @type {Share} */ one,
  ) => lines.push([table, of, by, one.share, one.low, one.high, one.wins, one.games]);
  number("games", "all", "", report.games);
  number("games", "by-dominance", "", report.by_dominance);
  number("games", "unfinished", "", report.unfinished);
  number("rounds", "median", "", report.median_rounds);
  number("rounds", "nine-tenths", "", report.long_rounds);
  number("choices", "mean", "", report.mean_choices);
  number("choices", "longest-turn", "", report.longest_turn);
  for (const [rounds, games] of Object.entries(report.lengths)) number("length", rounds, "", games);
  for (const [name, one] of Object.entries(report.players)) share("player", name, "", one);
  for (const [name, one] of Object.entries(report.factions)) share("faction", name, "", one);
  report.seats.forEach((one, i) => share("seat", i + 1, "", one));
  for (const [name, list] of Object.entries(report.factions_from)) {
    list.forEach((one, i) => share("faction-from-seat", name, i + 1, one));
  }
  for (const [name, by] of Object.entries(report.players_with)) {
    for (const [faction, one] of Object.entries(by)) share("player-with", name, faction, one);
  }
  for (const [name, by] of Object.entries(report.ahead)) {
    for (const [other, one] of Object.entries(by)) share("ahead", name, other, one);
  }
  for (const [name, points] of Object.entries(report.points)) number("points", name, "", points);
  for (const [name, curve] of Object.entries(report.curves)) {
    curve.forEach((points, i) => number("points-after-round", name, i + 1, points));
  }
  for (const [name, by] of Object.entries(report.sources)) {
    for (const [clause, points] of Object.entries(by)) number("points-from", name, clause, points);
  }
  for (const [name, one] of Object.entries(report.idle_turns)) share("idle-turns", name, "", one);
  for (const [name, walks] of Object.entries(report.drifts)) {
    number("walks-to-and-fro", name, "", walks);
  }
  for (const [clause, use] of Object.entries(report.uses)) {
    number("events", clause, "", use.events);
    number("choices-under", clause, "", use.choices);
  }
  for (const clause of report.never) number("never", clause, "", 0);
  return written(lines);
}

/** A line for each difference. @param {Comparison} comparison */
export function comparisonSheet({ first, second, wins, points, rounds }) {
  return written([
    ["table", "of", "first", "second", "difference", "low", "high"],
    ...Object.entries(wins).map(([name, by]) => [
      "wins",
      name,
      first.factions[name]?.share ?? 0,
      second.factions[name]?.share ?? 0,
      by.difference,
      by.low,
      by.high,
    ]),
    ...Object.entries(points).map(([name, by]) => [
      "points",
      name,
      first.points[name] ?? 0,
      second.points[name] ?? 0,
      by.difference,
      by.low,
      by.high,
    ]),
    [
      "rounds",
      "median",
      first.median_rounds,
      second.median_rounds,
      rounds.difference,
      rounds.low,
      rounds.high,
    ],
  ]);
}

/** Box scores: a line for each seat of each game. @param {GameRecord[]} records */
export function gamesSheet(records) {
  const longest = Math.max(0, ...records.map(({ by_round: rounds }) => rounds.length));
  const rounds = Array.from({ length: longest }, (_, i) => i);
  return written([
    [
      ...["game", "seed", "seat", "faction", "player", "won", "by-dominance", "points", "rounds"],
      ...rounds.map((i) => `round ${i + 1}`),
    ],
    ...records.flatMap((record) =>
      record.factions.map((faction, seat) => {
        const won = record.winners.includes(seat);
        return [
          record.game,
          record.seed,
          seat + 1,
          faction,
          record.players[seat] ?? "",
          won ? 1 : 0,
          won && record.by_dominance ? 1 : 0,
          record.points[seat] ?? 0,
          record.rounds,
          ...rounds.map((i) => record.by_round[i]?.[seat] ?? ""),
        ];
      }),
    ),
  ]);
}
