/** The end of a game: how it went, what next, and what this device remembers of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aSite, accessibilityFindings, linkTo, painted, picture } from "./harness.js";

const site = aSite();

const LAST_SHOT = [
  "seats: noxious-battery, blacktail-guild, bone-patrol",
  "round: 9",
  "NB score: 29",
  "BG score: 22",
  "BP score: 17",
  "clearing 6: NB 3 warriors, cannon",
  "clearing 11: BG 2 warriors, worksite",
  "clearing 12: BP alpha, 2 pugs, stash",
  "NB bore: 2",
  "turn: NB birdsong fire",
];

/** Opens the table before its last shot, one person against two bots. */
async function openLast(page) {
  await page.goto(`${site.address}#${linkTo(LAST_SHOT)}`);
  for (const seat of [1, 2]) await page.locator(`#link-kind-${seat}`).selectOption("wanderer");
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

for (const size of ["phone", "tablet", "desktop"]) {
  test(`the end tells who stands where, by what, and what next, at ${size} size`, async () => {
    const { context, page, problems } = await site.profile({ size });
    await openLast(page);
    await page.locator("#options [data-option-index]").first().click();
    const sheet = page.locator('#sheet[open][data-sheet="over"]');
    await sheet.locator(".standings li").first().waitFor();
    await painted(page);
    assert.match(await sheet.locator(".victory").innerText(), /Noxious Battery wins/);
    const rows = await sheet
      .locator(".standings li")
      .evaluateAll((all) => all.map((one) => one.dataset.seat));
    assert.deepEqual(rows, ["0", "1", "2"]);
    assert.match(await sheet.locator(".decided").innerText(), /8 points ahead of Blacktail Guild/);
    assert.match(await sheet.locator(".record").innerText(), /Noxious Battery: 1 of 1 won/);
    const { scrollWidth, clientWidth } = await page.evaluate(() =>
      document.querySelector("#sheet .sheet-body"),
    );
    assert.ok(!(scrollWidth > clientWidth), "nothing is cut");
    assert.deepEqual(await accessibilityFindings(page), []);
    await picture(page, `over-${size}`);
    // The game is counted once, however often its end is looked at.
    await page.keyboard.press("Escape");
    await page.locator("#open-over").click();
    assert.match(await sheet.locator(".record").innerText(), /1 of 1 won/);
    await sheet.getByRole("button", { name: "Wipe" }).click();
    await sheet.locator(".record").waitFor({ state: "detached" });
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("another game begins with stronger bots, or with the next faction for each", async () => {
  const { context, page, problems } = await site.profile();
  await openLast(page);
  await page.locator("#options [data-option-index]").first().click();
  await page.locator('[data-rematch="stronger"]').click();
  await page.waitForFunction(() => document.querySelectorAll(".standings").length === 0);
  await page.keyboard.press("p");
  assert.equal(await page.locator("#player-1").inputValue(), "ranger");
  await page.keyboard.press("Escape");
  await page.goto(site.address);
  await openLast(page);
  await page.locator("#options [data-option-index]").first().click();
  await page.locator('[data-rematch="rotate"]').click();
  await page.waitForFunction(() => !document.querySelector("#sheet[open]"));
  assert.match(await page.locator('#score [data-seat="0"]').getAttribute("title"), /Blacktail/);
  assert.deepEqual(problems, []);
  await context.close();
});
