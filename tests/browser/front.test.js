/** The first screen and the set-up page: seen before the program is there, whole at every width, and with what one needs to choose. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import {
  SIZES,
  aSite,
  accessibilityFindings,
  chooseFaction,
  cutOff,
  painted,
  picture,
  playNow,
  untilReady,
} from "./harness.js";

const site = aSite();

const NARROW = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1920, height: 1080 } };

for (const [name, more] of Object.entries({ ...SIZES, narrow: NARROW, wide: WIDE })) {
  test(`first screen, set-up page and factions to choose from are whole: ${name}`, async () => {
    const { context, page, problems } = await site.profile({ more });
    await page.goto(site.address);
    await untilReady(page);
    const check = async (what) => {
      await painted(page);
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((one) => one.finished)),
      );
      assert.deepEqual(await cutOff(page, "#page *, #sheet[open] *"), [], what);
      assert.deepEqual(await accessibilityFindings(page), [], what);
      await picture(page, `${what}-${name}`);
    };
    await page.locator(".front-faction").first().waitFor();
    await check("front");
    assert.ok(await page.locator("#hero").isVisible());
    await page.locator("#way-set-up").click();
    await page.locator("#hero").waitFor({ state: "hidden" });
    await page.locator("#add-seat").click();
    await check("set-up");
    await page.locator("#faction-1").click();
    await check("factions");
    await context.close();
    assert.deepEqual(problems, []);
  });
}

test("nothing is blank before the program has come", async () => {
  const { context, page } = await site.profile({ size: "phone" });
  await page.route("**/*.{wasm,js}", () => {});
  await page.goto(site.address, { waitUntil: "commit" });
  await page.locator("#page h1").waitFor();
  assert.match(await page.locator("#page").innerText(), /Root[^]*Play now[^]*Set up a table/);
  const drawn = () => {
    const hero = document.getElementById("hero");
    return hero instanceof HTMLImageElement && hero.complete && hero.naturalWidth > 0;
  };
  await page.waitForFunction(drawn);
  await picture(page, "front-before-the-program");
  await context.close();
});

test("the page tells chats its name, what it is and a picture that is there", async () => {
  const { context, page } = await site.profile();
  await page.goto(site.address);
  const told = (name) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  for (const name of ["og:title", "og:description", "og:image:alt"]) {
    assert.match((await told(name)) ?? "", /\w/, name);
  }
  const file = new URL((await told("og:image")) ?? "", site.address).href;
  const answer = await page.request.get(file);
  assert.equal(answer.headers()["content-type"], "image/png");
  assert.ok((await answer.body()).length > 5000);
  await context.close();
});

// clause: LAW-9.1a
test("a table says how far it reaches beside what is usual for so many; one below may be played", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await chooseFaction(page, 0, "chameleander");
  await chooseFaction(page, 1, "bone-patrol");
  const reach = page.locator("#reach");
  assert.match(await reach.innerText(), /Reach 9[^]*2 players: usually 17 or more[^]*below/);
  await chooseFaction(page, 0, "marquise");
  await chooseFaction(page, 1, "eyrie");
  assert.match(await reach.innerText(), /Reach 17[^]*17 or more\. This table has it/);
  await page.locator("#add-seat").click();
  await chooseFaction(page, 2, "vagabond");
  assert.match(await reach.innerText(), /Reach 22[^]*3 players: usually 18/);
  await page.locator("#add-seat").click();
  await page.locator("#faction-3").click();
  await page.locator('#sheet [data-faction="second-vagabond"]').click();
  await page.locator('.seat-card[data-faction="vagabond"]').nth(1).waitFor();
  assert.match(await reach.innerText(), /Reach 24[^]*4 players: usually 21/);
  await chooseFaction(page, 1, "bone-patrol");
  await chooseFaction(page, 0, "chameleander");
  assert.match(await reach.innerText(), /below/);
  await page.locator("#begin").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await context.close();
  assert.deepEqual(problems, []);
});

test("one press seats everybody anew, each with faction and name", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  for (let seat = 2; seat < 6; seat += 1) await page.locator("#add-seat").click();
  const cards = page.locator(".seat-card");
  const sitting = () => cards.evaluateAll((all) => all.map((card) => card.dataset.faction));
  const first = await sitting();
  await page.locator("#name-0").fill("Ana");
  const ana = first[0];
  let changed = false;
  for (let n = 0; n < 8 && !changed; n += 1) {
    await page.locator("#shuffle-seats").click();
    changed = (await sitting()).join() !== first.join();
  }
  const now = await sitting();
  assert.ok(changed);
  assert.deepEqual(now.toSorted(), first.toSorted());
  assert.equal(await page.locator(`#name-${now.indexOf(ana)}`).inputValue(), "Ana");
  await context.close();
  assert.deepEqual(problems, []);
});

// clause: LAW-9a, LAW-9b
test("the set-up page says who sets up when, whatever the order of the seats", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await page.locator("#add-seat").click();
  for (const [seat, faction] of ["noxious-battery", "vagabond", "marquise"].entries()) {
    await chooseFaction(page, seat, faction);
  }
  const order = page.locator("#set-up-order");
  const letters = await order.locator("li").allInnerTexts();
  assert.deepEqual(
    letters.map((line) => line.replace(/[^\w ]/g, "").trim()),
    ["A Marquise de Cat", "D Vagabond", "Q Noxious Battery"],
  );
  assert.match(await order.innerText(), /letters of fan factions are ours/);
  assert.match(await page.locator(".seat-card").nth(1).innerText(), /Set-up D/);
  assert.doesNotMatch(await order.innerText(), /which of two/);
  await page.locator("#faction-0").click();
  await page.locator('#sheet [data-faction="second-vagabond"]').click();
  await page.locator('.seat-card[data-faction="vagabond"]').nth(1).waitFor();
  assert.match(await order.innerText(), /which of two Vagabonds comes first/);
  await context.close();
  assert.deepEqual(problems, []);
});

test("the page says whose the game and each faction are, and leads from a faction to its lesson", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await page.locator(".front-faction").first().waitFor();
  assert.match(await page.locator("#page").innerText(), /unofficial fan project[^]*Leder Games/);
  const whose = (faction) =>
    page.locator(`.front-faction[data-faction="${faction}"]`).locator(".quiet").innerText();
  assert.match(await whose("marquise"), /Root, by Leder Games/);
  assert.match(await whose("chameleander"), /Fan faction.*Revelry/);
  assert.match(await whose("bone-patrol"), /^Fan faction$/);
  await page.getByRole("button", { name: "About" }).click();
  const about = page.locator("#sheet[open]");
  assert.match(
    await about.innerText(),
    /unofficial[^]*Leder Games[^]*belong to those who made them/,
  );
  assert.equal(
    await about.locator(".origins li").count(),
    await page.locator(".front-faction").count(),
  );
  await page.keyboard.press("Escape");
  await page.locator('.front-faction[data-faction="eyrie"]').click();
  await page.locator(".course").first().waitFor();
  assert.equal(await page.locator(".course").first().getAttribute("data-course"), "eyrie");
  await context.close();
  assert.deepEqual(problems, []);
});

/** What a table of the page is played with, from its link. */
async function setupOf(page) {
  await page.waitForFunction(() => location.hash.length > 30);
  const link = new URL(page.url()).hash.slice(1);
  const text = execFileSync(process.env.THICKET, ["link", "decode", link], { encoding: "utf8" });
  return text.split("\n").filter((line) => / figure |^seats/.test(line));
}

const FAIR = {
  seats: "seats: bone-patrol, noxious-battery, blacktail-guild",
  "noxious-battery": ["noxious-battery figure bore_vp: 2 1 1"],
  "bone-patrol": [
    "bone-patrol figure stash_track: 3 3 3",
    "bone-patrol figure collection_track: 1 1 1",
  ],
};

// clause: NB.4.2.II, BP.4.3, BP.6.3
test("Play now deals an easy faction with fair figures, and bots as strong as the last results ask for", async () => {
  const { context, page, problems } = await site.profile();
  const begin = async () => {
    await page.goto(site.address);
    await untilReady(page);
  };
  await begin();
  const way = page.locator("#way-play-now");
  assert.match(await way.innerText(), /You against two Wanderers/);
  await playNow(page, { bots: true });
  assert.deepEqual(await setupOf(page), [
    FAIR.seats,
    ...FAIR["bone-patrol"],
    ...FAIR["noxious-battery"],
  ]);
  const kinds = async () => {
    await page.keyboard.press("p");
    await page.locator("#player-2").waitFor();
    return page
      .locator("#player-0, #player-1, #player-2")
      .evaluateAll((all) => all.map((one) => /** @type {HTMLSelectElement} */ (one).value));
  };
  assert.deepEqual(await kinds(), ["person", "wanderer", "wanderer"]);
  const keep = (last) =>
    page.evaluate((kept) => localStorage.setItem("thicket.played", kept), JSON.stringify({ last }));
  const won = { won: true, kind: "wanderer" };
  await keep([won]);
  await begin();
  assert.match(await way.innerText(), /You against two Rangers/);
  await playNow(page, { bots: true });
  assert.deepEqual(await kinds(), ["person", "ranger", "ranger"]);
  const lost = { won: false, kind: "ranger" };
  await keep([won, lost, lost]);
  await begin();
  assert.match(await way.innerText(), /You against two Wanderers/);
  // What lies there and makes no sense is left aside.
  await keep([{ kind: "general", won: true }, 7, null]);
  await begin();
  assert.match(await way.innerText(), /You against two Wanderers/);
  await context.close();
  assert.deepEqual(problems, []);
});

// clause: NB.4.2.II
test("the set-up page says which figures are the law's, and gives either set to one seat or to all", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await chooseFaction(page, 0, "noxious-battery");
  await chooseFaction(page, 1, "bone-patrol");
  const all = page.locator("#pick-figures");
  assert.equal(await all.inputValue(), "fair");
  const sheet = page.locator('[data-figures="noxious-battery"]');
  await sheet.locator("summary").click();
  const bore = sheet.locator('[data-figure="bore_vp"]');
  const values = () =>
    bore.locator("input").evaluateAll((inputs) => inputs.map(({ value }) => value).join());
  assert.equal(await values(), "2,1,1");
  assert.match(await bore.innerText(), /◆[^]*Law texts: 3, 2, 1/);
  await sheet.locator('[data-set="law"]').click();
  assert.equal(await values(), "3,2,1");
  assert.match(await bore.innerText(), /Fair: 2, 1, 1/);
  assert.equal(await all.inputValue(), "own", "one seat has the one set, another the other");
  await bore.locator("input").first().fill("5");
  await bore.locator("input").first().blur();
  assert.match(await bore.innerText(), /Law texts: 3, 2, 1 · Fair: 2, 1, 1/);
  assert.deepEqual(await cutOff(page, "#page *"), []);
  await picture(page, "set-up-figures");
  await sheet.locator('[data-set="fair"]').click();
  assert.equal(await values(), "2,1,1");
  await all.selectOption("law");
  assert.equal(await values(), "3,2,1");
  // Whoever comes later has the set of the table.
  await page.locator("#add-seat").click();
  await chooseFaction(page, 2, "chameleander");
  assert.equal(await all.inputValue(), "law");
  assert.deepEqual(await accessibilityFindings(page), []);
  await page.locator("#begin").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  assert.deepEqual(await setupOf(page), ["seats: noxious-battery, bone-patrol, chameleander"]);
  await context.close();
  assert.deepEqual(problems, []);
});

test("two people around one device and a table from the set-up page begin with fair figures", async () => {
  const { context, page, problems } = await site.profile();
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page);
  assert.deepEqual(await setupOf(page), [
    "seats: noxious-battery, blacktail-guild",
    ...FAIR["noxious-battery"],
  ]);
  await page.goto(site.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await chooseFaction(page, 1, "bone-patrol");
  await page.locator("#begin").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  assert.deepEqual(await setupOf(page), [
    "seats: noxious-battery, bone-patrol",
    ...FAIR["noxious-battery"],
    ...FAIR["bone-patrol"],
  ]);
  await context.close();
  assert.deepEqual(problems, []);
});
