/** The catalogues of messages by language, for the tests that look through them. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const ROOT = new URL("../../", import.meta.url);
const WWW = new URL("www/", ROOT);
const PAGE = readFileSync(new URL("index.html", ROOT), "utf8");

/** The languages that the page says it has, English first. */
export const LANGUAGES = PAGE.match(/data-languages="([^"]*)"/)[1].split(" ");

/** Every catalogue in `www`. */
const ALL = readdirSync(WWW, { recursive: true }).filter((name) => name.endsWith(".ftl"));

/** The English catalogues, by their paths in `www`. */
export const ENGLISH = ALL.filter(
  (name) => !/^words\/\w+\//.test(name) && !/words\.\w+\.ftl$/.test(name),
);

/** Where a language has what an English catalogue says. @param {string} name @param {string} language */
export function inLanguage(name, language) {
  return name.startsWith("words/")
    ? name.replace("words/", `words/${language}/`)
    : name.replace(/\.ftl$/, `.${language}.ftl`);
}

/** The catalogues of a language, by their paths in `www`. @param {string} language */
export function files(language) {
  if (language === "en") return ENGLISH;
  const start = `words/${language}/`;
  return ALL.filter((name) => name.startsWith(start) || name.endsWith(`.${language}.ftl`));
}

/** @param {string} name */
export const read = (name) => readFileSync(new URL(name, WWW), "utf8");

/** Whether there is such a catalogue. @param {string} name */
export const isThere = (name) => existsSync(new URL(name, WWW));

/** The messages of a catalogue, by key, as they are parsed. @param {string} name @returns {Map<string, any>} */
export function messages(name) {
  return new Map(new FluentResource(read(name)).body.map((message) => [message.id, message]));
}

/** A catalogue ready to speak, and what was wrong with it. @param {string} name @param {string} language */
export function bundle(name, language) {
  const made = new FluentBundle(language);
  const errors = made.addResource(new FluentResource(read(name)));
  return { made, errors };
}
