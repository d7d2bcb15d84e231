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
        let ruled = rule::ruled(at, seat, Purpose::Dominance);
        dominance::fulfilled(at, card, ruled).then(|| (seat, targets(at, card, ruled).0))
    };
    at.others(me).find_map(complete)
}

/// Where a hold can be broken, and how much it takes: one of the clearings it needs; or of all it has, if none is needed.
fn targets(at: Position, card: Card, ruled: ClearingSet) -> (ClearingSet, i32) {
    let without = |lost: Clearing| ruled.iter().filter(|clearing| *clearing != lost).collect();
    let needed: ClearingSet =
        ruled.iter().filter(|clearing| !dominance::fulfilled(at, card, without(*clearing))).collect();
    if needed.is_empty() { (ruled, SPARE) } else { (needed, 100) }
}

/// How likely the hold lasts, in hundredths: nobody breaks it who has a turn before. 0 where it is not complete.
pub(super) fn chance(at: Position, seat: Seat, card: Card) -> i32 {
    let ruled = rule::ruled(at, seat, Purpose::Dominance);
    if !dominance::fulfilled(at, card, ruled) {
        return 0;
    }
    let (targets, share) = targets(at, card, ruled);
    let lasts = |chance, rival| {
        let breaks = targets.iter().map(|clearing| breaks(at, seat, rival, clearing)).max().unwrap_or(0);
        chance * (100 - breaks * share / 100) / 100
    };
    rivals_before(at, seat).fold(100, lasts)
}

/// Whoever has a turn, or the rest of one, before the next Birdsong of a seat.
fn rivals_before(at: Position<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let (count, running) = (at.setup.seats.len(), usize::from(at.table.turn.seat));
    let turns = (seat.index() + count - running) % count;
    let from = usize::from(turns == 0);
    let turns = if turns == 0 { count } else { turns };
    (from..turns).filter_map(move |n| at.seats().nth((running + n) % count))
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
