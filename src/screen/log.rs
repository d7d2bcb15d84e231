//! What happened, as one viewer may know it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Plain, Values};
use crate::clause::Clause;
use crate::event::{Event, Value};
use crate::game::Game;
use crate::notation::{keys, voices};
use crate::play::Setup;
use crate::terms::Seat;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LogEntry {
    /// Its place in the log.
    pub index: usize,
    /// How many choices had been made when it happened.
    pub commit: usize,
    /// What it was; the message key is `event-` and this.
    pub kind: &'static str,
    /// Whose act it was, if somebody's.
    pub seat: Option<u8>,
    /// The clause it rests on.
    pub clause: Clause,
    /// What it was about. A card or piece that the viewer may not see is null.
    pub values: Values,
    /// What the values are: `seat`, `place`, `piece`, `card`, `item`, `suit`, `phase`, `number` or `key`.
    pub types: BTreeMap<&'static str, &'static str>,
    /// Whether the choice that led to it cannot be undone freely; set on the first entry of such a choice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub seal: bool,
}

/// The log from an entry on, for a viewer; `None` is somebody who only watches.
#[must_use]
pub fn entries(game: &Game, viewer: Option<Seat>, from: usize) -> Vec<LogEntry> {
    let marks: Vec<usize> = game.choice_marks().collect();
    let sealed: Vec<bool> = game.choices().map(|choice| choice.seal.is_some()).collect();
    let mut commit = marks.partition_point(|mark| *mark < from);
    let entry = |(index, event): (usize, &Event)| {
        let before = commit;
        commit += marks[commit..].partition_point(|mark| *mark <= index);
        let seal = sealed[before..commit].contains(&true);
        LogEntry { index, commit, seal, ..entry(game.setup(), event, viewer) }
    };
    (0..).zip(game.log()).skip(from).map(entry).collect()
}

/// One event for a viewer, without its place in the log.
#[must_use]
pub fn entry(setup: &Setup, event: &Event, viewer: Option<Seat>) -> LogEntry {
    let mut values = Values::new();
    let mut types = BTreeMap::new();
    let mut note = |name, kind, value| {
        values.insert(name, value);
        types.insert(name, kind);
    };
    for (name, value) in &event.values {
        match *value {
            Value::Seat(seat) => note(name, "seat", seat.0.into()),
            Value::Clearing(clearing) => note(name, "place", clearing.0.into()),
            Value::Forest(forest) => note(name, "place", voices::forest_key(setup.map, forest).into()),
            Value::Piece(owner, kind) => {
                note(name, "piece", keys::piece_key(setup, owner, kind).into());
                note("owner", "seat", owner.0.into());
            }
            Value::Card(card) => note(name, "card", keys::card_key(setup, card).into()),
            Value::Hidden(card, seats) => {
                let seen = viewer.is_some_and(|viewer| seats & (1 << viewer.0) != 0);
                note(name, "card", if seen { keys::card_key(setup, card).into() } else { Plain::Nothing });
            }
            Value::HiddenPiece(owner, kind, seats) => {
                let seen = viewer.is_some_and(|viewer| seats & (1 << viewer.0) != 0);
                note(name, "piece", if seen { keys::piece_key(setup, owner, kind).into() } else { Plain::Nothing });
                note("owner", "seat", owner.0.into());
            }
            Value::Item(item) => note(name, "item", item.key().into()),
            Value::Suit(suit) => note(name, "suit", suit.key().into()),
            Value::Phase(phase) => note(name, "phase", phase.key().into()),
            Value::Number(number) => note(name, "number", Plain::Number(i64::from(number))),
            Value::Key(key) => note(name, "key", key.into()),
        }
    }
    let seat = match event.get("seat") {
        Some(Value::Seat(seat)) => Some(seat.0),
        _ => None,
    };
    LogEntry { index: 0, commit: 0, kind: event.name, seat, clause: event.clause, values, types, seal: false }
}
