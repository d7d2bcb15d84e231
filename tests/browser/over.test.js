/** The end of a game: how it went, what next, and what this device remembers of it. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
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
async function openLast(page, lines = LAST_SHOT) {
  await page.goto(`${site.address}#${linkTo(lines)}`);
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
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("thicket.played")).last);
    assert.deepEqual(await kept(), [{ won: true, kind: "wanderer" }], "the next bots go by it");
    // The game is counted once, however often its end is looked at.
    await page.keyboard.press("Escape");
    await page.locator("#open-over").click();
    assert.match(await sheet.locator(".record").innerText(), /1 of 1 won/);
    assert.equal((await kept()).length, 1);
    await sheet.getByRole("button", { name: "Wipe" }).click();
    await sheet.locator(".record").waitFor({ state: "detached" });
    assert.deepEqual(await kept(), []);
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

// clause: NB.4.2.II
test("another game is played with the figures of the one before, whichever those were", async () => {
  const { context, page, problems } = await site.profile();
  const figures = async () => {
    const link = new URL(page.url()).hash.slice(1);
    const text = execFileSync(process.env.THICKET, ["link", "decode", link], { encoding: "utf8" });
    return text.split("\n").filter((line) => line.includes(" figure "));
  };
  const again = async (lines) => {
    await page.goto("about:blank");
    await openLast(page, lines);
    await page.locator("#options [data-option-index]").first().click();
    await page.locator('[data-rematch="same"]').click();
    await page.waitForFunction(() => !document.querySelector("#sheet[open]"));
    await page.waitForFunction(() => /\.t0\./.test(location.hash));
    return figures();
  };
  assert.deepEqual(await again(LAST_SHOT), [], "a table that came by a link of before");
  const fair = ["noxious-battery figure bore_vp: 2 1 1"];
  assert.deepEqual(await again([LAST_SHOT[0], ...fair, ...LAST_SHOT.slice(1)]), fair);
  assert.deepEqual(problems, []);
  await context.close();
});
