//! Bases and officers (WA-1.1, WA-2.4): where bases stand, which may still rise, and what a fallen one takes with it.

use super::{BASES, Board, WARRIOR, supporters};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::supply;
use crate::play::{Aftermath, Loss, Play, Position, Removed};
use crate::terms::{Clearing, ClearingSet, Kind, Seat, SuitSet};

/// No base stands there.
static NO_BASE_HERE: Reason = Reason { key: "no-base-here", values: &["clearing"] };

/// The clearings with a base.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    BASES.into_iter().map(|base| at.table.clearings_with(me, base)).fold(ClearingSet::EMPTY, ClearingSet::or)
}

/// How many bases stand on the map.
pub(super) fn on_map(at: Position, me: Seat) -> u8 {
    BASES.into_iter().map(|base| at.table.on_map(me, base)).sum()
}

/// Whether a base stands in a clearing, of whatever suit.
pub(super) fn stands_in(at: Position, me: Seat, clearing: Clearing) -> bool {
    BASES.into_iter().any(|base| at.count(me, clearing, base) > 0)
}

/// A base in the clearing.
///
/// # Errors
/// `no-base-here`.
pub(super) fn required(at: Position, me: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    if stands_in(at, me, clearing) { Ok(()) } else { Err(Refusal::with(&NO_BASE_HERE, clause, &[clearing.0])) }
}

/// The bases on the board whose suit a clearing has (WA-4.1a).
pub(super) fn that_can_rise(at: Position, me: Seat, clearing: Clearing) -> impl Iterator<Item = Kind> {
    let suits = at.suits(clearing);
    let fits = move |base: &Kind| at.piece(me, *base).suit.is_some_and(|suit| suits.has(suit));
    let supply = at.supply(me);
    BASES.into_iter().filter(fits).filter(move |base| supply[base.index()] > 0)
}

/// The suits of the clearings with bases, whatever is printed on these (WA-E43).
pub(super) fn suits(at: Position, me: Seat) -> SuitSet {
    clearings(at, me)
        .iter()
        .map(|clearing| at.suits(clearing))
        .fold(SuitSet::EMPTY, |all, suits| SuitSet(all.0 | suits.0))
}

/// Places a warrior in the Officers box, if one is left (WA-4.1f, WA-4.5, WA-E21, WA-E31).
pub(super) fn promote(play: &mut Play, me: Seat, clause: Clause) {
    if supply::take(play, me, WARRIOR, 1) > 0 {
        play.board::<Board>(me).officers += 1;
        play.tell(|| Event::new("officer", clause).seat(me));
    }
}

/// What follows when a base has gone. Each base is an effect of its own, so that they are settled one after the other
/// (WA-E28).
pub(super) const fn fall<const BASE: usize>() -> Aftermath {
    Aftermath {
        clause: clause!("WA-2.4"),
        when: |_, me, event| fallen(me, event, BASES[BASE]).is_some(),
        run: |play, me, event| match fallen(me, event, BASES[BASE]) {
            Some(loss) => settle(play, me, loss.clearing),
            None => Ok(()),
        },
    }
}

fn fallen(me: Seat, event: &Removed, base: Kind) -> Option<&Loss> {
    event.iter().find(|loss| loss.owner == me && loss.kind == base && !loss.instead)
}

/// WA-2.4c: supporters of the clearing's suit, half of the officers, then down to five.
fn settle(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    supporters::abandon(play, me, clearing);
    let officers = &mut play.board::<Board>(me).officers;
    let lost = officers.div_ceil(2);
    *officers -= lost;
    supply::put_back(play, me, WARRIOR, lost);
    if lost > 0 {
        play.tell(|| Event::new("officers-lost", clause!("WA-2.4a")).seat(me).count(lost));
    }
    supporters::fall_to_capacity(play, me)
}
