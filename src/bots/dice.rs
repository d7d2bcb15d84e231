//! The players' own dice. They are other dice than the game's, so thinking never moves the game.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A stream of random numbers that is the same on every platform.
#[derive(Clone, Debug)]
pub(super) struct Dice(SplitMix64);

impl Dice {
    /// Dice with this seed.
    pub(super) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// The next 64 random bits.
    pub(super) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A random number below `bound`; 0 if `bound` is 0.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}
