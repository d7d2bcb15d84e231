/** Lessons and puzzles as the site has them: which there are, and each with its words in the language of the page. */

import { change } from "../state.js";
import { siteFile } from "../toolkit/site-file.js";
import { inWords, language } from "../words/messages.js";

/** @typedef {Record<string, string>} Words what is said, by language */

/**
 * @typedef {object} Lesson as `thicket lessons` writes it
 * @property {Words} title
 * @property {"lesson" | "puzzle"} kind
 * @property {number} [points] of a puzzle: so many before the turn is over
 * @property {number} learner the seat that learns
 * @property {string} faction
 * @property {string} link to the position
 * @property {{ seat: number, index: number, key: string }[]} choices every choice, of every seat
 * @property {{ at: number, say: Words[], wrong: { keys: string[], because: Words }[] }[]} steps the choices of the learner
 * @property {Words[]} closing
 */

/** @typedef {{ faction: string, lessons: Words[], puzzles: Words[] }} Listed */

/** @type {Listed[] | null} */
let list = null;

/** @type {Map<string, Lesson[]>} */
const courses = new Map();

/** Whether the list cannot be had: a first visit that lost its network. */
let missing = false;

/** @param {string} name @returns {Promise<any>} */
async function read(name) {
  const answer = await fetch(siteFile(`www/lessons/${name}.json`));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

/** Who teaches what; nothing while that is on its way. @returns {Listed[] | null} */
export function listed() {
  return list;
}

/** Whether the list could not be had. */
export function listIsMissing() {
  return missing;
}

/** Asks for the list; the page follows. */
export async function bringList() {
  if (list) return;
  try {
    list = await read("index");
    missing = false;
  } catch (thrown) {
    console.warn("The lessons cannot be read:", thrown);
    missing = true;
  }
  change();
}

/** The lesson and the puzzles of a faction. @param {string} faction @returns {Promise<Lesson[]>} */
export async function courseOf(faction) {
  const kept = courses.get(faction);
  if (kept) return kept;
  const course = await read(faction);
  courses.set(faction, course);
  return course;
}

/** Words in the language of the page, or in English. @param {Words | undefined} words */
export function said(words) {
  return inWords(words?.[language()] ?? words?.en ?? "");
}

const PLACE = "thicket.learnt";

/** What was finished on this device. @returns {string[]} */
export function learnt() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Notes that a lesson is finished. @param {string} faction @param {number} number its place in the course */
export function noteLearnt(faction, number) {
  const name = `${faction}/${number}`;
  if (learnt().includes(name)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...learnt(), name]));
  } catch {
    // Not allowed to keep anything: then it is offered like the others.
  }
}
