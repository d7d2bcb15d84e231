//! Shared decks: cards as data, and the effects of their cards.

pub mod base;

use crate::play::Deck;

/// Every deck there is.
pub static DECKS: &[&Deck] = &[&base::BASE];

/// The deck with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Deck> {
    DECKS.iter().copied().find(|deck| deck.key == key)
}
