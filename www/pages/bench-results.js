/** What a study came to: every number in a table, with a drawing beside it where one helps. */

import { comparisonSheet, gamesSheet, reportSheet } from "../bench/sheets.js";
import { kindsOf } from "../bots/kinds.js";
import { coloursOf } from "../factions/looks.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { clauseWords } from "../words/law.js";
import { fixed, listOf, t } from "../words/messages.js";
import { openSheet } from "../state.js";
import { addText, errorText } from "../table/tables.js";
import { factionName } from "../words/naming.js";
import { bar, curves, histogram, shareBar } from "./charts.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Report} Report
 * @typedef {import("../engine/contract.js").Share} Share
 * @typedef {import("../engine/contract.js").Difference} Difference
 * @typedef {ReturnType<typeof import("../bench/study.js").beginStudy>} Study
 * @typedef {import("../toolkit/dom.js").Child} Child
 */

/** Games in the list. */
const LISTED = 30;

/** @param {State} state @param {Study} study @param {Report} report */
export function results(state, study, report) {
  const seats = report.seats.length;
  const even = seats ? 1 / seats : 0;
  return h(
    "div",
    { class: "bench-results", key: "results" },
    exports(study, report),
    facts(report),
    comparison(study),
    part(
      "wins",
      t("bench-wins"),
      table(
        [t("column-faction"), t("column-share"), "", t("column-interval"), t("column-won")],
        Object.entries(report.factions).map(([faction, share]) => [
          named(faction),
          ...shareCells(share, even, coloursOf(faction).fill),
        ]),
      ),
      t("bench-wins-text"),
    ),
    part(
      "seats",
      t("bench-seats"),
      table(
        [t("column-seat"), t("column-share"), "", t("column-interval"), t("column-won")],
        report.seats.map((share, i) => [String(i + 1), ...shareCells(share, even)]),
      ),
    ),
    Object.keys(report.players).length > 1
      ? part(
          "players",
          t("bench-by-player"),
          table(
            [t("column-player"), t("column-share"), "", t("column-interval"), t("column-won")],
            Object.entries(report.players).map(([player, share]) => [
              t(`kind-${player}`),
              ...shareCells(share, even),
            ]),
          ),
        )
      : null,
    matchUps(state, report),
    pointsByRound(state, report),
    sources(state, report),
    lengths(report),
    uses(state, report),
    games(study),
  );
}

/**
 * @param {string} key
 * @param {string} title
 * @param {Child} body
 * @param {string} [text]
 */
function part(key, title, body, text) {
  return h(
    "section",
    { class: "bench-part", key, "data-part": key },
    h("h2", null, title),
    text ? h("p", { class: "quiet" }, text) : null,
    h("div", { class: "bench-wide", tabindex: "0", role: "group", "aria-label": title }, body),
  );
}

/** @param {Child[]} heads @param {Child[][]} rows */
function table(heads, rows) {
  return h(
    "table",
    { class: "bench-table" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        heads.map((head) => (head === "" ? h("td", null) : h("th", { scope: "col" }, head))),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map(([head, ...cells]) =>
        h(
          "tr",
          null,
          h("th", { scope: "row" }, head),
          cells.map((cell) => h("td", null, cell)),
        ),
      ),
    ),
  );
}

/** @param {string} faction */
function named(faction) {
  return [emblem(faction), factionName(faction)];
}

/** @param {number} share */
function percent(share) {
  return t("percent", { number: fixed(100 * share, 1) });
}

/** @param {Share} share @param {number} even @param {string} [fill] @returns {Child[]} */
function shareCells(share, even, fill) {
  return [
    percent(share.share),
    shareBar(share, even, fill),
    t("percent-range", { low: fixed(100 * share.low, 1), high: fixed(100 * share.high, 1) }),
    t("won-of", { wins: share.wins, games: share.games }),
  ];
}

/** @param {Report} report */
function facts(report) {
  /** @type {[string, number][]} */
  const list = [
    ["games", report.games],
    ["dominance", report.by_dominance],
    ["unfinished", report.unfinished],
    ["rounds", report.median_rounds],
    ["long", report.long_rounds],
    ["choices", Math.round(report.mean_choices)],
    ["longest", report.longest_turn],
  ];
  return part(
    "facts",
    t("bench-facts"),
    h(
      "dl",
      { class: "bench-facts" },
      list.map(([key, value]) =>
        h("div", { key }, h("dt", null, t(`fact-${key}`)), h("dd", null, value)),
      ),
    ),
  );
}

/** @param {Study} study */
function comparison(study) {
  const found = study.run.comparison;
  if (!found?.games) return null;
  const { first, second, games: both } = found;
  /** @param {Difference} by @param {number} scale @param {number} digits */
  const cells = (by, scale, digits) => {
    const text = (/** @type {number} */ value) =>
      `${value > 0 ? "+" : ""}${fixed(scale * value, digits)}`;
    const sure = by.low > 0 || by.high < 0;
    return [
      h(sure ? "b" : "span", null, text(by.difference)),
      t("points-range", { low: text(by.low), high: text(by.high) }),
    ];
  };
  const factions = Object.keys(found.wins);
  const rows = [
    ...factions.map((faction) => {
      const by = found.wins[faction] ?? { difference: 0, low: 0, high: 0 };
      return [
        t("wins-of", { faction: factionName(faction) }),
        percent(first.factions[faction]?.share ?? 0),
        percent(second.factions[faction]?.share ?? 0),
        ...cells(by, 100, 1),
      ];
    }),
    ...factions.map((faction) => {
      const by = found.points[faction] ?? { difference: 0, low: 0, high: 0 };
      return [
        t("points-of", { faction: factionName(faction) }),
        fixed(first.points[faction] ?? 0, 1),
        fixed(second.points[faction] ?? 0, 1),
        ...cells(by, 1, 2),
      ];
    }),
    [
      t("rounds-difference"),
      first.median_rounds,
      second.median_rounds,
      ...cells(found.rounds, 1, 2),
    ],
  ];
  const heads = ["", t("column-first"), t("column-second"), t("column-difference")];
  return part(
    "comparison",
    t("bench-comparison"),
    table([...heads, t("column-interval")], rows),
    t("bench-comparison-text", { count: both }),
  );
}

/** @param {State} state @param {string} faction */
function code(state, faction) {
  return state.catalogue.factions.find(({ key }) => key === faction)?.code ?? faction;
}

/** @param {State} state @param {Report} report */
function matchUps(state, report) {
  const factions = Object.keys(report.ahead);
  return part(
    "match-ups",
    t("bench-match-ups"),
    table(
      [t("column-faction"), ...factions.map((one) => code(state, one))],
      factions.map((one) => [
        named(one),
        ...factions.map((other) => {
          const share = report.ahead[one]?.[other];
          return share
            ? h(
                "span",
                {
                  title: t("percent-range", {
                    low: fixed(100 * share.low, 0),
                    high: fixed(100 * share.high, 0),
                  }),
                },
                t("percent", { number: fixed(100 * share.share, 0) }),
              )
            : "·";
        }),
      ]),
    ),
    t("bench-match-ups-text"),
  );
}

/** @param {State} state @param {Report} report */
function pointsByRound(state, report) {
  const lines = Object.entries(report.curves).map(([faction, values]) => ({
    faction,
    code: code(state, faction),
    values,
  }));
  const rounds = Math.max(0, ...lines.map(({ values }) => values.length));
  return part("curves", t("bench-curves"), [
    rounds ? curves(lines) : null,
    table(
      [t("column-faction"), ...Array.from({ length: rounds }, (_, i) => String(i + 1))],
      lines.map(({ faction, values }) => [
        named(faction),
        ...Array.from({ length: rounds }, (_, i) =>
          values[i] === undefined ? "" : fixed(values[i], 1),
        ),
      ]),
    ),
  ]);
}

/** @param {State} state @param {Report} report */
function sources(state, report) {
  const most = Math.max(0, ...Object.values(report.sources).flatMap((by) => Object.values(by)));
  return part(
    "sources",
    t("bench-sources"),
    Object.entries(report.sources).map(([faction, by]) =>
      h(
        "details",
        { class: "bench-fold", key: faction },
        h("summary", null, named(faction), " ", fixed(report.points[faction] ?? 0, 1)),
        table(
          [t("column-clause"), t("column-points"), "", t("column-summary")],
          Object.entries(by)
            .sort((a, b) => b[1] - a[1])
            .map(([clause, points]) => [
              clauseChip(clause),
              fixed(points, 2),
              bar(Math.max(0, points), most),
              clauseWords(clause),
            ]),
        ),
      ),
    ),
    t("bench-sources-text"),
  );
}

/** @param {Report} report */
function lengths(report) {
  const list = Object.entries(report.lengths).map(
    ([rounds, count]) => /** @type {[number, number]} */ ([Number(rounds), count]),
  );
  return part("lengths", t("bench-lengths"), [
    list.length ? histogram(list) : null,
    table(
      [t("column-rounds"), ...list.map(([rounds]) => String(rounds))],
      [[t("column-games"), ...list.map(([, count]) => String(count))]],
    ),
  ]);
}

/** @param {State} state @param {Report} report */
function uses(state, report) {
  const per = (/** @type {number} */ count) => fixed((100 * count) / report.games, 0);
  const clause = (/** @type {string} */ id) => [clauseChip(id), " ", clauseWords(id)];
  return part("uses", t("bench-uses"), [
    report.never.length
      ? h(
          "details",
          { class: "bench-fold", key: "never", "data-never": report.never.length },
          h("summary", null, t("bench-never", { count: report.never.length })),
          h(
            "ul",
            { class: "bench-never" },
            report.never.map((id) => h("li", null, clause(id))),
          ),
        )
      : h("p", null, t("bench-never-none")),
    h(
      "details",
      { class: "bench-fold", key: "all" },
      h("summary", null, t("bench-uses")),
      table(
        [t("column-clause"), t("column-choices"), t("column-events"), t("column-summary")],
        Object.entries(report.uses)
          .sort((a, b) => b[1].choices - a[1].choices || b[1].events - a[1].events)
          .map(([id, use]) => [clauseChip(id), per(use.choices), per(use.events), clauseWords(id)]),
      ),
    ),
  ]);
}

/** @param {Study} study */
function games(study) {
  const { played, comparison: compared } = study.run;
  const last = played.slice(-LISTED).reverse();
  return part(
    "games",
    t("bench-list"),
    table(
      [t("column-game"), t("column-faction"), t("column-winner"), t("column-rounds"), ""],
      last.map(({ way, record }) => [
        compared
          ? `${record.game + 1} ${t(way ? "column-second" : "column-first")}`
          : String(record.game + 1),
        record.factions.map((faction, i) =>
          h("span", { class: "bench-seat" }, emblem(faction), record.points[i] ?? 0),
        ),
        record.winners.length
          ? listOf(record.winners.map((seat) => factionName(record.factions[seat] ?? "")))
          : t("nobody"),
        record.rounds,
        h(
          "button",
          {
            class: "small",
            type: "button",
            "data-open-game": record.game,
            onclick: () => void open(() => study.link(way, record), record.factions.length),
          },
          sign("look"),
          t("bench-open"),
        ),
      ]),
    ),
    t("bench-list-text", { count: last.length }),
  );
}

/**
 * Opens a game as a table of its own, to be stepped through.
 * @param {() => string} link
 * @param {number} seats
 */
async function open(link, seats) {
  try {
    await addText(link(), { openHands: true, kinds: kindsOf(undefined, seats) });
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}

/** @param {Study} study @param {Report} report */
function exports(study, report) {
  const { comparison: compared, phase } = study.run;
  const file = (
    /** @type {string} */ key,
    /** @type {string} */ name,
    /** @type {() => string} */ text,
  ) =>
    h(
      "button",
      { type: "button", id: `export-${key}`, onclick: () => download(name, text()) },
      sign("file"),
      t(`export-${key}`),
    );
  return h(
    "div",
    { class: "ways bench-exports", key: "exports", inert: phase === "running" },
    file("csv", "thicket-bench.csv", () =>
      compared ? comparisonSheet(compared) : reportSheet(report),
    ),
    file("games", "thicket-games.csv", () => gamesSheet(study.records(0))),
    file("json", "thicket-bench.json", study.json),
  );
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  const type = name.endsWith("json") ? "application/json" : "text/csv";
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
