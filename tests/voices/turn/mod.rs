//! Voices for the turn, points, winning and setting up.

mod common;
mod errands;
mod ground;
mod hermits;
mod joining;
mod points;
mod services;
mod twins;

use thicket::play::{Deck, Faction, Landmark, Map};

/// Factions made up for this room.
pub static FACTIONS: &[&Faction] = &[
    &hermits::HERMITS,
    &services::PEDDLERS,
    &joining::TURNCOATS,
    &points::GAMBLERS,
    &twins::WANDERERS,
    &points::HERALDS,
];

/// Maps made up for this room.
pub static MAPS: &[&Map] = &[&ground::WILDS];

/// Decks made up for this room.
pub static DECKS: &[&Deck] = &[&errands::ERRANDS];

/// Landmarks made up for this room.
pub static LANDMARKS: &[&Landmark] = &[&ground::WATCHTOWER, &ground::SIGNPOST, &ground::BOG, &services::WELL];
