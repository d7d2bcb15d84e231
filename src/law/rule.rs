//! Rule: who rules a clearing, and for what (LAW-3.1).

use super::{loans, ways};
use crate::clause::Clause;
use crate::decision::{Menu, Reason, Refusal};
use crate::event::{Event, Value};
use crate::play::hooks::{CLAIMS_RULE, SHARES_RULE, WEIGHS};
use crate::play::{Play, Position, Purpose, RuleClaim, Weighing};
use crate::terms::{CLEARINGS, Clearing, ClearingSet, Seat};

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
    (at.is_answered(WEIGHS) && is_weighed(at)) || loans::any(at)
}

/// Whether a voice that weighs otherwise is there: cards that do so may lie nowhere.
#[cold]
fn is_weighed(at: Position) -> bool {
    at.ask(WEIGHS).next().is_some()
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
    if let Some(seat) = claimant(at, clearing) {
        return Some(seat);
    }
    let is_changed = is_ever_changed(at);
    let mut most = (0, None);
    for (seat, (who, pieces)) in at.seats().zip(at.setup.seats.iter().zip(&at.table.pieces)) {
        let Some(here) = pieces.get(clearing.index()) else { break };
        let mut weight = who.faction.pieces.weight(here);
        if is_changed {
            weight = changed_weight(at, Weighing { seat, clearing, purpose }, weight);
        }
        if weight >= most.0 {
            most = (weight, (weight > most.0).then_some(seat));
        }
    }
    most.1
}

/// Who has the strongest claim to rule a clearing whatever else is there; of equals the first in turn order.
#[inline]
fn claimant(at: Position, clearing: Clearing) -> Option<Seat> {
    let here = ClearingSet::of(&[clearing.0]);
    let stronger = |strongest: (u8, Option<Seat>), (seat, claim): (Seat, &RuleClaim)| {
        let is_stronger = claim.rank > strongest.0 && !claimed(at, seat, claim, here).is_empty();
        if is_stronger { (claim.rank, Some(seat)) } else { strongest }
    };
    at.ask(CLAIMS_RULE).fold((0, None), stronger).1
}

/// In which of these clearings a claim holds. Without a piece there it does nowhere, unless the place is its owner's own.
#[inline]
fn claimed(at: Position, owner: Seat, claim: &RuleClaim, clearings: ClearingSet) -> ClearingSet {
    let may_claim = at.present_among(owner, clearings).or(own_annex(at, owner).and(clearings));
    if may_claim.is_empty() { ClearingSet::EMPTY } else { (claim.among)(at, owner, may_claim) }
}

/// Whether a clearing is the one that a seat has beside the map. That it can rule without a piece there.
#[inline]
fn is_own_annex(at: Position, seat: Seat, clearing: Clearing) -> bool {
    clearing == Clearing::ANNEX && at.setup.annex == Some(seat)
}

/// The clearing that a seat has beside the map, if it has one.
fn own_annex(at: Position, seat: Seat) -> ClearingSet {
    if at.setup.annex == Some(seat) { ClearingSet::of(&[Clearing::ANNEX.0]) } else { ClearingSet::EMPTY }
}

/// The clause by which its ruler rules a clearing whatever else is there, if it does not rule by weight.
#[must_use]
pub fn claimed_by(at: Position, ruler: Seat, clearing: Clearing) -> Option<Clause> {
    let claim = at.faction(ruler).hooks.claims_rule.as_ref()?;
    (!claimed(at, ruler, claim, ClearingSet::of(&[clearing.0])).is_empty()).then_some(claim.clause)
}

/// Whether this seat rules a clearing itself.
#[must_use]
pub fn is_ruler(at: Position, seat: Seat, clearing: Clearing) -> bool {
    is_ruler_for(at, seat, clearing, Purpose::Act)
}

fn is_ruler_for(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    if is_ever_changed(at) {
        return ruler_for(at, clearing, purpose) == Some(seat);
    }
    // Without a piece there it does not, unless the place belongs to it.
    if !at.present(seat, clearing) && !is_own_annex(at, seat, clearing) {
        return false;
    }
    if at.is_answered(CLAIMS_RULE)
        && let Some(claimant) = claimant(at, clearing)
    {
        return claimant == seat;
    }
    let own = at.faction(seat).pieces.weight(&at.table.pieces[seat.index()][clearing.index()]);
    let mut all = at.setup.seats.iter().zip(&at.table.pieces).enumerate();
    own > 0
        && all.all(|(other, (who, pieces))| {
            other == seat.index()
                || pieces.get(clearing.index()).is_none_or(|here| who.faction.pieces.weight(here) < own)
        })
}

/// The clearings among these that a seat rules itself, found out for all at once.
#[must_use]
pub fn ruled_itself(at: Position, seat: Seat, among: ClearingSet) -> ClearingSet {
    own_among(at, seat, among, Purpose::Act)
}

/// The clearings among these that a seat rules itself: those of which [`ruler_for`] says so, found seat by seat, because
/// lists of moves ask that of the whole map.
fn own_among(at: Position, seat: Seat, clearings: ClearingSet, purpose: Purpose) -> ClearingSet {
    if is_ever_changed(at) {
        return clearings.iter().filter(|clearing| ruler_for(at, *clearing, purpose) == Some(seat)).collect();
    }
    // Without a piece there it does not, unless the place belongs to it.
    let clearings = at.present_among(seat, clearings).or(own_annex(at, seat).and(clearings));
    if clearings.is_empty() {
        return ClearingSet::EMPTY;
    }
    let ruled = heaviest_among(at, seat, clearings);
    if at.is_answered(CLAIMS_RULE) { claimed_among(at, seat, clearings, ruled) } else { ruled }
}

/// The clearings among these where a seat weighs more than each other.
fn heaviest_among(at: Position, seat: Seat, clearings: ClearingSet) -> ClearingSet {
    let mut own = [0; CLEARINGS];
    let mut ruled = ClearingSet::EMPTY;
    let (who, pieces) = (&at.faction(seat).pieces, &at.table.pieces[seat.index()]);
    for clearing in clearings.iter() {
        let weight = who.weight(&pieces[clearing.index()]);
        own[clearing.index()] = weight;
        ruled.0 |= u16::from(weight > 0) << clearing.index();
    }
    for (other, (setup, pieces)) in at.setup.seats.iter().zip(&at.table.pieces).enumerate() {
        if other == seat.index() {
            continue;
        }
        for clearing in ruled.iter() {
            let holds = setup.faction.pieces.weight(&pieces[clearing.index()]) >= own[clearing.index()];
            ruled.0 &= !(u16::from(holds) << clearing.index());
        }
    }
    ruled
}

/// The clearings among these that a seat rules, where it does those by weight and somebody at the table has claims.
#[inline(never)]
fn claimed_among(at: Position, seat: Seat, clearings: ClearingSet, ruled: ClearingSet) -> ClearingSet {
    // Without a claim of its own it can only lose by those of others.
    let has_claim = at.ask_own(seat, CLAIMS_RULE).next().is_some();
    let contested = if has_claim { clearings } else { ruled };
    if contested.is_empty() {
        return ruled;
    }
    let mut strongest = [0; CLEARINGS];
    at.ask(CLAIMS_RULE).fold(ruled, |mut ruled, (owner, claim)| {
        for clearing in claimed(at, owner, claim, contested).iter() {
            if claim.rank > strongest[clearing.index()] {
                strongest[clearing.index()] = claim.rank;
                if owner == seat { ruled.insert(clearing) } else { ruled.remove(clearing) }
            }
        }
        ruled
    })
}

/// Whether a seat counts as a ruler of a clearing for this purpose: it rules, or a faction shares or lends it rule.
#[must_use]
pub fn rules(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    is_ruler_for(at, seat, clearing, purpose)
        || is_granted(at, seat, clearing, purpose)
        || shared_by(at, seat, clearing, purpose).is_some()
}

/// Whether the current player has the rule of a clearing for the effect that runs. It is no rule for dominance, nor in
/// anybody else's eyes.
fn is_granted(at: Position, seat: Seat, clearing: Clearing, purpose: Purpose) -> bool {
    let turn = &at.table.turn;
    turn.granted != 0 && turn.granted == clearing.0 && turn.seat == seat.0 && purpose != Purpose::Dominance
}

/// Gives the current player the rule of a clearing for the effect to come.
pub fn grant(play: &mut Play, clearing: Clearing) {
    play.table.turn.granted = clearing.0;
}

/// The clearings among these that a seat counts as ruling for this purpose.
#[must_use]
pub fn ruled_among(at: Position, seat: Seat, clearings: ClearingSet, purpose: Purpose) -> ClearingSet {
    let mut own = own_among(at, seat, clearings, purpose);
    let granted = Clearing(at.table.turn.granted);
    if clearings.has(granted) && is_granted(at, seat, granted, purpose) {
        own.insert(granted);
    }
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
    chain(at, seat, clearing, ruled(at, seat, Purpose::Act))
}

/// The clearings that a chain of adjacent ones among these joins to this one.
fn chain(at: Position, seat: Seat, clearing: Clearing, among: ClearingSet) -> ClearingSet {
    let mut joined = ClearingSet::of(&[clearing.0]).and(among);
    loop {
        let further = joined.iter().fold(joined, |all, here| all.or(ways::neighbours(at, seat, here).and(among)));
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

/// Tells by whose rule a chain of ruled clearings leads from here to these ones, where a seat's own rule does not lead
/// there: no more clearings than are needed. Acts that use a chain call this before they change anything.
pub fn cite_chain(play: &mut Play, seat: Seat, from: Clearing, to: ClearingSet) {
    if !play.is_told() {
        return;
    }
    let at = play.position();
    let mut needed = ruled(at, seat, Purpose::Act);
    let lent = needed.without(own_among(at, seat, needed, Purpose::Act));
    for clearing in lent.iter() {
        let fewer = needed.without(ClearingSet::of(&[clearing.0]));
        if to.without(chain(at, seat, from, fewer)).is_empty() {
            needed = fewer;
        }
    }
    for clearing in lent.and(needed).iter() {
        cite_share(play, seat, &[clearing], Purpose::Act);
    }
}

/// Where a list tries an act that its law allows only in ruled clearings, of those in which nothing else forbids it:
/// where the seat counts as ruling, or everywhere if reasons are wanted. Which are ruled is found out for all at once.
#[must_use]
pub fn tried_in(at: Position, seat: Seat, among: ClearingSet, menu: &Menu) -> ClearingSet {
    if menu.explains() { at.clearings() } else { ruled_among(at, seat, among.and(at.clearings()), Purpose::Act) }
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
