//! ED-5.3 Evening: score, draw.

use super::roosts;
use crate::clause;
use crate::decision::Ruling;
use crate::law::{cards, scoring};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// ED-5.6: what the rightmost empty space of the track says.
pub(super) fn score(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let points = roosts::points(play.position(), me);
    scoring::score(play, me, points, clause!("ED-5.6"))?;
    Ok(Flow::Done)
}

/// ED-5.7 Draw and discard.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = roosts::next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("ED-5.7"))?;
    Ok(Flow::Done)
}
