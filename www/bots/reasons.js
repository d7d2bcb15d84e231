/**
 * Why bots did what they did. For each turn of a bot the most telling reason is kept, and the most telling one of those
 * that may be told during the game (UX-10.4).
 */

/**
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {import("../engine/contract.js").LogEntry} Entry
 * @typedef {import("../engine/contract.js").Choosable} Choosable
 * @typedef {import("../engine/contract.js").Rationale} Reason
 * @typedef {Pick<Choosable, "verb" | "targets">} Named
 *
 * @typedef {object} TurnReason
 * @property {number} turn the log index at which the turn began
 * @property {number} seat
 * @property {boolean} hidden it tells of cards that others must not know during the game
 * @property {Reason["grounds"]} grounds
 * @property {(Named & { chance: number, points: number })[]} options the chosen one first
 */

/**
 * The reasons with one more, if it says more about its turn than those of its kind, open or hidden, that are there.
 * @param {TurnReason[]} reasons
 * @param {object} made
 * @param {Entry[]} made.log up to the decision
 * @param {number} made.turnSeat
 * @param {Decision} made.decision
 * @param {Reason} made.reason
 * @returns {TurnReason[]}
 */
export function withReason(reasons, { log, turnSeat, decision, reason }) {
  const turn = log.findLast(({ kind }) => kind === "turn");
  const [ground] = reason.grounds;
  if (!turn || !ground || decision.seat !== turnSeat || turn.seat !== turnSeat) return reasons;
  const options = reason.options.flatMap(({ index, chance, points }) => {
    const option = decision.options[index];
    return option ? [{ verb: option.verb, targets: option.targets, chance, points }] : [];
  });
  const hidden =
    decision.visibility === "private" ||
    reason.grounds.some((one) => one.hidden) ||
    options.some(({ targets }) => targets.some(({ kind }) => kind === "card"));
  const before = reasons.find((one) => one.turn === turn.index && one.hidden === hidden);
  if (before && marginOf(before) >= ground.margin) return reasons;
  const next = { turn: turn.index, seat: decision.seat, hidden, grounds: reason.grounds, options };
  return [...reasons.filter((one) => one !== before), next];
}

/** The reasons whose turns are still in the log. @param {TurnReason[]} reasons @param {number} length of the log */
export function keptReasons(reasons, length) {
  return reasons.filter(({ turn }) => turn < length);
}

/** @param {TurnReason} reason */
const marginOf = ({ grounds }) => grounds[0]?.margin ?? 0;

/**
 * The reason to tell about a turn: the most telling one that may be told now.
 * @param {TurnReason[]} reasons
 * @param {number} turn the log index at which the turn began
 * @param {{ over: boolean, viewer: number | null }} now
 */
export function reasonFor(reasons, turn, { over, viewer }) {
  return reasons
    .filter((one) => one.turn === turn && (over || !one.hidden || one.seat === viewer))
    .sort((a, b) => marginOf(b) - marginOf(a))[0];
}
