//! The shelf: what there is to play with, by name.
//!
//! Whoever looks up a name - a link, a position, a scenario - takes what there is from a shelf. The program has one,
//! [`Shelf::BUILT`]; tests put things of their own beside it.

use crate::decks::DECKS;
use crate::factions::FACTIONS;
use crate::landmarks::LANDMARKS;
use crate::maps::MAPS;
use crate::play::{Deck, Faction, Landmark, Map, Setup, SetupError};
use crate::table::Table;

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

    /// The same setup with the landmarks that belong to its map, and with these, which players set up (LAW-10.1e). One that
    /// the map has a place for and that is among these is set up by players; the others stand there, if `keeps_own`. Those
    /// without which a map cannot do are always there.
    ///
    /// # Errors
    /// If a table has no room for so many, or one is named twice.
    pub fn with_landmarks(
        &self,
        setup: Setup,
        dealt: &[&'static Landmark],
        keeps_own: bool,
    ) -> Result<Setup, SetupError> {
        let own = setup.map.own_landmarks(setup.seats.len()).filter(|own| {
            let is_dealt = dealt.iter().any(|landmark| landmark.key == own.key);
            !is_dealt && (keeps_own || own.clearing.is_none())
        });
        let own: Vec<&'static Landmark> = own.filter_map(|own| self.landmark(own.key)).collect();
        let standing = own.len();
        let all: Vec<&'static Landmark> = own.into_iter().chain(dealt.iter().copied()).collect();
        let mut setup = setup.with_landmarks(&all)?;
        // The map speaks for none of those that players set up.
        let own = |number: &u8| setup.own_landmark(*number).is_some();
        let dealt = (0u8..).take(all.len()).skip(standing).filter(own);
        setup.by_card = dealt.fold(0, |mask, number| mask | 1 << number);
        Ok(setup)
    }

    /// So many of these landmarks, drawn at random from what this seed gives (LAW-10.1e).
    #[must_use]
    pub fn deal_landmarks(among: &[&'static Landmark], count: usize, seed: u64) -> Vec<&'static Landmark> {
        // A stream of its own, so that nothing else of the game depends on how many are dealt.
        let mut chance = Table::empty(seed ^ 0x6c61_6e64_6d61_726b);
        let mut left = among.to_vec();
        let mut dealt = Vec::new();
        while dealt.len() < count && !left.is_empty() {
            let place = chance.random_below(u32::try_from(left.len()).unwrap_or(1));
            dealt.push(left.remove(place as usize));
        }
        dealt
    }
}
