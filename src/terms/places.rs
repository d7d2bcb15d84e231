//! Places: clearings and forests.

use bytemuck::{Pod, Zeroable};
use serde::Serialize;

use super::sets::set_of;

/// One more than the highest clearing number of any map. Number 0 is for a clearing beside the map.
pub const CLEARINGS: usize = 16;
/// Forests a map can have at most.
pub const FORESTS: usize = 10;

/// The place number of the first forest.
#[expect(clippy::cast_possible_truncation, reason = "there are sixteen clearing numbers")]
const FIRST_FOREST: u8 = CLEARINGS as u8;

/// A clearing by its printed number, 1 to 15. Number 0 is the clearing that a faction has beside the map, where one has
/// it; elsewhere it is no clearing at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Clearing(pub u8);

impl Clearing {
    /// The clearing beside the map, where a faction has one.
    pub const ANNEX: Self = Self(0);

    /// The clearing as an index into per-clearing arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of clearings: bit n stands for clearing n.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct ClearingSet(pub u16);

impl ClearingSet {
    /// The set of the clearings listed by number.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < numbers.len() {
            bits |= 1 << numbers[i];
            i += 1;
        }
        Self(bits)
    }

    /// The set that a board keeps as two bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 2]) -> Self {
        Self(u16::from_le_bytes(bytes))
    }

    /// The two bytes in which a board keeps the set.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 2] {
        self.0.to_le_bytes()
    }

    /// The set, or nothing if it holds nothing.
    #[must_use]
    pub fn if_any(self) -> Option<Self> {
        Some(self).filter(|clearings| !clearings.is_empty())
    }
}

set_of!(ClearingSet: u16 of Clearing, Clearing);

/// Where a piece can stand: a clearing, or a forest. Clearings are numbered as printed, forests from 16 on in the order of
/// the map's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// The place as an index into sets of places.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The forest with this place in the map's list.
    #[must_use]
    pub const fn forest(number: u8) -> Self {
        Self(FIRST_FOREST + number)
    }

    /// The clearing, if it is one.
    #[must_use]
    pub const fn clearing(self) -> Option<Clearing> {
        if (self.0 as usize) < CLEARINGS { Some(Clearing(self.0)) } else { None }
    }

    /// The number of the forest in the map's list, if it is one.
    #[must_use]
    pub const fn as_forest(self) -> Option<u8> {
        self.0.checked_sub(FIRST_FOREST)
    }
}

impl From<Clearing> for Place {
    fn from(clearing: Clearing) -> Self {
        Self(clearing.0)
    }
}

impl PartialEq<Clearing> for Place {
    fn eq(&self, clearing: &Clearing) -> bool {
        self.0 == clearing.0
    }
}

/// A set of places: bit n stands for place n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceSet(pub u32);

impl PlaceSet {
    /// Every place there is.
    pub const ALL: Self = Self(u32::MAX);

    /// The forests with these places in the map's list, one bit each.
    #[must_use]
    pub const fn of_forests(numbers: u16) -> Self {
        Self((numbers as u32) << FIRST_FOREST)
    }

    /// The clearings among these places.
    #[must_use]
    pub const fn clearings(self) -> ClearingSet {
        let [low, high, ..] = self.0.to_le_bytes();
        ClearingSet(u16::from_le_bytes([low, high]))
    }
}

set_of!(PlaceSet: u32 of Place, Place);

impl From<Place> for PlaceSet {
    fn from(place: Place) -> Self {
        [place].into_iter().collect()
    }
}

impl From<ClearingSet> for PlaceSet {
    fn from(clearings: ClearingSet) -> Self {
        Self(clearings.0.into())
    }
}

const _: () = assert!(CLEARINGS + FORESTS <= 32, "places fit a set");
