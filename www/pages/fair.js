/**
 * With which board figures a new table begins. What is written down - a link, a saved game, a position - has the figures of the
 * law texts where it says nothing else, so a new table says what it has instead.
 */

/**
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {import("../engine/contract.js").FigureFacts} FigureFacts
 * @typedef {import("../engine/contract.js").SeatValue} SeatValue
 * @typedef {Record<string, number[]>} Changed figures that differ from the law texts
 * @typedef {"fair" | "law"} FigureSet
 */

/** @type {FigureSet[]} */
export const SETS = ["fair", "law"];

/** The figures of a faction that a new table has otherwise than the law texts. @param {FigureFacts[]} list @returns {Changed} */
export function fairFigures(list) {
  return Object.fromEntries(list.flatMap(({ key, fair }) => (fair ? [[key, [...fair]]] : [])));
}

/** The same without figures that are those of the law texts. @param {FigureFacts[]} list @param {Changed} changed @returns {Changed} */
export function lawful(list, changed) {
  const law = new Map(list.map(({ key, values }) => [key, values.join()]));
  return Object.fromEntries(
    Object.entries(changed).filter(([key, values]) => values.join() !== law.get(key)),
  );
}

/** Whether two sets of figures differ. @param {Changed} one @param {Changed} other */
export function isChanged(one, other) {
  const told = (/** @type {Changed} */ figures) =>
    Object.entries(figures)
      .map(([key, values]) => `${key}=${values.join()}`)
      .sort()
      .join(";");
  return told(one) !== told(other);
}

/**
 * With what a faction sits down at a new table.
 * @param {Pick<Catalogue, "factions">} catalogue
 * @param {string} faction
 * @param {FigureSet} [set]
 * @returns {Changed}
 */
export function figuresOf({ factions }, faction, set = "fair") {
  return set === "fair"
    ? fairFigures(factions.find(({ key }) => key === faction)?.figures ?? [])
    : {};
}

/**
 * A seat of a new table.
 * @param {Pick<Catalogue, "factions">} catalogue
 * @param {string} faction
 * @param {FigureSet} [set]
 * @returns {SeatValue}
 */
export function newSeat(catalogue, faction, set) {
  return { faction, name: "", figures: figuresOf(catalogue, faction, set) };
}

/** The factions that have fair figures of their own. @param {Pick<Catalogue, "factions">} catalogue */
export function withFair({ factions }) {
  return factions.filter(({ figures }) => figures.some(({ fair }) => fair)).map(({ key }) => key);
}

/**
 * Which figures these seats or cards of a draft have: one of the two sets, or own ones. Where both are the same it is the one
 * that was wanted.
 * @param {Pick<Catalogue, "factions">} catalogue
 * @param {{ faction: string, figures?: Changed }[]} seats
 * @param {FigureSet} [wanted]
 * @returns {FigureSet | "own"}
 */
export function setOf(catalogue, seats, wanted = "fair") {
  const has = (/** @type {FigureSet} */ set) =>
    seats.every(
      ({ faction, figures }) => !isChanged(figures ?? {}, figuresOf(catalogue, faction, set)),
    );
  return [wanted, ...SETS].find(has) ?? "own";
}
