/**
 * `cargo xtask budget`: measures the site in each Chromium there is, slowed down, beside a page with one button; and the
 * engine in the browser against the engine outside it. Prints tables for docs/performance.md and ends with an error when a
 * bar is missed.
 *
 * The build sets WIRE_BYTES and WIRE_LIMIT, what a visit needs before its first decision and the most that may be,
 * THICKET, the command line of the engine, FAST_ENGINE, the folder of the engine in which bots think, and CHROMIUMS, the
 * browsers, one a line.
 */

import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { freshProfile, openBrowser, serve } from "./harness.js";
import { PROCESSOR, buttonTimes, coldLoad, pressTimes } from "./measuring.js";

/** A 4G network of the middling sort. */
const NETWORK = { megabits: 9, latency: 165 };

/** One of the slowest, measured without a bar. */
const SLOW_NETWORK = { megabits: 1.6, latency: 150 };

/** How often the site is opened with nothing stored. */
const VISITS = 5;

/** In how many visits presses are measured. As with loads the middle one counts: other work on a machine slows some of them. */
const RUNS = 3;

/**
 * How often the engine is measured on either side, in turns; the best of each counts. Other work on a machine slows one
 * side or the other for seconds at a time, so there have to be rounds enough for either to be left alone once.
 */
const ROUNDS = 10;

/** How long it plays each time, in seconds. */
const PLAYING = 1;

/**
 * Milliseconds, but for bytes and shares. A press may take so long at most, and in any browser so much more than the page
 * with one button: a browser without a graphics processor takes long even for that.
 */
const BARS = {
  wire: Number(process.env.WIRE_LIMIT),
  blank: 1000,
  load: 2000,
  press: 50,
  more: 40,
  speed: 0.7,
};

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
  const alone = await serve({ folder: process.env.FAST_ENGINE });
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

/** The time that 95 of 100 presses keep, in the middle one of several runs. */
function middle(runs) {
  return percentile(
    runs.map((run) => percentile(run, 0.95)),
    0.5,
  );
}

/** How many programs share a processor core just now: times are too long by about that factor. */
function crowd() {
  const start = process.hrtime.bigint();
  const before = process.cpuUsage();
  while (process.hrtime.bigint() - start < 500_000_000n);
  const { user, system } = process.cpuUsage(before);
  return 500_000 / (user + system);
}

/** Everything that one browser is measured by. The first is the one whose engine is measured as well. */
async function measured(executablePath, address, isFirst) {
  const browser = await openBrowser({ executablePath });
  const [loads, slowLoads] = [[], []];
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      loads.push(await coldLoad(browser, address, NETWORK));
      slowLoads.push(await coldLoad(browser, address, SLOW_NETWORK));
    }
    const button = await buttonTimes(browser);
    const presses = [];
    for (let run = 0; run < RUNS; run += 1) presses.push(await pressTimes(browser, address));
    const engines = isFirst ? await speeds(browser) : new Map();
    const name = `${basename(executablePath)} ${browser.version()}`;
    return { name, loads, slowLoads, button, presses, engines };
  } finally {
    await browser.close();
  }
}

/** A row whose number must not be above the bar. */
const atMost = (what, number, bar) => ({
  what,
  measured: Math.round(number),
  bar: `at most ${bar}`,
  kept: number <= bar,
});

/** The rows of one browser. */
function rowsOf({ loads, button, presses }, isFirst) {
  const [alone, here] = [percentile(button, 0.95), middle(presses)];
  const blank = Math.max(...loads.map(({ blank: time }) => time));
  const load = percentile(
    loads.map(({ answerable }) => answerable),
    0.5,
  );
  return [
    atMost("blank on a cold visit, ms (longest)", blank, BARS.blank),
    atMost("first decision on a cold visit, ms (median)", load, BARS.load),
    ...(isFirst ? [atMost("press to painted, ms (95 of 100, median)", here, BARS.press)] : []),
    atMost("more than a page with one button, ms (95 of 100, median)", here - alone, BARS.more),
  ];
}

/** What else one browser showed. */
function notesOf({ loads, slowLoads, button, presses }) {
  const times = (visits) => visits.map(({ answerable }) => Math.round(answerable)).join(", ");
  const alone = percentile(button, 0.95);
  const here = presses.map((run) => percentile(run, 0.95));
  return [
    `all loads: ${times(loads)} ms`,
    `at ${SLOW_NETWORK.megabits} Mbit/s and ${SLOW_NETWORK.latency} ms: ${times(slowLoads)} ms`,
    `press to painted, 95 of 100: ${here.join(", ")} ms, on the page with one button ${alone} ms`,
    `slowest of all presses: ${Math.max(...presses.flat())} ms, with one button ${Math.max(...button)} ms`,
  ];
}

/** The rows of the engine in the browser, and what they are made of. */
function engineRows(engines) {
  return [...engines].map(([seats, { inside, outside }]) => {
    const [a, b] = [inside, outside].map((speed) => Math.round(speed / 1000));
    return {
      what: `engine in the browser against outside, ${seats} seats (${a} and ${b} thousand decisions a second)`,
      measured: (inside / outside).toFixed(2),
      bar: `at least ${BARS.speed}`,
      kept: inside / outside >= BARS.speed,
    };
  });
}

function printTable(rows) {
  console.log("| what | measured | bar | |\n| --- | ---: | ---: | --- |");
  for (const { what, measured: number, bar, kept } of rows) {
    console.log(`| ${what} | ${number} | ${bar} | ${kept ? "kept" : "MISSED"} |`);
  }
}

const crowds = [crowd()];
const server = await serve();
const wire = Number(process.env.WIRE_BYTES);
const all = [atMost("before the first decision, bytes over the wire", wire, BARS.wire)];
console.log(
  `Processor slowed ${PROCESSOR} times, loads at ${NETWORK.megabits} Mbit/s and ${NETWORK.latency} ms.\n`,
);
printTable(all);
try {
  for (const [place, path] of process.env.CHROMIUMS.split("\n").entries()) {
    const found = await measured(path, server.address, place === 0);
    const rows = [...rowsOf(found, place === 0), ...engineRows(found.engines)];
    all.push(...rows);
    console.log(`\n${found.name}\n`);
    printTable(rows);
    console.log(
      `\n${notesOf(found)
        .map((note) => `- ${note}`)
        .join("\n")}`,
    );
  }
} finally {
  await server.stop();
}
crowds.push(crowd());
const busy = Math.max(...crowds);
if (busy > 1.3) {
  console.log(
    `The machine was busy (${busy.toFixed(1)} programs to a core): measure again when it is not.`,
  );
}
process.exitCode = all.every(({ kept }) => kept) ? 0 : 1;
