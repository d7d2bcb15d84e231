//! Voices for the ground: places, ways, moving and placing.

use thicket::maps::Map;
use thicket::play::{Deck, Faction, Landmark};

/// Factions made up for this room.
pub static FACTIONS: &[&Faction] = &[];

/// Maps made up for this room.
pub static MAPS: &[&Map] = &[];

/// Decks made up for this room.
pub static DECKS: &[&Deck] = &[];

/// Landmarks made up for this room.
pub static LANDMARKS: &[&Landmark] = &[];
