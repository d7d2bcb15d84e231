/** What is seen on the map while things happen, and that it ends. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  aSite,
  linkTo,
  openLink,
  painted,
  playNow,
  pressOn,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

const BATTLE = [
  "seats: noxious-battery, blacktail-guild",
  "clearing 6: NB 2 warriors, cannon; BG 5 warriors",
  "turn: NB daylight actions",
  "dice: 3 2",
];

/** Opens a table with open hands where the attacker can roll at once, in a page whose motion never ends by itself. */
async function openBattle(options) {
  const profile = await site.profile(options);
  await profile.page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
      return animate.call(this, frames, { ...how, duration: 600_000 });
    };
  });
  await openLink(profile.page, site, linkTo(BATTLE));
  return profile;
}

for (const size of ["phone", "desktop"]) {
  test(`a battle shows who rolled what and what of it counts, at ${size} size`, async () => {
    const { context, page, problems } = await openBattle({ size });
    await page.locator('[data-verb="battle"]').click();
    const dice = page.locator("#motion .dice .side");
    await dice.first().waitFor({ state: "attached" });
    assert.equal(await dice.count(), 2);
    const told = await dice.evaluateAll((sides) =>
      sides.map((side) => [
        side.querySelector(".die i:last-child").textContent,
        side.querySelector("b")?.textContent ?? "",
      ]),
    );
    const log = await page.evaluate(() => document.querySelector("#polite").textContent);
    assert.equal(told.length, 2, log);
    const [[attacker, capped], [defender]] = told;
    assert.equal(capped, Number(attacker) > 2 ? "only 2 count" : "");
    assert.ok(Number(attacker) >= Number(defender), `${attacker} against ${defender}`);
    const card = await page.locator("#motion .dice").boundingBox();
    const map = await page.locator("#sheet-of-map").boundingBox();
    for (const side of await dice.all()) {
      const { x, width } = await side.boundingBox();
      assert.ok(x >= card.x && x + width <= card.x + card.width, "the dice spill over their card");
    }
    assert.ok(card.x >= map.x && card.x + card.width <= map.x + map.width);
    assert.ok(card.y >= map.y && card.y + card.height <= map.y + map.height);
    await page.mouse.click(map.x + 4, map.y + 4);
    assert.equal(await page.locator("#motion > *").count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("where nothing may move the dice lie still and nothing else is seen", async () => {
  const { context, page, problems } = await openBattle({ more: { reducedMotion: "reduce" } });
  await page.locator('[data-verb="battle"]').click();
  await until(page, () => document.querySelector("#motion .dice"));
  assert.equal(await page.locator("#motion > *").count(), 1);
  const moving = await page
    .locator("#motion .die span")
    .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  assert.equal(moving, 0);
  assert.deepEqual(problems, []);
  await context.close();
});

test("when all has been seen nothing is left over the map", async () => {
  const { context, page, problems } = await site.profile();
  await openLink(page, site, linkTo(BATTLE));
  await page.locator('[data-verb="battle"]').click();
  await until(page, () => document.querySelector("#motion .dice"));
  await until(page, () => !document.querySelector("#motion").firstChild);
  await painted(page);
  assert.equal(await page.evaluate(() => document.getAnimations().length > 2), false);
  assert.deepEqual(problems, []);
  await context.close();
});

for (const size of ["phone", "desktop"]) {
  test(`the turns of bots are told, each in a sentence, and played back, at ${size} size`, async () => {
    const { context, page, problems } = await site.profile({ size });
    await page.goto(site.address);
    await playNow(page, { bots: true });
    await playToTurn(page, 1);
    const chip = page.getByRole("button", { name: /^Since your turn/ });
    await chip.click();
    const told = await page.locator("#sheet[open] .digest li").allInnerTexts();
    assert.equal(told.length, 2, `${told}`);
    assert.ok(told.every((text) => /: .+/.test(text)));
    assert.match(told.join(), /Why /);
    await page.locator("#sheet[open]").getByRole("button", { name: "Play back" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    const seen = () => page.locator("#question .counter").innerText();
    const first = await seen();
    await page.getByRole("button", { name: /^Pace/ }).click();
    await page.waitForFunction(
      (was) => document.querySelector("#question .counter")?.textContent !== was,
      first,
    );
    await page.getByRole("button", { name: "Pause" }).click();
    const held = await seen();
    await page.getByRole("button", { name: "One step forward" }).click();
    assert.notEqual(await seen(), held);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    // It ends where the table stands.
    await page.locator(".past").waitFor({ state: "detached" });
    assert.deepEqual(problems, []);
    await context.close();
  });
}

/** Presses on until the person has had so many turns and has the next. */
async function playToTurn(page, turns) {
  for (let presses = 0; presses < 200; presses++) {
    // Looked at all at once, when the table waits for the person: it stays like that until something is pressed.
    const now = await page.waitForFunction(() => {
      const asked = document.querySelector("#options [data-option-index], #options .option");
      const ends = document.querySelector("#actions [data-option-index]");
      if (document.querySelector("#move-now") || !(asked || ends)) return null;
      return {
        isMine: document.querySelector('#score .turn[data-seat="0"]') !== null,
        round: Number(document.querySelector("#score .phase .round").textContent.match(/\d+/)),
      };
    });
    const { isMine, round } = await now.jsonValue();
    if (isMine && round > turns) return;
    await pressOn(page, presses);
  }
  assert.fail("the turn never comes");
}

test("what moves is seen on its way, and any press ends that", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  // Slow enough to be looked at on any machine.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
      return animate.call(this, frames, { ...how, duration: 60_000 });
    };
  });
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page);
  await pressOn(page, 0);
  const moving = page.locator("#motion > *");
  await until(page, () => document.querySelectorAll("#motion > canvas").length > 0);
  assert.equal(
    await moving.evaluateAll((all) => all.every((one) => one.getAnimations().length === 1)),
    true,
  );
  const { x, y, width } = await page.locator("#map").boundingBox();
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  assert.equal(await moving.count(), 0);
  await page.mouse.up();
  assert.deepEqual(problems, []);
  await context.close();
});
