/** People around one device: a battle across the curtain, and what was ordered beforehand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { playOut, take } from "./at-the-table.js";
import { aSite, accessibilityFindings, liftCurtain, painted, picture, until } from "./harness.js";

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

const COMPANY = [
  "seats: MC, UD, RC",
  "clearing 12: MC 3 warriors, workshop; RC fox-post, 1 otter",
  "clearing 9: MC 1 warrior, keep",
  "clearing 5: RC 3 otters",
  "clearing 3: UD 2 moles",
  "MC hand: armorers",
  "UD hand: cobbler",
  "RC hand: sword, anvil",
  "RC riverboats: 2",
  "RC hand-card: 2",
  "turn: MC birdsong",
];

/** The cards of the hand that is open at the bottom. */
const handShown = (page) =>
  page
    .locator("#hand [data-card]")
    .evaluateAll((cards) => cards.map(({ dataset }) => dataset.card));

test("a service of the Company is bought at the start of one's own turn, and no curtain rises for it", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await site.table(COMPANY, { size });
    const curtains = () => page.locator("#curtain[open]").count();
    assert.match(await page.locator("#score .turn").getAttribute("title"), /Marquise/);
    const service = page.locator('#options [data-verb="hand-card"]:visible');
    assert.match(await service.innerText(), /price 2/);
    const seen = await service.locator(".price").evaluate((price) => {
      const at = price.getBoundingClientRect();
      return price.contains(
        document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2),
      );
    });
    assert.ok(seen, "the price is not in sight");
    await picture(page, `dealing-${size}`);
    await take(page, "hand-card:sword");
    assert.equal(await curtains(), 0, "the Company was asked");
    assert.deepEqual((await handShown(page)).sort(), ["armorers", "sword"]);
    await picture(page, `dealt-${size}`);
    await take(page, "pass");
    assert.equal(await curtains(), 0, "whoever buys no more is asked no further");
    // The curtain falls for the next one, whose hand has nothing of it.
    await playOut(page, 0);
    await liftCurtain(page);
    assert.deepEqual(await handShown(page), ["cobbler"]);
    const known = await page.evaluate(() => document.querySelector("#hand").outerHTML);
    assert.ok(!known.includes("sword"));
    if (size === "phone") await page.locator("#open-boards").tap();
    await page
      .locator(size === "phone" ? "#sheet .tabs button" : "#score .seat")
      .last()
      .click();
    await painted(page);
    const board = page.locator(size === "phone" ? "#sheet[open]" : '#boards [data-board="2"]');
    assert.doesNotMatch(await board.innerText(), /Sword/, "the Company still has the card");
    const paid = board.locator('[data-panel="payments"] li[aria-label^="Marquise"]');
    assert.match(await paid.getAttribute("aria-label"), /: 2$/);
    await picture(page, `dealt-board-${size}`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});
