//! The nouns of the law: seats, clearings, suits, items, cards and kinds of piece.
//!
//! Everything here is a small number with a name. Nothing here knows a rule.

use bytemuck::{Pod, Zeroable};
use serde::{Serialize, Serializer};

/// Seats a table can have at most (LAW-9f).
pub const MAX_SEATS: usize = 6;
/// One more than the highest clearing number of any map; index 0 stays unused.
pub const CLEARINGS: usize = 16;
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

/// A clearing by its printed number, 1 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Clearing(pub u8);

impl Clearing {
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
    /// No clearing at all.
    pub const EMPTY: Self = Self(0);

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

    /// Whether the clearing is in the set. A number that no clearing can have is in none.
    #[must_use]
    pub const fn has(self, clearing: Clearing) -> bool {
        clearing.index() < CLEARINGS && self.0 & (1 << clearing.0) != 0
    }

    /// Adds a clearing.
    pub const fn insert(&mut self, clearing: Clearing) {
        self.0 |= 1 << clearing.0;
    }

    /// Takes a clearing out.
    pub const fn remove(&mut self, clearing: Clearing) {
        self.0 &= !(1 << clearing.0);
    }

    /// How many clearings are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no clearing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The clearings in rising order.
    pub fn iter(self) -> impl Iterator<Item = Clearing> {
        bits(u64::from(self.0)).map(Clearing)
    }
}

impl FromIterator<Clearing> for ClearingSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Clearing>>(clearings: I) -> Self {
        let mut set = Self::EMPTY;
        for clearing in clearings {
            set.insert(clearing);
        }
        set
    }
}

/// The positions of the set bits, lowest first.
fn bits(mut bits: u64) -> impl Iterator<Item = u8> {
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

/// The four suits of the shared deck (LAW-2.4a). Clearings have one of the first three.
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
}

impl Suit {
    /// The suits a clearing can have.
    pub const OF_CLEARINGS: [Self; 3] = [Self::Fox, Self::Rabbit, Self::Mouse];
    /// All suits.
    pub const ALL: [Self; 4] = [Self::Fox, Self::Rabbit, Self::Mouse, Self::Bird];

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
            _ => Self::Bird,
        }
    }

    /// The name used in keys: `fox`, `rabbit`, `mouse`, `bird`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fox => "fox",
            Self::Rabbit => "rabbit",
            Self::Mouse => "mouse",
            Self::Bird => "bird",
        }
    }

    /// The suit with this name.
    #[must_use]
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.key() == key)
    }

    /// Whether a card of this suit can stand for `wanted` where the holder chooses: the same suit, or a bird
    /// (LAW-2.4c, LAW-2.4d). Nothing but a bird stands for a bird (LAW-2.4f).
    #[must_use]
    pub const fn serves(self, wanted: Self) -> bool {
        self as u8 == wanted as u8 || matches!(self, Self::Bird)
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// Kinds of item (LAW-5.1a).
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A bag.
    Bag = 0,
    /// A boot.
    Boot = 1,
    /// A coin.
    Coin = 2,
    /// A crossbow.
    Crossbow = 3,
    /// A hammer.
    Hammer = 4,
    /// A sword.
    Sword = 5,
    /// Tea.
    Tea = 6,
    /// A torch; never in the common supply.
    Torch = 7,
}

/// Kinds of item there are.
pub const ITEMS: usize = 8;

impl Item {
    /// All kinds, in the order of their index.
    pub const ALL: [Self; ITEMS] =
        [Self::Bag, Self::Boot, Self::Coin, Self::Crossbow, Self::Hammer, Self::Sword, Self::Tea, Self::Torch];

    /// The kind as an index into per-item arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this index; numbers out of range wrap to the torch.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        if (index as usize) < ITEMS { Self::ALL[index as usize] } else { Self::Torch }
    }

    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["bag", "boot", "coin", "crossbow", "hammer", "sword", "tea", "torch"][self as usize]
    }

    /// The item with this name.
    #[must_use]
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.key() == key)
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// One card of the shared deck, by its place in the deck's list. Copies of a card are neighbours in that list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// A set of cards: bit n stands for card n of the deck's list.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No card at all.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in the order of the deck's list.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(Card)
    }

    /// The card with this rank in the set, counted from 0.
    #[must_use]
    pub fn nth(self, rank: usize) -> Option<Card> {
        self.iter().nth(rank)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A kind of piece of one faction, by its place in that faction's list of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub u8);

impl Kind {
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
    /// No kind at all.
    pub const EMPTY: Self = Self(0);

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

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind.0) != 0
    }

    /// Adds a kind.
    pub const fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.0;
    }

    /// How many kinds are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no kind.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in the order of the faction's list.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        bits(u64::from(self.0)).map(Kind)
    }
}

/// What class a piece belongs to (LAW-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
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
