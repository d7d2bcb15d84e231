/** The law in our words: one clause at a time, found by number or by word. */

import { h } from "../dom.js";
import { clauseChip } from "../icons.js";
import { t } from "../messages.js";
import { change, openSheet } from "../state.js";
import { entryText } from "../words.js";

/** Parts of a number, so that 4.10 comes after 4.9. @param {string} id */
function order(id) {
  return id.replace(/\d+/g, (digits) => digits.padStart(4, "0"));
}

/**
 * @param {import("../state.js").State} state
 * @param {{ clause?: string } | undefined} data
 */
export function lawSheet(state, data) {
  const clauses = state.catalogue.clauses;
  const wanted = state.lawText.trim().toLowerCase();
  const chosen = data?.clause;
  const found = wanted
    ? clauses.filter(
        ({ id, summary }) =>
          id.toLowerCase().includes(wanted) || summary.toLowerCase().includes(wanted),
      )
    : clauses.filter(({ id }) => chosen && related(id, chosen));
  return {
    title: t("law"),
    body: [
      h("input", {
        type: "search",
        class: "law-search",
        placeholder: t("law-search"),
        "aria-label": t("law-search"),
        value: state.lawText,
        oninput: (/** @type {Event} */ event) =>
          change({ lawText: /** @type {HTMLInputElement} */ (event.target).value }),
      }),
      chosen && !wanted ? page(state, chosen) : null,
      wanted || !chosen ? null : found.length > 1 ? h("h3", null, t("law-related")) : null,
      h(
        "ul",
        { class: "law-list" },
        (wanted || chosen ? found : clauses)
          .filter(({ id }) => wanted || id !== chosen)
          .sort((a, b) => order(a.id).localeCompare(order(b.id)))
          .slice(0, 120)
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
                h("span", { class: "clause" }, id),
                h("span", null, summary),
              ),
            ),
          ),
      ),
      wanted && !found.length ? h("p", { class: "quiet" }, t("law-nothing")) : null,
    ],
  };
}

/** Clauses of the same section. @param {string} id @param {string} chosen */
function related(id, chosen) {
  const section = (/** @type {string} */ one) => one.split(".").slice(0, 2).join(".");
  return section(id) === section(chosen) || id.startsWith(chosen) || chosen.startsWith(id);
}

/** @param {import("../state.js").State} state @param {string} clause */
function page(state, clause) {
  const about = state.catalogue.clauses.find(({ id }) => id === clause);
  const used = (state.shown?.log ?? []).filter((entry) => entry.clause === clause);
  return h(
    "article",
    { class: "law-page", key: clause },
    h("h3", null, h("span", { class: "clause big" }, clause)),
    h("p", null, about?.summary ?? t("law-no-text")),
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
    h("p", null, clauseChip(parent(state, clause))),
  );
}

/** The clause one level up, if the catalogue has it. @param {import("../state.js").State} state @param {string} clause */
function parent(state, clause) {
  const up = clause.replace(/\.[^.]+$/, "");
  return up !== clause && state.catalogue.clauses.some(({ id }) => id === up) ? up : null;
}
