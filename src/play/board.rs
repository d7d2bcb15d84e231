//! What lies on a faction board, as data.
//!
//! A faction describes its board once, part by part. From that come the lines of a position and how they are read, the
//! check of tables from outside, the pieces and items that count for conservation, what the page shows, and the tables
//! of `docs/scenarios.md`. What a [`Part`] is in detail is said by [`Holds`] and [`Shows`]; who adds a new one there is
//! led by the compiler to the places that have to know it.

use super::{Faction, Means, Position, SeatSetup};
use crate::clause::Clause;
use crate::table::BoardBytes;
use crate::terms::{Class, ClearingSet, Held, ITEMS, Item, KINDS, Kind, MAX_SEATS, Phase, Seat, Suit};

/// A part of a faction board.
#[derive(Debug)]
pub enum Part {
    /// Something lies there.
    Kept(Kept),
    /// Something follows from the rest of the table and is only shown.
    Shown(Shown),
}

/// Something that lies on a board: bytes of it, a line in positions, and perhaps a panel on the page.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    /// Name of its line in positions.
    pub key: &'static str,
    /// The clause that puts it there.
    pub clause: Clause,
    /// What it is, and in which bytes of the board.
    pub holds: Holds,
    /// The message keys under which the page shows it as what it is: one, or one for each heap. None if it does not.
    pub panels: &'static [&'static str],
    /// What it means, for people who write positions. Not in the page.
    pub says: &'static str,
    /// A value as positions write it. Not in the page.
    pub example: &'static str,
    /// What the faction itself says once it was read.
    pub settle: Option<Settle>,
}

/// Puts what was read from outside as the rules of the faction keep it.
///
/// # Errors
/// What cannot be, in a sentence.
pub type Settle = fn(&mut BoardBytes) -> Result<(), String>;

/// The number of a byte on a board.
pub type At = usize;

/// How many warriors of a seat can lie in boxes: all common ones. One that is one of a kind is never handed over.
#[must_use]
pub fn most_boxed(seat: &SeatSetup) -> u8 {
    let info = seat.faction.piece(Kind(0));
    let is_common = info.class == Class::Warrior && !info.unique;
    if is_common { seat.piece_count(Kind(0)) } else { 0 }
}

/// What lies in a part of a board. Zero bytes are a fresh board.
#[derive(Clone, Copy, Debug)]
pub enum Holds {
    /// A number.
    Number {
        /// Its byte.
        at: At,
        /// How much it can be.
        room: Room,
    },
    /// Pieces of the faction itself, in heaps.
    Pieces {
        /// The byte of the first heap; the others follow.
        at: At,
        /// The heaps.
        heaps: &'static [Heap],
        /// How many fit into each.
        room: Room,
    },
    /// Spaces for items.
    Slots {
        /// The byte of the first space; the others follow.
        at: At,
        /// The item that fits each space. Spaces for the same item are neighbours.
        fits: &'static [Item],
    },
    /// Items in any state.
    Items {
        /// The first of their bytes: see [`heap`].
        at: At,
        /// How many there is room for.
        most: usize,
    },
    /// One of several states.
    Choice {
        /// The byte with its number.
        at: At,
        /// Their names, that of a fresh board first.
        names: &'static [&'static str],
        /// The byte with the clearing of a state that has one.
        clearing: Option<At>,
    },
    /// Marks that are there or not.
    Marks(&'static [Mark]),
    /// A clearing, or none.
    Clearing {
        /// The byte with its number.
        at: At,
    },
    /// A set of clearings.
    Clearings {
        /// The first of its two bytes.
        at: At,
    },
    /// Sets of clearings, each under a word.
    ClearingsBy {
        /// The first byte of the first set; each has two.
        at: At,
        /// The words.
        words: &'static [&'static str],
    },
    /// A set of seats.
    Seats {
        /// The byte with a bit for each.
        at: At,
    },
    /// A number for each other seat.
    PerSeat {
        /// The byte of the first seat.
        at: At,
        /// How much each can be.
        room: Room,
    },
    /// Warriors of whoever owns them, a number for each seat. Those of others lie with this seat
    /// ([`Table::held`](crate::table::Table)).
    Warriors {
        /// The byte of the first seat.
        at: At,
    },
    /// One of several states for each other seat.
    StatePerSeat {
        /// The byte of the first seat.
        at: At,
        /// Their names, that of a fresh board first.
        names: &'static [&'static str],
    },
    /// A set of suits of the shared deck.
    Suits {
        /// The byte with a bit for each.
        at: At,
    },
    /// A set of spaces of a track.
    Spaces {
        /// The byte with a bit for each, the rightmost space first.
        at: At,
        /// How many there are, at most eight.
        count: usize,
    },
    /// The values that pieces of one kind show, by the places where they lie, their board among them.
    Valued {
        /// The first of their bytes: see [`valued`].
        at: At,
        /// How many there are at most.
        most: usize,
        /// The kind.
        kind: Kind,
        /// The values, from 1 on.
        words: &'static [&'static str],
    },
    /// What pieces that look alike are, by the clearings where they stand.
    Covered {
        /// The first of their bytes: see [`covered`].
        at: At,
        /// How many there are at most.
        most: usize,
        /// What they can be.
        words: &'static [&'static str],
    },
}

impl Holds {
    /// The words that its line knows: names of heaps, states, marks, sets or suits.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match *self {
            Self::Pieces { heaps, .. } => heaps.iter().map(|heap| heap.word).collect(),
            Self::Marks(marks) => marks.iter().map(|mark| mark.name).collect(),
            Self::Choice { names: words, .. }
            | Self::ClearingsBy { words, .. }
            | Self::Covered { words, .. }
            | Self::Valued { words, .. }
            | Self::StatePerSeat { names: words, .. } => words.to_vec(),
            Self::Suits { .. } => Suit::ALL.map(Suit::key).to_vec(),
            Self::Number { .. }
            | Self::Slots { .. }
            | Self::Items { .. }
            | Self::Clearing { .. }
            | Self::Clearings { .. }
            | Self::Seats { .. }
            | Self::PerSeat { .. }
            | Self::Warriors { .. }
            | Self::Spaces { .. } => Vec::new(),
        }
    }
}

/// A heap of pieces.
#[derive(Debug)]
pub struct Heap {
    /// Its name in the line: a suit, or what else tells it from the others. Empty for the only heap of its part.
    pub word: &'static str,
    /// What lies in it.
    pub kind: Kind,
}

/// A mark that is there or not.
#[derive(Debug)]
pub struct Mark {
    /// Its name.
    pub name: &'static str,
    /// Its byte.
    pub at: At,
    /// Its bit in that byte.
    pub bit: u8,
}

/// How much there is room for.
#[derive(Clone, Copy, Debug)]
pub enum Room {
    /// For whatever there is.
    Any,
    /// For so much.
    Of(u8),
    /// For what a board figure says.
    Figure(&'static str),
    /// For as much as the faction has pieces of a kind.
    Pieces(Kind),
}

impl Room {
    /// The number, for the seat that plays the faction; nothing if there is no limit.
    #[must_use]
    pub fn of(self, seat: &SeatSetup) -> Option<u8> {
        match self {
            Self::Any => None,
            Self::Of(most) => Some(most),
            Self::Figure(key) => seat.figure(key).first().copied(),
            Self::Pieces(kind) => Some(seat.piece_count(kind)),
        }
    }
}

/// A space for an item, as a byte of a board.
pub mod slot {
    use crate::terms::Item;

    /// It holds nothing.
    pub const EMPTY: u8 = 0;
    /// It holds an item face up.
    pub const READY: u8 = 1;
    /// It holds an item face down.
    pub const EXHAUSTED: u8 = 2;
    /// Added for an item that came from under a ruin.
    pub const FROM_RUIN: u8 = 4;

    /// What the space holds, wherever that came from.
    #[must_use]
    pub const fn state(slot: u8) -> u8 {
        slot & 3
    }

    /// Whether a byte says something.
    #[must_use]
    pub const fn is_known(slot: u8) -> bool {
        matches!(slot & !FROM_RUIN, READY | EXHAUSTED) || slot == EMPTY
    }

    /// Keeps neighbours that hold the same kind of item in one order, so that equal boards are equal bytes: items before
    /// empty spaces, face up before face down.
    pub fn sort(slots: &mut [u8], fits: &[Item]) {
        let rank = |slot: &u8| (state(*slot) == EMPTY, state(*slot) == EXHAUSTED, slot & FROM_RUIN);
        // A row is short, and a general sort is long.
        for end in (1..slots.len()).rev() {
            for n in 0..end {
                if fits[n] == fits[n + 1] && rank(&slots[n + 1]) < rank(&slots[n]) {
                    slots.swap(n, n + 1);
                }
            }
        }
    }
}

/// Items of any kind and in any state, as bytes of a board: one byte each, in rising order so that equal boards are equal
/// bytes, and zeros behind them.
pub mod heap {
    use crate::terms::Held;

    /// The items in these bytes.
    pub fn items(bytes: &[u8]) -> impl Iterator<Item = Held> {
        bytes.iter().take_while(|byte| **byte > 0).map(|byte| Held(byte - 1))
    }

    /// Adds an item; says whether there was room.
    pub fn add(bytes: &mut [u8], held: Held) -> bool {
        let used = items(bytes).count();
        if used == bytes.len() {
            return false;
        }
        let at = items(bytes).take_while(|other| *other <= held).count();
        bytes.copy_within(at..used, at + 1);
        bytes[at] = held.0 + 1;
        true
    }

    /// Takes an item like this away; says whether there was one.
    pub fn take(bytes: &mut [u8], held: Held) -> bool {
        let Some(at) = items(bytes).position(|other| other == held) else { return false };
        bytes.copy_within(at + 1.., at);
        if let Some(last) = bytes.last_mut() {
            *last = 0;
        }
        true
    }

    /// Whether the bytes say something.
    #[must_use]
    pub fn is_known(bytes: &[u8]) -> bool {
        let used = items(bytes).count();
        bytes[used..].iter().all(|byte| *byte == 0)
            && bytes[..used].is_sorted()
            && bytes[..used].iter().all(|byte| *byte <= Held::STATES)
    }
}

/// Values that pieces of one kind show, as bytes of a board: one byte each, by rising places and values, and zeros behind
/// them. Place 0 is the board itself.
pub mod valued {
    use crate::terms::{ClearingSet, Place};

    /// The place of what lies on the board.
    pub const BOARD: Place = Place(0);

    /// The place of what was removed and has not come to lie anywhere, because the game ended in the middle of it.
    pub const SUPPLY: Place = Place(31);

    /// Where each of them lies, and its value from 1 to 7.
    pub fn pieces(bytes: &[u8]) -> impl Iterator<Item = (Place, u8)> {
        bytes.iter().filter(|byte| **byte > 0).map(|byte| (Place(byte >> 3), byte & 7))
    }

    /// Adds one; says whether there was room.
    pub fn add(bytes: &mut [u8], place: Place, value: u8) -> bool {
        let (used, new) = (pieces(bytes).count(), place.0 << 3 | value);
        if used == bytes.len() {
            return false;
        }
        let at = bytes[..used].iter().take_while(|byte| **byte <= new).count();
        bytes.copy_within(at..used, at + 1);
        bytes[at] = new;
        true
    }

    /// Takes one away; says whether there was one.
    pub fn take(bytes: &mut [u8], place: Place, value: u8) -> bool {
        let Some(at) = bytes.iter().position(|byte| *byte == place.0 << 3 | value) else { return false };
        bytes.copy_within(at + 1.., at);
        if let Some(last) = bytes.last_mut() {
            *last = 0;
        }
        true
    }

    /// Whether the bytes say something: pieces on the board, in these clearings or in one of so many forests, of one of so
    /// many values.
    #[must_use]
    pub fn is_known(bytes: &[u8], clearings: ClearingSet, forests: usize, values: usize) -> bool {
        let used = bytes.iter().take_while(|byte| **byte > 0).count();
        let is_known = |(place, value): (Place, u8)| {
            let is_there = place == SUPPLY
                || match (place.clearing(), place.as_forest()) {
                    (Some(clearing), _) => place == BOARD || clearings.has(clearing),
                    (None, forest) => forest.is_some_and(|forest| usize::from(forest) < forests),
                };
            is_there && (1..=values).contains(&usize::from(value))
        };
        bytes[used..].iter().all(|byte| *byte == 0) && bytes[..used].is_sorted() && pieces(bytes).all(is_known)
    }
}

/// What pieces that look alike are, as bytes of a board: one byte each, by rising clearings, those of one clearing in the
/// order in which they came, and zeros behind them. Their order is how everybody tells those of one clearing apart.
pub mod covered {
    use crate::terms::{Clearing, ClearingSet};

    /// Where each of them stands, and what it is, as a number below 8.
    pub fn pieces(bytes: &[u8]) -> impl Iterator<Item = (Clearing, u8)> {
        bytes.iter().filter(|byte| **byte > 0).map(|byte| (Clearing(byte & 15), byte >> 4))
    }

    /// What those in one clearing are, in their order.
    pub fn within(bytes: &[u8], clearing: Clearing) -> impl Iterator<Item = u8> {
        pieces(bytes).filter(move |(place, _)| *place == clearing).map(|(_, what)| what)
    }

    /// Adds one behind the others of its clearing; says whether there was room.
    pub fn add(bytes: &mut [u8], clearing: Clearing, what: u8) -> bool {
        let used = pieces(bytes).count();
        if used == bytes.len() {
            return false;
        }
        let at = pieces(bytes).take_while(|(place, _)| *place <= clearing).count();
        bytes.copy_within(at..used, at + 1);
        bytes[at] = what << 4 | clearing.0;
        true
    }

    /// Takes away the one of a clearing with this place in their order; gives back what it was.
    pub fn take(bytes: &mut [u8], clearing: Clearing, place: usize) -> Option<u8> {
        let at = pieces(bytes).take_while(|(other, _)| *other < clearing).count() + place;
        let what = pieces(bytes).nth(at).filter(|(other, _)| *other == clearing)?.1;
        bytes.copy_within(at + 1.., at);
        if let Some(last) = bytes.last_mut() {
            *last = 0;
        }
        Some(what)
    }

    /// Whether the bytes say something: pieces in these clearings that are one of so many things.
    #[must_use]
    pub fn is_known(bytes: &[u8], clearings: ClearingSet, things: usize) -> bool {
        let used = bytes.iter().take_while(|byte| **byte > 0).count();
        let is_known = |(place, what): (Clearing, u8)| clearings.has(place) && usize::from(what) < things;
        bytes[used..].iter().all(|byte| *byte == 0)
            && pieces(bytes).map(|(place, _)| place).is_sorted()
            && pieces(bytes).all(is_known)
    }
}

/// Something that is shown of a faction.
#[derive(Debug)]
pub struct Shown {
    /// Message key.
    pub key: &'static str,
    /// The clause.
    pub clause: Clause,
    /// What it is.
    pub shows: Shows,
}

/// What is shown.
#[derive(Debug)]
pub enum Shows {
    /// A row of spaces.
    Track(Track),
    /// A state, by message key.
    Flag(fn(Position, Seat) -> &'static str),
    /// A number.
    Number(fn(Position, Seat) -> u8),
    /// A number where there is one, and out of how many if that is limited.
    Counter(fn(Position, Seat) -> Option<(u8, Option<u8>)>),
    /// What can be paid for crafting, by suit: fox, rabbit, mouse.
    Budget(fn(Position, Seat) -> Means),
    /// Things with names, by their keys.
    Names(fn(Position, Seat) -> Vec<&'static str>),
    /// Places for items of a kind, and which of them are filled.
    Places(fn(Position, Seat) -> Vec<(Item, bool)>),
    /// Items as they lie.
    Items(fn(Position, Seat) -> Vec<Held>),
    /// Clearings worth showing on the map, or nothing that could be shown.
    Reach(fn(Position, Seat) -> Option<ClearingSet>),
}

/// A row of spaces. What lies on it fills its right end.
#[derive(Debug)]
pub struct Track {
    /// The board figure with what is printed on the spaces, from left to right.
    pub figure: &'static str,
    /// How many of these spaces there are.
    pub spaces: Room,
    /// How the figure is printed.
    pub prints: Prints,
    /// What lies on it.
    pub lies: Row,
}

/// How a figure is printed on the spaces of a track.
#[derive(Debug)]
pub enum Prints {
    /// As points.
    Points,
    /// As a symbol, by message key.
    Icons(fn(Position, Seat, u8) -> Option<&'static str>),
    /// As points, beside what the piece on the space costs.
    Priced {
        /// The board figure with what they cost, from left to right.
        prices: &'static str,
        /// A symbol on the space with this number, by message key.
        icon: fn(usize) -> Option<&'static str>,
    },
    /// As points, beside a symbol where another figure is not 0.
    Marked {
        /// The board figure that says where.
        by: &'static str,
        /// The symbol, by message key.
        icon: &'static str,
    },
}

/// What lies on a track.
#[derive(Debug)]
pub enum Row {
    /// The supply of a kind.
    Supply(Kind),
    /// Pieces by their keys, from left to right.
    Of(fn(Position, Seat) -> Vec<&'static str>),
}

/// Words that only people who write positions read: in the page they would be bytes for nothing.
const fn words(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}

impl Part {
    /// Something that is only shown.
    #[must_use]
    pub const fn shown(key: &'static str, clause: Clause, shows: Shows) -> Self {
        Self::Shown(Shown { key, clause, shows })
    }
}

impl Kept {
    /// Something that lies on the board under this name, what it means, and a value as positions write it.
    #[must_use]
    pub const fn new(
        key: &'static str,
        clause: Clause,
        holds: Holds,
        says: &'static str,
        example: &'static str,
    ) -> Self {
        Self { key, clause, holds, panels: &[], says: words(says), example: words(example), settle: None }
    }

    /// The same, which the page shows under these message keys.
    #[must_use]
    pub const fn panels(self, keys: &'static [&'static str]) -> Self {
        Self { panels: keys, ..self }
    }

    /// The same, of which the faction itself has something to say.
    #[must_use]
    pub const fn settled(self, settle: Settle) -> Self {
        Self { settle: Some(settle), ..self }
    }
}

/// Parts are told apart by their names.
impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Kept {}

impl Faction {
    /// What lies on its board.
    pub fn kept(&self) -> impl Iterator<Item = &'static Kept> + use<> {
        self.board.iter().filter_map(|part| match part {
            Part::Kept(kept) => Some(kept),
            Part::Shown(_) => None,
        })
    }
}

impl Position<'_> {
    /// What is left of these actions, and how many there were, while a seat is in its Daylight; they are taken in the
    /// step with this number.
    #[must_use]
    pub fn actions_left(self, seat: Seat, step: u8, actions: u8) -> Option<(u8, Option<u8>)> {
        let turn = &self.table.turn;
        let used = if turn.step == step { turn.used } else { 0 };
        let now = self.table.current() == seat && turn.phase() == Phase::Daylight;
        now.then_some((actions.saturating_sub(used), Some(actions)))
    }

    /// Warriors in the boxes of a board, by owner; nothing if the board has no such box.
    #[must_use]
    pub fn boxed(self, seat: Seat) -> Option<[u8; MAX_SEATS]> {
        let board = &self.table.boards[seat.index()];
        let mut boxed = None;
        for kept in self.faction(seat).kept() {
            if let Holds::Warriors { at } = kept.holds {
                let sums: &mut [u8; MAX_SEATS] = boxed.get_or_insert([0; MAX_SEATS]);
                for (sum, count) in sums.iter_mut().zip(&board[at..]) {
                    *sum = sum.saturating_add(*count);
                }
            }
        }
        boxed
    }

    /// Warriors of an owner that lie with a seat and in no box of its board.
    #[must_use]
    pub fn unboxed(self, owner: Seat, holder: Seat) -> u8 {
        // Its own lie in its boxes as on any board.
        let boxed = self.boxed(holder).filter(|_| owner != holder).map_or(0, |boxed| boxed[owner.index()]);
        self.table.held[owner.index()][holder.index()].saturating_sub(boxed)
    }

    /// The pieces on the board of a seat, by kind (for conservation, LAW-11a).
    #[must_use]
    pub fn pieces_on_board(self, seat: Seat) -> [u8; KINDS] {
        let board = &self.table.boards[seat.index()];
        let mut pieces = [0; KINDS];
        pieces[0] = self.boxed(seat).map_or(0, |boxed| boxed[seat.index()]);
        for kept in self.faction(seat).kept() {
            match kept.holds {
                Holds::Pieces { at, heaps, .. } => {
                    for (heap, count) in heaps.iter().zip(&board[at..]) {
                        let pieces: &mut u8 = &mut pieces[heap.kind.index()];
                        *pieces = pieces.saturating_add(*count);
                    }
                }
                Holds::Valued { at, most, kind, .. } => {
                    let here = valued::pieces(&board[at..at + most]).filter(|(place, _)| *place == valued::BOARD);
                    pieces[kind.index()] += u8::try_from(here.count()).unwrap_or(u8::MAX);
                }
                _ => {}
            }
        }
        pieces
    }

    /// The items on the board of a seat apart from a Crafted Items box, by kind (for conservation, LAW-11c).
    #[must_use]
    pub fn items_on_board(self, seat: Seat) -> [u8; ITEMS] {
        let board = &self.table.boards[seat.index()];
        let mut items = [0; ITEMS];
        for kept in self.faction(seat).kept() {
            match kept.holds {
                Holds::Slots { at, fits } => {
                    for (item, slot) in fits.iter().zip(&board[at..]) {
                        items[item.index()] += u8::from(slot::state(*slot) != slot::EMPTY);
                    }
                }
                Holds::Items { at, most } => {
                    heap::items(&board[at..at + most]).for_each(|held| items[held.item().index()] += 1);
                }
                _ => {}
            }
        }
        items
    }
}
