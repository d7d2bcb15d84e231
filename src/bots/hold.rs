//! How surely a seat that plays for dominance keeps what it holds until its next Birdsong.

use crate::law::dominance;
use crate::law::rule;
use crate::play::{Position, Purpose};
use crate::terms::{Card, Class, Clearing, ClearingSet, Seat};
use crate::yardsticks::attack::{attack_hits, next_door};

/// How likely a rival ends somebody's rule of a clearing in its turn, in hundredths: where it only has to come; where a battle
/// that goes as usual is enough; where it takes two; where it takes more; where it has nobody near.
const COMES: i32 = 92;
const ONE_BATTLE: i32 = 75;
const TWO_BATTLES: i32 = 50;
const MORE: i32 = 15;
const NOBODY: i32 = 4;

/// Whoever else is about to win by dominance, and the clearings of which it can spare none; of several the first.
pub(super) fn about_to_win(at: Position, me: Seat) -> Option<(Seat, ClearingSet)> {
    let complete = |seat: Seat| {
        let alone = at.table.partner_of(seat).is_none() && at.table.partner_of(me) != Some(seat);
        let card = at.table.dominance_of(seat).filter(|_| alone)?;
        targets(at, card, rule::ruled(at, seat, Purpose::Dominance)).map(|(needed, _)| (seat, needed))
    };
    at.others(me).find_map(complete)
}

/// Where a hold can be broken, and whether it stands one loss: in the clearings it needs; or in all it has, if it needs no single one of
/// them. Nothing where it is not complete.
fn targets(at: Position, card: Card, ruled: ClearingSet) -> Option<(ClearingSet, bool)> {
    if !dominance::fulfilled(at, card, ruled) {
        return None;
    }
    let without = |lost: Clearing| ruled.iter().filter(|clearing| *clearing != lost).collect();
    let needed: ClearingSet =
        ruled.iter().filter(|clearing| !dominance::fulfilled(at, card, without(*clearing))).collect();
    Some(if needed.is_empty() { (ruled, true) } else { (needed, false) })
}

/// How likely the hold of what a seat rules lasts, in hundredths: nobody breaks it who has a turn before, or only one of them where it
/// stands a loss. 0 where it is not complete.
pub(super) fn chance(at: Position, seat: Seat, card: Card, ruled: ClearingSet) -> i32 {
    let Some((targets, stands_one)) = targets(at, card, ruled) else { return 0 };
    let next = |[none, one]: [i32; 2], rival| {
        let breaks = targets.iter().map(|clearing| breaks(at, seat, rival, clearing)).max().unwrap_or(0);
        [none * (100 - breaks) / 100, (one * (100 - breaks) + none * breaks) / 100]
    };
    // How likely none of them has broken anything, and how likely one has.
    let [none, one] = rivals_before(at, seat).fold([100, 0], next);
    if stands_one { none + one } else { none }
}

/// Whoever has a turn, or the rest of one, before the next Birdsong of a seat.
fn rivals_before(at: Position<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let current = at.table.current();
    at.setup.clockwise_from(current).skip(usize::from(current == seat)).take_while(move |rival| *rival != seat)
}

/// How likely a rival ends the rule of a seat in a clearing.
fn breaks(at: Position, seat: Seat, rival: Seat, clearing: Clearing) -> i32 {
    let here = at.warriors(rival, clearing);
    let coming = next_door(at, rival, clearing);
    let force = here.saturating_add(coming);
    if force == 0 {
        return NOBODY;
    }
    let weight = |seat| i32::from(rule::weight(at, seat, clearing));
    let short = 100 * (weight(seat) - weight(rival) - i32::from(coming));
    // Each hit takes a piece, and with it what the piece weighs.
    let pieces = at.warriors(seat, clearing) + at.count_class(seat, clearing, Class::Building);
    let hits = attack_hits(force) * weight(seat) / i32::from(pieces.max(1));
    match short {
        short if short <= 0 => COMES,
        short if short <= hits => ONE_BATTLE,
        short if short <= 2 * hits => TWO_BATTLES,
        _ => MORE,
    }
}
