/** The clauses of the law as the screen reads them: a heading or a sentence, and the single points below it. */

import { has, inWords, t } from "./messages.js";

/**
 * @typedef {import("../engine/contract.js").Catalogue} Catalogue
 * @typedef {object} Clause
 * @property {string} id
 * @property {string} owner `LAW`, `CARD` or a faction's code
 * @property {string} summary
 * @property {string[]} points what it says, one thing at a time
 */

/** @type {WeakMap<Catalogue, Clause[]>} */
const read = new WeakMap();

/**
 * Every clause in reading order. Rows such as `NB.4.2#1` are the points of `NB.4.2`.
 * @param {Catalogue} catalogue
 * @returns {Clause[]}
 */
export function clauses(catalogue) {
  const kept = read.get(catalogue);
  if (kept) return kept;
  /** @type {Map<string, Clause>} */
  const found = new Map();
  for (const { id, owner, summary: text } of catalogue.clauses) {
    const summary = inWords(text);
    const [head = id, point] = id.split("#");
    const clause = found.get(head);
    if (!clause) {
      found.set(head, { id: head, owner, summary, points: point ? [summary] : [] });
    } else if (point) clause.points.push(summary);
  }
  const list = [...found.values()];
  read.set(catalogue, list);
  return list;
}

/** What a clause is called: its number, or the name of its card. @param {string} id */
export function clauseName(id) {
  const card = id.replace("CARD-", "card-");
  const key = id === card ? undefined : [card, `${card}-fox`].find(has);
  return key ? t(key) : id;
}

/** Lets the clauses be read again, in another language. @param {Catalogue} catalogue */
export function forgetClauses(catalogue) {
  read.delete(catalogue);
}

/** @param {Catalogue} catalogue @param {string} id */
export function clauseOf(catalogue, id) {
  return clauses(catalogue).find((clause) => clause.id === id);
}

/**
 * The clauses that have a word or a number.
 * @param {Catalogue} catalogue
 * @param {string} text in lower case
 */
export function search(catalogue, text) {
  return clauses(catalogue).filter(
    ({ id, summary, points }) =>
      id.toLowerCase().includes(text) ||
      summary.toLowerCase().includes(text) ||
      points.some((point) => point.toLowerCase().includes(text)),
  );
}
