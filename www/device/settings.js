/** How this person likes the screen. Kept on the device; forbidden storage only means that it is forgotten. */

import { change, state } from "../state.js";

/**
 * @typedef {object} Settings
 * @property {string} language a tag, or "auto": as the browser says
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "more" | "usual"} contrast
 * @property {"auto" | "less" | "full"} motion
 * @property {"slow" | "normal" | "fast" | "instant"} speed
 * @property {"instant" | "readable" | "step"} pace how the acts of bots follow each other
 * @property {boolean} sound
 * @property {number} mapText size of numbers on the map
 * @property {boolean} alwaysAsk ask even when one answer is left
 * @property {boolean} peek keep the hand hidden until "Show hand"
 * @property {boolean} leftHanded main buttons on the left
 * @property {boolean} keysOn
 * @property {Record<string, string>} keys changed keys, by what they do
 * @property {boolean} teach say what a question is about, the first time that it is asked
 * @property {boolean} pseudo test language
 * @property {string[]} layers map layers that are on
 */

/** @returns {Settings} */
export function defaults() {
  return {
    language: "auto",
    theme: "auto",
    contrast: "auto",
    motion: "auto",
    speed: "normal",
    pace: "readable",
    sound: false,
    mapText: 1,
    alwaysAsk: false,
    peek: false,
    leftHanded: false,
    keysOn: true,
    keys: {},
    teach: true,
    pseudo: false,
    layers: [],
  };
}

/** What each setting may be. @type {Record<keyof Settings, (value: any) => boolean>} */
const FITS = {
  language: (value) => value === "auto" || languages().includes(value),
  theme: oneOf("auto", "light", "dark"),
  contrast: oneOf("auto", "more", "usual"),
  motion: oneOf("auto", "less", "full"),
  speed: oneOf("slow", "normal", "fast", "instant"),
  pace: oneOf("instant", "readable", "step"),
  sound: isFlag,
  mapText: (value) => Number.isFinite(value) && value > 0 && value <= 4,
  alwaysAsk: isFlag,
  peek: isFlag,
  leftHanded: isFlag,
  keysOn: isFlag,
  keys: (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((key) => typeof key === "string"),
  teach: isFlag,
  pseudo: isFlag,
  layers: (value) => Array.isArray(value) && value.every((layer) => typeof layer === "string"),
};

/** @param {...string} words @returns {(value: unknown) => boolean} */
function oneOf(...words) {
  return (value) => typeof value === "string" && words.includes(value);
}

/** @param {unknown} value */
function isFlag(value) {
  return typeof value === "boolean";
}

/** The languages that there are words for, as the page names them at its top. */
export function languages() {
  return (document.documentElement.dataset.languages ?? "en").split(" ");
}

/** Where they are kept; `www/first.js` looks there for the language. */
const PLACE = "thicket.settings";

/** Reads what was kept. @returns {Settings} */
export function readSettings() {
  const settings = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    for (const [key, fits] of Object.entries(FITS)) {
      if (fits(kept?.[key])) Object.assign(settings, { [key]: kept[key] });
    }
  } catch {
    // Nothing kept, or not allowed to look: the usual ones.
  }
  return settings;
}

/** Changes settings and keeps them. @param {Partial<Settings>} patch */
export function set(patch) {
  const settings = { ...state.settings, ...patch };
  change({ settings });
  apply(settings);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Not allowed: they hold until the page closes.
  }
}

const QUERIES = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more)",
  forced: "(forced-colors: active)",
  still: "(prefers-reduced-motion: reduce)",
};

/** Puts settings into the page's root, where the style sheets look. @param {Settings} settings */
export function apply(settings) {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  const more =
    settings.contrast === "more" ||
    (settings.contrast === "auto" &&
      (matchMedia(QUERIES.contrast).matches || matchMedia(QUERIES.forced).matches));
  if (more) root.dataset.contrast = "more";
  else delete root.dataset.contrast;
  const still =
    settings.motion === "auto" ? matchMedia(QUERIES.still).matches : settings.motion === "less";
  root.dataset.motion = still ? "less" : "full";
  const dark =
    settings.theme === "auto" ? matchMedia(QUERIES.dark).matches : settings.theme === "dark";
  root.dataset.scheme = dark ? "dark" : "light";
  root.dataset.hand = settings.leftHanded ? "left" : "right";
}

/** Whether things should not travel or pulse. */
export function lessMotion() {
  return document.documentElement.dataset.motion === "less";
}

/** Follows changes of the system's wishes. @param {() => void} changed */
export function watchSystem(changed) {
  for (const query of Object.values(QUERIES)) {
    matchMedia(query).addEventListener("change", () => {
      apply(state.settings);
      changed();
    });
  }
}
