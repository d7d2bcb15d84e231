//! Random games written down choice by choice, so that another build of the engine can play them again and be compared.

use serde::Serialize;

use super::setup::SetupValue;
use super::{Fault, save};
use crate::notation::sample::{self, Dice};

/// A game that was played at random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recording {
    /// What it was played with.
    pub setup: SetupValue,
    /// The place of each chosen option among the options.
    pub choices: Vec<usize>,
    /// The fingerprint of the position after each choice.
    pub hashes: Vec<String>,
    /// Whether somebody has won.
    pub over: bool,
}

/// Plays a random game of two to five seats with random factions and writes it down. The game with this number is the
/// same each time.
///
/// # Errors
/// None in practice: the seats of these games can play together.
pub fn record(number: u64) -> Result<Recording, Fault> {
    let mut dice = Dice::new(number);
    let seats = 2 + dice.below(4);
    let mut game = sample::game(seats, &mut dice).map_err(|error| Fault::new("bad-setup", error.to_string()))?;
    let setup = SetupValue::of(game.setup(), game.start().seed(), &[]);
    let (mut choices, mut hashes) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        let index = dice.below(decision.options.len());
        game.choose(index)?;
        choices.push(index);
        hashes.push(save::hash(&game));
    }
    Ok(Recording { setup, choices, hashes, over: game.result().is_some() })
}
