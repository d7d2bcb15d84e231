/** The pictures on cards: every card of every deck that the engine knows has one, in the file of its deck or in the shared one. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import engine from "./engine.js";

const { decks } = /** @type {import("../../www/engine/contract.js").Catalogue} */ (
  engine.catalogue()
);

/** Cards of this deck lie in others as well. */
const SHARED = "base";

/** @param {string} deck @returns {Promise<Record<string, string>>} */
async function scenesOf(deck) {
  const file = new URL(`../../www/cards/decks/${deck}.js`, import.meta.url);
  assert.ok(existsSync(file), `${deck} has no pictures`);
  return (await import(file.href)).default;
}

const shared = await scenesOf(SHARED);

for (const { key, cards } of decks) {
  test(`every card of ${key} has a picture, and no other card has one there`, async () => {
    const names = cards.map(([card]) => card);
    assert.ok(names.length > 40, `${names.length} cards`);
    const own = await scenesOf(key);
    const all = { ...shared, ...own };
    const bare = names.filter((card) => !all[card]);
    assert.deepEqual(bare, [], "cards without a picture");
    const strange = Object.keys(own).filter((card) => !names.includes(card));
    assert.deepEqual(strange, [], "pictures of cards that the deck does not have");
    const twice = key === SHARED ? [] : Object.keys(own).filter((card) => card in shared);
    assert.deepEqual(twice, [], "pictures that the shared file has as well");
  });
}
