//! What a screen gets: plain values that serialise to JSON, made from a game.
//!
//! A [`Session`] is one game at one table with everything a screen asks of it. Nothing here decides a rule, and nothing
//! here is bound to a browser: `web` only hands these values over.
//!
//! **Who may know what.** [`view`], [`log`] and [`Session::preview`] speak to one viewer and contain nothing that this
//! seat could not see at a real table: no other hand, no order of the deck, no item under a ruin, no seed, no dice that
//! have not been rolled. A decision belongs to the seat that is asked; links, saved games and the setup hold the whole
//! game, hidden cards included.

pub mod catalogue;
pub mod decision;
pub mod log;
pub mod panels;
pub mod save;
mod session;
pub mod setup;
mod study;
mod thinking;
pub mod view;
mod why_not;

#[cfg(test)]
mod contract;

pub use session::{Origin, Preview, SealedBy, Session, Undo};
pub use study::Study;
pub use thinking::Thinking;
pub use why_not::Query;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::decision::{Operand, Opt};
use crate::notation::keys;
use crate::notation::links::LinkError;
use crate::play::Setup;
use crate::terms::Clearing;

/// Something a screen has asked for that cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{message}")]
pub struct Fault {
    /// What is wrong, as a key.
    pub code: &'static str,
    /// What is wrong, in plain English.
    pub message: String,
    /// Where in the text or value it is wrong, if that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

impl Fault {
    /// A fault without a place.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), place: None }
    }

    /// The fault with its place.
    #[must_use]
    pub fn at(self, place: impl Into<String>) -> Self {
        Self { place: Some(place.into()), ..self }
    }
}

impl From<LinkError> for Fault {
    fn from(error: LinkError) -> Self {
        let fault = Self::new(error.code(), error.to_string());
        match error {
            LinkError::Incomplete { arrived, .. } | LinkError::Stub(arrived) => {
                fault.at(format!("character {}", arrived + 1))
            }
            LinkError::Differs { choice, .. } => fault.at(format!("choice {choice}")),
            LinkError::Unknown { what, .. } => fault.at(what),
            _ => fault,
        }
    }
}

/// A number, a name or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Plain {
    /// A number.
    Number(i64),
    /// A key.
    Text(String),
    /// Nothing that may be told.
    Nothing,
}

impl From<&str> for Plain {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u8> for Plain {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

/// Named values.
pub type Values = BTreeMap<&'static str, Plain>;

/// What an option is aimed at: a kind of thing, and which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Target {
    /// `place`, `seat`, `card`, `piece`, `item`, `held`, `suit`, `count`, `faction`, `space`, `way` or `voice`.
    pub kind: String,
    /// Which one: a number for seats, counts and clearings (0 is one beside the map), otherwise a key.
    #[cfg_attr(test, ts(type = "number | string"))]
    pub value: Plain,
    /// Whose piece it is, for pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<u8>,
}

/// The operands of an option, in order.
#[must_use]
pub fn targets(setup: &Setup, option: Opt) -> Vec<Target> {
    let target = |kind: &str, value: Plain| Target { kind: kind.to_owned(), value, seat: None };
    keys::operand_values(setup, option)
        .into_iter()
        .map(|value| match value {
            keys::OperandValue::Clearing(clearing) => target("place", clearing.0.into()),
            keys::OperandValue::Seat(seat) => target("seat", seat.0.into()),
            keys::OperandValue::Card(card) => target("card", card.into()),
            keys::OperandValue::Item(item) => target("item", item.key().into()),
            keys::OperandValue::Held(held) => target("held", held.to_string().as_str().into()),
            keys::OperandValue::Suit(suit) => target("suit", suit.key().into()),
            keys::OperandValue::Count(count) => target("count", count.into()),
            keys::OperandValue::Piece { seat, piece } => Target { seat: Some(seat.0), ..target("piece", piece.into()) },
            keys::OperandValue::Faction(faction) => target("faction", faction.into()),
            keys::OperandValue::Space(space) => target("space", space.into()),
            keys::OperandValue::Forest(forest) => target("place", forest.into()),
            keys::OperandValue::Annex(_) => target("place", Clearing::ANNEX.0.into()),
            keys::OperandValue::Way(way) => target("way", way.into()),
            keys::OperandValue::Voice(voice) => target("voice", voice.into()),
        })
        .collect()
}

/// Whether the last operand of an option is a number.
fn ends_in_count(setup: &Setup, option: Opt) -> bool {
    keys::verb_info(setup, option.verb()).is_some_and(|info| info.operands.last() == Some(&Operand::Count))
}
