//! How good a judgement is: what it says about games against what came of them.

use super::model::Model;
use super::{Finding, Sample};
use crate::play::Faction;

/// A stage begins every so many points of the leader.
const STAGE: u8 = 5;
/// The stages of a game of thirty points.
const STAGES: usize = 6;

/// What a judgement says about positions whose winner is known.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Verdict {
    /// By the points of the leader.
    pub stages: Vec<Stage>,
    /// All positions together.
    pub all: Stage,
    /// By faction and stage, with the weights that were found.
    pub cases: Vec<Case>,
}

/// How surprising the winners were: the mean of minus the natural logarithm of the chance that they were given.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct Stage {
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
    /// The share of these games that it won.
    pub happened: f64,
}

/// Compares what was found with what bots use, on positions that were not learned from.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "there are fewer positions than 2^52")]
pub fn verdict(finding: &Finding, samples: &[Sample], factions: &[&'static Faction]) -> Verdict {
    let (now, found) = (Model::now(factions), Model::found(finding, factions));
    let mut stages: Vec<Stage> = (0..STAGES).map(|n| Stage { from: STAGE * narrow(n), ..Stage::default() }).collect();
    let mut cases = vec![[(0usize, 0.0, 0usize); STAGES]; factions.len()];
    for sample in samples {
        let stage = stage_of(sample);
        let surprise = |chances: &[f64]| -chances[sample.winner].max(1e-12).ln();
        let chances = found.chances(sample);
        let to = &mut stages[stage];
        to.positions += 1;
        to.even += (sample.seats.len() as f64).ln();
        to.now += surprise(&now.chances(sample));
        to.found += surprise(&chances);
        for (seat, row) in sample.seats.iter().enumerate() {
            let (count, said, won) = &mut cases[row.faction][stage];
            *count += 1;
            *said += chances[seat];
            *won += usize::from(seat == sample.winner);
        }
    }
    let mut all = Stage::default();
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
        let (count, said, won) = cases[faction][stage];
        (count > 0).then(|| Case {
            faction: factions[faction].key,
            from: STAGE * narrow(stage),
            positions: count,
            said: said / count as f64,
            happened: won as f64 / count as f64,
        })
    };
    let cases = (0..factions.len()).flat_map(|n| (0..STAGES).filter_map(move |stage| case(n, stage)));
    Verdict { stages, all, cases: cases.collect() }
}

/// The stage of a position.
fn stage_of(sample: &Sample) -> usize {
    let most = sample.most_points();
    (1..STAGES).rev().find(|n| most >= f64::from(STAGE * narrow(*n))).unwrap_or(0)
}

fn narrow(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}
