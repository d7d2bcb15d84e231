//! Rule: who rules a clearing, and for what (LAW-3.1).

use super::{loans, ways};
use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::event::{Event, Value};
use crate::play::hooks::{SHARES_RULE, WEIGHS};
use crate::play::{Play, Position, Purpose, Weighing};
use crate::terms::{Clearing, ClearingSet, KINDS, Seat};

/// The clearing is not ruled by the one who must.
static YOU_MUST_RULE_HERE: Reason = Reason { key: "you-must-rule-here", values: &["clearing", "yours", "theirs"] };

/// What a seat weighs in a clearing: its warriors and buildings there, never tokens and pawns (LAW-3.1a, LAW-3.1b), and
/// what effects make of that (LAW-3.1f).
#[inline]
#[must_use]
pub fn weight(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    let own = at.faction(seat).pieces.weight(&at.table.pieces[seat.index()][clearing.index()]);
    if is_ever_changed(at) { changed_weight(at, Weighing { seat, clearing, purpose: Purpose::Act }, own) } else { own }
}

/// Whether anything at the table weighs otherwise than its own pieces say.
#[inline]
fn is_ever_changed(at: Position) -> bool {
    at.is_answered(WEIGHS) || loans::any(at)
}

/// What loans and effects make of the weight of a seat's own pieces. Loans never count for dominance.
#[cold]
fn changed_weight(at: Position, of: Weighing, own: u8) -> u8 {
    let shifts = if of.purpose == Purpose::Dominance { None } else { loans::shifts(at, of.clearing) };
    let shifted = i16::from(own) + shifts.map_or(0, |shifts| shifts[of.seat.index()]);
    let shifted = u8::try_from(shifted.max(0)).unwrap_or(u8::MAX);
    at.ask(WEIGHS).fold(shifted, |weight, (me, weighs)| weighs(at, me, &of, weight))
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
    ruler_for(at, clearing, Purpose::Act)
}

/// The same for a purpose: some of what weighs counts for acts and moves only.
#[must_use]
pub fn ruler_for(at: Position, clearing: Clearing, purpose: Purpose) -> Option<Seat> {
    let is_changed = is_ever_changed(at);
    let mut claim = (0, None);
    let mut most = (0, None);
    for (seat, (who, pieces)) in at.seats().zip(at.setup.seats.iter().zip(&at.table.pieces)) {
        let Some(here) = pieces.get(clearing.index()) else { break };
        if let Some(claims) = &who.faction.hooks.claims_rule
            && (*here != [0; KINDS] || is_own_annex(at, seat, clearing))
        {
            let rank = (claims.rank)(at, seat, clearing);
            if rank > claim.0 {
                claim = (rank, Some(seat));
            }
        }
        let mut weight = who.faction.pieces.weight(here);
        if is_changed {
            weight = changed_weight(at, Weighing { seat, clearing, purpose }, weight);
        }
        if weight >= most.0 {
            most = (weight, (weight > most.0).then_some(seat));
        }
    }
    claim.1.or(most.1)
}

/// Whether a clearing is the one that a seat has beside the map. That it can rule without a piece there.
#[inline]
fn is_own_annex(at: Position, seat: Seat, clearing: Clearing) -> bool {
    clearing == Clearing::ANNEX && at.setup.annex == Some(seat)
}

/// The clause by which its ruler rules a clearing whatever else is there, if it does not rule by weight.
#[must_use]
pub fn claimed_by(at: Position, ruler: Seat, clearing: Clearing) -> Option<Clause> {
    let claims = at.faction(ruler).hooks.claims_rule.as_ref()?;
    let may_claim = at.present(ruler, clearing) || is_own_annex(at, ruler, clearing);
    (may_claim && (claims.rank)(at, ruler, clearing) > 0).then_some(claims.clause)
}

/// Whether this seat rules a clearing itself.
#[must_use]
pub fn is_ruler(at: Position, seat: Seat, clearing: Clearing) -> bool {
    is_ruler_for(at, seat, clearing, Purpose::Act)
}

fn is_ruler_for(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    // Without a piece there it does not, unless something weighs that is not its own or the place belongs to it.
    let may_rule = at.present(seat, clearing) || is_ever_changed(at) || is_own_annex(at, seat, clearing);
    may_rule && ruler_for(at, clearing, purpose) == Some(seat)
}

/// Whether a seat counts as a ruler of a clearing for this purpose: it rules, or a faction shares or lends it rule.
#[must_use]
pub fn rules(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    is_ruler_for(at, seat, clearing, purpose) || shared_by(at, seat, clearing, purpose).is_some()
}

/// The clearings among these that a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled_among(at: Position, seat: Seat, clearings: ClearingSet, purpose: Purpose) -> ClearingSet {
    let own: ClearingSet = clearings.iter().filter(|clearing| is_ruler_for(at, seat, *clearing, purpose)).collect();
    let rest = clearings.without(own);
    if rest.is_empty() {
        return own;
    }
    at.ask(SHARES_RULE).fold(own, |ruled, (owner, share)| ruled.or((share.among)(at, owner, seat, rest, purpose)))
}

/// The clearings a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled(at: Position, seat: Seat, purpose: Purpose) -> ClearingSet {
    ruled_among(at, seat, at.all_clearings(), purpose)
}

/// The clearings that a chain of adjacent clearings, all of them ruled by a seat, joins to this one; none if it does not
/// rule this one.
#[must_use]
pub fn joined(at: Position, seat: Seat, clearing: Clearing) -> ClearingSet {
    let ruled = ruled(at, seat, Purpose::Act);
    let mut joined = ClearingSet::of(&[clearing.0]).and(ruled);
    loop {
        let further = joined.iter().fold(joined, |all, here| all.or(ways::neighbours(at, seat, here).and(ruled)));
        if further == joined {
            return joined;
        }
        joined = further;
    }
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
