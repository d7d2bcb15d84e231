/** From which landmarks a new table deals if nobody says otherwise. */

/** @typedef {import("../engine/contract.js").Catalogue} Catalogue */

/** What is not recommended for two players. */
const NOT_FOR_TWO = "elder-treetop";

/**
 * The landmarks from which are dealt if nobody says otherwise: all that the map does not bring itself.
 * @param {Pick<Catalogue, "landmarks" | "maps">} catalogue
 * @param {string} map
 * @param {number} seats
 */
export function usualLandmarks({ landmarks, maps }, map, seats) {
  const own = maps.find(({ key }) => key === map)?.landmarks ?? [];
  return landmarks
    .map(({ key }) => key)
    .filter((key) => !own.some((one) => one.key === key && seats >= one.seats))
    .filter((key) => seats > 2 || key !== NOT_FOR_TWO);
}
