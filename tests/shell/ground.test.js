import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { drawClearing } from "../../www/map/clearings.js";
import { layout } from "../../www/map/geometry.js";
import { drawGround } from "../../www/map/ground.js";
import { groundOf } from "../../www/map/grounds/grounds.js";
import { drawLandmark } from "../../www/map/landmarks.js";
import { shownPath } from "../../www/map/ways.js";

globalThis.Path2D ??= class {
  lineTo() {}
  moveTo() {}
  closePath() {}
};

/** A canvas that writes down what is drawn. */
function canvas() {
  const done = [];
  const state = {};
  const ink = new Proxy(state, {
    get: (_, name) =>
      name in state
        ? state[name]
        : (...values) => done.push({ name, values, fill: state.fillStyle }),
    set: (_, name, value) => {
      state[name] = value;
      return true;
    },
  });
  return { ink, done };
}

/** Every colour under its own name. */
const COLOURS = new Proxy({}, { get: (_, name) => String(name), ownKeys: () => [] });

const WORDS = readFileSync(new URL("../../www/words/base.ftl", import.meta.url), "utf8");
const SHELL = readFileSync(new URL("../../www/words/shell.ftl", import.meta.url), "utf8");

/** Five clearings in a cross, the one in the middle joining all but the last when it is flooded. */
function board(key = "test") {
  const points = [
    [0.1, 0.5],
    [0.5, 0.1],
    [0.9, 0.5],
    [0.5, 0.9],
    [0.5, 0.5],
  ];
  return {
    key,
    aspect: 1,
    clearings: points.map(([x, y], i) => ({ number: i + 1, x, y, suits: ["fox"], slots: 1 })),
    paths: [1, 2, 3, 4].map((a) => ({ a, b: 5, kind: a === 3 ? "closed" : "path" })),
    crossings: [{ clearing: 5, joins: [1, 2, 3] }],
    river: null,
    lake: [],
    forests: [],
  };
}

function drawn(map, look) {
  const { ink, done } = canvas();
  drawGround(ink, map, layout(map, 400, 400), COLOURS, { plain: true, ...look });
  return done;
}

// clause: LAW-12e#34
test("a flooded clearing is water that the paths cross which meet there", () => {
  const map = board();
  const at = layout(map, 400, 400);
  const look = { closed: [], flooded: [5] };
  const kinds = at.paths.map((path) => shownPath(path, map, at, look).map(({ kind }) => kind));
  assert.deepEqual(kinds, [["path", "bridge"], ["path", "bridge"], ["path", "bridge"], ["stub"]]);
  const water = (done) => done.filter(({ name, fill }) => name === "fill" && fill === "river");
  assert.equal(water(drawn(map, { closed: [], flooded: [] })).length, 0);
  assert.equal(water(drawn(map, look)).length, 1);
});

// clause: LAW-12d#51
test("a closed path is drawn as such until it is opened, and says what opening it takes", () => {
  const map = board();
  const at = layout(map, 400, 400);
  const path = at.paths[2];
  const kind = (closed) => shownPath(path, map, at, { closed, flooded: [] })[0].kind;
  assert.deepEqual([kind([[3, 5]]), kind([])], ["closed", "path"]);
  const [, text] = /^closed-paths-text = (.*)$/m.exec(SHELL);
  assert.match(text, /piece at either end.*card.*score 1/);
});

// clause: MAP-suits#6
test("each suit has a badge of its own shape", () => {
  const shapes = ["fox", "rabbit", "mouse", "frog"].map((suit) => {
    const { ink, done } = canvas();
    const clearing = { number: 1, suits: [suit], slots: 0, ruin: false, pieces: [], weights: [] };
    const at = { radius: 32, unit: 1 };
    const look = { livery: String, viewer: null, bare: true, text: 1, onRiver: false };
    drawClearing(ink, { ...clearing, ruler: null }, { x: 50, y: 50 }, at, COLOURS, look);
    return done.map(({ name, values }) => `${name} ${values.filter(Number.isFinite)}`).join("\n");
  });
  assert.equal(new Set(shapes).size, 4);
});

// clause: LAW-12c#40
test("a crossing is offered as the Ferry's, with the card it brings", () => {
  assert.match(WORDS, /^way-ferry = .*Ferry.*card/m);
});

// clause: LAW-12g#9
test("each landmark has a sign, a name, a text and a clause of its own", () => {
  const folder = new URL("../../src/landmarks/", import.meta.url);
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.equal(names.length, 9);
  const signs = names.map(({ name }) => {
    const source = readFileSync(new URL(`${name}/mod.rs`, folder), "utf8");
    const key = name.replaceAll("_", "-");
    assert.ok(source.includes(`clause: clause!("LANDMARK-${key}")`), key);
    assert.match(WORDS, new RegExp(`^landmark-${key} = `, "m"));
    assert.match(WORDS, new RegExp(`^landmark-text-${key} = `, "m"));
    const paths = [];
    const Before = globalThis.Path2D;
    globalThis.Path2D = class {
      constructor(text) {
        paths.push(text);
      }
    };
    const { ink, done } = canvas();
    drawLandmark(ink, key, { x: 100, y: 50 }, { radius: 32, unit: 1 }, COLOURS);
    globalThis.Path2D = Before;
    assert.ok(done.some(({ name: call }) => call === "arc"));
    return paths.join();
  });
  assert.equal(new Set(signs).size, 9);
});

test("each map has a ground of its own", () => {
  const folder = new URL("../../src/maps/", import.meta.url);
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.ok(keys.length >= 5);
  const grounds = new Set([...keys, "autumn"].map((key) => groundOf(key)));
  assert.equal(grounds.size, keys.length + 1);
  for (const ground of grounds) {
    assert.equal(ground.stand.at(-1)[0], 1, "something stands whatever the chance");
  }
});
