//! Random games of every mix of factions, for measuring links.

use crate::decks::base::BASE;
use crate::game::{Game, Pace};
use crate::law;
use crate::maps::autumn::AUTUMN;
use crate::play::{Faction, Setup, SetupError};

/// Dice of their own for whoever chooses at random (xorshift; the state is never 0).
#[derive(Clone, Debug)]
pub struct SampleDice(u64);

impl SampleDice {
    /// Dice that fall in the same way each time for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next 64 bits.
    pub const fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `bound`; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.word() >> 40).unwrap_or(0) % bound.max(1)
    }
}

/// A new game at the patient pace on the Autumn map with the base deck: so many seats, at most as many as there are
/// factions to choose from, with random ones of these in a random order and the figures of a new table.
///
/// # Errors
/// For fewer than two seats or more than six.
pub fn game(seats: usize, among: &[&'static Faction], dice: &mut SampleDice) -> Result<Game, SetupError> {
    let mut left = among.to_vec();
    let seats = seats.min(left.len());
    let factions: Vec<&'static Faction> = (0..seats).map(|_| left.remove(dice.below(left.len()))).collect();
    let setup = Setup::new(&AUTUMN, &BASE, &factions)?.with_fair_figures();
    let table = law::setup::table(&setup, dice.word());
    Ok(Game::resume_at(Pace::Patient, setup, table, Vec::new()))
}
