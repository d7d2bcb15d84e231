/** The end of a game: who stands where and why, the way there, what next. Comes when the first game has ended. */

import { KINDS, onlyPerson, strongest } from "../bots/kinds.js";
import { countGame, forgetGames, gamesHere } from "../device/games-played.js";
import { newSeed } from "../engine/client.js";
import { savePicture } from "../map/picture.js";
import { curves } from "../pages/charts.js";
import { draftOf } from "../pages/drafting.js";
import { setOf } from "../pages/fair.js";
import { change, openSheet, state as live } from "../state.js";
import { errorText, newTable } from "../table/tables.js";
import { h } from "../toolkit/dom.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { clauseWords } from "../words/law.js";
import { addMessages, listOf, t } from "../words/messages.js";
import { codeOf, factionName, factionOf, liveryOf, seatName, seatTitle } from "../words/naming.js";
import words from "../words/over.ftl";
import { byRound, sources } from "./points.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../bots/kinds.js").SeatKind} SeatKind
 * @typedef {import("../engine/contract.js").TableView} View
 */

addMessages([words]);

/** How many sources of a seat's points are told. */
const SOURCES = 3;

/** @param {State} state */
export function overSheet(state) {
  const view = state.shown?.view;
  const over = view?.over;
  if (!view || !over) return { title: t("over-title"), body: [] };
  record(state, over.winners);
  const all = byRound(state.shown?.log ?? [], view.seats.length);
  // A table that came in the middle of a game does not know what was before.
  const rounds = view.seats.every(({ score }, i) => score === sums(all).at(-1)?.[i]) ? all : [];
  return {
    title: t("over-title"),
    wide: true,
    body: [
      h(
        "div",
        { class: "victory" },
        over.winners.map((seat) => emblem(liveryOf(seat))),
        h(
          "p",
          null,
          h(
            "b",
            null,
            t("over-lead", {
              count: over.winners.length,
              seat: listOf(over.winners.map(seatName)),
            }),
          ),
          h("span", null, by(view)),
        ),
      ),
      standings(state, view, over.winners),
      h("ul", { class: "decided" }, decided(state, view, over, rounds)),
      rounds.length > 1 ? curve(view, rounds) : null,
      again(state),
      h(
        "div",
        { class: "ways" },
        h(
          "button",
          { type: "button", onclick: () => openSheet("share") },
          sign("share"),
          t("over-share"),
        ),
        h(
          "button",
          { type: "button", onclick: () => void savePicture() },
          sign("picture"),
          t("save-picture"),
        ),
        h(
          "button",
          { type: "button", onclick: () => openSheet("points") },
          sign("chart"),
          t("points-sheet"),
        ),
      ),
      played(),
    ],
  };
}

/** @param {View} view */
function by({ over, seats }) {
  return over?.by === "points"
    ? t("over-by-points", { score: seats[over.winner]?.score ?? 0 })
    : t("over-by-dominance");
}

/**
 * Every seat in the order in which they ended, with where most of its points came from.
 * @param {State} state
 * @param {View} view
 * @param {number[]} winners
 */
function standings(state, view, winners) {
  const won = (/** @type {number} */ seat) => Number(winners.includes(seat));
  const score = (/** @type {number} */ seat) => view.seats[seat]?.score ?? 0;
  const order = view.seats.map((_, i) => i).sort((a, b) => won(b) - won(a) || score(b) - score(a));
  const most = Math.max(1, ...view.seats.map((seat) => seat.score));
  return h(
    "ol",
    { class: "standings" },
    order.map((seat, place) =>
      h(
        "li",
        { class: won(seat) ? "won" : "", "data-seat": seat },
        h("span", { class: "place", title: t("over-place", { place: place + 1 }) }, place + 1),
        emblem(liveryOf(seat)),
        h(
          "div",
          null,
          h("b", null, seatTitle(seat)),
          h("span", { class: "length", style: { "--share": score(seat) / most } }),
          h(
            "span",
            { class: "quiet" },
            sources(state.shown?.log ?? [], seat)
              .slice(0, SOURCES)
              .map(([clause, points]) => [`${points} `, clauseChip(clause), " "]),
          ),
        ),
        h("b", { class: "points" }, view.seats[seat]?.dominance ? "–" : score(seat)),
      ),
    ),
  );
}

/**
 * What decided it: the margin, since when the winner led, what brought most.
 * @param {State} state
 * @param {View} view
 * @param {{ winner: number, winners: number[], by: string }} over
 * @param {number[][]} rounds
 */
function decided(state, view, over, rounds) {
  const others = view.seats
    .map((seat, i) => ({ i, score: seat.score }))
    .filter(({ i }) => !over.winners.includes(i))
    .sort((a, b) => b.score - a.score);
  const [next] = others;
  const [best] = sources(state.shown?.log ?? [], over.winner);
  const since = over.by === "points" ? leadSince(over.winner, rounds) : null;
  const own = view.seats[over.winner]?.score ?? 0;
  return [
    next && over.by === "points"
      ? h("li", null, t("over-margin", { points: own - next.score, other: seatName(next.i) }))
      : null,
    since === null ? null : h("li", null, t("over-turning", { round: since })),
    best
      ? h(
          "li",
          null,
          t("over-most", { points: best[1] }),
          " ",
          clauseChip(best[0]),
          h("span", { class: "quiet" }, " ", clauseWords(best[0])),
        )
      : null,
  ];
}

/** Points of each seat after each round. @param {number[][]} rounds */
function sums(rounds) {
  /** @type {number[]} */
  let sum = [];
  return rounds.map((points) => (sum = points.map((count, i) => (sum[i] ?? 0) + count)));
}

/** The round from whose end on the winner led, without anybody level. @param {number} winner @param {number[][]} rounds */
function leadSince(winner, rounds) {
  const behind = sums(rounds).findLastIndex((points) =>
    points.some((count, i) => i !== winner && count >= (points[winner] ?? 0)),
  );
  return rounds.length ? Math.min(behind + 2, rounds.length) : null;
}

/** @param {View} view @param {number[][]} rounds */
function curve(view, rounds) {
  const points = sums(rounds);
  const lines = view.seats.map((_, i) => ({
    faction: liveryOf(i),
    code: codeOf(i),
    values: points.map((all) => all[i] ?? 0),
  }));
  const turning = view.over?.by === "points" ? leadSince(view.over.winner, rounds) : null;
  return h("section", null, h("h3", null, t("over-curve")), curves(lines, turning));
}

/** Another game. @param {State} state */
function again(state) {
  const table = state.table;
  if (!table) return null;
  const { setup, openHands, kinds } = table;
  const planFigures =
    setOf(state.catalogue, [...(setup.pool ?? []), ...setup.seats]) === "law" ? "law" : "fair";
  // Another pool is dealt, with figures like those of this one.
  const dealt =
    setup.procedure === "draft" ? draftOf({ ...state, planFigures }, { ...setup, among: [] }) : {};
  const next = { ...setup, ...dealt, pool: [] };
  /** @param {import("../engine/contract.js").SeatValue[]} seats @param {SeatKind[]} players */
  const begin = (seats, players) =>
    newTable({ ...next, seats, seed: newSeed() }, { openHands, kinds: players }).catch((thrown) =>
      openSheet("open", { error: errorText(thrown) }),
    );
  const rotated = setup.seats.map(({ name }, i) => {
    const other = setup.seats[(i + 1) % setup.seats.length] ?? setup.seats[i];
    return { ...other, faction: other?.faction ?? "", name: name ?? "" };
  });
  const stronger = kinds.map((kind) =>
    kind === "person" ? kind : (KINDS[KINDS.indexOf(kind) + 1] ?? kind),
  );
  const canGrow = stronger.some((kind, i) => kind !== kinds[i]);
  const change_ = () =>
    change({
      sheets: [],
      plan: { ...setup, pool: [], seed: newSeed() },
      planKinds: kinds,
      planFigures,
      screen: "setup",
    });
  return h(
    "section",
    { class: "again" },
    h("h3", null, t("over-again")),
    h(
      "div",
      { class: "grid wide" },
      way("same", t("rematch-same"), () => begin(setup.seats, kinds)),
      way("rotate", t("rematch-rotate"), () => begin(rotated, kinds)),
      canGrow ? way("stronger", t("rematch-stronger"), () => begin(setup.seats, stronger)) : null,
      way("change", t("rematch-change"), change_),
    ),
  );
}

/** @param {string} key @param {string} label @param {() => void} run */
function way(key, label, run) {
  return h(
    "button",
    { class: "option", type: "button", "data-rematch": key, onclick: run },
    h("span", { class: "label" }, label),
  );
}

/** Counts a game of one person, once. @param {State} state @param {number[]} winners */
function record({ table }, winners) {
  const seat = table ? onlyPerson(table.kinds) : null;
  if (!table || seat === null || table.openHands) return;
  const result = { won: winners.includes(seat), kind: strongest(table.kinds) };
  countGame(table.id, factionOf(seat), result);
}

/** What this person has played here. */
function played() {
  const all = Object.entries(gamesHere());
  if (!all.length) return null;
  return h(
    "section",
    { class: "record" },
    h("h3", null, t("over-record")),
    h(
      "ul",
      null,
      all.map(([faction, { played: games, won }]) =>
        h(
          "li",
          null,
          emblem(faction),
          t("over-record-line", { faction: factionName(faction), won, played: games }),
        ),
      ),
    ),
    h(
      "button",
      {
        class: "small plain",
        type: "button",
        onclick: () => {
          forgetGames(live.table?.id ?? "");
          change();
        },
      },
      sign("trash"),
      t("over-record-forget"),
    ),
  );
}
