//! How long links are.

use serde::Serialize;

use super::sample::{self, SampleDice};
use super::{LinkError, game, position};
use crate::notation::limits::MOST_CHOICES;
use crate::play::Faction;

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
    /// The link of a whole game, in half of those that have one at most this.
    pub game_p50: usize,
    /// In 99 of 100 of these games at most this.
    pub game_p99: usize,
    /// In all of these games at most this.
    pub game_max: usize,
    /// Games of more choices than a link may have, which are left there. They are not counted above.
    pub without_link: usize,
}

/// Plays random games of two to four seats, of mixes of these factions, and measures the longest position link and the
/// game link of each.
///
/// # Errors
/// If a link cannot be made; that would be a fault of this program.
pub fn link_stats(games: usize, seed: u64, among: &[&'static Faction]) -> Result<LinkStats, LinkError> {
    let mut positions = Vec::with_capacity(games);
    let mut wholes = Vec::with_capacity(games);
    for number in 0..games {
        let mut dice = SampleDice::new(seed.wrapping_add(number as u64));
        let mut played = sample::game(2 + number % 3, among, &mut dice)?;
        let mut longest = position(&played)?.len();
        let mut choices = 0;
        // A game that stands still, as where one seat keeps every card, would never end.
        while let Some(decision) = played.decision().filter(|_| choices <= MOST_CHOICES) {
            played.choose(dice.below(decision.options.len()))?;
            choices += 1;
            if choices % EVERY == 0 {
                longest = longest.max(position(&played)?.len());
            }
        }
        positions.push(longest);
        match game(&played) {
            Ok(link) => wholes.push(link.len()),
            Err(LinkError::TooLong(_)) => {}
            Err(other) => return Err(other),
        }
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
        without_link: games - wholes.len(),
    })
}
