//! CDG.2.8 Accolades: where the markers are, and handing them out.

use super::{Board, Figures};
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::law::scoring;
use crate::play::{Play, Position};
use crate::terms::{Clearing, Seat};

/// Accolades that have left the track. They leave it from the left and never come back (CDG.2.5).
pub(super) fn away(at: Position, me: Seat) -> u8 {
    let board = at.board::<Board>(me);
    board.held.iter().sum::<u8>() + board.lost
}

/// Accolades still on the track.
pub(super) fn left(at: Position, me: Seat) -> u8 {
    super::ACCOLADES.saturating_sub(away(at, me))
}

/// Draw icons that the accolades have uncovered (CDG.6.4).
pub(super) fn uncovered(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).accolades_track.iter().take(usize::from(away(at, me))).sum()
}

/// The audience of a clearing: every other faction with a piece there that the Cirque can see (CDG.6.1).
pub(super) fn audience(at: Position<'_>, me: Seat, clearing: Clearing) -> impl Iterator<Item = Seat> {
    at.met(me, clearing).iter()
}

/// Who of the audience can take one more accolade: nobody once the track is empty, and no faction beyond its four
/// (CDG.2.8, CDG.6.3).
pub(super) fn receivers(at: Position<'_>, me: Seat, clearing: Clearing) -> impl Iterator<Item = Seat> {
    let most = if left(at, me) > 0 { at.figures::<Figures>(me).accolades_max } else { 0 };
    audience(at, me, clearing).filter(move |seat| at.board::<Board>(me).held[seat.index()] < most)
}

/// CDG.2.8: a marker goes to a play area, and its holder scores at once.
pub(super) fn give(play: &mut Play, me: Seat, receiver: Seat, clause: Clause) -> Ruling {
    play.board::<Board>(me).held[receiver.index()] += 1;
    play.tell(|| Event::new("accolade", clause).seat(me).with("to", Value::Seat(receiver)));
    let points = play.position().figures::<Figures>(me).accolade_vp;
    scoring::score(play, receiver, points, crate::clause!("CDG.2.8"))
}
