/** The factions on the start sheet: their animals, what they are like, whose they are; from each to its lesson. */

import { haveCome } from "../factions/looks.js";
import { afterPainting } from "../toolkit/painting.js";
import { h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { change, openSheet, state as live } from "../state.js";
import { has, t } from "../words/messages.js";
import { bringFactions } from "../words/language.js";
import { factionName } from "../words/naming.js";
import { hardness } from "./seat-cards.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export function frontFactions(state) {
  const keys = factionsHere(state);
  if (!keys.length) return null;
  return h(
    "section",
    { class: "front-factions", "aria-labelledby": "factions-title" },
    h("h2", { id: "factions-title" }, t("factions")),
    h("ul", null, keys.map(card)),
  );
}

/** On a first visit the network is left to the first table for so long, in milliseconds. */
const FIRST_VISIT = 3000;

let coming = false;

/** All factions, when their looks have come, which are asked for: nobody waits for them. @param {State} state */
export function factionsHere({ catalogue, screen }) {
  const keys = catalogue.factions.map(({ key }) => key);
  if (haveCome(keys)) return keys;
  if (!coming) {
    coming = true;
    const isHere = navigator.serviceWorker?.controller || location.protocol === "file:";
    if (isHere || screen !== "start") afterPainting(bring);
    else setTimeout(bring, FIRST_VISIT);
  }
  return [];
}

async function bring() {
  coming = false;
  // Whoever has begun a table meanwhile needs them no more.
  const isSeen = live.screen === "start" || live.sheets.some(({ name }) => name === "about");
  if (!isSeen) return;
  await bringFactions(live.catalogue.factions.map(({ key }) => key));
  change();
}

/** Whose a faction is: its own words say so, or it is the publisher's. @param {string} faction */
export function originOf(faction) {
  return t(has(`origin-${faction}`) ? `origin-${faction}` : "origin-root");
}

/** @param {string} faction */
function card(faction) {
  const name = factionName(faction);
  return h(
    "li",
    { key: faction },
    h(
      "button",
      {
        type: "button",
        class: "front-faction",
        "data-faction": faction,
        title: t("factions-learn", { faction: name }),
        onclick: () => openSheet("learn", { faction }),
      },
      h("span", { class: "portrait" }, emblem(faction)),
      h(
        "span",
        { class: "about" },
        h("b", null, name),
        hardness(faction),
        h("span", { class: "quiet" }, originOf(faction)),
      ),
    ),
  );
}
