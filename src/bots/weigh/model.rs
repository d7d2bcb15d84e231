//! The judgement of bots as a model: weights, and how surprising winners are under them.

use super::{Finding, Sample, SeatRow, Sought};
use crate::bots::evaluate::{COMMON, TRAITS_OF_ALL};
use crate::bots::matchups;
use crate::bots::weights::{FIGURES, PROSPECTS};
use crate::play::{Faction, Fit, TRAITS, Trait};
use crate::yardsticks::weights::STEEPNESS;

/// Positions of one game are alike; so many of them count as one.
const ALIKE: f64 = 12.0;
/// How far a weight may be from where it was before it needs much to speak for it: so much of itself, and so many points
/// a unit at least.
const LEEWAY: f64 = 0.3;
const LEAST_LEEWAY: f64 = 0.02;
/// The same for what is to be expected of a faction, in the order of [`PROSPECTS`] and in points.
const LEEWAY_OF_PROSPECTS: [f64; 3] = [6.0, 4.0, 6.0];

/// The same for what is to be expected of a faction beside another one.
const LEEWAY_OF_MATCHUPS: f64 = 2.0;
/// The same for a trait that games alone judge.
const LEEWAY_OF_THE_FREE: f64 = 4.0;

/// A faction with fewer positions than that keeps its weights.
const RARE: usize = 1_000;
/// How far a step goes, in parts of the leeway.
const STRIDE: f64 = 4.0;

/// Weights each faction has: prospects, and its own traits.
pub(super) const OWN: usize = PROSPECTS.len() + TRAITS;

/// The weights, and how much a point decides.
pub(super) struct Model {
    /// Those of what anybody has, those of each faction, and what is to be expected of each beside each other.
    weights: Vec<f64>,
    before: Vec<f64>,
    leeway: Vec<f64>,
    pub(super) steepness: [f64; 2],
    factions: usize,
    /// Whether the steepness is sought as well.
    steepens: bool,
}

/// How far the weight of a trait may move: one that is settled not at all.
fn leeway_of(this: &Trait) -> f64 {
    match this.fit {
        Fit::Settled => 0.0,
        Fit::Free => LEEWAY_OF_THE_FREE,
        Fit::Near => (LEEWAY * f64::from(this.worth.abs()) / 100.0).max(LEAST_LEEWAY),
    }
}

/// Whose weight it is, `None` for what anybody has, and its key.
pub(super) type Name = (Option<&'static str>, &'static str);

impl Model {
    /// The weights that bots use.
    pub(super) fn now(factions: &[&'static Faction]) -> Self {
        let mut weights: Vec<f64> = TRAITS_OF_ALL.iter().map(|this| f64::from(this.worth) / 100.0).collect();
        let mut leeway: Vec<f64> = TRAITS_OF_ALL.iter().map(leeway_of).collect();
        for faction in factions {
            weights.extend(faction.tactics.prospects.map(|worth| f64::from(worth) / 100.0));
            leeway.extend(LEEWAY_OF_PROSPECTS);
            let own = faction.tactics.traits;
            weights.extend((0..TRAITS).map(|n| own.get(n).map_or(0.0, |this| f64::from(this.worth) / 100.0)));
            leeway.extend((0..TRAITS).map(|n| own.get(n).map_or(0.0, leeway_of)));
        }
        for (faction, other) in pairs(factions) {
            weights.push(f64::from(matchups::beside(faction, other)) / 100.0);
            leeway.push(if faction.number == other.number { 0.0 } else { LEEWAY_OF_MATCHUPS });
        }
        let steepness = STEEPNESS.map(f64::from);
        Self { before: weights.clone(), weights, leeway, steepness, factions: factions.len(), steepens: true }
    }

    /// Leaves the weights of factions as they are of which there is too little to see.
    pub(super) fn leave_the_rare(&mut self, samples: &[Sample]) {
        for faction in 0..self.factions {
            let seen = samples.iter().flat_map(|sample| &sample.seats).filter(|row| row.faction == faction).count();
            if seen < RARE {
                self.own(faction).fill(0.0);
                for other in 0..self.factions {
                    for matchup in [self.matchup(faction, other), self.matchup(other, faction)] {
                        self.leeway[matchup] = 0.0;
                    }
                }
            }
        }
    }

    /// Leaves as it is what is to be expected of these factions, by themselves and beside each other.
    pub(super) fn leave_among(&mut self, settled: &[usize]) {
        for faction in settled {
            self.own(*faction)[..PROSPECTS.len()].fill(0.0);
            for other in settled {
                let matchup = self.matchup(*faction, *other);
                self.leeway[matchup] = 0.0;
            }
        }
    }

    /// Leaves everything as it is but what is sought of what is to be expected of factions.
    pub(super) fn leave_all_but(&mut self, sought: Sought) {
        let kept = match sought {
            Sought::All => return,
            Sought::Prospects => 0..PROSPECTS.len(),
            Sought::Matchups => 0..0,
            Sought::Figures => FIGURES..FIGURES + 1,
        };
        self.leeway[..COMMON].fill(0.0);
        for faction in 0..self.factions {
            let own = self.own(faction);
            own[..kept.start].fill(0.0);
            own[kept.end..].fill(0.0);
        }
        if sought == Sought::Figures {
            let first = self.matchup(0, 0);
            self.leeway[first..].fill(0.0);
        }
        self.steepens = false;
    }

    /// The leeway of the weights that a faction has.
    fn own(&mut self, faction: usize) -> &mut [f64] {
        &mut self.leeway[COMMON + faction * OWN..][..OWN]
    }

    /// Place of what is to be expected of a faction beside another.
    fn matchup(&self, faction: usize, other: usize) -> usize {
        COMMON + self.factions * OWN + faction * self.factions + other
    }

    /// What the others at the table make of what is to be expected of a seat, by the places of these weights and how much of each
    /// it has.
    fn beside_others<'s>(&self, sample: &'s Sample, seat: usize) -> impl Iterator<Item = (usize, f64)> + use<'s, '_> {
        let row = &sample.seats[seat];
        let others = sample.seats.iter().enumerate().filter(move |(other, _)| *other != seat);
        others.map(move |(_, other)| (self.matchup(row.faction, other.faction), row.measures[COMMON]))
    }

    /// Goes back half of the way that every weight has come.
    pub(super) fn go_half_back(&mut self) {
        for (weight, before) in self.weights.iter_mut().zip(&self.before) {
            *weight = f64::midpoint(*weight, *before);
        }
    }

    /// The weights that were found.
    pub(super) fn found(finding: &Finding, factions: &[&'static Faction]) -> Self {
        let mut model = Self::now(factions);
        for (n, name) in names(factions).into_iter().enumerate() {
            let found = finding.weights.iter().find(|weight| Some((weight.faction, weight.key)) == name);
            if let Some(weight) = found {
                model.weights[n] = f64::from(weight.found) / 100.0;
            }
        }
        let first = model.weights.len() - pairs(factions).count();
        for (weight, (faction, beside)) in model.weights[first..].iter_mut().zip(pairs(factions)) {
            let found =
                finding.matchups.iter().find(|found| (found.faction, found.beside) == (faction.key, beside.key));
            if let Some(matchup) = found {
                *weight = f64::from(matchup.found) / 100.0;
            }
        }
        model.steepness = finding.steepness;
        model
    }

    /// A number for each weight and for each part of the steepness.
    pub(super) fn nothing(&self) -> Vec<f64> {
        vec![0.0; self.weights.len() + 2]
    }

    /// Changes one of them against the slope, a weight the faster the more leeway it has.
    pub(super) fn step(&mut self, n: usize, change: f64) {
        if let Some(weight) = self.weights.get_mut(n) {
            *weight -= change * STRIDE * self.leeway[n];
        } else if self.steepens {
            let value = &mut self.steepness[n - self.before.len()];
            *value = (*value - 0.2 * change).clamp(0.02, 0.8);
        }
    }

    /// Each weight with its name, as it was and as it is.
    pub(super) fn named(&self, factions: &[&'static Faction]) -> impl Iterator<Item = (Name, f64, f64)> {
        let names = names(factions).into_iter().enumerate();
        names.filter_map(|(n, name)| name.map(|name| (name, self.before[n], self.weights[n])))
    }

    /// What is to be expected of each faction beside each other one, as it was and as it is.
    pub(super) fn matchups(&self, factions: &[&'static Faction]) -> impl Iterator<Item = (Pair, f64, f64)> {
        let first = self.matchup(0, 0);
        let values = self.before[first..].iter().zip(&self.weights[first..]);
        pairs(factions).zip(values).map(|(pair, (before, now))| (pair, *before, *now))
    }

    /// The chances of the seats to win.
    pub(super) fn chances(&self, sample: &Sample) -> Vec<f64> {
        self.shares(sample).0
    }

    /// The chances, and how far each standing lies behind the best.
    fn shares(&self, sample: &Sample) -> (Vec<f64>, Vec<f64>) {
        let steepness = self.steepness[0] + self.steepness[1] * sample.progress * sample.progress;
        let standing = |(seat, row): (usize, &SeatRow)| {
            let traits = row.measures.iter().enumerate().map(|(n, measure)| (place(row, n), *measure));
            let all = traits.chain(self.beside_others(sample, seat));
            row.points + all.map(|(n, measure)| self.weights[n] * measure).sum::<f64>()
        };
        let standings: Vec<f64> = sample.seats.iter().enumerate().map(standing).collect();
        let best = standings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let behind: Vec<f64> = standings.iter().map(|standing| standing - best).collect();
        let shares: Vec<f64> = behind.iter().map(|behind| (steepness * behind).exp()).collect();
        let sum: f64 = shares.iter().sum();
        (shares.into_iter().map(|share| share / sum).collect(), behind)
    }

    /// How surprising the winners are under these weights, and how that changes with each of them.
    pub(super) fn surprise(&self, samples: &[Sample], gradient: &mut [f64]) -> f64 {
        gradient.fill(0.0);
        let surprise = samples.iter().map(|sample| self.learn(sample, gradient)).sum();
        gradient.iter_mut().for_each(|part| *part /= ALIKE);
        for (n, weight) in self.weights.iter().enumerate() {
            if self.leeway[n] > 0.0 {
                gradient[n] += (weight - self.before[n]) / (self.leeway[n] * self.leeway[n]);
            }
        }
        surprise
    }

    fn learn(&self, sample: &Sample, gradient: &mut [f64]) -> f64 {
        let squared = sample.progress * sample.progress;
        let steepness = self.steepness[0] + self.steepness[1] * squared;
        let (chances, behind) = self.shares(sample);
        let steep = self.weights.len();
        for (seat, row) in sample.seats.iter().enumerate() {
            let error = chances[seat] - sample.won(seat);
            for (n, measure) in row.measures.iter().enumerate() {
                gradient[place(row, n)] += error * steepness * measure;
            }
            for (n, measure) in self.beside_others(sample, seat) {
                gradient[n] += error * steepness * measure;
            }
            gradient[steep] += error * behind[seat];
            gradient[steep + 1] += error * behind[seat] * squared;
        }
        sample.surprise(&chances)
    }
}

/// Place of the weight of a measure.
fn place(row: &SeatRow, measure: usize) -> usize {
    if measure < COMMON { measure } else { COMMON + row.faction * OWN + measure - COMMON }
}

/// A faction, and one that it meets.
pub(super) type Pair = (&'static Faction, &'static Faction);

/// Each faction with each, in the order of the model.
fn pairs(factions: &[&'static Faction]) -> impl Iterator<Item = Pair> {
    factions.iter().flat_map(|faction| factions.iter().map(|other| (*faction, *other)))
}

/// Names of the weights in the order of the model; a faction with fewer traits leaves gaps.
fn names(factions: &[&'static Faction]) -> Vec<Option<Name>> {
    let mut names: Vec<Option<Name>> = TRAITS_OF_ALL.iter().map(|this| Some((None, this.key))).collect();
    for faction in factions {
        // Of a faction without fair figures nothing is expected by its figures.
        let has = |n: usize| n != FIGURES || !faction.fair.is_empty();
        names.extend((0..PROSPECTS.len()).map(|n| has(n).then_some((Some(faction.key), PROSPECTS[n]))));
        let own = faction.tactics.traits;
        names.extend((0..TRAITS).map(|n| own.get(n).map(|this| (Some(faction.key), this.key))));
    }
    names
}
