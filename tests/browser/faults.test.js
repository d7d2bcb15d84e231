/** Faults on purpose: what was kept is broken, full or silent, a link comes from elsewhere, a part of the page is missing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aSite, keptTables, playNow, pressOn, until, untilReady } from "./harness.js";

const site = aSite();

/** A page of the site in a profile of its own, with a script that runs before it. */
async function opened(t, script, argument) {
  const { context, page } = await site.profile();
  t.after(() => context.close());
  if (script) await context.addInitScript(script, argument);
  await page.goto(site.address);
  return page;
}

/** Puts something into the store of tables as it is. */
function putRaw(page, record) {
  return page.evaluate(
    (one) =>
      new Promise((done, failed) => {
        const request = indexedDB.open("thicket", 1);
        request.onsuccess = () => {
          const transaction = request.result.transaction("tables", "readwrite");
          transaction.objectStore("tables").put(one);
          transaction.oncomplete = () => done(request.result.close());
          transaction.onerror = () => failed(transaction.error);
        };
      }),
    record,
  );
}

/** A table with a few choices made, kept on the device. */
async function playSome(page, presses = 3) {
  await untilReady(page);
  await playNow(page);
  for (let n = 0; n < presses; n += 1) await pressOn(page, n);
  // The address follows a moment after the last choice.
  await page.waitForTimeout(600);
  await until(page, () => location.hash.length > 20);
}

test("a record that is no table is set aside, named and saved as a file; the others are listed", async (t) => {
  const page = await opened(t);
  await playSome(page);
  const broken = [
    { id: "no-setup", touched: 1 },
    { id: "no-seats", text: "{}", setup: { map: "autumn", deck: "base", seed: "1", seats: [] } },
    {
      id: "unknown",
      text: "{}",
      setup: { map: "autumn", deck: "base", seed: "1", seats: [{ faction: "moles" }, {}] },
    },
  ];
  for (const record of broken) await putRaw(page, record);
  // A table whose other members make no sense is a table all the same.
  const [table] = await keptTables(page).then((all) => all.filter(({ text }) => text?.length > 10));
  await putRaw(page, {
    ...table,
    scores: 7,
    touched: "x",
    reasons: [null, { turn: 1 }],
    orders: [3],
    round: {},
  });
  await page.goto("about:blank");
  await page.goto(site.address);
  await untilReady(page);
  assert.equal(await page.locator("[data-unreadable]").count(), broken.length);
  assert.equal(await page.locator(".table-card[data-table]").count(), 1);
  const download = page.waitForEvent("download");
  await page.locator("[data-unreadable='no-setup'] button").first().click();
  assert.equal((await download).suggestedFilename(), "thicket-unreadable.json");
  await page.locator("[data-unreadable='no-setup'] button").last().click();
  await page.locator("[data-unreadable='no-setup']").waitFor({ state: "detached" });
  await page.locator(".table-open").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
});

test("settings that make no sense are the usual ones", async (t) => {
  const kept = {
    theme: 3,
    speed: "warp",
    mapText: null,
    layers: { a: 1 },
    keys: { undo: 7 },
    peek: "yes",
    pace: [],
  };
  const page = await opened(
    t,
    (text) => localStorage.setItem("thicket.settings", text),
    JSON.stringify(kept),
  );
  await playSome(page);
});

test("what is in the address and is none does no harm", async (t) => {
  const page = await opened(t);
  await untilReady(page);
  for (const text of ["%", "%E0%A4%A", "law=%", "p2.a.b.t.0.éaaaaaa", "x".repeat(60_000)]) {
    await page.goto("about:blank");
    await page.goto(`${site.address}#${text}`);
    await untilReady(page);
    await page.locator("#sheet[open]").waitFor();
  }
});

test("another table's link in the address of an open table opens its card and loses neither", async (t) => {
  const page = await opened(t);
  await playSome(page, 2);
  const other = await page.evaluate(() => location.hash);
  await page.goto("about:blank");
  await page.goto(site.address);
  await playSome(page, 4);
  const own = await page.evaluate(() => location.hash);
  assert.notEqual(own, other);
  await page.evaluate((hash) => (location.hash = hash), other);
  await page.locator("#link-add").waitFor();
  assert.equal(await page.evaluate(() => location.hash), own);
  await page.locator("#link-add").click();
  await page.waitForFunction((hash) => location.hash.slice(0, 3) === hash.slice(0, 3), other);
  await page.locator("#sheet[open]").waitFor({ state: "hidden" });
  assert.equal((await keptTables(page)).length, 3);
});

test("a store that never answers is given up", async (t) => {
  const page = await opened(t, () => {
    indexedDB.open = () => /** @type {any} */ ({});
  });
  await playSome(page);
  await page.getByText("does not allow keeping tables").waitFor();
});

test("with the store full the further game in the address is offered and nothing is overwritten", async (t) => {
  const page = await opened(t, () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (globalThis.storeIsFull) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await playSome(page, 2);
  await page.waitForTimeout(500);
  const kept = await keptTables(page);
  await page.evaluate(() => (globalThis.storeIsFull = true));
  for (let n = 0; n < 3; n += 1) await pressOn(page, n);
  await page.getByText("The store of this browser is full").waitFor();
  await page.waitForTimeout(500);
  const address = page.url();
  await page.reload();
  await page.locator("#link-add").waitFor();
  await page.getByText("further on than this device has kept it").waitFor();
  assert.equal(page.url(), address);
  assert.deepEqual(
    (await keptTables(page)).map(({ text }) => text),
    kept.map(({ text }) => text),
  );
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  assert.equal((await keptTables(page)).length, 2);
});

/** Lets a call into the engine end as a trap does. */
function trapping(name) {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (module, imports) => {
    const made = await instantiate.call(WebAssembly, module, imports);
    const instance = made.instance ?? made;
    const trapped = (...given) => {
      if (localStorage.getItem("trap")) throw new WebAssembly.RuntimeError("unreachable");
      return instance.exports[name](...given);
    };
    return { instance: { exports: { ...instance.exports, [name]: trapped } }, module };
  };
}

test("an engine that has stopped is replaced, and the table stands as it was", async (t) => {
  const page = await opened(t, trapping, "table_choose");
  await playSome(page);
  const kept = await keptTables(page);
  await page.evaluate(() => localStorage.setItem("trap", "1"));
  const loaded = page.waitForEvent("load");
  await pressOn(page, 5).catch(() => undefined);
  await loaded;
  await page.evaluate(() => localStorage.removeItem("trap"));
  await page.getByText("The program had stopped").waitFor();
  assert.deepEqual(
    (await keptTables(page)).map(({ text }) => text),
    kept.map(({ text }) => text),
  );
});

test("an engine that stops each time ends on a page that hands every table over", async (t) => {
  const page = await opened(t, trapping, "table_open");
  await playSome(page);
  await page.evaluate(() => localStorage.setItem("trap", "1"));
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto("about:blank");
  await page.goto(site.address);
  await page.locator("#rescue").waitFor();
  await page.waitForTimeout(1500);
  assert.ok(loads <= 5, `${loads} loads`);
  const download = page.waitForEvent("download");
  await page.locator("#rescue li button").first().click();
  assert.equal((await download).suggestedFilename(), "thicket-table.json");
});

test("a damaged engine leaves a sentence and every table as a file", async (t) => {
  const page = await opened(t);
  await playSome(page);
  await page
    .context()
    .route("**/*.wasm", (route) => route.fulfill({ status: 200, body: "no engine" }));
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.goto("about:blank");
  await page.goto(site.address);
  await page.locator("#rescue li button").first().waitFor();
});

test("a missing script leaves a sentence and a way out", async (t) => {
  const { context, page } = await site.profile();
  t.after(() => context.close());
  await context.route("**/main*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(site.address);
  await page.getByText("Thicket has not started").waitFor();
  await page.getByRole("link", { name: "the whole program as one file" }).click();
  await untilReady(page);
});
