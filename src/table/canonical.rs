//! Equal positions as equal bytes.

use arrayvec::ArrayVec;

use super::cards::MARKER_STAYS;
use super::{MAX_TASKS, Table};
use crate::terms::{Card, MAX_CARDS, Voice};

impl Table {
    /// This table with interchangeable copies of cards in a fixed order: walking through hands, play areas and piles,
    /// the first copy met is the first of the deck's list. `copies` gives for each card the first copy of it in that list.
    ///
    /// Equal positions have equal canonical tables.
    #[must_use]
    pub fn canonical(&self, copies: &[u8]) -> Self {
        let mut table = *self;
        let mut taken = [0u8; MAX_CARDS];
        let mut renamed = [0u8; MAX_CARDS];
        let mut rename = |card: Card| {
            let first = copies.get(usize::from(card.0)).copied().unwrap_or(card.0);
            let new = first + taken[usize::from(first)];
            taken[usize::from(first)] += 1;
            renamed[usize::from(card.0)] = new;
            Card(new)
        };
        for dominance in &mut table.dominance {
            if *dominance > 0 {
                *dominance = (rename(Card((*dominance & !MARKER_STAYS) - 1)).0 + 1) | *dominance & MARKER_STAYS;
            }
        }
        let is_ordered = self.arrivals().next().is_some();
        let mut arrivals: ArrayVec<Card, MAX_CARDS> = ArrayVec::new();
        let used = table.used_cards;
        for pile in table.card_sets_mut() {
            let cards = std::mem::take(pile);
            let mut rest = cards;
            if is_ordered {
                for card in self.arrivals().filter(|card| cards.has(*card)) {
                    let new = rename(card);
                    pile.insert(new);
                    arrivals.push(new);
                    rest.remove(card);
                }
            }
            // Of several copies in one place the used ones come first.
            let rest = rest.and(used).iter().chain(rest.without(used).iter());
            rest.for_each(|card| pile.insert(rename(card)));
        }
        let deck_len = usize::from(table.deck_len).min(MAX_CARDS);
        for card in &mut table.deck[..deck_len] {
            *card = rename(Card(*card)).0;
        }
        table.used_cards = table.used_cards.iter().map(|card| Card(renamed[usize::from(card.0)])).collect();
        if is_ordered {
            table.depart(self.arrivals().collect());
            arrivals.into_iter().for_each(|card| table.arrives(card));
        }
        // Cards also speak, by their numbers.
        let of = |voice: Voice| {
            // A table from outside may name cards that no deck has; the check comes after this.
            let new = voice.as_card().and_then(|card| renamed.get(usize::from(card.0)));
            new.map_or(voice, |card| Voice::card(Card(*card)))
        };
        table.turn.set_running(table.turn.running().map(|(voice, effect)| (of(voice), effect)));
        for task in &mut table.tasks[..usize::from(table.waiting).min(MAX_TASKS)] {
            task.owner = of(Voice(task.owner)).0;
        }
        table
    }
}
