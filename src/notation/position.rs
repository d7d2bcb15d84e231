//! Positions as text: any table of any game, line by line, complete, and readable without this program.
//!
//! ```
//! use thicket::notation::position;
//!
//! let start = position::read(
//!     "seats: noxious-battery, blacktail-guild
//!      clearing 5: NB 2 warriors, cannon; BG 1 warrior
//!      turn: NB daylight actions",
//! )?;
//! let game = start.game();
//! assert!(game.decision().is_some());
//! assert_eq!(position::write(&position::read(&position::write(&game))?.game()), position::write(&game));
//! # Ok::<(), position::PositionError>(())
//! ```
//!
//! Every line and what may stand in it is described in `docs/scenarios.md`.

mod answers;
pub mod board;
mod head;
mod read;
mod statement;
mod turn_place;
mod write;

use thiserror::Error;

pub use board::BoardError;
pub use head::{CardPlace, LineHead};
pub use read::{read, read_entries, read_from};
pub use statement::Statement;
pub use turn_place::TurnPlace;
pub use write::{cards_in, items_in, pieces_in, write, write_parts};

use super::limits::TooLong;
use super::names::{Hint, NameError};
use super::validate::Invalid;
use crate::decision::Opt;
use crate::game::{Game, Pace};
use crate::play::{Setup, SetupError};
use crate::table::Table;

/// A position that was read: what is played, the table, and how far the running unit has come.
#[derive(Clone, Debug)]
pub struct Start {
    /// What is played.
    pub setup: Setup,
    /// The table at the start of the running unit.
    pub checkpoint: Table,
    /// The answers given since.
    pub answers: Vec<Opt>,
}

impl Start {
    /// The game that goes on from here.
    #[must_use]
    pub fn game(self) -> Game {
        Game::resume(self.setup, self.checkpoint, self.answers)
    }

    /// The game that goes on from here, at this pace.
    #[must_use]
    pub fn game_at(self, pace: Pace) -> Game {
        Game::resume_at(pace, self.setup, self.checkpoint, self.answers)
    }
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct PositionError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// More than what is looked at.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Every line makes sense, the table that they make does not.
    #[error("this position cannot be played on: {0}")]
    Invalid(#[from] Invalid),
    /// A name or number that means nothing here.
    #[error(transparent)]
    Name(#[from] NameError),
    /// The seats cannot play together, or a figure does not fit.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A line without a colon.
    #[error("\"{0}\" is not of the form \"name: value\"")]
    NoColon(String),
    /// A line with an unknown name.
    #[error("there is no line \"{name}\"{hint}")]
    UnknownLine {
        /// The name.
        name: String,
        /// A name that may be meant.
        hint: Hint,
    },
    /// The same thing stated a second time.
    #[error("this is stated in line {0} already")]
    Twice(usize),
    /// No line names the seats.
    #[error("a position needs a line \"seats: ...\", for example \"seats: noxious-battery, blacktail-guild\"")]
    NoSeats,
    /// There is no such map.
    #[error("there is no map \"{name}\"; there is: {known}")]
    Map {
        /// What was written.
        name: String,
        /// The maps there are.
        known: String,
    },
    /// There is no such deck.
    #[error("there is no deck \"{name}\"; there is: {known}")]
    Deck {
        /// What was written.
        name: String,
        /// The decks there are.
        known: String,
    },
    /// No such card lies beside a set-up card.
    #[error("there is no \"{name}\" to lie beside this faction's card; there is: {known}")]
    Beside {
        /// What was written.
        name: String,
        /// What there is.
        known: String,
    },
    /// There is no such landmark.
    #[error("there is no landmark \"{name}\"; there is: {known}")]
    Landmark {
        /// What was written.
        name: String,
        /// The landmarks there are.
        known: String,
    },
    /// More pieces than a faction has.
    #[error("{faction} has {printed} {piece} in all; with this line there are {stated}")]
    TooManyPieces {
        /// The faction.
        faction: &'static str,
        /// The piece.
        piece: &'static str,
        /// How many there are.
        printed: u8,
        /// How many are stated up to this line.
        stated: u32,
    },
    /// More buildings than slots.
    #[error(
        "clearing {clearing} has {slots} slots, a ruin fills {ruins} of them, and {buildings} buildings are stated"
    )]
    TooManyBuildings {
        /// The clearing.
        clearing: u8,
        /// Its slots.
        slots: u8,
        /// 1 if a ruin stands there.
        ruins: u8,
        /// The buildings stated.
        buildings: u32,
    },
    /// Pieces of more kinds in forests than a table has room for.
    #[error("the forests have room for {} kinds of pieces in all", crate::table::MAX_AFIELD)]
    ForestsFull,
    /// A path that the map does not have.
    #[error("no path joins clearings {0} and {1}")]
    NoPath(u8, u8),
    /// A clearing under water that the map never floods.
    #[error("on the map {map} clearing {clearing} is never flooded (LAW-12e#1); those that can be are {can}")]
    NeverFlooded {
        /// The map.
        map: &'static str,
        /// The clearing.
        clearing: u8,
        /// Those that can be.
        can: String,
    },
    /// Pieces in a clearing that is flooded.
    #[error("clearing {0} is flooded; nothing can stand there")]
    Flooded(u8),
    /// More copies of a card than the deck holds.
    #[error("the deck holds {copies} of \"{card}\"; with this line {} are stated", copies + 1)]
    TooManyCards {
        /// The card.
        card: &'static str,
        /// How many there are.
        copies: usize,
    },
    /// More items of a kind than the game has.
    #[error("the game has {most} of the item {item}; with this line {stated} are stated")]
    TooManyItems {
        /// The item.
        item: &'static str,
        /// How many there are.
        most: u8,
        /// How many are stated up to this line.
        stated: u32,
    },
    /// More than two items under one ruin.
    #[error("at most two items lie under a ruin")]
    TooManyUnderRuin,
    /// A ruin where none can be.
    #[error("clearing {0} has no ruin")]
    NoRuin(u8),
    /// Items for a faction that keeps them elsewhere.
    #[error("{0} has no Crafted Items box; its items lie on its board")]
    NoItemBox(&'static str),
    /// Two piles are said to hold the cards that are not mentioned.
    #[error("only one pile can hold the rest of the cards; line {0} has it already")]
    TwoRests(usize),
    /// A card that is no dominance card.
    #[error("\"{0}\" is no dominance card")]
    NoDominance(&'static str),
    /// A part of a faction board that does not fit.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A faction has no waiting unit of this number.
    #[error("{faction} has no task {id}; its tasks are numbered from 0, and there are {count}")]
    Task {
        /// The faction.
        faction: &'static str,
        /// The number.
        id: u8,
        /// How many it has.
        count: usize,
    },
    /// Something that does not have the form it should have.
    #[error("\"{text}\" should be written as {form}")]
    Form {
        /// What was written.
        text: String,
        /// How it is written.
        form: &'static str,
    },
    /// Thirty points and no winner.
    #[error("whoever has 30 points has won; write \"won: SEAT by points\" as well")]
    Winning,
    /// An answer that is not among the options of its question.
    #[error("the answer \"{key}\" is not offered; offered is: {offered}")]
    Answer {
        /// What was written.
        key: String,
        /// The options.
        offered: String,
    },
    /// More answers than questions.
    #[error("the answer \"{0}\" comes after the end of its unit")]
    AnswerTooLate(String),
}
