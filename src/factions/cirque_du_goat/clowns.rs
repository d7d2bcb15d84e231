//! CDG.2.4 Clownish Combat: no hits, but a card from somebody who is ahead.

use super::{Board, GOAT};
use crate::clause;
use crate::decision::{Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::cards;
use crate::play::{Battle, Play, Position};
use crate::terms::Seat;

/// The seat the Cirque fights, if it fights.
fn opponent(battle: &Battle, me: Seat) -> Option<Seat> {
    battle.side_of(me).map(|side| battle.seat(side.other()))
}

/// The Cirque's points for comparisons: 0 without a score marker (CDG.2.4, CDG.2.6).
pub(super) fn own_points(at: Position, me: Seat) -> u8 {
    if at.table.on_track(me) { at.table.scores[me.index()] } else { 0 }
}

/// Whether a seat has a score marker on the track, and more points than the Cirque.
pub(super) fn is_ahead(at: Position, me: Seat, other: Seat) -> bool {
    at.table.on_track(other) && at.table.scores[other.index()] > own_points(at, me)
}

/// CDG.2.4: an opponent that is ahead, holds a card and was not clowned this turn.
pub(super) fn can_be_clowned(at: Position, me: Seat, enemy: Seat) -> bool {
    is_ahead(at, me, enemy) && at.board::<Board>(me).clowned & (1 << enemy.0) == 0 && !at.hand(enemy).is_empty()
}

/// CDG.2.4: a goat still in the battle, and an opponent that can be clowned.
pub(super) fn may_clown(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    let enemy = opponent(battle, me)?;
    let open = at.count(me, battle.clearing, GOAT) > 0 && can_be_clowned(at, me, enemy);
    open.then_some(me)
}

/// CDG.2.4: the Cirque deals no hit of any kind in this battle, and the opponent gives a card it picks.
pub(super) fn clown(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CDG.2.4");
    let (Some(side), Some(enemy)) = (battle.side_of(me), opponent(battle, me)) else { return Ok(()) };
    battle.rules.deals_nothing[side as usize] = true;
    play.board::<Board>(me).clowned |= 1 << enemy.0;
    play.tell(|| Event::new("clowned", clause).seat(me).clearing(battle.clearing).with("enemy", Value::Seat(enemy)));
    let hand = play.table.hand(enemy);
    cards::ask_give(play, enemy, me, hand, clause).map(|_| ())
}
