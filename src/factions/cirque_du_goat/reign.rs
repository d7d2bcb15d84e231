//! CDG.2.3 Ringmaster's Reign: guests act in goat-ruled clearings as if the rule were theirs.

use crate::law::rule;
use crate::play::{Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Seat};

/// CDG.2.3: the player whose turn it is, with a piece of its own in a clearing the Cirque itself rules. What lies hidden
/// from others is presence for its owner (BP.2.5.I). Never for a move, never for dominance or another special win, and nobody else's checks see it.
pub(super) fn lends(at: Position, me: Seat, guest: Seat, among: ClearingSet, purpose: Purpose) -> ClearingSet {
    if purpose != Purpose::Act || guest == me || guest != at.table.current() {
        return ClearingSet::EMPTY;
    }
    rule::ruled_itself(at, me, at.present_among(guest, among))
}

/// The clearings where somebody is a guest, or would be on its turn: goat-ruled, with a piece of another seat.
pub(super) fn open_clearings(at: Position, me: Seat) -> ClearingSet {
    let has_guest = |clearing: &Clearing| at.others(me).any(|guest| at.present(guest, *clearing));
    rule::ruled_itself(at, me, at.clearings().iter().filter(has_guest).collect())
}
