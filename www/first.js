/**
 * Before the program: which language the page speaks, and the still first screen in it. English stands in the page itself
 * and needs nothing of this. What is found stands in the root of the page, where the program looks.
 */

const root = document.documentElement;
const languages = (root.dataset.languages ?? "").split(" ");

/** The first of the browser's languages that there are words for. */
const browsers =
  navigator.languages
    .map((tag) => tag.split("-", 1)[0] ?? "")
    .find((tag) => languages.includes(tag)) ?? "en";

/** What the person has chosen, kept with the other settings (`www/device/settings.js`). */
function chosen() {
  try {
    const kept = JSON.parse(localStorage.getItem("thicket.settings") ?? "{}")?.language;
    return languages.includes(kept) ? kept : browsers;
  } catch {
    return browsers;
  }
}

/** Puts the words of a language where the page says which. @param {string} language */
async function say(language) {
  const { default: words } = await import(`./words/${language}/first.js`);
  for (const [, key, text] of words.matchAll(/^([\w-]+) = (.*)$/gm)) {
    const place = document.querySelector(`[data-word="${key}"]`);
    if (place) place.textContent = text;
  }
  root.lang = language;
}

root.dataset.browsers = browsers;
const language = chosen();
if (language !== "en") say(language).catch((thrown) => console.warn("English it is:", thrown));
