/** Everything about one clearing in words and numbers, with what can be done there. */

import { answerable, press } from "../table/choose.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, pieceMark, suitMark } from "../toolkit/icons.js";
import { closes, match, verbsOf } from "../table/narrowing.js";
import { pressVerb } from "../table/choose.js";
import { t } from "../words/messages.js";
import { change, openSheet } from "../state.js";
import { factionOf, pieceName, seatName, verbName } from "../words/naming.js";

/**
 * @param {import("../state.js").State} state
 * @param {{ clearing: number }} data
 */
export function clearingSheet(state, data) {
  const view = state.past?.view ?? state.shown?.view;
  const clearing = view?.clearings.find(({ number }) => number === data.clearing);
  const map = state.catalogue.maps.find(({ key }) => key === state.table?.setup.map);
  const facts = map?.clearings.find(({ number }) => number === data.clearing);
  if (!clearing) return { title: t("clearing-title", { clearing: data.clearing }), body: [] };
  const seats = [...new Set(clearing.pieces.map(({ seat }) => seat))];
  return {
    title: t("clearing-title", { clearing: clearing.number }),
    body: [
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
                    emblem(factionOf(seat)),
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
      seats.length
        ? h(
            "section",
            null,
            h("h3", null, t("pieces-here")),
            h(
              "ul",
              { class: "pieces" },
              clearing.pieces.map((piece) =>
                h(
                  "li",
                  null,
                  pieceMark(factionOf(piece.seat), piece.piece),
                  h("b", null, piece.count),
                  h("span", null, pieceName(factionOf(piece.seat), piece.piece, piece.count)),
                  piece.weighs
                    ? h("span", { class: "tag" }, t("weighs", { weight: piece.weighs }))
                    : null,
                  h("span", { class: "quiet" }, seatName(piece.seat)),
                  piece.state ? h("span", { class: "tag" }, t(`state-${piece.state}`)) : null,
                ),
              ),
            ),
          )
        : null,
      h(
        "section",
        null,
        h("h3", null, t("neighbours")),
        h(
          "p",
          { class: "neighbours" },
          (facts?.adjacent ?? []).map((number) => near(number, "path")),
          (facts?.river ?? []).map((number) => near(number, "river")),
        ),
      ),
      acts(state, clearing.number),
    ],
  };
}

/** @param {number} number @param {"path" | "river"} way */
function near(number, way) {
  return h(
    "button",
    {
      class: "small",
      type: "button",
      onclick: () => openSheet("clearing", { clearing: number }),
    },
    t(`near-${way}`, { clearing: number }),
  );
}

/** What the decision offers at this clearing. @param {import("../state.js").State} state @param {number} clearing */
function acts(state, clearing) {
  const decision = answerable();
  if (!decision) return null;
  const pick = /** @type {const} */ ({ kind: "clearing", value: clearing });
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
                !state.draft.picks.some(
                  ({ kind, value }) => kind === "clearing" && value === clearing,
                )
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
