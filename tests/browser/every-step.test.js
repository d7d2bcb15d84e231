/**
 * Faults at each step of play, save, reload and update: what was shown as made is there after a reload, or the page has
 * said that it could not be kept.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  aSite,
  copyOfSite,
  keptTables,
  playNow,
  pressOn,
  serve,
  until,
  untilReady,
} from "./harness.js";

const site = aSite();

/** A page of the site in a profile of its own, with a script that runs before it. */
async function opened(t, script) {
  const { context, page } = await site.profile();
  t.after(() => context.close());
  if (script) await context.addInitScript(script);
  await page.goto(site.address);
  await untilReady(page);
  return { context, page };
}

/** Makes some choices. */
async function press(page, presses, from = 0) {
  for (let n = from; n < from + presses; n += 1) await pressOn(page, n);
}

/** Presses on until one choice more is kept: a press may only lift the curtain or narrow what is offered. */
async function commit(page) {
  const [earlier] = await choicesKept(page);
  for (let n = 0; n < 8; n += 1) {
    await pressOn(page, n);
    await page.waitForTimeout(150);
    if ((await choicesKept(page))[0] > earlier) return;
  }
  assert.fail("eight presses were no choice");
}

/** The game in the address, once it has followed the last choice. */
async function address(page) {
  await page.waitForTimeout(600);
  return page.evaluate(() => location.hash);
}

/** How many choices each kept table has. */
async function choicesKept(page) {
  return (await keptTables(page)).map(({ text }) => JSON.parse(text).choices.length);
}

/** Opens the only kept table from the front page, without its address. */
async function reopen(page) {
  await page.goto("about:blank");
  await page.goto(site.address);
  await untilReady(page);
  await page.locator(".table-open").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
}

/** Lets writes to the store fail, from one to another of them, as the local store says. */
function failingStore() {
  const put = IDBObjectStore.prototype.put;
  let calls = 0;
  IDBObjectStore.prototype.put = function (...given) {
    const fault = JSON.parse(localStorage.getItem("fault") ?? "null");
    calls += 1;
    if (!fault || calls < fault.from || (fault.to && calls > fault.to)) {
      return put.apply(this, given);
    }
    if (fault.how === "throws") throw new DOMException("full", "QuotaExceededError");
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  };
}

for (const how of ["throws", "aborts"]) {
  for (const [which, from, to] of [
    ["each write", 1],
    ["the first write", 1, 1],
    ["the second write", 2, 2],
    ["each write from the third on", 3],
  ]) {
    test(`a store of which ${which} ${how}: the table is there after a reload, or the page has said so`, async (t) => {
      const { page } = await opened(t, failingStore);
      const fault = JSON.stringify({ how, from, to });
      await page.evaluate((one) => localStorage.setItem("fault", one), fault);
      await playNow(page);
      await press(page, 6);
      const shown = await address(page);
      const notice = page.getByText(/store of this browser is full|does not allow keeping tables/);
      // What failed and was written with the next choice is kept, and nobody need worry.
      assert.equal(await notice.isVisible(), !to);
      await page.evaluate(() => localStorage.removeItem("fault"));
      // The address has it in any case.
      await page.reload();
      await untilReady(page);
      assert.equal(await address(page), shown);
      if (to) {
        await reopen(page);
        assert.equal(await address(page), shown);
      }
    });
  }
}

test("a tab that is killed in the middle of a save loses at most the choice it was saving", async (t) => {
  for (const wait of [0, 10, 30, 45, 80]) {
    const { context, page } = await opened(t);
    await playNow(page);
    await press(page, 3);
    await commit(page);
    const [earlier] = await choicesKept(page);
    const curtain = page.locator("#curtain-open");
    const options = page.locator(
      ["#options .option:not(.dim)", "#options [data-option-index]", "#actions [data-option-index]"]
        .map((way) => `${way}:visible`)
        .join(),
    );
    await curtain.or(options).first().waitFor();
    if (await curtain.isVisible()) await pressOn(page, 0);
    await options.first().click({ noWaitAfter: true });
    await page.waitForTimeout(wait);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    // Nobody is left to answer this.
    session.send("Page.crash").catch(() => undefined);
    await crashed;

    const again = await context.newPage();
    await again.goto(site.address);
    await untilReady(again);
    const [found, ...more] = await choicesKept(again);
    assert.deepEqual(more, []);
    assert.ok(
      found === earlier || found === earlier + 1,
      `${found} choices, ${earlier} before the last`,
    );
    await again.locator(".table-open").click();
    await again.waitForFunction(() => document.documentElement.dataset.table === "1");
    await context.close();
  }
});

test("two tabs: one plays, the other looks and takes over, and nothing of either is lost", async (t) => {
  const { context, page } = await opened(t);
  await playNow(page);
  await commit(page);
  const link = await address(page);
  const other = await context.newPage();
  await other.goto(site.address);
  await untilReady(other);
  await other.locator(".table-open").click();
  await other.getByText("This table is open in another tab.").waitFor();

  // The first goes on; what it did a moment before it is taken away comes along.
  await commit(page);
  const [made] = await choicesKept(page);
  await other.getByRole("button", { name: "Take over" }).first().click();
  await page.getByText("This table is open in another tab.").waitFor();
  await other.getByText("This table is open in another tab.").waitFor({ state: "hidden" });
  const taken = await address(other);
  assert.notEqual(taken, link);
  assert.equal(taken, await address(page));
  await commit(other);
  const [further] = await choicesKept(other);
  assert.ok(further > made);
  assert.equal((await keptTables(other)).length, 1);

  // The first tab cannot play on by mistake: it only looks.
  assert.equal(await page.locator("#options [data-option-index]:visible").count(), 0);
  await page.reload();
  await untilReady(page);
  assert.deepEqual(await choicesKept(page), [further]);
});

test("two tabs with a table each keep both", async (t) => {
  const { context, page } = await opened(t);
  await playNow(page);
  const other = await context.newPage();
  await other.goto(site.address);
  await untilReady(other);
  await playNow(other);
  for (let n = 0; n < 3; n += 1) {
    await pressOn(page, n);
    await pressOn(other, n);
  }
  await Promise.all([address(page), address(other)]);
  const [one, two] = await choicesKept(page);
  assert.ok(one >= 2 && two >= 2, `${one} and ${two} choices`);
});

test("a clock that is set back loses nothing", async (t) => {
  const { page } = await opened(t, () => {
    const now = Date.now;
    Date.now = () => now() - Number(localStorage.getItem("back") ?? 0);
  });
  await playNow(page);
  await press(page, 2);
  await page.evaluate(() => localStorage.setItem("back", String(400 * 24 * 60 * 60 * 1000)));
  await press(page, 2, 2);
  const shown = await address(page);
  await page.reload();
  await untilReady(page);
  assert.equal(await address(page), shown);
  await reopen(page);
  assert.equal(await address(page), shown);
});

/** Lets one call into the engine end as a trap does, as the local store says. */
function trapping() {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (module, imports) => {
    const made = await instantiate.call(WebAssembly, module, imports);
    const instance = made.instance ?? made;
    const exports = {};
    for (const [name, call] of Object.entries(instance.exports)) {
      exports[name] = !name.startsWith("table_")
        ? call
        : (...given) => {
            if (localStorage.getItem("trap") === name) {
              throw new WebAssembly.RuntimeError("unreachable");
            }
            return call(...given);
          };
    }
    return { instance: { exports }, module };
  };
}

/** Takes the trap away, whatever the page is about. */
async function untrap(page) {
  for (let n = 0; n < 40; n += 1) {
    try {
      await page.evaluate(() => localStorage.removeItem("trap"));
      return;
    } catch {
      await page.waitForTimeout(50);
    }
  }
  assert.fail("the page never stood still");
}

// What a press asks of the engine, one after the other: the choice, what is shown, what is kept, what is in the address.
for (const call of ["choose", "decision", "view", "log", "undo_state", "save", "game_link"]) {
  test(`an engine that stops at "${call}" is replaced and loses no more than the choice being made`, async (t) => {
    const { context, page: broken } = await opened(t, trapping);
    await playNow(broken);
    await press(broken, 3);
    await broken.waitForTimeout(300);
    const [earlier] = await choicesKept(broken);
    const loaded = broken.waitForEvent("load");
    await broken.evaluate((name) => localStorage.setItem("trap", name), `table_${call}`);
    await pressOn(broken, 3).catch(() => undefined);
    await loaded;
    // It may fail again at its start, and load once more.
    await untrap(broken);
    // However often it fails meanwhile, there is a page with the table on it, as a game or as a file.
    // A page of its own: the broken one may be loading anew at this moment, and then goes nowhere else.
    await broken.close();
    const page = await context.newPage();
    await page.goto(site.address);
    await untilReady(page);
    const [found] = await choicesKept(page);
    assert.ok(found === earlier || found === earlier + 1, `${found} choices, ${earlier} before`);
    // The page opens the table by itself where it has not told of the failure yet.
    const isOpen = () => page.evaluate(() => document.documentElement.dataset.table === "1");
    if (!(await isOpen())) await page.locator(".table-open").click();
    await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  });
}

/** Opens a site and waits until its worker is active. */
async function withWorker(page, at) {
  await page.goto(at);
  await untilReady(page);
  await until(page, async () => (await navigator.serviceWorker.ready).active.state === "activated");
}

/** A copy of the site whose service worker begins with this. */
async function siteWith(t, script) {
  const folder = copyOfSite(t);
  const file = join(folder, "sw.js");
  writeFileSync(file, `${script}\n${readFileSync(file, "utf8")}`);
  const own = await serve({ folder });
  t.after(own.stop);
  return own;
}

for (const [what, script] of [
  ["cannot be read", 'Cache.prototype.match = async () => { throw new Error("broken"); };'],
  [
    "cannot be opened once it is filled",
    `const open = caches.open.bind(caches);
    addEventListener("activate", () => { caches.open = async () => { throw new Error("broken"); }; });
    addEventListener("fetch", () => { caches.open = async () => { throw new Error("broken"); }; });`,
  ],
  [
    "cannot be filled",
    'Cache.prototype.addAll = async () => { throw new DOMException("full", "QuotaExceededError"); };',
  ],
]) {
  test(`a cache that ${what} leaves a page that works with a network`, async (t) => {
    const own = await siteWith(t, script);
    const { context, page } = await site.profile();
    t.after(() => context.close());
    if (what === "cannot be filled") {
      await page.goto(own.address);
      await untilReady(page);
      await page.waitForTimeout(500);
    } else {
      await withWorker(page, own.address);
    }
    await page.reload();
    await untilReady(page);
    await playNow(page);
    await press(page, 2);
    const shown = await address(page);
    await page.reload();
    await untilReady(page);
    assert.equal(await address(page), shown);
  });
}

test("an update that cannot be fetched changes nothing, and the table goes on", async (t) => {
  const folder = copyOfSite(t);
  const own = await serve({ folder });
  t.after(own.stop);
  const { context, page } = await site.profile();
  t.after(() => context.close());
  await withWorker(page, own.address);
  await page.reload();
  await untilReady(page);
  await playNow(page);
  await press(page, 2);
  const shown = await address(page);
  const file = join(folder, "sw.js");
  const worker = readFileSync(file, "utf8");
  assert.ok(worker.includes("cache.addAll("));
  const attempts = [
    worker
      .replace(/const VERSION = "[^"]*"/, 'const VERSION = "second"')
      .replace(/sha256-(.)/, (_, first) => `sha256-${first === "0" ? "1" : "0"}`),
    "this is no script (",
    `addEventListener("install", () => { throw new Error("broken"); });\n${worker.replace(
      "cache.addAll(",
      "cache.add(",
    )}`,
  ];
  for (const attempt of attempts) {
    writeFileSync(file, attempt);
    const waits = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      // Whether it came to something is known only when its installation has ended.
      const found = registration.installing;
      while (found?.state === "installing") {
        await new Promise((done) => found.addEventListener("statechange", done, { once: true }));
      }
      return registration.waiting !== null;
    });
    assert.equal(waits, false);
    await page.reload();
    await untilReady(page);
    assert.equal(await address(page), shown);
  }
  await own.stop();
  await page.reload();
  await untilReady(page);
  assert.equal(await address(page), shown);
});
