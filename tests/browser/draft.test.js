/** The draft on the page: chosen on the set-up page, played by people on one device and by bots, whole at phone size. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import {
  aSite,
  accessibilityFindings,
  liftCurtain,
  painted,
  picture,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

/** The set-up page with the Advanced Setup chosen and so many seats. */
async function planDraft(page, seats) {
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await page.check("#procedure-draft");
  for (let n = 2; n < seats; n++) await page.click("#add-seat");
  await painted(page);
}

/** The phase of the open table. */
const phase = (page) =>
  page.evaluate(() => document.querySelector(".phase-name")?.textContent ?? "");

// clause: LAW-10.1d#1
for (const size of ["phone", "desktop"]) {
  test(`people draft on one device: ${size}`, async () => {
    const { context, page, problems } = await site.profile({ size });
    await planDraft(page, 3);
    for (let n = 0; n < 3; n++) await page.selectOption(`#kind-${n}`, "person");
    await picture(page, `draft-plan-${size}`);
    assert.deepEqual(await accessibilityFindings(page), []);
    await page.click("#begin");
    await page.waitForFunction(() => document.documentElement.dataset.table === "1");
    await liftCurtain(page);
    await picture(page, `draft-begun-${size}`);
    // Four cards lie open, with reach and class; a locked one says why it cannot be picked.
    const cards = await page.locator(".pool .faction-card").count();
    assert.equal(cards, 4);
    await picture(page, `draft-pool-${size}`);
    assert.deepEqual(await accessibilityFindings(page), []);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(wide <= 1, "nothing reaches beyond the screen");
    let picks = 0;
    for (
      let n = 0;
      n < 40 && !(await page.locator("#question-text").innerText()).includes("put");
      n++
    ) {
      const card = page.locator(".pool .faction-card:not(.dim)").first();
      if (await card.count()) {
        picks += 1;
        await card.click();
      } else {
        await page.locator("#options button:not([aria-disabled='true'])").first().click();
      }
      await painted(page);
      await liftCurtain(page);
    }
    assert.ok(picks >= 2, `${picks} picks`);
    await picture(page, `draft-put-back-${size}`);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("bots draft, settle, keep three cards and play on", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await planDraft(page, 4);
  await page.selectOption("#kind-0", "person");
  for (let n = 1; n < 4; n++) await page.selectOption(`#kind-${n}`, "wanderer");
  await page.click("#begin");
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await until(page, () => document.querySelectorAll(".pool .faction-card").length === 5);
  const taken = await page.locator(".pool .faction-card .tag").count();
  assert.ok(taken >= 3, "the bots behind this player have picked");
  await page.locator(".pool .faction-card:not(.dim)").first().click();
  await painted(page);
  assert.ok(await phase(page));
  assert.deepEqual(problems, []);
  await context.close();
});

// clause: LAW-10.2a
test("whoever is drafted brings fair figures, or those of the law texts where the table wants them", async () => {
  const { context, page, problems } = await site.profile();
  const wanted = ["marquise", "chameleander", "noxious-battery", "bone-patrol"];
  for (const [set, expected] of [
    ["fair", wanted.slice(1)],
    ["law", []],
  ]) {
    await planDraft(page, 3);
    await page.locator(".draft-among summary").click();
    for (const box of await page.locator("[data-among]").all()) {
      if (!wanted.includes(await box.getAttribute("data-among"))) await box.uncheck();
    }
    assert.equal(await page.locator("#pick-figures").inputValue(), "fair");
    await page.selectOption("#pick-figures", set);
    assert.equal(await page.locator("#pick-figures").inputValue(), set);
    await page.click("#begin");
    await page.waitForFunction(() => document.documentElement.dataset.table === "1");
    await page.waitForFunction(() => location.hash.length > 30);
    const link = new URL(page.url()).hash.slice(1);
    const text = execFileSync(process.env.THICKET, ["link", "decode", link], { encoding: "utf8" });
    const pool = text.match(/^pool: (.*)$/m)?.[1].split(", ") ?? [];
    assert.equal(pool.length, 4);
    const fair = pool.filter((card) => / fair\b/.test(card)).map((card) => card.split(" ")[0]);
    assert.deepEqual(fair.toSorted(), expected.toSorted(), pool.join());
    await page.goto("about:blank");
  }
  await context.close();
  assert.deepEqual(problems, []);
});
