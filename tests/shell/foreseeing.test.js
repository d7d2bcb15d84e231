import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.requestAnimationFrame = (run) => setTimeout(run);
const { expect, forget, foreseen } = await import("../../www/table/foreseeing.js");
const { afterPainting } = await import("../../www/toolkit/painting.js");

const painted = () => new Promise((done) => afterPainting(done));

/** Something like a game, which knows whether it was given back. */
function game() {
  const made = { freed: false, free: () => (made.freed = true) };
  return made;
}

test("what a press comes to is worked out when it is painted that it has begun, and handed out once", async () => {
  const table = {};
  const copy = game();
  let works = 0;
  expect([table, 3], () => (works++, copy));
  assert.equal(works, 0);
  await painted();
  assert.equal(works, 1);
  assert.equal(foreseen([table, 3]), copy);
  assert.equal(foreseen([table, 3]), null);
  assert.equal(copy.freed, false);
});

test("a press that is quicker than that finds nothing, and nothing is worked out any more", async () => {
  expect([1], () => assert.fail("nobody wants it"));
  assert.equal(foreseen([1]), null);
  await painted();
});

test("what follows from other grounds is given back", async () => {
  for (const leave of [() => assert.equal(foreseen([{}, 3]), null), forget]) {
    const copy = game();
    expect([{}, 3], () => copy);
    await painted();
    leave();
    assert.equal(copy.freed, true);
  }
});

test("another press takes the place of the one before", async () => {
  const [first, second] = [game(), game()];
  expect([1], () => first);
  await painted();
  expect([2], () => second);
  await painted();
  assert.equal(first.freed, true);
  assert.equal(foreseen([2]), second);
});

test("what cannot be worked out is left to the press", async () => {
  expect([1], () => {
    throw new Error("refused");
  });
  await painted();
  assert.equal(foreseen([1]), null);
});
