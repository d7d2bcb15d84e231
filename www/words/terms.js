/**
 * Terms of the game that can be looked up. Wherever words are shown with them, the first time that a term stands there it
 * is a button, which opens the glossary.
 */

import { h } from "../toolkit/dom.js";
import { change, openSheet } from "../state.js";
import { bringPageWords } from "./language.js";
import { addMessages, attribute, keysOf, language, t, wordings } from "./messages.js";
import { Phrases } from "./phrases.js";

/** How long after the first words with terms the glossary is asked for, in milliseconds: a first decision comes first. */
const AFTER = 1500;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let asked;
let come = false;

/** Brings what the terms mean; the words on the page follow. */
export async function bringGlossary() {
  if (come) return;
  try {
    const [{ default: glossary }] = await Promise.all([
      import("./glossary.js"),
      bringPageWords("glossary"),
    ]);
    addMessages([glossary]);
    come = true;
    change();
  } catch (thrown) {
    // Nothing is underlined then; the glossary itself says that it is missing.
    console.warn("The glossary cannot be fetched:", thrown);
    asked = undefined;
  }
}

/** Whether the glossary is here. */
export function glossaryHasCome() {
  return come;
}

/**
 * @typedef {object} Term
 * @property {string} key of its message
 * @property {string} name
 * @property {string} means
 */

/** Every term there are words for, by name. @returns {Term[]} */
export function terms() {
  return keysOf("term-")
    .map((key) => ({ key, name: t(key), means: attribute(key, "means") }))
    .sort((a, b) => a.name.localeCompare(b.name, language()));
}

/** What the words of now are looked through for. @type {{ at: number, phrases: Phrases, forms: Map<string, string> }} */
let search = { at: -1, phrases: new Phrases([]), forms: new Map() };

/** The words for each term. */
function searched() {
  if (search.at === wordings()) return search;
  /** @type {Map<string, string>} */
  const forms = new Map();
  for (const key of keysOf("term-")) {
    for (const form of attribute(key, "forms").split(",")) {
      if (form.trim()) forms.set(form.trim().toLowerCase(), key);
    }
  }
  found.clear();
  search = { at: wordings(), phrases: new Phrases(forms.keys()), forms };
  return search;
}

/** @type {Map<string, import("../toolkit/dom.js").Child[]>} */
const found = new Map();

/**
 * Words, with a button for each term in them.
 * @param {string} text
 * @param {string} [own] the term that is being explained
 * @returns {import("../toolkit/dom.js").Child[]}
 */
export function withTerms(text, own) {
  if (!come) asked ??= setTimeout(() => void bringGlossary(), AFTER);
  const { phrases, forms } = searched();
  const kept = own === undefined ? found.get(text) : undefined;
  if (kept) return kept;
  /** @type {import("../toolkit/dom.js").Child[]} */
  const parts = [];
  const met = new Set([own]);
  let from = 0;
  for (const { at, phrase } of phrases.in(text)) {
    const key = forms.get(phrase);
    if (!key || met.has(key)) continue;
    met.add(key);
    const end = at + phrase.length;
    parts.push(text.slice(from, at), termButton(key, text.slice(at, end)));
    from = end;
  }
  parts.push(text.slice(from));
  const whole = parts.filter((part) => part !== "");
  if (own === undefined) found.set(text, whole);
  return whole;
}

/** @param {string} key @param {string} words */
function termButton(key, words) {
  return h(
    "button",
    {
      class: "term",
      type: "button",
      "data-term": key,
      "aria-haspopup": "dialog",
      onclick: (/** @type {Event} */ event) => {
        event.stopPropagation();
        openSheet("glossary", { term: key });
      },
    },
    words,
  );
}
