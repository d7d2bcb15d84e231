//! UD-6 Evening: revealed cards come back, then craft, draw and discard.

use super::{Figures, MARKET, birdsong, support};
use crate::clause;
use crate::decision::Ruling;
use crate::law::{cards, crafting, piles};
use crate::play::{Flow, Play, Position};
use crate::terms::{Seat, Suit};

/// UD-6.1: birds that were revealed are discarded, and all others come back to the hand.
pub(super) fn take_back(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("UD-6.1");
    if let Some(pile) = support::pile(play.position(), me) {
        for card in play.position().cards(pile).iter() {
            if play.position().face(card).suit == Suit::Bird {
                piles::discard_from(play, me, pile, card, clause);
            }
        }
        piles::return_revealed(play, me, pile, clause);
    }
    Ok(Flow::Done)
}

/// UD-6.2: with citadels and markets, which are all alike for that.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("UD-6.2"))
}

/// UD-1.2b: one card, and one for each market on the map.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    1 + birdsong::uncovered(at, me, MARKET, &at.figures::<Figures>(me).market_cards)
}

/// UD-6.3: draw, then down to five.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("UD-6.3"))?;
    Ok(Flow::Done)
}
