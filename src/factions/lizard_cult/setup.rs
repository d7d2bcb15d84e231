//! LC-3 Setup: a corner with four warriors and a garden, a warrior next door on each side, and the first Outcast.

use super::outcast::{self, Outcast};
use super::{WARRIOR, acolytes, gardens, piece_in};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::homelands::{self, Distance};
use crate::law::verbs::{PUT, SUIT};
use crate::law::{placing, setup};
use crate::play::{Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat, Suit};

/// Warriors that start beside the first garden (LC-3.2b).
const STARTING_WARRIORS: u8 = 4;
/// Warriors around a homeland (LC-3.6).
const AROUND: u8 = 3;
/// Acolytes at the start by the set-up card (LC-3.7).
const ACOLYTES: u8 = 2;

/// LC-3.2, then LC-3.3. The gardens that are left fill their tracks (LC-3.4).
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.starts[me.index()] == 0 {
        settle(play, me)?;
        return Ok(Flow::Again);
    }
    let clause = clause!("LC-3.3");
    let chosen = play.choose(Ask::open(me, clause, "first-outcast"), |_, menu| {
        Suit::OF_CLEARINGS.into_iter().for_each(|suit| menu.offer(Opt::suit(SUIT, suit)));
    })?;
    outcast::mark(play, me, Outcast { suit: chosen.suit_at(0), hated: false }, clause);
    Ok(Flow::Done)
}

/// LC-3.2: a free corner, opposite one where somebody has started if that can be. Where the right corners have no room for a
/// garden the next best do, and without a free corner any clearing with room.
fn settle(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("LC-3.2");
    let at = play.position();
    let has_room = |at: Position, me, clearing| gardens::may_build(at, me, clearing, clause!("LC-3.2")).is_ok();
    if homelands::are_taken(at) {
        let roomy: ClearingSet = at.clearings().iter().filter(|clearing| has_room(at, me, *clearing)).collect();
        let lands = homelands::choices(at, me, roomy, Distance::Apart);
        let lands = if lands.is_empty() { at.clearings() } else { lands };
        return take_homeland(play, me, lands);
    }
    let corner = setup::take_corner(play, me, clause, has_room)?;
    gather(play, me, corner)?;
    for neighbour in play.position().adjacent(corner).iter() {
        placing::place(play, &piece_in(me, WARRIOR, neighbour), 1, clause)?;
    }
    Ok(())
}

/// LC-3.2b, LC-3.5: a garden of the clearing's suit, and warriors beside it.
fn gather(play: &mut Play, me: Seat, corner: Clearing) -> Ruling {
    let clause = clause!("LC-3.2");
    if gardens::for_clearing(play.position(), me, corner).next().is_some() {
        let garden = play.choose(Ask::open(me, clause, "which-garden"), |at, menu| {
            gardens::for_clearing(at, me, corner).for_each(|garden| menu.offer(Opt::piece(PUT, me, garden)));
        })?;
        placing::place(play, &piece_in(me, garden.piece_at(0).1, corner), 1, clause)?;
    }
    placing::place(play, &piece_in(me, WARRIOR, corner), STARTING_WARRIORS, clause).map(|_| ())
}

/// LC-3.5 to LC-3.7: by its set-up card the Cult takes a homeland away from those of enemies, and has acolytes at once.
fn take_homeland(play: &mut Play, me: Seat, lands: ClearingSet) -> Ruling {
    let homeland = homelands::take(play, me, lands)?;
    gather(play, me, homeland)?;
    homelands::surround(play, me, homeland, WARRIOR, AROUND, clause!("LC-3.6"))?;
    (0..ACOLYTES).for_each(|_| acolytes::ordain(play, me, clause!("LC-3.7")));
    Ok(())
}
