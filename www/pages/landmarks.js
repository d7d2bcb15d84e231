/** Which landmarks a new table has: how many are dealt, from which, and whether the map's own stay out. */

import { h } from "../toolkit/dom.js";
import { t } from "../words/messages.js";
import { usualLandmarks } from "./usual-landmarks.js";

/**
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {import("../engine/contract.js").SetupValue} SetupValue
 */

/** How many landmarks a table deals at most. */
const MOST = 2;

/**
 * @param {Catalogue} catalogue
 * @param {SetupValue} now
 * @param {(patch: Partial<SetupValue>) => void} set
 */
export function landmarkFields(catalogue, now, set) {
  const deal = now.deal ?? 0;
  const chosen = new Set(now.landmarks);
  const usual = () => usualLandmarks(catalogue, now.map, now.seats.length);
  const own = catalogue.maps.find(({ key }) => key === now.map)?.landmarks ?? [];
  const spare = own.filter(({ clearing }) => clearing !== null);
  const seats = now.seats.length;
  const here = own.filter((one) => one.clearing === null && seats >= one.seats);
  const free = catalogue.landmarks.filter(({ key }) => !here.some((one) => one.key === key));
  return [
    h(
      "div",
      { class: "field" },
      h("label", { for: "pick-landmarks" }, t("landmarks")),
      h(
        "select",
        {
          id: "pick-landmarks",
          value: String(deal),
          onchange: (/** @type {Event} */ event) => {
            const count = Number(/** @type {HTMLSelectElement} */ (event.target).value);
            const among = now.landmarks?.length ? now.landmarks : usual();
            set({ landmarks: count ? among : [], deal: count });
          },
        },
        Array.from({ length: MOST + 1 }, (_, count) =>
          h("option", { value: String(count) }, t("landmarks-dealt", { count })),
        ),
      ),
    ),
    deal
      ? h(
          "details",
          { class: "landmarks" },
          h("summary", null, t("landmarks-among", { count: chosen.size })),
          free.map(({ key }) =>
            h(
              "label",
              { class: "switch", key: `landmark-${key}` },
              h("input", {
                type: "checkbox",
                "data-landmark": key,
                checked: chosen.has(key),
                onchange: () => set({ landmarks: toggled(catalogue, chosen, key) }),
              }),
              h("span", null, t(`landmark-${key}`), h("small", null, t(`landmark-text-${key}`))),
            ),
          ),
        )
      : null,
    spare.map(({ key }) =>
      h(
        "label",
        { class: "switch", key: `own-${key}` },
        h("input", {
          type: "checkbox",
          id: "own-landmark",
          checked: !now.without_own,
          onchange: () => set({ without_own: !now.without_own }),
        }),
        h("span", null, t("landmark-own", { landmark: t(`landmark-${key}`) })),
      ),
    ),
  ];
}

/**
 * The chosen landmarks with one more or less, in the order of the catalogue.
 * @param {Pick<Catalogue, "landmarks">} catalogue
 * @param {Set<string>} chosen
 * @param {string} key
 */
function toggled({ landmarks }, chosen, key) {
  return landmarks
    .map((landmark) => landmark.key)
    .filter((one) => (one === key ? !chosen.has(one) : chosen.has(one)));
}
