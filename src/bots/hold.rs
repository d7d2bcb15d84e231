//! How surely a seat that plays for dominance keeps what it holds until its next Birdsong.

use crate::law::dominance;
use crate::law::rule;
use crate::play::{Position, Purpose};
use crate::terms::{Card, Clearing, ClearingSet, Seat};
use crate::yardsticks::attack::attack_hits;

/// How likely a rival ends somebody's rule of a clearing in its turn, in hundredths: where it only has to come; where a battle
/// that goes as usual is enough; where it takes two; where it takes more; where it has nobody near.
const COMES: i32 = 75;
const ONE_BATTLE: i32 = 55;
const TWO_BATTLES: i32 = 30;
const MORE: i32 = 6;
const NOBODY: i32 = 2;
/// What is left of that where one clearing more than needed is held, in hundredths.
const SPARE: i32 = 30;

/// Whoever else is about to win by dominance, and the clearings of which it can spare none; of several the first.
pub(super) fn about_to_win(at: Position, me: Seat) -> Option<(Seat, ClearingSet)> {
    let complete = |seat: Seat| {
        let alone = at.table.partner_of(seat).is_none() && at.table.partner_of(me) != Some(seat);
        let card = at.table.dominance_of(seat).filter(|_| alone)?;
        targets(at, card, rule::ruled(at, seat, Purpose::Dominance)).map(|(needed, _)| (seat, needed))
    };
    at.others(me).find_map(complete)
}

/// Where a hold can be broken, and how much it takes: one of the clearings it needs; or of all it has, if none is needed.
/// Nothing where it is not complete.
fn targets(at: Position, card: Card, ruled: ClearingSet) -> Option<(ClearingSet, i32)> {
    if !dominance::fulfilled(at, card, ruled) {
        return None;
    }
    let without = |lost: Clearing| ruled.iter().filter(|clearing| *clearing != lost).collect();
    let needed: ClearingSet =
        ruled.iter().filter(|clearing| !dominance::fulfilled(at, card, without(*clearing))).collect();
    Some(if needed.is_empty() { (ruled, SPARE) } else { (needed, 100) })
}

/// How likely the hold of what a seat rules lasts, in hundredths: nobody breaks it who has a turn before. 0 where it is not
/// complete.
pub(super) fn chance(at: Position, seat: Seat, card: Card, ruled: ClearingSet) -> i32 {
    let Some((targets, share)) = targets(at, card, ruled) else { return 0 };
    let lasts = |chance, rival| {
        let breaks = targets.iter().map(|clearing| breaks(at, seat, rival, clearing)).max().unwrap_or(0);
        chance * (100 - breaks * share / 100) / 100
    };
    rivals_before(at, seat).fold(100, lasts)
}

/// Whoever has a turn, or the rest of one, before the next Birdsong of a seat.
fn rivals_before(at: Position<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let current = at.table.current();
    at.setup.clockwise_from(current).skip(usize::from(current == seat)).take_while(move |rival| *rival != seat)
}

/// How likely a rival ends the rule of a seat in a clearing.
fn breaks(at: Position, seat: Seat, rival: Seat, clearing: Clearing) -> i32 {
    let here = at.warriors(rival, clearing);
    let coming = at.adjacent(clearing).iter().map(|from| at.warriors(rival, from)).max().unwrap_or(0);
    let force = here.saturating_add(coming);
    if force == 0 {
        return NOBODY;
    }
    let weight = |seat| i32::from(rule::weight(at, seat, clearing));
    let short = 100 * (weight(seat) - weight(rival) - i32::from(coming));
    let hits = attack_hits(force);
    match short {
        short if short <= 0 => COMES,
        short if short <= hits => ONE_BATTLE,
        short if short <= 2 * hits => TWO_BATTLES,
        _ => MORE,
    }
}
