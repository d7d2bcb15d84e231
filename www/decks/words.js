/**
 * What is said of the cards that only one deck has: a folder for each deck, named by the engine's key, which comes when the
 * deck is about to be on the screen. The words of the first deck, and of cards that every deck has, are in every page.
 */

/**
 * @typedef {object} DeckLook
 * @property {string} words its sentences, as a catalogue of messages
 */

/** The words that are here. @type {Map<string, string>} */
const here = new Map();

/** The decks that are on their way. @type {Map<string, Promise<string>>} */
const coming = new Map();

/**
 * The decks that a screen shows, but for the first, whose words every page has.
 * @param {import("../state.js").State} now
 * @returns {string[]}
 */
export function decksOn({ screen, table, plan, sheets, catalogue }) {
  const [first, ...others] = catalogue.decks.map(({ key }) => key);
  // Clauses of every card can be looked up, and printed.
  const all = screen === "print" || screen === "bench" || sheets.some(({ name }) => name === "law");
  const now = screen === "setup" ? plan?.deck : table?.setup.deck;
  return all ? others : others.filter((key) => key === now && key !== first);
}

/** Whether the words of these decks are here. @param {string[]} keys */
export function decksHaveCome(keys) {
  return keys.every((key) => here.has(key));
}

/**
 * Brings what is said of decks; of one that cannot be had, keys are said until the page is loaded again.
 * @param {string[]} keys
 * @returns {Promise<string[]>} the words of those that were not here before
 */
export async function bringDecks(keys) {
  const wanted = keys.filter((key) => !here.has(key));
  const found = await Promise.all(wanted.map(bring));
  return found.filter(Boolean);
}

/** @param {string} key */
function bring(key) {
  const asked = coming.get(key) ?? read(key);
  coming.set(key, asked);
  return asked;
}

/** @param {string} key */
async function read(key) {
  let words = "";
  try {
    /** @type {{ default: DeckLook }} */
    const { default: look } = await import(`./${key}/${key}.js`);
    words = look.words;
  } catch (thrown) {
    console.warn(`There are no words for the deck ${key} here:`, thrown);
  }
  here.set(key, words);
  return words;
}
