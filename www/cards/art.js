/**
 * The picture on a card: a print of two inks, the key block and the colour of the suit, put together from a shared
 * vocabulary of things. The scenes of a deck and the vocabulary come when the first hand has been painted; until then, and
 * for a card without a scene, stands what the card is about on the ground of its suit.
 */

import { h, kept } from "../toolkit/dom.js";
import { CARD_KINDS, ITEMS, suitShape } from "../toolkit/shapes.js";
import { change } from "../state.js";
import { ground } from "./grounds.js";

/** @typedef {import("../engine/contract.js").CardFacts} CardFacts */

/** The scenes that are here, by card. @type {Record<string, string>} */
const scenes = {};

/** @type {((name: string) => string) | null} */
let motif = null;

/** The decks whose scenes are here or on their way. @type {Set<string>} */
const asked = new Set();

/** Cards of this deck lie in others as well. */
const SHARED = "base";

/** Brings the pictures of a deck. A deck without any keeps the plain ones. @param {string} deck */
export async function bringArt(deck) {
  const wanted = [SHARED, deck].filter((one) => !asked.has(one));
  for (const one of wanted) asked.add(one);
  if (wanted.length && (await Promise.all([...new Set(wanted)].map(bring))).some(Boolean)) change();
}

/** Says whether there is anything new. @param {string} deck */
async function bring(deck) {
  try {
    const [vocabulary, own] = await Promise.all([
      import("./motifs.js"),
      import(`./decks/${deck}.js`),
    ]);
    motif = vocabulary.motif;
    Object.assign(scenes, own.default);
    return true;
  } catch (thrown) {
    console.warn(`${deck} has no pictures here:`, thrown);
    return false;
  }
}

/** The ground that goes with each suit, where no scene says another. @type {Record<string, string>} */
const USUAL = { fox: "wood", rabbit: "hill", mouse: "room", bird: "rays" };

/**
 * The picture of a card.
 * @param {string} card
 * @param {CardFacts} about
 */
export function artOf(card, about) {
  const scene = motif ? scenes[card] : undefined;
  return printOf(about.suit, scene ?? "", about.item ?? "", about.kind);
}

const printOf = kept((suit, scene, item, kind) =>
  h(
    "svg",
    { class: `print of-${suit}`, viewBox: "0 0 60 40", preserveAspectRatio: "xMidYMid slice" },
    scene ? staged(scene) : plain(suit ?? "any", item ?? "", kind ?? ""),
  ),
);

/** A scene, read from its line. @param {string} scene */
function staged(scene) {
  const [first = "", ...rest] = scene.split(";").map((part) => part.trim());
  const things = rest.map((part) => {
    const [name = "", x = "0", y = "0", size = "0", tone = "k", turn = "0"] = part.split(" ");
    return thing(motif?.(name) ?? "", Number(x), Number(y), Number(size), tone, Number(turn));
  });
  return [ground(first), things];
}

/** What a card is about, without a scene. @param {string} suit @param {string} item @param {string} kind */
function plain(suit, item, kind) {
  const sign = ITEMS[item] ?? CARD_KINDS[kind] ?? suitShape(suit);
  return [ground(USUAL[suit] ?? "rays"), thing(sign, 30, 20, 26, "p", 0)];
}

/**
 * One thing, its middle at a place, with a cut round it that holds it off what lies behind.
 * @param {string} data
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} tone
 * @param {number} turn
 */
function thing(data, x, y, size, tone, turn) {
  const scale = size / 24;
  return h("path", {
    class: `tone-${tone}`,
    d: data,
    "fill-rule": "evenodd",
    "stroke-width": (1.7 / scale).toFixed(2),
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(3)}) translate(-12 -12)`,
  });
}
