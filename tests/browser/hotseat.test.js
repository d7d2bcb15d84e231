/** People around one device: a battle across the curtain, and what was ordered beforehand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { take } from "./at-the-table.js";
import { aSite, accessibilityFindings, liftCurtain, picture, until } from "./harness.js";

const site = aSite();

const BATTLE = [
  "seats: noxious-battery, blacktail-guild",
  "clearing 6: NB 3 warriors, cannon; BG 2 warriors",
  "BG hand: ambush-fox, anvil",
  "NB hand: sword",
  "turn: NB daylight actions",
  "dice: 2 1",
];

test("a battle is fought with an ambush across the curtain", async () => {
  const { context, page, problems } = await site.table(BATTLE.slice(0, -1));
  await take(page, "battle:6:blacktail-guild");
  const curtain = page.locator("#curtain-open");
  await curtain.waitFor();
  const shown = await page.evaluate(() => document.documentElement.outerHTML + document.title);
  for (const secret of ["ambush-fox", "Ambush!", "Anvil"]) {
    assert.ok(!shown.includes(secret), `${secret} is in the page while the curtain is down`);
  }
  await picture(page, "curtain");
  await liftCurtain(page);
  await take(page, "ambush:ambush-fox");
  await liftCurtain(page);
  await until(
    page,
    () => document.querySelector("#log")?.textContent.toLowerCase().includes("ambush") ?? true,
  );
  assert.deepEqual(problems, []);
  await context.close();
});

test("what was ordered is not asked: no ambush, no curtain, after a reload too", async () => {
  const battle = ["clearing 6: NB 9 warriors, cannon; BG 9 warriors", ...BATTLE.slice(2, -1)];
  const { context, page, problems } = await site.table([BATTLE[0], ...battle], { size: "phone" });
  await take(page, "battle:6:blacktail-guild");
  await liftCurtain(page);
  await page.locator("#menu").click();
  await page.locator(".menu-item", { hasText: "Standing orders" }).click();
  await page.locator('#sheet input[name="order-ambush"][value="never"]').check();
  await picture(page, "orders");
  assert.deepEqual(await accessibilityFindings(page), []);
  // The orders lie on top of the menu.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  assert.match(await page.locator("#orders").innerText(), /ambush.*never/i);
  await take(page, "pass");
  await liftCurtain(page);
  const rolls = () => page.locator("#log .entry", { hasText: "The dice" }).count();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.waitForFunction(() => document.querySelector("#log .entry") !== null);
  assert.equal(await rolls(), 1);
  assert.equal(await page.locator("#orders.given").count(), 0, "it shows another's orders");
  for (const again of [2, 3]) {
    await take(page, "battle:6:blacktail-guild");
    assert.equal(await page.locator("#curtain[open]").count(), 0, "the defender was asked");
    assert.equal(await rolls(), again);
    await page.waitForTimeout(500);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.table === "1");
    await liftCurtain(page);
  }
  assert.deepEqual(problems, []);
  await context.close();
});
