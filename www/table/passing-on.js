/** Passing a table on to somebody who plays elsewhere: its link with all that the next one needs, and a word to them. */

import { fullAddress } from "../device/address.js";
import { lineOf, withHead } from "../device/passing.js";
import { notify, state } from "../state.js";
import { t } from "../words/messages.js";
import { seatName } from "../words/naming.js";
import { current } from "./play.js";

/**
 * The address of the open table for somebody else.
 * @param {import("../device/passing.js").Passing["what"]} what
 */
export function addressFor(what) {
  const { table } = state;
  if (!table) return "";
  const link = what === "replay" ? current().gameLink() : current().positionLink();
  const names = table.setup.seats.map(({ name }) => name ?? "");
  return fullAddress(withHead(link, { what, line: lineOf(table.id), kinds: table.kinds, names }));
}

/** Sends the table to the person of a seat. @param {number} seat */
export async function passOn(seat) {
  try {
    const text = t("pass-text", { seat: seatName(seat) });
    const url = addressFor("play");
    if ("share" in navigator) await navigator.share({ title: t("title"), text, url });
    else await copy(`${text} ${url}`);
  } catch (thrown) {
    if (/** @type {any} */ (thrown)?.name !== "AbortError") await copy(addressFor("play"));
  }
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ key: "copied", tone: "good", text: t("copied") });
  } catch {
    notify({ key: "copied", tone: "warn", text: t("copy-failed") });
  }
}
