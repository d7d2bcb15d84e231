//! Setup: what a game is played with, fixed before it begins.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{Deck, FIGURE_BYTES, Faction};
use crate::maps::Map;
use crate::terms::{Kind, MAX_SEATS, Seat};

/// What a game is played with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The map.
    pub map: &'static Map,
    /// The shared deck.
    pub deck: &'static Deck,
    /// The seats in turn order, first player first.
    pub seats: ArrayVec<SeatSetup, MAX_SEATS>,
    /// Dice and random takes that are told instead of rolled, for scenarios and lessons.
    pub script: Script,
}

/// One seat of a setup.
#[derive(Clone, Debug)]
pub struct SeatSetup {
    /// The faction.
    pub faction: &'static Faction,
    /// The board figures in play, in the order of the faction's list.
    pub figures: [u8; FIGURE_BYTES],
}

/// Randomness that is told beforehand. What is not told is random as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Battle rolls in order, each the two dice.
    pub rolls: Vec<[u8; 2]>,
    /// Random takes in order, each the name of the card that is taken.
    pub takes: Vec<String>,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Fewer than two or more than six seats.
    #[error("a game has 2 to 6 seats, not {0}")]
    Seats(usize),
    /// The same faction twice (LAW-9.2b).
    #[error("{0} is seated twice; each faction can be in a game once")]
    Twice(&'static str),
    /// A figure that the faction does not have.
    #[error("{faction} has no figure named \"{key}\"")]
    UnknownFigure {
        /// The faction.
        faction: &'static str,
        /// The name that was given.
        key: String,
    },
    /// A figure with the wrong number of values or a value out of range.
    #[error("figure {key} of {faction} takes {count} values from {min} to {max}")]
    BadFigure {
        /// The faction.
        faction: &'static str,
        /// The figure.
        key: &'static str,
        /// How many values it takes.
        count: usize,
        /// The smallest value allowed.
        min: u8,
        /// The largest value allowed.
        max: u8,
    },
}

impl SeatSetup {
    /// A seat with the default figures.
    #[must_use]
    pub fn new(faction: &'static Faction) -> Self {
        Self { faction, figures: faction.default_figures() }
    }

    /// Overrides a board figure.
    ///
    /// # Errors
    /// If the faction has no such figure, or the values do not fit it.
    pub fn set_figure(&mut self, key: &str, values: &[u8]) -> Result<(), SetupError> {
        let mut at = 0;
        for figure in self.faction.figures {
            let end = at + figure.default.len();
            if figure.key == key {
                let fits = values.len() == figure.default.len()
                    && values.iter().all(|value| (figure.min..=figure.max).contains(value));
                if !fits {
                    return Err(SetupError::BadFigure {
                        faction: self.faction.key,
                        key: figure.key,
                        count: figure.default.len(),
                        min: figure.min,
                        max: figure.max,
                    });
                }
                self.figures[at..end].copy_from_slice(values);
                return Ok(());
            }
            at = end;
        }
        Err(SetupError::UnknownFigure { faction: self.faction.key, key: key.to_owned() })
    }

    /// The values of a board figure; empty for a name the faction does not have.
    #[must_use]
    pub fn figure(&self, key: &str) -> &[u8] {
        let mut at = 0;
        for figure in self.faction.figures {
            let end = at + figure.default.len();
            if figure.key == key {
                return &self.figures[at..end];
            }
            at = end;
        }
        &[]
    }

    /// How many pieces of this kind the seat plays with: what its figure says, else what is printed.
    #[must_use]
    pub fn piece_count(&self, kind: Kind) -> u8 {
        let info = self.faction.piece(kind);
        info.figure.and_then(|figure| self.figure(figure).first().copied()).unwrap_or(info.count)
    }
}

impl Setup {
    /// A setup with default figures.
    ///
    /// # Errors
    /// If the seats cannot play together (LAW-9f, LAW-9.2b).
    pub fn new(map: &'static Map, deck: &'static Deck, factions: &[&'static Faction]) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&factions.len()) {
            return Err(SetupError::Seats(factions.len()));
        }
        for (n, faction) in factions.iter().enumerate() {
            if factions[..n].iter().any(|other| other.number == faction.number) {
                return Err(SetupError::Twice(faction.key));
            }
        }
        let seats = factions.iter().map(|faction| SeatSetup::new(faction)).collect();
        Ok(Self { map, deck, seats, script: Script::default() })
    }

    /// The seats in turn order.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most six seats")]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The faction of a seat.
    #[must_use]
    pub fn faction(&self, seat: Seat) -> &'static Faction {
        self.seats[seat.index()].faction
    }

    /// The seat of the faction with this name or short code.
    #[must_use]
    pub fn seat_of(&self, name: &str) -> Option<Seat> {
        let is_named = |faction: &Faction| faction.key == name || faction.code.eq_ignore_ascii_case(name);
        self.seats().find(|seat| is_named(self.faction(*seat)))
    }

    /// The seat of the faction with this registry number.
    #[must_use]
    pub fn seat_by_number(&self, number: u8) -> Option<Seat> {
        self.seats().find(|seat| self.faction(*seat).number == number)
    }

    /// The seats in turn order beginning with this one.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len();
        #[expect(clippy::cast_possible_truncation, reason = "there are at most six seats")]
        (0..count).map(move |n| Seat(((first.index() + n) % count) as u8))
    }
}
