/** Everything about one place of the map, enlarged, in words and in numbers, with what can be done there. */

import { answerable, press } from "../table/choose.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, itemMark, pieceMark, suitMark } from "../toolkit/icons.js";
import { closes, match, verbsOf } from "../table/narrowing.js";
import { pressVerb } from "../table/choose.js";
import { landmarkAt } from "../map/scene.js";
import { listOf, t } from "../words/messages.js";
import { change, openSheet } from "../state.js";
import { factionOf, liveryOf, pieceName, placeName, seatName, verbName } from "../words/naming.js";

/**
 * @typedef {import("../map/geometry.js").PlaceName} PlaceName
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 */

/**
 * @param {import("../state.js").State} state
 * @param {{ place: PlaceName }} data
 */
export function placeSheet(state, { place }) {
  const view = state.past?.view ?? state.shown?.view;
  const map = state.catalogue.maps.find(({ key }) => key === state.table?.setup.map);
  if (typeof place === "string") {
    const forest = map?.forests.find(({ id }) => id === place);
    const standing = view?.forests.find(({ id }) => id === place)?.pieces ?? [];
    return {
      title: placeName(place),
      body: [
        piecesPart(standing),
        nearPart([
          ...(forest?.clearings ?? []).map((number) => near(number, "path")),
          ...(forest?.adjacent ?? []).map((id) => near(id, "path")),
        ]),
        acts(state, place),
      ],
    };
  }
  const clearing = view?.clearings.find(({ number }) => number === place);
  const facts = map?.clearings.find(({ number }) => number === place);
  const title = place ? t("clearing-title", { clearing: place }) : placeName(place);
  if (!clearing) return { title, body: [] };
  return {
    title,
    body: [
      clearing.pieces.length
        ? h("canvas", { class: "enlarged", "data-enlarged": place, "aria-hidden": "true" })
        : null,
      h(
        "p",
        { class: "facts" },
        clearing.suits.map((suit) => [suitMark(suit), t(`suit-${suit}`)]),
        h("span", null, t("target-slots", { free: clearing.free, ruins: Number(clearing.ruin) })),
      ),
      h(
        "section",
        { class: "rule-sum" },
        h("h3", null, t("rule-here")),
        clearing.weights.length
          ? h(
              "ul",
              null,
              [...clearing.weights]
                .sort((a, b) => b.weight - a.weight)
                .map(({ seat, weight }) =>
                  h(
                    "li",
                    { class: clearing.ruler === seat ? "rules" : "" },
                    emblem(liveryOf(seat)),
                    h("span", null, seatName(seat)),
                    h("b", null, weight),
                    clearing.ruler === seat ? h("span", { class: "tag" }, t("rules")) : null,
                    clearing.ruler === seat && clearing.claim ? clauseChip(clearing.claim) : null,
                  ),
                ),
            )
          : h("p", { class: "quiet" }, t("nobody-here")),
        clearing.ruler === null && clearing.weights.length
          ? h("p", { class: "quiet" }, t("nobody-rules"))
          : null,
      ),
      landmarkPart(place),
      closedPart(state, place),
      piecesPart(clearing.pieces),
      nearPart([
        ...(clearing.adjacent ?? facts?.adjacent ?? []).map((number) => near(number, "path")),
        ...(facts?.river ?? []).map((number) => near(number, "river")),
      ]),
      acts(state, place),
    ],
  };
}

/** The landmark there, with what it says. @param {number} clearing */
function landmarkPart(clearing) {
  const here = landmarkAt(clearing);
  if (!here) return null;
  const items = Object.entries(here.items ?? {});
  return h(
    "section",
    null,
    h("h3", null, t(`landmark-${here.key}`), clauseChip(here.clause)),
    h("p", null, t(`landmark-text-${here.key}`)),
    items.length
      ? h(
          "p",
          { class: "facts" },
          items.map(([item, count]) => [itemMark(item), h("b", null, count)]),
        )
      : null,
  );
}

/** The closed paths that end there, and what opening one takes. @param {import("../state.js").State} state @param {number} clearing */
function closedPart(state, clearing) {
  const view = state.past?.view ?? state.shown?.view;
  const ends = (view?.closed_paths ?? []).filter((path) => path.includes(clearing));
  if (!ends.length) return null;
  const others = ends.map(([a, b]) => placeName(a === clearing ? b : a));
  return h(
    "section",
    null,
    h("h3", null, t("closed-paths", { list: listOf(others) }), clauseChip("LAW-12d")),
    h("p", null, t("closed-paths-text")),
  );
}

/** What stands there, one line for each sort. @param {import("../engine/contract.js").PieceView[]} pieces */
function piecesPart(pieces) {
  if (!pieces.length) return null;
  return h(
    "section",
    null,
    h("h3", null, t("pieces-here")),
    h(
      "ul",
      { class: "pieces" },
      pieces.map((piece) =>
        h(
          "li",
          null,
          pieceMark(liveryOf(piece.seat), piece.piece),
          h("b", null, piece.count),
          h("span", null, pieceName(factionOf(piece.seat), piece.piece, piece.count)),
          piece.weighs ? h("span", { class: "tag" }, t("weighs", { weight: piece.weighs })) : null,
          h("span", { class: "quiet" }, seatName(piece.seat)),
          piece.state ? h("span", { class: "tag" }, t(`state-${piece.state}`)) : null,
        ),
      ),
    ),
  );
}

/** @param {import("../toolkit/dom.js").Child[]} ways */
function nearPart(ways) {
  if (!ways.length) return null;
  return h("section", null, h("h3", null, t("neighbours")), h("p", { class: "neighbours" }, ways));
}

/** @param {PlaceName} place @param {"path" | "river"} way */
function near(place, way) {
  return h(
    "button",
    {
      class: "small",
      type: "button",
      onclick: () => openSheet("place", { place }),
    },
    t(`near-${way}`, { clearing: placeName(place) }),
  );
}

/** What the decision offers here. @param {import("../state.js").State} state @param {PlaceName} place */
function acts(state, place) {
  const decision = answerable();
  if (!decision) return null;
  const pick = /** @type {const} */ ({ kind: "place", value: place });
  const here = verbsOf(decision, []).filter(
    ({ verb, options }) => !closes(verb) && options.some((option) => match(option, [pick])),
  );
  if (!here.length) return null;
  return h(
    "section",
    null,
    h("h3", null, t("acts-here")),
    h(
      "div",
      { class: "grid wide" },
      here.map(({ verb }) =>
        h(
          "button",
          {
            class: "option",
            type: "button",
            "data-verb": verb,
            onclick: () => {
              change({ sheets: [] });
              if (
                !state.draft.picks.some(({ kind, value }) => kind === "place" && value === place)
              ) {
                press(pick);
              }
              pressVerb(verb);
            },
          },
          h("span", { class: "label" }, verbName(factionOf(decision.seat), verb)),
        ),
      ),
    ),
  );
}
