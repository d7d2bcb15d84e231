/** What the signs of the map, the buttons and the cards mean. */

import { h } from "../toolkit/dom.js";
import { kindMark, pieceMark, sealMark, suitMark } from "../toolkit/icons.js";
import { drawSign, signKeys } from "../map/legend.js";
import { t } from "../words/messages.js";
import { themeId } from "../toolkit/colours.js";
import { factionName, liveryOf, pieceName } from "../words/naming.js";

/** @typedef {import("../toolkit/dom.js").Child} Child */

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

/**
 * Pieces of the table, one of each class, the first there is.
 * @param {import("../state.js").State} state
 */
function samples(state) {
  /** @type {import("../map/legend.js").Pieces} */
  const found = {};
  (state.shown?.view.seats ?? []).forEach(({ faction }, seat) => {
    const about = state.catalogue.factions.find(({ key }) => key === faction);
    for (const { key, class: kind } of about?.pieces ?? []) {
      found[kind] ??= { seat, piece: key, class: kind, count: 1 };
    }
  });
  return found;
}

/** Draws the signs of the map, where they stand on the page. @param {import("../state.js").State} state */
export function drawSigns(state) {
  const pieces = samples(state);
  const canvases = /** @type {NodeListOf<HTMLCanvasElement>} */ (
    document.querySelectorAll("canvas[data-sign]")
  );
  for (const canvas of canvases) {
    if (canvas.dataset.drawn === themeId()) continue;
    canvas.dataset.drawn = themeId();
    drawSign(canvas, canvas.dataset.sign ?? "", pieces, liveryOf);
  }
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
      h(
        "ul",
        // Nothing here can be pressed; the focus needs a place from where keys scroll.
        { class: "map-signs", tabindex: "0" },
        signKeys(samples(state)).map((key) =>
          h(
            "li",
            { key },
            h("canvas", { "data-sign": key, "aria-hidden": "true" }),
            h("span", null, t(`map-sign-${key}`)),
          ),
        ),
      ),
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
