/** The law in our words: one clause at a time, found by number or by word. */

import { bringArt } from "../cards/art.js";
import { plate } from "../parts/cards.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, sign } from "../toolkit/icons.js";
import {
  clauseName,
  clauseOf,
  clauses,
  lawIsMissing,
  lawNote,
  lawText,
  search,
} from "../words/law.js";
import { language, t } from "../words/messages.js";
import { withTerms } from "../words/terms.js";
import { openPrint } from "../pages/print.js";
import { change, openSheet } from "../state.js";
import { entryText } from "../words/naming.js";

/** A list longer than this is cut: the search narrows it. */
const MOST = 150;

/**
 * @param {import("../state.js").State} state
 * @param {{ clause?: string } | undefined} data
 */
export function lawSheet(state, data) {
  const wanted = state.lawText.trim().toLowerCase();
  const chosen = data?.clause;
  const found = wanted
    ? search(wanted)
    : clauses().filter(({ id }) => !chosen || related(id, chosen));
  return {
    title: t("law"),
    body: [
      h(
        "div",
        { class: "law-top" },
        h("input", {
          type: "search",
          class: "law-search",
          placeholder: t("law-search"),
          "aria-label": t("law-search"),
          value: state.lawText,
          oninput: (/** @type {Event} */ event) =>
            change({ lawText: /** @type {HTMLInputElement} */ (event.target).value }),
        }),
        h(
          "button",
          {
            class: "plain icon",
            type: "button",
            id: "law-print",
            "aria-label": t("print"),
            title: t("print"),
            onclick: () => print(state, chosen),
          },
          sign("file"),
        ),
      ),
      lawIsMissing() ? h("p", { class: "warning", role: "status" }, t("law-missing")) : null,
      lawNote(),
      chosen && !wanted ? page(state, chosen) : null,
      wanted || !chosen ? null : found.length > 1 ? h("h3", null, t("law-related")) : null,
      h(
        "ul",
        { class: "law-list" },
        found
          .filter(({ id }) => wanted || id !== chosen)
          .slice(0, MOST)
          .map(({ id, summary }) =>
            h(
              "li",
              { key: id },
              h(
                "button",
                {
                  class: "law-line",
                  type: "button",
                  onclick: () => {
                    change({ lawText: "" });
                    openSheet("law", { clause: id });
                  },
                },
                h("span", { class: "clause" }, clauseName(id)),
                h("span", null, lawText(summary)),
              ),
            ),
          ),
      ),
      wanted && !found.length ? h("p", { class: "quiet" }, t("law-nothing")) : null,
    ],
  };
}

/** What a clause says with its terms, which are those of the page's language. @param {string} text */
function explained(text) {
  return language() === "en" ? withTerms(text) : lawText(text);
}

/** Shows on paper the law that a clause belongs to. @param {import("../state.js").State} state @param {string} [clause] */
function print(state, clause) {
  const owner = clause && clauseOf(clause)?.owner;
  const seats = state.table?.setup.seats ?? [];
  openPrint({
    faction: state.catalogue.factions.find(({ code }) => code === owner)?.key ?? "",
    figures: Object.fromEntries(seats.map(({ faction, figures }) => [faction, figures ?? {}])),
    back: state.screen,
  });
}

/** Clauses of the same section. @param {string} id @param {string} chosen */
function related(id, chosen) {
  const section = (/** @type {string} */ one) => one.split(".").slice(0, 2).join(".");
  return section(id) === section(chosen) || id.startsWith(chosen) || chosen.startsWith(id);
}

/** @param {import("../state.js").State} state @param {string} clause */
function page(state, clause) {
  const about = clauseOf(clause);
  const used = (state.shown?.log ?? []).filter((entry) => entry.clause === clause);
  return h(
    "article",
    { class: "law-page", key: clause },
    h("h3", null, h("span", { class: "clause big" }, clauseName(clause))),
    picture(state, clause),
    h("p", null, about ? explained(about.summary) : t("law-no-text")),
    about?.points.length
      ? h(
          "ul",
          { class: "law-points" },
          about.points.map((point) => h("li", null, explained(point))),
        )
      : null,
    used.length
      ? h(
          "details",
          null,
          h("summary", null, t("law-used", { count: used.length })),
          h(
            "ul",
            null,
            used.slice(-8).map((entry) => h("li", null, entryText(entry))),
          ),
        )
      : null,
    h("p", null, clauseChip(parent(clause))),
  );
}

/** The picture of the card that a clause is about. @param {import("../state.js").State} state @param {string} clause */
function picture({ catalogue: { cards, decks } }, clause) {
  if (!clause.startsWith("CARD-")) return null;
  const [card, about] = Object.entries(cards).find(([, one]) => one.clauses.includes(clause)) ?? [];
  const deck = decks.find((one) => one.cards.some(([name]) => name === card));
  if (!card || !about || !deck) return null;
  void bringArt(deck.key);
  return h("div", { class: `law-picture of-${about.suit}` }, plate(card, about));
}

/** The clause one level up, if the catalogue has it. @param {string} clause */
function parent(clause) {
  const up = clause.replace(/\.[^.]+$/, "");
  return up !== clause && clauseOf(up) ? up : null;
}
