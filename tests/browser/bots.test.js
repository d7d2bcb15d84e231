/** Bots at the table: they think away from the page, can be hurried, give hints, and never hang. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  SINGLE_FILE,
  aSite,
  accessibilityFindings,
  copyOfSite,
  linkTo,
  painted,
  picture,
  playNow,
  pressOn,
  serve,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

/** Begins a table from the set-up page, with these players in seating order. */
async function setUp(page, kinds, seed = "11") {
  await page.goto(site.address);
  await page.locator("#way-set-up").click();
  for (let seat = 2; seat < kinds.length; seat++) await page.locator("#add-seat").click();
  for (const [seat, kind] of kinds.entries()) {
    await page.locator(`#kind-${seat}`).selectOption(kind);
  }
  await page.locator("#seed").fill(seed);
  await page.locator("#begin").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

/** Chooses how the acts of bots follow each other, and who plays a seat. */
async function players(page, { pace, hand = {} }) {
  await page.keyboard.press("p");
  for (const [seat, kind] of Object.entries(hand)) {
    await page.locator(`#player-${seat}`).selectOption(kind);
  }
  if (pace) await page.locator(`#sheet input[name="pace"][value="${pace}"]`).check();
  await page.keyboard.press("Escape");
}

const isPersonAsked = (/** @type {boolean} */ orIsOver) =>
  (orIsOver && document.querySelector("#question .over") !== null) ||
  (!document.querySelector("#move-now") &&
    document.querySelector("#options [data-option-index], #options .option, #actions #end") !==
      null);
const isOver = () => document.querySelector("#question .over") !== null;
const logLength = (page) => page.locator("#log .entry").count();
const round = async (page) =>
  Number((await page.locator("#score .round").innerText()).match(/\d+/));

/** The question on the screen: whose step it is, how many answers there are, and whether one seals. */
const questionNow = () => {
  const answers = [
    ...document.querySelectorAll("#options [data-option-index], #actions [data-option-index]"),
  ];
  return {
    where: document.querySelector("#question .where")?.textContent,
    answers: answers.length,
    verbs: document.querySelectorAll("#options .option:not(.dim)").length,
    sealed: answers.some((answer) => answer.querySelector(".seal") !== null),
  };
};

test("one person is not asked to end a step in which there is nothing to do", async () => {
  const { context, page, problems } = await site.profile();
  await setUp(page, ["person", "wanderer"], "3");
  await players(page, { pace: "instant" });
  let steps = 0;
  let previous = null;
  for (let press = 0; press < 45; press++) {
    await page.waitForFunction(isPersonAsked, true);
    if (await page.evaluate(isOver)) break;
    const now = await page.evaluate(questionNow);
    const idle = now.answers === 1 && now.verbs === 0 && !now.sealed;
    assert.ok(!idle || now.where === previous?.where, `asked for nothing: ${now.where}`);
    steps += now.where === previous?.where ? 0 : 1;
    previous = now;
    await pressOn(page, press);
  }
  assert.ok(steps > 6, `only ${steps} steps were seen`);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a person plays two rounds against bots, hands the seat over, and the game comes to its end", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await playNow(page, { bots: true });
  await players(page, { pace: "instant" });
  let curtains = 0;
  for (let press = 0; (await round(page)) < 3; press++) {
    assert.ok(press < 200, "two rounds do not end");
    await page.waitForFunction(isPersonAsked);
    curtains += await page.locator("#curtain[open]").count();
    await pressOn(page, 0);
  }
  assert.equal(curtains, 0, "a person alone met a curtain");
  assert.ok((await page.locator("#log .entry.why").count()) > 0, "no bot says why");
  await picture(page, "bots-why");
  await players(page, { hand: { 0: "wanderer" } });
  const end = Date.now() + 200_000;
  while (!(await page.evaluate(isOver))) {
    assert.ok(Date.now() < end, `no end in round ${await round(page)}`);
    const raw = await page.evaluate(() => document.body.innerText.match(/.*\{\$.*/)?.[0]);
    assert.equal(raw, undefined, "a message lacks a value");
    await page.waitForTimeout(200);
  }
  await picture(page, "bots-over");
  assert.equal(await page.locator('[data-notice="bot"]').count(), 0);
  assert.deepEqual(problems, []);
  await context.close();
});

test("the page stays live while a Warlord thinks, and it moves now when it is told to", async () => {
  const { context, page, problems } = await site.profile();
  await setUp(page, ["warlord", "warlord"]);
  await page.locator("#score .seat.thinking").waitFor();
  const gap = await page.evaluate(async () => {
    let longest = 0;
    let last = performance.now();
    const end = last + 4000;
    while (last < end) {
      await new Promise((done) => setTimeout(done, 0));
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  });
  console.log(`longest stretch without a turn for the page: ${Math.round(gap)} ms`);
  // A Warlord takes up to three seconds. What is left is the drawing of acts, on however busy a machine.
  assert.ok(gap < 1000, `the page stood still for ${Math.round(gap)} ms`);
  await picture(page, "bots-thinking");
  assert.deepEqual(await accessibilityFindings(page), []);

  // A fresh decision, of which at most the beginning has been thought about.
  const answered = await page.evaluate(async () => {
    const count = () => document.querySelectorAll("#log .entry").length;
    const button = () => document.querySelector("#move-now");
    const ring = () => document.querySelector("#score .seat.thinking");
    while (!ring() || !button()) await new Promise(requestAnimationFrame);
    const lines = count();
    const begun = performance.now();
    // Some acts write no line; the press is repeated for each until one does.
    while (count() === lines && performance.now() - begun < 5000) {
      button()?.click();
      await new Promise((done) => setTimeout(done, 100));
    }
    return performance.now() - begun;
  });
  assert.ok(answered < 1500, `hurried, it answered after ${Math.round(answered)} ms`);
  assert.deepEqual(problems, []);
  await context.close();
});

test("bots step at a press where the viewer wants it so", async () => {
  const { context, page, problems } = await site.profile();
  await setUp(page, ["wanderer", "wanderer"]);
  await players(page, { pace: "step" });
  await page.locator("#move-now.primary").waitFor();
  const lines = await logLength(page);
  await page.waitForTimeout(1200);
  assert.equal(await logLength(page), lines, "an act was made without a press");
  await page.locator("#move-now.primary").click();
  await page.waitForFunction(
    (count) => document.querySelectorAll("#log .entry").length > count,
    lines,
  );
  await page.locator("#move-now.primary").waitFor();
  await page.keyboard.press("n");
  assert.deepEqual(problems, []);
  await context.close();
});

for (const size of ["phone", "desktop"]) {
  test(`a hint marks options and commits nothing, at ${size} size`, async () => {
    const { context, page, problems } = await site.profile({ size });
    await page.goto(site.address);
    await playNow(page, { bots: true });
    for (let press = 0; press < 5; press++) await pressOn(page, 0);
    // Nothing is picked: otherwise the best options may be none of those on the screen.
    for (let crumb = 0; crumb < 3; crumb++) await page.keyboard.press("Escape");
    await page.waitForTimeout(700);
    const link = await page.evaluate(() => location.hash);
    await page.locator("#ask-hint").click();
    await page.locator("#hint").waitFor();
    const marks = await page.locator("#hint li").count();
    assert.ok(marks >= 1 && marks <= 2, `${marks} marks`);
    const marked = page.locator("#options .hint-mark:visible, #actions .hint-mark:visible");
    assert.ok((await marked.count()) >= 1);
    await picture(page, `hint-${size}`);
    await page.locator("#hint [data-hint]").first().click();
    await page.waitForTimeout(700);
    assert.equal(await page.evaluate(() => location.hash), link, "a hint was committed");
    assert.deepEqual(await accessibilityFindings(page), []);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

/** Opens a position as a table of one person, at the first seat, and of Wanderers. */
async function openPosition(page, lines) {
  await page.goto(`${site.address}#${linkTo(lines)}`);
  await page.locator("#link-kind-1").selectOption("wanderer");
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

/** Reads the reasons of the only table that is kept, and marks each as one that rests on hidden cards. */
const hideReasons = (page) =>
  page.evaluate(async () => {
    const finished = (request) =>
      new Promise((done) => (request.onsuccess = () => done(request.result)));
    const store = (await finished(indexedDB.open("thicket")))
      .transaction("tables", "readwrite")
      .objectStore("tables");
    const [record] = await finished(store.getAll());
    for (const reason of record.reasons) reason.hidden = true;
    await finished(store.put(record));
    return record.reasons;
  });

test("a bot's reason opens to what else it looked at; what rests on its cards waits for the end", async () => {
  const { context, page, problems } = await site.profile();
  await openPosition(page, [
    "seats: noxious-battery, blacktail-guild",
    "NB score: 8",
    "BG score: 8",
    "clearing 6: NB 3 warriors, cannon",
    "clearing 2: BG 4 warriors, worksite",
    "NB bore: 3",
    "BG builders: 2 fox 2 rabbit 2 mouse",
    "turn: NB evening",
  ]);
  await players(page, { pace: "instant" });
  const why = page.locator("#log .entry.why");
  for (let press = 0; !(await why.count()); press++) {
    assert.ok(press < 24, "no bot says why");
    await page.waitForFunction(isPersonAsked);
    await pressOn(page, 0);
    await page.waitForFunction(isPersonAsked);
  }
  await why.first().locator("summary").click();
  const options = await why.first().locator("ol li:visible").allInnerTexts();
  assert.ok(options.length > 1 && options.length <= 3, `${options.length} options`);
  for (const option of options) assert.match(option, /: \d+ % to win, scores -?\d+\.\d$/);
  await picture(page, "bots-why-open");
  const lines = await why.count();
  await page.waitForTimeout(500);

  assert.ok((await hideReasons(page)).length >= lines);
  await page.reload();
  await page.waitForFunction(isPersonAsked);
  assert.ok((await logLength(page)) > 0);
  assert.equal(await why.count(), 0, "hidden reasons are told during the game");
  await players(page, { hand: { 0: "wanderer" } });
  await until(page, isOver);
  await why.first().waitFor();
  assert.ok((await why.count()) >= lines, "after the game they are not told");
  assert.deepEqual(problems, []);
  await context.close();
});

/** What some parts of the page say, without the line that explains a kind of question once. */
function textsBesidesWhy(page, parts) {
  return page.locator(parts).evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true);
      copy.querySelector("#why")?.remove();
      return copy.textContent;
    }),
  );
}

test("undo goes past what bots have chosen, back to the person's own choice", async () => {
  const { context, page, problems } = await site.profile();
  await openPosition(page, [
    "seats: chameleander, blacktail-guild",
    "clearing 3: C chameleander; BG 4 warriors",
    "C hand: sword",
    "turn: C daylight actions",
  ]);
  await page.waitForFunction(isPersonAsked);
  const shown = () => textsBesidesWhy(page, "#question, #hand");
  const asked = await shown();
  await page.locator('[data-key="cajole:sword"], [data-verb="cajole"]').first().click();
  await page.waitForFunction(isPersonAsked);
  await page.locator("#log .entry", { hasText: /cajoles/i }).waitFor();
  assert.equal(await page.locator('#hand [data-card="sword"]').count(), 0);
  const undo = page.locator("#undo");
  assert.match(await undo.innerText(), /cajole/i);
  await undo.click();
  await painted(page);
  assert.equal(await page.locator('#hand [data-card="sword"]').count(), 1);
  assert.deepEqual(await shown(), asked);
  assert.deepEqual(problems, []);
  await context.close();
});

test("undo goes past an idle step to the choice before it, and redo back", async () => {
  const { context, page, problems } = await site.profile();
  // Nothing can be crafted: the step between Birdsong and the actions is idle.
  await openPosition(page, [
    "seats: chameleander, blacktail-guild",
    "clearing 3: C chameleander; BG 4 warriors",
    "C hand: sword",
    "turn: C birdsong skip",
  ]);
  const where = () => page.locator("#question .where").innerText();
  const asked = await textsBesidesWhy(page, "#question, #options, #hand");
  assert.match(await where(), /skip/);
  await page.locator("#end").click();
  await painted(page);
  assert.match(await where(), /actions/);
  const undo = page.locator("#undo");
  assert.match(await undo.innerText(), /end of a step/);
  await undo.click();
  await painted(page);
  assert.deepEqual(await textsBesidesWhy(page, "#question, #options, #hand"), asked);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  await page.locator("#redo").click();
  await painted(page);
  assert.match(await where(), /actions/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a step in which nothing is left ends by itself, and is taken back with what was done last", async () => {
  const { context, page, problems } = await site.profile();
  await openPosition(page, [
    "seats: bone-patrol, blacktail-guild",
    "clearing 12: BP alpha, 2 pugs, stash, faceup fox bone",
    "clearing 2: BG 3 warriors",
    "turn: BP evening",
  ]);
  const now = () => page.evaluate(questionNow);
  const first = await now();
  assert.match(first.where, /fetch and bury/);
  await page.locator('[data-key="bury:12:fox-bone"], [data-verb="bury"]').first().click();
  await painted(page);
  assert.doesNotMatch((await now()).where, /fetch and bury/);
  await page.locator("#undo").click();
  await painted(page);
  assert.deepEqual(await now(), first);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a seat changes hands in the middle of a game, and the device remembers who plays", async () => {
  const { context, page, problems } = await site.profile();
  await setUp(page, ["person", "ranger"]);
  await players(page, { pace: "instant", hand: { 0: "wanderer" } });
  await until(page, () => document.querySelectorAll("#log .entry.of-turn").length > 2);
  await players(page, { hand: { 0: "person" } });
  await page.waitForFunction(isPersonAsked);
  const asked = await page.locator("#question").innerText();
  await page.waitForTimeout(500);
  assert.equal(await page.locator("#question").innerText(), asked, "a bot still plays the seat");
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await page.keyboard.press("p");
  assert.equal(await page.locator("#player-0").inputValue(), "person");
  assert.equal(await page.locator("#player-1").inputValue(), "ranger");
  await picture(page, "players");
  assert.deepEqual(await accessibilityFindings(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a link asks who shall play its seats", async () => {
  const first = await site.profile();
  await setUp(first.page, ["person", "person"]);
  await pressOn(first.page, 0);
  await first.page.waitForTimeout(800);
  const second = await site.profile();
  await second.page.goto(first.page.url());
  await second.page.locator("#link-kind-1").selectOption("warlord");
  await picture(second.page, "link-players");
  await second.page.locator("#link-add").click();
  await second.page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await second.page.keyboard.press("p");
  assert.equal(await second.page.locator("#player-1").inputValue(), "warlord");
  for (const { problems, context } of [first, second]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

/** Waits until the bots of a fresh game have played, and says whether they thought on the page. */
async function botsPlay(page) {
  await players(page, { pace: "instant", hand: { 0: "wanderer" } });
  await until(page, () => document.querySelectorAll("#log .entry.of-turn").length > 1);
  return (await page.locator('[data-notice="bots-here"]').count()) > 0;
}

test("bots play without a network", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await site.profile();
  await page.goto(server.address);
  await untilReady(page);
  await until(page, async () => (await navigator.serviceWorker.ready).active.state === "activated");
  await server.stop();
  await page.reload();
  await untilReady(page);
  await playNow(page, { bots: true });
  assert.equal(await botsPlay(page), false, "the worker does not start without a network");
  assert.deepEqual(problems, []);
  await context.close();
});

/** Notes in a page which workers it has had, how many thoughts each was asked for, and whether it has been ended. */
function noteWorkers() {
  globalThis.workers = [];
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      this.about = { thoughts: 0, isEnded: false };
      globalThis.workers.push(this.about);
    }
    postMessage(message) {
      if (message.kind === "think") this.about.thoughts += 1;
      super.postMessage(message);
    }
    terminate() {
      this.about.isEnded = true;
      super.terminate();
    }
  };
}

test("after a first visit bots think in the faster engine", async () => {
  const { context, page, problems } = await site.profile();
  await page.addInitScript(noteWorkers);
  await page.goto(site.address);
  await playNow(page, { bots: true });
  await page.waitForFunction(
    () => globalThis.workers.length === 2 && globalThis.workers[0].isEnded,
  );
  assert.equal(await botsPlay(page), false);
  const [small, fast] = await page.evaluate(() => globalThis.workers);
  assert.ok(fast.thoughts > 0 && !fast.isEnded);
  assert.ok(small.thoughts > 0, "the first bot waited for the faster engine");
  assert.deepEqual(problems, []);
  await context.close();
});

test("bots keep to the engine of the page where the faster one cannot be had", async (t) => {
  const folder = copyOfSite(t);
  const engines = join(folder, "www/pkg");
  const fast = readdirSync(engines).find((name) => name.startsWith("fast-"));
  rmSync(join(engines, fast));
  const server = await serve({ folder });
  t.after(server.stop);
  const { context, page } = await site.profile();
  const warned = page.waitForEvent("console", (said) => said.text().startsWith("Bots keep to"));
  await page.goto(server.address);
  await playNow(page, { bots: true });
  await warned;
  assert.equal(await botsPlay(page), false);
  await context.close();
});

test("bots of the single file play from disk, in a worker of its own", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(pathToFileURL(SINGLE_FILE).href);
  await untilReady(page);
  await playNow(page, { bots: true });
  assert.equal(await botsPlay(page), false, "the worker does not start from disk");
  assert.deepEqual(problems, []);
  await context.close();
});

test("where no worker starts, bots think on the page, and it says so", async () => {
  const { context, page, problems } = await site.profile();
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error("no workers here");
      }
    };
  });
  await page.goto(site.address);
  await playNow(page, { bots: true });
  assert.equal(await botsPlay(page), true);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a bot that fails takes the first option, and the page says so", async () => {
  const { context, page } = await site.profile();
  await page.addInitScript(() => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      postMessage(message) {
        super.postMessage(message.kind === "think" ? { ...message, text: "broken" } : message);
      }
    };
  });
  await setUp(page, ["ranger", "person"]);
  await pressOn(page, 0);
  await page.locator('[data-notice="bot"]').waitFor();
  await page.waitForFunction(isPersonAsked);
  await context.close();
});

test("a bot that never answers is not waited for", async () => {
  const { context, page } = await site.profile();
  await page.addInitScript(() => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      postMessage(message) {
        if (message.kind !== "think") super.postMessage(message);
      }
    };
  });
  await setUp(page, ["wanderer", "person"]);
  await pressOn(page, 0);
  await page.locator('[data-notice="bot"]').waitFor();
  await page.waitForFunction(isPersonAsked);
  await context.close();
});
