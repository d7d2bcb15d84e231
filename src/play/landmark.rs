//! Landmarks as data (LAW-10, LAW-12g).

use super::{Hooks, PileInfo, Play, Position};
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::table::{GROUND_BYTES, PlacedLandmark};
use crate::terms::{Clearing, ClearingSet, ITEMS};

/// A landmark: something on the map that belongs to nobody, and no piece.
#[derive(Debug)]
pub struct Landmark {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
    /// Where a player can set it up; nothing where it sees to that itself.
    pub site: Option<Site>,
    /// The piles of cards it keeps.
    pub piles: &'static [PileInfo],
    /// The items it keeps, from what it has in mind.
    pub items: fn(&PlacedLandmark) -> [u8; ITEMS],
    /// Its answers to the questions of the base law.
    pub hooks: Hooks,
}

/// Where a landmark can be set up (LAW-10.1e).
#[derive(Debug)]
pub struct Site {
    /// Whether it keeps off clearings that are adjacent to one with a landmark.
    pub apart: bool,
    /// Whether it can stand in this clearing, other landmarks apart.
    pub fits: fn(Position, Clearing) -> bool,
    /// What follows once it stands, for the one with this place in the setup.
    pub then: Option<fn(&mut Play, u8) -> Ruling>,
}

impl Landmark {
    /// One that says and keeps nothing, and sees to its set-up itself: others start from here and state what differs.
    pub const PLAIN: Self = Self {
        key: "",
        clause: crate::clause!("LAW-12g"),
        site: None,
        piles: &[],
        items: |_| [0; ITEMS],
        hooks: Hooks::SILENT,
    };
}

impl Position<'_> {
    /// The place of a landmark among those of the setup.
    #[must_use]
    pub fn landmark(self, key: &str) -> Option<u8> {
        (0u8..).zip(&self.setup.landmarks).find(|(_, landmark)| landmark.key == key).map(|(number, _)| number)
    }

    /// The clearing where a landmark stands.
    #[must_use]
    pub fn landmark_at(self, key: &str) -> Option<Clearing> {
        let clearing = self.table.landmarks[usize::from(self.landmark(key)?)].clearing;
        (clearing > 0).then_some(Clearing(clearing))
    }

    /// What a landmark keeps in mind; zeros if it is not in play.
    #[must_use]
    pub fn landmark_bytes(self, key: &str) -> [u8; GROUND_BYTES - 1] {
        self.landmark(key).map_or_else(Default::default, |number| self.table.landmarks[usize::from(number)].bytes)
    }

    /// The clearings with a landmark.
    #[must_use]
    pub fn with_landmark(self) -> ClearingSet {
        self.table.landmarks.iter().map(|landmark| Clearing(landmark.clearing)).filter(|here| here.0 > 0).collect()
    }
}

impl Play<'_> {
    /// A landmark on the table, to change.
    pub fn landmark(&mut self, key: &str) -> Option<&mut PlacedLandmark> {
        let number = self.position().landmark(key)?;
        self.table.landmarks.get_mut(usize::from(number))
    }
}
