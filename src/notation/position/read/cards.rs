//! Lines about cards: where they lie, which are activated, what was crafted with.

use super::Reader;
use crate::notation::names::{self, NameError, normal};
use crate::notation::position::{CardPlace, Problem, Statement};
use crate::play::Setup;
use crate::terms::{Card, Seat, Suit};

impl Reader {
    pub(super) fn pile(&mut self, pile: CardPlace, entry: &Statement) -> Result<(), Problem> {
        if names::is_nothing(entry.value) {
            return Ok(());
        }
        for part in entry.value.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            if normal(part) == "rest" {
                if let Some((_, line)) = self.rest {
                    return Err(Problem::TwoRests(line));
                }
                self.rest = Some((pile, entry.line));
                continue;
            }
            let (part, used) = names::used_card(part);
            let (first, count) = names::cards(self.setup.deck, part)?;
            for _ in 0..count {
                let card = self.copy_of(first)?;
                if used {
                    self.table.used_cards.insert(card);
                }
                self.put(pile, card)?;
            }
        }
        Ok(())
    }

    /// The next copy of a card that was not mentioned yet.
    fn copy_of(&mut self, first: Card) -> Result<Card, Problem> {
        let deck = self.setup.deck;
        let copies = || (0u8..).zip(deck.copies).filter(|(_, copy)| **copy == first.0).map(|(number, _)| Card(number));
        let card = copies()
            .find(|card| self.free.has(*card))
            .ok_or_else(|| Problem::TooManyCards { card: deck.face(first).key, copies: copies().count() })?;
        self.free.remove(card);
        Ok(card)
    }

    pub(super) fn put(&mut self, pile: CardPlace, card: Card) -> Result<(), Problem> {
        let table = &mut self.table;
        let is_ordered = match pile {
            CardPlace::Discard => self.setup.orders_discards,
            CardPlace::Kept(n) => self.setup.piles[n].info.ordered,
            _ => false,
        };
        if is_ordered {
            self.from_top.push(card);
        }
        match pile {
            CardPlace::Hand(seat) => table.hands[seat.index()].insert(card),
            CardPlace::Crafted(seat) => table.crafted[seat.index()].insert(card),
            CardPlace::Deck => self.deck.push(card),
            CardPlace::Discard => table.discard.insert(card),
            CardPlace::Available => {
                is_dominance(&self.setup, card)?;
                table.available.insert(card);
            }
            CardPlace::Removed => table.removed_cards.insert(card),
            CardPlace::Resolving => table.resolving.insert(card),
            CardPlace::Kept(n) => table.piles[n].insert(card),
        }
        Ok(())
    }

    pub(super) fn dominance(&mut self, seat: Seat, value: &str) -> Result<(), Problem> {
        if names::is_nothing(value) {
            return Ok(());
        }
        let (value, marker_stays) = match value.rsplit_once(',') {
            Some((card, stays)) if normal(stays) == "marker-stays" => (card.trim(), true),
            _ => (value, false),
        };
        let name = names::suit(value).map_or_else(|| value.to_owned(), |suit| format!("dominance-{}", suit.key()));
        let first = names::card(self.setup.deck, &name)?;
        is_dominance(&self.setup, first)?;
        let card = self.copy_of(first)?;
        self.table.set_dominance(seat, card, marker_stays);
        Ok(())
    }

    pub(super) fn activated(&mut self, value: &str) -> Result<(), Problem> {
        for part in names::parts(value).filter(|part| !names::is_nothing(part)) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (count, words) = names::leading_count(&words);
            let count = count.unwrap_or(1);
            if let ["clearing" | "Clearing", number] = words {
                self.table.activated.add_at(names::clearing(self.setup.map, number)?, count);
                continue;
            }
            let name = words.join(" ");
            let suit: Suit = names::suit(&name).ok_or(NameError::Suit(name))?;
            self.table.activated.add(suit, count);
        }
        Ok(())
    }
}

/// That a card is a dominance card.
fn is_dominance(setup: &Setup, card: Card) -> Result<(), Problem> {
    if setup.deck.dominance.has(card) { Ok(()) } else { Err(Problem::NoDominance(setup.deck.face(card).key)) }
}
