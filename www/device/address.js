/** The address fragment: it holds the table after every commit, and opens tables that others sent. */

/** @typedef {import("../engine/client.js").Game} Game */

const DELAY = 350;
/** A whole game in the address only while it fits a chat message; a longer one leaves its position there. */
export const FITS_CHAT = 1800;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {(() => void) | null} */
let waiting = null;

/** The fragment without its sign. */
export function addressText() {
  return decodeURIComponent(location.hash.replace(/^#/, ""));
}

/** The table that this history entry of the tab belongs to, if it was written by this page. */
export function addressTable() {
  const kept = history.state;
  return kept && typeof kept.table === "string" && kept.link === location.hash.slice(1)
    ? /** @type {string} */ (kept.table)
    : null;
}

/**
 * Puts the game into the address soon; many commits in a row make one change.
 * @param {Game} game
 * @param {string} id
 */
export function keepAddress(game, id) {
  waiting = () => {
    const link = shortLink(game);
    if (link) write({ table: id, link }, `#${link}`);
  };
  clearTimeout(timer);
  timer = setTimeout(flushAddress, DELAY);
}

/** @param {Game} game */
function shortLink(game) {
  try {
    const whole = game.gameLink();
    return whole.length <= FITS_CHAT ? whole : game.positionLink();
  } catch {
    return null;
  }
}

/** Writes what is waiting at once: the page may be about to go. */
export function flushAddress() {
  clearTimeout(timer);
  waiting?.();
  waiting = null;
}

/** Takes the table out of the address. */
export function clearAddress() {
  clearTimeout(timer);
  waiting = null;
  write(null, location.pathname + location.search);
}

/** What the table's entry of the history holds: going back puts another in its place. */
let written = { note: /** @type {unknown} */ (history.state), address: location.href };

/**
 * Makes an entry of the history for the table above the one the tab is at. Says whether the browser allows it; a page
 * from disk may not.
 * @param {boolean} first the one below shall be the plain page
 */
export function climb(first) {
  try {
    if (first) history.replaceState(null, "", location.pathname + location.search);
    history.pushState(written.note, "", written.address);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} note @param {string} address */
function write(note, address) {
  written = { note, address };
  try {
    history.replaceState(note, "", address);
  } catch {
    // Some browsers limit how often an address may change; the next commit tries again.
  }
}

/** The full address of a link. @param {string} link */
export function fullAddress(link) {
  return `${location.href.replace(/#.*$/, "")}#${link}`;
}

/**
 * The part of a pasted text that the engine may understand: the fragment of an address, or all of it.
 * @param {string} text
 */
export function linkIn(text) {
  const trimmed = text.trim();
  const at = trimmed.indexOf("#");
  return at >= 0 && /^[a-z]+:/i.test(trimmed) ? trimmed.slice(at + 1) : trimmed.replace(/^#/, "");
}

/** The clause that an address asks for (`#law=NB.4.2`), if it does. */
export function lawInAddress() {
  const found = /^law=(.+)$/.exec(addressText());
  return found?.[1] ?? null;
}
