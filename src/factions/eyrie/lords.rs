//! ED-2.2 Lords of the Forest: the Eyrie rule where nobody outweighs them.

use crate::law::rule;
use crate::play::Position;
use crate::terms::{Clearing, ClearingSet, Seat};

/// Any claim that takes no account of numbers is stronger (ED-2.2).
pub(super) const TIE_CLAIM: u8 = 1;

/// ED-2.2: tied for most, with a warrior or a roost there (ED-E20), the Eyrie rule. Where they have most they need no claim.
pub(super) fn claims_rule(at: Position, me: Seat, among: ClearingSet) -> ClearingSet {
    let is_tied = |clearing: &Clearing| {
        let own = rule::weight(at, me, *clearing);
        own > 0 && own == rule::strongest_other(at, me, *clearing)
    };
    among.iter().filter(is_tied).collect()
}
