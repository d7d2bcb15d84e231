//! What one seat may see (LAW-2.5).

use arrayvec::ArrayVec;

use crate::play::{Position, Setup};
use crate::table::Table;
use crate::terms::{CLEARINGS, Card, CardSet, Clearing, ITEMS, Item, MAX_CARDS, MAX_SEATS, Seat};

/// A table as one seat, or somebody without a seat, may see it.
///
/// Hidden things are gone from it, not merely marked: other hands are empty, the deck has no order, nothing lies under
/// the ruins and no randomness can be foretold. How many cards there are is public (LAW-1.2.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose eyes these are; `None` for somebody without a seat.
    pub viewer: Option<Seat>,
    /// The table without what is hidden.
    pub table: Table,
    /// Cards in each hand.
    pub hand_sizes: [u8; MAX_SEATS],
    /// Items under each ruin.
    pub items_under_ruins: [u8; CLEARINGS],
    /// Items that lie under ruins, by kind: what was hidden and has not been taken is known, only not where.
    pub hidden_items: [u8; ITEMS],
}

/// Hidden cards whose place somebody knows all the same, because of what happened since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Cards in hands, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// The top of the deck, top card first; `None` for a card that is not known.
    pub top: ArrayVec<Option<Card>, MAX_CARDS>,
    /// Cards that lie somewhere in the deck.
    pub deck: CardSet,
    /// Items under ruins.
    pub items: ArrayVec<(Clearing, Item), 16>,
}

impl Known {
    /// All cards whose place is known.
    fn cards(&self) -> CardSet {
        let hands = self.hands.iter().fold(self.deck, |all, hand| all.or(*hand));
        hands.or(self.top.iter().flatten().copied().collect())
    }
}

impl View {
    /// What a seat sees of a position.
    #[must_use]
    pub fn of(at: Position, viewer: Option<Seat>) -> Self {
        let mut table = *at.table;
        let mut hand_sizes = [0; MAX_SEATS];
        for seat in at.seats() {
            let hand = &mut table.hands[seat.index()];
            hand_sizes[seat.index()] = u8::try_from(hand.len()).unwrap_or(u8::MAX);
            if viewer != Some(seat) {
                *hand = CardSet::EMPTY;
            }
        }
        table.deck = [0; MAX_CARDS];
        let items_under_ruins = table.ruin_items.map(|byte| u8::from(byte & 15 > 0) + u8::from(byte >> 4 > 0));
        let mut hidden_items = [0; ITEMS];
        for ruin in table.ruins.iter() {
            table.items_under(ruin).for_each(|item| hidden_items[item.index()] += 1);
        }
        table.ruin_items = [0; CLEARINGS];
        table.restore_randomness(0, 0);
        Self { viewer, table, hand_sizes, items_under_ruins, hidden_items }
    }

    /// A whole table that this view fits: hidden cards and items are dealt anew at random, and the dice to come are
    /// other dice. Search plays on such tables and so cannot use what its seat may not know.
    #[must_use]
    pub fn imagine(&self, setup: &Setup, seed: u64) -> Table {
        self.imagine_with(setup, &Known::default(), seed)
    }

    /// The same, with some hidden cards where they are known to be.
    #[must_use]
    pub fn imagine_with(&self, setup: &Setup, known: &Known, seed: u64) -> Table {
        let mut table = self.table;
        table.reseed(seed);
        let hidden = self.unseen_cards(setup);
        let placed = known.cards();
        let mut unseen: ArrayVec<u8, MAX_CARDS> =
            hidden.iter().filter(|card| !placed.has(*card)).map(|card| card.0).collect();
        shuffle(&mut table, &mut unseen);
        for seat in setup.seats().filter(|seat| self.viewer != Some(*seat)) {
            let mut hand = known.hands[seat.index()].and(hidden);
            let more = usize::from(self.hand_sizes[seat.index()]).saturating_sub(hand.len());
            (0..more).filter_map(|_| unseen.pop()).for_each(|card| hand.insert(Card(card)));
            table.hands[seat.index()] = hand;
        }
        let on_top: ArrayVec<Card, MAX_CARDS> = known
            .top
            .iter()
            .filter_map(|card| match card {
                Some(card) => Some(*card).filter(|card| hidden.has(*card)),
                None => unseen.pop().map(Card),
            })
            .collect();
        let taken = known.hands.iter().fold(on_top.iter().copied().collect(), |all: CardSet, hand| all.or(*hand));
        unseen.extend(known.deck.and(hidden).without(taken).iter().map(|card| card.0));
        if !known.deck.is_empty() {
            shuffle(&mut table, &mut unseen);
        }
        table.deck_len = 0;
        unseen.into_iter().for_each(|card| table.put_on_deck(Card(card)));
        on_top.into_iter().rev().for_each(|card| table.put_on_deck(card));

        let mut items: ArrayVec<Item, 16> = ArrayVec::new();
        for item in Item::ALL {
            let placed = known.items.iter().filter(|(_, known)| *known == item).count();
            items.extend((placed..usize::from(self.hidden_items[item.index()])).map(|_| item));
        }
        shuffle(&mut table, &mut items);
        for ruin in table.ruins.iter() {
            let here = known.items.iter().filter(|(clearing, _)| *clearing == ruin).map(|(_, item)| *item);
            let mut left = usize::from(self.items_under_ruins[ruin.index()]);
            here.take(left).for_each(|item| {
                table.hide_item(ruin, item);
                left -= 1;
            });
            (0..left).filter_map(|_| items.pop()).for_each(|item| table.hide_item(ruin, item));
        }
        table
    }

    /// The cards whose place this view does not show: those in other hands and in the deck.
    #[must_use]
    pub fn unseen_cards(&self, setup: &Setup) -> CardSet {
        let table = &self.table;
        let mut seen = table.discard.or(table.available).or(table.resolving).or(table.removed_cards);
        for pile in table.hands.iter().chain(&table.crafted) {
            seen = seen.or(*pile);
        }
        setup.seats().filter_map(|seat| table.dominance_of(seat)).for_each(|card| seen.insert(card));
        (0u8..).zip(setup.deck.cards).map(|(number, _)| Card(number)).filter(|card| !seen.has(*card)).collect()
    }

    /// The view as a position, to ask the law about what is plain to see.
    #[must_use]
    pub const fn position<'a>(&'a self, setup: &'a Setup) -> Position<'a> {
        Position { setup, table: &self.table }
    }
}

fn shuffle<T>(table: &mut Table, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        let other = table.random_below(u32::try_from(last + 1).unwrap_or(1));
        list.swap(last, other as usize);
    }
}
