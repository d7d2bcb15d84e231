//! The stashes track, and what it uncovers (BP.4.3, BP.6.3).

use super::{Board, DRAW, Figures, ON_COLLECTION, ROW, SCOUTING, STASH, TRACK};
use crate::play::Position;
use crate::terms::Seat;

/// How many spaces of the track are uncovered. Stashes leave it from the left and come back to the rightmost empty
/// space, so these are the leftmost ones; the first stash stands on the map from the start and covers none.
pub(super) fn uncovered(at: Position, me: Seat) -> usize {
    TRACK.saturating_sub(usize::from(at.in_supply(me, STASH)))
}

fn bonuses(at: Position, me: Seat, bonus: u8) -> u8 {
    let spaces = &at.figures::<Figures>(me).stash_track[..uncovered(at, me)];
    spaces.iter().map(|space| u8::from(space & bonus != 0)).sum()
}

/// Moves the Alpha may make in Scout (BP.4.3).
pub(super) fn scouting_moves(at: Position, me: Seat) -> u8 {
    bonuses(at, me, SCOUTING)
}

/// How many spaces of a row of the Collection are there, and how many of them, from the left, are empty.
pub(super) fn row(at: Position, me: Seat, suit: usize) -> (usize, usize) {
    let spaces = usize::from(at.figures::<Figures>(me).collection_per_suit).min(ROW);
    (spaces, spaces.saturating_sub(usize::from(at.board::<Board>(me).collection[suit])))
}

/// Cards to draw in Evening: one for each uncovered bonus if that is more than what is drawn anyway (BP.6.3).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    let figures = at.figures::<Figures>(me);
    let open = if figures.draw_icons_on == ON_COLLECTION {
        (0..3).map(|suit| figures.collection_track[..row(at, me, suit).1].iter().sum::<u8>()).sum()
    } else {
        bonuses(at, me, DRAW)
    };
    open.max(figures.draw_base)
}
