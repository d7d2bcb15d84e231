/** The start sheet: three ways in, and the tables kept on this device. */

import { kindsOf, nextOpponent } from "../bots/kinds.js";
import { lastResults } from "../device/games-played.js";
import { draw, h, part } from "../toolkit/dom.js";
import { emblem, sign } from "../toolkit/icons.js";
import { Game, newSeed } from "../engine/client.js";
import { language, listOf, t } from "../words/messages.js";
import { offlineChip } from "../parts/notices.js";
import { drawEnlarged, drawThumb, readLink } from "../map/picture.js";
import { change, openSheet } from "../state.js";
import {
  errorText,
  forgetTable,
  forgetUnreadable,
  newTable,
  openTable,
  saveFile,
  saveUnreadable,
} from "../table/tables.js";
import { liveryOf, seatNames } from "../words/naming.js";
import { themeId } from "../toolkit/colours.js";
import { firstTable } from "../factions/on-screen.js";
import { frontFactions } from "./front-factions.js";
import { newPlan } from "./setup.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../device/storage.js").TableRecord} TableRecord
 */

/** What there is to know before anything is pressed. The head of the page says the same before the program has come. */
const FACTS = /** @type {const} */ ([
  ["law", "fact-rules"],
  ["share", "fact-link"],
  ["offline", "fact-offline"],
]);

/** Tables with a picture in the list; older ones are a line. */
const PICTURED = 6;

/** @param {State} state */
export function drawFront(state) {
  const root = part("page");
  if (state.screen !== "start") return;
  draw(
    root,
    h(
      "header",
      { class: "front-head" },
      h("h1", { id: "page-title", tabindex: "-1" }, t("title")),
      h("p", { class: "subtitle" }, t("subtitle")),
      h(
        "ul",
        { class: "front-facts" },
        FACTS.map(([icon, fact]) => h("li", null, sign(icon), h("span", null, t(fact)))),
      ),
      h("p", { class: "quiet" }, t("fan-project")),
    ),
    h(
      "div",
      { class: "ways-in" },
      goOn(state),
      way(
        "play",
        "play-now",
        t("play-now-text", { kind: nextOpponent(lastResults()) }),
        () => void playNow(state),
        state.tables[0]?.winner === null ? "" : "primary",
      ),
      way("hint", "learn", t("learn-text"), () => openSheet("learn")),
      way("people", "pass-and-play", t("pass-and-play-text"), () => void passAndPlay(state)),
      way("table", "set-up", t("set-up-text"), () => {
        const plan = newPlan(state);
        const planKinds = against("ranger", plan.seats.length);
        change({ screen: "setup", plan, planKinds, planFigures: "fair" });
      }),
      way("share", "open-way", t("open-way-text"), () => openSheet("open")),
    ),
    h(
      "p",
      { class: "front-more" },
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => openSheet("law") },
        sign("law"),
        t("law"),
      ),
      h(
        "button",
        {
          class: "small plain",
          type: "button",
          id: "way-bench",
          onclick: () => change({ screen: "bench" }),
        },
        sign("chart"),
        t("bench"),
      ),
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => openSheet("settings") },
        sign("gear"),
        t("settings"),
      ),
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => openSheet("about") },
        sign("more"),
        t("about"),
      ),
      offlineChip(state),
    ),
    state.unreadable.length
      ? h(
          "section",
          { class: "tables unreadable", "aria-labelledby": "unreadable-title" },
          h("h2", { id: "unreadable-title" }, t("unreadable")),
          h("p", { class: "quiet" }, t("unreadable-text")),
          h("ul", null, state.unreadable.map(unreadableCard)),
        )
      : null,
    state.tables.length
      ? h(
          "section",
          { class: "tables", "aria-labelledby": "tables-title" },
          h("h2", { id: "tables-title" }, t("tables")),
          h(
            "ul",
            null,
            state.tables.map((record, i) => tableCard(record, i < PICTURED)),
          ),
        )
      : null,
    frontFactions(state),
  );
  drawThumbs(state);
}

/** The table that was played last, if its game is not over. @param {State} state */
function goOn({ tables: [last] }) {
  if (!last || last.winner !== null) return null;
  const names = seatNames(last.setup.seats);
  return h(
    "button",
    { class: "way primary", type: "button", id: "way-continue", onclick: () => open(last) },
    sign("next"),
    h(
      "span",
      null,
      h("b", null, t("continue")),
      h("span", { class: "way-text" }, [listOf(names), whoseTurn(last, names)].join(" · ")),
    ),
  );
}

/** Whose decision a kept table waits for. @param {TableRecord} record @param {string[]} names */
function whoseTurn({ asked, round }, names) {
  return typeof asked === "number"
    ? t("link-asked", { seat: names[asked] ?? "" })
    : t("table-round", { round });
}

/** @param {TableRecord} record */
function open(record) {
  openTable(record.id).catch((thrown) => openSheet("open", { error: errorText(thrown) }));
}

/**
 * @param {string} icon
 * @param {string} title
 * @param {string} text
 * @param {() => void} run
 * @param {string} [tone]
 */
function way(icon, title, text, run, tone = "") {
  return h(
    "button",
    { class: `way ${tone}`, type: "button", id: `way-${title}`, onclick: run },
    sign(icon),
    h("span", null, h("b", null, t(title)), h("span", { class: "way-text" }, text)),
  );
}

/**
 * One person against bots.
 * @param {import("../bots/kinds.js").SeatKind} kind
 * @param {number} seats
 * @returns {import("../bots/kinds.js").SeatKind[]}
 */
function against(kind, seats) {
  return Array.from({ length: seats }, (_, i) => (i ? kind : "person"));
}

/** The quickest table: one person with the easiest faction, against bots as strong as the last results ask for. @param {State} state */
async function playNow(state) {
  const plan = newPlan(state, firstTable());
  await start(plan, against(nextOpponent(lastResults()), plan.seats.length));
}

/** Two people around one device. @param {State} state */
async function passAndPlay(state) {
  const plan = newPlan(state);
  await start(plan, kindsOf(undefined, plan.seats.length));
}

/**
 * @param {import("../engine/contract.js").SetupValue} plan
 * @param {import("../bots/kinds.js").SeatKind[]} kinds
 */
async function start(plan, kinds) {
  try {
    await newTable({ ...plan, seed: newSeed() }, { openHands: false, kinds });
  } catch (thrown) {
    openSheet("open", { error: errorText(thrown) });
  }
}

/** @param {TableRecord} record @param {boolean} pictured */
function tableCard(record, pictured) {
  const names = seatNames(record.setup.seats);
  const title = listOf(names);
  return h(
    "li",
    { key: record.id, class: "table-card", "data-table": record.id },
    h(
      "button",
      {
        class: "table-open",
        type: "button",
        onclick: () => open(record),
      },
      pictured
        ? h("canvas", {
            class: "thumb",
            width: 400,
            height: 250,
            "data-record": record.id,
            "aria-hidden": "true",
          })
        : null,
      h(
        "span",
        { class: "table-about" },
        h("b", null, title),
        h(
          "span",
          { class: "table-seats" },
          record.setup.seats.map((_, i, seats) =>
            h("span", null, emblem(liveryOf(i, seats)), record.scores[i] ?? 0),
          ),
        ),
        h(
          "span",
          { class: "quiet" },
          record.winner === null
            ? whoseTurn(record, names)
            : t("table-over", {
                seat: listOf(record.winners.map((seat) => names[seat] ?? "")),
                count: record.winners.length,
              }),
          " · ",
          new Date(record.touched).toLocaleString(language(), {
            dateStyle: "medium",
            timeStyle: "short",
          }),
        ),
      ),
    ),
    h(
      "span",
      { class: "table-ways" },
      h(
        "button",
        {
          class: "small plain",
          type: "button",
          "aria-label": t("save-file-of", { table: title }),
          title: t("save-file"),
          onclick: () => saveFile(record),
        },
        sign("file"),
      ),
      h(
        "button",
        {
          class: "small plain",
          type: "button",
          "aria-label": t("forget-table", { table: title }),
          title: t("forget"),
          onclick: () => void forgetTable(record.id),
        },
        sign("trash"),
      ),
    ),
  );
}

/** @param {import("../device/records.js").Unreadable} one */
function unreadableCard(one) {
  return h(
    "li",
    { key: one.id, class: "table-card", "data-unreadable": one.id },
    h("span", { class: "table-about" }, one.id),
    h(
      "span",
      { class: "table-ways" },
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => saveUnreadable(one) },
        sign("file"),
        t("save-file"),
      ),
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => void forgetUnreadable(one.id) },
        sign("trash"),
        t("forget"),
      ),
    ),
  );
}

/** Draws the pictures of the list, each once for a position and a theme. @param {State} state */
function drawThumbs(state) {
  for (const canvas of part("page").querySelectorAll("canvas[data-record]")) {
    const picture = /** @type {HTMLCanvasElement} */ (canvas);
    const record = state.tables.find(({ id }) => id === picture.dataset.record);
    const id = `${record?.link}/${themeId()}`;
    if (!record || picture.dataset.drawn === id) continue;
    picture.dataset.drawn = id;
    try {
      const game = Game.open(record.text);
      drawThumb(picture, readLink(game, record.link));
      game.free();
    } catch {
      // A table of an engine that is no longer understood has no picture; opening it says why.
    }
  }
}

/** Forgets which pictures are drawn: the fonts have come. */
export function redrawPictures() {
  for (const canvas of document.querySelectorAll("canvas[data-drawn]")) {
    delete (/** @type {HTMLCanvasElement} */ (canvas).dataset.drawn);
  }
}

/** Draws the pictures that open sheets hold. @param {State} state */
export function drawSheetThumbs(state) {
  const place = /** @type {HTMLCanvasElement | null} */ (
    document.querySelector("canvas[data-enlarged]")
  );
  const look = [place?.dataset.enlarged, state.moment, themeId()].join();
  if (place && place.dataset.drawn !== look) {
    place.dataset.drawn = look;
    drawEnlarged(place);
  }
  const card = state.sheets.at(-1)?.data?.game;
  const canvas = /** @type {HTMLCanvasElement | null} */ (
    document.querySelector("canvas[data-thumb]")
  );
  const id = themeId();
  if (!card || !canvas || canvas.dataset.drawn === id) return;
  canvas.dataset.drawn = id;
  drawThumb(canvas, card);
}
