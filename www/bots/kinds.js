/** Who plays a seat: a person, or a bot of one of three strengths. */

/** @typedef {"person" | "wanderer" | "ranger" | "warlord"} SeatKind */

/** @type {SeatKind[]} */
export const KINDS = ["person", "wanderer", "ranger", "warlord"];

/** How long a bot thinks about a decision at most, in milliseconds. It stops earlier once it has tried enough. */
export const LIMITS = { wanderer: 300, ranger: 1000, warlord: 3000 };

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
