/** What is seen while something happens: pieces on their way, dice, hits, shots; each an element with its own frames. */

import { draw, h } from "../toolkit/dom.js";
import { emblem } from "../toolkit/icons.js";
import { tokens } from "../toolkit/colours.js";
import { coloursOf } from "../factions/looks.js";
import { t } from "../words/messages.js";
import { clamp, spot } from "./geometry.js";
import { drawBuilding, drawStanding, drawToken, stamp } from "./pieces.js";
import { pieceSpot } from "./spots.js";
import { penOf } from "../toolkit/pen.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../engine/contract.js").TableView} View
 * @typedef {{ at: Layout, before: View, after: View }} Stage
 */

/**
 * An element and how it moves. Before and after it is not to be seen.
 * @typedef {{ element: HTMLElement, frames: Keyframe[], delay: number, duration: number }} Sprite
 */

/** Milliseconds at the normal speed (UX-6.1); a hit and what is lost to it, a roll and the time to read it. */
const LENGTH = { travel: 220, come: 140, go: 170, fly: 340, burst: 380, board: 260, roll: 480 };
const READ = 520;
/** How many hits land one by one; more come in handfuls. */
const HITS = 4;

/** How long an act takes, in milliseconds at the normal speed. @param {Act} act */
export function lengthOf(act) {
  if (act.kind === "go") return LENGTH.go * Math.min(HITS, act.count);
  if (act.kind === "roll") return act.settled ? READ : LENGTH.roll + READ;
  return LENGTH[act.kind];
}

/**
 * The elements of an act; their times count from its start.
 * @param {Act} act
 * @param {Stage} stage
 * @returns {Sprite[]}
 */
export function spritesOf(act, stage) {
  const { at } = stage;
  const duration = lengthOf(act);
  const a = placeOf(act, act.from, stage.before, at) ?? placeOf(act, act.from, stage.after, at);
  const b = placeOf(act, act.to, stage.after, at) ?? placeOf(act, act.to, stage.before, at);
  if (act.kind === "board") return toBoard(act, stage, a, duration);
  if (!a || !b) return [];
  switch (act.kind) {
    case "travel":
      return [piece(act, at, [a, b], duration)];
    case "come":
      return [
        sprite(pieceOf(act, at, act.count), 0, duration, [
          { opacity: 1, transform: centred(b, sideOf(at), 1.6) },
          { opacity: 1, transform: centred(b, sideOf(at), 1) },
        ]),
        ring(b, at, duration),
      ];
    case "go":
      return hits(act, at, a);
    case "roll":
      return [card(act, at, duration)];
    case "fly": {
      const over = {
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2 - Math.hypot(a.x - b.x, a.y - b.y) / 4,
      };
      const flight = duration * 0.6;
      return [piece(act, at, [a, over, b], flight), rays(b, at, flight, duration - flight)];
    }
    default:
      return [rays(b, at, 0, duration), pops(act, at, b, duration)];
  }
}

/**
 * Where the piece of an act is drawn at a place; the middle of the place if it is not there.
 * @param {Act} act
 * @param {import("./geometry.js").PlaceName} place
 * @param {View} view
 * @param {Layout} at
 */
function placeOf(act, place, view, at) {
  return pieceSpot(view, at, place, act) ?? spot(at, place);
}

/**
 * @param {HTMLElement} element
 * @param {number} delay
 * @param {number} duration
 * @param {Keyframe[]} frames
 * @returns {Sprite}
 */
function sprite(element, delay, duration, frames) {
  return { element, frames, delay, duration };
}

/** The width of the square in which a piece is drawn. @param {Layout} at */
const sideOf = (at) => Math.ceil(43 * at.unit);

/** Moves a square from the corner of the map to where its middle is at a point. @param {Point} p @param {number} side @param {number} [scale] */
function centred(p, side, scale = 1) {
  return `translate(${p.x - side / 2}px, ${p.y - side / 2}px) scale(${scale})`;
}

/** A piece that goes along some points. @param {Act} act @param {Layout} at @param {Point[]} way @param {number} duration */
function piece(act, at, way, duration) {
  const frames = way.map((p) => ({ opacity: 1, transform: centred(p, sideOf(at)) }));
  return sprite(pieceOf(act, at, act.count), 0, duration, frames);
}

/** A piece that shows itself large for a moment. @param {Act} act @param {Layout} at @param {Point} p @param {number} duration */
function pops(act, at, p, duration) {
  const frame = (/** @type {number} */ scale) => ({
    opacity: 1,
    transform: centred(p, sideOf(at), scale),
  });
  return sprite(pieceOf(act, at, 1), 0, duration, [frame(0.6), frame(1.5), frame(1.3), frame(1)]);
}

/** A piece on its way to the board of its seat: to the edge of the map below the seat's place in the strip. @param {Act} act @param {Stage} stage @param {Point | undefined} from @param {number} duration */
function toBoard(act, { at, before }, from, duration) {
  const x = (at.width * (act.seat + 0.5)) / before.seats.length;
  const way = [from ?? { x, y: at.height * 0.3 }, { x, y: -sideOf(at) / 2 }];
  return [piece(act, at, way, duration)];
}

/**
 * Hits that land one by one: the piece is seen with as many as there still are.
 * @param {Act} act
 * @param {Layout} at
 * @param {Point} p
 */
function hits(act, at, p) {
  const steps = Math.min(HITS, act.count);
  const before = act.before ?? act.count;
  const still = { opacity: 1, transform: centred(p, sideOf(at)) };
  const gone = { opacity: 0, transform: `${centred(p, sideOf(at))} translateY(60%) rotate(14deg)` };
  return Array.from({ length: steps }, (_, i) => {
    const left = before - Math.floor((act.count * i) / steps);
    const last = i === steps - 1 && before <= act.count;
    const from = i ? LENGTH.go * i : 0;
    const shown = sprite(pieceOf(act, at, left), from, LENGTH.go, [still, last ? gone : still]);
    return [shown, rays(p, at, LENGTH.go * i, LENGTH.go * 1.4)];
  }).flat();
}

/**
 * One piece in the middle of a square, drawn as on the map.
 * @param {Act} act
 * @param {Layout} at
 * @param {number} count
 */
function pieceOf(act, at, count) {
  const side = sideOf(at);
  const size = side / 1.6;
  return inked(side, (ink) => {
    const what = { ...act, count, pawn: act.class === "pawn" };
    const place = { x: side / 2, y: side / 2 };
    const colour = tokens();
    if (act.sign) {
      const outline = { colour: colour.panel, width: 2.5 };
      stamp(ink, act.sign, place.x, place.y, size, colour.danger, outline);
    } else if (act.class === "building") drawBuilding(ink, what, place, size * 0.7, colour);
    else if (act.class === "token") drawToken(ink, what, place, size * 0.8, colour);
    else drawStanding(ink, what, place, size, colour);
  });
}

/** A square canvas with something on it. @param {number} side @param {(ink: CanvasRenderingContext2D) => void} paint */
function inked(side, paint) {
  const element = document.createElement("canvas");
  const scale = devicePixelRatio || 1;
  element.width = element.height = side * scale;
  element.style.width = element.style.height = `${side}px`;
  const ink = penOf(element);
  ink.scale(scale, scale);
  paint(ink);
  return element;
}

/** How many cuts of the knife a burst has. */
const CUTS = 13;

/** Rays as a knife cuts them, round a point. @param {Point} p @param {Layout} at @param {number} delay @param {number} duration */
function rays(p, at, delay, duration) {
  const side = Math.ceil(72 * at.unit);
  const element = inked(side, (ink) => {
    ink.translate(side / 2, side / 2);
    ink.fillStyle = tokens().danger;
    ink.strokeStyle = tokens().panel;
    ink.lineWidth = 1.5;
    for (let i = 0; i < CUTS; i++) {
      ink.rotate((Math.PI * 2) / CUTS);
      ink.beginPath();
      ink.moveTo(side * 0.24, -side * 0.028);
      ink.lineTo(side * (i % 2 ? 0.48 : 0.38), 0);
      ink.lineTo(side * 0.24, side * 0.028);
      ink.closePath();
      ink.stroke();
      ink.fill();
    }
  });
  return sprite(element, delay, duration, [
    { opacity: 1, transform: centred(p, side, 0.5) },
    { opacity: 1, transform: centred(p, side, 1), offset: 0.6 },
    { opacity: 0, transform: centred(p, side, 1.15) },
  ]);
}

/** The ring that closes round what has come. @param {Point} p @param {Layout} at @param {number} duration */
function ring(p, at, duration) {
  const element = document.createElement("span");
  const side = at.radius * 1.4;
  element.className = "ring-of-coming";
  element.style.width = element.style.height = `${side}px`;
  return sprite(element, 0, duration, [
    { opacity: 1, transform: centred(p, side, 0.5) },
    { opacity: 1, transform: centred(p, side, 1) },
  ]);
}

/** How large the card of a battle is at most. */
const CARD = { wide: 164, high: 76 };

/**
 * The dice of a battle above its clearing: who rolled what, what of it counts, what comes on top.
 * @param {Act} act
 * @param {Layout} at
 * @param {number} duration
 */
function card(act, at, duration) {
  const p = spot(at, act.to) ?? { x: 0, y: 0 };
  const element = document.createElement("div");
  element.className = act.settled ? "dice settled" : "dice";
  draw(
    element,
    (act.sides ?? []).map(({ livery, rolled, counted, extra }) => {
      const { fill, glyph } = coloursOf(livery);
      return h(
        "div",
        { class: "side" },
        emblem(livery),
        h(
          "span",
          { class: "die", style: { background: fill, color: glyph } },
          h(
            "span",
            null,
            ["2", "0", "3", "1", rolled].map((n) => h("i", null, n)),
          ),
        ),
        counted < rolled ? h("b", { class: "capped" }, t("roll-capped", { count: counted })) : null,
        extra ? h("b", null, t("roll-extra", { count: extra })) : null,
      );
    }),
  );
  const grow = clamp(at.unit, 1, 1.5);
  const [wide, high] = [CARD.wide * grow, CARD.high * grow];
  const above = p.y - at.radius - high - 4 * at.unit;
  const place = {
    x: clamp(p.x - wide / 2, 4, at.width - wide - 4) / grow,
    y: (above > 0 ? above : Math.min(p.y + at.radius + 14 * at.unit, at.height - high)) / grow,
  };
  element.style.zoom = String(grow);
  const transform = `translate(${place.x}px, ${place.y}px)`;
  return sprite(element, 0, duration, [
    { opacity: 1, transform },
    { opacity: 1, transform },
  ]);
}
