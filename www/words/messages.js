/** Words: every sentence comes from a Project Fluent catalogue, by key and values. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import base from "./base.ftl";
import bots from "./bots.ftl";
import cards from "./cards.ftl";
import shell from "./shell.ftl";

/** @typedef {Record<string, unknown>} Values */

/** Longer, accented words in brackets, for finding what is not in the catalogue or does not fit. @param {string} text */
function pseudo(text) {
  const accents = "âḃçďéḟğĥíĵķļḿńőƥɋŕšťúṽŵẋýž";
  const longer = text.replace(/[a-z]/g, (sign) => accents[sign.charCodeAt(0) - 97] ?? sign);
  return longer.replace(/[áéíóúâő]/g, "$&$&");
}

let transform = (/** @type {string} */ text) => text;

/** The language of the words. */
let spoken = "en";
let bundle = bundleOf("en");

/** What is said where a language has no words of its own; nothing while English is spoken. @type {FluentBundle | null} */
let english = null;

/** Messages without values, worded once. @type {Map<string, string>} */
const worded = new Map();

/** Keys that were asked for and are not there: shown in the settings, and a failure in tests. @type {Set<string>} */
export const missing = new Set();

/** The English catalogues that are here: those of every page first. @type {Set<string>} */
const here = new Set([shell, base, bots, cards]);

/** The keys of all messages that are here. @type {Set<string>} */
let known = new Set();
let times = 0;

/** @param {string} tag */
function bundleOf(tag) {
  return new FluentBundle(tag, { useIsolating: false, transform: (text) => transform(text) });
}

/**
 * Begins anew with the words that are here, and those of another language where one is spoken.
 * @param {{ pseudo: boolean, language: string, words: string[] }} choice
 */
export function startMessages({ pseudo: accented, language: tag, words }) {
  transform = accented ? pseudo : (text) => text;
  spoken = tag;
  bundle = bundleOf(tag);
  english = tag === "en" ? null : bundleOf("en");
  lists = new Intl.ListFormat(tag);
  known = new Set();
  for (const text of here) read(text, english ?? bundle);
  for (const text of words) read(text, bundle);
}

/** Adds catalogues to the words. @param {string[]} texts @param {string} [tag] of their language: English if not told */
export function addMessages(texts, tag = "en") {
  if (tag === "en") {
    for (const text of texts) {
      if (here.has(text)) continue;
      here.add(text);
      read(text, english ?? bundle);
    }
  } else if (tag === spoken) for (const text of texts) read(text, bundle);
}

/** @param {string} text @param {FluentBundle} into */
function read(text, into) {
  const resource = new FluentResource(text);
  for (const { id } of resource.body) known.add(id);
  times++;
  const errors = into.addResource(resource);
  for (const error of errors) console.error("Message catalogue:", error.message);
  worded.clear();
  missing.clear();
}

/** Words that are no message, such as the law of the engine, in the chosen language. @param {string} text */
export function inWords(text) {
  return transform(text);
}

/** The language of the words. */
export function language() {
  return spoken;
}

/** A number that changes whenever words come, or become others. */
export function wordings() {
  return times;
}

/** The keys of the messages that begin so. @param {string} beginning */
export function keysOf(beginning) {
  return [...known].filter((key) => key.startsWith(beginning));
}

/** The bundle that says a message, and the message. @param {string} key */
function look(key) {
  const from = bundle.hasMessage(key) || !english ? bundle : english;
  return { from, message: from.getMessage(key) };
}

/** An attribute of a message; nothing if it has none. @param {string} key @param {string} name */
export function attribute(key, name) {
  const { from, message } = look(key);
  const pattern = message?.attributes[name];
  return pattern ? from.formatPattern(pattern) : "";
}

/** Whether the catalogue has a message. @param {string} key */
export function has(key) {
  return bundle.hasMessage(key) || (english?.hasMessage(key) ?? false);
}

/**
 * A message by its key.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string}
 */
export function t(key, values) {
  if (values) return format(key, values);
  let text = worded.get(key);
  if (text === undefined) worded.set(key, (text = format(key)));
  return text;
}

/** @param {string} key @param {Values} [values] */
function format(key, values) {
  const { from, message } = look(key);
  if (!message?.value) {
    missing.add(key);
    return plain(key);
  }
  if (from !== bundle) missing.add(`${key} (${spoken})`);
  /** @type {Error[]} */
  const errors = [];
  const text = from.formatPattern(message.value, /** @type {any} */ (values ?? null), errors);
  for (const error of errors) missing.add(`${key}: ${error.message}`);
  return text;
}

let lists = new Intl.ListFormat("en");

/** Several things as one phrase: "5, 6, and 10". @param {string[]} items */
export function listOf(items) {
  const parts = lists.formatToParts(items);
  return parts.map(({ type, value }) => (type === "literal" ? transform(value) : value)).join("");
}

/** A number with so many digits after the point, as the language writes it. @param {number} value @param {number} digits */
export function fixed(value, digits) {
  return value.toLocaleString(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}

/**
 * The first of several messages that the catalogue has; else words made from the last part of the last key.
 * @param {string[]} keys from the most special to the most general
 * @param {Values} [values]
 */
export function tFirst(keys, values) {
  const found = keys.find(has);
  return t(found ?? keys.at(-1) ?? "", values);
}

/**
 * Readable words for a key without a message.
 * @param {string} key such as "verb-salt-road"
 */
function plain(key) {
  const words = key.replace(/^[a-z]+-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
