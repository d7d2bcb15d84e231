/** A turn of each faction that no other file plays, from the position of its lesson, with buttons. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { QUIET, confirm, playOut, take } from "./at-the-table.js";
import { DIST, aSite, openLink, picture } from "./harness.js";

const site = aSite();

/** How many choices of the lesson are made, up to its first move, and the points that the faction has then. */
const TURNS = {
  marquise: { choices: 7, points: "10" },
  eyrie: { choices: 5, points: "6" },
  duchy: { choices: 4, points: "5" },
  corvids: { choices: 6, points: "8" },
  hundreds: { choices: 5, points: "7" },
  keepers: { choices: 6, points: "6" },
};

for (const [place, [faction, { choices, points }]] of Object.entries(TURNS).entries()) {
  // Each at one size: the boards of all are the same parts.
  const size = place % 2 ? "desktop" : "phone";
  test(`a turn of ${faction} is played with buttons, at ${size} size`, async () => {
    const file = join(DIST, "www/lessons", `${faction}.json`);
    const [{ link, choices: all }] = JSON.parse(readFileSync(file, "utf8"));
    const { context, page, problems } = await site.profile({ size });
    await openLink(page, site, link);
    for (const { key } of all.slice(0, choices)) {
      await page.waitForTimeout(QUIET);
      await take(page, key);
      if (key.includes(":")) await confirm(page, key);
    }
    await picture(page, `turn-of-${faction}`);
    assert.equal(await page.locator('#score [data-seat="0"] .points').innerText(), points);
    await playOut(page, 0);
    assert.deepEqual(problems, []);
    await context.close();
  });
}
