//! Suits, and sets of them.

use bytemuck::{Pod, Zeroable};

use super::sets::{by_key, set_of};

/// How many suits there are.
pub const SUITS: usize = 5;

/// The suits: four of the shared decks (LAW-2.4a), and one that a faction can bring along. Clearings are printed with one
/// of the first three.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Fox.
    Fox = 0,
    /// Rabbit.
    Rabbit = 1,
    /// Mouse.
    Mouse = 2,
    /// Bird: wild on cards, never the suit of a clearing.
    Bird = 3,
    /// Frog: on cards that a faction adds to the deck, and of clearings that it covers.
    Frog = 4,
}

impl Suit {
    /// The suits a clearing can be printed with.
    pub const OF_CLEARINGS: [Self; 3] = [Self::Fox, Self::Rabbit, Self::Mouse];
    /// The suits of the shared decks.
    pub const OF_DECKS: [Self; 4] = [Self::Fox, Self::Rabbit, Self::Mouse, Self::Bird];
    /// All suits.
    pub const ALL: [Self; SUITS] = [Self::Fox, Self::Rabbit, Self::Mouse, Self::Bird, Self::Frog];

    /// The suit as an index into per-suit arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit with this index; numbers out of range wrap to bird.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        match index {
            0 => Self::Fox,
            1 => Self::Rabbit,
            2 => Self::Mouse,
            4 => Self::Frog,
            _ => Self::Bird,
        }
    }

    /// The name used in keys: `fox`, `rabbit`, `mouse`, `bird`, `frog`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fox => "fox",
            Self::Rabbit => "rabbit",
            Self::Mouse => "mouse",
            Self::Bird => "bird",
            Self::Frog => "frog",
        }
    }

    /// Whether a card of this suit can stand for `wanted` where the holder chooses: the same suit, or a bird
    /// (LAW-2.4c, LAW-2.4d). Nothing but a bird stands for a bird (LAW-2.4f).
    #[must_use]
    pub const fn serves(self, wanted: Self) -> bool {
        self as u8 == wanted as u8 || matches!(self, Self::Bird)
    }
}

by_key!(Suit);

/// A set of suits: a clearing can have several or none.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct SuitSet(pub u8);

impl SuitSet {
    /// Every suit.
    pub const ALL: Self = Self::of(&Suit::ALL);

    /// The set of one suit.
    #[must_use]
    pub const fn one(suit: Suit) -> Self {
        Self(1 << suit as u8)
    }

    /// The set of these suits.
    #[must_use]
    pub const fn of(suits: &[Suit]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < suits.len() {
            bits |= 1 << suits[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// This set and another suit.
    #[must_use]
    pub const fn with(self, suit: Suit) -> Self {
        Self(self.0 | 1 << suit as u8)
    }

    /// The one suit of a set that holds exactly one.
    #[must_use]
    pub const fn only(self) -> Option<Suit> {
        let mut at = 0;
        while at < SUITS {
            if self.0 == 1 << at {
                return Some(Suit::ALL[at]);
            }
            at += 1;
        }
        None
    }

    /// Whether a card of this suit matches one of these where its holder chooses (LAW-2.4d).
    #[must_use]
    pub const fn served_by(self, card: Suit) -> bool {
        self.has(card) || (matches!(card, Suit::Bird) && self.0 != 0)
    }
}

set_of!(SuitSet: u8 of Suit, Suit::from_index);
