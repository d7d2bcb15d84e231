/** Loading the words for what the catalogue and the settings ask for. */

import { forgetClauses } from "./law.js";
import { loadMessages } from "./messages.js";
import { change, state } from "../state.js";

/** Reads the words for the first time. */
export async function loadWords() {
  await loadMessages({
    factions: state.catalogue.factions.map(({ key }) => key),
    pseudo: state.settings.pseudo,
  });
  forgetClauses(state.catalogue);
}

/** Reads the words again, after another language was chosen. */
export async function restartWords() {
  await loadWords();
  change();
}
