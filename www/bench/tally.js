/**
 * Counts the games of a study. The command line counts the same in Rust; a test holds the two together. It is done here
 * because there it would be compiled for speed, which makes it twenty times as large.
 */

/**
 * @typedef {import("../engine/contract.js").GameRecord} GameRecord
 * @typedef {import("../engine/contract.js").Report} Report
 * @typedef {import("../engine/contract.js").Share} Share
 * @typedef {import("../engine/contract.js").Difference} Difference
 * @typedef {import("../engine/contract.js").Comparison} Comparison
 * @typedef {{ wins: number, games: number }} Wins
 */

/** Standard deviations on each side of a 95 % interval. */
const Z = 1.96;
/** Rounds of which points are reported. */
const CURVE = 20;

/** The share of wins, with Wilson's interval. @param {Wins} counted @returns {Share} */
export function shareOf({ wins, games }) {
  if (!games) return { wins, games, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const middle = share + (Z * Z) / (2 * games);
  const reach = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  const low = Math.max(0, (middle - reach) / scale);
  return { wins, games, share, low, high: Math.min(1, (middle + reach) / scale) };
}

/** @param {number} difference @param {number} reach @returns {Difference} */
function around(difference, reach) {
  return { difference, low: difference - reach, high: difference + reach };
}

/** The mean of differences. @param {number[]} list */
function meanOf(list) {
  const n = Math.max(1, list.length);
  const mean = list.reduce((sum, one) => sum + one, 0) / n;
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return around(mean, Z * Math.sqrt(squares / Math.max(1, n - 1) / n));
}

/**
 * An object with its keys in order, made of a list of pairs.
 * @template T
 * @param {Iterable<[string, T]>} pairs
 * @returns {Record<string, T>}
 */
function ordered(pairs) {
  return Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {Map<string, Wins>} map @param {string} key @param {boolean} won */
function count(map, key, won) {
  const now = map.get(key) ?? { wins: 0, games: 0 };
  map.set(key, { wins: now.wins + (won ? 1 : 0), games: now.games + 1 });
}

/** @param {Map<string, number>} map @param {string} key @param {number} more */
function add(map, key, more) {
  map.set(key, (map.get(key) ?? 0) + more);
}

/** @param {Map<string, Wins>} map */
function shares(map) {
  return ordered([...map].map(([key, wins]) => [key, shareOf(wins)]));
}

/** Shares by two keys, of a map whose keys are both with a bar between. @param {Map<string, Wins>} map */
function sharesByTwo(map) {
  /** @type {Map<string, Map<string, Wins>>} */
  const found = new Map();
  for (const [key, wins] of map) {
    const [one = "", other = ""] = key.split("|");
    const inner = found.get(one) ?? new Map();
    found.set(one, inner.set(other, wins));
  }
  return ordered([...found].map(([key, inner]) => [key, shares(inner)]));
}

/**
 * What games came to.
 * @param {GameRecord[]} records
 * @param {string[]} watched clauses that should leave a trace
 * @returns {Report}
 */
export function reportOf(records, watched) {
  const players = new Map();
  const factions = new Map();
  const seats = new Map();
  const places = new Map();
  const both = new Map();
  const ahead = new Map();
  const lengths = new Map();
  const idle = new Map();
  /** @type {Map<string, number>} */
  const drifts = new Map();
  const turns = new Map();
  const points = new Map();
  /** @type {Map<string, number[]>} */
  const curves = new Map();
  /** @type {Map<string, Map<string, number>>} */
  const sources = new Map();
  const events = new Map();
  const choices = new Map();
  for (const record of records) {
    const { players: names, winners } = record;
    add(lengths, String(record.rounds), 1);
    for (const name of new Set(names)) {
      count(
        players,
        name,
        winners.some((seat) => names[seat] === name),
      );
    }
    record.factions.forEach((faction, seat) => {
      const won = winners.includes(seat);
      const scored = record.points[seat] ?? 0;
      count(factions, faction, won);
      count(seats, String(seat), won);
      count(places, `${faction}|${seat}`, won);
      count(both, `${record.players[seat]}|${faction}`, won);
      record.factions.forEach((other, at) => {
        if (at === seat) return;
        const leads = won || scored > (record.points[at] ?? 0);
        count(ahead, `${faction}|${other}`, leads && !winners.includes(at));
      });
      add(points, faction, scored);
      add(turns, faction, record.turns[seat] ?? 0);
      add(idle, faction, record.idle_turns[seat] ?? 0);
      add(drifts, faction, record.drifts[seat] ?? 0);
      const curve = curves.get(faction) ?? Array(CURVE).fill(0);
      curves.set(
        faction,
        curve.map((sum, i) => sum + ((record.by_round[i] ?? record.by_round.at(-1))?.[seat] ?? 0)),
      );
      const from = sources.get(faction) ?? new Map();
      sources.set(faction, from);
      for (const [clause, more] of Object.entries(record.sources[seat] ?? {})) {
        add(from, clause, more);
      }
    });
    for (const [clause, more] of Object.entries(record.events)) add(events, clause, more);
    for (const [clause, more] of Object.entries(record.decided)) add(choices, clause, more);
  }
  const games = records.length;
  const played = (/** @type {string} */ faction) => factions.get(faction)?.games ?? 1;
  const byRounds = [...lengths]
    .map(([rounds, n]) => [Number(rounds), n])
    .sort((a, b) => a[0] - b[0]);
  const longest = Math.min(CURVE, Math.max(1, byRounds.at(-1)?.[0] ?? 0));
  const used = new Set([...events.keys(), ...choices.keys()]);
  const leftTrace = (/** @type {string} */ clause) =>
    [...used].some((one) => one === clause || one.startsWith(`${clause}.`));
  const sum = (/** @type {(record: GameRecord) => number} */ part) =>
    records.reduce((so, record) => so + part(record), 0);
  return {
    games,
    by_dominance: sum((record) => (record.by_dominance ? 1 : 0)),
    unfinished: sum((record) => (record.winners.length ? 0 : 1)),
    median_rounds: roundsOf(byRounds, Math.floor((games * 5) / 10)),
    long_rounds: roundsOf(byRounds, Math.floor((games * 9) / 10)),
    lengths: Object.fromEntries(byRounds),
    mean_choices: sum((record) => record.choices.length) / Math.max(1, games),
    longest_turn: Math.max(0, ...records.map((record) => record.longest_turn)),
    players: shares(players),
    factions: shares(factions),
    seats: Object.values(shares(seats)),
    factions_from: ordered(
      [...factions.keys()].map((faction) => [
        faction,
        [...seats.keys()]
          .sort()
          .map((seat) => shareOf(places.get(`${faction}|${seat}`) ?? { wins: 0, games: 0 })),
      ]),
    ),
    players_with: sharesByTwo(both),
    ahead: sharesByTwo(ahead),
    points: ordered([...points].map(([faction, all]) => [faction, all / played(faction)])),
    curves: ordered(
      [...curves].map(([faction, curve]) => [
        faction,
        curve.slice(0, longest).map((all) => all / played(faction)),
      ]),
    ),
    sources: ordered(
      [...sources].map(([faction, from]) => [
        faction,
        ordered([...from].map(([clause, all]) => [clause, all / played(faction)])),
      ]),
    ),
    idle_turns: ordered(
      [...turns].map(([faction, all]) => [
        faction,
        shareOf({ wins: idle.get(faction) ?? 0, games: all }),
      ]),
    ),
    drifts: ordered([...drifts]),
    uses: ordered(
      [...used].map((clause) => [
        clause,
        { events: events.get(clause) ?? 0, choices: choices.get(clause) ?? 0 },
      ]),
    ),
    never: watched.filter((clause) => !leftTrace(clause)),
  };
}

/** How many rounds the game had that has so many shorter ones before it. @param {number[][]} lengths @param {number} before */
function roundsOf(lengths, before) {
  let left = before;
  for (const [rounds = 0, games = 0] of lengths) {
    if (left < games) return rounds;
    left -= games;
  }
  return 0;
}

/**
 * What a second way to play changes, over the games that were played both ways.
 * @param {GameRecord[]} first
 * @param {GameRecord[]} second
 * @param {string[]} watched
 * @returns {Comparison}
 */
export function comparisonOf(first, second, watched) {
  const others = new Map(second.map((record) => [record.game, record]));
  const pairs = first.flatMap((one) => {
    const other = others.get(one.game);
    return other ? [{ one, other }] : [];
  });
  /** @type {Map<string, { won: number[], points: number[] }>} */
  const by = new Map();
  for (const { one, other } of pairs) {
    one.factions.forEach((faction, seat) => {
      const so = by.get(faction) ?? { won: [], points: [] };
      by.set(faction, so);
      const won = (/** @type {GameRecord} */ { winners }) => Number(winners.includes(seat));
      so.won.push(won(other) - won(one));
      so.points.push((other.points[seat] ?? 0) - (one.points[seat] ?? 0));
    });
  }
  const wins = (/** @type {number[]} */ list) => {
    const n = Math.max(1, list.length);
    const changed = list.filter((one) => one !== 0).length / n;
    const difference = list.reduce((sum, one) => sum + one, 0) / n;
    return around(difference, Z * Math.sqrt(Math.max(0, changed - difference ** 2) / n));
  };
  return {
    games: pairs.length,
    first: reportOf(
      pairs.map(({ one }) => one),
      watched,
    ),
    second: reportOf(
      pairs.map(({ other }) => other),
      watched,
    ),
    wins: ordered([...by].map(([faction, { won }]) => [faction, wins(won)])),
    points: ordered([...by].map(([faction, so]) => [faction, meanOf(so.points)])),
    rounds: meanOf(pairs.map(({ one, other }) => other.rounds - one.rounds)),
  };
}
