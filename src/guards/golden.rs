//! Golden games: whole games as the places of their choices, with checksums of what stood on the table and of how much
//! was offered.

mod file;
mod replay;

use thiserror::Error;

pub use file::{read, write};
pub use replay::{Departure, Divergence, sums};

use crate::bots::contest::{self, Player};
use crate::game::{ChooseError, Game};
use crate::play::Setup;

/// Ending of the names of files of recorded games.
pub const EXTENSION: &str = "games";

/// Choices in a stretch: so many share one whole checksum.
const STRETCH: usize = 16;

/// Rounds after which a game that is played to be recorded is given up.
const MOST_ROUNDS: u16 = 200;

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// What was played.
    pub setup: Setup,
    /// Who played, by seat: who plays it anew if its choices no longer make a game.
    pub players: Vec<Player>,
    /// The seed.
    pub seed: u64,
    /// The places of the chosen options.
    pub choices: Vec<u8>,
    /// The running checksum at each decision, and at the end: how much of it the file keeps is its own affair.
    sums: Sums,
}

/// What a file keeps of the running checksum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sums {
    /// The lowest six bits at each decision.
    signs: Vec<u8>,
    /// The whole at the last decision of each stretch, and at the end of the game.
    whole: Vec<u32>,
}

/// Why a game cannot be recorded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The players came to no end.
    #[error("nobody has won with seed {0} after {MOST_ROUNDS} rounds")]
    Endless(u64),
    /// A choice was made that the game does not take back in.
    #[error(transparent)]
    Choice(#[from] ChooseError),
}

impl Recorded {
    /// Plays a game and records it.
    ///
    /// # Errors
    /// If it does not come to an end.
    pub fn play(setup: Setup, players: Vec<Player>, seed: u64) -> Result<Self, RecordError> {
        let played = contest::play(&setup, &players, seed, MOST_ROUNDS);
        if played.winners.is_empty() {
            return Err(RecordError::Endless(seed));
        }
        let sums = Sums::kept(&sums(Game::new(setup.clone(), seed), &played.choices)?);
        Ok(Self { setup, players, seed, choices: played.choices, sums })
    }

    /// The game recorded anew, after a change of the rules or of the text form: with the same choices if they still make a
    /// whole game, else as the same players play it now.
    ///
    /// # Errors
    /// If it no longer comes to an end.
    pub fn again(&self) -> Result<Self, RecordError> {
        let game = Game::new(self.setup.clone(), self.seed);
        let end = self.before(self.choices.len() + 1);
        match sums(game, &self.choices) {
            Ok(sums) if end.decision().is_none() => Ok(Self { sums: Sums::kept(&sums), ..self.clone() }),
            _ => Self::play(self.setup.clone(), self.players.clone(), self.seed),
        }
    }

    /// The game as it stood before the choice with this number, counted from 1; as far as its choices can still be made.
    #[must_use]
    pub fn before(&self, choice: usize) -> Game {
        let mut game = Game::new(self.setup.clone(), self.seed);
        for index in self.choices.iter().take(choice.saturating_sub(1)) {
            if game.choose(usize::from(*index)).is_err() {
                break;
            }
        }
        game
    }

    /// Plays the recorded choices again and compares.
    ///
    /// # Errors
    /// The first place where the game is not the recorded one.
    pub fn check(&self) -> Result<(), Divergence> {
        replay::check(self)
    }
}

impl Sums {
    /// What is kept of all sums, the last of which is the one at the end.
    fn kept(all: &[u32]) -> Self {
        let Some((end, decisions)) = all.split_last() else { return Self::default() };
        let whole = decisions.chunks(STRETCH).filter_map(<[u32]>::last).chain([end]);
        Self { signs: decisions.iter().map(|sum| (sum & 63) as u8).collect(), whole: whole.copied().collect() }
    }
}
