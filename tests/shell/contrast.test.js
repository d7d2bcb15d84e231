import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const SHEET = readFileSync(new URL("../../www/style/tokens.css", import.meta.url), "utf8");

/** The tokens of one block of the style sheet, for one of the two schemes. */
function tokens(selector, scheme) {
  const start = SHEET.indexOf(`${selector} {`);
  const block = SHEET.slice(start, SHEET.indexOf("\n}", start));
  const found = {};
  for (const [, name, value] of block.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\(\s*(#\w+),\s*(#\w+)\s*\)$/.exec(value);
    if (pair) found[name] = pair[scheme === "dark" ? 2 : 1];
    else if (value.startsWith("#")) found[name] = value;
  }
  return found;
}

function luminance(colour) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Text on its ground needs 4.5, what carries meaning or can be pressed needs 3 (WCAG 1.4.3, 1.4.11). */
const TEXT = [
  ["ink", "sheet"],
  ["ink", "panel"],
  ["ink", "panel-2"],
  ["ink-2", "sheet"],
  ["ink-2", "panel"],
  ["ink-2", "panel-2"],
  ["accent", "sheet"],
  ["accent", "panel"],
  ["on-accent", "accent"],
  ["danger", "panel"],
  ["caution", "panel"],
  ["caution", "sheet"],
  ["good", "sheet"],
  ["good", "panel"],
  ["on-fox", "fox"],
  ["on-rabbit", "rabbit"],
  ["on-mouse", "mouse"],
  ["on-bird", "bird"],
  ["on-frog", "frog"],
];
const SHAPES = [
  ["line", "sheet"],
  ["line", "panel"],
  ["select", "panel"],
  ["select", "sheet"],
  ["select", "ground"],
  ["select", "disc"],
  ["tree", "ground"],
  ["rim", "disc"],
  ["rim", "ground"],
  ["path-edge", "ground"],
  ["path-edge", "path"],
  ["river-edge", "ground"],
  ["river-edge", "river"],
  ["slot", "disc"],
  ["outline", "ground"],
  ["outline", "disc"],
];

/** The grounds of the maps other than the first; with more contrast they are drawn on the plain one. */
const GROUNDS = ["winter", "lake", "mountain", "gorge", "marsh"].flatMap((map) =>
  ["select", "rim", "path-edge", "river-edge", "outline", `tree-${map}`].map((front) => [
    front,
    `ground-${map}`,
  ]),
);

for (const scheme of ["light", "dark"]) {
  const usual = tokens(":root", scheme);
  const more = { ...usual, ...tokens(':root[data-contrast="more"]', scheme) };
  for (const [name, colours] of Object.entries({ usual, more })) {
    test(`${scheme}, ${name} contrast: every pair that matters is far enough apart`, () => {
      for (const [bar, pairs] of [
        [4.5, TEXT],
        [3, SHAPES],
        [3, name === "usual" ? GROUNDS : []],
      ]) {
        for (const [front, back] of pairs) {
          const measured = contrast(colours[front], colours[back]);
          assert.ok(measured >= bar, `${front} on ${back}: ${measured.toFixed(2)}, needs ${bar}`);
        }
      }
    });
  }
}

test("the sheet has both schemes for every colour of ground and ink", () => {
  const [light, dark] = [tokens(":root", "light"), tokens(":root", "dark")];
  assert.deepEqual(Object.keys(light), Object.keys(dark));
  assert.ok(Object.keys(light).length > 25);
});
