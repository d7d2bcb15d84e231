/**
 * The map as real buttons: one for each clearing, over its place on the canvas, from the same options. Together they
 * are one stop of the Tab key; arrows go to the nearest clearing in that direction.
 */

import { answerable, pressPlace } from "../table/choose.js";
import { draw, h } from "../toolkit/dom.js";
import { closes, narrow, settled, withPick } from "../table/narrowing.js";
import { pressing } from "../parts/previewing.js";
import { listOf, t } from "../words/messages.js";
import { change, state as live } from "../state.js";
import {
  factionOf,
  pieceName,
  placeName,
  placeTitle,
  refusalText,
  seatName,
  verbName,
} from "../words/naming.js";
import { spot } from "./geometry.js";
import { DOUBLE } from "./gestures.js";
import { landmarkAt, ringsOf } from "./scene.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 */

/** A clearing's button is never smaller than this. */
const LEAST = 64;
/** On the narrowest screens discs are smaller, and so are their buttons. */
const LEAST_NARROW = 48;

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Layout} at
 */
export function drawTargets(root, state, at) {
  const view = state.past?.view ?? state.shown?.view;
  const map = state.catalogue.maps.find(({ key }) => key === state.table?.setup.map);
  if (!view || !map) {
    draw(root);
    return;
  }
  root.setAttribute("role", "group");
  root.setAttribute(
    "aria-label",
    t("map-label", { map: t(`map-${map.key}`), count: view.clearings.length }),
  );
  const { rings } = ringsOf(state);
  const size = Math.max(at.width < 360 ? LEAST_NARROW : LEAST, (at.radius + 6) * 2);
  const home = state.mapFocus ?? view.clearings[0]?.number;
  draw(
    root,
    [...view.clearings]
      .sort((a, b) => a.number - b.number)
      .map((clearing) => {
        const p = at.clearings.get(clearing.number) ?? { x: 0, y: 0 };
        const here = rings.get(clearing.number);
        const why = refusedHere(clearing.number);
        return h("button", {
          key: `clearing-${clearing.number}`,
          type: "button",
          "data-clearing": clearing.number,
          "aria-pressed": here === "picked" ? "true" : undefined,
          tabindex: clearing.number === home ? "0" : "-1",
          "aria-label": label(state, clearing, map),
          "aria-description": why ?? undefined,
          style: squareAt(p, size),
          ...withPointing(clearing.number),
        });
      }),
    forests(state, map, at, rings),
    breath(at, rings, size),
  );
}

/** How far outside of its button the ring of a clearing breathes. */
const OUTSIDE = 6;

/**
 * The rings that breathe where something can be chosen next.
 * @param {Layout} at
 * @param {import("./board.js").Scene["rings"]} rings
 * @param {number} size of the buttons
 */
function breath(at, rings, size) {
  const chosen = [...rings].filter(([, kind]) => kind === "select");
  if (!chosen.length) return null;
  return h(
    "div",
    { class: "breath", key: "breath" },
    chosen.map(([place]) => {
      const wide = (typeof place === "number" ? size : FOREST) + OUTSIDE * 2;
      const p = spot(at, place) ?? { x: 0, y: 0 };
      return h("span", { key: `breath-${place}`, style: squareAt(p, wide) });
    }),
  );
}

/** @param {import("./geometry.js").Point} p its middle @param {number} wide */
function squareAt(p, wide) {
  return {
    left: `${p.x - wide / 2}px`,
    top: `${p.y - wide / 2}px`,
    width: `${wide}px`,
    height: `${wide}px`,
  };
}

/** Whether a place was last pressed by touch: then a second tap may follow that enlarges it. */
let touched = false;

/** @param {import("./geometry.js").PlaceName} place */
function withPointing(place) {
  const handlers = pressing(
    () => {
      const decision = answerable();
      if (!decision) return null;
      const draft = withPick(live.draft, { kind: "place", value: place });
      return settled(decision, draft, { alwaysAsk: false });
    },
    () => pressPlace(place, touched ? DOUBLE : 0),
  );
  return {
    ...handlers,
    onpointerdown: (/** @type {PointerEvent} */ event) => {
      touched = event.pointerType === "touch";
      handlers.onpointerdown(event);
    },
    onpointerenter: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "touch" && live.layers.includes("reach")) {
        change({ pointed: place });
      }
      handlers.onpointerenter(event);
    },
    onfocus: (/** @type {FocusEvent} */ event) => {
      const button = /** @type {Element} */ (event.currentTarget);
      if (typeof place === "number" && button.matches(":focus-visible")) {
        change({ mapFocus: place });
      }
      handlers.onfocus(event);
    },
    onblur: () => {
      change({ mapFocus: null });
      handlers.onblur();
    },
  };
}

/** How wide the button of a forest is. */
const FOREST = 48;

/**
 * Forests are targets where an option names one or something stands there.
 * @param {State} state
 * @param {import("../engine/contract.js").MapFacts} map
 * @param {Layout} at
 * @param {import("./board.js").Scene["rings"]} rings
 */
function forests(state, map, at, rings) {
  const there = (state.past?.view ?? state.shown?.view)?.forests ?? [];
  return map.forests.flatMap(({ id }) => {
    const pieces = there.find((forest) => forest.id === id)?.pieces ?? [];
    const ring = rings.get(id);
    const p = at.forests.get(id);
    if (!p || (!ring && !pieces.length)) return [];
    const words = [placeTitle(id), ...piecesTold(pieces), possible(state, id)];
    return [
      h("button", {
        key: `forest-${id}`,
        class: ring ? `forest ${ring}` : "forest",
        type: "button",
        "data-forest": id,
        "aria-pressed": ring === "picked" ? "true" : undefined,
        tabindex: "-1",
        "aria-label": words.filter(Boolean).join(". "),
        style: squareAt(p, FOREST),
        ...withPointing(id),
      }),
    ];
  });
}

/** Why the chosen verb cannot use a clearing, for those who cannot see it faded. @param {number} clearing */
function refusedHere(clearing) {
  const decision = answerable();
  if (!decision || !live.draft.verb) return null;
  const found = decision.refused.find(
    ({ verb, targets }) =>
      verb === live.draft.verb &&
      targets.some(({ kind, value }) => kind === "place" && value === clearing),
  );
  return found ? refusalText(found.refusal) : null;
}

/**
 * Everything there is to see at a clearing, in one sentence after the other.
 * @param {State} state
 * @param {ClearingView} clearing
 * @param {import("../engine/contract.js").MapFacts} map
 */
function label(state, clearing, map) {
  return [standing(clearing, map), possible(state, clearing.number)].filter(Boolean).join(" ");
}

/** @type {Map<string, string>} */
const told = new Map();

/**
 * What stands at a clearing; worded once for every state it is in.
 * @param {ClearingView} clearing
 * @param {import("../engine/contract.js").MapFacts} map
 */
function standing(clearing, map) {
  const here = landmarkAt(clearing.number);
  const table = [map.key, live.table?.id, live.settings.pseudo, here?.key].join("/");
  const key = `${table}/${JSON.stringify(clearing)}`;
  const kept = told.get(key);
  if (kept) return kept;
  if (told.size > 400) told.clear();
  const text = describe(clearing, map);
  told.set(key, text);
  return text;
}

/**
 * @param {ClearingView} clearing
 * @param {import("../engine/contract.js").MapFacts} map
 */
function describe(clearing, map) {
  const here = landmarkAt(clearing.number);
  const facts = map.clearings.find(({ number }) => number === clearing.number);
  return [
    t("target-clearing", {
      clearing: placeName(clearing.number),
      suits: listOf(clearing.suits.map((suit) => t(`suit-${suit}`))),
      ruler: clearing.ruler === null ? "none" : seatName(clearing.ruler),
    }),
    ...piecesTold(clearing.pieces),
    t("target-slots", { free: clearing.free, ruins: Number(clearing.ruin) }),
    ...(here ? [t("target-landmark", { landmark: t(`landmark-${here.key}`) })] : []),
    t("target-neighbours", {
      list: listOf((clearing.adjacent ?? facts?.adjacent ?? []).map(String)),
    }),
  ].join(" ");
}

/** What stands somewhere, a sentence for each seat. @param {import("../engine/contract.js").PieceView[]} pieces */
function piecesTold(pieces) {
  const seats = [...new Set(pieces.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const names = pieces
      .filter((piece) => piece.seat === seat)
      .map((piece) =>
        t("pieces", {
          count: piece.count,
          piece: pieceName(factionOf(seat), piece.piece, piece.count),
          state: piece.state ? t(`state-${piece.state}`) : "none",
        }),
      );
    return t("target-seat", { seat: seatName(seat), pieces: listOf(names) });
  });
}

/** What can be picked here now. @param {State} state @param {import("./geometry.js").PlaceName} place */
function possible(state, place) {
  const decision = answerable();
  if (!decision) return "";
  const { list } = narrow(decision.options, state.draft);
  const verbs = new Set(
    list
      .filter((option) =>
        option.targets.some(({ kind, value }) => kind === "place" && value === place),
      )
      .filter((option) => !closes(option.verb))
      .map((option) => verbName(factionOf(decision.seat), option.verb)),
  );
  if (!verbs.size) return "";
  return t("target-selectable", { verbs: listOf([...verbs]) });
}

/** Which way each arrow points. */
const WAYS = /** @type {const} */ ({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

/**
 * The clearing nearest to another in a direction.
 * @param {Layout} at
 * @param {number} from
 * @param {keyof typeof WAYS} key
 * @returns {number | null}
 */
export function neighbour(at, from, key) {
  const p = at.clearings.get(from);
  if (!p) return null;
  const [dx, dy] = WAYS[key];
  let best = null;
  let least = Infinity;
  for (const [number, q] of at.clearings) {
    const along = (q.x - p.x) * dx + (q.y - p.y) * dy;
    const across = Math.abs((q.x - p.x) * dy) + Math.abs((q.y - p.y) * dx);
    if (number === from || along <= 1) continue;
    const cost = along + across * 2.2;
    if (cost < least) {
      best = number;
      least = cost;
    }
  }
  return best;
}
