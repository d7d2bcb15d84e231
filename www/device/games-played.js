/** How often this person has played each faction on this device, and won. Wiped at a press; never sent anywhere. */

const PLACE = "thicket.played";
/** Of so many games it is known that they are counted. */
const KNOWN = 300;

/** @typedef {Record<string, { played: number, won: number }>} Played */

/** @returns {{ counted: string[], played: Played }} */
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
    return { counted, played };
  } catch {
    return { counted: [], played: {} };
  }
}

/** @param {{ counted: string[], played: Played }} kept */
function write(kept) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Not allowed to keep anything: then nothing is counted.
  }
}

/** Counts the game of a table, unless it is counted already. @param {string} table @param {string} faction @param {boolean} won */
export function countGame(table, faction, won) {
  const { counted, played } = read();
  if (counted.includes(table)) return;
  const before = played[faction] ?? { played: 0, won: 0 };
  const now = { played: before.played + 1, won: before.won + Number(won) };
  write({ counted: [...counted, table].slice(-KNOWN), played: { ...played, [faction]: now } });
}

/** What was counted, by faction. */
export function gamesHere() {
  return read().played;
}

/** Forgets it all; the game that is open is not counted again. @param {string} open its table */
export function forgetGames(open) {
  write({ counted: [open], played: {} });
}
