//! Maps: clearings, paths, forests and slots, as data (LAW-3).

pub mod autumn;

use crate::play::Hooks;
use crate::terms::{CLEARINGS, Clearing, ClearingSet, Suit};

/// A board.
#[derive(Debug)]
pub struct Map {
    /// Name used in keys.
    pub key: &'static str,
    /// Width divided by height of the drawing.
    pub aspect: f32,
    /// The clearings in the order of their numbers, starting with 1.
    pub clearings: &'static [ClearingInfo],
    /// The clearings of the ring around the map (LAW-3j).
    pub edge: ClearingSet,
    /// For clearings that can be flooded: those whose paths to them meet on the water, and so join.
    pub crossings: &'static [(Clearing, ClearingSet)],
    /// The forests.
    pub forests: &'static [ForestInfo],
    /// The course of the river as bend points, for drawing only; fractions of width and height.
    pub river_course: &'static [(f32, f32)],
    /// Its answers to the questions of the base law.
    pub hooks: Hooks,
}

/// A clearing as printed.
#[derive(Debug)]
pub struct ClearingInfo {
    /// Its printed suit (LAW-3c).
    pub suit: Suit,
    /// Building slots, the one under a ruin included (LAW-3d).
    pub slots: u8,
    /// Whether a ruin starts here (LAW-3e).
    pub ruin: bool,
    /// The corner diagonally opposite, for corner clearings (LAW-3k).
    pub opposite: Option<u8>,
    /// Where it is drawn: fractions of width and height from the top left.
    pub at: (f32, f32),
    /// Clearings joined to it by a path (LAW-3b).
    pub paths: ClearingSet,
    /// Clearings joined to it by the river (LAW-3g).
    pub river: ClearingSet,
}

/// A forest: an area enclosed by paths (LAW-3h).
#[derive(Debug)]
pub struct ForestInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// Clearings adjacent to it (LAW-3i).
    pub clearings: ClearingSet,
    /// Forests adjacent to it, by place in the map's list, one bit each.
    pub adjacent: u16,
    /// Where its label is drawn.
    pub at: (f32, f32),
}

impl Map {
    /// What is printed of a clearing; `None` for a number the map does not have.
    #[must_use]
    pub fn clearing(&self, clearing: Clearing) -> Option<&'static ClearingInfo> {
        self.clearings.get(clearing.index().wrapping_sub(1))
    }

    /// All clearings.
    #[must_use]
    pub const fn all(&self) -> ClearingSet {
        debug_assert!(self.clearings.len() < CLEARINGS, "clearing numbers fit the table");
        // A one for each clearing, and none for number 0.
        ClearingSet((u16::MAX >> (CLEARINGS - 1 - self.clearings.len())) & !1)
    }

    /// The paths, each from its lower to its higher end, in the order of these. A path's place in the list is its number.
    pub fn paths(&self) -> impl Iterator<Item = (Clearing, Clearing)> {
        self.all().iter().flat_map(|a| self.adjacent(a).iter().filter(move |b| a < *b).map(move |b| (a, b)))
    }

    /// The number of the path between two clearings, if there is one.
    #[must_use]
    pub fn path_number(&self, a: Clearing, b: Clearing) -> Option<u8> {
        let ends = (a.min(b), a.max(b));
        (0u8..).zip(self.paths()).find(|(_, path)| *path == ends).map(|(number, _)| number)
    }

    /// The clearings that paths join across this one when it is flooded.
    #[must_use]
    pub fn crossing(&self, flooded: Clearing) -> ClearingSet {
        self.crossings.iter().find(|(water, _)| *water == flooded).map_or(ClearingSet::EMPTY, |(_, joined)| *joined)
    }

    /// The forests that a clearing touches (LAW-3i), by place in the list, one bit each.
    #[must_use]
    pub fn forests_at(&self, clearing: Clearing) -> u16 {
        let touches = self.forests.iter().enumerate().filter(|(_, forest)| forest.clearings.has(clearing));
        touches.fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The clearings joined to a clearing by a printed path, open or not.
    #[must_use]
    pub fn adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.clearing(clearing).map_or(ClearingSet::EMPTY, |info| info.paths)
    }

    /// The corner clearings.
    #[must_use]
    pub fn corners(&self) -> ClearingSet {
        self.all().iter().filter(|clearing| self.opposite(*clearing).is_some()).collect()
    }

    /// The corner diagonally opposite to a corner.
    #[must_use]
    pub fn opposite(&self, clearing: Clearing) -> Option<Clearing> {
        self.clearing(clearing)?.opposite.map(Clearing)
    }

    /// The clearings printed with this suit.
    #[must_use]
    pub fn of_suit(&self, suit: Suit) -> ClearingSet {
        (1u8..).zip(self.clearings).filter(|(_, info)| info.suit == suit).map(|(number, _)| Clearing(number)).collect()
    }
}

/// Every map there is.
pub static MAPS: &[&Map] = &[&autumn::AUTUMN];

/// The map with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Map> {
    MAPS.iter().copied().find(|map| map.key == key)
}
