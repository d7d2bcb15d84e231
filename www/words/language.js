/** Which words are here: those of every page, and those of the factions and decks that have come on the screen. */

import { bringDecks } from "../decks/words.js";
import { bringLooks } from "../factions/looks.js";
import { forgetLaw } from "./law.js";
import { addMessages, startMessages } from "./messages.js";
import { change, state } from "../state.js";

/** Begins with the words that are here. */
export function startWords() {
  startMessages({ pseudo: state.settings.pseudo });
  forgetLaw();
}

/** Begins again, after another language was chosen. */
export function restartWords() {
  startWords();
  change();
}

/** Brings looks and words of factions. @param {string[]} keys */
export async function bringFactions(keys) {
  addMessages(await bringLooks(keys));
}

/** Brings the words of decks. @param {string[]} keys */
export async function bringDeckWords(keys) {
  addMessages(await bringDecks(keys));
}
