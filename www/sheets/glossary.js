/** The glossary: every term in our words; one that was pressed comes first. */

import { h } from "../toolkit/dom.js";
import { t } from "../words/messages.js";
import { bringGlossary, glossaryHasCome, terms, withTerms } from "../words/terms.js";
import { change } from "../state.js";

let wanted = "";

/**
 * @param {import("../state.js").State} _state
 * @param {{ term?: string } | undefined} data
 */
export function glossarySheet(_state, data) {
  if (!glossaryHasCome()) void bringGlossary();
  const all = terms();
  const chosen = all.find(({ key }) => key === data?.term);
  const text = wanted.trim().toLowerCase();
  const shown = all.filter(
    ({ name, means }) =>
      !text || name.toLowerCase().includes(text) || means.toLowerCase().includes(text),
  );
  return {
    title: t("glossary"),
    body: [
      chosen ? h("dl", { class: "glossary first", key: "chosen" }, entry(chosen)) : null,
      h("input", {
        type: "search",
        class: "law-search",
        key: "search",
        placeholder: t("glossary-search"),
        "aria-label": t("glossary-search"),
        value: wanted,
        oninput: (/** @type {Event} */ event) => {
          wanted = /** @type {HTMLInputElement} */ (event.target).value;
          change();
        },
      }),
      h(
        "dl",
        { class: "glossary", key: "all" },
        shown.filter((term) => text || term !== chosen).map(entry),
      ),
      shown.length ? null : h("p", { class: "quiet", key: "none" }, t("glossary-nothing")),
    ],
  };
}

/** @param {import("../words/terms.js").Term} term */
function entry({ key, name, means }) {
  return h(
    "div",
    { key, "data-entry": key },
    h("dt", null, name),
    h("dd", null, withTerms(means, key)),
  );
}
