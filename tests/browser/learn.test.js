/** Learning: a lesson from its first word to a free game, a puzzle, the glossary, and what a first game explains. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { QUIET } from "./at-the-table.js";
import {
  DIST,
  SINGLE_FILE,
  aSite,
  accessibilityFindings,
  painted,
  picture,
  playNow,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

/** What a faction teaches, as the site has it. */
function courseOf(faction) {
  return JSON.parse(readFileSync(join(DIST, "www/lessons", `${faction}.json`), "utf8"));
}

/** Opens a lesson or puzzle from the start sheet. */
async function openLesson(page, name) {
  await page.locator("#way-learn").click();
  await page.locator(`[data-lesson="${name}"]`).click();
  await page.locator("#lesson").waitFor();
  await painted(page);
}

/** Presses the option with this key, when the place under it has been quiet for long enough to take a press. */
async function press(page, key) {
  await page.locator(`#table [data-key="${key}"]:visible`).first().waitFor();
  await page.waitForTimeout(QUIET);
  await page.locator(`#table [data-key="${key}"]:visible`).first().click();
}

/** What the lesson says, and nothing else of it. */
function words(page) {
  return page.locator("#lesson .lesson-say").innerText();
}

/** Waits until the lesson says this. */
function says(page, text) {
  return page.locator("#lesson .lesson-say", { hasText: text }).waitFor();
}

test("a lesson leads from its first word to a free game, at phone size", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await openLesson(page, "noxious-battery/0");
  const [lesson] = courseOf("noxious-battery");
  const { steps, choices } = lesson;
  const score = page.locator("#score [data-seat='0']");
  await says(page, steps[0].say[0].en);
  await picture(page, "lesson-phone");

  // Another choice is answered and not made.
  const [wrong] = steps[0].wrong;
  await press(page, wrong.keys[0]);
  await says(page, `Not this one, because ${wrong.because.en}`);
  assert.match(await score.innerText(), /6/);
  assert.deepEqual(await accessibilityFindings(page), []);

  // Half of the decisions are made by hand, the others are shown.
  for (const [n, { at, say }] of steps.entries()) {
    await says(page, say.at(-1).en);
    if (n % 2) await page.locator("#lesson-show").click();
    else if (await page.locator(`#table [data-key="${choices[at].key}"]:visible`).count()) {
      await press(page, choices[at].key);
    } else await page.locator("#lesson-show").click();
  }
  await says(page, lesson.closing.at(-1).en);
  assert.deepEqual(await accessibilityFindings(page), []);
  await picture(page, "lesson-end-phone");

  // A lesson is nobody's table; the free game after it is.
  assert.equal(await page.evaluate(() => location.hash), "");
  await page.locator("#lesson-play-on").click();
  await page.locator("#lesson").waitFor({ state: "detached" });
  await page.waitForFunction(() => location.hash.length > 2);
  await page.locator("#question-text").waitFor();
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-learn").click();
  const done = page.locator('[data-lesson="noxious-battery/0"]');
  assert.match(await done.innerText(), /Done:/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a choice that goes astray in how many is taken back as well", async () => {
  const { context, page, problems } = await site.profile({ size: "desktop" });
  await page.goto(site.address);
  await openLesson(page, "noxious-battery/0");
  const [{ steps }] = courseOf("noxious-battery");
  for (const { say } of steps.slice(0, 3)) {
    await says(page, say.at(-1).en);
    await page.locator("#lesson-show").click();
  }
  await says(page, steps[3].say[0].en);
  await page.locator('#options [data-verb="rollout"]').click();
  // One warrior fewer than the lesson wants.
  const fewer = page.locator("#options output[data-count]");
  if (await fewer.count()) {
    await page.locator("#options button:has(.sign)").first().click();
    await page.locator("#options [data-option-index]").first().click();
    await says(page, "Not");
  }
  await page.locator("#lesson-show").click();
  await says(page, steps[4].say[0].en);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a puzzle is judged by its points, whatever the way, at phone size", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await openLesson(page, "blacktail-guild/1");
  const [, puzzle] = courseOf("blacktail-guild");
  await says(page, puzzle.steps[0].say[0].en);
  assert.ok(!(await words(page)).includes(puzzle.steps[0].say[1].en), "the answer is not told");

  // Two builders for a card that scores less than another.
  await press(page, "done");
  await press(page, "craft:command-warren");
  await press(page, "craft:foxfolk-steel");
  await press(page, "store:ironworks");
  await press(page, "done");
  await says(page, "6 can be scored");
  await picture(page, "puzzle-short-phone");
  await page.locator("#lesson-again").click();

  // Another order than that of the answer.
  await says(page, puzzle.steps[0].say[0].en);
  await press(page, "done");
  await press(page, "craft:bake-sale");
  await press(page, "craft:armorers");
  await press(page, "craft:anvil");
  await press(page, "store:ironworks");
  await says(page, "Solved: 6 points.");
  await picture(page, "puzzle-phone");
  assert.deepEqual(await accessibilityFindings(page), []);
  await page.locator("#lesson-leave").click();
  await page.locator("#way-learn").waitFor();
  assert.equal(await page.locator(".table-card").count(), 0);
  assert.deepEqual(problems, []);
  await context.close();
});

test("who gives a puzzle up is led through its answer", async () => {
  const { context, page, problems } = await site.profile({ size: "tablet" });
  await page.goto(site.address);
  await openLesson(page, "blacktail-guild/1");
  const [, puzzle] = courseOf("blacktail-guild");
  await press(page, "done");
  await press(page, "done");
  await page.locator('#sheet[open][data-sheet="end"] button.primary').click();
  // Nothing was crafted and a card drawn: one has to go.
  await press(page, "discard:anvil");
  await says(page, "6 can be scored");
  await page.locator("#lesson-solution").click();
  for (const { say } of puzzle.steps) {
    await says(page, say.at(-1).en);
    await page.locator("#lesson-show").click();
  }
  await says(page, puzzle.closing[0].en);
  assert.deepEqual(problems, []);
  await context.close();
});

test("every lesson and puzzle can be led to its end", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await untilReady(page);
  await page.evaluate(() => {
    localStorage.setItem("thicket.settings", JSON.stringify({ speed: "instant", motion: "less" }));
  });
  await page.reload();
  await untilReady(page);
  const shelf = readdirSync(join(DIST, "www/lessons")).filter((name) => name !== "index.json");
  assert.ok(shelf.length >= 8);
  for (const file of shelf) {
    const faction = file.replace(".json", "");
    const [lesson] = courseOf(faction);
    await openLesson(page, `${faction}/0`);
    for (const { say } of lesson.steps) {
      await says(page, say.at(-1).en);
      await page.locator("#lesson-show").click();
    }
    await says(page, lesson.closing.at(-1).en);
    await page.locator("#lesson-leave").click();
    await page.locator("#way-learn").waitFor();
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test("the glossary opens from a term and explains it, by keyboard too, at phone size", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await openLesson(page, "noxious-battery/0");
  const term = page.locator('#lesson button.term[data-term="term-warrior"]');
  /** A sheet gives the focus back in a second step, when what it uncovers is painted; until then it keeps every key. */
  const focusOnTerm = () =>
    page.waitForFunction(
      () => document.activeElement?.getAttribute("data-term") === "term-warrior",
    );
  await term.click();
  const sheet = page.locator('#sheet[open][data-sheet="glossary"]');
  const first = sheet.locator(".glossary.first");
  // Words of the glossary come when they are wanted.
  const warrior = first.filter({ hasText: /^Warrior/ });
  await warrior.waitFor();
  assert.deepEqual(await accessibilityFindings(page), []);
  await picture(page, "glossary-phone");

  // A term inside an explanation leads on.
  await first.locator("button.term").first().click();
  await warrior.waitFor({ state: "detached" });
  assert.notEqual(await first.innerText(), "");
  await page.keyboard.press("Escape");
  // The focus is where it was, so that a key goes on from there.
  await focusOnTerm();
  await page.keyboard.press("Enter");
  await warrior.waitFor();
  await sheet.locator("input[type=search]").fill("scent");
  await sheet.locator('[data-entry="term-noxious-battery-scent-mark"]').waitFor();
  await page.keyboard.press("Escape");
  await focusOnTerm();

  // The law has terms as well.
  await page.goto(`${site.address}#law=LAW-7.2t`);
  await page.locator('#sheet[open][data-sheet="law"] button.term').first().click();
  await sheet.locator(".glossary.first").waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test("a first game explains each kind of question once, until that is switched off", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await playNow(page, { bots: true });
  const why = page.locator("#why");
  await why.waitFor();
  const first = await why.innerText();
  assert.match(first, /Alpha/);
  assert.deepEqual(await accessibilityFindings(page), []);
  await picture(page, "why-phone");

  // The same question on another table is known; a new one is explained.
  await page.locator("#options [data-option-index]:visible").first().click();
  await until(page, () => document.querySelector("#why")?.textContent !== undefined);
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page, { bots: true });
  await page.locator("#question-text").waitFor();
  await painted(page);
  assert.equal(await why.count(), 0);

  await page.locator("#options [data-option-index]:visible").first().click();
  await page.evaluate(() => localStorage.setItem("thicket.explained", "[]"));
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page, { bots: true });
  await page.locator("#why-off").click();
  await why.waitFor({ state: "detached" });
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page, { bots: true });
  await painted(page);
  assert.equal(await why.count(), 0);
  assert.deepEqual(problems, []);
  await context.close();
});

test("lessons work without a network after one visit, and from the single file", async () => {
  const { context, page, problems } = await site.profile({ size: "phone" });
  await page.goto(site.address);
  await untilReady(page);
  await until(page, async () => (await navigator.serviceWorker.ready).active.state === "activated");
  await page.reload();
  await untilReady(page);
  await context.setOffline(true);
  await openLesson(page, "bone-patrol/0");
  await says(page, courseOf("bone-patrol")[0].steps[0].say[0].en);
  await context.setOffline(false);

  await page.goto(`file://${SINGLE_FILE}`);
  await untilReady(page);
  await openLesson(page, "marquise/0");
  await says(page, courseOf("marquise")[0].steps[0].say[0].en);
  assert.deepEqual(problems, []);
  await context.close();
});
