//! Shared decks: cards as data, and the effects of their cards.

pub mod base;
mod common;
pub mod exiles_and_partisans;
pub mod squires_and_disciples;

use crate::play::Deck;

/// Every deck there is.
pub static DECKS: &[&Deck] =
    &[&base::BASE, &exiles_and_partisans::EXILES_AND_PARTISANS, &squires_and_disciples::SQUIRES_AND_DISCIPLES];

/// The deck with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Deck> {
    DECKS.iter().copied().find(|deck| deck.key == key)
}
