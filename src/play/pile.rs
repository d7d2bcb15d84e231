//! Piles of cards that lie with a voice: in no hand, and in no discard pile.

use super::{Position, Setup};
use crate::clause::Clause;
use crate::terms::{CardSet, Seat, Store, Suit, Voice};

/// Who sees the cards of a pile. How many there are, everybody sees (LAW-1.2.1b).
#[derive(Clone, Copy, Debug)]
pub enum Sight {
    /// Everybody.
    All,
    /// The seat it belongs to.
    Owner,
    /// Nobody.
    Nobody,
    /// Some cards of it, for this seat: whoever has laid a card there knows it. Nobody sees the others.
    Some(fn(Position, Seat) -> CardSet),
}

/// A pile of cards as its owner declares it.
#[derive(Debug)]
pub struct PileInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
    /// Who sees what lies there.
    pub sight: Sight,
    /// How many cards fit, if not always any number: a card too many is discarded. While any number fits it is the most that
    /// can be said.
    pub room: Option<fn(Position, Seat) -> u8>,
    /// Whether it is known which card came to lie there after which. Only what everybody sees can be in order.
    pub ordered: bool,
    /// Whether its cards go into a new deck along with the discard pile (LAW-2.4m).
    pub reshuffled: bool,
    /// Whether its cards are used once a turn: those that were are marked until the next turn begins.
    pub used_each_turn: bool,
    /// The cards of its owner's own that lie there now. They are no cards of the deck: they are shown, and nothing that is
    /// done with cards concerns them.
    pub own: Option<fn(Position, Seat) -> Vec<OwnCard>>,
}

/// A card that somebody has besides those of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnCard {
    /// Name used in keys.
    pub key: &'static str,
    /// Its suit.
    pub suit: Suit,
    /// Whether it was used this turn.
    pub used: bool,
}

impl PileInfo {
    /// A pile that everybody sees, without order, for any number of cards.
    #[must_use]
    pub const fn open(key: &'static str, clause: Clause) -> Self {
        Self {
            key,
            clause,
            sight: Sight::All,
            room: None,
            ordered: false,
            reshuffled: false,
            used_each_turn: false,
            own: None,
        }
    }
}

/// A pile at a table.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// Whose it is.
    pub owner: Voice,
    /// What is declared of it.
    pub info: &'static PileInfo,
}

/// Who sees a card: one bit a seat, or everybody, those without a seat included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewers {
    /// Everybody.
    All,
    /// These seats.
    Seats(u8),
}

impl Viewers {
    /// These seats.
    #[must_use]
    pub fn seats(seats: &[Seat]) -> Self {
        Self::Seats(seats.iter().fold(0, |mask, seat| mask | 1 << seat.0))
    }

    /// Whoever is among either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Seats(one), Self::Seats(other)) => Self::Seats(one | other),
            _ => Self::All,
        }
    }

    /// Whether this pair of eyes is among them; `None` is somebody without a seat.
    #[must_use]
    pub fn has(self, viewer: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Seats(mask) => viewer.is_some_and(|seat| mask & (1 << seat.0) != 0),
        }
    }
}

impl Setup {
    /// The store that a voice has declared under this name.
    #[must_use]
    pub fn store(&self, owner: Voice, key: &str) -> Option<Store> {
        self.pile(owner, key).and_then(|pile| u8::try_from(pile).ok()).map(Store::Pile)
    }

    /// The pile behind a store that is no hand.
    #[must_use]
    pub fn pile_of(&self, store: Store) -> Option<&Pile> {
        match store {
            Store::Hand(_) => None,
            Store::Pile(number) => self.piles.get(usize::from(number)),
        }
    }

    /// Who sees every card of a store.
    #[must_use]
    pub fn viewers(&self, store: Store) -> Viewers {
        match store {
            Store::Hand(seat) if self.faction(seat).open_hand => Viewers::All,
            Store::Hand(seat) => Viewers::seats(&[seat]),
            Store::Pile(_) => match self.pile_of(store).map(|pile| (pile.info.sight, pile.owner.as_seat())) {
                Some((Sight::All, _)) => Viewers::All,
                Some((Sight::Owner, Some(owner))) => Viewers::seats(&[owner]),
                _ => Viewers::Seats(0),
            },
        }
    }
}

impl Position<'_> {
    /// The cards of a store.
    #[must_use]
    pub fn cards(self, store: Store) -> CardSet {
        *self.table.store(store)
    }

    /// The cards of a pile that this pair of eyes sees; `None` is somebody without a seat.
    #[must_use]
    pub fn seen_in(self, pile: usize, viewer: Option<Seat>) -> CardSet {
        let (Some(declared), Some(cards)) = (self.setup.piles.get(pile), self.table.piles.get(pile)) else {
            return CardSet::EMPTY;
        };
        match (declared.info.sight, viewer) {
            (Sight::All, _) => *cards,
            (Sight::Owner, Some(viewer)) if declared.owner == Voice::seat(viewer) => *cards,
            (Sight::Some(seen), Some(viewer)) => cards.and(seen(self, viewer)),
            _ => CardSet::EMPTY,
        }
    }

    /// How many more cards fit into a store.
    #[must_use]
    pub fn room(self, store: Store) -> usize {
        let Some(pile) = self.setup.pile_of(store) else { return usize::MAX };
        let Some(room) = pile.info.room else { return usize::MAX };
        let owner = pile.owner.as_seat().unwrap_or(self.table.current());
        usize::from(room(self, owner)).saturating_sub(self.cards(store).len())
    }

    /// Whether the cards of a store lie in order.
    #[must_use]
    pub fn is_ordered(self, store: Store) -> bool {
        self.setup.pile_of(store).is_some_and(|pile| pile.info.ordered)
    }
}
