/**
 * What the tests in a real browser share: a static server under a sub-path, browsers of several sizes with nothing
 * stored in them, and a record of everything that went wrong in a page.
 *
 * `cargo xtask test` sets two variables: CHROMIUM, the browser, and XTASK, the program that serves a folder.
 */

import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The finished site. */
export const DIST = join(ROOT, "dist");

/** The whole site as one file. */
export const SINGLE_FILE = join(DIST, "thicket.html");

/** Where the site stands on its host in most tests: not at the top, because it must not matter. */
export const PREFIX = "/some/where/";

/** The longest that anything in a page may take, in milliseconds; far above what it does take. */
export const PATIENCE = 40_000;

/** The three layouts, as a browser context sees them. */
export const SIZES = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 1, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

function variable(name) {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set; cargo xtask test sets it`);
  }
  return value;
}

/**
 * Serves a folder as a static host does.
 * @param {{ folder?: string, prefix?: string, port?: number }} [options]
 * @returns {Promise<{ address: string, port: number, stop: () => Promise<void> }>}
 */
export async function serve({ folder = DIST, prefix = PREFIX, port = 0 } = {}) {
  const options = ["serve", "--dir", folder, "--prefix", prefix, "--port", String(port)];
  const server = spawn(variable("XTASK"), options, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    server.kill();
    await ended;
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) {
      return { address, port: Number(new URL(address).port), stop };
    }
  }
  throw new Error("the server ended before it named its address");
}

/** Starts a browser; whoever does closes it. */
export function openBrowser(options = {}) {
  return chromium.launch({ executablePath: variable("CHROMIUM"), ...options });
}

/**
 * A fresh profile with one page, and everything that goes wrong in it: errors, failed requests, answers that are not
 * there, and requests that leave for another host.
 * @param {import("playwright-core").Browser} browser
 * @param {{ size?: keyof typeof SIZES, more?: import("playwright-core").BrowserContextOptions }} [options]
 */
export async function freshProfile(browser, { size = "desktop", more = {} } = {}) {
  const context = await browser.newContext({ ...SIZES[size], ...more });
  context.setDefaultTimeout(PATIENCE);
  const problems = [];
  context.on("page", (page) => watch(page, problems));
  const page = await context.newPage();
  return { context, page, problems };
}

/**
 * A browser for the tests of a file: started before the first of them, closed after the last.
 * @returns {{ profile: (options?: Parameters<typeof freshProfile>[1]) => ReturnType<typeof freshProfile> }}
 */
export function aBrowser() {
  /** @type {import("playwright-core").Browser | undefined} */
  let browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());
  return { profile: (options) => freshProfile(browser, options) };
}

/** The same with the site on a host. */
export function aSite() {
  /** @type {Awaited<ReturnType<typeof serve>> | undefined} */
  let server;
  before(async () => {
    server = await serve();
  });
  after(() => server?.stop());
  const { profile } = aBrowser();
  const site = {
    profile,
    get address() {
      return server.address;
    },
    /**
     * A fresh profile at a table that is written down as in a scenario, as the person whose turn it is.
     * @param {string[]} lines
     * @param {Parameters<typeof profile>[0]} [options]
     */
    async table(lines, options) {
      const fresh = await profile(options);
      await openLink(fresh.page, site, linkTo(lines));
      return fresh;
    },
  };
  return site;
}

function watch(page, problems) {
  page.on("pageerror", (error) => problems.push(`error: ${error.stack ?? error}`));
  page.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("requestfailed", (request) => {
    // Whoever goes on before everything has come wants none of it any more.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") {
      problems.push(`left for another host: ${request.url()}`);
    }
  });
}

/**
 * Waits until the first decision of the table in a page can be answered.
 * @param {import("playwright-core").Page} page
 */
export function untilReady(page) {
  return page.waitForFunction(() => document.documentElement.dataset.ready === "1");
}

/**
 * Waits until a function in the page says yes. It may be asynchronous, which Playwright's own wait does not wait for.
 * @param {import("playwright-core").Page} page
 * @param {() => unknown} holds
 */
export async function until(page, holds) {
  let timer;
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${holds}`)), PATIENCE);
  });
  try {
    while (!(await Promise.race([page.evaluate(holds), end]))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts a table from the front sheet, the quickest way there is: for two people, or for one against bots.
 * @param {import("playwright-core").Page} page
 * @param {{ bots?: boolean }} [how]
 */
export async function playNow(page, { bots = false } = {}) {
  await page.locator(bots ? "#way-play-now" : "#way-pass-and-play").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

/**
 * Gives a seat of the set-up page a faction.
 * @param {import("playwright-core").Page} page
 * @param {number} seat
 * @param {string} faction
 */
export async function chooseFaction(page, seat, faction) {
  await page.locator(`#faction-${seat}`).click();
  await page.locator(`#sheet [data-faction="${faction}"]`).click();
  await page.locator(`.seat-card[data-faction="${faction}"]`).waitFor();
}

/**
 * Presses one thing that takes the game on: the curtain, what a sheet asks, or one of the options. Which one goes by
 * the number, so that a run of presses is the same each time.
 * @param {import("playwright-core").Page} page
 * @param {number} number
 * @param {(button: import("playwright-core").Locator) => Promise<void>} [press]
 */
export async function pressOn(page, number, press = (button) => button.click()) {
  const curtain = page.locator("#curtain-open");
  const ways = page.locator(
    ["#options .option:not(.dim)", "#options [data-option-index]", "#actions [data-option-index]"]
      .map((way) => `${way}:visible`)
      .join(),
  );
  // A sheet of all options may have some that ask for more before they are one.
  const asked = page.locator(
    ["[data-option-index]", ".option:not(.dim)"].map((one) => `#sheet[open] ${one}:visible`).join(),
  );
  await curtain.or(ways).or(asked).first().waitFor();
  if (await curtain.isVisible()) {
    await hold(page, curtain);
  } else if (await asked.count()) {
    await press(asked.first());
  } else {
    await press(ways.nth((number * 7) % (await ways.count())));
  }
  await painted(page);
}

/**
 * The link to a position that is written down as in a scenario.
 * @param {string[]} lines
 */
export function linkTo(lines) {
  const options = { encoding: "utf8", input: lines.join("\n") };
  return execFileSync(variable("THICKET"), ["link", "encode", "-"], options).trim();
}

/**
 * Waits until everything that follows from a press is on the page: the map, the hand, the boards and the log are drawn
 * when the answer to it has been painted.
 * @param {import("playwright-core").Page} page
 */
export function painted(page) {
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}

/**
 * Opens a link as a new table, as the person whose turn it is.
 * @param {import("playwright-core").Page} page
 * @param {{ address: string }} site
 * @param {string} link
 */
export async function openLink(page, site, link) {
  await page.goto(`${site.address}#${link}`);
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await liftCurtain(page);
}

/**
 * Lets the person look whom a curtain asks for, where one is down.
 * @param {import("playwright-core").Page} page
 */
export async function liftCurtain(page) {
  await painted(page);
  const curtain = page.locator("#curtain-open");
  if (await curtain.isVisible()) await hold(page, curtain);
}

/**
 * Presses and holds, as the curtain and a rewinding want it, until the button has taken that for an answer.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Locator} button
 */
export async function hold(page, button) {
  await button.hover();
  await page.mouse.down();
  await button.waitFor({ state: "hidden" });
  await page.mouse.up();
  await painted(page);
}

/**
 * Keeps a picture of a page among the artefacts of the run.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
export async function picture(page, name) {
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  await page.screenshot({ path: join(ROOT, "test-results", `${name}.png`) });
}

/**
 * What of some elements reaches beyond the page, or is cut inside of a button, a heading or a line that ends in dots.
 * @param {import("playwright-core").Page} page
 * @param {string} which
 * @returns {Promise<string[]>}
 */
export function cutOff(page, which) {
  return page.evaluate((selector) => {
    const edge = document.documentElement.clientWidth;
    const seen = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.getClientRects().length &&
        !element.closest(".unseen, .starting, svg, .clause, details:not([open])"),
    );
    const beyond = seen.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > edge + 1;
    });
    /** Whether words inside an element reach beyond it; areas to touch may. */
    const spills = (element) => {
      const { left, right } = element.getBoundingClientRect();
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        if (words.currentNode.parentElement.closest(".unseen, svg, .clause")) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const isOut = (at) => at.width > 0 && (at.left < left - 1 || at.right > right + 1);
        if ([...range.getClientRects()].some(isOut)) return true;
      }
      return false;
    };
    const cut = seen.filter((element) => {
      const { display, textOverflow } = getComputedStyle(element);
      if (display === "inline") return false;
      const ends = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      return ends || (element.matches("button, h1, h2, h3, b, label, p") && spills(element));
    });
    return [...beyond, ...cut].map((element) => `${element.className}: ${element.textContent}`);
  }, which);
}

const axeSource = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * The serious and critical findings of an accessibility scan, one line each.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function accessibilityFindings(page) {
  // Carried in by the driver and not as a script of the page, which its security policy would refuse.
  const { readFile } = await import("node:fs/promises");
  await page.evaluate(await readFile(axeSource, "utf8"));
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
  });
}

/**
 * Makes a page as slow as a phone: the processor by a factor, the network to megabits a second and milliseconds.
 * @param {import("playwright-core").Page} page
 * @param {{ processor?: number, megabits?: number, latency?: number }} how
 */
export async function slowDown(page, { processor = 1, megabits, latency = 0 }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  if (megabits) {
    const throughput = (megabits * 1_000_000) / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
}

/**
 * A copy of the site that a test may change; removed when the test ends.
 * @param {import("node:test").TestContext} test
 */
export function copyOfSite(test) {
  const folder = mkdtempSync(join(tmpdir(), "thicket-site-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(DIST, folder, { recursive: true });
  return folder;
}

/** Everything in the page's store of tables. */
export function keptTables(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open("thicket", 1);
        request.onsuccess = () => {
          const all = request.result.transaction("tables").objectStore("tables").getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
  );
}
