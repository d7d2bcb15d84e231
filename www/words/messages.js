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
let bundle = new FluentBundle("en", { useIsolating: false });

/** Messages without values, worded once. @type {Map<string, string>} */
const worded = new Map();

/** Keys that were asked for and are not there: shown in the settings, and a failure in tests. @type {Set<string>} */
export const missing = new Set();

/** The catalogues that are here: those of every page first. @type {Set<string>} */
const here = new Set([shell, base, bots, cards]);

/** Begins anew with the words that are here. @param {{ pseudo: boolean }} choice */
export function startMessages(choice) {
  transform = choice.pseudo ? pseudo : (text) => text;
  bundle = new FluentBundle("en", { useIsolating: false, transform });
  known = new Set();
  here.forEach(read);
}

/** Adds catalogues to the words. @param {string[]} texts */
export function addMessages(texts) {
  for (const text of texts) {
    if (here.has(text)) continue;
    here.add(text);
    read(text);
  }
}

/** The keys of all messages that are here. @type {Set<string>} */
let known = new Set();
let times = 0;

/** @param {string} text */
function read(text) {
  const resource = new FluentResource(text);
  for (const { id } of resource.body) known.add(id);
  times++;
  const errors = bundle.addResource(resource);
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
  return "en";
}

/** A number that changes whenever words come, or become others. */
export function wordings() {
  return times;
}

/** The keys of the messages that begin so. @param {string} beginning */
export function keysOf(beginning) {
  return [...known].filter((key) => key.startsWith(beginning));
}

/** An attribute of a message; nothing if it has none. @param {string} key @param {string} name */
export function attribute(key, name) {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : "";
}

/** Whether the catalogue has a message. @param {string} key */
export function has(key) {
  return bundle.hasMessage(key);
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
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    missing.add(key);
    return plain(key);
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, /** @type {any} */ (values ?? null), errors);
  for (const error of errors) missing.add(`${key}: ${error.message}`);
  return text;
}

const lists = new Intl.ListFormat("en");

/** Several things as one phrase: "5, 6, and 10". @param {string[]} items */
export function listOf(items) {
  const parts = lists.formatToParts(items);
  return parts.map(({ type, value }) => (type === "literal" ? transform(value) : value)).join("");
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
