//! Yardsticks: what anybody can measure about a position, whoever plays. Factions advise bots with them, and bots judge
//! with them; they name no faction and know no bot.
//!
//! Unit: hundredths of a victory point, if nothing else is said.

pub mod attack;
pub mod cards;
pub mod options;
pub mod weights;

use crate::law::scoring::POINTS_TO_WIN;
use crate::play::Position;

/// So many of something, in hundredths of a unit, as traits are measured.
#[must_use]
pub fn units(count: usize) -> i32 {
    100 * i32::try_from(count).unwrap_or(0)
}

/// How much of the game is left, in hundredths: the points the leader still needs.
#[must_use]
pub fn remaining(at: Position) -> i32 {
    let most = at.table.scores.iter().copied().max().unwrap_or(0);
    100 - 100 * i32::from(most) / i32::from(POINTS_TO_WIN)
}
