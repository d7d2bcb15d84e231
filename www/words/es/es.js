import base from "./base.ftl";
import bots from "./bots.ftl";
import cards from "./cards.ftl";
import first from "./first.ftl";
import shell from "./shell.ftl";

/** Spanish. @type {import("../language.js").Language} */
export default {
  words: [first, shell, base, cards, bots],
  bring: {
    factions: (key) => import(`../../factions/${key}/words.es.ftl`),
    decks: (key) => import(`../../decks/${key}/words.es.ftl`),
    pages: (key) => PAGES[key](),
  },
};

const PAGES = {
  bench: () => import("./bench.ftl"),
  glossary: () => import("./glossary.ftl"),
  learn: () => import("./learn.ftl"),
  over: () => import("./over.ftl"),
};
