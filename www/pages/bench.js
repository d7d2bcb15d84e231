/** The designer's bench: what shall be played, and how it goes. */

import { beginStudy, secondsLeft } from "../bench/study.js";
import { draw, h, part } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import words from "../words/bench.ftl";
import { addMessages, t, tFirst } from "../words/messages.js";
import { change, state as live } from "../state.js";
import { errorText } from "../table/tables.js";
import { factionName } from "../words/naming.js";
import { results } from "./bench-results.js";
import { figuresOf, withFair } from "./fair.js";
import { figureFields } from "./figures.js";
import { openPrint } from "./print.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").Brief} Brief
 * @typedef {import("../engine/contract.js").Brief["figures"]} Figures
 */

addMessages([words]);

/** Who can play, the quickest first. */
const PLAYERS = ["random", "greedy", "wanderer", "ranger", "warlord"];
const SEATS = { least: 2, most: 6 };
const MOST_GAMES = 10_000;

/** @type {Brief | null} */
let brief = null;
/** @type {Figures | null} */
let against = null;
/** @type {ReturnType<typeof beginStudy> | null} */
let study = null;
let problem = "";

/** @param {State} state @returns {Brief} */
function usual(state) {
  const { maps, decks, factions } = state.catalogue;
  return {
    map: maps[0]?.key ?? "",
    deck: decks[0]?.key ?? "",
    factions: factions.map(({ key }) => key),
    players: Array.from({ length: Math.min(4, factions.length) }, () => "wanderer"),
    figures: Object.fromEntries(
      withFair(state.catalogue).map((key) => [key, figuresOf(state.catalogue, key)]),
    ),
    games: 100,
    seed: "1",
    max_rounds: 40,
  };
}

/** @param {Partial<Brief>} patch */
function set(patch) {
  if (brief) brief = { ...brief, ...patch };
  problem = "";
  change();
}

/** Whether games are being played or wait to be. */
function busy() {
  return study !== null && (study.run.phase === "running" || study.run.phase === "paused");
}

/** @param {State} state */
export function drawBench(state) {
  if (state.screen !== "bench") return;
  brief ??= usual(state);
  draw(
    part("page"),
    h(
      "header",
      { class: "setup-head" },
      h(
        "button",
        { class: "plain", type: "button", onclick: () => change({ screen: "start" }) },
        sign("back"),
        t("back"),
      ),
      h("h1", { id: "page-title", tabindex: "-1" }, t("bench")),
      h("span", { class: "spring" }),
      h(
        "button",
        { class: "small plain", type: "button", id: "bench-print", onclick: printBoards },
        sign("file"),
        t("print"),
      ),
    ),
    h("p", { class: "quiet" }, t("bench-text")),
    form(state, brief),
    problem ? h("p", { class: "warning", role: "alert", id: "bench-problem" }, problem) : null,
    study ? progress(study) : null,
    study?.run.report?.games ? results(state, study, study.run.report) : null,
  );
}

/** Shows the boards as they are with the figures of the brief. */
function printBoards() {
  const { factions: [faction = ""] = [], figures = {} } = brief ?? {};
  openPrint({ faction, figures, back: "bench" });
}

/** @param {State} state @param {Brief} now */
function form(state, now) {
  return h(
    "form",
    {
      class: "setup bench-form",
      inert: busy(),
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        begin();
      },
    },
    h(
      "section",
      null,
      h("h2", null, t("bench-players")),
      h("p", { class: "quiet" }, t("bench-players-text")),
      h(
        "div",
        { class: "bench-row" },
        now.players.map((player, i) => seat(now, player, i)),
        now.players.length < Math.min(SEATS.most, state.catalogue.factions.length)
          ? h(
              "button",
              {
                type: "button",
                id: "bench-more",
                onclick: () => set({ players: [...now.players, now.players.at(-1) ?? "wanderer"] }),
              },
              sign("plus"),
              t("add-seat"),
            )
          : null,
        now.players.length > SEATS.least
          ? h(
              "button",
              {
                class: "plain",
                type: "button",
                id: "bench-fewer",
                onclick: () => set({ players: now.players.slice(0, -1) }),
              },
              sign("trash"),
              t("remove-seat", { number: now.players.length }),
            )
          : null,
      ),
      h("p", { class: "quiet" }, t("bench-kinds-text")),
      h("h2", null, t("bench-factions")),
      h("p", { class: "quiet" }, t("bench-factions-text")),
      h("div", { class: "bench-row" }, factionChoices(state, now)),
      state.catalogue.factions.map(({ key, figures }) =>
        figures.length
          ? figureFields(
              key,
              figures,
              now.figures[key] ?? {},
              (changed) => set({ figures: { ...now.figures, [key]: changed } }),
              t("bench-figures", { faction: factionName(key), count: figures.length }),
            )
          : null,
      ),
      h(
        "label",
        { class: "switch" },
        h("input", {
          type: "checkbox",
          id: "bench-compare",
          checked: against !== null,
          onchange: () => {
            against = against ? null : structuredClone(now.figures);
            change();
          },
        }),
        h("span", null, t("bench-compare")),
      ),
      against ? second(state, against) : null,
    ),
    h(
      "section",
      { class: "setup-table" },
      h("h2", null, t("table")),
      list(
        "bench-map",
        t("map"),
        state.catalogue.maps.map(({ key }) => [key, t(`map-${key}`)]),
        now.map,
        (map) => set({ map }),
      ),
      list(
        "bench-deck",
        t("deck"),
        state.catalogue.decks.map(({ key }) => [key, t(`deck-${key}`)]),
        now.deck,
        (deck) => set({ deck }),
      ),
      number("bench-games", t("bench-games"), now.games, 1, MOST_GAMES, (games) => set({ games })),
      number("bench-rounds", t("bench-rounds"), now.max_rounds, 1, 1000, (max_rounds) =>
        set({ max_rounds }),
      ),
      h(
        "div",
        { class: "field" },
        h("label", { for: "bench-seed" }, t("bench-seed")),
        h("input", {
          id: "bench-seed",
          inputmode: "numeric",
          pattern: "[0-9]{1,20}",
          value: now.seed,
          oninput: (/** @type {Event} */ event) => set({ seed: valueOf(event).trim() }),
        }),
      ),
    ),
    h(
      "div",
      { class: "setup-end" },
      h(
        "button",
        { class: "primary large", type: "submit", id: "bench-start" },
        sign("play"),
        t("bench-start"),
      ),
    ),
  );
}

/** The second set of figures. @param {State} state @param {Figures} now */
function second(state, now) {
  return h(
    "section",
    { class: "bench-second", key: "second" },
    h("h2", null, t("bench-second")),
    state.catalogue.factions.map(({ key, figures }) =>
      figures.length
        ? figureFields(
            key,
            figures,
            now[key] ?? {},
            (changed) => {
              against = { ...now, [key]: changed };
              change();
            },
            t("bench-figures", { faction: factionName(key), count: figures.length }),
          )
        : null,
    ),
  );
}

/** @param {Brief} now @param {string} player @param {number} i */
function seat(now, player, i) {
  return list(
    `bench-player-${i}`,
    t("bench-seat", { number: i + 1 }),
    PLAYERS.map((key) => [key, t(`kind-${key}`)]),
    player,
    (chosen) => set({ players: now.players.map((one, n) => (n === i ? chosen : one)) }),
  );
}

/** @param {State} state @param {Brief} now */
function factionChoices(state, now) {
  return state.catalogue.factions.map(({ key }) => {
    const on = now.factions.includes(key);
    return h(
      "label",
      { class: "switch bench-faction", key },
      h("input", {
        type: "checkbox",
        checked: on,
        "data-faction": key,
        onchange: () =>
          set({
            factions: state.catalogue.factions
              .map((one) => one.key)
              .filter((one) => (one === key ? !on : now.factions.includes(one))),
          }),
      }),
      emblem(key),
      h("span", null, factionName(key)),
    );
  });
}

/** @param {Event} event */
function valueOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string[][]} values
 * @param {string} now
 * @param {(value: string) => void} choose
 */
function list(id, label, values, now, choose) {
  return h(
    "div",
    { class: "field", key: id },
    h("label", { for: id }, label),
    h(
      "select",
      { id, value: now, onchange: (/** @type {Event} */ event) => choose(valueOf(event)) },
      values.map(([key, text]) => h("option", { value: key }, text)),
    ),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {number} now
 * @param {number} min
 * @param {number} max
 * @param {(value: number) => void} choose
 */
function number(id, label, now, min, max, choose) {
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label),
    h("input", {
      id,
      type: "number",
      min,
      max,
      value: now,
      onchange: (/** @type {Event} */ event) =>
        choose(Math.min(max, Math.max(min, Math.round(Number(valueOf(event))) || min))),
    }),
  );
}

/** Starts the study; what the engine does not accept is said under the form. */
function begin() {
  if (!brief || busy()) return;
  study?.free();
  study = null;
  try {
    study = beginStudy(brief, against, () => change());
    problem = "";
  } catch (thrown) {
    problem = errorText(thrown);
  }
  change();
  requestAnimationFrame(() => {
    const told = study ? ".bench-progress" : "#bench-problem";
    document.querySelector(told)?.scrollIntoView({ block: study ? "start" : "center" });
  });
}

/** @param {NonNullable<typeof study>} now */
function progress(now) {
  const { run } = now;
  const { done, total } = run;
  return h(
    "section",
    { class: "bench-progress", key: "progress", "data-phase": run.phase },
    h("progress", { max: total, value: done, "aria-label": t("bench-progress", { done, total }) }),
    h(
      "p",
      { role: "status" },
      h("b", null, t("bench-progress", { done, total })),
      " · ",
      tFirst([`bench-${run.phase}`], { what: run.problem }),
      run.phase === "running" ? t("bench-left", { seconds: secondsLeft(run) }) : null,
      run.workers ? [" · ", t("bench-workers", { count: run.workers })] : null,
    ),
    h(
      "div",
      { class: "ways" },
      run.phase === "running"
        ? h(
            "button",
            { type: "button", id: "bench-pause", onclick: now.pause },
            sign("pause"),
            t("bench-pause"),
          )
        : null,
      run.phase === "paused"
        ? h(
            "button",
            { class: "primary", type: "button", id: "bench-go-on", onclick: now.goOn },
            sign("play"),
            t("bench-go-on"),
          )
        : null,
      busy()
        ? h(
            "button",
            { type: "button", id: "bench-cancel", onclick: now.cancel },
            sign("close"),
            t("bench-cancel"),
          )
        : null,
    ),
  );
}

/** Whether a study is on the bench that leaving the page would lose. */
export function benchAtWork() {
  return live.screen === "bench" && busy();
}
