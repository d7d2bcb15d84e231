//! What cards are worth, whoever holds them.

use super::weights;
use crate::play::{CardKind, Position};
use crate::terms::{Card, Suit};

/// What a card in hand is worth.
pub const CARD: i32 = weights::CARDS;
/// What it is worth for each point it promises beyond being a card.
pub const GOOD_CARD: i32 = weights::GOOD_CARDS;

/// What a card in hand is worth to anybody.
#[must_use]
pub fn card_worth(at: Position, card: Card) -> i32 {
    CARD + GOOD_CARD * goodness(at, card) / 100
}

/// What a card in hand is worth beyond being a card, in hundredths of a point.
#[must_use]
pub fn goodness(at: Position, card: Card) -> i32 {
    let face = at.face(card);
    let wild = if face.suit == Suit::Bird { 10 } else { 0 };
    wild + match face.kind {
        CardKind::Ambush => 20,
        CardKind::Dominance(_) => -10,
        CardKind::Item { item, points } if at.table.item_supply[item.index()] > 0 => 10 * i32::from(points),
        CardKind::Item { .. } => -5,
        CardKind::Immediate(_) => 15,
        CardKind::Persistent(_) => 8,
    }
}
