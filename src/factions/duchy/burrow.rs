//! UD-2.2 The Burrow: a clearing beside the map, next to every tunnel, where nobody else's pieces come.

use super::{TUNNEL, WARRIOR};
use crate::clause;
use crate::decision::{Reason, Refusal};
use crate::play::{Going, Placing, Position, Verdict};
use crate::terms::{Clearing, ClearingSet, Seat};

/// The Burrow takes in nothing but pieces of the Duchy.
static CLOSED: Reason = Reason { key: "burrow-closed", values: &[] };

/// The Burrow.
pub(super) const BURROW: Clearing = Clearing::ANNEX;

/// Moles in the Burrow.
pub(super) const fn moles(at: Position, me: Seat) -> u8 {
    at.count(me, BURROW, WARRIOR)
}

/// The clearings with a tunnel.
pub(super) fn entrances(at: Position, me: Seat) -> ClearingSet {
    at.table.clearings_with(me, TUNNEL)
}

/// UD-2.2a: for whoever looks, the Burrow and each clearing with a tunnel lie next to each other, and the Burrow to nothing
/// else.
pub(super) fn joins(at: Position, me: Seat, _: Seat, from: Clearing) -> ClearingSet {
    let entrances = entrances(at, me);
    match from {
        BURROW => entrances,
        _ if entrances.has(from) => ClearingSet::of(&[BURROW.0]),
        _ => ClearingSet::EMPTY,
    }
}

/// UD-2.2d: the Duchy always rules it.
pub(super) fn claims_rule(_: Position, _: Seat, among: ClearingSet) -> ClearingSet {
    among.and(ClearingSet::of(&[BURROW.0]))
}

/// UD-2.2c: whatever the effect, nobody else's pieces enter.
pub(super) fn may_move(_: Position, me: Seat, going: &Going) -> Verdict {
    shut(going.owner != me && going.to == BURROW)
}

/// UD-2.2c: nor are they placed there.
pub(super) fn may_place(_: Position, me: Seat, placing: &Placing) -> Verdict {
    shut(placing.owner != me && placing.clearing == BURROW)
}

const fn shut(is_shut: bool) -> Verdict {
    if is_shut { Verdict::Never(Refusal::new(&CLOSED, clause!("UD-2.2c"))) } else { Verdict::Silent }
}
