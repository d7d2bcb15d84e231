/** The colours of the style sheet as the canvas needs them: read from the sheet, so that there is one source. */

/** @typedef {Record<(typeof NAMES)[number], string>} Tokens */

const PAIR = /^light-dark\(\s*([^,]+?)\s*,\s*([^)]+?)\s*\)$/;

/** @type {{ id: string, tokens: Tokens } | null} */
let kept = null;

/**
 * Which of the two themes the page shows.
 * @returns {"light" | "dark"}
 */
export function theme() {
  return document.documentElement.dataset.scheme === "dark" ? "dark" : "light";
}

/** A name for the present set of colours; changes when they do. */
export function themeId() {
  return `${theme()}-${document.documentElement.dataset.contrast ?? "usual"}`;
}

/**
 * Reads every colour token for the present theme.
 * @returns {Tokens}
 */
export function tokens() {
  const id = themeId();
  if (kept?.id === id) return kept.tokens;
  const style = getComputedStyle(document.documentElement);
  const dark = theme() === "dark";
  const found = /** @type {Tokens} */ ({});
  for (const name of NAMES) {
    const text = style.getPropertyValue(`--${name}`).trim();
    const pair = PAIR.exec(text);
    found[name] = pair?.[dark ? 2 : 1] ?? text;
  }
  kept = { id, tokens: found };
  return found;
}

/** Forgets the colours, for when the style sheet has only just arrived. */
export function forgetTokens() {
  kept = null;
}

const NAMES = /** @type {const} */ ([
  "sheet",
  "panel",
  "ink",
  "ink-2",
  "line",
  "accent",
  "danger",
  "caution",
  "good",
  "select",
  "ground",
  "ground-cut",
  "tree",
  "ground-winter",
  "ground-cut-winter",
  "tree-winter",
  "ground-lake",
  "ground-cut-lake",
  "tree-lake",
  "ground-mountain",
  "ground-cut-mountain",
  "tree-mountain",
  "ground-gorge",
  "ground-cut-gorge",
  "tree-gorge",
  "ground-marsh",
  "ground-cut-marsh",
  "tree-marsh",
  "disc",
  "rim",
  "path",
  "path-edge",
  "river",
  "river-edge",
  "slot",
  "outline",
  "fox",
  "on-fox",
  "rabbit",
  "on-rabbit",
  "mouse",
  "on-mouse",
  "bird",
  "on-bird",
  "frog",
  "on-frog",
  "sans",
  "serif",
]);

/**
 * The colour of a suit; the ink for one we do not know.
 * @param {Tokens} colour
 * @param {string | undefined} suit
 */
export function suitColour(colour, suit) {
  const known = NAMES.find((name) => name === suit);
  return known ? colour[known] : colour.ink;
}
