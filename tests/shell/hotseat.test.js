import assert from "node:assert/strict";
import { test } from "node:test";
import { whoLooks } from "../../www/table/hotseat.js";

const ask = (seat, visibility = "public", phase = "daylight") => ({ seat, visibility, phase });
const PEOPLE = ["person", "person"];
const at = (decision, holder, turnSeat = 0, openHands = false, kinds = PEOPLE) =>
  whoLooks({ decision, turnSeat, holder, openHands, kinds });

test("a turn begins behind a curtain for the right seat", () => {
  assert.deepEqual(at(ask(0), null), {
    holder: null,
    viewer: null,
    curtain: { seat: 0, turn: true },
  });
  assert.deepEqual(at(ask(1), 0, 1), { holder: 0, viewer: null, curtain: { seat: 1, turn: true } });
});

test("whoever holds the device sees their own hand", () => {
  assert.deepEqual(at(ask(0), 0), { holder: 0, viewer: 0, curtain: null });
});

test("a public question to another seat is answered in place with all hands hidden", () => {
  assert.deepEqual(at(ask(1), 0), { holder: 0, viewer: null, curtain: null });
});

test("a private question to another seat raises the curtain, and the way back does so again", () => {
  assert.deepEqual(at(ask(1, "private"), 0), {
    holder: 0,
    viewer: null,
    curtain: { seat: 1, turn: false },
  });
  assert.deepEqual(at(ask(0), 1), { holder: 1, viewer: null, curtain: { seat: 0, turn: true } });
});

test("set-up is public", () => {
  assert.equal(at(ask(0, "public", "setup"), null).curtain, null);
});

test("open hands need no curtain, and a finished game shows no hand", () => {
  assert.deepEqual(at(ask(1, "private"), 0, 0, true), { holder: 1, viewer: 1, curtain: null });
  assert.equal(at(null, 0).viewer, null);
});

test("a person alone with bots never meets a curtain and always sees their own hand", () => {
  const kinds = ["ranger", "person", "wanderer"];
  const looking = { holder: 1, viewer: 1, curtain: null };
  for (const seat of [0, 1, 2]) {
    for (const visibility of ["public", "private"]) {
      assert.deepEqual(at(ask(seat, visibility), null, seat, false, kinds), looking);
    }
  }
  assert.deepEqual(at(null, null, 0, false, kinds), looking);
});

test("while a bot decides, whoever holds the device goes on looking", () => {
  const kinds = ["person", "warlord", "person"];
  const looking = { holder: 0, viewer: 0, curtain: null };
  assert.deepEqual(at(ask(1, "private"), 0, 1, false, kinds), looking);
  assert.deepEqual(at(ask(2), 0, 2, false, kinds), {
    holder: 0,
    viewer: null,
    curtain: { seat: 2, turn: true },
  });
});

test("nobody looks from a seat that went to a bot, and bots alone show no hand", () => {
  const kinds = ["ranger", "person", "person"];
  assert.equal(at(ask(0), 0, 0, false, kinds).viewer, null);
  assert.deepEqual(at(ask(0, "private"), null, 0, false, ["ranger", "ranger"]), {
    holder: null,
    viewer: null,
    curtain: null,
  });
});
