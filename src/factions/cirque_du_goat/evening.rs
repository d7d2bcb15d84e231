//! CDG.6.4 Draw and discard.

use super::{Figures, accolades, critics};
use crate::clause;
use crate::decision::Ruling;
use crate::law::cards;
use crate::play::{Flow, Play, Position};
use crate::terms::Seat;

/// CDG.6.4: one card, and one for each draw icon that shows.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("CDG.6.4"))?;
    Ok(Flow::Done)
}

/// How many cards the Cirque would draw now.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).draw_base + critics::uncovered(at, me) + accolades::uncovered(at, me)
}
