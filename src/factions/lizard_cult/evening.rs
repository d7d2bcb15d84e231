//! LC-6 Evening: revealed cards come back, gardens craft, cards are drawn.

use super::{gardens, lost_souls};
use crate::clause;
use crate::decision::Ruling;
use crate::law::{cards, crafting, piles};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// LC-6.1: all that was revealed and not scored.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn return_revealed(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if let Some(pile) = lost_souls::revealed_pile(play.position(), me) {
        piles::return_revealed(play, me, pile, clause!("LC-6.1"));
    }
    Ok(Flow::Done)
}

/// LC-6.2: returned cards among them.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("LC-6.2"))
}

/// LC-6.3: one card and one for each uncovered bonus; then down to five.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = gardens::next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("LC-6.3"))?;
    Ok(Flow::Done)
}
