/** Names and sentences about the game: engine keys and values in, catalogue messages out. */

import { state } from "../state.js";
import { has, listOf, t, tFirst } from "./messages.js";

/**
 * @typedef {import("../table/log-folding.js").Line} Line
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").WhyNot} WhyNot
 * @typedef {import("../engine/contract.js").Target} Target
 */

/** The faction of a seat, as a key. @param {number} seat */
export function factionOf(seat) {
  const seats = state.shown?.view.seats ?? state.table?.setup.seats ?? [];
  return seats[seat]?.faction ?? "";
}

/** The faction's name. @param {string} faction */
export function factionName(faction) {
  return tFirst([`faction-${faction}`, faction]);
}

/** What the person at a seat is called: their own name, else their faction's. @param {number} seat */
export function seatName(seat) {
  const seats = state.shown?.view.seats ?? state.table?.setup.seats ?? [];
  return seats[seat]?.name || factionName(factionOf(seat));
}

/** Name and faction, where the name is not the faction's. @param {number} seat */
export function seatTitle(seat) {
  const name = seatName(seat);
  const faction = factionName(factionOf(seat));
  return name === faction ? name : t("seat-title", { name, faction });
}

/** The short code of a seat's faction. @param {number} seat */
export function codeOf(seat) {
  const faction = factionOf(seat);
  return (
    state.shown?.view.seats[seat]?.code ??
    state.catalogue.factions.find(({ key }) => key === faction)?.code ??
    "?"
  );
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
    case "clearing":
      return value;
    case "seat":
      return seatName(Number(target.value));
    case "card":
      return cardName(value);
    case "piece":
      return pieceName(factionOf(target.seat ?? seat), value);
    case "item":
      return t(`item-${value}`);
    case "suit":
      return t(`suit-${value}`);
    case "forest":
      return t("forest", { name: value });
    case "space":
      return tFirst([`panel-${factionOf(seat)}-${value}`, `panel-${value}`]);
    default:
      return value;
  }
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

/** @param {Target[]} targets @param {number} seat */
function targetsText(targets, seat) {
  const clearings = targets.filter(({ kind }) => kind === "clearing");
  const count = targets.find(({ kind }) => kind === "count");
  const piece = count && targets.find(({ kind }) => kind === "piece");
  const others = targets.filter(
    ({ kind }) => kind !== "clearing" && !(piece && (kind === "count" || kind === "piece")),
  );
  const parts = others.map((target) => targetName(target, seat));
  if (piece) parts.unshift(amountName(factionOf(piece.seat ?? seat), piece.value, count.value));
  const [from, to] = clearings;
  if (from && to) {
    parts.unshift(t("from-to", { from: from.value, to: to.value }));
  } else {
    for (const { value } of clearings) parts.push(t("clearing-short", { clearing: value }));
  }
  return parts.join(" · ");
}

/** So many of a piece: "4 warriors". @param {string} faction @param {unknown} piece @param {unknown} many */
function amountName(faction, piece, many) {
  const count = Number(many);
  return t("pieces", { count, piece: pieceName(faction, String(piece), count), state: "none" });
}

/** The question of the open decision. @param {import("../engine/contract.js").Decision} decision */
export function question(decision) {
  const faction = factionOf(decision.seat);
  return tFirst([`prompt-${faction}-${decision.prompt}`, `prompt-${decision.prompt}`]);
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
    case "key":
      return tFirst([`panel-${faction}-${text}`, `flag-${faction}-${text}`, `word-${text}`]);
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
        points: (margin / 100).toFixed(1),
      }),
    ),
  );
}

/** What a search expects of an option. @param {{ chance: number, points: number }} option */
export function estimateText({ chance, points }) {
  return t("estimate", { chance: Math.round(chance * 100), points: (points / 100).toFixed(1) });
}

/** A refusal in words. @param {WhyNot} refusal */
export function refusalText(refusal) {
  return t(`refusal-${refusal.key}`, known(refusal.values, {}, state.shown?.decision?.seat));
}
