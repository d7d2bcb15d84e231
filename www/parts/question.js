/** The question bar: who must decide what, what has been picked so far, and why something is not possible. */

import {
  answerable,
  clear,
  elsewhere,
  explain,
  fix,
  reopen,
  reopenVerb,
  turn,
} from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import { folded, isAct } from "../table/log-folding.js";
import { clauseChip, emblem, sign, suitMark } from "../toolkit/icons.js";
import { lessonPart } from "../learn/later.js";
import { isCompact } from "../device/layout.js";
import { backToNow, commits, nextPace, pause, play, step, tryFrom } from "../table/history.js";
import { occasionOf } from "../table/occasion.js";
import { isEmpty, narrow, nextSlot, slots, soleVerb } from "../table/narrowing.js";
import { has, listOf, t, tFirst } from "../words/messages.js";
import { withTerms } from "../words/terms.js";
import { change, openSheet } from "../state.js";
import * as words from "../words/naming.js";
import { newsChip } from "./digest.js";
import { hintButton, hintPart } from "./hints.js";
import { botDeciding, thinkingBar } from "./thinking.js";
import { whyPart } from "./why.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 */

/** @param {State} state */
export function drawQuestion(state) {
  const root = part("question");
  if (!state.shown) {
    draw(root);
    return;
  }
  root.setAttribute("aria-label", t("question-label"));
  const bot = botDeciding(state);
  draw(root, lessonPart(state), said(state, bot));
}

/** @param {State} state @param {number | null} bot the seat whose bot decides */
function said(state, bot) {
  const { shown, lesson } = state;
  if (lesson?.end) {
    return h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1", class: "unseen" },
      t("learn"),
    );
  }
  if (state.past) return pastBar(state);
  if (shown?.view.over) return overBar(state);
  if (bot !== null) return thinkingBar(state, bot, where(state));
  if (!shown?.decision) return null;
  return elsewhere(shown.decision)
    ? waitingBar(state, shown.decision.seat)
    : bar(state, shown.decision);
}

/** Who is asked, and what stands beside the name. @param {number} seat @param {...any} beside */
function asker(seat, ...beside) {
  return h(
    "div",
    { key: "asker", class: "asker" },
    emblem(words.liveryOf(seat)),
    h("span", { class: "code" }, words.codeOf(seat)),
    h("span", { class: "name" }, words.seatName(seat)),
    ...beside,
  );
}

/** Shown while somebody decides who plays on another device. @param {State} state @param {number} seat */
function waitingBar(state, seat) {
  const last = folded((state.shown?.log ?? []).slice(-20).filter(isAct)).at(-1);
  return [
    asker(seat),
    h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1" },
      t("pass-waits", { seat: words.seatName(seat) }),
    ),
    last
      ? h("p", { key: "context", class: "context" }, words.entryText(last), clauseChip(last.clause))
      : null,
  ];
}

/**
 * @param {State} state
 * @param {Decision} decision
 */
function bar(state, decision) {
  const { seat } = decision;
  const compact = isCompact(state);
  const aside = state.refusal ? bubble(state) : hintPart(state);
  // While something is picked, a phone has room for two lines only; a low one also while it shows a hint.
  const hinted = !state.refusal && aside !== null;
  // What has happened meanwhile goes first; a question that comes again is explained then.
  const news = compact && newsChip(state);
  const why = news ? null : whyPart(state);
  const crowded =
    !isEmpty(state.draft) || why !== null || (hinted && part("app").dataset.short !== "0");
  const short = state.layout === "phone" && crowded && answerable() !== null;
  if (short) {
    return [
      h(
        "h1",
        { key: "text", id: "question-text", tabindex: "-1", class: "short" },
        emblem(words.liveryOf(seat)),
        // Beside the sentence what is left would press it into a column; it follows the last word.
        h(
          "span",
          null,
          withTerms(sentence(state, decision)),
          isEmpty(state.draft) ? [" ", counters(state, seat)] : null,
        ),
        clauseChip(decision.clause),
      ),
      why,
      crumbs(state, decision),
      aside,
    ];
  }
  return [
    asker(
      seat,
      news || h("span", { class: "where" }, where(state)),
      clauseChip(decision.clause),
      compact ? null : hintButton(false),
    ),
    h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1" },
      h("span", null, withTerms(sentence(state, decision))),
      counters(state, seat),
    ),
    why,
    context(state, decision),
    crumbs(state, decision),
    aside,
  ];
}

/**
 * What led to the question.
 * @param {State} state
 * @param {Decision} decision
 */
function context(state, decision) {
  const recent = isEmpty(state.draft) ? occasionOf(state, decision) : null;
  if (!recent) return null;
  return h(
    "p",
    { key: "context", class: "context" },
    words.entryText(recent),
    clauseChip(recent.clause),
  );
}

/** Phase and step of the turn. @param {State} state */
function where(state) {
  const turnNow = state.shown?.view.turn;
  if (!turnNow) return "";
  const faction = words.factionOf(turnNow.seat);
  const phase = t(`phase-${turnNow.phase}`);
  if (!turnNow.step || turnNow.phase === "setup") return phase;
  const name = tFirst([`step-${faction}-${turnNow.step}`, `step-${turnNow.step}`]);
  return t("phase-step", { phase, step: name });
}

/**
 * What the seat can still spend, and what something that runs has come to, from its own board.
 * @param {State} state
 * @param {number} seat
 */
function counters(state, seat) {
  const view = state.shown?.view;
  if (!view || view.turn.seat !== seat) return null;
  const kinds = view.turn.phase === "daylight" ? ["running", "counter"] : ["running"];
  return view.seats[seat]?.panels.map((panel) => {
    const kind = panel.type === "counter" && kinds.find((one) => has(`${one}-${panel.key}`));
    if (!kind) return null;
    const text = t(`${kind}-${panel.key}`, { value: panel.value, of: panel.of ?? "none" });
    return h("span", { class: "counter", key: panel.key }, text);
  });
}

/**
 * The question; once something is picked, what to pick next.
 * @param {State} state
 * @param {Decision} decision
 */
export function sentence(state, decision) {
  if (!answerable()) {
    if (state.table?.readOnly) return t("question-read-only");
    if (state.handHidden) return t("question-hand-hidden");
    return words.question(decision);
  }
  const { list } = narrow(decision.options, state.draft);
  if (isEmpty(state.draft) || decision.count) return words.question(decision);
  const slot = nextSlot(slots(list, state.draft));
  const chosen = state.draft.verb ?? soleVerb(decision);
  if (chosen && slot) {
    const verb = words.verbName(words.factionOf(decision.seat), chosen);
    const kind = slot.kind === "place" && slot.of === 2 ? (slot.place ? "to" : "from") : slot.kind;
    return t(`ask-${kind}`, { verb });
  }
  if (!chosen) return t("ask-verb");
  return t("ask-confirm");
}

/**
 * What is picked so far; every crumb can be reopened, grey ones filled themselves in.
 * @param {State} state
 * @param {Decision} decision
 */
function crumbs(state, decision) {
  const { draft } = state;
  if (isEmpty(draft) || !answerable()) return null;
  const { list, other } = narrow(decision.options, draft);
  const places = slots(list, draft);
  const verb = draft.verb ?? (new Set(list.map((o) => o.verb)).size === 1 ? list[0]?.verb : null);
  const faction = words.factionOf(decision.seat);
  const filled = places.flatMap(({ kind, place, values, picked }) =>
    values[0] !== undefined && values.length === 1 && !picked
      ? [{ kind, place, value: values[0] }]
      : [],
  );
  const [only] = draft.picks;
  return h(
    "ol",
    { key: "crumbs", class: "crumbs", "aria-label": t("crumbs-label") },
    verb
      ? h(
          "li",
          { key: "verb" },
          h(
            "button",
            {
              class: draft.verb ? "crumb" : "crumb filled",
              type: "button",
              onclick: reopenVerb,
              "data-crumb": "verb",
            },
            words.verbName(faction, verb),
          ),
        )
      : null,
    draft.picks.map((pick, i) =>
      h(
        "li",
        { key: `pick-${i}` },
        h(
          "button",
          {
            class: "crumb",
            type: "button",
            "data-crumb": i,
            "aria-label": t("crumb-reopen", { what: crumbText(state, decision, pick) }),
            onclick: () => reopen(i),
          },
          pick.kind === "place" ? suitsOf(state, pick.value) : null,
          crumbText(state, decision, pick),
        ),
      ),
    ),
    filled.map((slot) =>
      h(
        "li",
        { key: `filled-${slot.place}` },
        h(
          "span",
          { class: "crumb filled", title: t("crumb-filled") },
          words.targetName(slot, decision.seat),
        ),
      ),
    ),
    other.length && draft.picks.length === 1 && only?.kind === "place"
      ? h(
          "li",
          { key: "turn" },
          h(
            "button",
            {
              class: "crumb turn",
              type: "button",
              onclick: turn,
              "aria-label": t(draft.turned ? "crumb-from-instead" : "crumb-to-instead", {
                clearing: words.placeName(only.value),
              }),
            },
            sign("swap"),
            t(draft.turned ? "crumb-from" : "crumb-to", { clearing: words.placeName(only.value) }),
          ),
        )
      : null,
    lookCrumb(state),
    h(
      "li",
      { key: "clear" },
      h(
        "button",
        { class: "crumb clear", type: "button", "aria-label": t("crumb-clear"), onclick: clear },
        sign("close"),
      ),
    ),
  );
}

/** @param {State} state @param {import("../map/geometry.js").PlaceName} place */
function suitsOf(state, place) {
  const found = state.shown?.view.clearings.find(({ number }) => number === place);
  return (found?.suits ?? []).map((suit) => suitMark(suit));
}

/**
 * @param {State} state
 * @param {Decision} decision
 * @param {import("../state.js").Pick} pick
 */
function crumbText(state, decision, pick) {
  const name = words.targetName(pick, decision.seat);
  if (pick.kind !== "place") return name;
  const { list } = narrow(decision.options, state.draft);
  const pair = list.find((o) => o.targets.filter(({ kind }) => kind === "place").length === 2);
  if (!pair) return words.placeTitle(pick.value);
  const first = pair.targets.find(({ kind }) => kind === "place");
  return t(first?.value === pick.value ? "crumb-from" : "crumb-to", { clearing: name });
}

/** A way to look at what was picked last. @param {State} state */
function lookCrumb(state) {
  const pick = state.draft.picks.at(-1);
  if (!pick || (pick.kind !== "place" && pick.kind !== "card")) return null;
  const data = pick.kind === "card" ? { card: pick.value } : { place: pick.value };
  const text = t(`crumb-look-${pick.kind}`);
  return h(
    "li",
    { key: "look" },
    h(
      "button",
      {
        class: "crumb look",
        type: "button",
        "aria-label": text,
        title: text,
        onclick: () => openSheet(pick.kind, data),
      },
      sign("look"),
    ),
  );
}

/** Why not: the first failed condition, the others behind a press. @param {State} state */
function bubble(state) {
  const refusal = state.refusal;
  if (!refusal) return null;
  const [first, ...others] = refusal.refusals;
  return h(
    "div",
    { class: "refusal", id: "refusal", role: "status", key: "refusal" },
    h(
      "p",
      null,
      sign("warn"),
      h("span", null, first ? words.refusalText(first) : t("not-an-option")),
      first ? clauseChip(first.clause) : null,
    ),
    others.length
      ? h(
          "details",
          null,
          h("summary", null, t("refusal-more", { count: others.length })),
          others.map((one) => h("p", null, words.refusalText(one), clauseChip(one.clause))),
        )
      : null,
    h(
      "div",
      { class: "refusal-ways" },
      refusal.instead
        ? h("button", { class: "small", type: "button", onclick: fix }, fixText(state))
        : null,
      h(
        "button",
        { class: "small plain", type: "button", onclick: () => change({ refusal: null }) },
        t("got-it"),
      ),
    ),
  );
}

/** @param {State} state */
function fixText(state) {
  const pick = state.refusal?.instead?.picks.at(-1);
  const seat = state.shown?.decision?.seat ?? 0;
  return t("refusal-fix", { what: pick ? words.targetName(pick, seat) : "" });
}

/** Shown while an earlier moment is being looked at. @param {State} state */
function pastBar(state) {
  const at = state.past?.commit ?? 0;
  const log = state.shown?.log ?? [];
  const begun = log.findLast(({ kind, commit }) => kind === "turn" && commit <= at);
  const lines = folded(log.filter((e) => e.commit === at && isAct(e) && e !== begun));
  return h(
    "div",
    { class: "past" },
    h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1" },
      typeof begun?.seat === "number" ? emblem(words.liveryOf(begun.seat)) : null,
      h("span", null, begun ? words.entryText(begun) : t("past-at", { at, of: commits() })),
      h("span", { class: "counter" }, t("past-short", { at, of: commits() })),
    ),
    h(
      "div",
      { class: "past-ways" },
      way("past-back", "back", () => step(-1), at <= 0),
      state.playing
        ? way("past-pause", "pause", pause, false)
        : way("past-play", "play", () => play(at), false),
      way("past-forward", "next", () => step(1), false),
      h(
        "button",
        {
          type: "button",
          "aria-label": t("past-pace-label", { pace: state.playPace }),
          onclick: nextPace,
        },
        t("past-pace", { pace: state.playPace }),
      ),
      h("button", { class: "primary", type: "button", onclick: backToNow }, t("past-now")),
      h(
        "button",
        { type: "button", id: "try-from", onclick: () => void tryFrom(at) },
        sign("branch"),
        t("moment-branch"),
      ),
    ),
    // Below what is pressed again and again, however many lines it has.
    h(
      "div",
      { class: "past-news" },
      lines
        .slice(0, 3)
        .map((entry) =>
          h("p", { class: "context" }, words.entryText(entry), clauseChip(entry.clause)),
        ),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} drawing
 * @param {() => void} run
 * @param {boolean} disabled
 */
function way(name, drawing, run, disabled) {
  const label = t(name);
  return h(
    "button",
    { type: "button", key: name, disabled, onclick: run, "aria-label": label, title: label },
    sign(drawing),
  );
}

/** The end of the game. @param {State} state */
function overBar(state) {
  const over = state.shown?.view.over;
  if (!over) return null;
  return h(
    "div",
    { class: "over" },
    over.winners.map((seat) => emblem(words.liveryOf(seat))),
    h(
      "h1",
      { key: "text", id: "question-text", tabindex: "-1" },
      t(over.by === "dominance" ? "over-dominance" : "over-points", {
        seat: listOf(over.winners.map(words.seatTitle)),
        count: over.winners.length,
        score: state.shown?.view.seats[over.winner]?.score ?? 0,
      }),
    ),
    h(
      "div",
      { class: "past-ways" },
      h("button", { type: "button", onclick: () => openSheet("log") }, t("log")),
      h(
        "button",
        { class: "primary", type: "button", id: "open-over", onclick: () => openSheet("over") },
        t("over"),
      ),
    ),
  );
}

/** Answers for a verb that cannot be used now. @param {string} verb */
export function explainVerb(verb) {
  explain({ verb, targets: [] });
}
