/** Who may look at the screen when several people share it (hands stay secret, passes stay few). */

/**
 * @typedef {import("./contract.js").Decision} Decision
 * @typedef {{ holder: number | null, viewer: number | null, curtain: { seat: number, turn: boolean } | null }} Looking
 */

/**
 * Decides whose hand may be shown for a decision.
 *
 * A turn and a private decision belong to one pair of eyes: if the device is with somebody else, a curtain falls until
 * the right person opens it. A public decision of anybody else is answered in place, with all hands hidden.
 * @param {object} table
 * @param {Decision | null} table.decision
 * @param {number} table.turnSeat
 * @param {number | null} table.holder the seat whose person has the device
 * @param {boolean} table.openHands one person plays every seat
 * @returns {Looking}
 */
export function whoLooks({ decision, turnSeat, holder, openHands }) {
  if (!decision) return { holder, viewer: openHands ? turnSeat : null, curtain: null };
  const { seat } = decision;
  if (openHands || seat === holder) return { holder: seat, viewer: seat, curtain: null };
  const ownTurn = seat === turnSeat && decision.phase !== "setup";
  if (ownTurn || decision.visibility === "private") {
    return { holder, viewer: null, curtain: { seat, turn: ownTurn } };
  }
  return { holder, viewer: null, curtain: null };
}
