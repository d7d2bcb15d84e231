import assert from "node:assert/strict";
import { test } from "node:test";
import { usualLandmarks } from "../../www/pages/usual-landmarks.js";

const KEYS = ["ferry", "tower", "elder-treetop", "lost-city"];
const CATALOGUE = {
  landmarks: KEYS.map((key) => ({ key, clause: `LANDMARK-${key}` })),
  maps: [
    { key: "autumn", landmarks: [] },
    { key: "lake", landmarks: [{ key: "ferry", clearing: 1, seats: 2 }] },
    { key: "marsh", landmarks: [{ key: "tower", clearing: null, seats: 5 }] },
  ],
};

// clause: LAW-10.1e#10
test("for two players the Elder Treetop is off unless chosen", () => {
  assert.deepEqual(usualLandmarks(CATALOGUE, "autumn", 2), ["ferry", "tower", "lost-city"]);
  assert.deepEqual(usualLandmarks(CATALOGUE, "autumn", 3), KEYS);
});

test("what the map brings is not dealt besides", () => {
  assert.deepEqual(usualLandmarks(CATALOGUE, "lake", 3), ["tower", "elder-treetop", "lost-city"]);
  assert.deepEqual(usualLandmarks(CATALOGUE, "marsh", 4), KEYS);
  assert.deepEqual(usualLandmarks(CATALOGUE, "marsh", 5), ["ferry", "elder-treetop", "lost-city"]);
});
