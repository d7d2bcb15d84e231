/** What the hands of a person do at a table, and the tables that several tests sit at. */

import { liftCurtain, painted, pressOn } from "./harness.js";

/** How long a button that has taken the place of another one takes no press, and a little more. */
export const QUIET = 400;

/**
 * Takes an option by its key, as a person would: the verb, then whatever is still open.
 * @param {import("playwright-core").Page} page
 * @param {string} key
 */
export async function take(page, key) {
  const [verb, ...words] = key.split(/[:>]/);
  let scope = page.locator("body");
  const exact = () => scope.locator(`[data-key="${key}"]:visible`).first();
  const named = (target) => scope.locator(`${target}:visible`).first();
  // Where there is one verb only, what it is done to stands there at once.
  const shown = () =>
    exact()
      .or(named(`[data-verb="${verb}"]`))
      .or(named(`#options [data-target$=":${words[0]}"]`))
      .first();
  // A phone shows the first of many verbs, and all of them in a sheet.
  const more = page.locator("#options .more:visible");
  await shown().or(more).first().waitFor();
  if (!(await shown().count())) {
    await more.click();
    scope = page.locator("#sheet[open]");
    await shown().waitFor();
  }
  let isFirst = true;
  const quiet = async () => {
    if (!isFirst) await page.waitForTimeout(QUIET);
    isFirst = false;
  };
  for (const word of [verb, ...words]) {
    if (await exact().count()) break;
    if (word === verb && !(await named(`[data-verb="${verb}"]`).count())) continue;
    await quiet();
    await named(word === verb ? `[data-verb="${verb}"]` : `[data-target$=":${word}"]`).click();
  }
  await quiet();
  await exact().click();
  await painted(page);
}

/** Where a card was chosen in the hand, the whole option waits for one more press. */
export async function confirm(page, key) {
  const whole = page.locator(`#options [data-key="${key}"]:visible`);
  if (!(await whole.count())) return;
  await page.waitForTimeout(QUIET);
  await whole.click();
  await painted(page);
}

/** The middle of a clearing on the screen. */
export async function middleOf(page, clearing) {
  const box = await page.locator(`#targets [data-clearing="${clearing}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses a clearing on the drawn map. */
export async function pressClearing(page, clearing) {
  await page.mouse.click(...(await middleOf(page, clearing)));
}

/** What is asked. */
export const question = (page) => page.locator("#question-text").innerText();

/** The presses that no turn of the tests needs. */
const ENDLESS = 120;

/**
 * Presses on until the turn of a seat is over.
 * @param {import("playwright-core").Page} page
 * @param {number} seat
 * @param {() => Promise<void>} [look] looks at every question of the turn
 */
export async function playOut(page, seat, look = async () => {}) {
  for (let press = 0; press < ENDLESS; press++) {
    await liftCurtain(page);
    await look();
    if ((await page.locator(`#score .turn[data-seat="${seat}"]`).count()) === 0) return;
    await pressOn(page, press);
  }
  throw new Error(`the turn does not end: ${await question(page)}`);
}

/** The log as a phone shows it. */
export async function logSheet(page) {
  await page.locator("#actions").getByRole("button", { name: "Log" }).click();
  return page.locator("#sheet[open]").innerText();
}

/** The five factions of fans, in the order of their seats. */
export const FACTIONS = [
  "noxious-battery",
  "blacktail-guild",
  "bone-patrol",
  "cirque-du-goat",
  "chameleander",
];

/** All five in the middle of a game. */
export const COMMON = [
  `seats: ${FACTIONS.join()}`,
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

/** The Battery about to move. */
export const ROLLOUT = [...COMMON, "NB hand: sword, ambush-fox", "turn: NB daylight actions"];
