//! Where cards lie: hands, play areas, piles, the deck, and the dominance cards that are activated.

use arrayvec::ArrayVec;

use super::Table;
use crate::terms::{Card, CardSet, MAX_CARDS, MAX_SEATS, Seat, Store};

/// Marks an activated dominance card whose player has left the score marker on the track.
pub(super) const MARKER_STAYS: u8 = 1 << 7;

impl Table {
    /// The cards of a store.
    ///
    /// # Panics
    /// If a pile has a number beyond the most a table has; a setup names no such pile.
    #[must_use]
    pub const fn store(&self, store: Store) -> &CardSet {
        match store {
            Store::Hand(seat) => &self.hands[seat.index()],
            Store::Pile(number) => &self.piles[number as usize],
        }
    }

    /// The same to change.
    ///
    /// # Panics
    /// As [`Table::store`].
    pub const fn store_mut(&mut self, store: Store) -> &mut CardSet {
        match store {
            Store::Hand(seat) => &mut self.hands[seat.index()],
            Store::Pile(number) => &mut self.piles[number as usize],
        }
    }

    /// Every set of cards that lies openly or in secret somewhere, in a fixed order: hands, play areas, piles of voices,
    /// then those of nobody. The deck and the activated dominance cards are no sets.
    pub fn card_sets(&self) -> impl Iterator<Item = &CardSet> {
        let common = [&self.discard, &self.available, &self.resolving, &self.removed_cards];
        self.hands.iter().chain(&self.crafted).chain(&self.piles).chain(common)
    }

    /// The same to change.
    pub fn card_sets_mut(&mut self) -> impl Iterator<Item = &mut CardSet> {
        let common = [&mut self.discard, &mut self.available, &mut self.resolving, &mut self.removed_cards];
        self.hands.iter_mut().chain(&mut self.crafted).chain(&mut self.piles).chain(common)
    }

    /// Takes a crafted card out of a play area. Whether it was used is of no account anywhere else.
    pub const fn take_crafted(&mut self, seat: Seat, card: Card) {
        self.crafted[seat.index()].remove(card);
        self.used_cards.remove(card);
    }

    /// The cards left in the deck, top card last.
    #[must_use]
    pub fn deck_cards(&self) -> &[u8] {
        &self.deck[..usize::from(self.deck_len).min(MAX_CARDS)]
    }

    /// Takes the top card off the deck; its place is zeroed so that equal decks are equal bytes.
    pub const fn take_top(&mut self) -> Option<Card> {
        if self.deck_len == 0 {
            return None;
        }
        self.deck_len -= 1;
        let card = self.deck[self.deck_len as usize];
        self.deck[self.deck_len as usize] = 0;
        Some(Card(card))
    }

    /// Puts a card on top of the deck.
    pub const fn put_on_deck(&mut self, card: Card) {
        self.deck[self.deck_len as usize] = card.0;
        self.deck_len += 1;
    }

    /// Exchanges two cards of the deck, counted from the bottom.
    pub fn swap_in_deck(&mut self, one: usize, other: usize) {
        self.deck[..usize::from(self.deck_len)].swap(one, other);
    }

    /// Takes away all cards of the deck; how many they were is kept.
    pub fn hide_deck(&mut self) {
        self.deck[..usize::from(self.deck_len)].fill(0);
    }

    /// Empties the deck.
    pub fn clear_deck(&mut self) {
        self.hide_deck();
        self.deck_len = 0;
    }

    /// Whether nothing lies between the deck and the cards of ordered piles.
    #[must_use]
    pub fn is_deck_clean(&self) -> bool {
        let behind = usize::from(self.deck_len).min(MAX_CARDS)..MAX_CARDS - self.arrivals().count();
        self.deck[behind].iter().all(|byte| *byte == 0)
    }

    /// The cards of ordered piles as they came to lie there, the first one first.
    #[must_use]
    pub fn arrivals(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let behind = &self.deck[usize::from(self.deck_len).min(MAX_CARDS)..];
        let count = behind.iter().rev().take_while(|byte| **byte > 0).count();
        behind[behind.len() - count..].iter().rev().map(|byte| Card(byte - 1))
    }

    /// Notes that a card has come to lie on an ordered pile.
    pub fn arrives(&mut self, card: Card) {
        let at = MAX_CARDS - 1 - self.arrivals().count();
        self.deck[at] = card.0 + 1;
    }

    /// Notes that cards have left ordered piles.
    pub fn depart(&mut self, cards: CardSet) {
        let left: ArrayVec<Card, MAX_CARDS> = self.arrivals().filter(|card| !cards.has(*card)).collect();
        let before = self.arrivals().count();
        if before == left.len() {
            return;
        }
        self.deck[MAX_CARDS - before..].fill(0);
        left.into_iter().for_each(|card| self.arrives(card));
    }

    /// The cards of a pile from the top: those that came last first, then those whose order is not kept.
    pub fn from_top(&self, pile: CardSet) -> impl Iterator<Item = Card> {
        let ordered = self.arrivals().rev().filter(move |card| pile.has(*card));
        let known: CardSet = self.arrivals().collect();
        ordered.chain(pile.without(known).iter())
    }

    /// Whether a seat still has its score marker on the track (LAW-4.2b).
    #[must_use]
    pub const fn on_track(&self, seat: Seat) -> bool {
        let dominance = self.dominance[seat.index()];
        dominance == 0 || dominance & MARKER_STAYS != 0
    }

    /// The dominance card a seat has activated.
    #[must_use]
    pub const fn dominance_of(&self, seat: Seat) -> Option<Card> {
        match self.dominance[seat.index()] & !MARKER_STAYS {
            0 => None,
            n => Some(Card(n - 1)),
        }
    }

    /// The cards in a hand.
    #[inline]
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Whom a seat is in a coalition with because it has joined them: it wins with them or not at all (LAW-4.3g).
    #[must_use]
    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.partner[seat.index()].checked_sub(1).map(Seat)
    }

    /// Lets a dominance card be the one a seat has activated; the score marker may stay on the track all the same.
    pub const fn set_dominance(&mut self, seat: Seat, card: Card, marker_stays: bool) {
        self.dominance[seat.index()] = (card.0 + 1) | if marker_stays { MARKER_STAYS } else { 0 };
    }

    /// Whether no seat has activated a dominance card.
    #[must_use]
    pub fn is_without_dominance(&self) -> bool {
        self.dominance == [0; MAX_SEATS]
    }
}
