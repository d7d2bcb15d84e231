/** Who plays a seat: a person, or a bot of one of three strengths. */

/** @typedef {"person" | "wanderer" | "ranger" | "warlord"} SeatKind */

/** @type {SeatKind[]} */
export const KINDS = ["person", "wanderer", "ranger", "warlord"];

/** How long a bot thinks about a decision at most, in milliseconds. It stops earlier once it has tried enough. */
export const LIMITS = { wanderer: 300, ranger: 1000, warlord: 3000 };

/** How a game went for one person against bots, and how strong the strongest of them was. @typedef {{ won: boolean, kind: SeatKind }} Result */

/** So many lost games in a row say that the bots are too strong. */
const TOO_STRONG = 2;

/**
 * How strong the bots of the next game shall be, from the last results on this device, the latest last: a win asks for bots that
 * are stronger than those beaten, two losses in a row for weaker ones. A loss against stronger bots than these says nothing.
 * @param {readonly Result[]} results
 * @returns {SeatKind}
 */
export function nextOpponent(results) {
  const bots = KINDS.slice(1);
  let level = 0;
  let lost = 0;
  for (const { won, kind } of results) {
    const beaten = bots.indexOf(kind);
    if (won) {
      level = Math.max(level, Math.min(beaten + 1, bots.length - 1));
      lost = 0;
    } else if (beaten <= level && ++lost === TOO_STRONG) {
      level = Math.max(0, beaten - 1);
      lost = 0;
    }
  }
  return bots[level] ?? "wanderer";
}

/** The strongest of those who play. @param {readonly SeatKind[]} kinds @returns {SeatKind} */
export function strongest(kinds) {
  return kinds.reduce((a, b) => (KINDS.indexOf(b) > KINDS.indexOf(a) ? b : a), "person");
}

/**
 * The kinds as they were kept, one for each seat; where nothing was kept, people.
 * @param {readonly unknown[] | undefined} kept
 * @param {number} seats
 * @returns {SeatKind[]}
 */
export function kindsOf(kept, seats) {
  return Array.from(
    { length: seats },
    (_, i) => KINDS.find((kind) => kind === kept?.[i]) ?? "person",
  );
}

/** The seats that bots play. @param {SeatKind[]} kinds */
export function botSeats(kinds) {
  return kinds.flatMap((kind, i) => (kind === "person" ? [] : [i]));
}

/** The seat of the person, if there is exactly one. @param {SeatKind[]} kinds @returns {number | null} */
export function onlyPerson(kinds) {
  const people = kinds.flatMap((kind, i) => (kind === "person" ? [i] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
