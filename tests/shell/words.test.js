import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { ENGLISH, LANGUAGES, bundle, files, inLanguage, read } from "./catalogues.js";

const WWW = new URL("../../www/", import.meta.url);
const FILES = ENGLISH;

function modules(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === "pkg" ? [] : modules(new URL(`${entry.name}/`, folder));
    }
    return entry.name.endsWith(".js") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

test("every catalogue file can be read to its end, and no key stands twice in a language", () => {
  for (const language of LANGUAGES) {
    const seen = new Map();
    for (const name of files(language)) {
      const { made, errors } = bundle(name, language);
      assert.deepEqual(errors, [], name);
      for (const [, key] of read(name).matchAll(/^([a-zA-Z][\w-]*) =/gm)) {
        assert.ok(made.hasMessage(key), `${name}: ${key} cannot be read`);
        assert.ok(!seen.has(key), `${key} stands in ${seen.get(key)} and in ${name}`);
        seen.set(key, name);
      }
    }
    assert.ok(seen.size > 1000, `${language}: only ${seen.size} messages`);
  }
});

test("every message that the shell names is in the catalogue", () => {
  const all = FILES.map((name) => readFileSync(new URL(name, WWW), "utf8")).join("\n");
  const known = new Set([...all.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key));
  const named = modules(WWW).flatMap((source) => [
    ...[...source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map(([, key]) => key),
    ...[...source.matchAll(/\bt\([^()"`]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)"/g)].flatMap(
      ([, a, b]) => [a, b],
    ),
  ]);
  assert.ok(named.length > 150);
  assert.deepEqual([...new Set(named.filter((key) => !known.has(key)))], []);
});

/** The keys of all messages, each with the faction in whose folder it stands, if in any. */
function keys() {
  const found = FILES.flatMap((name) => {
    const folder = /^factions\/([^/]+)\//.exec(name)?.[1] ?? "";
    const text = readFileSync(new URL(name, WWW), "utf8");
    return [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => [key, folder]);
  });
  return new Map(/** @type {[string, string][]} */ (found));
}

/** The sources of the engine, each with the folder of the faction it belongs to, if any. */
function engine(folder = new URL("../../src/", import.meta.url), faction = "") {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const below = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    const owner = folder.pathname.endsWith("/src/factions/") ? entry.name : faction;
    if (entry.isDirectory()) return engine(below, owner);
    return entry.name.endsWith(".rs") ? [{ owner, text: readFileSync(below, "utf8") }] : [];
  });
}

const SAID = {
  event: /Event::new\(\s*"([\w-]+)"/g,
  refusal: /Reason \{\s*key: "([\w-]+)"/g,
  prompt: /(?:Ask::(?:open|secret)\([^;]*?|\bprompt: Some\()"([a-z][a-z-]+)",?\s*\)/g,
};
for (const [kind, pattern] of Object.entries(SAID)) {
  test(`there are words for each ${kind} of the engine`, () => {
    const known = keys();
    // A table has the words of everybody and of its own factions, not those of others.
    const has = (owner, key) => known.has(key) && ["", owner].includes(known.get(key));
    const found = engine().flatMap(({ owner, text }) =>
      [...text.matchAll(pattern)].map(([, key]) => [owner.replaceAll("_", "-"), key]),
    );
    assert.ok(found.length > 30, `only ${found.length}`);
    const missing = found.filter(
      ([owner, key]) => !has(owner, `${kind}-${key}`) && !has(owner, `${kind}-${owner}-${key}`),
    );
    assert.deepEqual(missing, []);
  });
}

/** How many words an explanation has at most; other languages need more of them than English. */
const MOST_WORDS = { en: 14, others: 18 };

test("every kind of question is explained, in one short sentence", () => {
  for (const language of LANGUAGES) {
    const all = files(language).map(read).join("\n");
    const lines = new Map(
      [...all.matchAll(/^((?:prompt|why)-[\w-]*) = (.*)$/gm)].map(([, key, text]) => [key, text]),
    );
    const prompts = [...lines.keys()].filter((key) => key.startsWith("prompt-"));
    assert.ok(prompts.length > 80);
    // A faction without a question of its own for an action still has actions of its own.
    const wanted = prompts.map((key) => key.replace(/^prompt-/, "why-"));
    assert.deepEqual(
      wanted.filter((key) => !lines.has(key)),
      [],
    );
    const most = MOST_WORDS[language] ?? MOST_WORDS.others;
    for (const [key, text] of lines) {
      if (!key.startsWith("why-") || /^why-(off|on|is-off)$/.test(key)) continue;
      assert.ok(text.split(" ").length <= most, `${key}: ${text}`);
    }
  }
});

test("every term has words in which it is found, and a meaning; no word means two terms at one table", () => {
  const formsOf = (name, language) => {
    const { made } = bundle(name, language);
    return new FluentResource(read(name)).body
      .filter(({ id }) => id.startsWith("term-"))
      .flatMap(({ id }) => {
        const { value, attributes } = made.getMessage(id);
        assert.ok(value && attributes.forms && attributes.means, `${name}: ${id} is not whole`);
        return String(attributes.forms)
          .split(",")
          .map((form) => form.trim().toLowerCase());
      });
  };
  for (const language of LANGUAGES) {
    const glossary = "words/glossary.ftl";
    const shared = language === "en" ? glossary : inLanguage(glossary, language);
    const common = formsOf(shared, language);
    assert.ok(common.length > 60);
    for (const name of files(language).filter((file) => file.startsWith("factions/"))) {
      const all = [...common, ...formsOf(name, language)];
      assert.deepEqual(
        all.filter((form, i) => all.indexOf(form) !== i),
        [],
        name,
      );
    }
  }
});

test("the folder of a faction has its look and its words, and nothing else", () => {
  const folder = new URL("factions/", WWW);
  const entries = readdirSync(folder, { withFileTypes: true });
  const factions = entries.filter((entry) => entry.isDirectory());
  assert.ok(factions.length >= 5);
  for (const { name } of factions) {
    const own = readdirSync(new URL(`${name}/`, folder)).filter(
      (file) => !LANGUAGES.some((language) => file === `words.${language}.ftl`),
    );
    assert.deepEqual(own.sort(), [`${name}.js`, "words.ftl"]);
  }
});

test("every faction says what it is like, how hard it is and how far it reaches", () => {
  const folder = new URL("factions/", WWW);
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const [look, words] = [`${name}.js`, "words.ftl"].map((file) =>
      readFileSync(new URL(`${name}/${file}`, folder), "utf8"),
    );
    assert.match(words, new RegExp(`^like-${name} = \\S`, "m"));
    assert.match(look, /^ {2}sitting: \{ reach: \d+,.* hard: [123] \},$/m, name);
  }
});

test("every fan faction says that it is one, and where it comes from if that is known", () => {
  const folder = new URL("factions/", WWW);
  const entries = readdirSync(folder, { withFileTypes: true });
  let fans = 0;
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const [look, words] = [`${name}.js`, "words.ftl"].map((file) =>
      readFileSync(new URL(`${name}/${file}`, folder), "utf8"),
    );
    // What the publisher has not told about a faction of its own is nothing that we assume.
    const isFan = /^ {2}sitting: .*assumed: true/m.test(look);
    fans += isFan ? 1 : 0;
    const told = new RegExp(`^origin-${name} = Fan faction`, "m").test(words);
    assert.equal(told, isFan, name);
  }
  assert.ok(fans >= 5);
});

test("the animal of every faction stands on the front page", () => {
  const drawing = readFileSync(new URL("icons/woodland.svg", WWW), "utf8");
  const folder = new URL("factions/", WWW);
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const look = readFileSync(new URL(`${name}/${name}.js`, folder), "utf8");
    const warrior = look.match(/^ {2}warrior: "([a-z-]+)"/m)[1];
    const drawn = look.slice(look.search(new RegExp(`^ {4}"?${warrior}"?: \\{`, "m")));
    const body = drawn.match(/body: "([^"]+)"/)[1];
    assert.ok(drawing.includes(body), `${name} is missing: cargo xtask pictures`);
  }
});
