/**
 * Which words are here: those of every screen, and those of the factions, decks and pages that have come. English is always
 * here; the words of another language come over it when it is the one that is spoken.
 */

import { bringDecks, decksHaveCome } from "../decks/words.js";
import { bringLooks, haveCome } from "../factions/looks.js";
import { forgetLaw } from "./law.js";
import { addMessages, language, startMessages } from "./messages.js";
import { change, state } from "../state.js";

/**
 * A language besides English: a folder named by its tag, with a module of that name.
 * @typedef {object} Language
 * @property {string[]} words the catalogues of every screen
 * @property {{ factions: Bring, decks: Bring, pages: BringPage }} bring those that come when they are wanted
 */

/** @typedef {(key: string) => Promise<{ default: string }>} Bring */
/** @typedef {"bench" | "glossary" | "learn" | "over"} Page whose English words come with its module */
/** @typedef {(key: Page) => Promise<{ default: string }>} BringPage */
/** @typedef {"factions" | "decks" | "pages"} Kind of words that come when they are wanted */

/** The language that is spoken besides English, when its words have come. @type {Language | null} */
let spoken = null;

/** Settles when the words of the chosen language are here. */
let ready = Promise.resolve();

/** What was looked for in that language. @type {Set<string>} */
let translated = new Set();

/** What has come in English. @type {Record<Kind, Set<string>>} */
const here = { factions: new Set(), decks: new Set(), pages: new Set() };

const KINDS = /** @type {Kind[]} */ (Object.keys(here));

/** The language that the settings ask for. */
function wanted() {
  const { language: chosen } = state.settings;
  return chosen === "auto" ? (document.documentElement.dataset.browsers ?? "en") : chosen;
}

/** Begins with the words of the chosen language, and of whatever has come before. */
export function startWords() {
  ready = begin(wanted());
  return ready;
}

/** @param {string} tag */
async function begin(tag) {
  const found = tag === "en" ? null : await fetched(tag);
  // Somebody was quicker to choose another one.
  if (tag !== wanted()) return;
  spoken = found;
  translated = new Set();
  const { pseudo } = state.settings;
  startMessages({ pseudo, language: found ? tag : "en", words: found?.words ?? [] });
  document.documentElement.lang = language();
  forgetLaw();
  await Promise.all(KINDS.map((kind) => translate(kind, here[kind])));
}

/** @param {string} tag @returns {Promise<Language | null>} */
async function fetched(tag) {
  try {
    const { default: found } = await import(`./${tag}/${tag}.js`);
    return found;
  } catch (thrown) {
    console.warn(`There are no words in ${tag} here:`, thrown);
    return null;
  }
}

/** Begins again, after another language was chosen. */
export async function restartWords() {
  await startWords();
  change();
}

/** Brings words in the spoken language; what has none there stays English. @param {Kind} kind @param {Iterable<string>} keys */
async function translate(kind, keys) {
  const from = spoken;
  if (!from) return;
  await Promise.all(
    [...keys].map(async (key) => {
      const name = `${kind}/${key}`;
      if (translated.has(name)) return;
      let words = "";
      try {
        ({ default: words } = await from.bring[kind](/** @type {Page} */ (key)));
      } catch (thrown) {
        console.warn(`${name} has no words in ${language()} here:`, thrown);
      }
      if (from !== spoken || translated.has(name)) return;
      translated.add(name);
      addMessages([words], language());
    }),
  );
}

/** Whether the words of these are here, in the spoken language as well. @param {Kind} kind @param {string[]} keys */
function inSpoken(kind, keys) {
  return !spoken || keys.every((key) => translated.has(`${kind}/${key}`));
}

/** Whether looks and words of factions are here. @param {string[]} keys */
export function factionsHaveCome(keys) {
  return haveCome(keys) && inSpoken("factions", keys);
}

/** Whether the words of decks are here. @param {string[]} keys */
export function deckWordsHaveCome(keys) {
  return decksHaveCome(keys) && inSpoken("decks", keys);
}

/** Brings looks and words of factions. @param {string[]} keys */
export async function bringFactions(keys) {
  addMessages(await bringLooks(keys));
  await followed("factions", keys);
}

/** Brings the words of decks. @param {string[]} keys */
export async function bringDeckWords(keys) {
  addMessages(await bringDecks(keys));
  await followed("decks", keys);
}

/** Brings the words of a page in the spoken language; the English ones are in its module. @param {Page} key */
export async function bringPageWords(key) {
  await followed("pages", [key]);
}

/** @param {Kind} kind @param {string[]} keys */
async function followed(kind, keys) {
  for (const key of keys) here[kind].add(key);
  await ready;
  await translate(kind, keys);
}
