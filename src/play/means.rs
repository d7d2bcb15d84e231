//! What somebody can pay icons with (LAW-5): so many of each suit, and pieces whose clearing has several suits or none.

use crate::terms::{CLEARINGS, Clearing, SUITS, Suit, SuitSet};

/// What pays one icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mean {
    /// A means of this suit: which one makes no difference.
    Suit(Suit),
    /// A crafting piece in a clearing of several suits or of none.
    Piece(Clearing),
}

/// Means that can still be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    suits: [u8; SUITS],
    /// Pieces in clearings that have not exactly one suit, and the suits of those clearings.
    pieces: [u8; CLEARINGS],
    sets: [SuitSet; CLEARINGS],
    mixed: u8,
}

impl Means {
    /// None at all.
    pub const NONE: Self =
        Self { suits: [0; SUITS], pieces: [0; CLEARINGS], sets: [SuitSet::EMPTY; CLEARINGS], mixed: 0 };

    /// So many fox, rabbit and mouse means.
    #[must_use]
    pub const fn of([fox, rabbit, mouse]: [u8; 3]) -> Self {
        Self { suits: [fox, rabbit, mouse, 0, 0], ..Self::NONE }
    }

    /// Adds means of one suit.
    pub const fn add(&mut self, suit: Suit, count: u8) {
        self.suits[suit.index()] += count;
    }

    /// Adds pieces in a clearing of these suits: each pays one icon of any one of them, and where there is none, icons of
    /// any suit only (LAW-5c).
    pub const fn add_at(&mut self, clearing: Clearing, suits: SuitSet, count: u8) {
        if let Some(suit) = suits.only() {
            self.add(suit, count);
        } else {
            self.pieces[clearing.index()] += count;
            self.sets[clearing.index()] = suits;
            self.mixed += count;
        }
    }

    /// How many means of one suit there are, by suit.
    #[must_use]
    pub const fn suits(&self) -> [u8; SUITS] {
        self.suits
    }

    /// How many means of this suit and no other there are.
    #[must_use]
    pub const fn of_suit(&self, suit: Suit) -> u8 {
        self.suits[suit.index()]
    }

    /// How many of these means there are, whatever they were used for.
    #[must_use]
    pub const fn less_of(mut self, suit: Suit, used: u8) -> Self {
        self.suits[suit.index()] = self.suits[suit.index()].saturating_sub(used);
        self
    }

    /// The pieces in clearings of several suits or none: clearing, suits, how many.
    pub fn pieces(&self) -> impl Iterator<Item = (Clearing, SuitSet, u8)> + use<> {
        let Self { pieces, sets, mixed, .. } = *self;
        let clearings = if mixed == 0 { 0 } else { CLEARINGS };
        (0u8..)
            .zip(pieces.into_iter().zip(sets))
            .take(clearings)
            .filter(|(_, (count, _))| *count > 0)
            .map(|(number, (count, suits))| (Clearing(number), suits, count))
    }

    /// How many pieces in clearings of several suits or none there are.
    #[must_use]
    pub const fn mixed(&self) -> u8 {
        self.mixed
    }

    /// How many means there are.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.suits.iter().sum::<u8>() + self.mixed
    }

    /// How many means can pay an icon of one of these suits.
    #[must_use]
    pub fn reach(&self, suits: SuitSet) -> u8 {
        let single: u8 = suits.iter().map(|suit| self.suits[suit.index()]).sum();
        if self.mixed == 0 {
            return single;
        }
        let mixed: u8 = self.pieces().filter(|(_, set, _)| !set.and(suits).is_empty()).map(|(.., count)| count).sum();
        single + mixed
    }

    /// The means without one of them; `None` if there is no such.
    #[must_use]
    pub fn without(mut self, mean: Mean) -> Option<Self> {
        match mean {
            Mean::Suit(suit) => {
                self.suits[suit.index()] = self.suits[suit.index()].checked_sub(1)?;
            }
            Mean::Piece(clearing) => {
                self.pieces[clearing.index()] = self.pieces[clearing.index()].checked_sub(1)?;
                self.mixed -= 1;
            }
        }
        Some(self)
    }
}
