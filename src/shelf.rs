//! The shelf: what there is to play with, by name.
//!
//! Whoever looks up a name - a link, a position, a scenario - takes what there is from a shelf. The program has one,
//! [`Shelf::BUILT`]; tests put things of their own beside it.

use crate::decks::DECKS;
use crate::factions::FACTIONS;
use crate::landmarks::LANDMARKS;
use crate::maps::{MAPS, Map};
use crate::play::{Deck, Faction, Landmark};

/// What there is to play with. The first map and the first deck are those of a table that names none.
#[derive(Clone, Copy, Debug)]
pub struct Shelf<'a> {
    /// The factions.
    pub factions: &'a [&'static Faction],
    /// The maps.
    pub maps: &'a [&'static Map],
    /// The shared decks.
    pub decks: &'a [&'static Deck],
    /// The landmarks.
    pub landmarks: &'a [&'static Landmark],
}

impl Shelf<'static> {
    /// What is built into this program.
    pub const BUILT: Self = Self { factions: FACTIONS, maps: MAPS, decks: DECKS, landmarks: LANDMARKS };
}

impl Shelf<'_> {
    /// The faction with this short code.
    #[must_use]
    pub fn faction_by_code(&self, code: &str) -> Option<&'static Faction> {
        self.factions.iter().copied().find(|faction| faction.code == code)
    }

    /// The map with this name.
    #[must_use]
    pub fn map(&self, key: &str) -> Option<&'static Map> {
        self.maps.iter().copied().find(|map| map.key == key)
    }

    /// The deck with this name.
    #[must_use]
    pub fn deck(&self, key: &str) -> Option<&'static Deck> {
        self.decks.iter().copied().find(|deck| deck.key == key)
    }

    /// The landmark with this name.
    #[must_use]
    pub fn landmark(&self, key: &str) -> Option<&'static Landmark> {
        self.landmarks.iter().copied().find(|landmark| landmark.key == key)
    }
}
