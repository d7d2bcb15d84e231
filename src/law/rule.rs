//! Rule: who rules a clearing, and for what (LAW-3.1).

use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::event::{Event, Value};
use crate::play::hooks::SHARES_RULE;
use crate::play::{Play, Position, Purpose};
use crate::terms::{Clearing, ClearingSet, KINDS, Seat};

/// The clearing is not ruled by the one who must.
static YOU_MUST_RULE_HERE: Reason = Reason { key: "you-must-rule-here", values: &["clearing", "yours", "theirs"] };

/// What a seat's pieces in a clearing weigh: warriors and buildings, never tokens and pawns (LAW-3.1a, LAW-3.1b).
#[inline]
#[must_use]
pub fn weight(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    at.faction(seat).pieces.weight(&at.table.pieces[seat.index()][clearing.index()])
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
    for (seat, (who, pieces)) in at.seats().zip(at.setup.seats.iter().zip(&at.table.pieces)) {
        let Some(here) = pieces.get(clearing.index()) else { break };
        if let Some(claims) = &who.faction.hooks.claims_rule
            && *here != [0; KINDS]
        {
            let rank = (claims.rank)(at, seat, clearing);
            if rank > claim.0 {
                claim = (rank, Some(seat));
            }
        }
        let weight = who.faction.pieces.weight(here);
        if weight >= most.0 {
            most = (weight, (weight > most.0).then_some(seat));
        }
    }
    claim.1.or(most.1)
}

/// The clause by which its ruler rules a clearing whatever else is there, if it does not rule by weight.
#[must_use]
pub fn claimed_by(at: Position, ruler: Seat, clearing: Clearing) -> Option<Clause> {
    let claims = at.faction(ruler).hooks.claims_rule.as_ref()?;
    (at.present(ruler, clearing) && (claims.rank)(at, ruler, clearing) > 0).then_some(claims.clause)
}

/// Whether this seat rules a clearing itself. Without a piece there it does not, whoever else has what.
#[must_use]
pub fn is_ruler(at: Position, seat: Seat, clearing: Clearing) -> bool {
    at.present(seat, clearing) && ruler(at, clearing) == Some(seat)
}

/// Whether a seat counts as a ruler of a clearing for this purpose: it rules, or a faction shares or lends it rule.
#[must_use]
pub fn rules(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    is_ruler(at, seat, clearing) || shared_by(at, seat, clearing, purpose).is_some()
}

/// The clearings among these that a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled_among(at: Position, seat: Seat, clearings: ClearingSet, purpose: Purpose) -> ClearingSet {
    let own: ClearingSet = clearings.iter().filter(|clearing| is_ruler(at, seat, *clearing)).collect();
    let rest = clearings.without(own);
    if rest.is_empty() {
        return own;
    }
    at.ask(SHARES_RULE).fold(own, |ruled, (owner, share)| ruled.or((share.among)(at, owner, seat, rest, purpose)))
}

/// The clearings a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled(at: Position, seat: Seat, purpose: Purpose) -> ClearingSet {
    ruled_among(at, seat, at.clearings(), purpose)
}

/// Who lets a seat count as a ruler of a clearing for this purpose, and by which clause.
#[must_use]
pub fn shared_by(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> Option<(Seat, Clause)> {
    let here = ClearingSet::of(&[clearing.0]);
    at.ask(SHARES_RULE).find_map(|(owner, share)| {
        (!(share.among)(at, owner, seat, here, purpose).is_empty()).then_some((owner, share.clause))
    })
}

/// Tells by whose rule a seat is about to act where its law wants it to rule one of these clearings and it rules none
/// of them itself. Acts of that kind call this before they change anything.
pub fn cite_share(play: &mut Play, seat: Seat, clearings: &[Clearing], purpose: Purpose) {
    if !play.is_told() || clearings.iter().any(|clearing| is_ruler(play.position(), seat, *clearing)) {
        return;
    }
    for clearing in clearings {
        if let Some((owner, clause)) = shared_by(play.position(), seat, *clearing, purpose) {
            play.tell(|| {
                Event::new("lent-rule", clause).seat(seat).clearing(*clearing).with("from", Value::Seat(owner))
            });
            return;
        }
    }
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
