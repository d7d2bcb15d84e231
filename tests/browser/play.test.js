/** What people do: begin a table, play turns, fight across the curtain, take back, reload, send a link. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  accessibilityFindings,
  freshProfile,
  linkTo,
  openBrowser,
  painted,
  picture,
  playNow,
  pressOn,
  serve,
  until,
  untilReady,
} from "./harness.js";

let browser;
let site;
before(async () => {
  browser = await openBrowser();
  site = await serve();
});
after(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a link as a new table. */
async function openLink(page, link) {
  await page.goto(`${site.address}#${link}`);
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

/** Lets the person whose turn it is look: holds the curtain's button where a curtain is down. */
async function liftCurtain(page) {
  const button = page.locator("#curtain-open");
  if (await button.isVisible()) await hold(page, button);
}

/** Holds a button until it has taken that for an answer. */
async function hold(page, button) {
  await button.hover();
  await page.mouse.down();
  await button.waitFor({ state: "hidden" });
  await page.mouse.up();
  await painted(page);
}

/**
 * Takes an option by its key, as a person would: the verb, then whatever is still open.
 * @param {import("playwright-core").Page} page
 * @param {string} key
 */
async function take(page, key) {
  const [verb, ...words] = key.split(/[:>]/);
  await page
    .locator(`[data-key="${key}"]:visible, [data-verb="${verb}"]:visible`)
    .first()
    .waitFor();
  for (const word of [verb, ...words]) {
    const exact = page.locator(`[data-key="${key}"]:visible`);
    if (await exact.count()) {
      await exact.first().click();
      await painted(page);
      return;
    }
    const next = word === verb ? `[data-verb="${verb}"]` : `[data-target$=":${word}"]`;
    await page.locator(`${next}:visible`).first().click();
  }
  await page.locator(`[data-key="${key}"]:visible`).first().click();
  await painted(page);
}

/** The middle of a clearing on the screen. */
async function middleOf(page, clearing) {
  const box = await page.locator(`#targets [data-clearing="${clearing}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses a clearing on the drawn map. */
async function pressClearing(page, clearing) {
  await page.mouse.click(...(await middleOf(page, clearing)));
}

const question = (page) => page.locator("#question-text").innerText();

/** The log as a phone shows it. */
async function logSheet(page) {
  await page.locator("#actions").getByRole("button", { name: "Log" }).click();
  return page.locator("#sheet[open]").innerText();
}

const SEATS = "seats: noxious-battery, blacktail-guild, bone-patrol, cirque-du-goat, chameleander";
const COMMON = [
  SEATS,
  "round: 3",
  "clearing 6: NB 3 warriors, cannon",
  "clearing 2: BG 4 warriors, worksite",
  "clearing 5: BG 1 warrior",
  "clearing 12: BP alpha, 2 pugs, stash",
  "clearing 4: CDG 3 warriors, big top",
  "clearing 3: C chameleander",
  "NB bore: 2",
  "BG builders: 2 fox 2 rabbit 2 mouse",
];

const FACTIONS = [
  "noxious-battery",
  "blacktail-guild",
  "bone-patrol",
  "cirque-du-goat",
  "chameleander",
];
for (const [number, faction] of FACTIONS.entries()) {
  test(`a whole turn of ${faction} is played with buttons`, async () => {
    const { context, page, problems } = await freshProfile(browser);
    const link = linkTo([...COMMON, `turn: ${faction} birdsong`]);
    await openLink(page, link);
    const clauses = new Set();
    let presses = 0;
    for (; presses < 120; presses++) {
      await liftCurtain(page);
      const asked = await page.locator("#question").innerText();
      const clause = asked.match(/\b(?:NB|BG|BP|CDG|C|LAW|CARD)[.-][\w.#-]+/)?.[0];
      assert.ok(clause, `no clause in "${asked}"`);
      clauses.add(clause);
      if ((await page.locator(`#score .turn[data-seat="${number}"]`).count()) === 0) break;
      await pressOn(page, presses);
    }
    assert.ok(clauses.size >= 2, `only ${[...clauses].join()}`);
    assert.ok(presses < 120, `the turn does not end: ${await question(page)}`);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

for (const [fewer, moved] of [
  [0, "3 warriors"],
  [1, "2 warriors"],
]) {
  test(`a move is verb, origin, destination; ${moved} are chosen beside it`, async () => {
    const { context, page, problems } = await freshProfile(browser, { size: "phone" });
    const lines = ["clearing 6: NB 3 warriors", "clearing 9: NB cannon", "clearing 2: BG warrior"];
    await openLink(page, linkTo(["seats: NB, BG", ...lines, "turn: NB daylight actions"]));
    await liftCurtain(page);
    await page.locator('[data-verb="rollout"]:visible').click();
    await pressClearing(page, 6);
    const count = page.locator(".stepper.beside:visible");
    assert.equal(await count.locator("output").innerText(), "all");
    for (let press = 0; press < fewer; press++) {
      await count.getByRole("button", { name: "Fewer" }).click();
    }
    if (fewer) await picture(page, "number-beside-the-move");
    await pressClearing(page, 11);
    await painted(page);
    assert.match(await logSheet(page), new RegExp(`${moved} from 6 to 11`));
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("all that can go goes, the figure too; fewer warriors leave a question about it", async () => {
  for (const fewer of [false, true]) {
    const { context, page, problems } = await freshProfile(browser);
    await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
    await liftCurtain(page);
    await page.locator('[data-verb="rollout"]:visible').click();
    await pressClearing(page, 6);
    if (fewer) await page.getByRole("button", { name: "Fewer" }).click();
    await pressClearing(page, 11);
    await painted(page);
    const moved = await page.locator("#log").innerText();
    if (fewer) assert.match(await question(page), /^How many go along/);
    else assert.match(moved, /3 warriors from 6 to 11[^]*1 cannon from 6 to 11/);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("the log says whose piece lends an icon", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  const craft = ["clearing 2: C chameleander; NB 2 warriors, mark", "C hand: root-tea-fox"];
  await openLink(page, linkTo(["seats: C, NB", ...craft, "turn: C daylight craft"]));
  await liftCurtain(page);
  await page.locator('[data-key="craft:root-tea-fox"]:visible').first().click();
  await painted(page);
  await picture(page, "lent-icon");
  assert.match(await logSheet(page), /crafts with the scent mark of Noxious Battery in 2/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a running show says what it would score, and scores that", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  const show = ["clearing 5: CDG 2 warriors, big top; BG 3 warriors", "CDG accolades: BG 2"];
  const hand = "CDG hand: bake-sale, anvil, armorers";
  const lines = ["seats: CDG, BG", ...show, hand, "turn: CDG evening perform"];
  await openLink(page, linkTo(lines));
  await liftCurtain(page);
  await take(page, "perform:5");
  await take(page, "spend-as:bake-sale:rabbit");
  const counter = page.locator("#question .counter");
  assert.equal(await counter.innerText(), "3 points so far");
  await take(page, "spend-as:anvil:fox");
  assert.equal(await counter.innerText(), "4 points so far");
  await picture(page, "running-show");
  await page.locator('[data-key="done"]:visible').first().click();
  await painted(page);
  assert.match(await page.locator('#score [data-seat="0"]').innerText(), /4/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a reason lies over the map and names what hardly anything else fails by", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  const held = "clearing 1: BP 3 pugs, stash; NB 2 warriors";
  await openLink(page, linkTo([...COMMON, held, "turn: NB daylight actions"]));
  await liftCurtain(page);
  await page.locator('[data-verb="rollout"]:visible').click();
  await pressClearing(page, 1);
  const bubble = page.locator("#refusal");
  assert.match(await bubble.innerText(), /^You rule neither 1 nor \d+: in 1 you have 2 against 4/);
  const onTop = await bubble.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + 30, top + 10));
  });
  assert.ok(onTop, "the map covers the reason");
  assert.deepEqual(problems, []);
  await context.close();
});

test("the signs are told, each piece of the table with its name", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
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

const BATTLE = [
  "seats: noxious-battery, blacktail-guild",
  "clearing 6: NB 3 warriors, cannon; BG 2 warriors",
  "BG hand: ambush-fox, anvil",
  "NB hand: sword",
  "turn: NB daylight actions",
  "dice: 2 1",
];

test("a battle is fought with an ambush across the curtain", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo(BATTLE.slice(0, -1)));
  await liftCurtain(page);
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
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  const battle = ["clearing 6: NB 9 warriors, cannon; BG 9 warriors", ...BATTLE.slice(2, -1)];
  await openLink(page, linkTo([BATTLE[0], ...battle]));
  await liftCurtain(page);
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

test("taking back goes to the last seal and not beyond it", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
  const asked = await question(page);
  await take(page, "recruit");
  await take(page, "recruit");
  const undo = page.locator("#undo:visible").first();
  await undo.click();
  await undo.click();
  assert.equal(await question(page), asked);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  assert.deepEqual(problems, []);
  await context.close();
});

test("after rewinding over a roll the same choice brings the same dice", async () => {
  const { context, page, problems } = await freshProfile(browser);
  const lines = ["clearing 6: NB 3 warriors; BG 3 warriors", "clearing 9: NB cannon"];
  await openLink(page, linkTo(["seats: NB, BG", ...lines, "turn: NB daylight actions"]));
  const fight = async () => {
    await liftCurtain(page);
    await take(page, "battle:6:blacktail-guild");
    await liftCurtain(page);
    return (await page.locator("#log").innerText()).match(/The dice in 6: .*/)?.[0];
  };
  const dice = await fight();
  assert.ok(dice, "the battle was fought");
  await page.locator("#log .entry button", { hasText: "attacks" }).click();
  await page.getByRole("button", { name: "Rewind to before this" }).click();
  const sheet = page.locator("#sheet");
  assert.ok((await sheet.innerText()).includes(dice), "what is unmade names the dice");
  await hold(page, sheet.locator("button.hold"));
  await painted(page);
  assert.ok(!(await page.locator("#log").innerText()).includes("The dice"));
  assert.equal(await fight(), dice);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a reload goes on at the same decision", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await page.goto(site.address);
  await playNow(page);
  for (let press = 0; press < 6; press++) {
    await pressOn(page, press);
  }
  await until(page, () => location.hash.includes("."));
  await page.waitForTimeout(800);
  const link = await page.evaluate(() => location.hash);
  await page.reload();
  await untilReady(page);
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await page.waitForTimeout(800);
  assert.equal(await page.evaluate(() => location.hash), link);
  assert.deepEqual(problems, []);
  await context.close();
});

test("another move is tried from an earlier moment, at a table of its own", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await page.goto(site.address);
  await playNow(page);
  for (let press = 0; press < 8; press++) {
    await pressOn(page, press);
  }
  await page.waitForTimeout(800);
  const link = await page.evaluate(() => location.hash);
  const lines = await page.locator("#log li").count();
  await page.locator("#scrubber").fill("2");
  await page.locator("#try-from").click();
  await page.locator("[data-notice='branch']").waitFor();
  await page.waitForTimeout(800);
  assert.notEqual(await page.evaluate(() => location.hash), link);
  assert.ok((await page.locator("#log li").count()) < lines);

  await liftCurtain(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "All tables" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "0");
  assert.equal(await page.locator("#page [data-table]").count(), 2, "both tables are kept");
  assert.deepEqual(problems, []);
  await context.close();
});

test("going back takes a crumb back and never leaves the table", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  await page.goto(`${site.address}licences.txt`);
  await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
  const asked = await question(page);
  await page.locator("[data-verb='rollout']").first().click();
  assert.notEqual(await question(page), asked);
  await page.evaluate(() => history.back());
  await page.waitForFunction(
    (wanted) => document.getElementById("question-text").innerText === wanted,
    asked,
  );
  await page.evaluate(() => history.back());
  await page.waitForTimeout(500);
  assert.equal(await question(page), asked, "with nothing to take back the table stays");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a link opens the same table in a fresh profile, and a cut one says so and loses nothing", async () => {
  const first = await freshProfile(browser);
  await openLink(first.page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(first.page);
  await take(first.page, "recruit");
  await first.page.waitForTimeout(800);
  const address = first.page.url();
  assert.ok(address.length <= 900, `${address.length} characters`);

  const second = await freshProfile(browser);
  await second.page.goto(address);
  await second.page.locator("#link-add").click();
  await second.page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await second.page.waitForTimeout(800);
  assert.equal(new URL(second.page.url()).hash, new URL(address).hash);

  const third = await freshProfile(browser);
  await third.page.goto(address.slice(0, -20));
  await third.page.locator("#open-error").waitFor();
  const error = await third.page.locator("#open-error").innerText();
  assert.match(error, /incomplete|characters/i);
  assert.equal(await third.page.locator("[data-table-card], [data-table].table-card").count(), 0);
  for (const { problems, context } of [first, second, third]) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

for (const size of ["phone", "tablet", "desktop"]) {
  test(`the table is whole and accessible at ${size} size`, async () => {
    const { context, page, problems } = await freshProfile(browser, { size });
    await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
    await liftCurtain(page);
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

test("an action is taken and taken back by keyboard alone", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
  const asked = await page.locator("#question-text").innerText();
  for (let press = 0; press < 60; press++) {
    const verb = await page.evaluate(() => document.activeElement?.dataset?.verb);
    if (verb === "recruit") break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForTimeout(400);
  assert.notEqual(await page.locator("#question-text").innerText(), asked);
  await page.keyboard.press("u");
  await page.waitForTimeout(400);
  assert.equal(await page.locator("#question-text").innerText(), asked);
  assert.deepEqual(problems, []);
  await context.close();
});

// clause: NB.1#1, BG.1#1, BP.1#1, CDG.1#1, C.1#1
test("each faction's board says how it scores", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...COMMON, "turn: NB daylight actions"]));
  await liftCurtain(page);
  const told = {
    "noxious-battery": [/fire/i, /points|scores/i, /fetch/i, /load/i],
    "blacktail-guild": [/builders/i, /items/i, /projects/i, /card/i],
    "bone-patrol": [/bone/i, /stash|home/i],
    "cirque-du-goat": [/show|perform/i],
    chameleander: [/ego/i, /cajole/i, /boast/i, /mark/i],
  };
  for (const [seat, faction] of FACTIONS.entries()) {
    await page.locator(`#score [data-seat="${seat}"]`).click();
    const board = page.locator(`#boards [data-board="${seat}"]`).first();
    await board.getByText("How it scores:").waitFor();
    const text = await page.locator("#boards").innerText();
    for (const word of told[faction]) {
      assert.match(text, word, `${faction} does not say ${word}`);
    }
  }
  assert.deepEqual(problems, []);
  await context.close();
});

// clause: ED-1#1
test("the board of the Eyrie tells of roosts, Decree and turmoil, and shows the columns with their cards", async () => {
  const { context, page, problems } = await freshProfile(browser);
  const lines = [
    "seats: ED, BG",
    "ED leader: despot",
    "ED move: anvil (used), sword",
    "ED viziers-done: move",
    "clearing 7: ED 2 warriors, roost",
    "clearing 1: ED 1 warrior, roost",
    "turn: ED daylight decree",
  ];
  await openLink(page, linkTo(lines));
  await liftCurtain(page);
  const board = page.locator('#boards [data-board="0"]').first();
  const text = await board.innerText();
  for (const word of [/roosts/i, /Decree/, /turmoil/i, /Despot/]) assert.match(text, word);
  const column = (key) => board.locator(`[data-pile="${key}"] li`);
  const states = await column("move").evaluateAll((list) =>
    list.map(({ className, innerText }) => [className, /Vizier/.test(innerText)]),
  );
  assert.deepEqual(states, [
    ["used", true],
    ["used", false],
    ["", false],
  ]);
  assert.equal(await column("build").count(), 1);
  assert.equal(await column("recruit").count(), 0);
  assert.match(await question(page), /Due: mouse/);
  assert.deepEqual(problems, []);
  await context.close();
});

// clause: BG.2.2#2
test("an exhausted item lies face down on the Guild's board", async () => {
  const { context, page, problems } = await freshProfile(browser);
  const lines = [
    "seats: BG, NB",
    "clearing 2: BG 2 warriors",
    "BG windmill: bag exhausted:boot",
    "turn: BG daylight",
  ];
  await openLink(page, linkTo(lines));
  await liftCurtain(page);
  const slots = page.locator('#boards [data-panel="windmill"] .slots li');
  const states = await slots.evaluateAll((list) => list.map((slot) => slot.className));
  assert.deepEqual(states, ["ready", "exhausted", "empty", "empty"]);
  assert.match(await slots.nth(1).getAttribute("aria-label"), /boot.*(exhausted|face down)/i);
  assert.deepEqual(problems, []);
  await context.close();
});

const VAGABOND = [
  "seats: VB, NB, BG",
  "forest F3: VB pawn",
  "clearing 9: NB 2 warriors",
  "clearing 12: BG 1 warrior, worksite",
  "clearing 4: NB cannon",
  "VB character: thief",
  "VB satchel: boot, torch, tea, exhausted-sword, damaged-hammer",
  "VB relationships: NB allied BG hostile",
  "VB quests: errand-fox guard-duty-mouse escort-mouse",
  "VB hand: sword, anvil",
];

// clause: VB-1#1, VB-2.2d#1
test("the Vagabond's board tells the loop, and shows every item with its place and face", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...VAGABOND, "turn: NB daylight actions"]));
  await liftCurtain(page);
  await page.locator('#score [data-seat="0"]').click();
  const board = page.locator('#boards [data-board="0"]').first();
  await board.getByText("How it scores:").waitFor();
  const text = await page.locator("#boards").innerText();
  for (const word of [/items/i, /aid/i, /quest/i, /hostile/i, /allied/i, /errand/i, /thief/i]) {
    assert.match(text, word);
  }
  const classes = (panel) =>
    board
      .locator(`[data-panel="${panel}"] .slots li`)
      .evaluateAll((list) => list.map((slot) => slot.className));
  assert.deepEqual(await classes("tea-track"), ["ready", "empty", "empty"]);
  assert.deepEqual(await classes("satchel"), ["ready", "ready", "exhausted"]);
  assert.deepEqual(await classes("damaged"), ["ready"]);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a whole turn of the Vagabond is played with buttons, out of a forest", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await freshProfile(browser, { size });
    await openLink(page, linkTo([...VAGABOND, "turn: VB birdsong slip"]));
    await liftCurtain(page);
    await picture(page, `vagabond-slips-${size}`);
    // There is one thing to do, so that its destinations are on the map at once.
    await pressClearing(page, 9);
    await page.locator('[data-verb="move"]:visible').first().click();
    await painted(page);
    await picture(page, `vagabond-in-daylight-${size}`);
    let presses = 0;
    for (; presses < 80; presses++) {
      await liftCurtain(page);
      if ((await page.locator('#score .turn[data-seat="0"]').count()) === 0) break;
      await pressOn(page, presses);
    }
    assert.ok(presses < 80, `the turn does not end: ${await question(page)}`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

const ALLIANCE = [
  "seats: WA, BG, NB",
  "clearing 5: WA sympathy; BG 2 warriors, 2 worksites",
  "clearing 1: WA sympathy",
  "clearing 9: WA sympathy, mouse-base, 2 warriors",
  "clearing 4: NB cannon, 3 warriors",
  "WA supporters: cobbler, bake-sale, a-visit-to-friends, anvil, foxfolk-steel, sword",
  "WA officers: 2",
  "WA hand: investments, armorers",
];

// clause: WA-1#1, WA-2.3a#1
test("the Alliance's board tells the loop, and hides the supporters from others", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...ALLIANCE, "turn: BG daylight work"]));
  await liftCurtain(page);
  await page.locator('#score [data-seat="0"]').click();
  const board = page.locator('#boards [data-board="0"]').first();
  await board.getByText("How it scores:").waitFor();
  const text = await page.locator("#boards").innerText();
  for (const word of [/supporters/i, /sympathy/i, /revolts/i, /bases/i, /officers/i]) {
    assert.match(text, word);
  }
  const stack = await board.locator('[data-pile="supporters"]').innerText();
  assert.match(stack, /6 cards lie face down/);
  assert.doesNotMatch(stack, /Cobbler|Anvil/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a revolt and a whole turn of the Alliance are played with buttons", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await freshProfile(browser, { size });
    await openLink(page, linkTo([...ALLIANCE, "turn: WA birdsong revolt"]));
    await liftCurtain(page);
    await picture(page, `alliance-revolts-${size}`);
    await take(page, "revolt:5");
    await take(page, "spend:cobbler");
    await take(page, "spend:bake-sale");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "2");
    await picture(page, `alliance-has-risen-${size}`);
    let presses = 0;
    for (; presses < 80; presses++) {
      await liftCurtain(page);
      if ((await page.locator('#score .turn[data-seat="0"]').count()) === 0) break;
      await pressOn(page, presses);
    }
    assert.ok(presses < 80, `the turn does not end: ${await question(page)}`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

const CULT = [
  "seats: LC, BG, NB",
  "clearing 2: LC 3 warriors, mouse-garden",
  "clearing 8: LC 1 warrior; BG 1 warrior, worksite",
  "clearing 4: NB cannon, 3 warriors",
  "LC outcast: fox",
  "LC acolytes: 3",
  "LC hand: sword, investments, armorers",
  "LC lost-souls: anvil, cobbler",
];

// clause: LC-1#1
test("the Cult's board tells the loop, and Lost Souls lie open for everybody", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo([...CULT, "turn: BG daylight work"]));
  await liftCurtain(page);
  await page.locator('#score [data-seat="0"]').click();
  const board = page.locator('#boards [data-board="0"]').first();
  await board.getByText("How it scores:").waitFor();
  const text = await page.locator("#boards").innerText();
  for (const word of [/rituals/i, /gardens/i, /Lost Souls/i, /acolytes/i, /Outcast/i]) {
    assert.match(text, word);
  }
  assert.match(
    await board.locator('[data-pile="lost-souls"]').innerText(),
    /Anvil[^]*Cobbler|Cobbler[^]*Anvil/,
  );
  assert.deepEqual(problems, []);
  await context.close();
});

test("a conspiracy, rituals and a whole turn of the Cult are played with buttons", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await freshProfile(browser, { size });
    await openLink(page, linkTo([...CULT, "turn: LC birdsong conspiracies"]));
    await liftCurtain(page);
    await picture(page, `cult-conspires-${size}`);
    await take(page, "sanctify:8:blacktail-guild/worksite");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "1");
    await take(page, "done");
    await take(page, "build:2:sword");
    // Where the card was chosen in the hand, the whole option waits for one more press.
    const whole = page.locator('#options [data-key="build:2:sword"]:visible');
    if (await whole.count()) await whole.click();
    await painted(page);
    await take(page, "score:investments:mouse");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "3");
    await picture(page, `cult-has-scored-${size}`);
    let presses = 0;
    for (; presses < 80; presses++) {
      await liftCurtain(page);
      if ((await page.locator('#score .turn[data-seat="0"]').count()) === 0) break;
      await pressOn(page, presses);
    }
    assert.ok(presses < 80, `the turn does not end: ${await question(page)}`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("what moves is seen on its way, and any press ends that", async () => {
  const { context, page, problems } = await freshProfile(browser, { size: "phone" });
  // Slow enough to be looked at on any machine.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, how) {
      return animate.call(this, frames, { ...how, duration: 60_000 });
    };
  });
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page);
  await pressOn(page, 0);
  const moving = page.locator("#motion > *");
  await until(page, () => document.querySelectorAll("#motion > canvas").length > 0);
  assert.equal(
    await moving.evaluateAll((all) => all.every((one) => one.getAnimations().length === 1)),
    true,
  );
  const { x, y, width } = await page.locator("#map").boundingBox();
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  assert.equal(await moving.count(), 0);
  await page.mouse.up();
  assert.deepEqual(problems, []);
  await context.close();
});

const ROLLOUT = [...COMMON, "NB hand: sword, ambush-fox", "turn: NB daylight actions"];

test("a move is taken back, and made again, together with its number", async () => {
  const { context, page, problems } = await freshProfile(browser);
  await openLink(page, linkTo(ROLLOUT));
  await liftCurtain(page);
  const asked = await question(page);
  await page.locator('[data-verb="rollout"]').click();
  await pressClearing(page, 6);
  const there = page.locator('#options [data-option-index][data-target$=":11"]');
  await there.click();
  await painted(page);
  assert.match(await page.locator("#undo").innerText(), /^Undo: Rollout 6/);
  await page.locator("#undo").click();
  await painted(page);
  assert.equal(await question(page), asked);
  assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true");
  await page.locator("#redo").click();
  await painted(page);
  assert.match(await page.locator("#undo").innerText(), /^Undo: Rollout 6/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a small phone shows how many options it hides", async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
  ]) {
    const { context, page } = await freshProfile(browser, { size: "phone", more: { viewport } });
    await openLink(page, linkTo(ROLLOUT));
    await liftCurtain(page);
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

test("a clearing in which nothing can be done is enlarged by a double tap, and says by what it is ruled", async () => {
  const { context, page } = await freshProfile(browser, { size: "phone" });
  await openLink(page, linkTo(ROLLOUT));
  await liftCurtain(page);
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
