/**
 * The clauses of the law as the screen reads them: a heading or a sentence, and the single points below it. The engine
 * knows ids and owners; what they say comes, owner by owner, when somebody asks for it.
 */

import { clauses as clausesOfEngine } from "../engine/client.js";
import { change } from "../state.js";
import { siteFile } from "../toolkit/site-file.js";
import { h } from "../toolkit/dom.js";
import { remembering } from "../toolkit/remembering.js";
import { has, inWords, language, t } from "./messages.js";

/**
 * @typedef {object} Clause
 * @property {string} id
 * @property {string} owner `LAW`, `CARD` or a faction's code
 * @property {string} summary nothing until the text has come
 * @property {string[]} points what it says, one thing at a time
 */

/** How long after a failure the text of an owner is asked for again, in milliseconds. */
const AGAIN = 10_000;

/** What the clauses of an owner say, by id; nothing while it is on its way. @type {Map<string, Record<string, string> | null>} */
const texts = new Map();

/** The owners whose text could not be had. @type {Set<string>} */
const missing = new Set();

/** @type {Map<string, Clause[]>} */
const made = new Map();

/** The ids and owners of all clauses. */
const known = remembering(() => clausesOfEngine());

/** @param {string} owner @returns {Record<string, string> | null} */
function textOf(owner) {
  const text = texts.get(owner);
  if (text === undefined) void bring(owner);
  return text ?? null;
}

/** Reads what the clauses of an owner say; the page follows. @param {string} owner */
async function bring(owner) {
  texts.set(owner, null);
  try {
    const answer = await fetch(siteFile(`www/law/${owner}.json`));
    if (!answer.ok) throw new Error(`${answer.status}`);
    texts.set(owner, await answer.json());
    missing.delete(owner);
  } catch (thrown) {
    console.warn(`The law of ${owner} cannot be read:`, thrown);
    missing.add(owner);
    setTimeout(() => {
      texts.delete(owner);
      made.delete(owner);
      change();
    }, AGAIN);
  }
  made.delete(owner);
  change();
}

/** Whether words of the law could not be had: a first visit that lost its network. */
export function lawIsMissing() {
  return missing.size > 0;
}

/**
 * The clauses of an owner in reading order. Rows such as `NB.4.2#1` are the points of `NB.4.2`.
 * @param {string} wanted
 * @returns {Clause[]}
 */
export function clausesOf(wanted) {
  const kept = made.get(wanted);
  if (kept) return kept;
  const text = textOf(wanted);
  /** @type {Map<string, Clause>} */
  const found = new Map();
  for (const { id, owner } of known()) {
    if (owner !== wanted) continue;
    const summary = inWords(text?.[id] ?? "");
    const [head = id, point] = id.split("#");
    const clause = found.get(head);
    if (!clause) {
      found.set(head, { id: head, owner, summary, points: point ? [summary] : [] });
    } else if (point) clause.points.push(summary);
  }
  const list = [...found.values()];
  made.set(wanted, list);
  return list;
}

/** How many clauses an owner has, whether or not what they say has come. @param {string} wanted */
export function clauseCount(wanted) {
  const own = known().filter(({ owner }) => owner === wanted);
  return new Set(own.map(({ id }) => id.split("#")[0])).size;
}

/** Every clause in reading order. */
export function clauses() {
  const owners = new Set(known().map(({ owner }) => owner));
  return [...owners].flatMap(clausesOf);
}

/** What a clause is called: its number, or the name of its card or landmark. @param {string} id */
export function clauseName(id) {
  const [head = id] = id.split("#");
  if (!/^(CARD|LANDMARK)-/.test(head)) return id;
  const name = head.toLowerCase();
  const key = [name, `${name}-fox`].find(has);
  return key ? t(key) : id;
}

/** What a clause says, marked as English where the page speaks another language. @param {string} [text] */
export function lawText(text = "") {
  return language() === "en" ? text : h("span", { lang: "en" }, text);
}

/** What a clause is about: its words in the law, or, where that is in English, those the log has for it. @param {string} id */
export function clauseWords(id) {
  const source = `source-${id.replaceAll(".", "-")}`;
  return language() !== "en" && has(source) ? t(source) : lawText(clauseOf(id)?.summary);
}

/** Says that the law is told in English, where the page is not. */
export function lawNote() {
  return language() === "en" ? null : h("p", { class: "quiet" }, t("law-language"));
}

/** Lets the clauses be worded again, in another language. */
export function forgetLaw() {
  made.clear();
}

/** @param {string} id */
export function clauseOf(id) {
  const owner = known().find((clause) => clause.id === id)?.owner;
  return owner === undefined ? undefined : clausesOf(owner).find((clause) => clause.id === id);
}

/**
 * The clauses that have a word or a number.
 * @param {string} text in lower case
 */
export function search(text) {
  return clauses().filter(
    ({ id, summary, points }) =>
      id.toLowerCase().includes(text) ||
      summary.toLowerCase().includes(text) ||
      points.some((point) => point.toLowerCase().includes(text)),
  );
}
