//! How good a judgement is: what it says about games against what came of them.

use super::model::Model;
use super::{Finding, Sample};
use crate::play::Faction;

/// A stage begins every so many points of the leader.
const STAGE: u8 = 5;
/// The stages of a game of thirty points.
const STAGES: usize = 6;
/// Chances are told apart in tenths.
const TENTHS: usize = 10;

/// What a judgement says about positions whose winners are known.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Assessment {
    /// By the points of the leader.
    pub stages: Vec<Surprise>,
    /// All positions together.
    pub all: Surprise,
    /// By faction and stage, with the weights that were found.
    pub cases: Vec<Case>,
    /// By the chance that was given, in tenths, with the weights that were found.
    pub said: Vec<Tenth>,
}

/// How surprising the winners were: the mean of minus the natural logarithm of the chance that they were given.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct Surprise {
    /// The fewest points of the leader.
    pub from: u8,
    /// Positions.
    pub positions: usize,
    /// If all seats were given the same chance.
    pub even: f64,
    /// With the weights that bots use.
    pub now: f64,
    /// With the weights that were found.
    pub found: f64,
}

/// What was said about a faction, and what happened.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Case {
    /// The faction.
    pub faction: &'static str,
    /// The fewest points of the leader.
    pub from: u8,
    /// Positions with this faction.
    pub positions: usize,
    /// The chance that it was given, on average.
    pub said: f64,
    /// The share of these games that it won; those who won together share a game.
    pub happened: f64,
}

/// What happened where about so much was said.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Tenth {
    /// The least chance, in per cent.
    pub from: u8,
    /// How often a seat was given such a chance.
    pub seats: usize,
    /// The chance that they were given, on average.
    pub said: f64,
    /// The share of them that won.
    pub happened: f64,
}

/// Chances that were given, and what came of them.
#[derive(Clone, Copy, Default)]
struct Told {
    seats: usize,
    said: f64,
    won: f64,
}

impl Told {
    fn add(&mut self, (chance, won): (f64, f64)) {
        self.seats += 1;
        self.said += chance;
        self.won += won;
    }

    /// One of the sums, for one seat on average.
    #[expect(clippy::cast_precision_loss, reason = "there are fewer positions than 2^52")]
    fn mean(&self, sum: f64) -> f64 {
        sum / self.seats.max(1) as f64
    }
}

/// Compares what was found with what bots use, on positions that were not learned from.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "there are fewer positions than 2^52")]
pub fn assess(finding: &Finding, samples: &[Sample], factions: &[&'static Faction]) -> Assessment {
    let (now, found) = (Model::now(factions), Model::found(finding, factions));
    let mut stages: Vec<Surprise> =
        (0..STAGES).map(|n| Surprise { from: STAGE * narrow(n), ..Surprise::default() }).collect();
    let mut cases = vec![[Told::default(); STAGES]; factions.len()];
    let mut tenths = [Told::default(); TENTHS];
    for sample in samples {
        let stage = stage_of(sample);
        let chances = found.chances(sample);
        let to = &mut stages[stage];
        to.positions += 1;
        to.even += (sample.seats.len() as f64).ln();
        to.now += sample.surprise(&now.chances(sample));
        to.found += sample.surprise(&chances);
        for (seat, row) in sample.seats.iter().enumerate() {
            let told = (chances[seat], sample.won(seat));
            cases[row.faction][stage].add(told);
            tenths[tenth_of(chances[seat])].add(told);
        }
    }
    let mut all = Surprise::default();
    for stage in &stages {
        all.positions += stage.positions;
        all.even += stage.even;
        all.now += stage.now;
        all.found += stage.found;
    }
    for stage in stages.iter_mut().chain([&mut all]) {
        let count = stage.positions.max(1) as f64;
        stage.even /= count;
        stage.now /= count;
        stage.found /= count;
    }
    let case = |faction: usize, stage: usize| {
        let told = cases[faction][stage];
        (told.seats > 0).then(|| Case {
            faction: factions[faction].key,
            from: STAGE * narrow(stage),
            positions: told.seats,
            said: told.mean(told.said),
            happened: told.mean(told.won),
        })
    };
    let cases = (0..factions.len()).flat_map(|n| (0..STAGES).filter_map(move |stage| case(n, stage)));
    let tenth = |(n, told): (usize, &Told)| Tenth {
        from: 10 * narrow(n),
        seats: told.seats,
        said: told.mean(told.said),
        happened: told.mean(told.won),
    };
    Assessment { stages, all, cases: cases.collect(), said: tenths.iter().enumerate().map(tenth).collect() }
}

/// In which tenth a chance lies.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a chance lies between 0 and 1"
)]
fn tenth_of(chance: f64) -> usize {
    ((chance * TENTHS as f64) as usize).min(TENTHS - 1)
}

/// The stage of a position.
fn stage_of(sample: &Sample) -> usize {
    let most = sample.most_points();
    (1..STAGES).rev().find(|n| most >= f64::from(STAGE * narrow(*n))).unwrap_or(0)
}

fn narrow(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}
