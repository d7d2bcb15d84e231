//! What one seat may see (LAW-2.5).

use arrayvec::ArrayVec;

use crate::play::hooks::KEEPS_SECRETS;
use crate::play::{Position, Secrets, Setup};
use crate::table::{MAX_PILES, Table};
use crate::terms::{CLEARINGS, Card, CardSet, Clearing, ITEMS, Item, MAX_CARDS, MAX_SEATS, Seat, Store};

/// A table as one seat, or somebody without a seat, may see it.
///
/// Hidden things are gone from it, not merely marked: hands of others are empty unless they lie open, piles hold only what
/// these eyes see there, the deck has no order, nothing lies under the ruins, voices have taken out their own secrets, and no
/// randomness can be foretold. How many cards there are is public (LAW-1.2.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose eyes these are; `None` for somebody without a seat.
    pub viewer: Option<Seat>,
    /// The table without what is hidden.
    pub table: Table,
    /// Cards in each hand.
    pub hand_sizes: [u8; MAX_SEATS],
    /// Cards in each pile of a voice.
    pub pile_sizes: [u8; MAX_PILES],
    /// Items under each ruin.
    pub items_under_ruins: [u8; CLEARINGS],
    /// Items that lie under ruins, by kind: what was hidden and has not been taken is known, only not where.
    pub hidden_items: [u8; ITEMS],
}

/// Items that can lie under ruins: two under each.
const MOST_HIDDEN: usize = 2 * CLEARINGS;

/// Hidden cards whose place somebody knows all the same, because of what happened since.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Cards in hands, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// Cards in piles of voices, in the order of the table's.
    pub piles: [CardSet; MAX_PILES],
    /// The top of the deck, top card first; `None` for a card that is not known.
    pub top: ArrayVec<Option<Card>, MAX_CARDS>,
    /// Cards that lie somewhere in the deck.
    pub deck: CardSet,
    /// Items under ruins.
    pub items: ArrayVec<(Clearing, Item), MOST_HIDDEN>,
}

impl Known {
    /// All cards that are known to lie in hands and piles.
    fn held(&self) -> CardSet {
        self.hands.iter().chain(&self.piles).fold(CardSet::EMPTY, |all, cards| all.or(*cards))
    }

    /// All cards whose place is known.
    fn cards(&self) -> CardSet {
        self.held().or(self.deck).or(self.top.iter().flatten().copied().collect())
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
            hand_sizes[seat.index()] = size(*hand);
            if !at.setup.viewers(Store::Hand(seat)).has(viewer) {
                *hand = CardSet::EMPTY;
            }
        }
        let mut pile_sizes = [0; MAX_PILES];
        for pile in 0..at.setup.piles.len() {
            pile_sizes[pile] = size(at.table.piles[pile]);
            table.piles[pile] = at.seen_in(pile, viewer);
        }
        table.hide_deck();
        let items_under_ruins = table.ruin_items.map(|byte| u8::from(byte & 15 > 0) + u8::from(byte >> 4 > 0));
        let mut hidden_items = [0; ITEMS];
        for ruin in table.ruins.iter() {
            table.items_under(ruin).for_each(|item| hidden_items[item.index()] += 1);
        }
        table.ruin_items = [0; CLEARINGS];
        for (me, secrets) in at.ask(KEEPS_SECRETS) {
            (secrets.conceal)(at.setup, &mut table, me, viewer);
        }
        table.restore_randomness(0, 0);
        Self { viewer, table, hand_sizes, pile_sizes, items_under_ruins, hidden_items }
    }

    /// A whole table that this view fits: hidden cards, items and what voices keep secret are dealt anew at random, and the
    /// dice to come are other dice. Search plays on such tables and so cannot use what its seat may not know.
    #[must_use]
    pub fn imagine(&self, setup: &Setup, seed: u64) -> Table {
        self.imagine_with(setup, &Known::default(), seed)
    }

    /// The same, with some hidden cards where they are known to be.
    #[must_use]
    pub fn imagine_with(&self, setup: &Setup, known: &Known, seed: u64) -> Table {
        let mut table = self.table;
        table.reseed(seed);
        self.deal_cards(setup, known, &mut table);
        self.deal_items(known, &mut table);
        let keepers: Vec<(Seat, &Secrets)> = self.position(setup).ask(KEEPS_SECRETS).collect();
        for (me, secrets) in keepers {
            (secrets.deal)(setup, &mut table, me, self.viewer);
        }
        table
    }

    /// Deals hidden cards to hands, piles and the deck.
    fn deal_cards(&self, setup: &Setup, known: &Known, table: &mut Table) {
        let hidden = self.unseen_cards(setup);
        let placed = known.cards();
        let mut unseen: ArrayVec<u8, MAX_CARDS> =
            hidden.iter().filter(|card| !placed.has(*card)).map(|card| card.0).collect();
        shuffle(table, &mut unseen);
        let hands =
            setup.seats().map(|seat| (Store::Hand(seat), self.hand_sizes[seat.index()], known.hands[seat.index()]));
        let piles = (0u8..).zip(self.pile_sizes.into_iter().zip(known.piles)).take(setup.piles.len());
        let piles = piles.map(|(pile, (size, known))| (Store::Pile(pile), size, known));
        for (store, size, known) in hands.chain(piles) {
            let mut cards = table.store(store).or(known.and(hidden));
            let more = usize::from(size).saturating_sub(cards.len());
            (0..more).filter_map(|_| unseen.pop()).for_each(|card| cards.insert(Card(card)));
            *table.store_mut(store) = cards;
        }
        let on_top: ArrayVec<Card, MAX_CARDS> = known
            .top
            .iter()
            .filter_map(|card| match card {
                Some(card) => Some(*card).filter(|card| hidden.has(*card)),
                None => unseen.pop().map(Card),
            })
            .collect();
        let taken = known.held().or(on_top.iter().copied().collect());
        unseen.extend(known.deck.and(hidden).without(taken).iter().map(|card| card.0));
        if !known.deck.is_empty() {
            shuffle(table, &mut unseen);
        }
        table.clear_deck();
        unseen.into_iter().for_each(|card| table.put_on_deck(Card(card)));
        on_top.into_iter().rev().for_each(|card| table.put_on_deck(card));
    }

    /// Deals hidden items to the ruins.
    fn deal_items(&self, known: &Known, table: &mut Table) {
        let mut items: ArrayVec<Item, MOST_HIDDEN> = ArrayVec::new();
        for item in Item::ALL {
            let placed = known.items.iter().filter(|(_, known)| *known == item).count();
            items.extend((placed..usize::from(self.hidden_items[item.index()])).map(|_| item));
        }
        shuffle(table, &mut items);
        for ruin in table.ruins.iter() {
            let here = known.items.iter().filter(|(clearing, _)| *clearing == ruin).map(|(_, item)| *item);
            let mut left = usize::from(self.items_under_ruins[ruin.index()]);
            here.take(left).for_each(|item| {
                table.hide_item(ruin, item);
                left -= 1;
            });
            (0..left).filter_map(|_| items.pop()).for_each(|item| table.hide_item(ruin, item));
        }
    }

    /// The cards whose place this view does not show: those in other hands, in hidden piles and in the deck.
    #[must_use]
    pub fn unseen_cards(&self, setup: &Setup) -> CardSet {
        let mut seen = self.table.card_sets().fold(CardSet::EMPTY, |seen, pile| seen.or(*pile));
        setup.seats().filter_map(|seat| self.table.dominance_of(seat)).for_each(|card| seen.insert(card));
        (0u8..).zip(setup.deck.cards).map(|(number, _)| Card(number)).filter(|card| !seen.has(*card)).collect()
    }

    /// The view as a position, to ask the law about what is plain to see.
    #[must_use]
    pub const fn position<'a>(&'a self, setup: &'a Setup) -> Position<'a> {
        Position { setup, table: &self.table }
    }
}

fn size(cards: CardSet) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

fn shuffle<T>(table: &mut Table, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        let other = table.random_below(u32::try_from(last + 1).unwrap_or(1));
        list.swap(last, other as usize);
    }
}
