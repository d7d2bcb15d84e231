import assert from "node:assert/strict";
import { test } from "node:test";
import { headOf, withHead } from "../../www/device/passing.js";

const LINK = "p3.autumn.NB-BG.t3.128.SwIAAAAA.w9vA-wz";
const ABOUT = {
  what: "play",
  line: "0a1b2c3d",
  kinds: ["person", "ranger", "person"],
  names: ["Ana", "", "Bäng & Co"],
};

test("what goes along with a link comes back, and the link is whole without it", () => {
  const text = withHead(LINK, ABOUT);
  assert.match(text, /^play\.0a1b2c3d\.prp\./);
  assert.match(text, /^[\w.-]+$/);
  assert.deepEqual(headOf(text), { link: LINK, passing: ABOUT });
});

test("a link without a head is as it was, and a damaged head is left aside", () => {
  assert.deepEqual(headOf(LINK), { link: LINK, passing: null });
  const text = withHead(LINK, ABOUT);
  for (let at = 5; at < text.length - LINK.length - 1; at++) {
    const sign = text[at] === "a" ? "b" : "a";
    const { passing } = headOf(text.slice(0, at) + sign + text.slice(at + 1));
    assert.equal(passing, null, `a change at ${at} was not seen`);
  }
});

test("nobody is called anything: the head stays short", () => {
  const text = withHead(LINK, { ...ABOUT, names: ["", "", ""] });
  assert.ok(text.length - LINK.length < 30);
  assert.deepEqual(headOf(text).passing?.names, ["", "", ""]);
});
