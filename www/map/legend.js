/** Small samples of what the map shows, drawn by the same hands as the map. */

import { drawScene, quietScene } from "./board.js";
import { drawGround } from "./ground.js";
import { tokens } from "../toolkit/colours.js";
import { penOf } from "../toolkit/pen.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("../engine/contract.js").ClearingView} ClearingView
 * @typedef {import("../engine/contract.js").PieceView} PieceView
 * @typedef {import("../engine/contract.js").TableView} View
 * @typedef {{ clearing?: Partial<ClearingView>, scene?: Partial<Scene>, ground?: "path" | "river" | "forest" }} Sample
 */

const SIZE = { width: 92, height: 84 };
const MIDDLE = { x: 46, y: 48 };
const RADIUS = 22;

/** The pieces that the samples show. @typedef {{ [of in "warrior" | "pawn" | "building" | "token"]?: PieceView }} Pieces */

/** @param {PieceView | undefined} piece @returns {Partial<ClearingView>} */
const holding = (piece) => ({ pieces: piece ? [piece] : [] });

/** Each sign of the map. @type {Record<string, (pieces: Pieces) => Sample | null>} */
const SIGNS = {
  fox: () => ({ clearing: { suits: ["fox"] } }),
  rabbit: () => ({ clearing: { suits: ["rabbit"] } }),
  mouse: () => ({ clearing: { suits: ["mouse"] } }),
  path: () => ({ ground: "path" }),
  river: () => ({ ground: "river" }),
  forest: () => ({ ground: "forest" }),
  slot: () => ({ clearing: { slots: 2 } }),
  ruin: () => ({ clearing: { slots: 2, ruin: true } }),
  warrior: ({ warrior }) => ({ clearing: holding(warrior && { ...warrior, count: 3 }) }),
  pawn: ({ pawn }) => (pawn ? { clearing: holding(pawn) } : null),
  building: ({ building }) => (building ? { clearing: { ...holding(building), slots: 2 } } : null),
  token: ({ token }) => (token ? { clearing: holding(token) } : null),
  ruler: ({ warrior }) => ({ clearing: { ...holding(warrior), ruler: 0 } }),
  unruled: ({ warrior }) => ({
    clearing: { ...holding(warrior), weights: [{ seat: 0, weight: 1 }] },
  }),
  select: () => ({ scene: { rings: new Map([[1, "select"]]) } }),
  second: () => ({ scene: { rings: new Map([[1, "other"]]) } }),
  picked: () => ({ scene: { rings: new Map([[1, "picked"]]) } }),
  trail: () => ({ ground: "path", scene: { trail: [{ from: 2, to: 4, label: "1", seat: 0 }] } }),
  changed: () => ({ scene: { layers: new Set(["changed"]), changed: new Set([1]) } }),
  coming: ({ warrior }) => ({ scene: { preview: { view: viewOf(holding(warrior)), moves: [] } } }),
  lender: ({ building, token }) => {
    const piece = building ?? token;
    const lenders = piece ? [{ clearing: 1, ...piece }] : [];
    return { clearing: { ...holding(piece), slots: building ? 2 : 0 }, scene: { lenders } };
  },
};

/** The signs that can be shown with these pieces. @param {Pieces} pieces */
export function signKeys(pieces) {
  return Object.keys(SIGNS).filter((key) => SIGNS[key]?.(pieces));
}

/** @param {Partial<ClearingView>} clearing @returns {View} */
function viewOf(clearing) {
  const plain = { suits: ["mouse"], slots: 0, free: 0, ruin: false, ruin_items: 0, ruler: null };
  return /** @type {any} */ ({
    clearings: [{ number: 1, ...plain, weights: [], pieces: [], ...clearing }],
    forests: [],
    seats: [],
    overlays: [],
  });
}

/**
 * Draws a sign into a canvas.
 * @param {HTMLCanvasElement} canvas
 * @param {string} key
 * @param {Pieces} pieces
 * @param {(seat: number) => string} livery
 */
export function drawSign(canvas, key, pieces, livery) {
  const ink = penOf(canvas);
  const sample = SIGNS[key]?.(pieces);
  if (!sample) return;
  const scale = Math.min(3, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [SIZE.width * scale, SIZE.height * scale];
  ink.scale(scale, scale);
  const { ground } = sample;
  const line = [
    { x: -10, y: 62 },
    { x: 40, y: 44 },
    { x: 110, y: 24 },
  ];
  const ways = line.map((point, i) => [i + 2, point]);
  const here = ground === "path" ? ways : ground === "forest" ? [] : [[1, MIDDLE]];
  const at = {
    ...SIZE,
    radius: RADIUS,
    unit: RADIUS / 32,
    clearings: new Map(/** @type {[number, import("./geometry.js").Point][]} */ (here)),
    forests: new Map(ground === "forest" ? [["F1", { x: 46, y: 40 }]] : []),
    paths: ground === "path" ? [{ a: 1, b: 2, kind: "path", line }] : [],
    river: ground === "river" ? [line] : [],
  };
  const map = /** @type {any} */ ({
    key: "legend",
    clearings: [{ number: 1, river: ground === "river" ? [2] : [], adjacent: [] }],
    forests: ground === "forest" ? [{ id: "F1" }] : [],
  });
  const dry = { plain: ground !== "forest", closed: [], flooded: [] };
  drawGround(ink, map, at, tokens(), dry);
  const quiet = quietScene(map, viewOf(sample.clearing ?? {}));
  drawScene(ink, { ...quiet, livery, ...sample.scene }, at);
}
