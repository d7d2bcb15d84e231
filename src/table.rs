//! The table: everything that changes during a game, as plain data.
//!
//! A table is a fixed-size value without pointers. Copying it is copying bytes, and equal positions are equal bytes
//! once [`Table::canonical`] has put interchangeable copies of cards in order. What a table means is said by the
//! [`Setup`](crate::play::Setup) it belongs to.

use bytemuck::{Pod, Zeroable};

use crate::play::{MAX_LANDMARKS, Store};
use crate::terms::{
    CLEARINGS, Card, CardSet, Clearing, ClearingSet, ITEMS, Item, KINDS, Kind, MAX_CARDS, MAX_SEATS, Phase, Place,
    Seat, Suit, SuitSet, Voice,
};

/// Piles of cards that voices can have at one table. A table of six seats with the most piles each needs fewer.
pub const MAX_PILES: usize = 16;
/// Entries for pieces in forests. Few pieces are ever there: pawns, captives, relics.
pub const MAX_AFIELD: usize = 24;
/// Bytes that the map has for what it keeps in mind, and each landmark.
pub const GROUND_BYTES: usize = 8;
/// Bytes a faction has for what lies on its board.
pub const BOARD_BYTES: usize = 40;
/// Units that can wait at the same time.
pub const MAX_TASKS: usize = 12;

/// A faction board as raw bytes; the faction gives them a type of its own.
pub type BoardBytes = [u8; BOARD_BYTES];

/// Which stretch of the game is running.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Factions set up, one after the other.
    Setup = 0,
    /// "At start of" effects of a phase.
    Opening = 1,
    /// The steps of a phase.
    Steps = 2,
    /// "At end of" effects of a phase.
    Closing = 3,
    /// The game is over.
    Over = 4,
    /// "At end of turn", after the last phase.
    Leaving = 5,
}

/// How a game was won.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By reaching 30 points (LAW-4a).
    Points = 1,
    /// By an activated dominance card (LAW-4.2d, LAW-4.2e).
    Dominance = 2,
}

/// Where the game stands: whose turn, which phase, which step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Turn {
    /// Effects at this edge of the phase that are settled, by their [marks](crate::play::Position::mark).
    pub settled: u64,
    /// Rounds begun; the first is 1, during setup it is 0.
    pub round: u16,
    /// Seat whose turn it is (LAW-2.1d), or that is setting up.
    pub seat: u8,
    phase: u8,
    stage: u8,
    /// Step of the phase, counted from 0; in setup the position in the setup order.
    pub step: u8,
    /// Whether the gap before this step is over: the current player has waved it through, or the step has begun.
    pub gap_closed: u8,
    /// What the running step has used up: actions, shots, whatever the step counts.
    pub used: u8,
    /// The voice whose effect at an edge of the phase is running; nobody's byte while none is.
    running: u8,
    /// Which of its effects.
    running_effect: u8,
    winner: u8,
    /// The seats that have won together, one bit each.
    winners: u8,
    ending: u8,
    padding: [u8; 3],
}

/// Pieces of one kind in a forest.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Afield {
    /// The place.
    pub place: u8,
    /// Whose pieces they are.
    pub owner: u8,
    /// Their kind.
    pub kind: u8,
    /// How many; 0 in an entry that is not used.
    pub count: u8,
}

/// A landmark on the map.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Standing {
    /// Its clearing; 0 while it stands nowhere.
    pub clearing: u8,
    /// What it keeps in mind.
    pub bytes: [u8; GROUND_BYTES - 1],
}

/// Crafting pieces that were activated this turn (LAW-5d): those in clearings of one suit by that suit, whichever they
/// were, and those in clearings of several suits or of none by clearing. A piece counts under what its clearing was when
/// it was activated.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Pod, Zeroable)]
pub struct Activated {
    suits: [u8; Activated::SUITS.len()],
    /// Two clearings a byte.
    clearings: [u8; CLEARINGS / 2],
}

impl Activated {
    /// The suits that can be the one suit of a clearing.
    pub const SUITS: [Suit; 4] = [Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Frog];
    /// Pieces that can be counted in a clearing: more never stand there.
    pub const MOST: u8 = 15;

    fn place(suit: Suit) -> Option<usize> {
        Self::SUITS.iter().position(|other| *other == suit)
    }

    /// How many means of this suit were used.
    #[must_use]
    pub fn of(&self, suit: Suit) -> u8 {
        Self::place(suit).map_or(0, |place| self.suits[place])
    }

    /// Notes that so many means of this suit were used.
    pub fn add(&mut self, suit: Suit, count: u8) {
        if let Some(place) = Self::place(suit) {
            self.suits[place] = self.suits[place].saturating_add(count);
        }
    }

    /// How many pieces were activated in this clearing while it had several suits or none.
    #[must_use]
    pub const fn at(&self, clearing: Clearing) -> u8 {
        self.clearings[clearing.index() / 2] >> (4 * (clearing.0 % 2)) & Self::MOST
    }

    /// Notes that so many pieces were activated in this clearing.
    pub fn add_at(&mut self, clearing: Clearing, count: u8) {
        let now = self.at(clearing).saturating_add(count).min(Self::MOST);
        let shift = 4 * (clearing.0 % 2);
        let byte = &mut self.clearings[clearing.index() / 2];
        *byte = *byte & !(Self::MOST << shift) | now << shift;
    }
}

/// What has been left to chance and what has been uncovered so far. Two moments of a game differ in this exactly if
/// something happened between them that taking it back would not make unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Battle rolls made.
    pub rolls: u16,
    /// Random values used.
    pub random: u32,
    /// Cards left in the deck.
    pub deck: u8,
    /// Times hidden cards were shown.
    pub reveals: u8,
}

/// A unit that waits for its turn to run.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Task {
    /// The voice that runs the unit.
    pub owner: u8,
    /// Which of its tasks; numbers are part of saved games and only ever added to.
    pub id: u8,
    /// First operand.
    pub a: u8,
    /// Second operand.
    pub b: u8,
}

/// Everything that changes during a game.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Table {
    seed: u64,
    /// The turn.
    pub turn: Turn,
    draws: u32,
    /// Paths that are closed, by their numbers on the map, one bit each.
    pub closed_paths: u32,
    /// Battle rolls made so far.
    pub rolls: u16,
    /// Random takes from a hand made so far.
    pub takes: u16,
    /// Clearings with a ruin.
    pub ruins: ClearingSet,
    /// Clearings that are no clearings in this game.
    pub flooded: ClearingSet,
    /// Pieces on the map: seat, clearing, kind.
    pub pieces: [[[u8; KINDS]; CLEARINGS]; MAX_SEATS],
    /// Pieces in forests, in the order of place, owner and kind.
    pub afield: [Afield; MAX_AFIELD],
    /// Pieces in supply: seat, kind (LAW-2.2d).
    pub supply: [[u8; KINDS]; MAX_SEATS],
    /// Warriors that lie with another player: owner, holder.
    pub held: [[u8; MAX_SEATS]; MAX_SEATS],
    /// Suits of the clearings as printed or dealt (LAW-3c).
    pub suits: [SuitSet; CLEARINGS],
    /// Landmarks, in the order of the setup.
    pub landmarks: [Standing; MAX_LANDMARKS],
    /// What the map keeps in mind.
    pub ground: [u8; GROUND_BYTES],
    /// Cards in hand, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// Crafted cards that lie in the play area, by seat (LAW-2.4k).
    pub crafted: [CardSet; MAX_SEATS],
    /// Piles of voices, in the order in which the setup declares them.
    pub piles: [CardSet; MAX_PILES],
    /// The discard pile.
    pub discard: CardSet,
    /// Dominance cards beside the map (LAW-4.2i).
    pub available: CardSet,
    /// The card that is being crafted or resolved and lies in no pile (LAW-5h).
    pub resolving: CardSet,
    /// Cards out of the game.
    pub removed_cards: CardSet,
    /// Cards in play whose once-a-turn effect was used this turn.
    pub used_cards: CardSet,
    /// Crafted Items boxes: seat, item.
    pub items: [[u8; ITEMS]; MAX_SEATS],
    /// The common item supply.
    pub item_supply: [u8; ITEMS],
    /// Items out of the game.
    pub removed_items: [u8; ITEMS],
    /// Items under each ruin: two half bytes, each 0 or an item index plus one.
    pub ruin_items: [u8; CLEARINGS],
    /// Faction boards.
    pub boards: [BoardBytes; MAX_SEATS],
    /// Points, by seat.
    pub scores: [u8; MAX_SEATS],
    /// Activated dominance card plus one, by seat, and a mark if the score marker has stayed on the track; 0 for none.
    dominance: [u8; MAX_SEATS],
    /// The seat plus one with which a seat has thrown in its lot and wins together, by seat; 0 for nobody (LAW-4.3).
    pub partner: [u8; MAX_SEATS],
    /// Crafting pieces activated this turn (LAW-5d).
    pub activated: Activated,
    /// Units that wait, the next one last.
    pub tasks: [Task; MAX_TASKS],
    /// How many units wait.
    pub waiting: u8,
    /// Cards left in the deck.
    pub deck_len: u8,
    /// The deck, top card last; and from the other end, each plus one, the cards of ordered piles, as they came to lie
    /// there. No card is in both, so there is room for all.
    deck: [u8; MAX_CARDS],
    /// Times hidden cards were shown to somebody; undoing such a moment would not make it unseen.
    pub reveals: u8,
    /// Corners where factions that start in a corner have started, by seat; 0 for none (LAW-9d).
    pub starts: [u8; MAX_SEATS],
}

/// Marks an activated dominance card whose player has left the score marker on the track.
const MARKER_STAYS: u8 = 1 << 7;

/// A table is copied at every decision, so it must stay small.
const _: () = assert!(size_of::<Table>() <= 2048);

impl Table {
    /// An empty table with this seed: no pieces, no cards, before setup.
    #[must_use]
    pub fn empty(seed: u64) -> Self {
        Self { seed, ..Self::zeroed() }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn current(&self) -> Seat {
        Seat(self.turn.seat)
    }

    /// How many pieces of this kind stand in the clearing.
    #[must_use]
    pub const fn count(&self, seat: Seat, clearing: Clearing, kind: Kind) -> u8 {
        self.pieces[seat.index()][clearing.index()][kind.index()]
    }

    /// How many pieces of this kind stand on the map, forests included.
    #[must_use]
    pub fn on_map(&self, seat: Seat, kind: Kind) -> u8 {
        let afield = self.afield().filter(|(_, owner, of, _)| (*owner, *of) == (seat, kind)).map(|(.., count)| count);
        self.pieces[seat.index()].iter().map(|kinds| kinds[kind.index()]).chain(afield).sum()
    }

    /// How many pieces of this kind stand in a place.
    #[must_use]
    pub fn count_at(&self, seat: Seat, place: Place, kind: Kind) -> u8 {
        match place.clearing() {
            Some(clearing) => self.count(seat, clearing, kind),
            None => {
                self.afield().filter(|here| (here.0, here.1, here.2) == (place, seat, kind)).map(|here| here.3).sum()
            }
        }
    }

    /// Pieces in forests: place, owner, kind and how many.
    pub fn afield(&self) -> impl Iterator<Item = (Place, Seat, Kind, u8)> {
        let used = self.afield.iter().take_while(|entry| entry.count > 0);
        used.map(|entry| (Place(entry.place), Seat(entry.owner), Kind(entry.kind), entry.count))
    }

    /// Puts pieces into a place. Says whether there was room: a forest may be too full, a clearing never is.
    #[must_use]
    pub fn put_pieces(&mut self, seat: Seat, place: Place, kind: Kind, count: u8) -> bool {
        if let Some(clearing) = place.clearing() {
            self.pieces[seat.index()][clearing.index()][kind.index()] += count;
            return true;
        }
        let before = self.count_at(seat, place, kind);
        self.set_afield(place, seat, kind, before + count)
    }

    /// Takes pieces away from a place, as many as are there; gives back how many that were.
    pub fn take_pieces(&mut self, seat: Seat, place: Place, kind: Kind, count: u8) -> u8 {
        let here = self.count_at(seat, place, kind);
        let taken = count.min(here);
        match place.clearing() {
            Some(clearing) => self.pieces[seat.index()][clearing.index()][kind.index()] -= taken,
            None => {
                let _ = self.set_afield(place, seat, kind, here - taken);
            }
        }
        taken
    }

    /// Sets how many pieces of a kind stand in a forest. The list stays in order, so that equal positions are equal bytes.
    fn set_afield(&mut self, place: Place, owner: Seat, kind: Kind, count: u8) -> bool {
        let entry = Afield { place: place.0, owner: owner.0, kind: kind.0, count };
        let key = |entry: &Afield| (entry.place, entry.owner, entry.kind);
        let used = self.afield.iter().take_while(|entry| entry.count > 0).count();
        let at = self.afield[..used].iter().position(|other| key(other) >= key(&entry)).unwrap_or(used);
        let is_there = at < used && key(&self.afield[at]) == key(&entry);
        match (is_there, count) {
            (true, 0) => {
                self.afield.copy_within(at + 1..used, at);
                self.afield[used - 1] = Zeroable::zeroed();
            }
            (true, _) => self.afield[at].count = count,
            (false, 0) => {}
            (false, _) if used == MAX_AFIELD => return false,
            (false, _) => {
                self.afield.copy_within(at..used, at + 1);
                self.afield[at] = entry;
            }
        }
        true
    }

    /// The clearings where at least one piece of this kind stands.
    #[must_use]
    pub fn clearings_with(&self, seat: Seat, kind: Kind) -> ClearingSet {
        let mut set = ClearingSet::EMPTY;
        for (number, kinds) in (0u8..).zip(&self.pieces[seat.index()]) {
            if kinds[kind.index()] > 0 {
                set.insert(Clearing(number));
            }
        }
        set
    }

    /// The next 64 bits of this game's randomness.
    ///
    /// Counter-based: a value is a hash (the finisher of `SplitMix64`) of the seed and its running number, so the stream
    /// needs no state but the counter and is the same on every platform.
    pub fn next_random(&mut self) -> u64 {
        self.draws = self.draws.wrapping_add(1);
        let mut z = self.seed.wrapping_add(u64::from(self.draws).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// How many random values the game has used; it grows exactly when something random happens.
    #[must_use]
    pub const fn randomness_used(&self) -> u32 {
        self.draws
    }

    /// What has been left to chance and uncovered so far.
    #[must_use]
    pub const fn chance(&self) -> Chance {
        Chance { rolls: self.rolls, random: self.draws, deck: self.deck_len, reveals: self.reveals }
    }

    /// The seed of the randomness.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Replaces the randomness to come: search does this so that it cannot foresee dice.
    pub const fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the randomness to a known place, when a table is read back.
    pub const fn restore_randomness(&mut self, seed: u64, draws: u32) {
        self.seed = seed;
        self.draws = draws;
    }

    /// A random number below `bound`, each with equal chance; 0 if `bound` is 0.
    pub fn random_below(&mut self, bound: u32) -> u32 {
        let wide = u128::from(self.next_random()) * u128::from(bound);
        #[expect(clippy::cast_possible_truncation, reason = "the high half is below the bound")]
        let number = (wide >> 64) as u32;
        number
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

    /// Lets a dominance card be the one a seat has activated; the score marker may stay on the track all the same.
    pub const fn set_dominance(&mut self, seat: Seat, card: Card, marker_stays: bool) {
        self.dominance[seat.index()] = (card.0 + 1) | if marker_stays { MARKER_STAYS } else { 0 };
    }

    /// Whether no seat has activated a dominance card.
    #[must_use]
    pub fn is_without_dominance(&self) -> bool {
        self.dominance == [0; MAX_SEATS]
    }

    /// The items under a ruin.
    pub fn items_under(&self, clearing: Clearing) -> impl Iterator<Item = Item> + use<> {
        let byte = self.ruin_items[clearing.index()];
        [byte & 15, byte >> 4].into_iter().filter(|half| *half > 0).map(|half| Item::from_index(half - 1))
    }

    /// Puts an item under a ruin; at most two fit, and the smaller one lies first.
    pub fn hide_item(&mut self, clearing: Clearing, item: Item) {
        let byte = self.ruin_items[clearing.index()];
        let new = item as u8 + 1;
        let (low, high) = match (byte & 15, new) {
            (0, new) => (new, 0),
            (old, new) => (old.min(new), old.max(new)),
        };
        self.ruin_items[clearing.index()] = low | (high << 4);
    }

    /// Takes one item of this kind from under a ruin; says whether there was one.
    pub fn take_hidden(&mut self, clearing: Clearing, item: Item) -> bool {
        let byte = self.ruin_items[clearing.index()];
        let wanted = item as u8 + 1;
        let rest = if byte & 15 == wanted {
            byte >> 4
        } else if byte >> 4 == wanted {
            byte & 15
        } else {
            return false;
        };
        self.ruin_items[clearing.index()] = rest;
        true
    }

    /// The cards left in the deck, top card last.
    #[must_use]
    pub fn deck_cards(&self) -> &[u8] {
        &self.deck[..usize::from(self.deck_len).min(MAX_CARDS)]
    }

    /// Takes a crafted card out of a play area. Whether it was used is of no account anywhere else.
    pub const fn take_crafted(&mut self, seat: Seat, card: Card) {
        self.crafted[seat.index()].remove(card);
        self.used_cards.remove(card);
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

    /// The cards of ordered piles as they came to lie there, the first one first.
    #[must_use]
    pub fn arrivals(&self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        let behind = &self.deck[usize::from(self.deck_len).min(MAX_CARDS)..];
        let count = behind.iter().rev().take_while(|byte| **byte > 0).count();
        behind[behind.len() - count..].iter().rev().map(|byte| Card(byte - 1))
    }

    /// Whether nothing lies between the deck and the cards of ordered piles.
    #[must_use]
    pub fn is_deck_clean(&self) -> bool {
        let behind = usize::from(self.deck_len).min(MAX_CARDS)..MAX_CARDS - self.arrivals().count();
        self.deck[behind].iter().all(|byte| *byte == 0)
    }

    /// Notes that a card has come to lie on an ordered pile.
    pub fn arrives(&mut self, card: Card) {
        let at = MAX_CARDS - 1 - self.arrivals().count();
        self.deck[at] = card.0 + 1;
    }

    /// Notes that cards have left ordered piles.
    pub fn depart(&mut self, cards: CardSet) {
        let left: arrayvec::ArrayVec<Card, MAX_CARDS> = self.arrivals().filter(|card| !cards.has(*card)).collect();
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

    /// Lets a unit run next, before what already waits; says whether there was room.
    pub const fn run_next(&mut self, task: Task) -> bool {
        if (self.waiting as usize) >= MAX_TASKS {
            return false;
        }
        self.tasks[self.waiting as usize] = task;
        self.waiting += 1;
        true
    }

    /// The units of a voice that wait, the next one last.
    pub fn waiting_tasks(&self, owner: Voice) -> impl Iterator<Item = &Task> {
        let waiting = usize::from(self.waiting).min(MAX_TASKS);
        self.tasks[..waiting].iter().filter(move |task| task.owner == owner.0)
    }

    /// Takes the unit that runs next.
    pub fn next_task(&mut self) -> Option<Task> {
        self.waiting = self.waiting.checked_sub(1)?;
        let task = self.tasks[self.waiting as usize];
        self.tasks[self.waiting as usize] = Task::zeroed();
        Some(task)
    }

    /// Lets all waiting units lapse.
    pub fn forget_tasks(&mut self) {
        self.tasks = Zeroable::zeroed();
        self.waiting = 0;
    }

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
        let mut arrivals: arrayvec::ArrayVec<Card, MAX_CARDS> = arrayvec::ArrayVec::new();
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
        let of = |voice: Voice| voice.as_card().map_or(voice, |card| Voice::card(Card(renamed[usize::from(card.0)])));
        table.turn.set_running(table.turn.running().map(|(voice, effect)| (of(voice), effect)));
        for task in &mut table.tasks[..usize::from(table.waiting).min(MAX_TASKS)] {
            task.owner = of(Voice(task.owner)).0;
        }
        table
    }

    /// A 64-bit fingerprint of the bytes (FNV-1a). Equal tables have equal fingerprints.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        bytemuck::bytes_of(self)
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
    }
}

impl Turn {
    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.phase {
            0 => Phase::Birdsong,
            1 => Phase::Daylight,
            _ => Phase::Evening,
        }
    }

    /// The stage.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match self.stage {
            0 => Stage::Setup,
            1 => Stage::Opening,
            2 => Stage::Steps,
            3 => Stage::Closing,
            5 => Stage::Leaving,
            _ => Stage::Over,
        }
    }

    /// Goes to the beginning of a stage of a phase.
    pub const fn enter(&mut self, phase: Phase, stage: Stage) {
        self.phase = phase as u8;
        self.stage = stage as u8;
        self.step = 0;
        self.settled = 0;
        self.gap_closed = 0;
        self.used = 0;
        self.set_running(None);
    }

    /// The voice whose effect at this edge of the phase is running, and which of its effects.
    #[must_use]
    pub const fn running(&self) -> Option<(Voice, u8)> {
        if self.running == 0 { None } else { Some((Voice(self.running), self.running_effect)) }
    }

    /// Notes whose effect at this edge of the phase is running.
    pub const fn set_running(&mut self, effect: Option<(Voice, u8)>) {
        (self.running, self.running_effect) = match effect {
            Some((voice, effect)) => (voice.0, effect),
            None => (0, 0),
        };
    }

    /// Whether a step that has no gap before it, because it offers the same itself, has begun.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.gap_closed == 1
    }

    /// Goes on to the next step.
    pub const fn next_step(&mut self) {
        self.step += 1;
        self.gap_closed = 0;
        self.used = 0;
    }

    /// Ends the game for the seat that has won and those that win with it. What was left of the phase is of no account any
    /// more.
    pub fn finish(&mut self, winner: Seat, joined: impl IntoIterator<Item = Seat>, ending: Ending) {
        self.enter(self.phase(), Stage::Over);
        self.winner = winner.0;
        self.winners = joined.into_iter().fold(1 << winner.0, |winners, seat| winners | 1 << seat.0);
        self.ending = ending as u8;
    }

    /// Who has won and how, once the game is over.
    #[must_use]
    pub const fn result(&self) -> Option<(Seat, Ending)> {
        match (self.stage(), self.ending) {
            (Stage::Over, 2) => Some((Seat(self.winner), Ending::Dominance)),
            (Stage::Over, _) => Some((Seat(self.winner), Ending::Points)),
            _ => None,
        }
    }

    /// Whether a seat has won, alone or together with others (LAW-4.3g).
    #[must_use]
    pub const fn has_won(&self, seat: Seat) -> bool {
        matches!(self.stage(), Stage::Over) && self.winners & (1 << seat.0) != 0
    }
}
