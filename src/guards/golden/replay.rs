//! Playing a recorded game again, and telling where it goes another way.
//!
//! One checksum runs through the game. At each decision it takes in the table as text, who is asked, and how many
//! options there are; at the end the table once more. Text is the form that means the same however a table is packed.

use std::fmt;

use crc32fast::Hasher;

use super::{Recorded, STRETCH};
use crate::game::{ChooseError, Game};
use crate::notation::keys::option_key;
use crate::notation::position;

/// Where a game is no longer the recorded one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The choice that comes next, counted from 1; one more than there are if only the end differs.
    pub choice: usize,
    /// What differs.
    pub difference: Departure,
    /// What is asked there now, in words; nothing if the game is over.
    pub asked: Option<String>,
    /// The key of the choice before, if there is one.
    pub after: Option<String>,
}

/// What differs from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The table, the seat that is asked or the number of options.
    Sum,
    /// The option with this place, counted from 0, is not there.
    NoOption(u8),
    /// The game is over too early.
    Over,
    /// The game goes on beyond its recorded end.
    GoesOn,
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at choice {}", self.choice)?;
        if let Some(after) = &self.after {
            write!(f, ", after {after}")?;
        }
        match self.difference {
            Departure::Sum => write!(f, ": the table, the seat that is asked or the number of options differs")?,
            Departure::NoOption(index) => write!(f, ": the recorded choice, option {index} from 0, is not offered")?,
            Departure::Over => write!(f, ": the game is over too early")?,
            Departure::GoesOn => write!(f, ": the game goes on beyond its recorded end")?,
        }
        match &self.asked {
            Some(asked) => write!(f, "; now {asked}"),
            None => write!(f, "; now the game is over"),
        }
    }
}

/// The running checksum of a game.
#[derive(Clone, Debug, Default)]
struct Sum(Hasher);

impl Sum {
    /// Takes in the table and the open decision, and gives back the sum so far.
    fn at(&mut self, game: &Game) -> u32 {
        // The table as it lies at the question, not the start of the unit with its answers: where units begin and end
        // is no affair of the rules.
        self.0.update(position::write_parts(game.setup(), game.table(), &[]).as_bytes());
        if let Some(decision) = game.decision() {
            let asked = game.setup().faction(decision.ask.seat).key;
            self.0.update(format!("{asked}: {}\n", decision.options.len()).as_bytes());
        }
        self.0.clone().finalize()
    }
}

/// The running checksum at each decision of a game and after its last choice.
///
/// # Errors
/// If a choice cannot be made.
pub fn sums(mut game: Game, choices: &[u8]) -> Result<Vec<u32>, ChooseError> {
    let mut sum = Sum::default();
    let mut sums = Vec::with_capacity(choices.len() + 1);
    for index in choices {
        sums.push(sum.at(&game));
        game.choose(usize::from(*index))?;
    }
    sums.push(sum.at(&game));
    Ok(sums)
}

/// Plays the recorded choices again and compares.
pub(super) fn check(recorded: &Recorded) -> Result<(), Divergence> {
    let mut game = Game::new(recorded.setup.clone(), recorded.seed);
    let mut sum = Sum::default();
    let count = recorded.choices.len();
    for (n, index) in recorded.choices.iter().enumerate() {
        if game.decision().is_none() {
            return Err(divergence(&game, Departure::Over));
        }
        let now = sum.at(&game);
        let sign_fits = recorded.sums.signs.get(n).is_some_and(|sign| u32::from(*sign) == now & 63);
        let ends_stretch = (n + 1) % STRETCH == 0 || n + 1 == count;
        if !sign_fits || (ends_stretch && recorded.sums.whole.get(n / STRETCH) != Some(&now)) {
            return Err(divergence(&game, Departure::Sum));
        }
        if game.choose(usize::from(*index)).is_err() {
            return Err(divergence(&game, Departure::NoOption(*index)));
        }
    }
    if game.decision().is_some() {
        return Err(divergence(&game, Departure::GoesOn));
    }
    if recorded.sums.whole.last() == Some(&sum.at(&game)) { Ok(()) } else { Err(divergence(&game, Departure::Sum)) }
}

fn divergence(game: &Game, difference: Departure) -> Divergence {
    let setup = game.setup();
    let asked = game.decision().map(|decision| {
        let (faction, ask) = (setup.faction(decision.ask.seat).key, decision.ask);
        format!("{faction} is asked \"{}\" ({}) with {} options", ask.prompt, ask.clause.id(), decision.options.len())
    });
    let after = game.choices().next_back().map(|choice| {
        format!("{} chose {}", setup.faction(choice.seat).key, option_key(setup, choice.seat, choice.option))
    });
    Divergence { choice: game.choices().len() + 1, difference, asked, after }
}
