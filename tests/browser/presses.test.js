/** What presses do: how many of them say nothing, that the first one shows and the second does, and where buttons stand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aSite, liftCurtain, linkTo, openLink, painted, playNow } from "./harness.js";

const site = aSite();

/** Presses to be counted in a game, and the share of those that only close a question. */
const PRESSES = 90;
const EMPTY = 1 / 6;

test("of the presses in a game against bots at most one in six says nothing", async () => {
  const { context, page, problems } = await site.profile();
  await page.addInitScript(() => {
    localStorage.setItem("thicket.settings", JSON.stringify({ pace: "instant", speed: "instant" }));
  });
  await page.goto(site.address);
  await playNow(page, { bots: true });
  let presses = 0;
  let closing = 0;
  while (presses < PRESSES) {
    const over = await page.locator(".over").count();
    if (over) break;
    if (await page.locator("#move-now").count()) {
      await page.waitForTimeout(20);
      continue;
    }
    // Whoever plays does something as long as something is offered, and says more where more is asked.
    const ways = page.locator(
      "#options .option:not(.dim):not(.more):visible, #options .stepper .primary",
    );
    const end = page.locator("#actions #end");
    const count = await ways.count();
    if (!count && !(await end.count())) continue;
    const sheet = page.locator("#sheet[open] .primary");
    if (await sheet.count()) await sheet.last().click();
    else if (count) await ways.nth((presses * 7) % count).click();
    else {
      closing += 1;
      await end.first().click();
    }
    presses += 1;
    await painted(page);
  }
  assert.ok(presses > 40, `only ${presses} presses`);
  assert.ok(closing <= presses * EMPTY, `${closing} of ${presses} presses say nothing`);
  assert.deepEqual(problems, []);
  await context.close();
});

/** How long a press lasts, and how long it takes until the address follows the table, in milliseconds. */
const HELD = 150;
const SOON = 500;

const NO_AMBUSH = [
  "seats: noxious-battery, blacktail-guild",
  "clearing 6: NB 3 warriors, cannon; BG 2 warriors",
  "clearing 9: BG 2 warriors, worksite",
  "BG hand: anvil",
  "NB hand: sword",
  "turn: NB daylight actions",
];

test("a press on the map shows what it would do; the second one does it", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(`${site.address}#${linkTo(NO_AMBUSH)}`);
  await page.locator("#link-kind-1").selectOption("wanderer");
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  const clearing = page.locator('#targets [data-clearing="6"]');
  await clearing.tap();
  await painted(page);
  // Nothing has happened: the verbs that begin here are offered.
  assert.ok((await page.locator("#options [data-verb]:visible").count()) > 1);
  // The address follows the table after a moment: that of the new table is there before the press.
  await page.waitForFunction(() => location.hash.startsWith("#g3."));
  const link = await page.evaluate(() => location.hash);
  await page.locator('[data-verb="rollout"]:visible').tap();
  await painted(page);
  await page.waitForTimeout(800);
  assert.equal(await page.evaluate(() => location.hash), link);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a battle on the map is shown before the dice are rolled", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  const lines = [...NO_AMBUSH, "clearing 11: NB 2 warriors; BG 1 warrior"];
  await openLink(page, site, linkTo(lines));
  await page.locator('[data-verb="battle"]').tap();
  await page.locator('#targets [data-clearing="11"]').tap();
  await painted(page);
  assert.equal(await page.locator("#motion .dice").count(), 0);
  assert.equal(await page.locator("#options [data-option-index]:visible").count(), 1);
  assert.match(await page.locator("#question-text").innerText(), /Press/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("undo and the end of a turn stay where they are while the questions change", async () => {
  for (const size of ["phone", "tablet", "desktop"]) {
    const { context, page, problems } = await site.profile({ size });
    await openLink(page, site, linkTo(NO_AMBUSH));
    const places = async () => {
      const [undo, end] = [page.locator("#undo"), page.locator("#end")];
      const [a, b] = [await undo.boundingBox(), await end.boundingBox()];
      return [a.y, a.x, b.y + b.height, b.x + b.width].map(Math.round);
    };
    const first = await places();
    await page.locator('[data-verb="recruit"]').click();
    await painted(page);
    assert.deepEqual((await places()).slice(1), first.slice(1), size);
    await page.locator('[data-verb="rollout"]').click();
    await painted(page);
    assert.deepEqual((await places()).slice(1), first.slice(1), size);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("a press that is begun and let go elsewhere changes nothing, and the dice fall as they would have", async () => {
  const link = linkTo([...NO_AMBUSH, "clearing 11: NB 2 warriors; BG 1 warrior"]);
  /** What is to be seen of a battle, where each press was begun so often and let go before it was made. */
  const battle = async (hesitations) => {
    const { context, page, problems } = await site.profile();
    await openLink(page, site, link);
    const seen = () =>
      page.evaluate(() => [
        location.hash,
        document.getElementById("undo").title,
        ...["question", "options", "log"].map((id) => document.getElementById(id).textContent),
      ]);
    const press = async (button) => {
      await painted(page);
      await page.waitForTimeout(SOON);
      const before = await seen();
      for (let time = 0; time < hesitations; time += 1) {
        await button.hover();
        await page.mouse.down();
        await page.waitForTimeout(HELD);
        await page.mouse.move(2, 2);
        await page.mouse.up();
        await page.waitForTimeout(SOON);
        assert.deepEqual(await seen(), before);
      }
      await button.click({ delay: HELD });
    };
    await page.locator('[data-verb="battle"]').click();
    await page.locator('#targets [data-clearing="11"]').click();
    await press(page.locator("#options [data-option-index]:visible"));
    await liftCurtain(page);
    await press(page.locator("#end"));
    await painted(page);
    await page.waitForTimeout(SOON);
    assert.deepEqual(problems, []);
    const after = await seen();
    await context.close();
    return after;
  };
  const once = await battle(0);
  assert.match(once.join(), /roll/i);
  assert.deepEqual(await battle(2), once);
});
