import base from "./base.ftl";
import bench from "./bench.ftl";
import bots from "./bots.ftl";
import cards from "./cards.ftl";
import first from "./first.ftl";
import glossary from "./glossary.ftl";
import learn from "./learn.ftl";
import over from "./over.ftl";
import shell from "./shell.ftl";

/** Spanish. @type {import("../language.js").Language} */
export default {
  words: [first, shell, base, cards, bots, glossary, bench, learn, over],
  factions: (key) => import(`../../factions/${key}/words.es.ftl`),
  decks: (key) => import(`../../decks/${key}/words.es.ftl`),
};
