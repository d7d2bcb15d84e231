/** What `budget.js` measures of a page in a browser that is slowed down to a phone. */

import { freshProfile, playNow, pressOn, slowDown, untilReady } from "./harness.js";

/** A phone of the slower sort, against this machine. */
export const PROCESSOR = 4;

/** How many presses are measured. */
const PRESSES = 100;

/** How long a press lasts, from down to up, in milliseconds. */
const HELD = 70;

/** How long nothing is pressed after a press is painted, in milliseconds. */
const BETWEEN = 150;

/** A page with one button and nothing else: what a press takes at the least. */
const ONE_BUTTON = `<!doctype html><meta name="viewport" content="width=device-width"><title>One button</title>
<button style="padding:1em" onclick="this.textContent = String(Number(this.textContent) + 1)">0</button>`;

/** What a browser with bars and a frame takes of its window, at the most. */
const FRAME = { width: 40, height: 200 };

/**
 * A fresh profile of the size of a phone whose page fits into its window. A full browser counts its bars as part of the
 * window: what lies under the lower edge is never painted, and a press there waits for a frame that does not come.
 * @param {import("playwright-core").Browser} browser
 */
async function phone(browser) {
  const fresh = await freshProfile(browser, { size: "phone" });
  const { width, height } = fresh.page.viewportSize();
  const session = await fresh.context.newCDPSession(fresh.page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const bounds = { width: width + FRAME.width, height: height + FRAME.height };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
  await session.detach();
  return fresh;
}

/**
 * Runs before the page's own code: starts a table as soon as the page offers to, and notes when its first decision
 * could be answered.
 */
function hurry() {
  const look = () => {
    const root = document.documentElement;
    if (root?.dataset.table === "1" && document.querySelector("[data-option-index]")) {
      globalThis.answerableAt ??= performance.now();
    } else if (root?.dataset.ready === "1" && !globalThis.isStarted) {
      globalThis.isStarted = true;
      document.getElementById("way-play-now").click();
    }
  };
  new MutationObserver(look).observe(document, {
    attributes: true,
    childList: true,
    subtree: true,
  });
}

/** Runs before the page's own code: keeps, for each press, how long it took until its result was painted. */
function notePresses() {
  globalThis.presses = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) {
        const longest = Math.max(duration, globalThis.presses.get(interactionId) ?? 0);
        globalThis.presses.set(interactionId, longest);
      }
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/**
 * Milliseconds until a visitor with nothing stored sees something, and until the first decision can be answered.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {{ megabits: number, latency: number }} network
 */
export async function coldLoad(browser, address, network) {
  const { context, page } = await phone(browser);
  await page.addInitScript(hurry);
  await slowDown(page, { processor: PROCESSOR, ...network });
  await page.goto(address);
  const answerable = await page.waitForFunction(() => globalThis.answerableAt);
  const time = await answerable.jsonValue();
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  );
  await context.close();
  return { blank: painted, answerable: time };
}

/** Waits as long as a page does that asks to be called back after so many milliseconds. */
function pause(page, milliseconds) {
  return page.evaluate((time) => new Promise((done) => setTimeout(done, time)), milliseconds);
}

/**
 * Presses as a hand does, with a moment between down and up. Playwright's own click asks the page what lies under the
 * pointer while the press is handled, which no hand does.
 */
async function pressByHand(page, button) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await pause(page, HELD);
  await page.mouse.up();
}

/** The time of each press: what the browser noted, and for what it does not report, less than two frames, the most it can be. */
async function noted(page) {
  const times = await page.evaluate(() => [...globalThis.presses.values()]);
  return [...times, ...Array(Math.max(0, PRESSES - times.length)).fill(16)];
}

/** Milliseconds from press to paint on a page with one button. */
export async function buttonTimes(browser) {
  const { context, page } = await phone(browser);
  await page.setContent(ONE_BUTTON);
  await page.evaluate(notePresses);
  await slowDown(page, { processor: PROCESSOR });
  for (let press = 0; press < PRESSES; press += 1) {
    await pressByHand(page, page.getByRole("button"));
    await pause(page, BETWEEN);
  }
  const times = await noted(page);
  await context.close();
  return times;
}

/** Milliseconds from press to paint, for a run of presses on whatever the game offers. */
export async function pressTimes(browser, address) {
  const { context, page } = await phone(browser);
  await page.addInitScript(notePresses);
  await page.goto(address);
  await untilReady(page);
  await playNow(page);
  await slowDown(page, { processor: PROCESSOR });
  for (let press = 0; press < PRESSES; press += 1) {
    await pressOn(page, press, (button) => pressByHand(page, button));
    await pause(page, BETWEEN);
  }
  const times = await noted(page);
  await context.close();
  return times;
}
