/** The row that is always at hand: undo, redo, the panels on small screens, and the end of the step or turn. */

import { answerable } from "../table/choose.js";
import { draw, h, part } from "../toolkit/dom.js";
import { sealMark, sign } from "../toolkit/icons.js";
import { isCompact } from "../device/layout.js";
import { closes } from "../table/narrowing.js";
import { commit, redo, sealedText, undo, undoAll } from "../table/play.js";
import { has, t, tFirst } from "../words/messages.js";
import { openSheet } from "../state.js";
import * as words from "../words/naming.js";
import { hintButton, hintMark } from "./hints.js";
import { choosing } from "./previewing.js";

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 */

/** @param {State} state */
export function drawActions(state) {
  const root = part("actions");
  if (!state.shown) {
    draw(root);
    return;
  }
  root.setAttribute("aria-label", t("actions-label"));
  const compact = isCompact(state);
  draw(
    root,
    undoButton(state, compact),
    compact ? null : redoButton(state),
    compact ? null : undoAllButton(state),
    compact ? panelButton("log", t("log")) : null,
    compact ? panelButton("boards", t("boards")) : null,
    compact ? panelButton("law", t("law")) : null,
    compact ? hintButton(true) : null,
    h("span", { class: "spring" }),
    endButtons(state),
  );
}

/** @param {State} state @param {boolean} compact */
function undoButton(state, compact) {
  const undoing = state.shown?.undo;
  const can = Boolean(undoing?.can) && !state.curtain && !state.past && !state.table?.readOnly;
  const last = undoing?.can ? undoing.choice : undefined;
  // A step that has ended by itself is taken back together with what was done before it.
  const choice = last && closes(last.verb) && state.made ? state.made : last;
  // "Done" alone would not say of what.
  const what =
    choice && (choice.verb === "done" ? t("undo-end") : words.optionName(choice, choice.seat));
  const text = what ? t("undo-what", { what }) : sealedText();
  return h(
    "button",
    {
      class: what && compact ? "act undo named" : "act undo",
      type: "button",
      key: "undo",
      id: "undo",
      "aria-disabled": can ? undefined : "true",
      // What is read aloud is what stands there.
      "aria-label": compact ? `${t("undo")} ${what ? what : `(${text})`}` : text,
      title: text,
      onclick: undo,
    },
    sign("undo"),
    h("span", { class: "label" }, compact ? t("undo") : text),
    what && compact ? h("span", { class: "what" }, ` ${what}`) : null,
  );
}

/** @param {State} state */
function redoButton(state) {
  const can = state.shown?.undo.redo && !state.curtain && !state.past && !state.table?.readOnly;
  return h(
    "button",
    {
      class: "act icon",
      type: "button",
      key: "redo",
      id: "redo",
      "aria-label": t("redo"),
      title: t("redo"),
      "aria-disabled": can ? undefined : "true",
      onclick: () => can && redo(),
    },
    sign("redo"),
  );
}

/** @param {State} state */
function undoAllButton(state) {
  const can = state.shown?.undo.can && !state.curtain && !state.past && !state.table?.readOnly;
  return h(
    "button",
    {
      class: "act icon",
      type: "button",
      key: "restart",
      "aria-label": t("undo-all"),
      title: t("undo-all"),
      "aria-disabled": can ? undefined : "true",
      onclick: undoAll,
    },
    sign("restart"),
  );
}

/** @param {string} name @param {string} label */
function panelButton(name, label) {
  return h(
    "button",
    { class: "act", type: "button", key: name, id: `open-${name}`, onclick: () => openSheet(name) },
    sign(name),
    h("span", { class: "label" }, label),
  );
}

/** What closes the step or turn; says what would be left unused. @param {State} state */
function endButtons(state) {
  const decision = answerable();
  if (!decision) return null;
  return decision.options
    .filter((option) => closes(option.verb))
    .map((option) => {
      const left = leaves(option) ? unspent(state, decision) : "";
      const run = () => end(option);
      return h(
        "button",
        {
          class: "act primary end",
          type: "button",
          key: option.key,
          id: "end",
          "aria-description": left ? t("unspent", { list: left }) : undefined,
          ...choosing(option, run),
        },
        h(
          "span",
          { class: "label" },
          hintMark([option]),
          endName(option, decision),
          sealMark(option.seal),
        ),
        left ? h("span", { class: "detail" }, t("unspent", { list: left })) : null,
      );
    });
}

/** Whether an end leaves undone what could still be done; to pass is itself an answer. @param {Choosable} option */
const leaves = ({ verb }) => verb !== "pass";

/** What closes a question is named after the question. @param {Choosable} option @param {Decision} decision */
function endName(option, decision) {
  if (option.ends_turn) return t("end-turn");
  const faction = words.factionOf(decision.seat);
  return tFirst([
    `verb-${faction}-${option.verb}-${decision.prompt}`,
    `verb-${option.verb}-${decision.prompt}`,
    `verb-${option.verb}`,
  ]);
}

/**
 * Ends a step or turn. Where that cannot be undone and something is left, it asks first.
 * @param {Choosable} option
 */
export function end(option) {
  const decision = answerable();
  if (!decision) return;
  const { seal } = option;
  const others = leaves(option) && decision.options.some(({ verb }) => !closes(verb));
  if ((seal === "seat" || seal === "draw") && others) openSheet("end", { index: option.index });
  else commit(option);
}

/**
 * What could still be done, in a few words.
 * @param {State} state
 * @param {Decision} decision
 */
export function unspent(state, decision) {
  const faction = words.factionOf(decision.seat);
  const counters = (state.shown?.view.seats[decision.seat]?.panels ?? []).flatMap((panel) =>
    panel.type === "counter" && panel.value > 0 && has(`left-${panel.key}`)
      ? [t(`left-${panel.key}`, { value: panel.value })]
      : [],
  );
  if (counters.length && decision.step === "actions") return counters.join(", ");
  const open = decision.options.filter(({ verb }) => !closes(verb));
  const verbs = [...new Set(open.map(({ verb }) => verb))];
  const [target] = open[0]?.targets ?? [];
  if (verbs.length === 1 && target?.kind === "space") {
    // Named places, such as projects, say more than their common verb.
    const names = open.flatMap(({ targets }) => targets.slice(0, 1));
    return names.map((one) => words.targetName(one, decision.seat)).join(", ");
  }
  return verbs
    .slice(0, 3)
    .map((verb) => words.verbName(faction, verb))
    .join(", ");
}
