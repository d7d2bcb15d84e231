//! The nouns of the law: seats, clearings, suits, items, cards and kinds of piece.
//!
//! Everything here is a small number with a name. Nothing here knows a rule.

mod cards;
mod items;
mod order;
mod places;
mod sets;
mod suits;
mod voice;

pub use cards::{Card, CardSet, MAX_CARDS, Store};
pub use items::{Held, HeldSet, ITEMS, Item, ItemSet};
pub use order::{map_of, order_by_key};
pub use places::{CLEARINGS, Clearing, ClearingSet, FORESTS, Place, PlaceSet};
pub use suits::{SUITS, Suit, SuitSet};
pub use voice::{Speaker, Voice};

use serde::Serialize;

use sets::{by_key, set_of};

/// Seats a table can have at most (LAW-9f).
pub const MAX_SEATS: usize = 6;
/// Landmarks a table can have at most: the map's own, and those that are set up beside them.
pub const MAX_LANDMARKS: usize = 6;
/// Kinds of piece a faction can have at most.
pub const KINDS: usize = 10;

/// One side at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats: bit n stands for seat n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSet(pub u8);

set_of!(SeatSet: u8 of Seat, Seat);

/// The positions of the set bits, lowest first.
pub(crate) fn bits(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a bit position is below 64")]
        let lowest = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        Some(lowest)
    })
}

/// A kind of piece of one faction, by its place in that faction's list of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

impl Kind {
    /// Stands for what is no piece, such as an item that is laid down (LAW-2.1c). No faction has such a kind.
    pub const NO_PIECE: Self = Self(u8::MAX);

    /// The kind as an index into per-kind arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of kinds of piece: bit n stands for kind n of one faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet(pub u16);

impl KindSet {
    /// Every kind.
    pub const ALL: Self = Self(u16::MAX);

    /// The set of the listed kinds.
    #[must_use]
    pub const fn of(kinds: &[Kind]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < kinds.len() {
            bits |= 1 << kinds[i].0;
            i += 1;
        }
        Self(bits)
    }
}

set_of!(KindSet: u16 of Kind, Kind);

/// What class a piece belongs to (LAW-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Counts for rule, fights, is lost first.
    Warrior,
    /// A figure that is no warrior.
    Pawn,
    /// Fills a slot and counts for rule.
    Building,
    /// Neither fills a slot nor counts for rule.
    Token,
}

/// The three parts of a turn (LAW-1.4.1a).
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The first part.
    Birdsong = 0,
    /// The second part.
    Daylight = 1,
    /// The last part.
    Evening = 2,
}

impl Phase {
    /// The phases in order.
    pub const ALL: [Self; 3] = [Self::Birdsong, Self::Daylight, Self::Evening];

    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["birdsong", "daylight", "evening"][self as usize]
    }
}

by_key!(Phase);
