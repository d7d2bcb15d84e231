/**
 * What was kept on the device comes from outside: another version wrote it, a tool changed it, half of it got lost. It is
 * looked at member by member before anything is drawn with it.
 */

/**
 * @typedef {import("./storage.js").TableRecord} TableRecord
 * @typedef {{ id: string, kept: unknown }} Unreadable something in the store that is no table, and where it lies
 */

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isMoment = (/** @type {unknown} */ value) =>
  Number.isFinite(value) && !Number.isNaN(new Date(Number(value)).getTime());

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} setup @param {(faction: string) => boolean} isKnown */
function isSetup(setup, isKnown) {
  if (!isObject(setup) || !isText(setup.map) || !isText(setup.deck) || !isText(setup.seed)) {
    return false;
  }
  const { seats } = setup;
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 6) return false;
  return seats.every(
    (seat) =>
      isObject(seat) &&
      typeof seat.faction === "string" &&
      isKnown(seat.faction) &&
      (seat.name === undefined || isText(seat.name)),
  );
}

/**
 * A record with nothing in it that the page could stumble over, or nothing if it is no table. What may be missing is left
 * out where it makes no sense.
 * @param {unknown} kept
 * @param {(faction: string) => boolean} isKnown whether this version has a faction
 * @returns {TableRecord | null}
 */
export function readRecord(kept, isKnown) {
  if (!isObject(kept) || !isText(kept.id) || !isText(kept.text) || !isSetup(kept.setup, isKnown)) {
    return null;
  }
  const record = /** @type {any} */ (kept);
  const seats = record.setup.seats.length;
  const isSeat = (/** @type {unknown} */ value) => isCount(value) && Number(value) < seats;
  const list = (/** @type {unknown} */ value) => (Array.isArray(value) ? value : []);
  const winner = isSeat(record.winner) ? record.winner : null;
  const winners = list(record.winners).filter(isSeat);
  return {
    id: record.id,
    made: isMoment(record.made) ? record.made : 0,
    touched: isMoment(record.touched) ? record.touched : 0,
    setup: record.setup,
    text: record.text,
    link: isText(record.link) ? record.link : "",
    round: isCount(record.round) ? record.round : 0,
    scores: list(record.scores).map((score) => (isCount(score) ? score : 0)),
    winner,
    // What older versions have kept names one.
    winners: winner === null ? [] : winners.length ? winners : [winner],
    openHands: record.openHands === true,
    holder: isSeat(record.holder) ? record.holder : null,
    mine: isSeat(record.mine) ? record.mine : null,
    asked: isSeat(record.asked) ? record.asked : null,
    kinds: list(record.kinds),
    orders: list(record.orders).map((orders) =>
      isObject(orders) ? /** @type {any} */ (orders) : {},
    ),
    reasons: list(record.reasons).filter(isReason),
  };
}

/** @param {any} reason */
function isReason(reason) {
  return (
    isObject(reason) &&
    isCount(reason.turn) &&
    isCount(reason.seat) &&
    Array.isArray(reason.grounds) &&
    reason.grounds.every(
      (ground) => isObject(ground) && isText(ground.key) && Number.isFinite(ground.margin),
    ) &&
    Array.isArray(reason.options) &&
    reason.options.every(
      (option) =>
        isObject(option) &&
        isText(option.verb) &&
        Array.isArray(option.targets) &&
        option.targets.every(isObject),
    )
  );
}

/** The text under which something from the store is saved as a file: a table's own, else all there is. @param {unknown} kept */
export function fileOf(kept) {
  if (isObject(kept) && typeof kept.text === "string") return kept.text;
  try {
    return JSON.stringify(kept) ?? String(kept);
  } catch {
    return String(kept);
  }
}
