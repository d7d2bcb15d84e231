//! Random games of every mix of factions, for measuring links.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::decks::base::BASE;
use crate::game::{Game, Pace};
use crate::law;
use crate::maps::autumn::AUTUMN;
use crate::play::{Faction, Setup, SetupError};

/// Dice of their own for whoever chooses at random.
#[derive(Clone, Debug)]
pub struct SampleDice(SplitMix64);

impl SampleDice {
    /// Dice that fall in the same way each time for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
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
