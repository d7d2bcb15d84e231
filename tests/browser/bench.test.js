/** The designer's bench: games run in workers, can be paused and stopped, and every number can be taken away. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { aSite, accessibilityFindings, picture, untilReady } from "./harness.js";

const site = aSite();

/** Opens the bench and says who plays how many games. */
async function openBench(page, kinds, games) {
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-bench").click();
  await page.locator("#bench-start").waitFor();
  while ((await page.locator("[id^=bench-player-]").count()) > kinds.length) {
    await page.locator("#bench-fewer").click();
  }
  for (const [seat, kind] of kinds.entries()) {
    await page.locator(`#bench-player-${seat}`).selectOption(kind);
  }
  await page.locator("#bench-games").fill(String(games));
  await page.locator("#bench-games").blur();
}

const phase = (page, name) => page.locator(`[data-phase="${name}"]`);

/** What a press on an export gives. */
async function exported(page, key) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(`#export-${key}`).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

for (const size of ["phone", "desktop"]) {
  test(`twenty games are played, counted and exported, at ${size} size`, async () => {
    const { context, page, problems } = await site.profile({ size });
    await openBench(page, ["greedy", "random", "greedy", "random"], 20);
    await picture(page, `bench-form-${size}`);
    await page.locator("#bench-start").click();
    await phase(page, "done").waitFor();
    const facts = await page.locator('[data-part="facts"] dd').allInnerTexts();
    assert.equal(Number(facts[0]), 20);
    for (const part of ["wins", "seats", "players", "match-ups", "curves", "sources", "lengths"]) {
      assert.ok((await page.locator(`[data-part="${part}"]`).count()) === 1, `no ${part}`);
    }
    await page
      .locator(".bench-fold summary")
      .evaluateAll((folds) => folds.forEach((f) => f.click()));
    await picture(page, `bench-done-${size}`);
    assert.deepEqual(await accessibilityFindings(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    assert.ok(!wide, "the page is wider than its window");

    const csv = await exported(page, "csv");
    assert.match(csv.text, /^table,of,by,value,low,high,wins,games\ngames,all,,20,/);
    assert.match(csv.text, /\nfaction,noxious-battery,,0?\.?\d/);
    const games = await exported(page, "games");
    assert.equal(games.text.trimEnd().split("\n").length, 1 + 20 * 4);
    const json = JSON.parse((await exported(page, "json")).text);
    assert.equal(json.games[0].length, 20);
    assert.equal(json.report.games, 20);
    assert.equal(json.brief.players.length, 4);

    await page.locator("[data-open-game]").first().click();
    await page.waitForFunction(() => document.documentElement.dataset.table === "1");
    await page.locator("#question .over, #question-text").first().waitFor();
    await picture(page, `bench-replay-${size}`);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("a run is paused, goes on, and is stopped with what was played", async () => {
  const { context, page, problems } = await site.profile();
  await openBench(page, ["greedy", "greedy", "greedy", "greedy"], 5000);
  await page.locator("#bench-start").click();
  const done = () => page.locator(".bench-progress progress").evaluate((bar) => bar.value);
  await page.waitForFunction(() => document.querySelector(".bench-progress progress")?.value > 3);
  await page.locator("#bench-pause").click();
  await phase(page, "paused").waitFor();
  await page.waitForTimeout(1500);
  const paused = await done();
  await page.waitForTimeout(1500);
  assert.equal(await done(), paused, "games are begun in a pause");
  await page.locator("#bench-go-on").click();
  await page.waitForFunction(
    (least) => document.querySelector(".bench-progress progress").value > least + 3,
    paused,
  );
  await picture(page, "bench-running");
  await page.locator("#bench-cancel").click();
  await phase(page, "cancelled").waitFor();
  const stopped = await done();
  assert.ok(stopped > paused && stopped < 5000);
  assert.equal(Number(await page.locator('[data-part="facts"] dd').first().innerText()), stopped);
  await page.waitForTimeout(600);
  assert.equal(await done(), stopped);
  assert.deepEqual(problems, []);
  await context.close();
});

test("two sets of figures are compared on the same seeds", async () => {
  const { context, page, problems } = await site.profile();
  await openBench(page, ["greedy", "greedy"], 10);
  await page.locator("#bench-compare").check();
  const second = page.locator('.bench-second [data-figures="noxious-battery"]');
  await second.locator("summary").click();
  await second.locator("input").first().fill("9");
  await second.locator("input").first().blur();
  await page.locator("#bench-start").click();
  await phase(page, "done").waitFor();
  const table = page.locator('[data-part="comparison"] tbody tr');
  assert.ok((await table.count()) > 4);
  const { text } = await exported(page, "csv");
  assert.match(text, /^table,of,first,second,difference,low,high\nwins,/);
  await picture(page, "bench-compared");
  assert.deepEqual(problems, []);
  await context.close();
});

test("the bench says so when a brief makes no sense and when no worker starts", async () => {
  const { context, page } = await site.profile();
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    };
  });
  await openBench(page, ["random", "random"], 5);
  for (const box of await page.locator("[data-faction]").all()) await box.uncheck();
  await page.locator('[data-faction="bone-patrol"]').check();
  await page.locator("#bench-start").click();
  assert.match(await page.locator("#bench-problem").innerText(), /1 factions for 2 players/);
  await page.locator('[data-faction="noxious-battery"]').check();
  await page.locator("#bench-start").click();
  await phase(page, "failed").waitFor();
  assert.match(await page.locator(".bench-progress").innerText(), /no workers here/);
  await context.close();
});

test("boards, pieces and law are printed, with the figures of the brief", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await openBench(page, ["random", "random"], 5);
  const figures = page.locator('[data-figures="cirque-du-goat"]');
  await figures.locator("summary").click();
  const tops = figures.locator("fieldset", { hasText: "Big tops" }).locator("input");
  await tops.fill("5");
  await tops.blur();
  const factions = await page
    .locator("[data-faction]")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.faction));
  await page.locator("#bench-print").click();
  for (const faction of await page
    .locator("#print-what option")
    .evaluateAll((all) => all.map(({ value }) => value))) {
    await page.locator("#print-what").selectOption(faction);
    // Factions have a board and pieces; the law that is everybody's and that of a deck have none.
    const isFaction = factions.includes(faction);
    const clauses = await page.locator(".print-clauses li, .print-cards li").count();
    assert.ok(clauses > 15, `${faction}: ${clauses}`);
    assert.equal(await page.locator(".print-board").count(), isFaction ? 1 : 0);
    if (!isFaction) continue;
    // A board has panels, or says at least how its faction scores: the Corvids' has no track.
    const panels = await page.locator(".print-board .panel").count();
    const told = await page.locator(".print-board").innerText();
    assert.ok(panels > 0 || told.length > 150, `${faction}: ${told}`);
    // Each heading says how often its piece is drawn below it.
    const drawn = await page
      .locator(".print-pieces div:has(> h3)")
      .evaluateAll((all) =>
        all.map((one) => [
          parseInt(one.firstElementChild.textContent, 10),
          one.querySelectorAll("svg").length,
        ]),
      );
    assert.ok(drawn.length > 0, faction);
    for (const [said, found] of drawn) assert.equal(found, said, faction);
  }
  await page.locator("#print-what").selectOption("cirque-du-goat");
  assert.match(await page.locator(".print-pieces").innerText(), /5 big tops/);
  await picture(page, "print-phone");
  assert.deepEqual(await accessibilityFindings(page), []);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.equal(await page.locator(".print-head").isVisible(), false);
  const paper = page.locator(".paper").first();
  const [ink, ground] = await paper.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return [color, backgroundColor];
  });
  assert.deepEqual([ink, ground], ["rgb(35, 32, 26)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: "screen" });
  await page.locator(".print-head button").first().click();
  await page.locator("#bench-start").waitFor();

  await page.goto(`${site.address}#law=NB.4.2`);
  await page.reload();
  await page.locator("#law-print").click();
  assert.equal(await page.locator("#print-what").inputValue(), "noxious-battery");
  assert.deepEqual(problems, []);
  await context.close();
});

test("what is being written survives a redraw", async () => {
  const { context, page, problems } = await site.profile();
  await openBench(page, ["greedy", "random", "greedy", "random"], 20);
  await page.locator("#bench-games").fill("33");
  // The page is drawn anew when fonts arrive, at no moment that anybody chose.
  await page.evaluate(() => document.fonts.dispatchEvent(new Event("loadingdone")));
  await page.waitForTimeout(100);
  assert.equal(await page.locator("#bench-games").inputValue(), "33");
  await page.locator("#bench-games").fill("0");
  await page.locator("#bench-games").blur();
  assert.equal(await page.locator("#bench-games").inputValue(), "1");
  assert.deepEqual(problems, []);
  await context.close();
});
