/** Pictures of a table: a still for sending, and small ones for lists. */

import { drawScene, quietScene } from "./board.js";
import { layout } from "./geometry.js";
import { drawGround } from "./ground.js";
import { drawEmblem } from "./pieces.js";
import { mapScene } from "./view.js";
import { haveCome } from "../factions/looks.js";
import { t } from "../words/messages.js";
import { notify, state } from "../state.js";
import { themeId, tokens } from "../toolkit/colours.js";
import { seatTitle, factionOf } from "../words/naming.js";

/**
 * @typedef {import("../engine/client.js").Game} Game
 * @typedef {object} LinkCard what a link holds, without opening it
 * @property {string} text
 * @property {string} map
 * @property {number} round
 * @property {{ faction: string, name: string, score: number }[]} seats
 * @property {number | null} asked the seat whose decision is open
 * @property {import("../engine/contract.js").View} view
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
  const at = layout(scene.map, width, height);
  drawGround(ink, scene.map, at, tokens(), { plain: false });
  drawScene(ink, scene, at);
}

/**
 * Draws the thumbnail of a position.
 * @param {HTMLCanvasElement} canvas
 * @param {LinkCard} card
 */
export function drawThumb(canvas, card) {
  const map = state.catalogue.maps.find(({ key }) => key === card.map);
  const ink = canvas.getContext("2d");
  if (!map || !ink) return;
  drawStill(ink, quietScene(map, card.view), canvas.width, canvas.height);
}

/** The least height of a map for its width. */
const MAP_SHAPE = 0.79;

/**
 * Draws the first map with a few warriors of every faction that is here.
 * @param {HTMLCanvasElement} canvas
 */
export function drawBanner(canvas) {
  const [map] = state.catalogue.maps;
  if (map) drawMap(canvas, map, { bare: false });
}

/**
 * Draws a map as large as its canvas, unless it is drawn there already.
 * @param {HTMLCanvasElement} canvas
 * @param {import("../engine/contract.js").MapFacts} map
 * @param {{ bare: boolean }} how bare: without pieces
 */
export function drawMap(canvas, map, { bare }) {
  const ink = canvas.getContext("2d");
  const { clientWidth: wide, clientHeight: high } = canvas;
  const look = [map.key, themeId(), wide, high].join();
  if (!ink || !wide || canvas.dataset.drawn === look) return;
  canvas.dataset.drawn = look;
  const scale = Math.min(3, devicePixelRatio || 1);
  canvas.width = wide * scale;
  canvas.height = high * scale;
  ink.scale(scale, scale);
  // A low banner shows the middle of the map; squeezed into it, clearings would cover each other.
  const whole = Math.max(high, wide * MAP_SHAPE);
  ink.translate(0, (high - whole) / 2);
  drawStill(ink, { ...quietScene(map, parade(map)), bare }, wide, whole);
}

/**
 * A map where each faction that is here stands in some clearings, for the eye only.
 * @param {import("../engine/contract.js").MapFacts} map
 * @returns {import("../engine/contract.js").View}
 */
function parade(map) {
  const factions = state.catalogue.factions.filter(({ key }) => haveCome([key]));
  const seats = factions.map(({ key, code }) => ({
    faction: key,
    code,
    name: "",
    score: 0,
    dominance: null,
    hand: null,
    hand_count: 0,
    crafted: [],
    items: {},
    supply: [],
    held: [],
    panels: [],
  }));
  const clearings = map.clearings.map(({ number, suits, slots, ruin }) => {
    const seat = (number * 7 + 2) % (seats.length * 2);
    const warrior = factions[seat]?.pieces.find((piece) => piece.class === "warrior");
    /** @type {import("../engine/contract.js").PieceView[]} */
    const pieces = warrior
      ? [{ seat, piece: warrior.key, class: "warrior", count: 1 + (number % 4) }]
      : [];
    const ruler = pieces.length ? seat : null;
    const free = slots - Number(ruin);
    const rule = { ruler, claim: null, weights: [] };
    return { number, suits, slots, free, ruin, ruin_items: 0, ...rule, pieces };
  });
  return {
    viewer: null,
    round: 0,
    over: null,
    turn: { seat: 0, phase: "setup", step: null },
    seats,
    clearings,
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
  const ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
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
    drawEmblem(ink, factionOf(i), MAP + 58, y, 44, colour);
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
