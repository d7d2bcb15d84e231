/** The plan of the set-up page: who sits where, with which faction, and who plays it. */

import { kindsOf } from "../bots/kinds.js";
import { change, state as live } from "../state.js";
import { figuresOf, newSeat } from "./fair.js";

/**
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 * @typedef {SetupValue["seats"][number]} Sitting
 * @typedef {import("../bots/kinds.js").SeatKind} SeatKind
 */

/** How many can sit at a table. */
export const SEATS = { least: 2, most: 6 };

/** @param {Partial<SetupValue>} patch */
export function plan(patch) {
  if (live.plan) change({ plan: { ...live.plan, ...patch } });
}

/** @returns {Sitting[]} */
const seats = () => live.plan?.seats ?? [];

/** Who plays the seats now. @returns {SeatKind[]} */
const kinds = () => kindsOf(live.planKinds, seats().length);

/** @param {number} i @param {Partial<Sitting>} patch */
export function changeSeat(i, patch) {
  plan({ seats: seats().map((one, n) => (n === i ? { ...one, ...patch } : one)) });
}

/** @param {number} i @param {SeatKind} kind */
export function changeKind(i, kind) {
  change({ planKinds: kinds().map((one, n) => (n === i ? kind : one)) });
}

/**
 * Gives a seat a faction; whoever had it takes what this seat had.
 * @param {number} i
 * @param {string} faction
 * @param {{ second?: boolean }} [how] second: beside the seat that has it
 */
export function changeFaction(i, faction, { second = false } = {}) {
  const next = seats().map((one) => ({ ...one }));
  const before = next[i]?.faction ?? faction;
  const other = second ? -1 : next.findIndex((one, n) => n !== i && one.faction === faction);
  const figures = (/** @type {string} */ key) => figuresOf(live.catalogue, key, live.planFigures);
  if (other >= 0) next[other] = { ...next[other], faction: before, figures: figures(before) };
  next[i] = { ...next[i], faction, figures: figures(faction) };
  plan({ seats: next });
}

/** Somebody joins, as the last one: a bot of the same strength, or one more person. */
export function addSeat() {
  const free = live.catalogue.factions.find(
    ({ key }) => !seats().some(({ faction }) => faction === key),
  );
  if (!free || seats().length >= SEATS.most) return;
  change({ planKinds: [...kinds(), kinds().at(-1) ?? "person"] });
  plan({ seats: [...seats(), newSeat(live.catalogue, free.key, live.planFigures)] });
}

/** @param {number} i */
export function removeSeat(i) {
  if (seats().length <= SEATS.least) return;
  change({ planKinds: kinds().filter((_, n) => n !== i) });
  plan({ seats: seats().filter((_, n) => n !== i) });
}

/** Seats everybody anew, each with their faction and whoever plays it. */
export function shuffleSeats() {
  const sitting = seats().map((seat, i) => ({ seat, kind: kinds()[i] ?? "person" }));
  for (let last = sitting.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    const [a, b] = [sitting[last], sitting[other]];
    if (a && b) [sitting[last], sitting[other]] = [b, a];
  }
  change({ planKinds: sitting.map(({ kind }) => kind) });
  plan({ seats: sitting.map(({ seat }) => seat) });
}
