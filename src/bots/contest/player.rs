//! Who plays in a contest.

use std::str::FromStr;

use thiserror::Error;

use crate::bots::dice::Dice;
use crate::bots::{Bot, Greedy, Memory, Policy, Rationale, Seen, Strength, Style, StyleError};
use crate::game::Game;

/// Who sits at a table of a contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Name in reports.
    pub name: String,
    /// How it chooses.
    pub manner: Manner,
}

/// How a player chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// Every option with equal chance.
    Random,
    /// The scripted player.
    Greedy,
    /// A bot with this style.
    Bot(Style),
    /// Somebody else's program: whoever runs the contest passes its questions on ([`Plan::referee`](super::Plan::referee)).
    Outside,
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// There is no player of this name.
    #[error("there is no player \"{0}\"; there is: random, greedy, wanderer, ranger, warlord")]
    Unknown(String),
    /// The player has no such figure.
    #[error(transparent)]
    Style(#[from] StyleError),
    /// What stands after `+` is not of the form `figure=value`.
    #[error("\"{0}\" is not of the form figure=value")]
    NoFigure(String),
}

impl FromStr for Player {
    type Err = PlayerError;

    /// Reads a name, and for a bot figures that differ from its usual ones: `ranger+tries=500+noise=40`.
    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let (name, figures) = text.split_once('+').unwrap_or((text, ""));
        let manner = match name {
            "random" => Manner::Random,
            "greedy" => Manner::Greedy,
            _ => {
                let strength: Strength = name.parse().map_err(|_| PlayerError::Unknown(name.to_owned()))?;
                let mut style = strength.style();
                for figure in figures.split('+').filter(|figure| !figure.is_empty()) {
                    let (key, value) =
                        figure.split_once('=').ok_or_else(|| PlayerError::NoFigure(figure.to_owned()))?;
                    style = style.with(key, value)?;
                }
                Manner::Bot(style)
            }
        };
        Ok(Self { name: text.to_owned(), manner })
    }
}

/// A player at work.
pub(super) enum Mind {
    Random,
    Greedy(Greedy),
    Bot(Bot, Box<Memory>),
    Outside,
}

impl Mind {
    pub(super) fn new(manner: Manner, seed: u64) -> Self {
        match manner {
            Manner::Random => Self::Random,
            Manner::Greedy => Self::Greedy(Greedy::new(seed)),
            Manner::Outside => Self::Outside,
            Manner::Bot(style) => Self::Bot(Bot::new(Strength::default(), seed).with_style(style), Box::default()),
        }
    }

    /// Chooses at the open question of a game; a bot says why. Nobody chooses where a program outside ends the game.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        dice: &mut Dice,
        outside: &mut dyn FnMut(&Game) -> Option<usize>,
    ) -> Option<(usize, Option<Rationale>)> {
        let Some(seen) = Seen::of(game) else { return Some((0, None)) };
        let count = seen.options.len();
        if count < 2 {
            return Some((0, None));
        }
        Some(match self {
            Self::Outside => (outside(game)?, None),
            Self::Random => (dice.below(u32::try_from(count).unwrap_or(1)) as usize, None),
            Self::Greedy(greedy) => (greedy.pick(game.setup(), &seen.now, &seen.ask, &seen.options), None),
            Self::Bot(bot, memory) if bot.style().stray > 0 && dice.below(bot.style().stray) == 0 => {
                **memory = Memory::default();
                (dice.below(u32::try_from(count).unwrap_or(1)) as usize, None)
            }
            Self::Bot(bot, memory) => {
                let (index, reason) = bot.go_on(game.setup(), seen, memory);
                (index, Some(reason))
            }
        })
    }
}
