/** The options as buttons: verbs first, then whatever is still open, each a real button from the engine's list. */

import {
  answerable,
  elsewhere,
  explain,
  press,
  pressVerb,
  saidReasons,
  setCount,
} from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import {
  clauseChip,
  emblem,
  itemMark,
  pieceMark,
  sealMark,
  sign,
  suitMark,
} from "../toolkit/icons.js";
import {
  closes,
  isAimed,
  isEmpty,
  match,
  narrow,
  nextSlot,
  numbered,
  numbersBeside,
  slots,
  soleVerb,
  verbsOf,
} from "../table/narrowing.js";
import { commit, look } from "../table/play.js";
import { hintMark } from "./hints.js";
import { choosing, hidePreview, pressing } from "./previewing.js";
import { isCompact } from "../device/layout.js";
import { has, t } from "../words/messages.js";
import { afterPainting } from "../toolkit/painting.js";
import { change, openSheet, state as live } from "../state.js";
import { passOn } from "../table/passing-on.js";
import { facts } from "./cards.js";
import { poolPart } from "./pool.js";
import { sentence } from "./question.js";
import * as words from "../words/naming.js";
import { botDeciding, thinkingWays } from "./thinking.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../table/narrowing.js").Slot} Slot
 */

/** How many buttons fit before "More". @type {Record<string, { wide: number, small: number }>} */
const ROOM = {
  phone: { wide: 6, small: 12 },
  landscape: { wide: 6, small: 10 },
  tablet: { wide: 9, small: 24 },
  desktop: { wide: 14, small: 30 },
};

/** The law's order of a seat's verbs. @param {State} state @param {number} seat */
function lawOrder(state, seat) {
  const faction = words.factionOf(seat);
  const about = state.catalogue.factions.find(({ key }) => key === faction);
  return about?.verbs.map(({ key }) => key) ?? [];
}

/** @param {State} state */
export function drawOptions(state) {
  const root = part("options");
  const decision = answerable();
  root.setAttribute("aria-label", t("options-label"));
  root.removeAttribute("data-more-below");
  if (!decision) {
    draw(root, waiting(state));
    return;
  }
  if (cut?.where !== whereNow(state)) cut = null;
  const room = ROOM[state.layout] ?? null;
  draw(root, choices(state, decision, cut ? { wide: cut.room, small: cut.room } : room));
  if (isCompact(state) && !cut) afterPainting(cutToSight);
}

/**
 * How many buttons are to be seen on a small screen with what else it shows, once that is measured; nothing where all
 * are. @type {{ where: string, room: number } | null}
 */
let cut = null;

/** What the room for the options depends on. @param {State} state */
function whereNow({ moment, draft, hint, refusal, handHidden }) {
  const picked = [draft.verb, draft.picks.length, Boolean(hint), Boolean(refusal), handHidden];
  return [moment, ...picked].join();
}

// To ask the window for its size at every drawing would have everything laid out there and then.
addEventListener("resize", () => {
  cut = null;
});

/** Where a small screen shows some of the buttons only, the last of those is "More". */
function cutToSight() {
  const root = part("options");
  const decision = answerable();
  if (!decision || !isCompact(live) || cut) return;
  if (root.scrollHeight <= root.clientHeight + 2) return;
  const end = root.getBoundingClientRect().bottom;
  const buttons = [...root.querySelectorAll(".grid > button")];
  const seen = buttons.filter((button) => button.getBoundingClientRect().bottom <= end).length;
  if (seen === buttons.length) return;
  if (seen < 2) {
    root.setAttribute("data-more-below", "");
    return;
  }
  cut = { where: whereNow(live), room: seen };
  drawOptions(live);
}

/** What stands in place of the options when this screen cannot answer. @param {State} state */
function waiting(state) {
  if (botDeciding(state) !== null) return thinkingWays(state);
  const asked = state.shown?.decision;
  if (asked && elsewhere(asked) && !state.past) {
    return h(
      "button",
      { class: "primary", type: "button", id: "pass-on", onclick: () => void passOn(asked.seat) },
      sign("share"),
      t("pass-on", { seat: words.seatName(asked.seat) }),
    );
  }
  if (state.handHidden && state.shown?.decision && !state.curtain && !state.past) {
    return h(
      "button",
      {
        class: "primary",
        type: "button",
        onclick: () => {
          change({ handHidden: false });
          look();
        },
      },
      t("show-hand"),
    );
  }
  return null;
}

/**
 * All that can be pressed for a decision.
 * @param {State} state
 * @param {Decision} decision
 * @param {{ wide: number, small: number } | null} room nothing for as much as there is
 */
export function choices(state, decision, room) {
  const { draft } = state;
  const { list } = narrow(decision.options, draft);
  if (decision.count) return stepper(state, decision);
  if (decision.prompt === "pick-faction") return poolPart(state, decision);
  if (draft.verb || soleVerb(decision)) return targets(state, decision, list, room);
  return verbs(state, decision, room);
}

/**
 * Verbs in the order of the law; those without a legal target are dim and say why.
 * @param {State} state
 * @param {Decision} decision
 * @param {{ wide: number } | null} room
 */
function verbs(state, decision, room) {
  const { list } = narrow(decision.options, state.draft);
  const open = new Set(list);
  const narrowed = !isEmpty(state.draft);
  const buttons = [];
  for (const { verb, options, refused } of verbsOf(decision, lawOrder(state, decision.seat))) {
    if (closes(verb)) continue;
    const here = options.filter((option) => open.has(option));
    if (here.length) buttons.push(verbButton(decision, verb, here));
    else if (!narrowed || refused.length) buttons.push(dimVerb(state, decision, verb));
  }
  if (!buttons.length) return nothing();
  return grid("wide", "verbs", buttons, room?.wide);
}

function nothing() {
  return h("p", { class: "quiet" }, t("options-none"));
}

/**
 * @param {Decision} decision
 * @param {string} verb
 * @param {Choosable[]} here
 */
function verbButton(decision, verb, here) {
  const single = here.length === 1 ? (here[0] ?? null) : null;
  const faction = words.factionOf(decision.seat);
  return h(
    "button",
    {
      class: "option",
      type: "button",
      key: `verb-${verb}`,
      "data-verb": verb,
      ...(single ? { "data-option-index": single.index, "data-key": single.key } : {}),
      ...pressing(
        () => single,
        () => pressVerb(verb),
      ),
    },
    hintMark(here),
    h("span", { class: "label" }, words.verbName(faction, verb)),
    detail(decision, single),
    cost(faction, verb),
    single ? sealMark(single.seal) : null,
  );
}

/** What an action costs beside an action, where it does. @param {string} faction @param {string} verb */
function cost(faction, verb) {
  const key = [`cost-${faction}-${verb}`, `cost-${verb}`].find(has);
  return key ? h("span", { class: "price" }, t(key, { price: words.priceOnBoard(verb) })) : null;
}

/** Where a single option would happen. @param {Decision} decision @param {Choosable | null} option */
function detail(decision, option) {
  if (!option?.targets.length) return null;
  const bare = option.targets.map((target) => words.targetName(target, decision.seat)).join(" · ");
  return h("span", { class: option.seal ? "detail sealed" : "detail" }, bare);
}

/**
 * A verb that exists but has no legal target now.
 * @param {State} state
 * @param {Decision} decision
 * @param {string} verb
 */
function dimVerb(state, decision, verb) {
  const faction = words.factionOf(decision.seat);
  const [reason] = saidReasons({ verb, targets: state.draft.picks });
  return h(
    "button",
    {
      class: "option dim",
      type: "button",
      key: `verb-${verb}`,
      "data-verb": verb,
      "aria-disabled": "true",
      "aria-description": reason ? words.refusalText(reason) : undefined,
      onclick: () => explain({ verb, targets: state.draft.picks }),
    },
    h("span", { class: "label" }, words.verbName(faction, verb)),
    h("span", { class: "why" }, t("why-not")),
  );
}

/**
 * What is still open once the verb is known.
 * @param {State} state
 * @param {Decision} decision
 * @param {Choosable[]} list
 * @param {{ wide: number, small: number } | null} room
 */
function targets(state, decision, list, room) {
  const acting = list.filter((option) => !closes(option.verb));
  const slot = nextSlot(slots(acting, state.draft));
  const count = beside(state, decision);
  if (!slot) {
    const buttons = acting.map((option) => whole(decision, option));
    return buttons.length ? [count, grid("wide", "whole", buttons, room?.wide)] : nothing();
  }
  const chips = slot.values.map((value) => chip(state, decision, acting, slot, value));
  const small = slot.kind === "place" || slot.kind === "count";
  const silent = small || slot.kind === "card" || slot.kind === "suit";
  const dim = silent ? [] : dimChips(state, decision, slot);
  // The row with the number takes the place of a row of buttons.
  const fits = small ? room?.small : room?.wide;
  const left = count && fits && state.layout === "phone" ? fits / 2 : fits;
  const about = `${slot.place} ${state.draft.verb}`;
  return [count, grid(small ? "small" : "wide", about, [...chips, ...dim], left)];
}

/**
 * A whole option as one button.
 * @param {Decision} decision
 * @param {Choosable} option
 */
function whole(decision, option) {
  return h(
    "button",
    {
      class: "option",
      type: "button",
      key: option.key,
      ...choosing(option, () => commit(option)),
    },
    hintMark([option]),
    option.targets.slice(0, 1).map((target) => mark(target, decision.seat)),
    h("span", { class: "label" }, words.optionName(option, decision.seat)),
    option.targets.map((target) => price(option.verb, target, decision.seat)),
    sealMark(option.seal),
  );
}

/**
 * One value that may be picked next.
 * @param {State} state
 * @param {Decision} decision
 * @param {Choosable[]} list
 * @param {Slot} slot
 * @param {number | string} value
 */
function chip(state, decision, list, slot, value) {
  const here = list.filter((option) => option.targets[slot.place]?.value === value);
  const single = here.length === 1 ? (here[0] ?? null) : null;
  const target = { kind: slot.kind, value };
  const name = words.targetName(target, decision.seat);
  // A button that does not name all of what it would do shows it first.
  const says = single !== null && isAimed(single, [...state.draft.picks, target]);
  return h(
    "button",
    {
      class: "option chip",
      type: "button",
      key: `${slot.kind}-${value}`,
      "data-target": `${slot.kind}:${value}`,
      ...(single ? { "data-option-index": single.index, "data-key": single.key } : {}),
      "aria-label": slot.kind === "place" ? words.placeTitle(value) : undefined,
      ...pressing(
        () => single,
        () => (single && says ? commit(single) : press(target)),
      ),
    },
    hintMark(here),
    slot.kind === "place" ? suits(state, value) : mark(target, decision.seat),
    h("span", { class: "label" }, name),
    price(here[0]?.verb, target, decision.seat),
    single ? sealMark(single.seal) : null,
  );
}

/**
 * Values of the same place that are not possible now; they say why.
 * @param {State} state
 * @param {Decision} decision
 * @param {Slot} slot
 */
function dimChips(state, decision, slot) {
  /** @type {Map<number | string, import("../engine/contract.js").Target>} */
  const found = new Map();
  for (const refused of decision.refused) {
    const target = refused.targets[slot.place];
    if (!target || target.kind !== slot.kind || slot.values.includes(target.value)) continue;
    if (state.draft.verb && refused.verb !== state.draft.verb) continue;
    if (match(refused, state.draft.picks) === "straight") found.set(target.value, target);
  }
  return [...found.values()].map((target) =>
    h(
      "button",
      {
        class: "option chip dim",
        type: "button",
        key: `dim-${target.kind}-${target.value}`,
        "data-target": `${target.kind}:${target.value}`,
        "aria-disabled": "true",
        onclick: () =>
          explain({
            verb: state.draft.verb ?? undefined,
            targets: [...state.draft.picks, { kind: target.kind, value: target.value }],
          }),
      },
      mark(target, decision.seat),
      h("span", { class: "label" }, words.targetName(target, decision.seat)),
      price(state.draft.verb ?? undefined, target, decision.seat),
      h("span", { class: "why" }, t("why-not")),
    ),
  );
}

/**
 * What a piece costs that is picked, or what is worth knowing of a named place of a board.
 * @param {string | undefined} verb
 * @param {import("../engine/contract.js").Target} target
 * @param {number} seat
 */
function price(verb, target, seat) {
  if (target.kind === "space") {
    const note = words.noteText(words.factionOf(seat), String(target.value), verb);
    return note ? h("span", { class: "detail" }, note) : null;
  }
  if (!verb || target.kind !== "piece") return null;
  const text = words.priceText(verb, String(target.value), target.seat ?? seat);
  return text ? h("span", { class: "detail price" }, text) : null;
}

/** @param {State} state @param {import("../map/geometry.js").PlaceName} place */
function suits(state, place) {
  const found = state.shown?.view.clearings.find(({ number }) => number === place);
  return (found?.suits ?? []).map((suit) => suitMark(suit));
}

/** A drawing for a target. @param {import("../engine/contract.js").Target} target @param {number} seat */
function mark(target, seat) {
  const value = String(target.value);
  if (target.kind === "seat") return emblem(words.liveryOf(Number(target.value)));
  if (target.kind === "piece") return pieceMark(words.liveryOf(target.seat ?? seat), value);
  if (target.kind === "item") return itemMark(value);
  if (target.kind === "suit") return suitMark(value);
  // Cards of the same name differ by their suit.
  if (target.kind === "card") return suitMark(facts(live.catalogue, value).suit);
  return null;
}

/** Whether a button has the mark of a hint. @param {import("../toolkit/dom.js").Child} button */
function isHinted(button) {
  return (
    typeof button === "object" &&
    button !== null &&
    "kids" in button &&
    button.kids.some((kid) => typeof kid === "object" && kid.key === "hinted")
  );
}

/**
 * Buttons in rows. Those of another question are another element: all of them go and come at once.
 * @param {"wide" | "small"} kind
 * @param {string} about which buttons of a decision these are
 * @param {import("../toolkit/dom.js").Child[]} buttons
 * @param {number} [room]
 */
function grid(kind, about, buttons, room) {
  const fits = room === undefined || buttons.length <= room;
  const shown = fits ? buttons : buttons.slice(0, room - 1);
  return h(
    "div",
    { class: `grid ${kind}`, key: `${live.moment} ${about}` },
    shown,
    fits
      ? null
      : h(
          "button",
          {
            class: "option more",
            type: "button",
            key: "more",
            onclick: () => openSheet("options"),
          },
          buttons.slice(shown.length).some(isHinted)
            ? h("span", { class: "hint-mark", key: "hinted" }, "…")
            : null,
          t("options-more", { count: buttons.length - shown.length }),
        ),
  );
}

/**
 * A number: less, more, all, and one button that commits it.
 * @param {State} state
 * @param {Decision} decision
 */
function stepper(state, decision) {
  const range = decision.count ?? { min: 0, max: 0, preset: 0 };
  const count = Math.min(range.max, Math.max(range.min, state.draft.count ?? range.preset));
  const option = numbered(decision, count);
  const key = `count-${decision.prompt}`;
  const what = option?.targets.find(({ kind }) => kind === "piece");
  const piece = what
    ? words.pieceName(words.factionOf(what.seat ?? decision.seat), String(what.value), count)
    : "";
  return h(
    "div",
    { class: "stepper" },
    steps(range, count, setCount),
    option
      ? h(
          "button",
          {
            class: "primary",
            type: "button",
            "data-option-index": option.index,
            "data-key": option.key,
            ...pressing(
              () => option,
              () => commit(option),
            ),
          },
          t(has(key) ? key : "count-commit", { count, piece }),
          sealMark(option.seal),
        )
      : null,
  );
}

/**
 * Less, more and all.
 * @param {{ min: number, max: number }} range
 * @param {number} count
 * @param {(count: number) => void} set
 * @param {string | number} [said] how the number is told
 */
function steps({ min, max }, count, set, said = count) {
  return [
    h(
      "button",
      {
        type: "button",
        "aria-label": t("fewer"),
        "aria-disabled": count <= min ? "true" : undefined,
        onclick: () => set(Math.max(min, count - 1)),
      },
      sign("minus"),
    ),
    h("output", { "aria-live": "polite", "data-count": count }, said),
    h(
      "button",
      {
        type: "button",
        "aria-label": t("more-of-it"),
        "aria-disabled": count >= max ? "true" : undefined,
        onclick: () => set(Math.min(max, count + 1)),
      },
      sign("plus"),
    ),
    h(
      "button",
      {
        type: "button",
        class: "all",
        "aria-pressed": String(count === max),
        onclick: () => set(max),
      },
      t("all"),
    ),
  ];
}

/**
 * How many shall go, beside where they may go to: a press there settles both.
 * @param {State} state
 * @param {Decision} decision
 */
function beside(state, decision) {
  const range = numbersBeside(decision, state.draft);
  if (!range) return null;
  const count = Math.min(range.max, state.draft.count ?? range.max);
  return h(
    "div",
    { class: "stepper beside", key: "beside", role: "group", "aria-label": t("how-many") },
    h("span", { class: "label" }, t("how-many")),
    steps(
      range,
      count,
      (next) => setCount(next === range.max ? null : next),
      count === range.max ? t("all") : count,
    ),
  );
}

/** All options of the decision in a sheet, when they do not fit. @param {State} state */
export function optionsSheet(state) {
  const decision = answerable();
  return {
    title: t("options-label"),
    body: decision
      ? [
          h("p", { class: "quiet" }, sentence(state, decision), clauseChip(decision.clause)),
          choices(state, decision, null),
        ]
      : [],
    onclose: hidePreview,
  };
}
