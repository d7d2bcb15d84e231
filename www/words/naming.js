/** Names and sentences about the game: engine keys and values in, catalogue messages out. */

import { state } from "../state.js";
import { fixed, has, listOf, t, tFirst } from "./messages.js";
import { liveryAmong } from "../factions/looks.js";
import { numeral } from "../map/geometry.js";

/**
 * @typedef {import("../table/log-folding.js").Line} Line
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").WhyNot} WhyNot
 * @typedef {import("../engine/contract.js").Target} Target
 */

/** @typedef {{ faction: string, name?: string }} Sitting a seat, as far as names go */

/** The seats of the open table. @returns {Sitting[]} */
function seatsHere() {
  return state.shown?.view.seats ?? state.table?.setup.seats ?? [];
}

/** The faction of a seat, as a key. @param {number} seat */
export function factionOf(seat) {
  return seatsHere()[seat]?.faction ?? "";
}

/**
 * Which of several seats this is that have something in common, from 1; 0 where it has it alone.
 * @template T
 * @param {T[]} all
 * @param {number} at
 */
function numberOf(all, at) {
  const same = all.flatMap((one, i) => (one === all[at] ? [i] : []));
  return same.length > 1 ? same.indexOf(at) + 1 : 0;
}

/**
 * In whose livery the pieces of a seat are drawn.
 * @param {number} seat
 * @param {Sitting[]} [seats] those of the open table, if not told
 */
export function liveryOf(seat, seats = seatsHere()) {
  return liveryAmong(seats, seat);
}

/** The faction's name. @param {string} faction */
export function factionName(faction) {
  return tFirst([`faction-${faction}`, faction]);
}

/**
 * What the people at a table are called: by their own name, else by their faction's; two of the same name by numbers too.
 * @param {Sitting[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  const names = seats.map(({ faction, name }) => name || factionName(faction));
  return names.map((name, i) => {
    const number = numberOf(names, i);
    return number ? t("seat-numbered", { name, number }) : name;
  });
}

/** What the person at a seat is called. @param {number} seat */
export function seatName(seat) {
  return seatNames(seatsHere())[seat] ?? "";
}

/** The name of a seat's faction, where the seat goes by another name. @param {number} seat */
export function factionBeside(seat) {
  return seatsHere()[seat]?.name ? factionName(factionOf(seat)) : null;
}

/** Name and faction, where the name is not the faction's. @param {number} seat */
export function seatTitle(seat) {
  const name = seatName(seat);
  const faction = factionBeside(seat);
  return faction === null ? name : t("seat-title", { name, faction });
}

/** The short code of a seat's faction, with a number where two seats have it. @param {number} seat */
export function codeOf(seat) {
  const factions = seatsHere().map(({ faction }) => faction);
  const facts = state.catalogue.factions.find(({ key }) => key === factions[seat]);
  const code = facts?.code ?? state.shown?.view.seats[seat]?.code;
  return `${code ?? "?"}${numberOf(factions, seat) || ""}`;
}

/**
 * A place as people say it: a clearing by its number, a forest by the numeral on the map, one beside the map by its name.
 * @param {import("../map/geometry.js").PlaceName} place
 */
export function placeName(place) {
  if (typeof place === "string") {
    const map = state.catalogue.maps.find(({ key }) => key === state.table?.setup.map);
    const at = map?.forests.findIndex(({ id }) => id === place) ?? -1;
    return t("forest", { name: at < 0 ? place : numeral(at) });
  }
  const beside = place ? null : state.shown?.view.clearings.find(({ number }) => number === place);
  return beside?.annex ? tFirst([`place-${beside.annex}`, beside.annex]) : String(place);
}

/** The same with the word before the number of a clearing. @param {import("../map/geometry.js").PlaceName} place */
export function placeTitle(place) {
  return typeof place === "number" && place
    ? t("clearing-short", { clearing: place })
    : placeName(place);
}

/** @param {string} card */
export function cardName(card) {
  return t(`card-${card}`);
}

/** @param {string} faction @param {string} piece @param {number} [count] */
export function pieceName(faction, piece, count = 1) {
  return tFirst([`piece-${faction}-${piece}`, `piece-${piece}`], { count });
}

/** @param {string} faction @param {string} verb */
export function verbName(faction, verb) {
  return tFirst([`verb-${faction}-${verb}`, `verb-${verb}`]);
}

/**
 * A target as a word or two.
 * @param {Target} target
 * @param {number} seat whose decision it is
 */
export function targetName(target, seat) {
  const value = String(target.value);
  switch (target.kind) {
    case "place":
      return placeName(target.value);
    case "seat":
      return seatName(Number(target.value));
    case "card":
      return cardName(value);
    case "faction":
      return factionName(value);
    case "piece":
      return pieceName(factionOf(target.seat ?? seat), value);
    case "item":
      return t(`item-${value}`);
    case "held":
      return heldName(value);
    case "suit":
      return t(`suit-${value}`);
    case "way":
    case "voice":
      return voiceName(value);
    case "space":
      return tFirst([`panel-${factionOf(seat)}-${value}`, `panel-${value}`]);
    default:
      return value;
  }
}

/** A landmark or a card that takes somebody somewhere or offers something, or a way without anybody's help. @param {string} key */
function voiceName(key) {
  const message = [`way-${key}`, `landmark-${key}`, `card-${key}`].find((name) => has(name));
  return message ? t(message) : key;
}

/** An item as it lies with somebody: "boot, face down". @param {string} held */
export function heldName(held) {
  const words = held.split("-");
  const said = (/** @type {string} */ word) => (words.includes(word) ? "yes" : "no");
  return t("held", {
    item: t(`item-${words.at(-1)}`),
    exhausted: said("exhausted"),
    damaged: said("damaged"),
    ruin: said("ruin"),
  });
}

/**
 * A whole option in words, such as "Rollout 5 → 8".
 * @param {Pick<Choosable, "verb" | "targets">} option
 * @param {number} seat
 */
export function optionName(option, seat) {
  const verb = verbName(factionOf(seat), option.verb);
  if (!option.targets.length) return verb;
  return t("option", { verb, targets: targetsText(option.targets, seat) });
}

/**
 * What is worth knowing of a named place of a board, where the faction has words for that: of it, or of what is done there.
 * @param {string} faction
 * @param {string} place
 * @param {string} [verb]
 */
export function noteText(faction, place, verb) {
  const key = [`note-${faction}-${verb}-${place}`, `note-${faction}-${place}`].find(has);
  return key ? t(key) : "";
}

/**
 * What the next piece of a track costs and brings, where the faction has words for that: "2 wood · 2 points".
 * @param {string} verb what is done with it
 * @param {string} piece
 * @param {number} seat
 */
export function priceText(verb, piece, seat) {
  const key = `price-${factionOf(seat)}-${verb}`;
  if (!has(key)) return "";
  for (const panel of state.shown?.view.seats[seat]?.panels ?? []) {
    if (panel.type !== "track") continue;
    const next = panel.spaces.find((space) => space.piece === piece);
    if (next?.price !== undefined) return t(key, { price: next.price, points: Number(next.label) });
  }
  return "";
}

/** What some board says that this costs now, for all to see. @param {string} verb */
export function priceOnBoard(verb) {
  const panels = (state.shown?.view.seats ?? []).flatMap((seat) => seat.panels);
  const price = panels.find((panel) => panel.key === `${verb}-price`);
  return price?.type === "counter" ? price.value : 0;
}

/** @param {Target[]} targets @param {number} seat */
function targetsText(targets, seat) {
  const places = targets.filter(({ kind }) => kind === "place");
  const count = targets.find(({ kind }) => kind === "count");
  const piece = count && targets.find(({ kind }) => kind === "piece");
  const others = targets.filter(
    ({ kind }) => kind !== "place" && !(piece && (kind === "count" || kind === "piece")),
  );
  const parts = others.map((target) => targetName(target, seat));
  if (piece) parts.unshift(amountName(factionOf(piece.seat ?? seat), piece.value, count.value));
  const [from, to] = places;
  if (from && to) {
    parts.unshift(t("from-to", { from: placeName(from.value), to: placeName(to.value) }));
  } else {
    for (const { value } of places) parts.push(placeTitle(value));
  }
  return parts.join(" · ");
}

/** So many of a piece: "4 warriors". @param {string} faction @param {unknown} piece @param {unknown} many */
function amountName(faction, piece, many) {
  const count = Number(many);
  return t("pieces", { count, piece: pieceName(faction, String(piece), count), state: "none" });
}

/**
 * The question of the open decision; it may say which clearing it is about, if that is one, and the suits that its
 * options are for.
 * @param {import("../engine/contract.js").DecisionView} decision
 */
export function question(decision) {
  const faction = factionOf(decision.seat);
  const targets = decision.options.flatMap((option) => option.targets);
  const clearings = new Set(
    targets.filter(({ kind }) => kind === "place").map(({ value }) => value),
  );
  const [clearing] = clearings.size === 1 ? clearings : ["none"];
  const suits = new Set(
    targets.filter(({ kind }) => kind === "suit").map(({ value }) => t(`suit-${value}`)),
  );
  return tFirst([`prompt-${faction}-${decision.prompt}`, `prompt-${decision.prompt}`], {
    clearing,
    suits: listOf([...suits]),
  });
}

/**
 * Values as people say them: seats, cards, pieces and the like by name; what may not be known is "none".
 * @param {Record<string, unknown>} values
 * @param {Record<string, string>} types what the values are
 * @param {number | null | undefined} seat whose act it is
 * @returns {Record<string, any>}
 */
export function known(values, types, seat) {
  const owner = typeof values.owner === "number" ? values.owner : seat;
  const faction = typeof owner === "number" ? factionOf(owner) : "";
  const count = Number(values.count ?? 1);
  /** @type {Record<string, any>} */
  const said = {};
  for (const [key, value] of Object.entries(values)) {
    said[key] = Array.isArray(value)
      ? listOf(value.map((one) => `${named(types[key], one, faction, count)}`))
      : named(types[key], value, faction, count);
  }
  said.seat = typeof seat === "number" ? seatName(seat) : "none";
  // Whoever takes away what is their own does it to nobody.
  if (values.by !== undefined && values.by === values.owner) said.by = "none";
  return said;
}

/**
 * One value by its name.
 * @param {string | undefined} type
 * @param {unknown} value
 * @param {string} faction whose pieces and boards are meant
 * @param {number} count how many, for the plural of pieces
 * @returns {string | number}
 */
function named(type, value, faction, count) {
  if (value === null || value === undefined) return "none";
  if (type === "place") return placeName(typeof value === "number" ? value : `${value}`);
  if (typeof value === "number") return type === "seat" ? seatName(value) : value;
  const text = String(value);
  switch (type) {
    case "card":
      return cardName(text);
    case "piece":
      return pieceName(faction, text, count);
    case "item":
    case "suit":
    case "phase":
      return t(`${type}-${text}`);
    case "step":
      return tFirst([`step-${faction}-${text}`, `step-${text}`]);
    case "key":
      return tFirst([
        `panel-${faction}-${text}`,
        `flag-${faction}-${text}`,
        `word-${text}`,
        `landmark-${text}`,
        `faction-${text}`,
      ]);
    default:
      return text;
  }
}

/** What a message may ask for although an event does not have it. */
const NOTHING = {
  card: "none",
  cards: "none",
  by: "none",
  to: "none",
  from: "none",
  clearing: "none",
  pile: "none",
};

/** What points were for. @param {string} clause */
function sourceOf(clause) {
  const key = `source-${clause.replaceAll(".", "-")}`;
  return has(key) ? t(key) : "none";
}

/** A line of the log. @param {Line} entry */
export function entryText(entry) {
  const source = entry.kind === "scored" ? sourceOf(entry.clause) : "none";
  const values = { ...NOTHING, ...known(entry.values, entry.types ?? {}, entry.seat), source };
  const faction = typeof entry.seat === "number" ? factionOf(entry.seat) : "";
  return tFirst([`event-${faction}-${entry.kind}`, `event-${entry.kind}`], values);
}

/**
 * What speaks for an option, the strongest first: "points +1.6, rule +0.3".
 * @param {{ key: string, margin: number }[]} grounds in hundredths of a point
 * @param {number} seat
 */
export function groundsText(grounds, seat) {
  const faction = factionOf(seat);
  return listOf(
    grounds.slice(0, 2).map(({ key, margin }) =>
      t("ground-value", {
        ground: tFirst([`ground-${faction}-${key}`, `ground-${key}`]),
        points: fixed(margin / 100, 1),
      }),
    ),
  );
}

/** What a search expects of an option. @param {{ chance: number, points: number }} option */
export function estimateText({ chance, points }) {
  return t("estimate", { chance: Math.round(chance * 100), points: fixed(points / 100, 1) });
}

/** What the values of a refusal are, where they are no numbers. @type {Record<string, string>} */
const REFUSED = { clearing: "place", from: "place", to: "place", phase: "phase", step: "step" };

/** A refusal in words. @param {WhyNot} refusal */
export function refusalText(refusal) {
  return t(`refusal-${refusal.key}`, known(refusal.values, REFUSED, state.shown?.decision?.seat));
}
