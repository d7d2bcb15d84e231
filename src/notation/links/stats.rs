//! How long links are.

use serde::Serialize;

use super::{LinkError, game, position};
use crate::factions::FACTIONS;
use crate::game::{Game, Pace};
use crate::play::{Faction, Setup};
use crate::{decks, law, maps};

/// Decisions between two positions that are measured.
const EVERY: usize = 8;

/// Lengths in characters, over many random games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LinkStats {
    /// Games played.
    pub games: usize,
    /// The longest position link of a game, in half of the games at most this.
    pub position_p50: usize,
    /// In 99 of 100 games at most this.
    pub position_p99: usize,
    /// In all games at most this.
    pub position_max: usize,
    /// The link of a whole game, in half of the games at most this.
    pub game_p50: usize,
    /// In 99 of 100 games at most this.
    pub game_p99: usize,
    /// In all games at most this.
    pub game_max: usize,
}

/// Plays random games of two to four seats, of every mix of factions, and measures the longest position link and the
/// game link of each.
///
/// # Errors
/// If a link cannot be made; that would be a fault of this program.
pub fn link_stats(games: usize, seed: u64) -> Result<LinkStats, LinkError> {
    let mut positions = Vec::with_capacity(games);
    let mut wholes = Vec::with_capacity(games);
    for number in 0..games {
        let mut dice = Dice(seed.wrapping_add(number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let seats = (2 + number % 3).min(FACTIONS.len());
        let mut played = random_game(&mut dice, seats)?;
        let mut longest = position(&played)?.len();
        let mut choices = 0;
        while let Some(decision) = played.decision() {
            played.choose(dice.below(decision.options.len()))?;
            choices += 1;
            if choices % EVERY == 0 {
                longest = longest.max(position(&played)?.len());
            }
        }
        positions.push(longest);
        wholes.push(game(&played)?.len());
    }
    positions.sort_unstable();
    wholes.sort_unstable();
    let rank = |list: &[usize], percent: usize| list.get((list.len() * percent).div_ceil(100).max(1) - 1).copied();
    let at = |list: &[usize], percent: usize| rank(list, percent).unwrap_or(0);
    Ok(LinkStats {
        games,
        position_p50: at(&positions, 50),
        position_p99: at(&positions, 99),
        position_max: at(&positions, 100),
        game_p50: at(&wholes, 50),
        game_p99: at(&wholes, 99),
        game_max: at(&wholes, 100),
    })
}

/// A game about to begin, with random factions in a random order.
fn random_game(dice: &mut Dice, seats: usize) -> Result<Game, LinkError> {
    let mut left: Vec<&'static Faction> = FACTIONS.to_vec();
    let factions: Vec<&'static Faction> = (0..seats).map(|_| left.remove(dice.below(left.len()))).collect();
    let unknown = |what| LinkError::Unknown { what, name: String::new() };
    let map = *maps::MAPS.first().ok_or_else(|| unknown("map"))?;
    let deck = *decks::DECKS.first().ok_or_else(|| unknown("deck"))?;
    let setup = Setup::new(map, deck, &factions)?;
    let table = law::setup::table(&setup, dice.next());
    Ok(Game::resume_at(Pace::Patient, setup, table, Vec::new()))
}

/// A generator for choosing at random (xorshift); its state is never 0.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % bound.max(1)
    }
}
