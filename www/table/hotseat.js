/** Who may look at the screen when several people share it (hands stay secret, passes stay few). */

import { onlyPerson } from "../bots/kinds.js";

/**
 * @typedef {import("../engine/contract.js").DecisionView} Decision
 * @typedef {{ holder: number | null, viewer: number | null, curtain: { seat: number, turn: boolean } | null }} Looking
 */

/**
 * Decides whose hand may be shown for a decision.
 *
 * A turn and a private decision belong to one pair of eyes: if the device is with somebody else, a curtain falls until
 * the right person opens it. A public decision of anybody else is answered in place, with all hands hidden. While a bot
 * decides, whoever holds the device goes on looking; a person alone with bots never meets a curtain (UX-9.8).
 * @param {object} table
 * @param {Decision | null} table.decision
 * @param {number} table.turnSeat
 * @param {number | null} table.holder the seat whose person has the device
 * @param {boolean} table.openHands one person plays every seat
 * @param {import("../bots/kinds.js").SeatKind[]} table.kinds who plays each seat
 * @param {number | null} [table.mine] the one seat that is played on this device, where the others sit elsewhere
 * @returns {Looking}
 */
export function whoLooks({ decision, turnSeat, holder: before, openHands, kinds, mine = null }) {
  const one = mine ?? onlyPerson(kinds);
  if (one !== null) return { holder: one, viewer: one, curtain: null };
  const isPerson = (/** @type {number} */ seat) => kinds[seat] === "person";
  const holder = before !== null && isPerson(before) ? before : null;
  if (!decision) {
    const shown = openHands && isPerson(turnSeat) ? turnSeat : null;
    return { holder, viewer: shown, curtain: null };
  }
  const { seat } = decision;
  if (!isPerson(seat)) return { holder, viewer: holder, curtain: null };
  if (openHands || seat === holder) return { holder: seat, viewer: seat, curtain: null };
  const ownTurn = seat === turnSeat && decision.phase !== "setup";
  if (ownTurn || decision.visibility === "private") {
    return { holder, viewer: null, curtain: { seat, turn: ownTurn } };
  }
  return { holder, viewer: null, curtain: null };
}
