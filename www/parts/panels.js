/** The parts of a faction board, drawn from the faction's own description. Knows the kinds of part, no faction. */

import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, itemMark, pieceMark, sign, suitMark } from "../toolkit/icons.js";
import { SIGNS } from "../toolkit/shapes.js";
import { listOf, t, tFirst } from "../words/messages.js";
import { liveryOf, noteText, pieceName, placeTitle, seatName } from "../words/naming.js";

/** @typedef {import("../engine/contract.js").Panel} Panel */

/**
 * One part of a board.
 * @param {Panel} panel
 * @param {string} faction
 */
export function panelPart(panel, faction) {
  return h(
    "section",
    { class: `panel panel-${panel.type}`, key: panel.key, "data-panel": panel.key },
    h(
      "header",
      null,
      panel.type === "box" && panel.suit ? suitMark(panel.suit) : null,
      h("h3", null, title(panel, faction)),
      panel.type === "track" && panel.assumed ? assumed() : null,
      panel.type === "counter" && !panel.of ? h("b", { class: "value" }, panel.value) : null,
      clauseChip(panel.clause),
    ),
    content(panel, faction),
  );
}

/** @param {Panel} panel @param {string} faction */
function title(panel, faction) {
  return tFirst([`panel-${faction}-${panel.key}`, `panel-${panel.key}`]);
}

/** The sign of a figure that is our assumption. */
export function assumed() {
  return h(
    "span",
    { class: "assumed", title: t("assumed"), role: "img", "aria-label": t("assumed") },
    "◆",
  );
}

/** @param {Panel} panel @param {string} faction */
function content(panel, faction) {
  switch (panel.type) {
    case "track":
      return track(panel, faction);
    case "box":
      return box(panel, faction);
    case "slots":
      return slots(panel);
    case "flag":
      return h(
        "p",
        { class: "flag" },
        tFirst([
          `flag-${faction}-${panel.key}-${panel.value}`,
          `flag-${panel.key}-${panel.value}`,
          `flag-${panel.value}`,
        ]),
      );
    case "counter":
      return counter(panel);
    case "tally":
      return tally(panel);
    case "states":
      return states(panel, faction);
    case "names":
      return names(panel, faction);
    case "values":
      return values(panel, faction);
    case "budget":
      return budget(panel);
    default:
      return null;
  }
}

/**
 * Spaces in a row; a filled one shows its piece, an open one what it gives.
 * @param {Extract<Panel, { type: "track" }>} panel
 * @param {string} faction
 */
function track(panel, faction) {
  return h(
    "ol",
    { class: "track" },
    panel.spaces.map((space, i) => {
      // Points are told by their number; other symbols are drawn.
      const gives = space.icon && space.icon !== "points" ? icon(space.icon, faction) : null;
      return h(
        "li",
        {
          class: space.filled ? "filled" : "open",
          "aria-label": t("track-space", {
            number: i + 1,
            label: space.label ?? "none",
            icon: gives ? t(`icon-${space.icon}`) : "none",
            price: space.price ?? "none",
            filled: space.filled ? "yes" : "no",
          }),
        },
        space.filled && space.piece ? pieceMark(faction, space.piece) : null,
        space.price === undefined
          ? null
          : h("span", { class: "price", "aria-hidden": "true" }, space.price),
        h(
          "span",
          { class: "under", "aria-hidden": "true" },
          space.label ? h("b", null, space.label) : null,
          gives,
          !space.label && !gives ? h("span", { class: "blank" }, "–") : null,
        ),
      );
    }),
  );
}

/** A sign, several signs ("scout-draw"), or a piece. @param {string} name @param {string} faction */
function icon(name, faction) {
  const signs = name in SIGNS ? [name] : name.split("-").filter((part) => part in SIGNS);
  return signs.length ? signs.map((part) => sign(part)) : pieceMark(faction, name);
}

/**
 * A box that holds pieces up to a number.
 * @param {Extract<Panel, { type: "box" }>} panel
 * @param {string} faction
 */
function box(panel, faction) {
  const cap = panel.cap ?? panel.count;
  const text = t("box-count", { count: panel.count, cap: panel.cap ?? "none" });
  if (cap > 12) return h("p", { class: "number" }, text);
  return h(
    "div",
    { class: "box", role: "img", "aria-label": text },
    Array.from({ length: cap }, (_, i) =>
      h(
        "span",
        { class: i < panel.count ? "cell filled" : "cell" },
        i < panel.count && panel.piece ? pieceMark(faction, panel.piece) : null,
      ),
    ),
    h("span", { class: "sum" }, panel.cap ? `${panel.count}/${panel.cap}` : panel.count),
  );
}

/** @param {Extract<Panel, { type: "slots" }>} panel */
function slots(panel) {
  return h(
    "ul",
    { class: "slots" },
    panel.slots.map((slot) =>
      h(
        "li",
        {
          class: slot.state,
          "aria-label": t("slot-item", { item: t(`item-${slot.item}`), state: slot.state }),
          title: t("slot-item", { item: t(`item-${slot.item}`), state: slot.state }),
        },
        itemMark(slot.item),
      ),
    ),
  );
}

/** @param {Extract<Panel, { type: "counter" }>} panel */
function counter(panel) {
  const of = panel.of ?? 0;
  if (!of) return null;
  return h(
    "p",
    { class: "pips" },
    of <= 10
      ? Array.from({ length: of }, (_, i) =>
          h("span", { class: i < panel.value ? "pip on" : "pip", "aria-hidden": "true" }),
        )
      : null,
    h("b", null, t("of", { value: panel.value, of })),
  );
}

/** A number for each other seat. @param {Extract<Panel, { type: "tally" }>} panel */
function tally(panel) {
  return h(
    "ul",
    { class: "tally" },
    panel.values.map(({ seat, value }) =>
      h(
        "li",
        { class: value ? "" : "none", "aria-label": `${seatName(seat)}: ${value}` },
        emblem(liveryOf(seat)),
        h("b", null, panel.of ? t("of", { value, of: panel.of }) : String(value)),
      ),
    ),
  );
}

/**
 * Where each other seat stands: a step for each state there is, in their order, with whoever is there.
 * @param {Extract<Panel, { type: "states" }>} panel
 * @param {string} faction
 */
function states(panel, faction) {
  return h(
    "ol",
    { class: "states" },
    panel.places.map((value, place) => {
      const there = panel.values.filter((one) => one.place === place);
      const state = tFirst([`flag-${faction}-${panel.key}-${value}`, `flag-${value}`]);
      const who = listOf(there.map(({ seat }) => seatName(seat)));
      return h(
        "li",
        { class: there.length ? "" : "bare", "aria-label": who ? `${state}: ${who}` : state },
        h(
          "span",
          { class: "there" },
          there.map(({ seat }) => emblem(liveryOf(seat))),
        ),
        h("b", null, state),
      );
    }),
  );
}

/**
 * Things with names.
 * @param {Extract<Panel, { type: "names" }>} panel
 * @param {string} faction
 */
function names(panel, faction) {
  if (!panel.values.length) return h("p", { class: "number" }, "–");
  return h(
    "ul",
    { class: "names" },
    panel.values.map((value) => {
      const note = noteText(faction, value);
      const name = tFirst([`panel-${faction}-${value}`, value]);
      return h("li", null, name, note ? h("span", { class: "note" }, note) : null);
    }),
  );
}

/**
 * Pieces that show values: those that lie on the board as what they are, and those on the map with their places.
 * @param {Extract<Panel, { type: "values" }>} panel
 * @param {string} faction
 */
function values(panel, faction) {
  if (!panel.values.length) return h("p", { class: "number" }, "–");
  return h(
    "ul",
    { class: "names" },
    panel.values.map(({ value, clearing, forest }) => {
      const place = forest ?? clearing;
      const name = tFirst([`panel-${faction}-${value}`, value]);
      return h(
        "li",
        null,
        name,
        place === undefined ? null : h("span", { class: "note" }, placeTitle(place)),
      );
    }),
  );
}

/** @param {Extract<Panel, { type: "budget" }>} panel */
function budget(panel) {
  return h(
    "ul",
    { class: "budget" },
    Object.entries(panel.suits)
      .filter(([suit, count]) => count > 0 || suit !== "any")
      .map(([suit, count]) =>
        h(
          "li",
          { "aria-label": `${t(`suit-${suit}`)} ${count}` },
          suitMark(suit),
          h("b", null, count),
        ),
      ),
  );
}

/**
 * A heap of pieces with its number.
 * @param {string} faction
 * @param {string} piece
 * @param {number} count
 */
export function heap(faction, piece, count) {
  return h(
    "li",
    { class: count ? "" : "none", title: pieceName(faction, piece, count) },
    pieceMark(faction, piece),
    h("b", null, count),
    h("span", { class: "piece-name" }, pieceName(faction, piece, count)),
  );
}
