/** Pictures of a table: a still for sending, and small ones for lists. */

import { drawScene, hasAnnex, quietScene } from "./board.js";
import { layout } from "./geometry.js";
import { drawGround, wetAndClosed } from "./ground.js";
import { drawEmblem } from "./pieces.js";
import { drawPlain, lookOf } from "./stamps.js";
import { mapScene } from "./view.js";
import { t } from "../words/messages.js";
import { notify, state } from "../state.js";
import { themeId, tokens } from "../toolkit/colours.js";
import { seatTitle, liveryOf } from "../words/naming.js";
import { penOf } from "../toolkit/pen.js";

/**
 * @typedef {import("../engine/client.js").Game} Game
 * @typedef {object} LinkCard what a link holds, without opening it
 * @property {string} text
 * @property {string} map
 * @property {number} round
 * @property {{ faction: string, name: string, score: number }[]} seats
 * @property {number | null} asked the seat whose decision is open
 * @property {import("../engine/contract.js").TableView} view
 */

const WIDE = 1200;
const HIGH = 630;
const MAP = 780;

/**
 * What can be told about a game before it is opened.
 * @param {Game} game
 * @param {string} text
 * @returns {LinkCard}
 */
export function readLink(game, text) {
  const view = game.view(null);
  const decision = game.decision();
  return {
    text,
    map: game.setup().map,
    round: view.round,
    seats: view.seats.map(({ faction, name, score }) => ({ faction, name, score })),
    asked: decision?.seat ?? null,
    view,
  };
}

/**
 * Draws a map with its pieces into a canvas.
 * @param {CanvasRenderingContext2D} ink
 * @param {import("./board.js").Scene} scene
 * @param {number} width
 * @param {number} height
 */
function drawStill(ink, scene, width, height) {
  const at = layout(scene.map, width, height, hasAnnex(scene));
  drawGround(ink, scene.map, at, tokens(), { plain: false, ...wetAndClosed(scene.view) });
  drawScene(ink, scene, at);
}

/**
 * Draws the thumbnail of a position.
 * @param {HTMLCanvasElement} canvas
 * @param {LinkCard} card
 */
export function drawThumb(canvas, card) {
  const map = state.catalogue.maps.find(({ key }) => key === card.map);
  const ink = penOf(canvas);
  if (!map) return;
  drawStill(ink, quietScene(map, card.view), canvas.width, canvas.height);
}

/**
 * Draws one clearing of the open table as large as its canvas, each piece by itself.
 * @param {HTMLCanvasElement} canvas
 */
export function drawEnlarged(canvas) {
  const scene = mapScene();
  const clearing = scene?.view.clearings.find(
    ({ number }) => number === Number(canvas.dataset.enlarged),
  );
  const ink = penOf(canvas);
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!scene || !clearing || !width) return;
  const scale = Math.min(3, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [width * scale, height * scale];
  ink.scale(scale, scale);
  const radius = height * 0.36;
  const nothing = { clearings: new Map(), forests: new Map(), paths: [], river: [] };
  const at = { ...nothing, width, height, radius, unit: radius / 32 };
  drawPlain(ink, clearing, { x: width / 2, y: height / 2 }, at, lookOf(scene, clearing.number));
}

/**
 * Draws a map without pieces as large as its canvas, unless it is drawn there already.
 * @param {HTMLCanvasElement} canvas
 * @param {import("../engine/contract.js").MapFacts} map
 */
export function drawMap(canvas, map) {
  const ink = penOf(canvas);
  const { clientWidth: wide, clientHeight: high } = canvas;
  const look = [map.key, themeId(), wide, high].join();
  if (!wide || canvas.dataset.drawn === look) return;
  canvas.dataset.drawn = look;
  const scale = Math.min(3, devicePixelRatio || 1);
  canvas.width = wide * scale;
  canvas.height = high * scale;
  ink.scale(scale, scale);
  drawStill(ink, { ...quietScene(map, untouched(map)), bare: true }, wide, high);
}

/**
 * A map at which nobody has sat down yet.
 * @param {import("../engine/contract.js").MapFacts} map
 * @returns {import("../engine/contract.js").TableView}
 */
function untouched(map) {
  // One of two clearings that can be flooded is, and of a map whose suits are dealt nobody knows them yet.
  const flooded = map.crossings.filter((_, i) => i % 2).map(({ clearing }) => clearing);
  const closed = map.paths.filter(({ kind }) => kind === "closed").map(({ a, b }) => [a, b]);
  const dry = map.clearings.filter(({ number }) => !flooded.includes(number));
  const clearings = dry.map(({ number, suits: printed, slots, ruin }) => {
    const suits = map.dealt ? [] : printed;
    const free = slots - Number(ruin);
    const rule = { ruler: null, claim: null, weights: [], pieces: [] };
    return { number, suits, slots, free, ruin, ruin_items: 0, ...rule };
  });
  return {
    viewer: null,
    round: 0,
    over: null,
    turn: { seat: 0, phase: "setup", step: null },
    seats: [],
    clearings,
    forests: [],
    flooded,
    closed_paths: /** @type {[number, number][]} */ (closed),
    deck_count: 0,
    discard: [],
    dominance_available: [],
    resolving: [],
    item_supply: {},
    ruins: 0,
    overlays: [],
  };
}

/** Saves a picture of the table with its seats and points. */
export async function savePicture() {
  const scene = mapScene();
  const view = state.shown?.view;
  if (!scene || !view) return;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const ink = penOf(canvas);
  const colour = tokens();
  ink.fillStyle = colour.sheet;
  ink.fillRect(0, 0, WIDE, HIGH);
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, MAP, HIGH);
  ink.clip();
  drawStill(ink, quietScene(scene.map, view), MAP, HIGH);
  ink.restore();
  ink.fillStyle = colour.ink;
  ink.textBaseline = "alphabetic";
  ink.textAlign = "left";
  ink.font = `650 40px ${colour.serif}`;
  ink.fillText(t("title"), MAP + 36, 74);
  ink.font = `600 22px ${colour.sans}`;
  ink.fillStyle = colour["ink-2"];
  const when = `${t("round", { round: view.round })} · ${t(`phase-${view.turn.phase}`)}`;
  ink.fillText(when, MAP + 36, 112);
  view.seats.forEach((seat, i) => {
    const y = 176 + i * 76;
    drawEmblem(ink, liveryOf(i), MAP + 58, y, 44, colour);
    ink.textAlign = "left";
    ink.textBaseline = "middle";
    ink.fillStyle = colour.ink;
    ink.font = `600 22px ${colour.sans}`;
    ink.fillText(seatTitle(i), MAP + 96, y, WIDE - MAP - 190);
    ink.font = `700 34px ${colour.sans}`;
    ink.textAlign = "right";
    ink.fillText(String(seat.score), WIDE - 36, y);
  });
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!(blob instanceof Blob)) {
    notify({ key: "picture", tone: "warn", text: t("picture-failed") });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `thicket-${state.table?.setup.map}-${view.round}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
