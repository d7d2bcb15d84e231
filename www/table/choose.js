/** Pressing things: every press on a verb, a clearing, a card or a seat ends up here and narrows the draft. */

import { commit, previewOf, whyNot } from "./play.js";
import {
  isAimed,
  isEmpty,
  match,
  narrow,
  offers,
  open,
  settled,
  stepBack,
  telling,
  withPick,
  withVerb,
  withoutPick,
} from "./narrowing.js";
import { change, emptyDraft, openSheet, state } from "../state.js";
import { missing } from "../words/messages.js";
import { targetName, verbName, factionOf } from "../words/naming.js";

/**
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").WhyNot} WhyNot
 * @typedef {import("../state.js").Draft} Draft
 * @typedef {import("../state.js").Pick} Pick
 */

/** The decision that can be answered on this screen now, if there is one. @returns {Decision | null} */
export function answerable() {
  const decision = state.shown?.decision;
  if (!decision || state.curtain || state.past || state.table?.readOnly) return null;
  if (state.table?.kinds[decision.seat] !== "person" || elsewhere(decision)) return null;
  if (decision.visibility === "private" && state.viewer !== decision.seat) return null;
  if (state.handHidden && state.viewer === decision.seat && showsHand(decision)) return null;
  return decision;
}

/** Whether a question is for somebody who plays on another device. @param {Decision} decision */
export function elsewhere({ seat }) {
  const { table } = state;
  return table?.kinds[seat] === "person" && table.mine !== null && table.mine !== seat;
}

/** Whether what can be chosen, or not, names cards of the hand. @param {Decision} decision */
function showsHand({ visibility, options, refused }) {
  return (
    visibility === "private" ||
    [...options, ...refused].some(({ targets }) => targets.some(({ kind }) => kind === "card"))
  );
}

/** Whether one answer is left of a draft, and it is all said. @param {Decision} decision @param {Draft} draft */
function ready(decision, draft) {
  return settled(decision, draft, { alwaysAsk: state.settings.alwaysAsk });
}

/**
 * A button names what it does: if one answer is left, a press on it is that answer.
 * @param {Draft} draft
 */
function take(draft) {
  const decision = answerable();
  if (!decision) return;
  const option = ready(decision, draft);
  if (option) commit(option);
  else adopt(draft, null);
}

/**
 * A press on the map, a card or a seat: the first one shows what it would do, the second does it. At once it acts only where
 * everything was pressed by itself or has been shown, and where it can be undone.
 * @param {Draft} draft
 */
function point(draft) {
  const decision = answerable();
  if (!decision) return;
  const option = ready(decision, draft);
  if (!option) {
    adopt(draft, null);
    return;
  }
  const before = isEmpty(state.draft) ? null : ready(decision, state.draft);
  const seen = state.preview?.index === option.index;
  const aimed = isAimed(option, draft.picks);
  if (before?.index === option.index || (!option.seal && (seen || aimed))) commit(option);
  else adopt(draft, option);
}

/**
 * Takes a draft over, and shows what its one answer would do.
 * @param {Draft} draft
 * @param {Choosable | null} option
 */
function adopt(draft, option) {
  const place = draft.picks.filter(({ kind }) => kind === "place").at(-1);
  const preview = option && previewOf(option.index);
  change({
    draft,
    refusal: null,
    preview: option && preview ? { index: option.index, preview } : null,
    pointed: place?.value ?? null,
  });
}

/** Chooses a verb; pressing the chosen one again lets it go. @param {string} verb */
export function pressVerb(verb) {
  const decision = answerable();
  if (!decision) return;
  const wanted = state.draft.verb === verb ? null : verb;
  const draft = withVerb(decision.options, state.draft, wanted);
  if (wanted && !narrow(decision.options, draft).list.length) {
    explain({ verb, targets: state.draft.picks });
    return;
  }
  take(draft);
}

/**
 * Presses a thing that may be a target. Says whether the decision has any use for it; if not, nothing was done.
 * @param {Pick} wanted
 * @returns {boolean}
 */
export function press(wanted) {
  const decision = answerable();
  if (!decision) return false;
  const { draft } = state;
  const last = draft.picks.at(-1);
  const shown = isEmpty(draft) ? null : ready(decision, draft);
  if (shown && last?.kind === wanted.kind && last.value === wanted.value) {
    commit(shown);
    return true;
  }
  const grown = withPick(draft, wanted);
  if (narrow(decision.options, grown).list.length) {
    point(grown);
    return true;
  }
  if (isEmpty(draft)) {
    if (!offers(decision.options, wanted)) return false;
  }
  // Where only one thing of a kind fits, the new one takes the place of the old one.
  const swapped = replaced(decision, draft, wanted);
  if (
    swapped &&
    open(narrow(decision.options, without(draft, wanted)).list, [], wanted.kind).size
  ) {
    const places = decision.options.some(
      (option) =>
        (!draft.verb || option.verb === draft.verb) &&
        option.targets.filter(({ kind }) => kind === wanted.kind).length > 1,
    );
    if (!places) {
      point(swapped);
      return true;
    }
  }
  explain({ verb: draft.verb ?? undefined, targets: [...draft.picks, wanted] }, swapped);
  return true;
}

/** @param {Draft} draft @param {Pick} pick @returns {Draft} */
function without(draft, pick) {
  return { ...draft, picks: draft.picks.filter(({ kind }) => kind !== pick.kind) };
}

/**
 * The draft with this pick in place of the others of its kind, if that leads anywhere.
 * @param {Decision} decision
 * @param {Draft} draft
 * @param {Pick} pick
 * @returns {Draft | null}
 */
function replaced(decision, draft, pick) {
  const kept = without(draft, pick);
  const next = { ...kept, picks: [...kept.picks, pick], turned: false, count: null };
  return narrow(decision.options, next).list.length ? next : null;
}

/** Takes one crumb out; what follows it stays if it is still legal. @param {number} at */
export function reopen(at) {
  const decision = answerable();
  if (decision) change({ draft: withoutPick(decision.options, state.draft, at), refusal: null });
}

/** Lets the verb go and keeps the picks. */
export function reopenVerb() {
  const decision = answerable();
  if (decision) {
    change({ draft: withVerb(decision.options, state.draft, null), refusal: null });
  }
}

/** Turns "from 5" into "to 5" and back. */
export function turn() {
  change({ draft: { ...state.draft, turned: !state.draft.turned }, refusal: null });
}

/** Removes the last crumb. Says whether there was one. */
export function back() {
  if (state.refusal) {
    change({ refusal: null });
    return true;
  }
  if (isEmpty(state.draft)) return false;
  change({ draft: stepBack(state.draft), preview: null });
  return true;
}

/** Empties the draft. */
export function clear() {
  change({ draft: emptyDraft(), refusal: null, preview: null, pointed: null });
}

/** Chooses a number without committing it; null: whatever is proposed. @param {number | null} count */
export function setCount(count) {
  change({ draft: { ...state.draft, count } });
}

/**
 * Shows why something is not an option: what the decision itself says, else what the engine answers.
 * @param {{ verb?: string, targets: Pick[] }} query
 * @param {Draft | null} [instead] a draft that would work
 */
export function explain(query, instead = null) {
  const refusals = reasons(query);
  const seat = state.shown?.decision?.seat ?? 0;
  const about = [
    query.verb ? verbName(factionOf(seat), query.verb) : "",
    ...query.targets.map((target) => targetName(target, seat)),
  ].filter(Boolean);
  if (!refusals.length) missing.add(`reason: ${about.join(" ")}`);
  change({ refusal: { refusals, about: about.join(" "), instead } });
}

/** Follows the way out that a refusal offered. */
export function fix() {
  const instead = state.refusal?.instead;
  if (instead) take(instead);
}

/**
 * The refusals that speak about a query, the most telling first.
 * @param {{ verb?: string, targets: Pick[] }} query
 * @returns {WhyNot[]}
 */
export function reasons(query) {
  const said = saidReasons(query);
  return said.length || !state.shown?.decision ? said : telling(whyNot(query));
}

/**
 * Those of them that came with the decision, without asking the engine again.
 * @param {{ verb?: string, targets: Pick[] }} query
 * @returns {WhyNot[]}
 */
export function saidReasons(query) {
  const about = (state.shown?.decision?.refused ?? []).filter(
    (refused) =>
      (!query.verb || refused.verb === query.verb) && match(refused, query.targets) !== null,
  );
  const straight = about.filter((refused) => match(refused, query.targets) === "straight");
  return telling((straight.length ? straight : about).map(({ refusal }) => refusal));
}

/** @typedef {import("../map/geometry.js").PlaceName} PlaceName */

/**
 * A press on a place of the map: a target if it can be one, else a look at it.
 * @param {PlaceName} place
 * @param {number} [wait] milliseconds before it is looked at
 */
export function pressPlace(place, wait = 0) {
  if (press({ kind: "place", value: place })) return;
  change({ pointed: place });
  clearTimeout(sheetSoon);
  const look = () => openSheet("place", { place });
  if (wait) sheetSoon = setTimeout(look, wait);
  else look();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let sheetSoon;

/** Leaves the sheet of a place closed that waits to be opened. */
export function keepPlaceClosed() {
  clearTimeout(sheetSoon);
}

/** A press on a card in hand. @param {string} card */
export function pressCard(card) {
  const decision = answerable();
  const known = decision && offers([...decision.options], { kind: "card", value: card });
  if (!known || !press({ kind: "card", value: card })) openSheet("card", { card });
}

/** A press on a seat's chip. @param {number} seat */
export function pressSeat(seat) {
  const decision = answerable();
  const { list } = decision ? narrow(decision.options, state.draft) : { list: [] };
  const asked = offers(list, { kind: "seat", value: seat });
  if (asked) press({ kind: "seat", value: seat });
  else if (state.layout === "desktop") change({ boardSeat: seat });
  else openSheet("boards", { seat });
}

/** A drag from one place to another: the same as pressing both. @param {PlaceName} from @param {PlaceName} to */
export function drag(from, to) {
  const decision = answerable();
  if (!decision) return;
  const draft = {
    ...emptyDraft(),
    verb: state.draft.verb,
    picks: /** @type {Pick[]} */ ([
      { kind: "place", value: from },
      { kind: "place", value: to },
    ]),
  };
  const straight = decision.options.filter(
    (option) =>
      (!draft.verb || option.verb === draft.verb) && match(option, draft.picks) === "straight",
  );
  const [only] = straight;
  if (only && straight.length === 1 && !only.seal) commit(only);
  else if (only) point(draft);
  else explain({ verb: draft.verb ?? undefined, targets: draft.picks });
}
