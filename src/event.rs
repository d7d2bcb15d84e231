//! Events: what happened, with its cause and clause.
//!
//! The law and the factions tell events; the log, the animations, the statistics and the tests read them. An event has
//! a name and named values, so a faction can tell something new without anybody else changing.

use arrayvec::ArrayVec;

use crate::clause::Clause;
use crate::terms::{Card, Clearing, Item, Kind, Phase, Place, Seat, Suit};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What it was, for example `placed`; the message key is `event-placed`.
    pub name: &'static str,
    /// The clause it rests on.
    pub clause: Clause,
    /// What it was about.
    pub values: ArrayVec<(&'static str, Value), 7>,
}

/// A value of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A seat.
    Seat(Seat),
    /// A clearing.
    Clearing(Clearing),
    /// A forest.
    Forest(Place),
    /// A kind of piece and its owner.
    Piece(Seat, Kind),
    /// A card everybody may see.
    Card(Card),
    /// A card that only the seats of this bit set may see.
    Hidden(Card, u8),
    /// A kind of piece and its owner, where only the seats of this bit set may see which of two kinds that look alike it is.
    HiddenPiece(Seat, Kind, u8),
    /// A kind of item.
    Item(Item),
    /// A suit.
    Suit(Suit),
    /// A phase.
    Phase(Phase),
    /// A number.
    Number(i16),
    /// A message key.
    Key(&'static str),
}

impl Value {
    /// A place: a clearing or a forest.
    #[must_use]
    pub fn place(place: Place) -> Self {
        place.clearing().map_or(Self::Forest(place), Self::Clearing)
    }
}

/// Made value by value by calls, not in place: events are made for whoever reads what happened, and a great many places
/// make one.
impl Event {
    /// An event without values yet.
    #[inline(never)]
    #[must_use]
    pub fn new(name: &'static str, clause: Clause) -> Self {
        Self { name, clause, values: ArrayVec::new() }
    }

    /// The event with one more value; a value beyond the seventh is dropped.
    #[inline(never)]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        let kept = self.values.try_push((name, value)).is_ok();
        debug_assert!(kept, "an event has at most seven values");
        self
    }

    /// The event with a seat, under the name `seat`.
    #[inline(never)]
    #[must_use]
    pub fn seat(self, seat: Seat) -> Self {
        self.with("seat", Value::Seat(seat))
    }

    /// The event with a clearing, under the name `clearing`.
    #[inline(never)]
    #[must_use]
    pub fn clearing(self, clearing: Clearing) -> Self {
        self.with("clearing", Value::Clearing(clearing))
    }

    /// The event with a kind of piece, under the name `piece`.
    #[inline(never)]
    #[must_use]
    pub fn piece(self, owner: Seat, kind: Kind) -> Self {
        self.with("piece", Value::Piece(owner, kind))
    }

    /// The event with a number, under the name `count`.
    #[inline(never)]
    #[must_use]
    pub fn count(self, count: u8) -> Self {
        self.with("count", Value::Number(i16::from(count)))
    }

    /// The event with a public card, under the name `card`.
    #[inline(never)]
    #[must_use]
    pub fn card(self, card: Card) -> Self {
        self.with("card", Value::Card(card))
    }

    /// The event with a card that only these seats may see, under the name `card`.
    #[inline(never)]
    #[must_use]
    pub fn hidden_card(self, card: Card, seats: &[Seat]) -> Self {
        let mask = seats.iter().fold(0, |mask, seat| mask | (1 << seat.0));
        self.with("card", Value::Hidden(card, mask))
    }

    /// The event with a kind of piece that only these seats may tell from others, under the name `piece`.
    #[inline(never)]
    #[must_use]
    pub fn hidden_piece(self, owner: Seat, kind: Kind, seats: &[Seat]) -> Self {
        let mask = seats.iter().fold(0, |mask, seat| mask | (1 << seat.0));
        self.with("piece", Value::HiddenPiece(owner, kind, mask))
    }

    /// The value with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        self.values.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }
}
