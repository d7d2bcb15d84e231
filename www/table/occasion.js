/** What led to a question, where that is not the step itself: a battle, or somebody else's act. */

/**
 * @typedef {import("../state.js").State} State
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 */

/** Acts that the next questions are about. */
const LEADING = new Set(["battle", "ambush", "foil", "rolled", "hits", "fired", "moved"]);

/**
 * The line of the log that a decision is about.
 * @param {State} state
 * @param {Decision} decision
 */
export function occasionOf(state, decision) {
  if (decision.phase === "setup") return null;
  const log = state.shown?.log ?? [];
  const last = log.at(-1);
  const recent = log.slice(-4).findLast(({ kind }) => LEADING.has(kind));
  if (!recent || !last || last.commit - recent.commit > 1) return null;
  const offTurn = decision.seat !== state.shown?.view.turn.seat;
  return offTurn || decision.prompt !== "actions" ? recent : null;
}
