//! Cards, and sets of them.

use bytemuck::{Pod, Zeroable};

use super::Seat;

/// One card of the shared deck, by its place in the deck's list. Copies of a card are neighbours in that list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// Cards that a deck and what factions add to it can have at most: nine bytes of a set. The largest deck there is has 54,
/// and the faction that adds most adds 14.
pub const MAX_CARDS: usize = 72;

/// A set of cards: bit n stands for card n of the deck's list.
///
/// The cards beyond 64 have a byte of their own, so that a table with its many piles stays small.
#[repr(C, packed)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Pod, Zeroable)]
pub struct CardSet {
    low: u64,
    high: u8,
}

impl CardSet {
    /// No card at all.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// Whether the card is in the set. A number that no card can have is in none.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        match card.0 {
            n @ 0..64 => self.low & (1 << n) != 0,
            n @ 64..72 => self.high & (1 << (n - 64)) != 0,
            _ => false,
        }
    }

    /// Adds a card. A number that no card can have adds nothing.
    pub const fn insert(&mut self, card: Card) {
        match card.0 {
            n @ 0..64 => self.low |= 1 << n,
            n @ 64..72 => self.high |= 1 << (n - 64),
            _ => {}
        }
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        match card.0 {
            n @ 0..64 => self.low &= !(1 << n),
            n @ 64..72 => self.high &= !(1 << (n - 64)),
            _ => {}
        }
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.low.count_ones() + self.high.count_ones()) as usize
    }

    /// Whether the set holds no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low == 0 && self.high == 0
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }

    /// What either set holds.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }

    /// What this set holds and the other does not.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// The cards in the order of the deck's list.
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.remove(first);
            Some(first)
        })
    }

    /// The first card in the order of the deck's list.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        match (self.low, self.high) {
            (0, 0) => None,
            (0, high) => Some(Card(64 + high.trailing_zeros().to_le_bytes()[0])),
            (low, _) => Some(Card(low.trailing_zeros().to_le_bytes()[0])),
        }
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

/// Where somebody keeps cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Store {
    /// The hand of a seat.
    Hand(Seat),
    /// A declared pile, by its place among the table's.
    Pile(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_every_card_a_deck_can_have() {
        let mut set = CardSet::EMPTY;
        for number in [0, 5, 63, 64, 71] {
            set.insert(Card(number));
        }
        assert_eq!(set.iter().map(|card| card.0).collect::<Vec<_>>(), [0, 5, 63, 64, 71]);
        assert_eq!((set.len(), set.nth(3), set.first()), (5, Some(Card(64)), Some(Card(0))));
        set.remove(Card(64));
        assert!(!set.has(Card(64)) && set.has(Card(71)) && !set.has(Card(200)));
        let rest = set.without([Card(71)].into_iter().collect());
        assert_eq!(rest.len(), 3);
        let late: CardSet = [Card(71), Card(66)].into_iter().collect();
        assert_eq!((late.first(), CardSet::EMPTY.first()), (Some(Card(66)), None));
    }
}
