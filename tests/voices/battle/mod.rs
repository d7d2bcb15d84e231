//! Voices for battle and removal.

mod common;

mod claims;
mod loans;
mod moments;
mod replacing;
mod triggers;
mod wanderer;

use thicket::play::{Deck, Faction, Landmark};

/// Factions made up for this room.
pub static FACTIONS: &[&Faction] = &[
    &common::VILLAGERS,
    &common::TOWNSFOLK,
    &loans::SELLSWORDS,
    &loans::WARDENS,
    &wanderer::WANDERER,
    &claims::SURGEONS,
    &moments::RAIDERS,
    &moments::AMBUSHERS,
    &triggers::MOURNERS,
    &replacing::CONVERTERS,
];

/// Decks made up for this room.
pub static DECKS: &[&Deck] = &[&claims::COFFINS_DECK];

/// Landmarks made up for this room.
pub static LANDMARKS: &[&Landmark] = &[&claims::SHRINE, &moments::TOLL_GATE];
