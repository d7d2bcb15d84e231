//! MC-1.2 The building tracks: what the next building of a type costs and scores, and the cards that recruiters uncover.

use super::{BUILDINGS, Figures, RECRUITER, SPACES};
use crate::play::Position;
use crate::terms::{Kind, Seat};

/// Cards under the recruiters from left to right (MC-1.2b).
const DRAWS: [u8; SPACES] = [0, 0, 1, 0, 1, 0];

/// How many spaces of a track are empty, which are its leftmost ones: buildings leave it from the left, and come back to
/// the empty space furthest right (MC-1.2c).
fn uncovered(at: Position, me: Seat, building: Kind) -> usize {
    SPACES.saturating_sub(at.in_supply(me, building).into())
}

/// Wood that the next building of a type costs; nothing can be built of an empty track (MC-1.2a, MC-E32).
pub(super) fn cost(at: Position, me: Seat, building: Kind) -> Option<u8> {
    at.figures::<Figures>(me).build_cost.get(uncovered(at, me, building)).copied()
}

/// Points for building the next one (MC-1.2a).
pub(super) fn points(at: Position, me: Seat, building: Kind) -> u8 {
    let track = BUILDINGS.iter().position(|kind| *kind == building);
    let spaces = track.map(|track| at.figures::<Figures>(me).points[track]);
    spaces.and_then(|spaces| spaces.get(uncovered(at, me, building)).copied()).unwrap_or(0)
}

/// The symbol on a space of the recruiters' track.
pub(super) fn recruiter_icon(space: usize) -> Option<&'static str> {
    (DRAWS[space] > 0).then_some("draw")
}

/// Cards to draw in Evening: one, and one for each uncovered bonus (MC-5.8).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    1 + DRAWS[..uncovered(at, me, RECRUITER)].iter().sum::<u8>()
}
