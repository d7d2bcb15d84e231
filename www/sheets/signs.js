/** What the signs of the map, the buttons and the cards mean. */

import { h } from "../dom.js";
import { kindMark, pieceMark, sealMark, suitMark } from "../icons.js";
import { t } from "../messages.js";
import { factionName, pieceName } from "../words.js";

/** @typedef {import("../dom.js").Child} Child */

/** @param {string} title @param {[Child, string][]} rows */
function part(title, rows) {
  return [
    h("h3", null, title),
    h(
      "ul",
      { class: "pieces signs" },
      rows.map(([mark, text]) => h("li", null, mark, h("span", null, text))),
    ),
  ];
}

/** @param {string[]} keys @param {(key: string) => Child} mark @param {string} words */
function list(keys, mark, words) {
  return keys.map((key) => /** @type {[Child, string]} */ ([mark(key), t(`${words}-${key}`)]));
}

/** @param {import("../state.js").State} state */
export function signsSheet(state) {
  const factions = (state.shown?.view.seats ?? []).flatMap(
    ({ faction }) => state.catalogue.factions.find(({ key }) => key === faction) ?? [],
  );
  return {
    title: t("signs"),
    body: [
      ...part(t("signs-suits"), list(["fox", "rabbit", "mouse", "bird"], suitMark, "suit")),
      h("h3", null, t("map")),
      // Nothing here can be pressed; the focus needs a place from where keys scroll.
      h("p", { tabindex: "0" }, t("signs-map")),
      ...part(t("signs-seals"), list(["roll", "draw", "reveal", "seat"], sealMark, "seal")),
      ...part(
        t("signs-cards"),
        list(["persistent", "immediate", "ambush", "dominance"], kindMark, "card-kind"),
      ),
      factions.map(({ key, pieces }) =>
        part(
          factionName(key),
          pieces.map((piece) => [pieceMark(key, piece.key), pieceName(key, piece.key)]),
        ),
      ),
    ],
  };
}
