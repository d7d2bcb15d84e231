//! Rule: who rules a clearing, and for what (LAW-3.1).

use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::play::{Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Seat};

/// The clearing is not ruled by the one who must.
static YOU_MUST_RULE_HERE: Reason = Reason { key: "you-must-rule-here", values: &["clearing", "yours", "theirs"] };

/// What a seat's pieces in a clearing weigh: warriors and buildings, never tokens and pawns (LAW-3.1a, LAW-3.1b).
#[must_use]
pub fn weight(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    if !at.present(seat, clearing) {
        return 0;
    }
    let pieces = &at.table.pieces[seat.index()][clearing.index()];
    at.faction(seat).pieces.iter().zip(pieces).map(|(info, n)| info.weight * n).sum()
}

/// The most that another seat weighs in a clearing.
#[must_use]
pub fn strongest_other(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    at.seats().filter(|other| *other != seat).map(|other| weight(at, other, clearing)).max().unwrap_or(0)
}

/// Who rules a clearing: the strongest claim, else the seat that weighs more than each other (LAW-3.1a); on a tie
/// for most, or where nobody has weight, nobody does (LAW-3.1c). Read from the table each time (LAW-3.1e).
#[must_use]
pub fn ruler(at: Position, clearing: Clearing) -> Option<Seat> {
    let mut claim = (0, None);
    let mut most = (0, None);
    for seat in at.seats() {
        if let Some(claims_rule) = at.faction(seat).claims_rule {
            let rank = claims_rule(at, seat, clearing);
            if rank > claim.0 {
                claim = (rank, Some(seat));
            }
        }
        let weight = weight(at, seat, clearing);
        if weight > most.0 {
            most = (weight, Some(seat));
        } else if weight == most.0 {
            most.1 = None;
        }
    }
    claim.1.or(most.1)
}

/// Whether a seat counts as a ruler of a clearing for this purpose: it rules, or a faction shares or lends it rule.
#[must_use]
pub fn rules(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    ruler(at, clearing) == Some(seat)
        || at
            .seats()
            .any(|owner| at.faction(owner).shares_rule.is_some_and(|shares| shares(at, owner, seat, clearing, purpose)))
}

/// The clause by which a seat counts as a ruler of a clearing for acts and not for moves.
#[must_use]
pub fn lent_by(at: Position, seat: Seat, clearing: Clearing) -> Option<Clause> {
    let lends = |owner: &Seat| {
        let shares = at.faction(*owner).shares_rule;
        shares.is_some_and(|shares| shares(at, *owner, seat, clearing, Purpose::Act))
    };
    at.seats().filter(lends).find_map(|owner| at.faction(owner).lends_by)
}

/// Whether a seat counts as a ruler of a clearing for an act that its law allows only there.
///
/// # Errors
/// `you-must-rule-here` under that clause, with what the seat and the strongest other weigh there.
pub fn required(at: Position, seat: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    if rules(at, seat, clearing, Purpose::Act) {
        return Ok(());
    }
    let numbers = [clearing.0, weight(at, seat, clearing), strongest_other(at, seat, clearing)];
    Err(Refusal::with(&YOU_MUST_RULE_HERE, clause, &numbers))
}

/// The clearings a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled(at: Position, seat: Seat, purpose: Purpose) -> ClearingSet {
    at.clearings().iter().filter(|clearing| rules(at, seat, *clearing, purpose)).collect()
}
