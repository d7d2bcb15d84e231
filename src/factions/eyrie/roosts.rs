//! The Roosts track (ED-1.2), and what it uncovers.

use super::{Figures, ROOST, SPACES};
use crate::play::Position;
use crate::terms::Seat;

/// How many spaces of the track are empty. Roosts leave it from the left and come back to the rightmost empty space, so
/// these are the leftmost ones (ED-1.2b).
fn uncovered(at: Position, me: Seat) -> usize {
    SPACES.saturating_sub(at.in_supply(me, ROOST).into())
}

/// Points of the rightmost empty space; none without one (ED-1.2, ED-E34).
pub(super) fn points(at: Position, me: Seat) -> u8 {
    let empty = &at.figures::<Figures>(me).roost_track_vp[..uncovered(at, me)];
    empty.last().copied().unwrap_or(0)
}

/// Cards to draw in Evening: one for each draw bonus that is uncovered, beside those drawn anyway (ED-5.7).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    let figures = at.figures::<Figures>(me);
    let bonuses: u8 = figures.roost_track_draw[..uncovered(at, me)].iter().sum();
    figures.draw_base + bonuses
}
