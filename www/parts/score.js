/** The strip of seats and points. */

import { answerable, press, pressSeat } from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import { emblem, sign, suitMark } from "../toolkit/icons.js";
import { lastChanged, lastChanges } from "../table/changes-of-points.js";
import { t } from "../words/messages.js";
import { openSheet } from "../state.js";
import { coloursOf, emblemOf } from "../factions/looks.js";
import {
  codeOf,
  entryText,
  factionBeside,
  liveryOf,
  seatName,
  seatTitle,
} from "../words/naming.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").SeatView} SeatView
 */

/** Points that win (LAW-4a); the ruler ends there. */
const GOAL = 30;

/** @param {State} state */
export function drawScore(state) {
  const root = part("score");
  const view = state.past?.view ?? state.shown?.view;
  if (!view) {
    draw(root);
    return;
  }
  root.setAttribute("aria-label", t("score-label"));
  const log = state.past ? [] : (state.shown?.log ?? []);
  draw(
    root,
    h(
      "ol",
      { class: "seats" },
      view.seats.map((seat, i) => h("li", { key: `seat-${i}` }, seatChip(state, seat, i, log))),
    ),
    h(
      "div",
      { class: "phase", title: t("round", { round: view.round }) },
      h("span", { class: "round" }, t("round", { round: view.round })),
      h("span", { class: "phase-name" }, t(`phase-${view.turn.phase}`)),
    ),
    ruler(view.seats),
    h(
      "button",
      {
        class: "plain menu",
        type: "button",
        id: "menu",
        "aria-label": t("menu"),
        title: t("menu"),
        onclick: () => openSheet("menu"),
      },
      sign("menu"),
    ),
  );
}

/**
 * @param {State} state
 * @param {SeatView} seat
 * @param {number} i
 * @param {import("../engine/contract.js").LogEntry[]} log
 */
function seatChip(state, seat, i, log) {
  const view = state.past?.view ?? state.shown?.view;
  const decision = state.past ? null : state.shown?.decision;
  const asked = decision?.seat === i;
  const kind = state.table?.kinds[i] ?? "person";
  const change = state.preview?.preview.scores[i] ?? 0;
  const changes = lastChanges(log, i);
  const beside = factionBeside(i);
  // Bubbles of several seats stand one below the other.
  const row = lastChanged(log).indexOf(i);
  const partner = seat.partner === null ? null : seatName(seat.partner);
  return h(
    "button",
    {
      class: [
        "seat",
        view?.turn.seat === i ? "turn" : "",
        asked ? "asked" : "",
        state.thinking?.seat === i ? "thinking" : "",
        isTarget(state, i) ? "target" : "",
      ].join(" "),
      type: "button",
      "data-seat": i,
      title: partner ? t("coalition-with", { seat: seatTitle(i), partner }) : seatTitle(i),
      onclick: () => (isTarget(state, i) ? press({ kind: "seat", value: i }) : pressSeat(i)),
    },
    // What is seen is short for what is read.
    h(
      "span",
      { class: "unseen" },
      t("seat-chip", {
        seat: seatTitle(i),
        score: seat.score,
        hand: seat.hand_count,
        turn: view?.turn.seat === i ? "yes" : "no",
        asked: asked ? "yes" : "no",
        kind,
        partner: partner ?? "none",
      }),
    ),
    h("span", { class: "ring" }, emblem(liveryOf(i))),
    h(
      "span",
      { class: "who", "aria-hidden": "true" },
      h(
        "span",
        { class: "top" },
        h("span", { class: "code" }, codeOf(i)),
        kind === "person" ? null : h("span", { class: "bot" }, sign("bot")),
        h("span", { class: "name" }, seatName(i)),
      ),
      beside === null ? null : h("span", { class: "faction" }, beside),
    ),
    h(
      "span",
      { class: "points", "aria-hidden": "true" },
      standing(seat),
      change ? h("span", { class: "change" }, change > 0 ? `+${change}` : `−${-change}`) : null,
    ),
    h("span", { class: "hand-count", "aria-hidden": "true" }, sign("cards"), seat.hand_count),
    h("span", { class: "bar", style: { "--share": Math.min(1, seat.score / GOAL) } }),
    changes.length
      ? h(
          "span",
          {
            class: "gain",
            key: `gain-${changes.at(-1)?.index}`,
            "aria-hidden": "true",
            style: { "--row": row },
          },
          changes.map((entry) => h("span", null, entryText(entry))),
        )
      : null,
  );
}

/** What a seat plays for: points, a suit to dominate with, or whatever brings its partner the victory. @param {SeatView} seat */
function standing({ partner, dominance, score }) {
  if (partner !== null) {
    return h("span", { class: "joined" }, sign("people"), emblem(liveryOf(partner)));
  }
  return dominance ? suitMark(dominance) : score;
}

/** @param {State} state @param {number} seat */
function isTarget(state, seat) {
  const { draft } = state;
  const decision = answerable();
  if (!decision) return false;
  const drafted = draft.verb !== null || draft.picks.length > 0;
  const only = decision.options.every(({ targets }) => targets.every((x) => x.kind === "seat"));
  if (!drafted && !only) return false;
  return decision.options.some(
    (option) =>
      (!draft.verb || option.verb === draft.verb) &&
      draft.picks.every((p) =>
        option.targets.some((x) => x.kind === p.kind && x.value === p.value),
      ) &&
      option.targets.some((x) => x.kind === "seat" && x.value === seat),
  );
}

/** Heights of the two rows of pennants, and how near two of a row may come. */
const ROWS = [28, 9];
const APART = 19;

/**
 * Where the pennants stand so that none hides another: in the lower row, else in the upper one, else a little aside.
 * @param {number[]} wanted
 * @returns {{ x: number, y: number }[]}
 */
function pennantPlaces(wanted) {
  const last = ROWS.map(() => -Infinity);
  /** @type {{ x: number, y: number }[]} */
  const places = [];
  const order = wanted.map((x, i) => ({ x, i })).sort((a, b) => a.x - b.x);
  for (const { x, i } of order) {
    const free = last.findIndex((before) => x - before >= APART);
    const row = free >= 0 ? free : last.indexOf(Math.min(...last));
    const at = Math.max(x, (last[row] ?? 0) + APART);
    last[row] = at;
    places[i] = { x: at, y: ROWS[row] ?? 0 };
  }
  return places;
}

/**
 * A straight ruler from 0 to 30 with a pennant for each seat; its row and side chosen so that all can be seen.
 * @param {SeatView[]} seats
 */
function ruler(seats) {
  const wide = 470;
  const x = (/** @type {number} */ points) => 14 + (Math.min(points, GOAL) / GOAL) * (wide - 28);
  const ticks = Array.from({ length: GOAL + 1 }, (_, i) =>
    h("line", {
      class: i % 5 ? "tick" : "tick long",
      x1: x(i),
      x2: x(i),
      y1: 40,
      y2: i % 5 ? 44 : 47,
    }),
  );
  const labels = [0, 5, 10, 15, 20, 25, 30].map((i) =>
    h("text", { x: x(i), y: 55.5, "text-anchor": "middle" }, String(i)),
  );
  const places = pennantPlaces(seats.map(({ score }) => x(score)));
  const pennants = seats.map((seat, i) => {
    const place = places[i];
    if (seat.dominance || !place) return null;
    const { fill } = coloursOf(liveryOf(i));
    const { body } = emblemOf(liveryOf(i));
    return h(
      "g",
      { key: `pennant-${i}` },
      h("path", { class: "pole", d: `M${x(seat.score)} 40L${place.x} ${place.y + 8}` }),
      h(
        "g",
        { transform: `translate(${place.x - 8} ${place.y - 8}) scale(.66)` },
        h("path", { class: "outline", d: body }),
        h("path", { d: body, style: { fill }, "fill-rule": "evenodd" }),
      ),
    );
  });
  return h(
    "svg",
    { class: "ruler", viewBox: `0 0 ${wide} 58`, "aria-hidden": "true" },
    h("path", { class: "edge", d: `M${x(0)} 40H${x(GOAL)}` }),
    ticks,
    labels,
    pennants,
  );
}
