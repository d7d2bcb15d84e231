/** The first screen that comes with the page says what the program will say there, and its picture is shipped. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const PAGE = readFileSync(new URL("index.html", ROOT), "utf8");
const WORDS = readFileSync(new URL("www/words/shell.ftl", ROOT), "utf8");

const word = (key) => WORDS.match(new RegExp(`^${key} = (.*)$`, "m"))?.[1];
const said = PAGE.replace(/\s+/g, " ");

test("the still first screen has the words of the one that is drawn", () => {
  const front = readFileSync(new URL("www/pages/front.js", ROOT), "utf8");
  const facts = [...front.matchAll(/"(fact-[a-z]+)"/g)].map(([, key]) => key);
  assert.ok(facts.length >= 3);
  const ways = ["play-now", "learn", "pass-and-play", "set-up", "open-way"];
  for (const key of ["title", "subtitle", "fan-project", ...facts, ...ways]) {
    assert.match(said, new RegExp(`>\\s*${word(key).replace(/[.?]/g, "\\$&")}\\s*<`), key);
  }
});

test("the picture for chats is a PNG file of the size that the page tells", () => {
  const content = (name) => PAGE.match(new RegExp(`property="${name}" content="([^"]+)"`))?.[1];
  const file = readFileSync(new URL(content("og:image"), ROOT));
  assert.equal(file.subarray(1, 4).toString("latin1"), "PNG");
  assert.equal(file.readUInt32BE(16), Number(content("og:image:width")));
  assert.equal(file.readUInt32BE(20), Number(content("og:image:height")));
});
