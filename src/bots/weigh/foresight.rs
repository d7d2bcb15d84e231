//! How well winners can be foreseen at all: positions are played on many times, and what came of them is held against what
//! was said.

use super::model::Model;
use super::{Sample, at_ends_of_turns, sample};
use crate::bots::contest::{Player, Record, winners_from};
use crate::bots::dice::Dice;
use crate::play::{Faction, Setup};

/// A position of a game, and who won when it was played on.
#[derive(Clone, Debug)]
pub struct PlayedOn {
    /// One for each time that somebody won.
    samples: Vec<Sample>,
}

/// What is said about positions, against how often each seat won from them.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Foresight {
    /// Positions.
    pub positions: usize,
    /// How often they were played on, all together; games in which nobody won are left out.
    pub games: usize,
    /// How surprising the winners were to the weights that bots use: the mean of minus the natural logarithm of the chance that
    /// they were given.
    pub now: f64,
    /// The same for somebody who knew beforehand how often each seat would win from each position in these very games: nothing
    /// that is said about these positions can come to less.
    pub least: f64,
    /// Standard errors of both, and of what lies between them.
    pub errors: [f64; 3],
}

/// Plays one position of a game on, so many times. Each has the same chance to be the one. `None` for a game without positions.
///
/// The deck is shuffled and the dice are others each time; hands, and whatever else lies hidden on the table, stay.
#[must_use]
pub fn play_on(
    setup: &Setup,
    record: &Record,
    players: &[Player],
    factions: &[&'static Faction],
    (times, max_rounds): (u32, u16),
) -> Option<PlayedOn> {
    let mut tables = Vec::new();
    at_ends_of_turns(setup, record, |table| tables.push(*table));
    let mut dice = Dice::new(record.seed);
    let table = tables.get(dice.below(u32::try_from(tables.len()).ok()?) as usize)?;
    let seeds = (0..times).map(|_| dice.next());
    let games = seeds.map(|seed| winners_from(setup, table, players, seed, max_rounds));
    let won = games.filter(|winners| !winners.is_empty());
    let position = sample(setup, table, Vec::new(), factions);
    Some(PlayedOn { samples: won.map(|winners| Sample { winners, ..position.clone() }).collect() })
}

/// Holds what is said about the positions against what came of them.
#[must_use]
pub fn foresight(played: &[PlayedOn], factions: &[&'static Faction]) -> Foresight {
    let model = Model::now(factions);
    let played: Vec<&[Sample]> =
        played.iter().map(|position| position.samples.as_slice()).filter(|samples| !samples.is_empty()).collect();
    let now: Vec<f64> = played.iter().map(|samples| surprise(samples, &model.chances(&samples[0]))).collect();
    let least: Vec<f64> = played.iter().map(|samples| surprise(samples, &shares(samples))).collect();
    let between: Vec<f64> = now.iter().zip(&least).map(|(now, least)| now - least).collect();
    Foresight {
        positions: played.len(),
        games: played.iter().map(|samples| samples.len()).sum(),
        now: mean(&now),
        least: mean(&least),
        errors: [&now, &least, &between].map(|values| standard_error(values)),
    }
}

/// How surprising the winners of a position were on average, if the seats were given these chances.
fn surprise(samples: &[Sample], chances: &[f64]) -> f64 {
    mean(&samples.iter().map(|sample| sample.surprise(chances)).collect::<Vec<_>>())
}

/// What of the games each seat won.
fn shares(samples: &[Sample]) -> Vec<f64> {
    let seats = samples.first().map_or(0, |sample| sample.seats.len());
    (0..seats).map(|seat| mean(&samples.iter().map(|sample| sample.won(seat)).collect::<Vec<_>>())).collect()
}

#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^52")]
fn standard_error(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / values.len().saturating_sub(1).max(1) as f64 / values.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::factions::FACTIONS;
    use crate::{decks, law, maps};

    fn played(winners: &[&[usize]]) -> PlayedOn {
        let setup = Setup::new(maps::MAPS[0], decks::DECKS[0], &FACTIONS[..2]).expect("two factions");
        let table = law::setup::table(&setup, 1);
        PlayedOn { samples: winners.iter().map(|winners| sample(&setup, &table, winners.to_vec(), FACTIONS)).collect() }
    }

    #[test]
    fn the_least_surprise_is_that_of_the_shares_themselves() {
        let even = played(&[&[0], &[1], &[0], &[1]]);
        let sure = played(&[&[0], &[0]]);
        let nobody = played(&[]);
        let told = foresight(&[even.clone(), sure, nobody], FACTIONS);
        assert_eq!((told.positions, told.games), (2, 6));
        assert!((told.least - 2.0_f64.ln() / 2.0).abs() < 1e-9, "{told:?}");
        assert!(told.now > told.least, "{told:?}");
        assert!((told.errors[1] - 2.0_f64.ln() / 2.0).abs() < 1e-9, "{told:?}");
        assert_eq!(foresight(&[], FACTIONS).games, 0);
    }

    #[test]
    fn a_win_that_is_shared_counts_in_parts() {
        let told = foresight(&[played(&[&[0, 1], &[0, 1]])], FACTIONS);
        assert!((told.least - 2.0_f64.ln()).abs() < 1e-9, "{told:?}");
    }
}
