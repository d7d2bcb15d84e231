//! Warriors that fight, or count for rule, for somebody else than their owner (LAW-2.3g, LAW-7.1c).

use crate::play::hooks::LENDS;
use crate::play::{Battle, Loan, Need, Position, Side};
use crate::terms::{Clearing, KindSet, MAX_SEATS, Seat};

/// Whether anybody at the table ever lends warriors.
#[inline]
#[must_use]
pub fn any(at: Position) -> bool {
    at.is_answered(LENDS)
}

/// What others lend a seat in a clearing.
fn lent(at: Position<'_>, to: Seat, clearing: Clearing, need: Need) -> impl Iterator<Item = Loan> {
    at.ask(LENDS).filter_map(move |(me, lends)| lends(at, me, to, clearing, need)).filter(move |loan| loan.owner != to)
}

/// What a seat would have of others in a battle there. Nobody's warriors fight for the other side of a battle against
/// their owner.
pub fn for_battle(
    at: Position<'_>,
    (side, to): (Side, Seat),
    against: Seat,
    clearing: Clearing,
) -> impl Iterator<Item = Loan> {
    lent(at, to, clearing, Need::Battle(side, against)).filter(move |loan| loan.owner != against)
}

/// How many warriors of these kinds their owner has in a clearing.
#[must_use]
pub fn count(at: Position, loan: &Loan, clearing: Clearing) -> u8 {
    loan.kinds.iter().map(|kind| at.count(loan.owner, clearing, kind)).sum()
}

/// How many warriors of others fight on a side, as they stand now.
#[must_use]
pub fn warriors(at: Position, battle: &Battle, side: Side) -> u8 {
    battle.lent_to(side).map(|loan| count(at, &loan, battle.clearing)).sum()
}

/// Whether a seat could attack with warriors of others alone (LAW-7.1c).
#[must_use]
pub fn let_attack(at: Position, attacker: Seat, defender: Seat, clearing: Clearing) -> bool {
    for_battle(at, (Side::Attacker, attacker), defender, clearing).any(|loan| count(at, &loan, clearing) > 0)
}

/// Lets everybody whose warriors fight on a side of this battle join it.
pub fn muster(at: Position, battle: &mut Battle) {
    for side in [Side::Attacker, Side::Defender] {
        let (to, against) = (battle.seat(side), battle.seat(side.other()));
        for loan in for_battle(at, (side, to), against, battle.clearing) {
            let joins = battle.lend(side, loan);
            debug_assert!(joins, "those who lend are counted when a table is set up");
        }
    }
}

/// How many warriors a seat has in a clearing with those of others that count as its own for rule (LAW-2.3g).
#[must_use]
pub fn warriors_for_rule(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    let own = at.warriors(seat, clearing);
    let lent = lent(at, seat, clearing, Need::Rule).map(|loan| count(at, &loan, clearing));
    lent.fold(own, u8::saturating_add)
}

/// The kinds of an owner's warriors in a clearing that another seat treats as its own for rule.
#[must_use]
pub fn kinds_for_rule(at: Position, seat: Seat, owner: Seat, clearing: Clearing) -> KindSet {
    let loans = lent(at, seat, clearing, Need::Rule).filter(|loan| loan.owner == owner);
    loans.fold(KindSet::EMPTY, |kinds, loan| KindSet(kinds.0 | loan.kinds.0))
}

/// By how much loans change what each seat weighs for rule in a clearing; `None` where nobody lends anything.
#[must_use]
pub fn shifts(at: Position, clearing: Clearing) -> Option<[i16; MAX_SEATS]> {
    if !any(at) {
        return None;
    }
    let mut shifts = [0; MAX_SEATS];
    for to in at.seats() {
        for loan in lent(at, to, clearing, Need::Rule) {
            let weight = weight(at, loan.owner, loan.kinds, clearing);
            shifts[to.index()] += weight;
            shifts[loan.owner.index()] -= weight;
        }
    }
    Some(shifts)
}

fn weight(at: Position, owner: Seat, kinds: KindSet, clearing: Clearing) -> i16 {
    let weigh = |kind| i16::from(at.count(owner, clearing, kind)) * i16::from(at.piece(owner, kind).weight);
    kinds.iter().map(weigh).sum()
}
