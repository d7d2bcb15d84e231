//! MC-5.8 Evening: draw, then discard.

use super::tracks;
use crate::clause;
use crate::decision::Ruling;
use crate::law::cards;
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// MC-5.8: one card and one for each uncovered bonus; then down to five.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = tracks::next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("MC-5.8"))?;
    Ok(Flow::Done)
}
