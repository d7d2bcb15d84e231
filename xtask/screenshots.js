/**
 * `cargo xtask screenshots`: what the README shows, `docs/pictures/*.webp`, taken from the finished site in a browser: a battle
 * among six on a desktop, the set-up page on a tablet, a lesson on a phone. The same site gives the same pictures, because
 * what is left to chance is stated.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { freshProfile, linkTo, openBrowser, painted, serve } from "../tests/browser/harness.js";

const FOLDER = new URL("../docs/pictures/", import.meta.url);

/** Flat inks keep their edges from here on. */
const QUALITY = 0.82;

/** A table of six in the middle of its game; the Battery is about to fight. */
const SIX = [
  "seats: noxious-battery, marquise, eyrie, alliance, vagabond, chameleander",
  "map: winter",
  "suits of 1: fox",
  "suits of 2: mouse",
  "suits of 3: rabbit",
  "suits of 4: rabbit",
  "suits of 5: mouse",
  "suits of 6: fox",
  "suits of 7: rabbit",
  "suits of 8: fox",
  "suits of 9: mouse",
  "suits of 10: fox",
  "suits of 11: mouse",
  "suits of 12: rabbit",
  "round: 5",
  "NB score: 12",
  "MC score: 15",
  "ED score: 17",
  "WA score: 9",
  "VB score: 13",
  "C score: 11",
  "clearing 12: NB 4 warriors, cannon, mark; MC 3 warriors, workshop",
  "clearing 11: NB 2 warriors, mark; ED 2 warriors",
  "clearing 1: MC 4 warriors, keep, sawmill, 2 wood",
  "clearing 10: MC 2 warriors, recruiter; WA sympathy",
  "clearing 5: MC 2 warriors, sawmill",
  "clearing 3: ED 6 warriors, roost",
  "clearing 7: ED 4 warriors, roost; C chameleander, 2 ego",
  "clearing 8: ED 3 warriors, roost; WA sympathy",
  "clearing 4: WA 3 warriors, rabbit-base; MC 1 warrior",
  "clearing 9: WA sympathy; VB pawn",
  "NB bore: 2",
  "NB hand: sword, ambush-fox, armorers, cobbler, bake-sale",
  "ED leader: commander",
  "VB character: ranger",
  "VB satchel: boot, torch, sword, crossbow",
  "turn: NB daylight actions",
  "dice: 3 1",
];

/** What is to be seen, each at the size of a device. */
const SHOTS = {
  "battle-desktop": { size: "desktop", moment: battle },
  "set-up-tablet": { size: "tablet", moment: setUp },
  "lesson-phone": { size: "phone", moment: lesson },
};

/** The dice of a battle lie on the map, and nothing moves. */
async function battle(page, address) {
  await page.goto(`${address}#${linkTo(SIX)}`);
  for (const seat of [1, 2, 3, 4, 5]) {
    await page.locator(`#link-kind-${seat}`).selectOption("wanderer");
  }
  await page.locator("#link-add").click();
  for (const press of [
    '[data-verb="recruit"]',
    '[data-verb="battle"]',
    '[data-key="battle:12:marquise"]',
  ]) {
    await page.locator(`#table ${press}:visible`).first().click();
    await painted(page);
    // A button that has taken the place of another takes no press for a moment.
    await page.waitForTimeout(400);
  }
  await page.locator("#motion .dice").waitFor({ state: "attached" });
}

/** Four seats and a map that has been chosen. */
async function setUp(page, address) {
  await page.goto(address);
  await page.locator("#way-set-up").click();
  await page.locator("#add-seat").click();
  await page.locator("#add-seat").click();
  await page.locator("#pick-map").selectOption("mountain");
  await page.locator("#seed").fill("2026");
  await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.activeElement).blur();
    scrollTo(0, 0);
  });
}

/** What a lesson says first. */
async function lesson(page, address) {
  await page.goto(address);
  await page.locator("#way-learn").click();
  await page.locator('[data-lesson="blacktail-guild/0"]').click();
  await page.locator("#lesson .lesson-say").waitFor();
}

/** The page as it is, as WebP: the browser writes it, which takes no pictures of that kind itself. */
async function taken(page) {
  const shot = (await page.screenshot()).toString("base64");
  const webp = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [shot, QUALITY],
  );
  return Buffer.from(webp.slice(webp.indexOf(",") + 1), "base64");
}

mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const site = await serve();
try {
  for (const [name, { size, moment }] of Object.entries(SHOTS)) {
    const more = { reducedMotion: "reduce" };
    const { context, page, problems } = await freshProfile(browser, { size, more });
    await moment(page, site.address);
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    // Pictures on cards and drawings of factions come after the first painting.
    await page.waitForLoadState("networkidle");
    await painted(page);
    const webp = await taken(page);
    writeFileSync(new URL(`${name}.webp`, FOLDER), webp);
    console.log(`docs/pictures/${name}.webp ${webp.length.toLocaleString("en")} bytes`);
    if (problems.length) throw new Error(problems.join("\n"));
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
