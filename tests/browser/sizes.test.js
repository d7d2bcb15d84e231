/** The table at every size: whole, accessible, its map and its signs within reach. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMON, middleOf, ROLLOUT } from "./at-the-table.js";
import { aSite, cutOff, accessibilityFindings, painted, picture } from "./harness.js";

const site = aSite();

for (const size of ["phone", "tablet", "desktop"]) {
  test(`the table is whole and accessible at ${size} size`, async () => {
    const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"], {
      size,
    });
    await page.waitForTimeout(500);
    await picture(page, `table-${size}`);
    const scrolls = await page.evaluate(
      () =>
        document.documentElement.scrollHeight > window.innerHeight + 1 ||
        document.documentElement.scrollWidth > window.innerWidth + 1,
    );
    assert.ok(!scrolls, "the page scrolls");
    assert.deepEqual(await accessibilityFindings(page), []);
    if (size === "phone") {
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("#targets [data-clearing]")]
          .map((button) => button.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 63)
          .map(({ width, height }) => `${width} x ${height}`),
      );
      assert.deepEqual(small, []);
      await page.locator('[data-verb="recruit"]:visible').tap();
      await page.waitForTimeout(400);
      const undo = page.locator("#undo");
      assert.match(await undo.innerText(), /^Undo\s+Recruit$/);
      assert.ok(await undo.evaluate((node) => node.scrollWidth <= node.clientWidth));
    }
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("a small phone shows how many options it hides", async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
  ]) {
    const { context, page } = await site.table(ROLLOUT, { size: "phone", more: { viewport } });
    const options = page.locator("#options");
    const more = options.locator(".more");
    await more.or(options.locator('[data-verb="battle"]')).first().waitFor();
    await painted(page);
    const below = await options.evaluate((it) => {
      const end = it.getBoundingClientRect().bottom;
      const buttons = [...it.querySelectorAll(".grid > button")];
      return buttons.filter((button) => button.getBoundingClientRect().bottom > end).length;
    });
    assert.equal(below, 0, "an option is cut by the edge");
    if (await more.count()) {
      const hidden = Number((await more.innerText()).match(/\d+/)?.[0]);
      const shown = (await options.locator(".grid > button").count()) - 1;
      await more.click();
      assert.equal(await page.locator("#sheet[open] .grid > button").count(), shown + hidden);
    }
    await context.close();
  }
});

test("on a phone a long question has two lines, and everything is large enough to touch", async () => {
  const lines = [
    "seats: marquise, noxious-battery",
    "clearing 1: MC 4 warriors, keep",
    "clearing 9: MC 2 warriors",
    "clearing 6: NB 3 warriors, cannon",
    "turn: MC daylight actions",
  ];
  const { context, page, problems } = await site.table(lines, { size: "phone" });
  await page.locator('[data-verb="march"]:visible').tap();
  await page.locator('#targets [data-clearing="1"]').tap();
  await page.locator('#targets [data-clearing="5"]').tap();
  await painted(page);
  const asked = page.locator("#question-text.short");
  assert.match(await asked.innerText(), /second move/);
  assert.ok(
    (await asked.evaluate((it) => it.getClientRects()[0].height)) < 60,
    "more than two lines",
  );
  // Words inside of a sentence keep its lines apart; what a touch needs lies over the edges of small signs.
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, summary, select, input[type=range], .switch")]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }))
        .filter((it) => !it.closest(".term, .unseen, .skip"))
        .filter((it) => {
          const { width, height } = it.getBoundingClientRect();
          const over = getComputedStyle(it, "::after");
          const wide = Math.max(width, parseFloat(over.width) || 0);
          const high = Math.max(height, parseFloat(over.height) || 0);
          return wide < 43.5 || high < 43.5;
        })
        .map((it) => `${it.id || it.className || it.tagName}: ${it.textContent}`),
    );
  assert.deepEqual(await small(), []);
  for (const key of ["b", "l"]) {
    await page.keyboard.press(key);
    await page.locator("#sheet[open]").waitFor();
    assert.deepEqual(await small(), []);
    await page.keyboard.press("Escape");
    await page.locator("#sheet[open]").waitFor({ state: "detached" });
  }
  await page.locator("#menu").tap();
  assert.deepEqual(await small(), []);
  await page.locator(".menu-item", { hasText: "Settings" }).tap();
  assert.deepEqual(await small(), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("what is taken from the sheet of all options is seen on the map", async () => {
  const lines = [
    "seats: chameleander, blacktail-guild",
    "clearing 3: C chameleander; BG 4 warriors",
    "C hand: sappers, armorers",
    "turn: C daylight actions",
  ];
  const { context, page, problems } = await site.table(lines, { size: "phone" });
  await page.keyboard.press("a");
  const sheet = page.locator("#sheet[open]");
  await sheet.locator('[data-verb="mark"]').tap();
  // The sheet says what is asked now.
  assert.match(await sheet.locator(".sheet-body > p").innerText(), /^Mark for Death: choose/);
  // Nothing is left open once the card is named: the tap is the answer.
  await sheet.locator('[data-target="card:sappers"][data-option-index]').tap();
  await sheet.waitFor({ state: "detached" });
  assert.match(await page.locator("#undo").innerText(), /Mark for Death/);
  await page.locator('#hand [data-card="sappers"]').waitFor({ state: "detached" });
  assert.deepEqual(problems, []);
  await context.close();
});

test("a clearing in which nothing can be done is enlarged by a double tap, and says by what it is ruled", async () => {
  const { context, page } = await site.table(ROLLOUT, { size: "phone" });
  const [x, y] = await middleOf(page, 12);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await page.getByRole("button", { name: "Whole map" }).waitFor();
  assert.equal(await page.locator("#sheet[open]").count(), 0);
  await page.getByRole("button", { name: "Whole map" }).click();
  // A tap of its own, not the third of three.
  await page.waitForTimeout(500);
  await page.touchscreen.tap(...(await middleOf(page, 12)));
  await page.locator("#sheet[open] .rule-sum").waitFor();
  assert.match(
    await page.locator("#sheet[open] .rule-sum").innerText(),
    /Bone Patrol[\s\S]*BP\.2\.2/,
  );
  await context.close();
});

test("the signs are told, each piece of the table with its name", async () => {
  const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"], {
    size: "phone",
  });
  await page.locator("#score button").last().click();
  await page.getByRole("button", { name: "What the signs mean" }).click();
  const told = await page.locator("#sheet").innerText();
  assert.ok(
    (await page.locator("#sheet canvas[data-sign]").count()) > 15,
    "the map's signs are drawn",
  );
  for (const sign of [
    "rabbit",
    "Pennant",
    "rolls the dice",
    "scent mark",
    "worksite",
    "big top",
    "ego",
  ]) {
    assert.ok(told.includes(sign), `no ${sign} in "${told}"`);
  }
  assert.deepEqual(await accessibilityFindings(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

const SIX = [
  "seats: marquise, eyrie, alliance, vagabond, blacktail-guild, cirque-du-goat",
  "clearing 1: MC 4 warriors, keep, sawmill, 2 wood",
  "clearing 5: MC 2 warriors, recruiter; ED 2 warriors; BG 3 warriors, worksite; CDG 2 warriors",
  "clearing 10: WA sympathy, 3 warriors, mouse-base; ED 1 warrior",
  "VB character: ranger",
  "MC hand: sword, ambush-fox, armorers, cobbler, bake-sale",
  "turn: MC daylight actions",
];

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
]) {
  test(`six seats at ${width} by ${height}: nothing is cut, on the map neither`, async () => {
    const narrow = width < 600;
    const more = { viewport: { width, height }, isMobile: narrow, hasTouch: narrow };
    const { context, page, problems } = await site.table(SIX, { more });
    await painted(page);
    const parts = ["score", "question", "options", "actions"].map((part) => `#${part} *`);
    assert.deepEqual(await cutOff(page, parts.join()), []);
    const outside = await page.evaluate(() => {
      const map = document.querySelector("#sheet-of-map").getBoundingClientRect();
      return [...document.querySelectorAll("#targets [data-clearing]")]
        .map((button) => [button.dataset.clearing, button.getBoundingClientRect()])
        .filter(
          ([, at]) =>
            at.left < map.left ||
            at.right > map.right ||
            at.top < map.top ||
            at.bottom > map.bottom,
        )
        .map(([clearing]) => clearing);
    });
    assert.deepEqual(outside, [], "clearings beyond the map");
    await picture(page, `six-${width}`);
    assert.deepEqual(problems, []);
    await context.close();
  });
}
