/** Taking back, rewinding, reloading and branching; a link in another browser. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMON, pressClearing, question, take, ROLLOUT } from "./at-the-table.js";
import {
  aSite,
  hold,
  liftCurtain,
  linkTo,
  openLink,
  painted,
  playNow,
  pressOn,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

test("taking back goes to the last seal and not beyond it", async () => {
  const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"]);
  const asked = await question(page);
  await take(page, "recruit");
  await take(page, "recruit");
  const undo = page.locator("#undo:visible").first();
  await undo.click();
  await undo.click();
  assert.equal(await question(page), asked);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  assert.deepEqual(problems, []);
  await context.close();
});

test("after rewinding over a roll the same choice brings the same dice", async () => {
  const { context, page, problems } = await site.profile();
  const lines = ["clearing 6: NB 3 warriors; BG 3 warriors", "clearing 9: NB cannon"];
  await openLink(page, site, linkTo(["seats: NB, BG", ...lines, "turn: NB daylight actions"]));
  const fight = async () => {
    await liftCurtain(page);
    await take(page, "battle:6:blacktail-guild");
    await liftCurtain(page);
    return (await page.locator("#log").innerText()).match(/The dice in 6: .*/)?.[0];
  };
  const dice = await fight();
  assert.ok(dice, "the battle was fought");
  await page.locator("#log .entry button", { hasText: "attacks" }).click();
  await page.getByRole("button", { name: "Rewind to before this" }).click();
  const sheet = page.locator("#sheet");
  assert.ok((await sheet.innerText()).includes(dice), "what is unmade names the dice");
  await hold(page, sheet.locator("button.hold"));
  await painted(page);
  assert.ok(!(await page.locator("#log").innerText()).includes("The dice"));
  assert.equal(await fight(), dice);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a reload goes on at the same decision", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await playNow(page);
  for (let press = 0; press < 6; press++) {
    await pressOn(page, press);
  }
  await until(page, () => location.hash.includes("."));
  await page.waitForTimeout(800);
  const link = await page.evaluate(() => location.hash);
  await page.reload();
  await untilReady(page);
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await page.waitForTimeout(800);
  assert.equal(await page.evaluate(() => location.hash), link);
  assert.deepEqual(problems, []);
  await context.close();
});

test("another move is tried from an earlier moment, at a table of its own", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await playNow(page);
  for (let press = 0; press < 8; press++) {
    await pressOn(page, press);
  }
  await page.waitForTimeout(800);
  const link = await page.evaluate(() => location.hash);
  const lines = await page.locator("#log li").count();
  await page.locator("#scrubber").fill("2");
  await page.locator("#try-from").click();
  await page.locator("[data-notice='branch']").waitFor();
  await page.waitForTimeout(800);
  assert.notEqual(await page.evaluate(() => location.hash), link);
  assert.ok((await page.locator("#log li").count()) < lines);

  await liftCurtain(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "All tables" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "0");
  assert.equal(await page.locator("#page [data-table]").count(), 2, "both tables are kept");
  assert.deepEqual(problems, []);
  await context.close();
});

test("going back takes a crumb back and never leaves the table", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(`${site.address}licences.txt`);
  await openLink(page, site, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
  const asked = await question(page);
  await page.locator("[data-verb='rollout']").first().click();
  assert.notEqual(await question(page), asked);
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (wanted) => document.getElementById("question-text").innerText === wanted,
    asked,
  );
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  assert.equal(await question(page), asked, "with nothing to take back the table stays");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a move is taken back, and made again, together with its number", async () => {
  const { context, page, problems } = await site.table(ROLLOUT);
  const asked = await question(page);
  await page.locator('[data-verb="rollout"]').click();
  await pressClearing(page, 6);
  const there = page.locator('#options [data-option-index][data-target$=":11"]');
  await there.click();
  await painted(page);
  assert.match(await page.locator("#undo").innerText(), /^Undo: Rollout 6/);
  await page.locator("#undo").click();
  await painted(page);
  assert.equal(await question(page), asked);
  assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true");
  await page.locator("#redo").click();
  await painted(page);
  assert.match(await page.locator("#undo").innerText(), /^Undo: Rollout 6/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a link opens the same table in a fresh profile, and a cut one says so and loses nothing", async () => {
  const first = await site.profile();
  await openLink(first.page, site, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(first.page);
  await take(first.page, "recruit");
  await first.page.waitForTimeout(800);
  const address = first.page.url();
  assert.ok(address.length <= 900, `${address.length} characters`);

  const second = await site.profile();
  await second.page.goto(address);
  await second.page.locator("#link-add").click();
  await second.page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await second.page.waitForTimeout(800);
  assert.equal(new URL(second.page.url()).hash, new URL(address).hash);

  const third = await site.profile();
  await third.page.goto(address.slice(0, -20));
  await third.page.locator("#open-error").waitFor();
  const error = await third.page.locator("#open-error").innerText();
  assert.match(error, /incomplete|characters/i);
  assert.equal(await third.page.locator("[data-table-card], [data-table].table-card").count(), 0);
  for (const { problems, context } of [first, second, third]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});
