/** Another language than English: from the browser, from the settings, before the program, without a network, and whole. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ENGLISH, inLanguage, messages } from "../shell/catalogues.js";
import {
  SINGLE_FILE,
  SIZES,
  aSite,
  accessibilityFindings,
  cutOff,
  painted,
  picture,
  playNow,
  pressOn,
  untilReady,
} from "./harness.js";

const site = aSite();

const SPANISH = { locale: "es-ES" };

/** What English says without values, and Spanish nowhere. */
function englishOnly() {
  const plain = (names) =>
    names.flatMap((name) =>
      [...messages(name).values()].flatMap(({ value }) => (typeof value === "string" ? value : [])),
    );
  const spanish = ENGLISH.map((name) => inLanguage(name, "es"));
  const said = new Set([...plain(spanish), ...plain(["words/es/first.ftl"])]);
  return plain(ENGLISH).filter((text) => !said.has(text) && /\p{L}{2}/u.test(text));
}
const ENGLISH_ONLY = englishOnly();

/** To be run in a page: what of these texts is on it, to be seen or to be heard. What is marked as English may be. */
function left(texts) {
  const known = new Set(texts);
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: parent, textContent } = walk.currentNode;
    if (parent?.checkVisibility() && !parent.closest("body [lang='en']")) {
      found.push(textContent ?? "");
    }
  }
  for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder]")) {
    if (!element.checkVisibility()) continue;
    for (const name of ["aria-label", "aria-description", "title", "placeholder"]) {
      found.push(element.getAttribute(name) ?? "");
    }
  }
  return [...new Set(found.map((text) => text.trim()).filter((text) => known.has(text)))];
}

/** @param {import("playwright-core").Page} page */
const leftInEnglish = (page) => page.evaluate(left, ENGLISH_ONLY);

/** What was asked for and is not in the catalogue, as the page itself tells it. */
async function toldMissing(page) {
  await page.locator("#menu").click();
  await page.locator("#sheet .menu-item", { hasText: "Acerca de" }).click();
  await page.locator("#sheet a").first().waitFor();
  const told = page.locator("#sheet details p");
  const text = (await told.count()) ? await told.textContent() : "";
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  return text;
}

test("a Spanish browser gets a Spanish page and plays a turn in it", async () => {
  assert.ok(ENGLISH_ONLY.length > 800);
  const { context, page, problems } = await site.profile({ more: SPANISH });
  await page.goto(site.address);
  await untilReady(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "es");
  assert.match(await page.locator("#way-play-now").innerText(), /^Jugar ya/);
  assert.deepEqual(await leftInEnglish(page), []);
  await playNow(page, { bots: true });
  await page.locator("#options [data-option-index]").first().waitFor();
  assert.match(await page.title(), /^Te toca, Patrulla del Hueso/);
  const round = page.locator("#score").getByText("Ronda 2");
  for (let press = 0; press < 60 && !(await round.count()); press += 1) {
    await pressOn(page, press);
    assert.deepEqual(await leftInEnglish(page), [], `after press ${press}`);
  }
  assert.equal(await round.count(), 1, "a turn was played");
  assert.equal(await toldMissing(page), "");
  await context.close();
  assert.deepEqual(problems, []);
});

test("the first screen is Spanish before the program has come", async () => {
  const { context, page } = await site.profile({ size: "phone", more: SPANISH });
  await page.route(/\.wasm$|\/main\.js$/, () => {});
  await page.goto(site.address, { waitUntil: "commit" });
  await page.locator("html[lang='es']").waitFor();
  assert.match(
    await page.locator("#page").innerText(),
    /Root, el juego[^]*Jugar ya[^]*Preparar una mesa/,
  );
  await picture(page, "es-before-the-program");
  await context.close();
});

test("the settings change the language, which is remembered; only then it is fetched", async () => {
  const { context, page, problems } = await site.profile({
    more: { serviceWorkers: "block" },
  });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.address);
  await untilReady(page);
  await playNow(page, { bots: true });
  await page.locator("#options [data-option-index]").first().waitFor();
  const ofSpanish = () => asked.filter((url) => /\/(?:es|words\.es)-\w+\.js$/.test(url)).length;
  assert.equal(ofSpanish(), 0);
  const choose = async (value, title) => {
    const settings = { name: /^(Settings|Ajustes)$/ };
    if (await page.locator("#menu").isVisible()) await page.locator("#menu").click();
    await page.getByRole("button", settings).click();
    await page.locator(`#sheet input[name="language"][value="${value}"]`).check({ force: true });
    await page.locator("#sheet-title", { hasText: title }).waitFor();
    while (await page.locator("#sheet").isVisible()) await page.keyboard.press("Escape");
    await painted(page);
  };
  await choose("es", "Ajustes");
  assert.ok(ofSpanish() > 3);
  await painted(page);
  assert.deepEqual(await leftInEnglish(page), []);
  assert.equal(await page.locator("html").getAttribute("lang"), "es");
  await page.reload();
  await untilReady(page);
  assert.deepEqual(await leftInEnglish(page), []);
  await choose("auto", "Settings");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.ok((await leftInEnglish(page)).length > 5);
  await context.close();
  assert.deepEqual(problems, []);
});

test("Spanish is there without a network, and in the single file", async () => {
  const { context, page } = await site.profile();
  await page.goto(site.address);
  await page.getByText("Ready offline").waitFor();
  await context.setOffline(true);
  await page.reload();
  await untilReady(page);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator('#sheet input[name="language"][value="es"]').check({ force: true });
  await page.locator("#sheet-title", { hasText: "Ajustes" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#way-set-up").click();
  await page.locator(".seat-card .like").first().waitFor();
  await painted(page);
  assert.deepEqual(await leftInEnglish(page), []);
  await context.close();

  const single = await site.profile({ more: SPANISH });
  await single.page.goto(pathToFileURL(SINGLE_FILE).href);
  await untilReady(single.page);
  await playNow(single.page, { bots: true });
  await single.page.locator("#options [data-option-index]").first().waitFor();
  await painted(single.page);
  assert.deepEqual(await leftInEnglish(single.page), []);
  await single.context.close();
  assert.deepEqual(single.problems, []);
});

for (const size of Object.keys(SIZES)) {
  test(`Spanish fits where English does: ${size}`, async () => {
    const { context, page, problems } = await site.profile({ size, more: SPANISH });
    await page.goto(site.address);
    await untilReady(page);
    const check = async (what) => {
      await painted(page);
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((one) => one.finished)),
      );
      assert.deepEqual(await leftInEnglish(page), [], what);
      assert.deepEqual(await cutOff(page, "#page *, #sheet[open] *"), [], what);
      assert.deepEqual(await accessibilityFindings(page), [], what);
      await picture(page, `es-${what}-${size}`);
    };
    const back = async () => {
      await page.keyboard.press("Escape");
      await page.locator("#sheet").waitFor({ state: "hidden" });
    };
    await check("front");
    await page.getByRole("button", { name: "Ajustes" }).click();
    await check("settings");
    await back();
    await page.locator("#way-learn").click();
    await page.locator("[data-lesson]").first().waitFor();
    await check("learn");
    await page.locator('[data-lesson="eyrie/0"]').click();
    await page.locator("#lesson").waitFor();
    await check("lesson");
    await page.locator("#lesson-leave").click();
    await page.locator("#way-set-up").click();
    await page.locator(".seat-card .like").first().waitFor();
    await check("set-up");
    await page.locator("#faction-1").click();
    await page.locator("#sheet [data-faction]").first().waitFor();
    await check("factions");
    await context.close();
    assert.deepEqual(problems, []);
  });
}
