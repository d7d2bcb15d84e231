//! UD-4 Birdsong: moles gather in the Burrow.

use super::burrow::BURROW;
use super::{CITADEL, Figures, WARRIOR, piece_in};
use crate::clause;
use crate::decision::Ruling;
use crate::law::placing;
use crate::play::{Flow, Play, Position};
use crate::terms::{Kind, Seat};

/// What uncovered spaces of a kind of building bring together: those of as many as stand on the map, which leave the
/// board from the left and come back to it the same way (UD-1.2c).
pub(super) fn uncovered(at: Position, me: Seat, building: Kind, figures: &[u8]) -> u8 {
    figures.iter().take(at.table.on_map(me, building).into()).sum()
}

/// UD-1.2a: one mole, and what citadels bring.
pub(super) fn next_moles(at: Position, me: Seat) -> u8 {
    1 + uncovered(at, me, CITADEL, &at.figures::<Figures>(me).citadel_moles)
}

/// UD-4.1: as many as the supply holds.
pub(super) fn muster(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_moles(play.position(), me);
    placing::place(play, &piece_in(me, WARRIOR, BURROW), count, clause!("UD-4.1"))?;
    Ok(Flow::Done)
}
