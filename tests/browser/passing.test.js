/** Playing by link: a table goes from one device to the next with seats and names, to be played, watched or played back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aSite, keptTables, liftCurtain, linkTo, painted } from "./harness.js";

const site = aSite();

const TABLE = [
  "seats: noxious-battery, blacktail-guild, bone-patrol",
  "round: 3",
  "clearing 6: NB 3 warriors, cannon",
  "clearing 2: BG 4 warriors, worksite",
  "clearing 12: BP alpha, 2 pugs, stash",
  "NB hand: anvil, sword",
  "turn: NB daylight actions",
];

/** Opens the table of two people and a bot, and says that this device plays the first seat. Gives the links to send. */
async function hostTable() {
  const { context, page, problems } = await site.profile();
  await page.goto(`${site.address}#${linkTo(TABLE)}`);
  await page.locator("#link-kind-2").selectOption("ranger");
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await liftCurtain(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator('#sheet input[name="mine"][value="0"]').check();
  // Kept a moment later; nobody leaves the page sooner than that.
  while (!(await keptTables(page)).some(({ mine }) => mine === 0)) await page.waitForTimeout(50);
  const links = {};
  for (const kind of ["play", "watch", "replay"]) {
    links[kind] = await page.locator(`[data-link="${kind}"]`).inputValue();
  }
  // The sheet of links lies on the menu.
  for (let sheet = 0; sheet < 2; sheet++) await page.keyboard.press("Escape");
  return { context, page, problems, links };
}

test("a table is passed on by a link that knows seats and bots; the next one goes on with one press", async () => {
  const host = await hostTable();
  assert.match(host.links.play, /#play\.[0-9a-f]{8}\.ppr\./);
  assert.match(await host.page.title(), /^Your turn, Noxious Battery/);
  assert.equal(await host.page.locator("#curtain[open]").count(), 0);

  const guest = await site.profile({ size: "phone" });
  await guest.page.goto(host.links.play);
  const seats = guest.page.locator(".link-seats");
  assert.match(await seats.innerText(), /Ranger/);
  assert.equal(await seats.locator("select").count(), 0);
  await guest.page.locator("#link-as-1").click();
  await guest.page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await painted(guest.page);
  assert.match(
    await guest.page.locator("#question").innerText(),
    /Noxious Battery decides next, on another device/,
  );
  assert.equal(await guest.page.locator("#options [data-option-index]").count(), 0);
  assert.equal(await guest.page.locator("#pass-on").count(), 1);
  assert.equal(await guest.page.locator("#hand").getByText("Anvil").count(), 0);

  // The next link of the same table finds the seat by itself.
  await guest.page.goto("about:blank");
  await guest.page.goto(host.links.play);
  assert.equal(await guest.page.locator("#link-add").innerText(), "Play as Blacktail Guild");
  assert.deepEqual([...host.problems, ...guest.problems], []);
  await guest.context.close();
  await host.context.close();
});

test("a link to watch shows no hand and takes no answer; one to play back plays", async () => {
  const host = await hostTable();
  const { context, page, problems } = await site.profile();
  await page.goto(host.links.watch);
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await painted(page);
  assert.equal(await page.locator("#options [data-option-index]").count(), 0);
  assert.equal(await page.getByText("Anvil").count(), 0);
  await host.page.locator('[data-verb="recruit"]').click();
  await painted(host.page);
  await host.page.locator("#menu").click();
  await host.page.getByRole("button", { name: "Share" }).click();
  const replay = await host.page.locator('[data-link="replay"]').inputValue();
  await page.goto("about:blank");
  // What is played back may be over in a moment.
  await page.addInitScript(() => {
    const note = () => {
      if (document.querySelector(".past")) document.documentElement.dataset.wasPast = "1";
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await page.goto(replay);
  await page.locator("#link-add").click();
  await page.waitForFunction(() => document.documentElement.dataset.wasPast === "1");
  await page.locator(".past").waitFor({ state: "detached" });
  // Nothing that was only looked at is among the tables.
  await page.goto("about:blank");
  await page.goto(site.address);
  await page.locator("#way-play-now").waitFor();
  assert.equal(await page.locator(".table-card").count(), 0);
  assert.deepEqual([...host.problems, ...problems], []);
  await context.close();
  await host.context.close();
});

test("the front page goes on with the last table and says whose turn it is", async () => {
  const { page, context, problems } = await hostTable();
  await page.goto("about:blank");
  await page.goto(site.address);
  const on = page.locator("#way-continue");
  assert.match(await on.innerText(), /Noxious Battery decides next/);
  await on.click();
  await page.waitForFunction(() => document.documentElement.dataset.table === "1");
  await painted(page);
  assert.equal(await page.locator("#curtain[open]").count(), 0);
  assert.ok((await page.locator("#options [data-verb]").count()) > 1);
  assert.deepEqual(problems, []);
  await context.close();
});
