/** What people do in a turn: whole turns with buttons, moves, crafts, shows, and why something is not offered. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  COMMON,
  FACTIONS,
  logSheet,
  playOut,
  pressClearing,
  question,
  take,
} from "./at-the-table.js";
import { aSite, painted, picture } from "./harness.js";

const site = aSite();

for (const [number, faction] of FACTIONS.entries()) {
  test(`a whole turn of ${faction} is played with buttons`, async () => {
    const { context, page, problems } = await site.table([...COMMON, `turn: ${faction} birdsong`]);
    const clauses = new Set();
    await playOut(page, number, async () => {
      const asked = await page.locator("#question").innerText();
      const clause = asked.match(/\b(?:NB|BG|BP|CDG|C|LAW|CARD)[.-][\w.#-]+/)?.[0];
      assert.ok(clause, `no clause in "${asked}"`);
      clauses.add(clause);
    });
    assert.ok(clauses.size >= 2, `only ${[...clauses].join()}`);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

for (const [fewer, moved] of [
  [0, "3 warriors"],
  [1, "2 warriors"],
]) {
  test(`a move is verb, origin, destination; ${moved} are chosen beside it`, async () => {
    const lines = ["clearing 6: NB 3 warriors", "clearing 9: NB cannon", "clearing 2: BG warrior"];
    const { context, page, problems } = await site.table(
      ["seats: NB, BG", ...lines, "turn: NB daylight actions"],
      { size: "phone" },
    );
    await page.locator('[data-verb="rollout"]:visible').click();
    await pressClearing(page, 6);
    const count = page.locator(".stepper.beside:visible");
    assert.equal(await count.locator("output").innerText(), "all");
    for (let press = 0; press < fewer; press++) {
      await count.getByRole("button", { name: "Fewer" }).click();
    }
    if (fewer) await picture(page, "number-beside-the-move");
    await pressClearing(page, 11);
    await painted(page);
    assert.match(await logSheet(page), new RegExp(`${moved} from 6 to 11`));
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("all that can go goes, the figure too; fewer warriors leave a question about it", async () => {
  for (const fewer of [false, true]) {
    const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"]);
    await page.locator('[data-verb="rollout"]:visible').click();
    await pressClearing(page, 6);
    if (fewer) await page.getByRole("button", { name: "Fewer" }).click();
    await pressClearing(page, 11);
    await painted(page);
    const moved = await page.locator("#log").innerText();
    if (fewer) assert.match(await question(page), /^How many go along/);
    else assert.match(moved, /3 warriors from 6 to 11[^]*1 cannon from 6 to 11/);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("the log tells battles from shots", async () => {
  const { context, page, problems } = await site.table([
    "seats: noxious-battery, blacktail-guild",
    "clearing 6: NB 3 warriors, cannon; BG 2 warriors",
    "clearing 2: BG 4 warriors",
    "NB bore: 2",
    "turn: NB birdsong fire",
  ]);
  await page.locator("#options [data-option-index]:visible").first().click();
  await painted(page);
  await page.keyboard.press("l");
  const lost = page.locator("#sheet .entry", { hasText: "loses 1 warrior" });
  assert.equal(await lost.count(), 1);
  await page.locator("#sheet .filters button", { hasText: "Battles" }).click();
  await painted(page);
  assert.equal(await lost.count(), 0, "a shot is no battle");
  assert.deepEqual(problems, []);
  await context.close();
});

test("the log says whose piece lends an icon", async () => {
  const craft = ["clearing 2: C chameleander; NB 2 warriors, mark", "C hand: root-tea-fox"];
  const { context, page, problems } = await site.table(
    ["seats: C, NB", ...craft, "turn: C daylight craft"],
    { size: "phone" },
  );
  await page.locator('[data-key="craft:root-tea-fox"]:visible').first().click();
  await painted(page);
  await picture(page, "lent-icon");
  assert.match(await logSheet(page), /crafts with the scent mark of Noxious Battery in 2/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a running show says what it would score, and scores that", async () => {
  const show = ["clearing 5: CDG 2 warriors, big top; BG 3 warriors", "CDG accolades: BG 2"];
  const hand = "CDG hand: bake-sale, anvil, armorers";
  const lines = ["seats: CDG, BG", ...show, hand, "turn: CDG evening perform"];
  const { context, page, problems } = await site.table(lines, { size: "phone" });
  await take(page, "perform:5");
  await take(page, "spend-as:bake-sale:rabbit");
  const counter = page.locator("#question .counter");
  assert.equal(await counter.innerText(), "3 points so far");
  await take(page, "spend-as:anvil:fox");
  assert.equal(await counter.innerText(), "4 points so far");
  await picture(page, "running-show");
  await page.locator('[data-key="done"]:visible').first().click();
  await painted(page);
  assert.match(await page.locator('#score [data-seat="0"]').innerText(), /4/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a reason lies over the map and names what hardly anything else fails by", async () => {
  const held = "clearing 1: BP 3 pugs, stash; NB 2 warriors";
  const { context, page, problems } = await site.table(
    [...COMMON, held, "turn: NB daylight actions"],
    { size: "phone" },
  );
  await page.locator('[data-verb="rollout"]:visible').click();
  await pressClearing(page, 1);
  const bubble = page.locator("#refusal");
  assert.match(await bubble.innerText(), /^You rule neither 1 nor \d+: in 1 you have 2 against 4/);
  const onTop = await bubble.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 30, top + 10));
  });
  assert.ok(onTop, "the map covers the reason");
  assert.deepEqual(problems, []);
  await context.close();
});

test("an action is taken and taken back by keyboard alone", async () => {
  const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"]);
  const asked = await page.locator("#question-text").innerText();
  for (let press = 0; press < 60; press++) {
    const verb = await page.evaluate(() => document.activeElement?.dataset?.verb);
    if (verb === "recruit") break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForTimeout(400);
  assert.notEqual(await page.locator("#question-text").innerText(), asked);
  await page.keyboard.press("u");
  await page.waitForTimeout(400);
  assert.equal(await page.locator("#question-text").innerText(), asked);
  assert.deepEqual(problems, []);
  await context.close();
});
