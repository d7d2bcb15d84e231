/** Our drawings as parts of the page: signs, suits, items, emblems, clause chips. */

import { h, kept } from "./dom.js";
import { coloursOf, emblemOf, factionIn, shapeOf } from "../factions/looks.js";
import { clauseName } from "../words/law.js";
import { t } from "../words/messages.js";
import { CARD_KINDS, ITEMS, SIGNS, SUITS, suitShape } from "./shapes.js";
import { openSheet, state } from "../state.js";

/** A sign of the screen. */
export const sign = kept((/** @type {string} */ name) =>
  h(
    "svg",
    { class: "sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: SIGNS[name] ?? SIGNS.more }),
  ),
);

/**
 * A drawing of an area in one colour.
 * @param {string} data
 * @param {string} name class of the drawing
 */
function area(data, name) {
  return h(
    "svg",
    { class: name, viewBox: "-1 -1 26 26", "aria-hidden": "true" },
    h("path", { d: data, "fill-rule": "evenodd" }),
  );
}

/** The shape of a suit on its fill. */
export const suitMark = kept((/** @type {string} */ suit) =>
  area(suitShape(suit), `mark suit-${suit in SUITS ? suit : "any"}`),
);

/** The drawing of an item. */
export const itemMark = kept((/** @type {string} */ item) =>
  area(ITEMS[item] ?? suitShape("any"), "mark item"),
);

/** The drawing of a kind of cards. */
export const kindMark = kept((/** @type {string} */ kind) =>
  area(CARD_KINDS[kind] ?? suitShape("any"), "mark kind"),
);

/** The emblem of a faction in its colours. */
export const emblem = kept((/** @type {string} */ faction) =>
  coloured(emblemOf(faction), faction, "emblem"),
);

/** One piece of a faction as it looks on the map: buildings square, tokens round, the others standing. */
export const pieceMark = kept((/** @type {string} */ livery, /** @type {string} */ piece) => {
  const facts = state.catalogue.factions.find(({ key }) => key === factionIn(livery));
  const kind = facts?.pieces.find(({ key }) => key === piece)?.class;
  const shape = shapeOf(livery, piece);
  const { body, suit } = shape;
  if (kind !== "building" && kind !== "token") return coloured(shape, livery, "emblem piece");
  const { fill, glyph } = coloursOf(livery);
  const base =
    kind === "building" ? "M1 1H23V23H1Z" : "M12 .5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23Z";
  return h(
    "svg",
    { class: "emblem piece", viewBox: "-2 -2 28 28", "aria-hidden": "true" },
    h("path", { class: "outline", d: base }),
    h("path", { d: base, style: { fill } }),
    h("path", {
      d: body,
      "fill-rule": "evenodd",
      transform: suit ? "translate(2.4 2.4) scale(.62)" : "translate(3.6 3.6) scale(.7)",
      style: { fill: glyph },
    }),
    suit
      ? h(
          "g",
          { transform: "translate(12.5 12.5) scale(.48)" },
          h("circle", { cx: 12, cy: 12, r: 15.5, class: "suit-ground" }),
          h("path", { d: suitShape(suit), class: `suit-${suit}` }),
        )
      : null,
  );
});

/** @param {import("../factions/looks.js").Shape} shape @param {string} livery @param {string} name */
function coloured({ body: data, lines }, livery, name) {
  const { fill, glyph } = coloursOf(livery);
  return h(
    "svg",
    { class: name, viewBox: "-2 -2 28 28", "aria-hidden": "true" },
    h("path", { class: "outline", d: data }),
    h("path", { d: data, "fill-rule": "evenodd", style: { fill } }),
    lines ? h("path", { class: "cuts", d: lines, style: { stroke: glyph } }) : null,
  );
}

/** A row of suit shapes: what a card costs. @param {Record<string, number> | null} cost */
export function costMarks(cost) {
  const marks = [];
  for (const suit of ["fox", "rabbit", "mouse", "bird", "frog", "any"]) {
    for (let i = 0; i < (cost?.[suit] ?? 0); i++) marks.push(suitMark(suit));
  }
  return marks;
}

/**
 * The chip of a clause: opens the law there and leaves the draft alone.
 * @param {string | null | undefined} clause
 */
export function clauseChip(clause) {
  if (!clause) return null;
  const card = clause.startsWith("CARD-");
  return h(
    "button",
    {
      class: "clause",
      type: "button",
      "data-clause": clause,
      "aria-label": t(card ? "clause-card-label" : "clause-label", { clause: clauseName(clause) }),
      onclick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        openSheet("law", { clause });
      },
    },
    card ? t("clause-card") : clause,
  );
}

/** The sign for what an option seals, with its word for those who cannot see it. @param {string | null} seal */
export function sealMark(seal) {
  if (!seal) return null;
  return h(
    "span",
    {
      class: `seal seal-${seal}`,
      role: "img",
      "aria-label": t(`seal-${seal}`),
      title: t(`seal-${seal}`),
    },
    sign({ roll: "die", draw: "draw", reveal: "reveal", seat: "seat" }[seal] ?? "seat"),
  );
}
