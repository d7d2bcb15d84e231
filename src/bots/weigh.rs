//! What the traits of a position are worth: found out from games that were played to the end.
//!
//! A position at the end of each turn is described by its traits; who won the game is known. The model is the one that
//! bots judge positions by: points and traits add up to a standing, and standings share out the chance to win. The
//! weights sought are those under which the winners were the least surprising, not far from where they were before.

use std::f64::consts::E;

use super::contest::{Record, replay};
use super::evaluate::{self, COMMON, TRAITS_OF_ALL};
use crate::play::{Faction, Position, Setup, TRAITS};
use crate::table::Table;
use crate::yardsticks::remaining;

/// Positions of one game are alike; so many of them count as one.
const ALIKE: f64 = 12.0;
/// How far a weight may be from where it was before it needs much to speak for it, in points a unit.
const LEEWAY: f64 = 0.25;
/// The same for prospects.
const LEEWAY_OF_PROSPECTS: f64 = 60.0;
/// Rounds of the descent, and its first step.
const EPOCHS: u32 = 600;
const STEP: f64 = 0.02;

/// Weights each faction has: prospects, what its traits do not explain, and its own traits.
const OWN: usize = 2 + TRAITS;

/// A position at the end of a turn of a game whose winner is known.
#[derive(Clone, Debug)]
pub struct Sample {
    seats: Vec<SeatRow>,
    winner: usize,
    progress: f64,
}

#[derive(Clone, Debug)]
struct SeatRow {
    /// Place of the faction in the list of factions.
    faction: usize,
    points: f64,
    /// Measures in units: the common ones, then what is left of the game and a constant, then the faction's own.
    measures: [f64; COMMON + OWN],
}

/// The positions of a game at the ends of its turns; none if nobody won.
#[must_use]
pub fn samples(setup: &Setup, record: &Record, factions: &[&'static Faction]) -> Vec<Sample> {
    let Some(winner) = record.winner.map(usize::from) else { return Vec::new() };
    let mut samples = Vec::new();
    let mut turn = (0, 0);
    replay(setup, record.seed, &record.choices, |table| {
        let now = (table.turn.round, table.turn.seat);
        if now != turn && table.turn.round > 0 && table.is_without_dominance() {
            turn = now;
            samples.push(sample(setup, table, winner, factions));
        }
    });
    samples
}

fn sample(setup: &Setup, table: &Table, winner: usize, factions: &[&'static Faction]) -> Sample {
    let at = Position { setup, table };
    let left = f64::from(remaining(at)) / 100.0;
    let row = |seat: crate::terms::Seat| {
        let faction = at.faction(seat);
        let mut measures = [0.0; COMMON + OWN];
        let own = faction.tactics.measure.map_or([0; TRAITS], |measure| measure(at, seat));
        let all = evaluate::measure(at, seat).into_iter().chain([remaining(at), 100]).chain(own);
        for (to, from) in measures.iter_mut().zip(all) {
            *to = f64::from(from) / 100.0;
        }
        for (measure, this) in measures[COMMON + 2..].iter_mut().zip(faction.tactics.traits) {
            if this.lasting {
                *measure *= left;
            }
        }
        let number = factions.iter().position(|other| other.number == faction.number).unwrap_or(0);
        SeatRow { faction: number, points: f64::from(table.scores[seat.index()]), measures }
    };
    Sample { seats: at.seats().map(row).collect(), winner, progress: 1.0 - left }
}

/// A weight and what the games say about it, in hundredths of a point a unit.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Weight {
    /// The faction; `None` for what anybody has.
    pub faction: Option<&'static str>,
    /// The trait.
    pub key: &'static str,
    /// What bots take it for.
    pub now: i32,
    /// What the games say.
    pub found: i32,
}

/// What the games say.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Finding {
    /// The weights.
    pub weights: Vec<Weight>,
    /// How much a point decides at the start of a game and how much more at its end.
    pub steepness: [f64; 2],
    /// The chance that the model gives to the later winner, on average (the geometric mean), before and after.
    pub foresight: [f64; 2],
    /// Positions looked at.
    pub positions: usize,
}

struct Model {
    weights: Vec<f64>,
    before: Vec<f64>,
    leeway: Vec<f64>,
    steepness: [f64; 2],
}

/// Finds the weights that the games speak for.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "weights are small numbers")]
pub fn weigh(samples: &[Sample], factions: &[&'static Faction]) -> Finding {
    let mut model = Model::now(factions);
    let mut gradient = vec![0.0; model.weights.len() + 2];
    let (mut first, mut second) = (gradient.clone(), gradient.clone());
    let before = model.surprise(samples, &mut gradient);
    let mut after = before;
    for epoch in 1..=EPOCHS {
        after = model.surprise(samples, &mut gradient);
        let step = STEP / (1.0 + f64::from(epoch) / 150.0);
        for n in 0..gradient.len() {
            first[n] = 0.9 * first[n] + 0.1 * gradient[n];
            second[n] = 0.99 * second[n] + 0.01 * gradient[n] * gradient[n];
            let change = step * first[n] / (second[n].sqrt() + 1e-9);
            if let Some(weight) = model.weights.get_mut(n) {
                *weight -= change * model.leeway[n] / LEEWAY;
            } else {
                let value = &mut model.steepness[n - model.before.len()];
                *value = (*value - 0.2 * change).clamp(0.02, 0.8);
            }
        }
    }
    let hundredths = |weight: f64| (100.0 * weight).round() as i32;
    let weight = |(n, (faction, key)): (usize, (Option<&'static str>, &'static str))| Weight {
        faction,
        key,
        now: hundredths(model.before[n]),
        found: hundredths(model.weights[n]),
    };
    let count = samples.len().max(1) as f64;
    Finding {
        weights: names(factions)
            .into_iter()
            .enumerate()
            .filter_map(|(n, name)| name.map(|name| weight((n, name))))
            .collect(),
        steepness: model.steepness,
        foresight: [E.powf(-before / count), E.powf(-after / count)],
        positions: samples.len(),
    }
}

/// Names of the weights in the order of the model; a faction with fewer traits leaves gaps.
fn names(factions: &[&'static Faction]) -> Vec<Option<(Option<&'static str>, &'static str)>> {
    let mut names: Vec<_> = TRAITS_OF_ALL.iter().map(|this| Some((None, this.key))).collect();
    for faction in factions {
        names.extend(["prospects", "unexplained"].map(|key| Some((Some(faction.key), key))));
        let own = faction.tactics.traits;
        names.extend((0..TRAITS).map(|n| own.get(n).map(|this| (Some(faction.key), this.key))));
    }
    names
}

impl Model {
    /// The weights that bots use.
    fn now(factions: &[&'static Faction]) -> Self {
        let mut weights: Vec<f64> = TRAITS_OF_ALL.iter().map(|this| f64::from(this.worth) / 100.0).collect();
        let mut leeway = vec![LEEWAY; COMMON];
        for faction in factions {
            weights.extend([f64::from(faction.tactics.prospects) / 100.0, 0.0]);
            leeway.extend([LEEWAY_OF_PROSPECTS; 2]);
            let own = faction.tactics.traits;
            weights.extend((0..TRAITS).map(|n| own.get(n).map_or(0.0, |this| f64::from(this.worth) / 100.0)));
            leeway.extend([LEEWAY; TRAITS]);
        }
        Self { before: weights.clone(), weights, leeway, steepness: evaluate::STEEPNESS.map(f64::from) }
    }

    /// Place of the weight of a measure.
    fn place(row: &SeatRow, measure: usize) -> usize {
        if measure < COMMON { measure } else { COMMON + row.faction * OWN + measure - COMMON }
    }

    /// How surprising the winners are under these weights, and how that changes with each of them.
    fn surprise(&self, samples: &[Sample], gradient: &mut [f64]) -> f64 {
        gradient.fill(0.0);
        let mut surprise = 0.0;
        for sample in samples {
            surprise += self.learn(sample, gradient);
        }
        gradient.iter_mut().for_each(|part| *part /= ALIKE);
        for (n, weight) in self.weights.iter().enumerate() {
            gradient[n] += (weight - self.before[n]) / (self.leeway[n] * self.leeway[n]);
        }
        surprise
    }

    fn learn(&self, sample: &Sample, gradient: &mut [f64]) -> f64 {
        let squared = sample.progress * sample.progress;
        let steepness = self.steepness[0] + self.steepness[1] * squared;
        let standing = |row: &SeatRow| {
            let traits = row.measures.iter().enumerate();
            row.points + traits.map(|(n, measure)| self.weights[Self::place(row, n)] * measure).sum::<f64>()
        };
        let standings: Vec<f64> = sample.seats.iter().map(standing).collect();
        let best = standings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let shares: Vec<f64> = standings.iter().map(|standing| (steepness * (standing - best)).exp()).collect();
        let sum: f64 = shares.iter().sum();
        let steep = self.weights.len();
        for (seat, row) in sample.seats.iter().enumerate() {
            let error = shares[seat] / sum - f64::from(u8::from(seat == sample.winner));
            for (n, measure) in row.measures.iter().enumerate() {
                gradient[Self::place(row, n)] += error * steepness * measure;
            }
            gradient[steep] += error * (standings[seat] - best);
            gradient[steep + 1] += error * (standings[seat] - best) * squared;
        }
        -(shares[sample.winner] / sum).max(1e-12).ln()
    }
}
