/**
 * `cargo xtask budget`: measures the site in a slowed-down browser, and the engine in the browser against the engine
 * outside it. Prints a table for docs/performance.md and ends with an error when a bar is missed.
 *
 * The build sets WIRE_BYTES and WIRE_LIMIT, what a visit needs before its first decision and the most that may be, and THICKET, the command line
 * of the engine.
 */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  freshProfile,
  openBrowser,
  playNow,
  pressOn,
  serve,
  slowDown,
  untilReady,
} from "./harness.js";

/** A phone of the slower sort, against this machine. */
const PROCESSOR = 4;

/** A 4G network of the middling sort. */
const NETWORK = { megabits: 9, latency: 165 };

/** One of the slowest, measured without a bar. */
const SLOW_NETWORK = { megabits: 1.6, latency: 150 };

/** Where the build puts the engine for the browser. */
const ENGINE = fileURLToPath(new URL("../../www/pkg/", import.meta.url));

/** How often the site is opened with nothing stored. */
const VISITS = 5;

/** How many presses are measured. */
const PRESSES = 100;

/** How long a press lasts, from down to up, in milliseconds. */
const HELD = 70;

/** How long nothing is pressed after a press is painted, in milliseconds. */
const BETWEEN = 150;

/**
 * How often the engine is measured on either side, in turns; the best of each counts. Other work on a machine slows one
 * side or the other for seconds at a time, so there have to be rounds enough for either to be left alone once.
 */
const ROUNDS = 10;

/** How long it plays each time, in seconds. */
const PLAYING = 1;

const BARS = { wire: Number(process.env.WIRE_LIMIT), load: 2500, press: 50, speed: 0.7 };

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

/** Milliseconds until the first decision can be answered, for a visitor with nothing stored. */
async function coldLoad(browser, address, network) {
  const { context, page } = await freshProfile(browser, { size: "phone" });
  await page.addInitScript(hurry);
  await slowDown(page, { processor: PROCESSOR, ...network });
  await page.goto(address);
  const answerable = await page.waitForFunction(() => globalThis.answerableAt);
  const time = await answerable.jsonValue();
  await context.close();
  return time;
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

/** Milliseconds from press to paint, for a run of presses on whatever the game offers. */
async function pressTimes(browser, address) {
  const { context, page } = await freshProfile(browser, { size: "phone" });
  await page.addInitScript(notePresses);
  await page.goto(address);
  await untilReady(page);
  await playNow(page);
  await slowDown(page, { processor: PROCESSOR });
  for (let press = 0; press < PRESSES; press += 1) {
    await pressOn(page, press, (button) => pressByHand(page, button));
    await pause(page, BETWEEN);
  }
  const noted = await page.evaluate(() => [...globalThis.presses.values()]);
  await context.close();
  // The browser does not report what took less than two frames; 16 ms is the most such a press can have taken.
  return [...noted, ...Array(Math.max(0, PRESSES - noted.length)).fill(16)];
}

/** Decisions a second by number of seats, outside the browser. */
function speedOutside() {
  const options = ["bench", "--seconds", String(PLAYING), "--json"];
  const { by_seats: bySeats } = JSON.parse(execFileSync(process.env.THICKET, options));
  return Object.entries(bySeats).map(([seats, figures]) => [
    Number(seats),
    figures.decisions_per_second,
  ]);
}

/** Decisions a second in the browser, for the table that `thicket bench` plays at. */
function speedInside(page, seats) {
  return page.evaluate(
    async ([count, seconds]) => {
      const engine = await import(new URL("./thicket.js", document.baseURI).href);
      await engine.default({ module_or_path: new URL("./thicket_bg.wasm", document.baseURI) });
      const factions = engine.catalogue().factions.slice(0, count);
      const setup = {
        map: "autumn",
        deck: "base",
        seed: "0",
        seats: factions.map(({ key }) => ({ faction: key })),
      };
      const start = performance.now();
      let decisions = 0;
      while (performance.now() - start < seconds * 1000) {
        decisions += engine.playouts(setup, 200);
      }
      return (decisions * 1000) / (performance.now() - start);
    },
    [seats, PLAYING],
  );
}

/** The best speeds inside and outside the browser, by number of seats. */
async function speeds(browser) {
  // The finished site has the engine inside its one module; here it is asked alone.
  const alone = await serve({ folder: ENGINE });
  const { context, page } = await freshProfile(browser);
  await page.goto(`${alone.address}thicket.js`);
  const best = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [seats, outside] of speedOutside()) {
      const inside = await speedInside(page, seats);
      const known = best.get(seats) ?? { inside: 0, outside: 0 };
      best.set(seats, {
        inside: Math.max(known.inside, inside),
        outside: Math.max(known.outside, outside),
      });
    }
  }
  await context.close();
  await alone.stop();
  return best;
}

/** The value below which a share of the numbers lies. */
function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** How many programs share a processor core just now: times are too long by about that factor. */
function crowd() {
  const start = process.hrtime.bigint();
  const before = process.cpuUsage();
  while (process.hrtime.bigint() - start < 500_000_000n);
  const { user, system } = process.cpuUsage(before);
  return 500_000 / (user + system);
}

const crowds = [crowd()];
const server = await serve();
const browser = await openBrowser();
const loads = [];
const slowLoads = [];
let presses;
let engines;
try {
  for (let visit = 0; visit < VISITS; visit += 1) {
    loads.push(await coldLoad(browser, server.address, NETWORK));
    slowLoads.push(await coldLoad(browser, server.address, SLOW_NETWORK));
  }
  presses = await pressTimes(browser, server.address);
  engines = await speeds(browser);
} finally {
  await browser.close();
  await server.stop();
}
crowds.push(crowd());
const busy = Math.max(...crowds);

/** A row whose number must not be above the bar. */
const atMost = (what, measured, bar) => ({
  what,
  measured: Math.round(measured),
  bar: `at most ${bar}`,
  kept: measured <= bar,
});
const rows = [
  atMost(
    "before the first decision, bytes over the wire",
    Number(process.env.WIRE_BYTES),
    BARS.wire,
  ),
  atMost("first decision, cold load, ms (median)", percentile(loads, 0.5), BARS.load),
  atMost("press to painted, ms (95 of 100)", percentile(presses, 0.95), BARS.press),
];
const notes = [
  `processor slowed ${PROCESSOR} times, loads at ${NETWORK.megabits} Mbit/s and ${NETWORK.latency} ms`,
  `Chromium ${browser.version()}`,
  `all loads: ${loads.map(Math.round).join(", ")} ms`,
  `at ${SLOW_NETWORK.megabits} Mbit/s and ${SLOW_NETWORK.latency} ms, median of as many loads: ` +
    `${Math.round(percentile(slowLoads, 0.5))} ms`,
  `slowest of ${presses.length} presses: ${Math.max(...presses)} ms`,
];
for (const [seats, { inside, outside }] of engines) {
  rows.push({
    what: `engine in the browser against outside, ${seats} seats`,
    measured: (inside / outside).toFixed(2),
    bar: `at least ${BARS.speed}`,
    kept: inside / outside >= BARS.speed,
  });
  const [a, b] = [inside, outside].map((speed) => Math.round(speed / 1000));
  notes.push(`${seats} seats: ${a} thousand decisions a second in the browser, ${b} outside`);
}
console.log("| what | measured | bar | |\n| --- | ---: | ---: | --- |");
for (const { what, measured, bar, kept } of rows) {
  console.log(`| ${what} | ${measured} | ${bar} | ${kept ? "kept" : "MISSED"} |`);
}
console.log(`\n${notes.map((note) => `- ${note}`).join("\n")}`);
if (busy > 1.3) {
  console.log(
    `The machine was busy (${busy.toFixed(1)} programs to a core): measure again when it is not.`,
  );
}
process.exitCode = rows.every(({ kept }) => kept) ? 0 : 1;
