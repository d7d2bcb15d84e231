//! What makes one bot think differently from another: the figures of the search.

use std::fmt::{self, Display};
use std::str::FromStr;

use thiserror::Error;

use super::weights::Weights;

/// How far a try goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the running turn.
    Turn,
    /// To the seat's next turn: the others have answered.
    Round,
    /// To the end of the seat's next turn.
    NextTurn,
    /// Every other try to the end of the running turn, the others to the end of the seat's next turn.
    Both,
}

/// The figures of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Tries for a decision.
    pub tries: u32,
    /// How many times as many tries it makes in a turn in which it could win.
    pub finish: u32,
    /// How far a try goes.
    pub horizon: Horizon,
    /// How boldly options are tried that look good at first sight but have fared no better so far; 0 is not at all.
    pub curiosity: f32,
    /// How far apart means have to lie to be believed, in standard deviations of the results; 0 believes everything.
    pub doubt: f32,
    /// How many hundredths of a point make an option look e times as good at first sight.
    pub temperature: f32,
    /// Width of the noise on first sight in playouts, in hundredths of a point.
    pub noise: u32,
    /// One in so many choices of a playout is left to chance altogether.
    pub whim: u32,
    /// One in so many of the choices it makes at the table is left to chance, for games that go where nobody would take
    /// them (`thicket weigh`); 0 is none.
    pub stray: u32,
    /// How much of what was tried below the chosen option is kept for the next question of the same turn, in hundredths.
    pub keep: u32,
    /// Below this chance to win it plays for as good an end as it can still have; 0 is never.
    pub hope: f32,
    /// What it judges positions by, if not by the weights it was built with.
    pub weights: Option<&'static Weights>,
}

impl Style {
    /// The style of a careful player.
    pub const CAREFUL: Self = Self {
        tries: 300,
        finish: 3,
        horizon: Horizon::Turn,
        curiosity: 2.0,
        doubt: 1.4,
        temperature: 75.0,
        noise: 70,
        whim: 16,
        stray: 0,
        keep: 50,
        hope: 0.005,
        weights: None,
    };

    /// The style with one figure changed.
    ///
    /// # Errors
    /// If there is no such figure, or the value does not fit it.
    pub fn with(mut self, key: &str, value: &str) -> Result<Self, StyleError> {
        let bad = || StyleError::BadValue { key: key.to_owned(), value: value.to_owned() };
        match key {
            "tries" => self.tries = value.parse().map_err(|_| bad())?,
            "finish" => self.finish = value.parse().ok().filter(|value| *value > 0).ok_or_else(bad)?,
            "horizon" => self.horizon = value.parse().map_err(|()| bad())?,
            "curiosity" => self.curiosity = value.parse().ok().filter(|value: &f32| *value >= 0.0).ok_or_else(bad)?,
            "doubt" => self.doubt = value.parse().ok().filter(|value: &f32| *value >= 0.0).ok_or_else(bad)?,
            "temperature" => {
                self.temperature = value.parse().ok().filter(|value: &f32| *value > 0.0).ok_or_else(bad)?;
            }
            "noise" => self.noise = value.parse().map_err(|_| bad())?,
            "hope" => self.hope = value.parse().ok().filter(|value: &f32| *value >= 0.0).ok_or_else(bad)?,
            "keep" => self.keep = value.parse().ok().filter(|value| *value <= 100).ok_or_else(bad)?,
            "stray" => self.stray = value.parse().map_err(|_| bad())?,
            "whim" => self.whim = value.parse().ok().filter(|value| *value > 0).ok_or_else(bad)?,
            _ => return Err(StyleError::NoSuchFigure(key.to_owned())),
        }
        Ok(self)
    }
}

/// Why a style cannot be changed so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StyleError {
    /// There is no such figure.
    #[error(
        "bots have no figure \"{0}\"; they have: tries, finish, horizon, curiosity, doubt, temperature, noise, whim, stray, keep, hope"
    )]
    NoSuchFigure(String),
    /// The value does not fit the figure.
    #[error("\"{value}\" is no value for {key}")]
    BadValue {
        /// The figure.
        key: String,
        /// The value.
        value: String,
    },
}

impl FromStr for Horizon {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        [Self::Turn, Self::Round, Self::NextTurn, Self::Both]
            .into_iter()
            .find(|horizon| horizon.to_string() == name)
            .ok_or(())
    }
}

impl Display for Horizon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Turn => "turn",
            Self::Round => "round",
            Self::NextTurn => "next-turn",
            Self::Both => "both",
        })
    }
}
