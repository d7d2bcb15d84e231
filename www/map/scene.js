/** What the map shows follows from the state: rings for what can be picked, ghosts for a preview, the layers. */

import { answerable } from "../table/choose.js";
import { occasionOf } from "../table/occasion.js";
import { closes, isEmpty, narrow, nextSlot, open, slots } from "../table/narrowing.js";
import { news } from "../parts/digest.js";
import { t } from "../words/messages.js";
import { state as live } from "../state.js";
import { liveryOf, placeName } from "../words/naming.js";
import { lendersOf, movesOf, placesOf, trailOf } from "./acts.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./geometry.js").PlaceName} PlaceName
 */

/** How many lines of the log one choice seldom exceeds. */
const RECENT = 24;

/**
 * What a state looks like on the map, or nothing when no table is open.
 * @param {State} state
 * @returns {Scene | null}
 */
export function sceneOf(state) {
  const view = state.past?.view ?? state.shown?.view;
  const table = state.table;
  const map = state.catalogue?.maps.find(({ key }) => key === table?.setup.map);
  if (!view || !map || !state.shown) return null;
  const { rings, choosing } = ringsOf(state);
  const fresh = news(state);
  const changedLayer = state.layers.includes("changed");
  const marked = state.marked.length || rings.size ? state.marked : aboutOf(state);
  return {
    map,
    view,
    livery: liveryOf,
    viewer: state.viewer,
    rings: marked.length ? new Map(marked.map((number) => [number, "other"])) : rings,
    choosing: choosing && !marked.length,
    focus: state.mapFocus,
    pointed: state.mapFocus ?? state.pointed,
    layers: new Set(state.layers),
    changed: placesOf(fresh),
    bare: state.bare,
    preview:
      state.preview && !state.past
        ? {
            view: state.preview.preview.view,
            moves: movesOf(state.preview.preview.events),
          }
        : null,
    lenders: state.past ? [] : lendersOf(state.preview?.preview.events ?? lastAct(state)),
    trail: state.past ? [] : trailOf(changedLayer ? fresh : unseen(state, fresh), liveryOf),
    text: state.settings.mapText,
    words: { free: (free) => t("layer-free", { free }), place: placeName },
  };
}

/**
 * What the others have done since the viewer's last choice; at the beginning since their turn before.
 * @param {State} state
 * @param {import("../engine/contract.js").LogEntry[]} fresh
 */
function unseen({ shown, since }, fresh) {
  return since === null ? fresh : (shown?.log.slice(since) ?? []);
}

/** The landmark of a clearing on the table that is shown. @param {number} clearing */
export function landmarkAt(clearing) {
  const view = live.past?.view ?? live.shown?.view;
  return view?.landmarks?.find((landmark) => landmark.clearing === clearing);
}

/** What the last choice brought. @param {State} state */
function lastAct(state) {
  const recent = state.shown?.log.slice(-RECENT) ?? [];
  return recent.filter(({ commit }) => commit === recent.at(-1)?.commit);
}

/** Where that happened which is asked about, such as a battle. @param {State} state */
function aboutOf(state) {
  const decision = answerable();
  const recent = decision && occasionOf(state, decision);
  return recent ? [...placesOf([recent])] : [];
}

/**
 * Rings for places that can be picked now.
 * @param {State} state
 * @returns {{ rings: Scene["rings"], choosing: boolean }}
 */
export function ringsOf(state) {
  /** @type {Scene["rings"]} */
  const rings = new Map();
  const decision = answerable();
  if (!decision || decision.count) return { rings, choosing: false };
  const { draft } = state;
  const { list, other } = narrow(decision.options, draft);
  const acting = list.filter((option) => !closes(option.verb));
  const verbs = new Set(acting.map(({ verb }) => verb));
  // Before anything is picked, a step of several verbs leaves the map quiet.
  if (isEmpty(draft) && verbs.size > 1) return { rings, choosing: false };
  // What could be picked out of turn (where to before where from) has a lighter ring.
  for (const value of open(other, draft.picks, "place")) rings.set(value, "other");
  for (const value of open(acting, draft.picks, "place")) rings.set(value, "other");
  for (const value of firstOpen(acting, draft)) rings.set(value, "select");
  for (const pick of draft.picks) {
    if (pick.kind === "place") rings.set(pick.value, "picked");
  }
  return { rings, choosing: rings.size > 0 };
}

/**
 * The places for the next target of the options: origins before destinations; a place with one answer fills itself.
 * @param {import("../engine/contract.js").Choosable[]} list
 * @param {import("../state.js").Draft} draft
 * @returns {PlaceName[]}
 */
function firstOpen(list, draft) {
  const places = slots(list, draft);
  if (places.length) {
    const next = nextSlot(places) ?? places.find(({ picked }) => !picked);
    return next?.kind === "place" ? next.values : [];
  }
  // Options of several shapes: the first place of each that is not picked yet.
  const picked = draft.picks.filter(({ kind }) => kind === "place").map(({ value }) => value);
  /** @type {Set<PlaceName>} */
  const values = new Set();
  for (const option of list) {
    const next = option.targets.find(
      ({ kind, value }) => kind === "place" && !picked.includes(value),
    );
    if (next) values.add(next.value);
  }
  return [...values];
}
