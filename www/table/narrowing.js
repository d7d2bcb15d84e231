/**
 * Narrowing the options of a decision by whatever is picked first: verb, clearing, card, seat, number. Pure functions;
 * nothing here knows what a verb means.
 */

import { remembering } from "../toolkit/remembering.js";

/**
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").WhyNot} WhyNot
 * @typedef {import("../engine/contract.js").Refused} Refused
 * @typedef {import("../engine/contract.js").Target} Target
 * @typedef {import("../state.js").Draft} Draft
 * @typedef {import("../state.js").Pick} Pick
 */

/** Verbs that end a step or let an offer pass rather than do something. */
const CLOSING = new Set(["done", "pass", "continue"]);

/** Whether a verb closes a question. @param {string} verb */
export function closes(verb) {
  return CLOSING.has(verb);
}

/**
 * How the picks lie on an option: in the order they were pressed, in another order, or not at all.
 * @param {{ targets: Target[] }} option
 * @param {Pick[]} picks
 * @returns {"straight" | "turned" | null}
 */
export function match(option, picks) {
  if (!picks.length) return "straight";
  let straight = true;
  for (const kind of new Set(picks.map((pick) => pick.kind))) {
    const wanted = picks.filter((pick) => pick.kind === kind).map((pick) => pick.value);
    const there = option.targets.filter((target) => target.kind === kind).map((t) => t.value);
    if (wanted.some((value, i) => there[i] !== value)) straight = false;
    for (const value of wanted) {
      const at = there.indexOf(value);
      if (at < 0) return null;
      there.splice(at, 1);
    }
  }
  return straight ? "straight" : "turned";
}

/**
 * @type {(options: Choosable[], draft: Draft) => { list: Choosable[], other: Choosable[] }} what the draft leaves; and what it would
 *   leave if turned round
 */
export const narrow = remembering((options, draft) => {
  const verbs = draft.verb ? options.filter((option) => option.verb === draft.verb) : options;
  /** @type {Choosable[]} */
  const straight = [];
  /** @type {Choosable[]} */
  const turned = [];
  for (const option of verbs) {
    const how = match(option, draft.picks);
    if (how === "straight") straight.push(option);
    else if (how === "turned") turned.push(option);
  }
  if (draft.turned && turned.length) return { list: turned, other: straight };
  if (straight.length) return { list: straight, other: turned };
  return { list: turned, other: [] };
});

/**
 * Every value of a kind that could be picked next.
 * @param {Choosable[]} list
 * @param {Pick[]} picks
 * @param {string} kind
 * @returns {Set<number | string>}
 */
export function open(list, picks, kind) {
  /** @type {Set<number | string>} */
  const values = new Set();
  for (const option of list) {
    const taken = picks.filter((pick) => pick.kind === kind).map((pick) => pick.value);
    for (const target of option.targets) {
      if (target.kind !== kind) continue;
      const at = taken.indexOf(target.value);
      if (at >= 0) taken.splice(at, 1);
      else values.add(target.value);
    }
  }
  return values;
}

/**
 * The values a press on this value of this kind would be about.
 * @param {Choosable[]} list
 * @param {Pick} pick
 */
export function offers(list, pick) {
  return list.some((option) =>
    option.targets.some((target) => target.kind === pick.kind && target.value === pick.value),
  );
}

/**
 * The verbs of a decision in the order of the law: first those of the faction's own list, then the others as the
 * options come, those that close the question last.
 * @param {Decision} decision
 * @param {string[]} law the faction's verbs in order
 * @returns {{ verb: string, options: Choosable[], refused: Refused[] }[]}
 */
export function verbsOf(decision, law) {
  /** @type {Map<string, { verb: string, options: Choosable[], refused: Refused[] }>} */
  const found = new Map();
  /** @param {string} verb */
  const entry = (verb) => {
    let here = found.get(verb);
    if (!here) {
      here = { verb, options: [], refused: [] };
      found.set(verb, here);
    }
    return here;
  };
  for (const option of decision.options) entry(option.verb).options.push(option);
  for (const refused of decision.refused) entry(refused.verb).refused.push(refused);
  /** @param {string} verb */
  const rank = (verb) => {
    if (closes(verb)) return 1000;
    const at = law.indexOf(verb);
    return at < 0 ? 500 : at;
  };
  return [...found.values()]
    .map((one, i) => ({ one, i }))
    .sort((a, b) => rank(a.one.verb) - rank(b.one.verb) || a.i - b.i)
    .map(({ one }) => one);
}

/**
 * The one thing to do in a decision, if there is but one; then it need not be named first. The question between two
 * steps does not say what could be done, so that its verb is always named.
 * @param {Decision} decision
 * @returns {string | null}
 */
export function soleVerb({ options, refused, prompt }) {
  const [first, ...more] = new Set(
    [...options.filter(({ verb }) => !closes(verb)), ...refused].map(({ verb }) => verb),
  );
  const acts = options.some(({ verb }) => verb === first);
  return first && !more.length && acts && prompt !== "between-steps" ? first : null;
}

/**
 * One place of the options left, with what may stand there.
 * @typedef {{ kind: string, place: number, of: number, values: (number | string)[], picked: boolean }} Slot
 */

/**
 * The places of the options left, in order. Only when they all have the same shape; otherwise none.
 * @type {(list: Choosable[], draft: Draft) => Slot[]}
 */
export const slots = remembering((list, draft) => {
  const first = list[0];
  if (!first) return [];
  const shape = shapeOf(first);
  if (list.some((option) => shapeOf(option) !== shape || option.verb !== first.verb)) return [];
  const picks = [...draft.picks];
  return first.targets.map((target, place) => {
    const values = [...new Set(list.flatMap((option) => option.targets[place]?.value ?? []))];
    const at = picks.findIndex((pick) => pick.kind === target.kind && values.includes(pick.value));
    const picked = at >= 0 && values.length === 1;
    if (picked) picks.splice(at, 1);
    const of = first.targets.filter(({ kind }) => kind === target.kind).length;
    return { kind: target.kind, place, of, values, picked };
  });
});

/** @param {{ targets: Target[] }} option */
function shapeOf(option) {
  return option.targets.map((target) => target.kind).join();
}

/**
 * The first place that is still a choice.
 * @param {Slot[]} places
 */
export function nextSlot(places) {
  return places.find((slot) => slot.values.length > 1) ?? null;
}

/**
 * Takes one more pick into a draft; picking the same thing again takes it back.
 * @param {Draft} draft
 * @param {Pick} pick
 * @returns {Draft}
 */
export function withPick(draft, pick) {
  const at = draft.picks.findIndex((p) => p.kind === pick.kind && p.value === pick.value);
  const picks = at >= 0 ? draft.picks.filter((_, i) => i !== at) : [...draft.picks, pick];
  return { ...draft, picks, count: null };
}

/**
 * The draft without one pick; the others stay where they still lead somewhere.
 * @param {Choosable[]} options
 * @param {Draft} draft
 * @param {number} at
 * @returns {Draft}
 */
export function withoutPick(options, draft, at) {
  return settle(options, {
    ...draft,
    picks: draft.picks.filter((_, i) => i !== at),
    turned: false,
  });
}

/**
 * The draft with another verb; picks that fit nothing any more go.
 * @param {Choosable[]} options
 * @param {Draft} draft
 * @param {string | null} verb
 * @returns {Draft}
 */
export function withVerb(options, draft, verb) {
  return settle(options, { ...draft, verb, turned: false, count: null });
}

/**
 * Drops picks from the end until something is left to choose from.
 * @param {Choosable[]} options
 * @param {Draft} draft
 * @returns {Draft}
 */
function settle(options, draft) {
  let now = draft;
  while (now.picks.length && !narrow(options, now).list.length) {
    now = { ...now, picks: now.picks.slice(0, -1) };
  }
  return now;
}

/**
 * The draft without its last crumb.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function stepBack(draft) {
  if (draft.picks.length) {
    return { ...draft, picks: draft.picks.slice(0, -1), turned: false, count: null };
  }
  return { verb: null, picks: [], turned: false, count: null };
}

/**
 * Refusals without repetition, the most telling first: what hardly anything else fails by is nearer to what was meant
 * than what fails everywhere, such as clearings that are no neighbours.
 * @param {WhyNot[]} refusals
 * @returns {WhyNot[]}
 */
export function telling(refusals) {
  /** @type {Map<string, number>} */
  const often = new Map();
  for (const { key } of refusals) often.set(key, (often.get(key) ?? 0) + 1);
  const rank = (/** @type {WhyNot} */ { key }) => often.get(key) ?? 0;
  const once = new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal]));
  return [...once.values()].sort((a, b) => rank(a) - rank(b));
}

/** Whether anything is picked. @param {Draft} draft */
export function isEmpty(draft) {
  return draft.verb === null && draft.picks.length === 0;
}

/**
 * Whether the last press settled the matter: one option is left, and its verb was named (by a press, or because the
 * decision has no other), or everything it is aimed at was.
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {{ alwaysAsk: boolean }} habit
 * @returns {Choosable | null}
 */
export function settled(decision, draft, habit) {
  const { list } = narrow(decision.options, draft);
  const [only] = list;
  if (!only || list.length !== 1) return null;
  const acting = new Set(
    decision.options.filter(({ verb }) => !closes(verb)).map(({ verb }) => verb),
  );
  const named = draft.verb !== null || (acting.size === 1 && !closes(only.verb));
  const aimed = draft.picks.length > 1 && draft.picks.length === only.targets.length;
  if (!named && !aimed) return null;
  if (habit.alwaysAsk && draft.picks.length < only.targets.length) return null;
  return only;
}

/**
 * Whether all the places of an option were pressed: the others of its targets may fill themselves in where only one fits,
 * but nothing goes anywhere that nobody has pointed at.
 * @param {Choosable} option
 * @param {Pick[]} picks
 */
export function isAimed({ targets }, picks) {
  const places = (/** @type {{ kind: string }[]} */ list) =>
    list.filter(({ kind }) => kind === "place").length;
  return places(picks) >= places(targets);
}

/**
 * The numbers that can be chosen beside the last thing that is picked: every option left would ask for one, and proposes
 * the most.
 * @param {Decision} decision
 * @param {Draft} draft
 * @returns {{ min: number, max: number } | null}
 */
export function numbersBeside(decision, draft) {
  if (decision.count || !(draft.verb ?? soleVerb(decision))) return null;
  const list = narrow(decision.options, draft).list.filter(({ verb }) => !closes(verb));
  const all = list.flatMap(({ then }) => (then && then.preset === then.max ? [then] : []));
  if (!all.length || all.length < list.length) return null;
  if (slots(list, draft).filter(({ values }) => values.length > 1).length > 1) return null;
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  };
}

/**
 * The option that stands for a number, or for the one nearest to it.
 * @param {Decision} decision a question for a number
 * @param {number | null} wanted nothing for the one that the law lists first
 * @returns {Choosable | null}
 */
export function numbered({ count, options }, wanted) {
  if (!count) return null;
  const number = Math.min(count.max, Math.max(count.min, wanted ?? count.preset));
  const stands = (/** @type {Target} */ { kind, value }) => kind === "count" && value === number;
  return options.find(({ targets }) => targets.some(stands)) ?? null;
}
