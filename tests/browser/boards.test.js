/** What the boards of the factions tell, and turns that are played from them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  COMMON,
  FACTIONS,
  confirm,
  playOut,
  pressClearing,
  question,
  take,
} from "./at-the-table.js";
import { aSite, painted, picture } from "./harness.js";

const site = aSite();

// clause: NB.1#1, BG.1#1, BP.1#1, CDG.1#1, C.1#1
test("each faction's board says how it scores", async () => {
  const { context, page, problems } = await site.table([...COMMON, "turn: NB daylight actions"]);
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
  const lines = [
    "seats: ED, BG",
    "ED leader: despot",
    "ED move: anvil (used), sword",
    "ED viziers-done: move",
    "clearing 7: ED 2 warriors, roost",
    "clearing 1: ED 1 warrior, roost",
    "turn: ED daylight decree",
  ];
  const { context, page, problems } = await site.table(lines);
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
  const lines = [
    "seats: BG, NB",
    "clearing 2: BG 2 warriors",
    "BG windmill: bag exhausted:boot",
    "turn: BG daylight",
  ];
  const { context, page, problems } = await site.table(lines);
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
  const { context, page, problems } = await site.table([...VAGABOND, "turn: NB daylight actions"]);
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

// clause: VB-1.2
test("the Vagabond's ladder is there before anybody climbs it", async () => {
  const lines = ["seats: VB, NB, BG", "forest F3: VB pawn", "VB character: thief"];
  const { context, page, problems } = await site.table([...lines, "turn: VB daylight actions"]);
  const steps = page.locator('#boards [data-panel="relationships"] .states li');
  assert.deepEqual(await steps.locator("b").allInnerTexts(), [
    "Indifferent",
    "Second space",
    "Third space",
    "Allied",
    "Hostile",
  ]);
  const there = await steps.evaluateAll((all) =>
    all.map((step) => step.querySelectorAll(".there svg").length),
  );
  assert.deepEqual(there, [2, 0, 0, 0, 0]);
  assert.match(await steps.first().getAttribute("aria-label"), /Noxious Battery.*Blacktail Guild/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a whole turn of the Vagabond is played with buttons, out of a forest", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await site.table([...VAGABOND, "turn: VB birdsong slip"], {
      size,
    });
    await picture(page, `vagabond-slips-${size}`);
    // There is one thing to do, so that its destinations are on the map at once.
    await pressClearing(page, 9);
    await page.locator('[data-verb="move"]:visible').first().click();
    await painted(page);
    await picture(page, `vagabond-in-daylight-${size}`);
    await playOut(page, 0);
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
  const { context, page, problems } = await site.table([...ALLIANCE, "turn: BG daylight work"]);
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
    const { context, page, problems } = await site.table(
      [...ALLIANCE, "turn: WA birdsong revolt"],
      { size },
    );
    await picture(page, `alliance-revolts-${size}`);
    await take(page, "revolt:5");
    await take(page, "spend:cobbler");
    await take(page, "spend:bake-sale");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "2");
    await picture(page, `alliance-has-risen-${size}`);
    await playOut(page, 0);
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
  const { context, page, problems } = await site.table([...CULT, "turn: BG daylight work"]);
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
    const { context, page, problems } = await site.table(
      [...CULT, "turn: LC birdsong conspiracies"],
      { size },
    );
    await picture(page, `cult-conspires-${size}`);
    await take(page, "sanctify:8:blacktail-guild/worksite");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "1");
    await take(page, "done");
    await take(page, "build:2:sword");
    await confirm(page, "build:2:sword");
    await take(page, "score:investments:mouse");
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), "3");
    await picture(page, `cult-has-scored-${size}`);
    await playOut(page, 0);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

const COMPANY = [
  "seats: MC, UD, RC",
  "clearing 12: MC 3 warriors, workshop; RC fox-post, 1 otter",
  "clearing 5: RC 3 otters",
  "clearing 9: MC 1 warrior, keep",
  "clearing 3: UD 2 moles",
  "RC hand: sword, anvil",
  "RC riverboats: 2",
  "RC funds: riverfolk 3 marquise 2",
];

test("services of the Company are bought with buttons that tell their price, on a phone and on a desktop", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await site.table([...COMPANY, "turn: MC birdsong"], {
      size,
    });
    assert.match(
      await page.locator('#options [data-verb="riverboats"]:visible').innerText(),
      /price 2/,
    );
    await picture(page, `company-sells-${size}`);
    await take(page, "riverboats");
    // A piece beside the post: one more. The card that was paid for is in the hand of the Marquise.
    await take(page, "hand-card:sword");
    assert.deepEqual(problems, []);
    await playOut(page, 0);
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("the Company's board shows boxes by owner and its prices, and a turn of it is played", async () => {
  for (const size of ["phone", "desktop"]) {
    const { context, page, problems } = await site.table(
      [...COMPANY, "clearing 8: MC 2 warriors", "turn: RC daylight actions"],
      { size },
    );
    // Its own board is the one that is shown; its chip would be taken for whose funds to spend.
    if (size === "phone") await page.locator("#open-boards").tap();
    const board = page.locator(
      size === "phone" ? "#sheet[open] .board-body" : '#boards [data-board="2"] .board-body',
    );
    const text = await board.innerText();
    for (const word of [/Payments/, /Funds/, /Committed/]) assert.match(text, word);
    for (const [service, price] of Object.entries({ riverboats: "2", mercenaries: "1" })) {
      const panel = board.locator(`[data-panel="${service}-price"]`);
      assert.match(await panel.innerText(), new RegExp(`Price of ${service}\\s+${price}`));
      const seen = await panel.evaluate((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      });
      assert.ok(seen, `the price of ${service} is not in sight`);
    }
    await picture(page, `company-board-${size}`);
    if (size === "phone") {
      await page.keyboard.press("Escape");
      await page.locator("#sheet[open]").waitFor({ state: "detached" });
    }
    await picture(page, `company-acts-${size}`);
    await take(page, "establish:8:marquise");
    assert.equal(await page.locator('#score [data-seat="2"] .points').innerText(), "2");
    await take(page, "craft:anvil");
    assert.equal(await page.locator('#score [data-seat="2"] .points').innerText(), "4");
    await picture(page, `company-has-acted-${size}`);
    await playOut(page, 2);
    assert.deepEqual(problems, []);
    await context.close();
  }
});
