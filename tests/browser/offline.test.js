/** The service worker: the site without a network, and two versions that never meet. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  aBrowser,
  chooseFaction,
  copyOfSite,
  playNow,
  serve,
  until,
  untilReady,
} from "./harness.js";

const browser = aBrowser();

/** A file of every version of the site, which a test can change without breaking anything. */
const SAMPLE = "licences.txt";

/** Opens the site and waits until the worker holds all of it. */
async function firstVisit(page, address) {
  await page.goto(address);
  await untilReady(page);
  await until(page, async () => (await navigator.serviceWorker.ready).active.state === "activated");
}

/**
 * Visits the site twice. The page of a first visit came from the host and is not the worker's; only from the second on a
 * version has pages that a new one must wait for.
 */
async function twoVisits(page, address) {
  await firstVisit(page, address);
  await page.reload();
  await untilReady(page);
}

/** What the active worker says about itself. */
function status(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data);
    });
    active.postMessage("status", [port2]);
    return answer;
  });
}

/** The last line of the sample file, as the page gets it. */
function sample(page) {
  return page.evaluate(async (file) => {
    const text = await (await fetch(`./${file}`)).text();
    return text.trimEnd().split("\n").at(-1);
  }, SAMPLE);
}

/** Changes a file of a deployed site. */
function change(folder, line) {
  const file = join(folder, SAMPLE);
  writeFileSync(file, `${readFileSync(file, "utf8")}\n${line}\n`);
}

/** Writes the checksum of the sample file and a version into the worker, as `cargo xtask dist` would. */
function publish(folder, version, content = readFileSync(join(folder, SAMPLE))) {
  const file = join(folder, "sw.js");
  const sum = createHash("sha256").update(content).digest("base64");
  const worker = readFileSync(file, "utf8")
    .replace(/const VERSION = "[^"]*"/, `const VERSION = "${version}"`)
    .replace(new RegExp(`"${SAMPLE}": "[^"]*"`), `"${SAMPLE}": "sha256-${sum}"`);
  assert.ok(worker.includes(version) && worker.includes(sum));
  writeFileSync(file, worker);
}

/** Puts a second version on the host, and lets the browser find it. */
async function publishSecond(page, folder) {
  change(folder, "the second version");
  publish(folder, "second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(page, async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Asks the version that waits to replace the old one. */
async function takeWaiting(page) {
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    waiting.postMessage("skipWaiting");
  });
}

test("after one visit the site works without its server", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  await firstVisit(page, server.address);
  assert.equal((await status(page)).complete, true);
  await server.stop();

  await page.reload();
  await untilReady(page);
  const tab = await context.newPage();
  await tab.goto(server.address);
  await untilReady(tab);
  await tab.locator("#way-set-up").click();
  await chooseFaction(tab, 0, "chameleander");
  await tab.goto(`${server.address}#law=C.5.2`);
  await tab.getByText("Mark for Death").first().waitFor();
  await context.close();
  assert.deepEqual(problems, []);
});

test("a new version waits, and replaces the old one as a whole when the player agrees", async (t) => {
  const folder = copyOfSite(t);
  const server = await serve({ folder });
  t.after(server.stop);
  const { context, page } = await browser.profile();
  await twoVisits(page, server.address);
  const { version: old } = await status(page);

  await publishSecond(page, folder);

  await page.reload();
  await untilReady(page);
  assert.equal((await status(page)).version, old);
  assert.notEqual(await sample(page), "the second version");

  await takeWaiting(page);
  await until(page, async () => (await navigator.serviceWorker.ready).waiting === null);
  // The shell may open the page anew by itself now, and one visit breaks off the other: whichever is last is waited for.
  await page.goto(server.address).catch(() => page.waitForLoadState());
  await untilReady(page);
  assert.deepEqual(await status(page), { version: "second", complete: true });
  assert.equal(await sample(page), "the second version");
  const caches = await page.evaluate(async () => globalThis.caches.keys());
  assert.equal(caches.length, 1);
  await context.close();
});

test("a tab in which the new version was not taken says so and keeps its table", async (t) => {
  const folder = copyOfSite(t);
  const server = await serve({ folder });
  t.after(server.stop);
  const { context, page } = await browser.profile();
  await twoVisits(page, server.address);
  await playNow(page);
  const question = await page.locator("#question-text").innerText();

  await publishSecond(page, folder);
  // Another tab would ask the worker the same way.
  await takeWaiting(page);
  await page.getByText("Another tab has taken the new version").waitFor();
  assert.equal(await page.locator("#question-text").innerText(), question);

  await page.getByRole("button", { name: "Update now" }).click();
  await until(page, async () => !document.body.innerText.includes("Another tab has taken"));
  await untilReady(page);
  assert.equal(await page.locator("#question-text").innerText(), question);
  await context.close();
});

test("a version that has only half arrived on the host is not taken", async (t) => {
  const folder = copyOfSite(t);
  const server = await serve({ folder });
  t.after(server.stop);
  const { context, page } = await browser.profile();
  await firstVisit(page, server.address);
  const { version: old } = await status(page);

  // The new worker is there; the file it lists is still the old one.
  publish(folder, "torn", "a content that has not arrived");
  const failed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker.addEventListener("statechange", () => resolve(worker.state));
      });
    });
    await registration.update();
    return found;
  });
  assert.equal(failed, "redundant");

  await server.stop();
  await page.reload();
  await untilReady(page);
  assert.deepEqual(await status(page), { version: old, complete: true });
  await context.close();
});
