/**
 * What goes along with a link so that a table can be passed from one to the next: what the link is for, which table it is,
 * who plays each seat, and what they are called. It stands before the link, which is whole without it.
 */

import { KINDS } from "../bots/kinds.js";

/**
 * @typedef {import("../bots/kinds.js").SeatKind} SeatKind
 * @typedef {object} Passing
 * @property {"play" | "watch" | "replay"} what it is for
 * @property {string} line the same for all links of one table
 * @property {SeatKind[]} kinds
 * @property {string[]} names
 */

/** A letter for each kind, in the order of the kinds. */
const LETTERS = "pwrl";

const HEAD =
  /^(play|watch|replay)\.([0-9a-f]{8})\.([pwrl]{2,6})\.([\w-]*)\.([0-9a-z]{1,4})\.(?=[a-z]\d+\.)/;

/** The line of a table: its id begins with it, and so do the ids of all that come from its links. @param {string} id */
export function lineOf(id) {
  return id.slice(0, 8);
}

/** How many signs of a name go along. */
const NAME = 24;

/** A few signs by which a changed head is recognised. @param {string} text */
function check(text) {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) % 1679616;
  return sum.toString(36).slice(-4);
}

/** @param {string} text */
function packed(text) {
  const bytes = new TextEncoder().encode(text);
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function unpacked(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)));
}

/**
 * A link with its head.
 * @param {string} link
 * @param {Passing} about
 */
export function withHead(link, { what, line, kinds, names }) {
  const letters = kinds.map((kind) => LETTERS[KINDS.indexOf(kind)] ?? "p").join("");
  const short = names.map((name) => name.replaceAll("\n", " ").slice(0, NAME));
  const head = `${what}.${line}.${letters}.${names.some(Boolean) ? packed(short.join("\n")) : ""}.`;
  return `${head}${check(head)}.${link}`;
}

/**
 * The head of a link, if it has one that came unchanged, and the link without it.
 * @param {string} text
 * @returns {{ link: string, passing: Passing | null }}
 */
export function headOf(text) {
  const found = HEAD.exec(text);
  if (!found) return { link: text, passing: null };
  const [head, what = "", line = "", letters = "", names = "", sum = ""] = found;
  const link = text.slice(head.length);
  if (check(head.slice(0, head.length - sum.length - 1)) !== sum) return { link, passing: null };
  const kinds = [...letters].map((letter) => KINDS[LETTERS.indexOf(letter)] ?? "person");
  try {
    const called = names ? unpacked(names).split("\n") : [];
    const passing = { what: /** @type {Passing["what"]} */ (what), line, kinds };
    return { link, passing: { ...passing, names: kinds.map((_, i) => called[i] ?? "") } };
  } catch {
    return { link, passing: null };
  }
}

const PLACE = "thicket.mine";
/** Of so many tables it is known who one is. */
const KNOWN = 60;

/** @returns {Record<string, number>} */
function known() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept ? kept : {};
  } catch {
    return {};
  }
}

/** The seat that this device has at a table, if it was ever told. @param {string} line @param {number} seats */
export function seatAt(line, seats) {
  const seat = known()[line];
  return Number.isSafeInteger(seat) && seat !== undefined && seat < seats ? seat : null;
}

/** Remembers which seat this device has at a table. @param {string} line @param {number} seat */
export function sitAt(line, seat) {
  const rest = Object.entries(known()).filter(([other]) => other !== line);
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...rest, [line, seat]].slice(-KNOWN))),
    );
  } catch {
    // Not allowed: the next link asks again.
  }
}
