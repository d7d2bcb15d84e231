/** A hint: what a bot would do in the person's place. It marks options and commits nothing (UX-10.6). */

import { answerable } from "../table/choose.js";
import { t } from "../words/messages.js";
import { tableText } from "../table/play.js";
import { change, emptyDraft, notify, state } from "../state.js";
import { LIMITS } from "./kinds.js";
import { consider } from "./mind.js";

/** Options that a hint marks at most. */
const MARKED = 2;

/** Whether a hint can be asked for now. */
export function canHint() {
  return answerable() !== null && !state.hint?.thinking;
}

/** Asks for a hint about the open question. */
export async function askHint() {
  const decision = answerable();
  if (!decision || state.hint?.thinking) return;
  const { moment } = state;
  const [only] = decision.options;
  if (only && decision.options.length === 1) {
    const options = [{ index: only.index, chance: 0, points: 0 }];
    change({ hint: { moment, thinking: false, options, grounds: [] } });
    return;
  }
  change({ hint: { moment, thinking: true, options: [], grounds: [] } });
  try {
    const task = { text: tableText(), seed: "1", strength: /** @type {const} */ ("ranger") };
    const { index, reason } = await consider({ ...task, millis: LIMITS.ranger }, () => {}).answer;
    if (state.moment !== moment || !state.hint) return;
    const found = reason.options.slice(0, MARKED);
    const options = found.length ? found : [{ index, chance: 0, points: 0 }];
    change({ hint: { moment, thinking: false, options, grounds: reason.grounds } });
  } catch {
    if (state.moment !== moment) return;
    change({ hint: null });
    notify({ key: "hint", tone: "warn", text: t("notice-hint-failed") });
  }
}

/** Takes the marks away. */
export function dropHint() {
  change({ hint: null });
}

/**
 * The place of an option among those that are marked, from 1; 0 if none of these is.
 * @param {{ index: number }[]} options
 */
export function hinted(options) {
  const { hint, moment } = state;
  if (!hint || hint.moment !== moment) return 0;
  return hint.options.findIndex(({ index }) => options.some((one) => one.index === index)) + 1;
}

/** Fills the draft with a marked option; the person commits it, or not. @param {number} index */
export function tryOut(index) {
  const option = answerable()?.options[index];
  if (!option) return;
  const picks = option.targets
    .filter(({ kind }) => kind !== "count")
    .map(({ kind, value }) => ({ kind, value }));
  const count = option.targets.find(({ kind }) => kind === "count");
  change({
    draft: {
      ...emptyDraft(),
      verb: option.verb,
      picks,
      count: count ? Number(count.value) : null,
    },
    refusal: null,
    preview: null,
  });
}
