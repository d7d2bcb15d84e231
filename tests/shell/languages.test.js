/** Every language says everything that English says, with the same values, and as its grammar needs it. */

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ENGLISH, LANGUAGES, files, inLanguage, isThere, messages, read } from "./catalogues.js";

/**
 * What there is in English only, until somebody has translated it: catalogues and lessons of a faction by its folder
 * ("factions/corvids"), of a deck by its own ("decks/base"), single messages by their keys. Everything else has to be there in
 * each language, and what is there has to go from this list.
 */
const UNTRANSLATED = [];

const ROOT = new URL("../../", import.meta.url);
const PAGE = readFileSync(new URL("index.html", ROOT), "utf8");
const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** The folder of what belongs to one faction or deck. @param {string} name */
const folderOf = (name) => name.split("/").slice(0, 2).join("/");

/** Everything inside a message: its values with the selections they stand in. */
function* parts(pattern) {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (typeof part === "string") continue;
    yield part;
    if (part.type === "select") for (const { value } of part.variants) yield* parts(value);
  }
}

/** The patterns of a message: what it says, and its attributes. */
const patterns = ({ value, attributes }) => [value, ...Object.values(attributes)];

/** The values that a message uses. */
function variables(message) {
  const names = patterns(message)
    .flatMap((pattern) => [...parts(pattern)])
    .map((part) => (part.type === "select" ? part.selector : part));
  return [...new Set(names.map(({ type, name }) => `${type} ${name}`))].sort();
}

/** For each value that a message chooses its words by: the cases. */
function cases(message) {
  const found = new Map();
  for (const pattern of patterns(message)) {
    for (const part of parts(pattern)) {
      if (part.type !== "select") continue;
      const keys = found.get(part.selector.name) ?? new Set();
      for (const { key } of part.variants) keys.add(String(key.value));
      found.set(part.selector.name, keys);
    }
  }
  return found;
}

/** The numbers that a grammar tells apart, among those that a game has. */
function plurals(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))];
}

const GRAMMAR = new Set(["zero", "one", "two", "few", "many", "other"]);

/** What is wrong with the cases of a message against those of the English one. */
function wrongCases(english, other, language) {
  return [...cases(english)].flatMap(([name, keys]) => {
    const own = cases(other).get(name) ?? new Set();
    const fixed = [...keys].filter((key) => !GRAMMAR.has(key) && !own.has(key));
    const counted = keys.has("one") ? plurals(language).filter((key) => !own.has(key)) : [];
    const needless = [...own].filter((key) => !GRAMMAR.has(key) && !keys.has(key));
    return [...fixed, ...counted, ...needless].map((key) => `$${name} [${key}]`);
  });
}

/** The English messages of a catalogue and those of a language. The first screen has a catalogue of its own there. */
function pair(name, language) {
  const there = inLanguage(name, language);
  const own = isThere(there) ? messages(there) : new Map();
  const first = messages(`words/${language}/first.ftl`);
  if (name.startsWith("words/")) for (const [key, message] of first) own.set(key, message);
  return { english: messages(name), own };
}

for (const language of OTHERS) {
  test(`${language}: no message is missing, and none is listed as missing that is there`, () => {
    const missing = ENGLISH.flatMap((name) => {
      const { english, own } = pair(name, language);
      const keys = [...english.keys()].filter((key) => !own.has(key));
      return own.size || !keys.length ? keys : [folderOf(name)];
    });
    assert.deepEqual(
      missing.filter((what) => !UNTRANSLATED.includes(what)),
      [],
      `without words in ${language}`,
    );
    const lessons = lessonFiles().filter(
      ({ folder, said, told }) => told[language] !== said && folder,
    );
    const untaught = new Set(lessons.map(({ folder }) => folder));
    assert.deepEqual(
      UNTRANSLATED.filter((what) => !missing.includes(what) && !untaught.has(what)),
      [],
      "no longer without words",
    );
  });

  test(`${language}: messages use the same values, attributes and cases as in English`, () => {
    const wrong = ENGLISH.flatMap((name) => {
      const { english, own } = pair(name, language);
      return [...english].flatMap(([key, message]) => {
        const other = own.get(key);
        if (!other) return [];
        const [needed, used] = [message, other].map((one) => variables(one).join(", "));
        const [wanted, had] = [message, other].map((one) => Object.keys(one.attributes).join());
        return [
          needed === used ? "" : `values ${used || "none"} for ${needed || "none"}`,
          wanted === had ? "" : `attributes ${had} for ${wanted}`,
          ...wrongCases(message, other, language),
          Boolean(message.value) === Boolean(other.value) ? "" : "nothing is said",
        ].flatMap((fault) => (fault ? [`${key}: ${fault}`] : []));
      });
    });
    assert.deepEqual(wrong, []);
  });

  test(`${language}: nothing is said that English does not say, but for faults that the engine words itself`, () => {
    const known = new Set(ENGLISH.flatMap((name) => [...messages(name).keys()]));
    const engine = readdirSync(new URL("src/", ROOT), { recursive: true })
      .filter((name) => name.endsWith(".rs"))
      .map((name) => readFileSync(new URL(`src/${name}`, ROOT), "utf8"))
      .join("\n");
    const needless = files(language).flatMap((name) =>
      [...messages(name).keys()].filter((key) => {
        const code = /^error-(.*)$/.exec(key)?.[1];
        const onPage = name.endsWith("/first.ftl") && PAGE.includes(`data-word="${key}"`);
        return !known.has(key) && !onPage && !(code && engine.includes(`"${code}"`));
      }),
    );
    assert.deepEqual(needless, []);
  });

  test(`${language}: no sentence was left in English`, () => {
    const same = ENGLISH.flatMap((name) => {
      const { english, own } = pair(name, language);
      return [...english].filter(([key, { value }]) => {
        const words = JSON.stringify(value).match(/\p{L}{2,}/gu) ?? [];
        const text = typeof value === "string" && value.split(" ").length > 2;
        return text && words.length > 2 && own.get(key)?.value === value;
      });
    });
    assert.deepEqual(
      same.map(([key]) => key),
      [],
    );
  });

  test(`${language}: its module has all of its words`, () => {
    const folder = `words/${language}/`;
    const module = read(`${folder}${language}.js`);
    for (const name of files(language).filter((one) => one.startsWith(folder))) {
      assert.ok(module.includes(`"./${name.slice(folder.length)}"`), `${name} is not imported`);
    }
    assert.ok(existsSync(new URL(`www/${folder}first.js`, ROOT)));
  });

  test(`${language}: the first screen has all words of the still one`, () => {
    const own = messages(`words/${language}/first.ftl`);
    const places = [...PAGE.matchAll(/data-word="([\w-]+)"/g)].map(([, key]) => key);
    assert.ok(places.length > 10);
    // The title is the same in every language, and stands in the head.
    assert.deepEqual([...own.keys()].filter((key) => key !== "title").sort(), places.sort());
    for (const { value } of own.values()) assert.equal(typeof value, "string");
  });

  test(`${language}: lessons and puzzles are told in it`, () => {
    const untold = lessonFiles().filter(({ said, told }) => told[language] !== said);
    assert.deepEqual(
      untold.filter(({ folder }) => !UNTRANSLATED.includes(folder)).map(({ name }) => name),
      [],
    );
  });
}

/** The lessons and puzzles: how many things each says, and in which languages how many of them. */
function lessonFiles() {
  const folder = new URL("src/factions/", ROOT);
  const names = readdirSync(folder, { recursive: true }).filter((name) =>
    name.endsWith(".scenario"),
  );
  assert.ok(names.length > 20);
  return names.map((name) => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    const count = (pattern) => lines.filter((line) => pattern.test(line)).length;
    return {
      name,
      folder: `factions/${name.split("/")[0].replaceAll("_", "-")}`,
      said: count(/^(?:title|say): |^wrong /),
      told: Object.fromEntries(OTHERS.map((tag) => [tag, count(new RegExp(`^${tag}: `))])),
    };
  });
}

/** The messages of the page, as a browser gets them. */
async function spoken() {
  const made = await build({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ["www/words/messages.js"],
    outdir: "unwritten",
    write: false,
    bundle: true,
    format: "esm",
    loader: { ".ftl": "text" },
  });
  const text = Buffer.from(made.outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${text}`);
}

test("another language comes over English, with its own grammar; what it lacks stays English and is noted", async () => {
  const { addMessages, attribute, fixed, has, language, listOf, missing, startMessages, t } =
    await spoken();
  const plain = { pseudo: false, language: "en", words: [] };
  startMessages(plain);
  assert.equal(t("points", { count: 2 }), "2 points");
  assert.equal(listOf(["1", "2", "3"]), "1, 2, and 3");
  startMessages({ ...plain, language: "es", words: [read("words/es/shell.ftl")] });
  assert.equal(language(), "es");
  assert.equal(t("points", { count: 2 }), "2 puntos");
  assert.equal(t("points", { count: 1 }), "1 punto");
  assert.equal(listOf(["1", "2", "3"]), "1, 2 y 3");
  assert.equal(fixed(-1234.56, 1), "-1234,6");
  assert.deepEqual([...missing], []);
  assert.equal(t("suit-fox"), "fox");
  assert.deepEqual([...missing], ["suit-fox (es)"]);

  addMessages(["faction-wild-boars = Wild Boars\n    .means = Pigs\n"]);
  assert.equal(t("faction-wild-boars"), "Wild Boars");
  addMessages(["faction-wild-boars = Jabalíes\n    .means = Cerdos\n"], "es");
  assert.equal(t("faction-wild-boars"), "Jabalíes");
  assert.equal(attribute("faction-wild-boars", "means"), "Cerdos");
  // Words of a language that is no longer spoken come too late.
  startMessages(plain);
  addMessages(["faction-wild-boars = Jabalíes\n"], "es");
  assert.equal(t("faction-wild-boars"), "Wild Boars");
  assert.ok(has("suit-fox") && !has("suit-moose"));
});
