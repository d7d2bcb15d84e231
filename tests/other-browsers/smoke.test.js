/**
 * Firefox and WebKit, where they are installed: start, a turn, reload, a link, and the site without its server.
 *
 * `cargo xtask test --browsers all` sets XTASK, the program that serves a folder, and for each browser it finds FIREFOX, or
 * WEBKIT_DRIVER and WEBKIT.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "../browser/harness.js";
import { firefox, reload, until, webkit } from "./drivers.js";

const { FIREFOX, WEBKIT_DRIVER, WEBKIT } = process.env;

/** Every browser there is, and how it is started. */
const BROWSERS = [
  ["Firefox", FIREFOX, () => firefox(FIREFOX)],
  ["WebKit", WEBKIT_DRIVER && WEBKIT, () => webkit(WEBKIT_DRIVER, WEBKIT)],
];

/** Choices of the person at the table. */
const PRESSES = 6;

const isReady = () => document.documentElement.dataset.ready === "1";
const hasTable = () => document.documentElement.dataset.table === "1";

/** Presses one of the options that are there; which one goes by the number. Says whether there was one. */
function pressOne(number) {
  const shown = (way) => [...document.querySelectorAll(way)].filter((one) => one.checkVisibility());
  const asked = shown("#sheet[open] [data-option-index]");
  const ways = asked.length
    ? asked.slice(0, 1)
    : shown(
        "#options .option:not(.dim), #options [data-option-index], #actions [data-option-index]",
      );
  ways.at((number * 7) % Math.max(ways.length, 1))?.click();
  return ways.length > 0;
}

/** The game in the address, once it follows no more choices: bots may still be playing. */
async function address(page) {
  for (let before = ""; ;) {
    await new Promise((done) => setTimeout(done, 3_000));
    const now = await page.run(() => location.hash);
    if (now === before) return now;
    before = now;
  }
}

for (const [name, installed, start] of BROWSERS) {
  test(
    `${name} starts, plays, reloads, opens a link and works without its server`,
    { skip: !installed },
    async (t) => {
      const server = await serve();
      const page = await start();
      t.after(() => Promise.all([page.close(), server.stop()]));
      await page.goto(server.address);
      await until(page, isReady);
      await page.run(() => document.querySelector("#way-play-now").click());
      await until(page, hasTable);
      for (let n = 0; n < PRESSES; n += 1) {
        await until(page, pressOne, n);
        await new Promise((done) => setTimeout(done, 200));
      }
      const played = await address(page);
      assert.ok(played.length > 20, played);

      await reload(page);
      await until(page, isReady);
      await until(page, hasTable);
      assert.equal(await address(page), played);

      await page.goto("about:blank");
      await page.goto(server.address + played);
      await until(page, isReady);
      await until(page, () => document.querySelector("#link-add")?.checkVisibility());
      await page.run(() => document.querySelector("#link-add").click());
      await until(page, hasTable);
      assert.equal(await address(page), played);

      await until(
        page,
        async () => (await navigator.serviceWorker.ready).active.state === "activated",
      );
      await server.stop();
      await reload(page);
      await until(page, isReady);
      assert.equal(await address(page), played);
    },
  );
}
