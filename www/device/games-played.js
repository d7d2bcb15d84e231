/**
 * How often this person has played each faction on this device, and won; and how the last games against bots went. Wiped at a
 * press; never sent anywhere.
 */

import { kindsOf } from "../bots/kinds.js";

const PLACE = "thicket.played";
/** Of so many games it is known that they are counted. */
const KNOWN = 300;
/** So many results say how strong somebody is. */
const LAST = 12;

/**
 * @typedef {import("../bots/kinds.js").Result} Result
 * @typedef {Record<string, { played: number, won: number }>} Played
 * @typedef {{ counted: string[], played: Played, last: Result[] }} Kept
 */

/** @returns {Kept} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    const counted = Array.isArray(kept?.counted) ? kept.counted.map(String) : [];
    /** @type {Played} */
    const played = {};
    for (const [key, value] of Object.entries(kept?.played ?? {})) {
      const { played: games, won } = /** @type {any} */ (value) ?? {};
      if (Number.isSafeInteger(games) && Number.isSafeInteger(won)) {
        played[key] = { played: games, won };
      }
    }
    const last = Array.isArray(kept?.last) ? kept.last.flatMap(resultOf) : [];
    return { counted, played, last };
  } catch {
    return { counted: [], played: {}, last: [] };
  }
}

/** A result as it was kept; none where it makes no sense. @param {any} kept @returns {Result[]} */
function resultOf(kept) {
  const [kind] = kindsOf([kept?.kind], 1);
  return kind && kind !== "person" ? [{ won: kept.won === true, kind }] : [];
}

/** @param {Kept} kept */
function write(kept) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Not allowed to keep anything: then nothing is counted.
  }
}

/**
 * Counts the game of a table, unless it is counted already.
 * @param {string} table
 * @param {string} faction
 * @param {Result} result
 */
export function countGame(table, faction, { won, kind }) {
  const { counted, played, last } = read();
  if (counted.includes(table)) return;
  const before = played[faction] ?? { played: 0, won: 0 };
  const now = { played: before.played + 1, won: before.won + Number(won) };
  write({
    counted: [...counted, table].slice(-KNOWN),
    played: { ...played, [faction]: now },
    last: [...last, { won, kind }].slice(-LAST),
  });
}

/** How the last games went, the latest last. */
export function lastResults() {
  return read().last;
}

/** What was counted, by faction. */
export function gamesHere() {
  return read().played;
}

/** Forgets it all; the game that is open is not counted again. @param {string} open its table */
export function forgetGames(open) {
  write({ counted: [open], played: {}, last: [] });
}
