/** The site on a static host: anywhere on it, and as one file from disk. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import {
  DIST,
  SINGLE_FILE,
  aBrowser,
  chooseFaction,
  playNow,
  pressOn,
  serve,
  untilReady,
} from "./harness.js";

const browser = aBrowser();

for (const prefix of ["/", "/some/where/"]) {
  test(`the site opens under ${prefix}`, async (t) => {
    const server = await serve({ prefix });
    t.after(server.stop);
    const { context, page, problems } = await browser.profile();
    await page.goto(server.address);
    await untilReady(page);
    await context.close();
    assert.deepEqual(problems, []);
  });
}

test("an address without its last slash leads to the site", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  await page.goto(server.address.replace(/\/$/, ""));
  await untilReady(page);
  assert.equal(page.url().split("#")[0], server.address);
  await context.close();
  assert.deepEqual(problems, []);
});

/** The files that the page names: what a visit needs before its first decision, as `cargo xtask sizes` counts it. */
function named() {
  const page = readFileSync(`${DIST}/index.html`, "utf8");
  return new Set([...page.matchAll(/(?:href|src)="\.\/([^"]*)"/g)].map(([, file]) => file));
}

test("before the first decision nothing is fetched that the page does not name", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile({
    more: { serviceWorkers: "block" },
  });
  const asked = new Set();
  page.on("request", (request) => asked.add(request.url().slice(server.address.length)));
  await page.goto(server.address);
  await untilReady(page);
  await playNow(page, { bots: true });
  await page.locator("#options [data-option-index]").first().waitFor();
  const first = named();
  const more = [...asked].filter((file) => file && !first.has(file) && !/\.woff2$/.test(file));
  // The pictures on cards are asked for once the first hand has been painted without them.
  const pictures = /^www\/chunks\/(?:motifs|base)-\w+\.js$/;
  assert.deepEqual(
    more.filter((file) => file !== "www/worker.js" && !pictures.test(file)),
    [],
  );
  assert.ok(![...asked].some((file) => /law|chameleander/.test(file)));
  await page.locator(".standing summary").first().click();
  await page.locator(".standing li").getByText("Recall", { exact: false }).first().waitFor();
  await context.close();
  assert.deepEqual(problems, []);
});

test("words and drawings of other factions, and the law, come when they are wanted", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(server.address);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await chooseFaction(page, 0, "chameleander");
  await page.locator(".seat-card .like").first().waitFor();
  assert.equal(asked.filter((url) => /chameleander/.test(url)).length, 1);
  assert.equal(asked.filter((url) => /\/law\//.test(url)).length, 0);
  await page.goto(`${server.address}#law=C.5.2`);
  await page.getByText("Mark for Death").first().waitFor();
  await context.close();
  assert.deepEqual(problems, []);
});

test("the page states a policy that forbids foreign and inline code", () => {
  const page = readFileSync(`${DIST}/index.html`, "utf8");
  const policy = page.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/)?.[1];
  assert.ok(policy, "index.html has no policy");
  assert.match(policy, /default-src 'self'/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  assert.doesNotMatch(policy, /script-src[^;]*'unsafe-/);
});

test("a browser finds nothing that keeps the site from being installed", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page } = await browser.profile();
  await page.goto(server.address);
  const session = await context.newCDPSession(page);
  const { errors, data, url } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const member of ["start_url", "scope", "id"]) {
    assert.equal(new URL(manifest[member], url).href, server.address, member);
  }
  for (const { src, sizes, type } of manifest.icons) {
    const icon = new URL(src, url).href;
    const answer = await page.request.get(icon);
    assert.equal(answer.headers()["content-type"], type, icon);
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon);
    assert.ok(sizes === "any" || sizes === found, `${icon} is ${found}, not ${sizes}`);
  }
  await context.close();
});

test("documents that cannot name an icon find one at the top of the host", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  // A browser without a window asks for no icon by itself.
  await page.goto(`${server.address}licences.txt`);
  await page.goto(server.address);
  for (const address of [
    new URL("/favicon.ico", server.address).href,
    `${server.address}favicon.ico`,
  ]) {
    const answer = await page.request.get(address);
    assert.equal(answer.status(), 200, address);
    assert.equal(answer.headers()["content-type"], "image/x-icon", address);
    const side = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, address);
    assert.equal(side, 32, address);
  }
  await context.close();
  assert.deepEqual(problems, []);
});

test("the single file runs from disk and asks for nothing else", async () => {
  const { context, page, problems } = await browser.profile();
  const file = pathToFileURL(SINGLE_FILE).href;
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(file);
  await untilReady(page);
  await page.locator("#way-set-up").click();
  await chooseFaction(page, 0, "chameleander");
  await page.goto(`${file}#law=C.5.2`);
  await page.getByText("Mark for Death").first().waitFor();
  await context.close();
  assert.deepEqual(problems, []);
  const outside = asked.filter((url) => url.split("#")[0] !== file && !/^(data|blob):/.test(url));
  assert.deepEqual(outside, []);
});

test("the policy of the single file lets all of its own run, and nothing else", async () => {
  const { context, page, problems } = await browser.profile();
  await context.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      globalThis.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await page.goto(pathToFileURL(SINGLE_FILE).href);
  await untilReady(page);
  // A turn against bots, which think in a worker; then an address with a whole table in it.
  await playNow(page, { bots: true });
  for (let n = 0; n < 5; n += 1) await pressOn(page, n);
  await page.waitForTimeout(600);
  await page.reload();
  await untilReady(page);
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  assert.deepEqual(await page.evaluate(() => globalThis.violations), []);
  assert.deepEqual(problems, []);

  // What somebody else has brought in does not run and reaches nobody.
  const tried = await page.evaluate(async () => {
    const inline = document.createElement("script");
    inline.textContent = "globalThis.foreign = true";
    document.head.append(inline);
    const answered = await fetch("http://127.0.0.1:9/").then(
      () => true,
      () => false,
    );
    await new Promise((done) => setTimeout(done, 200));
    return { ran: "foreign" in globalThis, answered, violations: globalThis.violations };
  });
  assert.equal(tried.ran, false);
  assert.equal(tried.answered, false);
  assert.deepEqual(tried.violations.map((one) => one.split(" ")[0]).sort(), [
    "connect-src",
    "script-src-elem",
  ]);
  await context.close();
});

test("the single file runs from the site as well and leaves the service worker alone", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  await page.goto(`${server.address}thicket.html`);
  await untilReady(page);
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  assert.equal(workers, 0);
  await context.close();
  assert.deepEqual(problems, []);
});

test("the site and the single file lead to the licences of what they contain", async (t) => {
  const server = await serve();
  t.after(server.stop);
  const { context, page, problems } = await browser.profile();
  for (const address of [server.address, pathToFileURL(SINGLE_FILE).href]) {
    await page.goto(address);
    await untilReady(page);
    await page.getByRole("button", { name: "About" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /licences/i }).click();
    const licences = await opened;
    await licences.waitForLoadState();
    const text = await licences.locator("body").innerText();
    assert.match(text, /MIT/, address);
    assert.match(text, /@fluent\/bundle/, address);
    await licences.close();
  }
  await context.close();
  assert.deepEqual(problems, []);
});
