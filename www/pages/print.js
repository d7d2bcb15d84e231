/** Pages for the printer: a faction's board as a game begins, its pieces to cut out, and the law (UX-12.6). */

import { draw, h, part } from "../toolkit/dom.js";
import { bringArt } from "../cards/art.js";
import { Game } from "../engine/client.js";
import { costMarks, emblem, pieceMark, sign } from "../toolkit/icons.js";
import { clauses, clausesOf, lawText } from "../words/law.js";
import { t } from "../words/messages.js";
import { board } from "../parts/boards.js";
import { cardText, facts as cardFacts, plate } from "../parts/cards.js";
import { change } from "../state.js";
import { cardName, factionName, pieceName } from "../words/naming.js";
import { figuresOf } from "./fair.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Brief["figures"]} Figures
 * @typedef {import("../engine/contract.js").Panel} Panel
 * @typedef {import("../engine/contract.js").TableView} View
 */

/** The seats a game has at most. */
const SEATS = 6;

/** @type {{ faction: string, figures: Figures, back: State["screen"] }} */
let about = { faction: "", figures: {}, back: "start" };

/**
 * Shows what can be printed.
 * @param {typeof about} wanted its faction is empty for the base law, or names a deck; figures differ from the law texts,
 *   those of factions that are not named are a new table's
 */
export function openPrint(wanted) {
  about = wanted;
  change({ screen: "print", sheets: [] });
}

/** @param {State} state */
export function drawPrint(state) {
  if (state.screen !== "print") return;
  const { factions, decks } = state.catalogue;
  const deck = decks.find(({ key }) => key === about.faction);
  const facts = factions.find(({ key }) => key === about.faction);
  const choose = (/** @type {Event} */ event) => {
    about.faction = /** @type {HTMLSelectElement} */ (event.target).value;
    change();
  };
  draw(
    part("page"),
    h(
      "header",
      { class: "setup-head print-head" },
      h(
        "button",
        { class: "plain", type: "button", onclick: () => change({ screen: about.back }) },
        sign("back"),
        t("back"),
      ),
      h("h1", { id: "page-title", tabindex: "-1" }, t("print")),
      h(
        "select",
        { id: "print-what", "aria-label": t("print-what"), value: about.faction, onchange: choose },
        h("option", { value: "" }, t("print-law")),
        factions.map(({ key }) => h("option", { value: key }, factionName(key))),
        decks.map(({ key }) => h("option", { value: key }, t(`deck-${key}`))),
      ),
      h(
        "button",
        { class: "primary", type: "button", id: "print-now", onclick: () => window.print() },
        sign("file"),
        t("print-now"),
      ),
    ),
    facts ? boardPages(state, facts.key) : null,
    deck ? cardsPage(state, deck) : lawPage(state, facts?.code),
  );
}

/**
 * A sheet of paper.
 * @param {string} name
 * @param {import("../toolkit/dom.js").Child} title
 * @param {...import("../toolkit/dom.js").Child} body
 */
function paper(name, title, ...body) {
  return h("section", { class: `paper ${name}`, key: name }, h("h2", null, title), body);
}

/** Board and pieces. @param {State} state @param {string} faction */
function boardPages(state, faction) {
  const view = freshView(state, faction);
  const [seat] = view.seats;
  if (!seat) return null;
  const { shown } = state;
  try {
    // Parts of boards name seats: for this drawing those of the fresh game.
    state.shown = { decision: null, view, log: [], undo: { can: false, redo: false } };
    return [
      paper(
        "print-board",
        [emblem(faction), factionName(faction)],
        board({ ...state, past: null }, { ...seat, panels: seat.panels.flatMap(bare) }, 0),
      ),
      paper(
        "print-pieces",
        t("print-pieces", { faction: factionName(faction) }),
        pieces(state, view, faction),
      ),
    ];
  } finally {
    state.shown = shown;
  }
}

/**
 * A part of the board as it is printed: room for what will lie there. What counts within a turn is not printed.
 * @param {Panel} panel
 * @returns {Panel[]}
 */
function bare(panel) {
  if (panel.type === "track") {
    return [{ ...panel, spaces: panel.spaces.map((space) => ({ ...space, filled: false })) }];
  }
  if (panel.type === "tally") {
    const { of, values, ...rest } = panel;
    return (of ?? 0) > 1
      ? values.map(() => ({ ...rest, type: "box", count: 0, cap: of, piece: null, suit: null }))
      : [];
  }
  // A ladder is printed without the markers that will climb it.
  if (panel.type === "states") return [{ ...panel, values: [] }];
  return panel.type === "box" || panel.type === "slots" ? [panel] : [];
}

/** A game at its beginning with this faction in the first seat. @param {State} state @param {string} first @returns {View} */
function freshView({ catalogue }, first) {
  const others = catalogue.factions.filter(({ key }) => key !== first).slice(0, SEATS - 1);
  const seats = [first, ...others.map(({ key }) => key)].map((faction) => ({
    faction,
    figures: about.figures[faction] ?? figuresOf(catalogue, faction),
  }));
  const [map, deck] = [catalogue.maps[0]?.key ?? "", catalogue.decks[0]?.key ?? ""];
  const game = Game.create({ map, deck, seed: "1", seats });
  try {
    return game.view(null);
  } finally {
    game.free();
  }
}

/** Every piece as often as there is one. @param {State} state @param {View} view @param {string} faction */
function pieces({ catalogue }, view, faction) {
  const facts = catalogue.factions.find(({ key }) => key === faction);
  const [seat] = view.seats;
  if (!facts || !seat) return null;
  /** @type {Map<string, number>} */
  const found = new Map(facts.pieces.map(({ key }) => [key, 0]));
  const add = (/** @type {string} */ piece, /** @type {number} */ count) =>
    found.set(piece, (found.get(piece) ?? 0) + count);
  for (const { piece, count } of seat.supply) add(piece, count);
  for (const clearing of view.clearings) {
    for (const one of clearing.pieces) if (one.seat === 0) add(one.piece, one.count);
  }
  // What lies on a track and is no piece of the map, such as rewards.
  for (const panel of seat.panels) {
    const spaces = panel.type === "track" ? panel.spaces : [];
    for (const { piece } of spaces) {
      if (piece && !facts.pieces.some(({ key }) => key === piece)) add(piece, 1);
    }
  }
  return [...found].map(([piece, lying]) => {
    const own = facts.pieces.find(({ key }) => key === piece);
    const count = lying || (own?.hidden ? 0 : (own?.count ?? 0));
    return count
      ? h(
          "div",
          { key: piece },
          h("h3", null, `${count} ${pieceName(faction, piece, count)}`),
          Array.from({ length: count }, () => pieceMark(faction, piece)),
        )
      : null;
  });
}

/** Every card of a deck, with its picture. @param {State} state @param {import("../engine/contract.js").DeckFacts} deck */
function cardsPage({ catalogue }, deck) {
  void bringArt(deck.key);
  return paper(
    "print-cards",
    t(`deck-${deck.key}`),
    h(
      "ul",
      null,
      deck.cards.map(([card, copies]) => {
        const face = cardFacts(catalogue, card);
        return h(
          "li",
          { key: card, class: `of-${face.suit}` },
          plate(card, face),
          h("b", null, cardName(card), copies > 1 ? ` × ${copies}` : ""),
          face.cost ? h("span", { class: "cost" }, costMarks(face.cost)) : null,
          h("span", null, cardText(face, card)),
        );
      }),
    ),
  );
}

/** The law of a faction, else the law that is everybody's. @param {State} state @param {string} [code] */
function lawPage({ catalogue }, code) {
  const codes = new Set(catalogue.factions.map((one) => one.code));
  const own = code ? clausesOf(code) : clauses().filter(({ owner }) => !codes.has(owner));
  return paper(
    "print-clauses",
    t("law"),
    h(
      "ol",
      null,
      own.map(({ id, summary, points }) =>
        h("li", { key: id }, h("b", null, id), " ", lawText([summary, ...points].join(". "))),
      ),
    ),
  );
}
