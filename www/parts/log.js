/** The log: turn, phase, act; every line with its clause, sealed places as a double line. */

import { draw, h, part } from "../toolkit/dom.js";
import { changesPoints } from "../table/changes-of-points.js";
import { folded } from "../table/log-folding.js";
import { clauseChip, emblem, sign } from "../toolkit/icons.js";
import { lookAt, tryFrom } from "../table/history.js";
import { placesOf } from "../map/acts.js";
import { t } from "../words/messages.js";
import { change, openSheet } from "../state.js";
import { codeOf, entryText, liveryOf, seatName } from "../words/naming.js";
import { digestCard } from "./digest.js";
import { reasonLine } from "./reasons.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../table/log-folding.js").Line} Line
 */

/** What belongs to a battle. */
const BATTLE = new Set([
  "battle",
  "ambush",
  "foil",
  "rolled",
  "used",
  "hits",
  "hit-ignored",
  "removed",
  "battle-ended",
]);

/** @typedef {(line: Line) => boolean} Keep */

/** Which kinds each filter keeps. @type {Record<string, Keep>} */
const FILTERS = {
  all: () => true,
  // Shots remove pieces too, and cards are used in peace: what belongs to a battle cites its chapter.
  battles: ({ kind, clause }) =>
    BATTLE.has(kind) && (clause.startsWith("LAW-7") || (kind !== "removed" && kind !== "used")),
  points: (entry) => changesPoints(entry) || entry.kind === "won",
  cards: ({ values }) => "card" in values || "cards" in values,
};

/** The docked log keeps to this many lines; the sheet has them all. */
const DOCKED = 160;

/** @param {State} state */
export function drawLog(state) {
  const root = part("log");
  root.setAttribute("aria-label", t("log"));
  if (!state.shown || (state.layout !== "desktop" && state.layout !== "tablet")) {
    draw(root);
    return;
  }
  draw(
    root,
    h(
      "header",
      null,
      h("h2", null, t("log")),
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => openSheet("log") },
        sign("search"),
        t("log-open"),
      ),
    ),
    state.layout === "tablet" ? digestCard(state) : null,
    h("div", { class: "scrolls", key: "lines" }, lines(state, folded(docked(state)))),
  );
  if ((following || state.past) && !scrolling) {
    // With the next frame: asking for the height now would lay the page out once more.
    scrolling = true;
    requestAnimationFrame(() => {
      scrolling = false;
      const scroller = root.querySelector(".scrolls");
      const here = [...root.querySelectorAll(".entry.here")].at(-1);
      if (here) here.scrollIntoView({ block: "center" });
      else if (following && scroller) scroller.scrollTop = scroller.scrollHeight;
    });
  }
}

/** The lines of the docked log: the last ones, or those round an earlier moment. @param {State} state */
function docked({ shown, past }) {
  const list = shown?.log ?? [];
  const later = past ? list.findIndex(({ commit }) => commit > past.commit) : -1;
  const end = later < 0 ? list.length : later + DOCKED / 4;
  return list.slice(Math.max(0, end - DOCKED), end);
}

let scrolling = false;

/** The docked log stays at its end until somebody scrolls away from it. */
let following = true;

/** Notices when somebody scrolls the docked log. Call once. */
export function startLog() {
  const root = part("log");
  for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
    root.addEventListener(
      kind,
      () => {
        requestAnimationFrame(() => {
          const scroller = root.querySelector(".scrolls");
          if (!scroller) return;
          following = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
        });
      },
      { passive: true },
    );
  }
}

/** The clearings of a line, lit on the map. @param {Line} entry */
function point(entry) {
  change({ marked: [...placesOf([entry])] });
}

/** @param {State} state @param {Line[]} entries */
function lines(state, entries) {
  return h(
    "ol",
    { class: "log-lines" },
    entries.map((entry) => [
      line(state, entry),
      entry.kind === "turn" ? reasonLine(state, entry.index) : null,
    ]),
  );
}

/** @param {State} state @param {Line} entry */
function line(state, entry) {
  const head = entry.kind === "turn" || entry.kind === "phase";
  const places = placesOf([entry]);
  const owner = entry.values.owner;
  const who = entry.seat ?? (typeof owner === "number" ? owner : null);
  return h(
    "li",
    {
      class: [
        "entry",
        head ? `head of-${entry.kind}` : "",
        entry.seal ? "sealed" : "",
        state.past?.commit === entry.commit ? "here" : "",
      ].join(" "),
      key: `entry-${entry.index}`,
      "data-entry": entry.index,
    },
    who !== null && entry.kind !== "phase"
      ? emblem(liveryOf(who))
      : h("span", { class: head ? "" : "nobody" }),
    h(
      "button",
      {
        class: "text",
        type: "button",
        title: places.size ? t("log-show") : undefined,
        onclick: () => openSheet("moment", { index: entry.index }),
        onpointerenter: () => point(entry),
        onpointerleave: () => change({ marked: [] }),
        onfocus: () => point(entry),
        onblur: () => change({ marked: [] }),
      },
      entryText(entry),
    ),
    entry.kind === "phase" ? null : clauseChip(entry.clause),
  );
}

/** The whole log with filters and search. @param {State} state */
export function logSheet(state) {
  const { filter, seat, text } = state.logFilter;
  const found = matching(state);
  return {
    title: t("log"),
    body: [
      h(
        "div",
        { class: "filters" },
        Object.keys(FILTERS).map((name) =>
          h(
            "button",
            {
              class: "small",
              type: "button",
              "aria-pressed": String(filter === name),
              onclick: () => change({ logFilter: { ...state.logFilter, filter: name } }),
            },
            t(`log-filter-${name}`),
          ),
        ),
        (state.shown?.view.seats ?? []).map((_, i) =>
          h(
            "button",
            {
              class: "small",
              type: "button",
              "aria-pressed": String(seat === i),
              "aria-label": seatName(i),
              onclick: () =>
                change({ logFilter: { ...state.logFilter, seat: seat === i ? null : i } }),
            },
            emblem(liveryOf(i)),
            codeOf(i),
          ),
        ),
        h("input", {
          type: "search",
          placeholder: t("log-search"),
          "aria-label": t("log-search"),
          value: text,
          oninput: (/** @type {Event} */ event) =>
            change({
              logFilter: {
                ...state.logFilter,
                text: /** @type {HTMLInputElement} */ (event.target).value,
              },
            }),
        }),
        h(
          "button",
          {
            class: "small",
            type: "button",
            onclick: () => void navigator.clipboard?.writeText(asText(found)),
          },
          sign("copy"),
          t("copy"),
        ),
      ),
      h(
        "div",
        { class: "scrolls", key: "lines", tabindex: "0" },
        found.length ? lines(state, folded(found)) : h("p", { class: "quiet" }, t("log-nothing")),
      ),
    ],
    atEnd: true,
  };
}

/** @param {State} state */
function matching(state) {
  const { filter, seat, text } = state.logFilter;
  const keep = FILTERS[filter];
  const wanted = text.trim().toLowerCase();
  return (state.shown?.log ?? []).filter((entry) => {
    if (keep && !keep(entry)) return false;
    if (seat !== null && entry.seat !== seat) return false;
    if (!wanted) return true;
    if (/^\d+$/.test(wanted)) return placesOf([entry]).has(Number(wanted));
    return entryText(entry).toLowerCase().includes(wanted);
  });
}

/** Lines of the log as plain text. @param {Line[]} entries */
export function asText(entries) {
  return folded(entries)
    .map((entry) => {
      const indent = entry.kind === "turn" ? "" : entry.kind === "phase" ? "  " : "    ";
      return `${indent}${entryText(entry)} (${entry.clause})`;
    })
    .join("\n");
}

/**
 * What can be done with one line: look at that moment, or go back to it by consent.
 * @param {State} state
 * @param {{ index: number }} data
 */
export function momentSheet(state, data) {
  const entry = state.shown?.log.find(({ index }) => index === data.index);
  if (!entry) return { title: t("log"), body: [] };
  return {
    title: t("moment"),
    body: [
      h("p", null, entryText(entry), clauseChip(entry.clause)),
      h(
        "div",
        { class: "ways" },
        h(
          "button",
          {
            type: "button",
            onclick: () => {
              change({ sheets: [] });
              lookAt(entry.commit);
            },
          },
          sign("look"),
          t("moment-look"),
        ),
        state.table?.readOnly || entry.commit < 1
          ? null
          : h(
              "button",
              { type: "button", onclick: () => openSheet("rewind", { commit: entry.commit - 1 }) },
              sign("restart"),
              t("moment-rewind"),
            ),
        entry.commit < 1
          ? null
          : h(
              "button",
              { type: "button", onclick: () => void tryFrom(entry.commit - 1) },
              sign("branch"),
              t("moment-instead"),
            ),
      ),
    ],
  };
}
