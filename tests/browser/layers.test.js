/** What factions have to show on the map when somebody asks for it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aSite, painted, picture } from "./harness.js";

const site = aSite();

/** Six factions with layers of their own, as the Corvids see them. */
const TABLE = [
  "seats: CC, UD, KI, RC, LC, WA",
  "clearing 5: CC plot, 1 warrior; RC mouse-post",
  "clearing 3: CC plot; UD tunnel, 1 mole",
  "clearing 1: UD tunnel; CC snare",
  "clearing 9: KI figure-station-over-tablet, figure",
  "clearing 12: KI 2 warriors; WA sympathy",
  "forest F3: KI tablet",
  "clearing 2: LC mouse-garden; RC mouse-post",
  "clearing 8: WA sympathy; UD 3 moles",
  "CC face-down: bomb 5 raid 3",
  "KI figure-values: three 9",
];

/** Opens the layers as each screen does. */
async function openLayers(page, size) {
  if (size === "phone") {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("#sheet[open]").getByRole("button", { name: "Layers" }).tap();
  } else {
    await page.locator("#map-tools").getByRole("button", { name: "Layers" }).click();
  }
  await page.locator("#sheet[open] .switches").waitFor();
}

/** Back to the map; on a phone by way of the menu. */
async function closeSheet(page, size) {
  await page.keyboard.press("Escape");
  if (size === "phone") {
    await page.locator('#sheet[data-sheet="menu"]').waitFor();
    await page.keyboard.press("Escape");
  }
  await page.locator("#sheet[open]").waitFor({ state: "detached" });
  await painted(page);
}

/** Switches layers by their names, and closes the sheet. */
async function switchLayers(page, size, names) {
  await openLayers(page, size);
  for (const name of names) {
    await page.locator("#sheet[open]").getByText(name, { exact: true }).click();
  }
  await closeSheet(page, size);
}

/** How the map looks above a clearing, where a layer puts the sign of its faction. */
async function looks(page, clearing) {
  const box = await page.locator(`#targets [data-clearing="${clearing}"]`).boundingBox();
  const clip = { x: box.x + box.width / 2 - 8, y: box.y - 10, width: 16, height: 14 };
  return (await page.screenshot({ clip })).toString("base64");
}

// clause: UD-2.2a, CC-13.2.2.I
test("layers of factions are offered where there is something to show, and mark the right clearings", async () => {
  for (const size of ["phone", "desktop"]) {
    const more = { reducedMotion: "reduce" };
    const { context, page, problems } = await site.table([...TABLE, "turn: CC daylight actions"], {
      size,
      more,
    });
    await openLayers(page, size);
    const offered = await page.locator("#sheet[open] .switch").allInnerTexts();
    const own = offered.slice(offered.indexOf("Large numbers") + 1, -1);
    assert.deepEqual(own, [
      "Plots that you know",
      "Plots that can be turned up",
      "Tunnels: next to the Burrow",
      "Waystations",
      "Where relics can be delved",
      "Where relics can be recovered",
      "Trade posts",
      "Gardens, where the Cult rules",
      "Sympathy: marching in costs a card",
      "Where a revolt can break out",
    ]);
    await picture(page, `layers-sheet-${size}`);
    await closeSheet(page, size);
    const clearings = Array.from({ length: 12 }, (_, i) => i + 1);
    const all = () =>
      clearings.reduce(async (seen, n) => [...(await seen), await looks(page, n)], []);
    const before = await all();
    await switchLayers(page, size, ["Tunnels: next to the Burrow"]);
    const after = await all();
    await picture(page, `layers-tunnels-${size}`);
    assert.deepEqual(
      clearings.filter((_, i) => before[i] !== after[i]),
      [1, 3],
    );
    // The Cult and the Company both mark 2: neither hides the other.
    await switchLayers(page, size, ["Gardens, where the Cult rules"]);
    const garden = await looks(page, 2);
    await switchLayers(page, size, ["Trade posts"]);
    assert.notEqual(await looks(page, 2), garden);
    const on = ["Tunnels", "Gardens", "Trade posts"];
    await switchLayers(
      page,
      size,
      own.filter((name) => !on.some((word) => name.startsWith(word))),
    );
    await picture(page, `layers-all-${size}`);
    assert.deepEqual(problems, []);
    await context.close();
  }
});
