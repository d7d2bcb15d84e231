//! What the traits of a position are worth: found out from games that were played to the end.
//!
//! A position at the end of each turn is described by its traits; who won the game is known. The model is the one that
//! bots judge positions by: points and traits add up to a standing, and standings share out the chance to win. The
//! weights sought are those under which the winners were the least surprising, not far from where they were before.

mod assessment;
mod files;
mod foresight;
mod model;

use std::f64::consts::E;

use model::{Model, OWN};

use super::contest::{Record, replay};
use super::evaluate::{self, COMMON};
use super::weights::PROSPECTS;
use crate::play::{Faction, Position, Setup, TRAITS};
use crate::table::Table;
use crate::yardsticks::remaining;

pub use assessment::{Assessment, Case, Surprise, assess};
pub use files::{File, files};
pub use foresight::{Foresight, PlayedOn, foresight, play_on};

/// Rounds of the descent, and its first step.
const EPOCHS: u32 = 600;
const STEP: f64 = 0.02;

/// A position at the end of a turn of a game whose winners are known.
#[derive(Clone, Debug)]
pub struct Sample {
    seats: Vec<SeatRow>,
    /// Who won, one or several together.
    winners: Vec<usize>,
    progress: f64,
}

#[derive(Clone, Debug)]
struct SeatRow {
    /// Place of the faction in the list of factions.
    faction: usize,
    points: f64,
    /// Measures in units: the common ones, then what is left of the game, what is over, and what is left as far as the figures are
    /// those of the law texts, then the faction's own.
    measures: [f64; COMMON + OWN],
}

impl Sample {
    /// Points of whoever leads.
    fn most_points(&self) -> f64 {
        self.seats.iter().map(|row| row.points).fold(0.0, f64::max)
    }

    /// What of the game a seat won: those who won together share it.
    #[expect(clippy::cast_precision_loss, reason = "there are six seats at most")]
    fn won(&self, seat: usize) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// How surprising it is that these have won, if the seats were given these chances.
    fn surprise(&self, chances: &[f64]) -> f64 {
        self.winners.iter().map(|winner| -self.won(*winner) * chances[*winner].max(1e-12).ln()).sum()
    }
}

/// The positions of a game at the ends of its turns; none if nobody won.
#[must_use]
pub fn samples(setup: &Setup, record: &Record, factions: &[&'static Faction]) -> Vec<Sample> {
    let winners: Vec<usize> = record.winners.iter().map(|seat| usize::from(*seat)).collect();
    if winners.is_empty() {
        return Vec::new();
    }
    let mut samples = Vec::new();
    at_ends_of_turns(setup, record, |table| samples.push(sample(setup, table, winners.clone(), factions)));
    samples
}

/// Shows the table of each position of a game.
fn at_ends_of_turns(setup: &Setup, record: &Record, mut look: impl FnMut(&Table)) {
    let mut turn = (0, 0);
    replay(setup, record.seed, &record.choices, |table| {
        let now = (table.turn.round, table.turn.seat);
        if now != turn && table.turn.round > 0 && table.is_without_dominance() {
            turn = now;
            look(table);
        }
    });
}

fn sample(setup: &Setup, table: &Table, winners: Vec<usize>, factions: &[&'static Faction]) -> Sample {
    let at = Position { setup, table };
    let left = f64::from(remaining(at)) / 100.0;
    let row = |seat: crate::terms::Seat| {
        let faction = at.faction(seat);
        let mut measures = [0.0; COMMON + OWN];
        let own = faction.tactics.measure.map_or([0; TRAITS], |measure| measure(at, seat));
        let by_figures = remaining(at) * setup.seats[seat.index()].towards_law() / 100;
        let prospects = [remaining(at), 100 - remaining(at), by_figures];
        let all = evaluate::measure(at, seat).into_iter().chain(prospects).chain(own);
        for (to, from) in measures.iter_mut().zip(all) {
            *to = f64::from(from) / 100.0;
        }
        for (measure, this) in measures[COMMON + PROSPECTS.len()..].iter_mut().zip(faction.tactics.traits) {
            if this.lasting {
                *measure *= left;
            }
        }
        let number = factions.iter().position(|other| other.number == faction.number).unwrap_or(0);
        SeatRow { faction: number, points: f64::from(table.scores[seat.index()]), measures }
    };
    Sample { seats: at.seats().map(row).collect(), winners, progress: 1.0 - left }
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

/// What is to be expected of a faction beside another one and what the games say about it, in hundredths of a point at the start of
/// a game.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Matchup {
    /// The faction.
    pub faction: &'static str,
    /// The one that it meets.
    pub beside: &'static str,
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
    /// What is to be expected of factions beside each other.
    pub matchups: Vec<Matchup>,
    /// How much a point decides at the start of a game and how much more at its end: what bots take it for, and what the
    /// games say.
    pub steepness_now: [f64; 2],
    /// What the games say.
    pub steepness: [f64; 2],
    /// The chance that the model gives to the later winners, on average (the geometric mean), before and after.
    pub foresight: [f64; 2],
    /// Positions looked at.
    pub positions: usize,
}

/// Which weights are sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// All of them.
    All,
    /// What is to be expected of each faction, by itself and beside others, and that half of the way: rivals hold back those of whom they expect much, so that
    /// games played with the new weights ask for less than these games do.
    Prospects,
    /// Only what is to be expected of them beside each other, and half of the way: for tables that always have the same factions.
    Matchups,
    /// Only what is to be expected of each more with the figures of the law texts than with fair ones, and half of the way: for games
    /// with those figures.
    Figures,
}

/// Finds the weights that the games speak for. What is to be expected of those that are settled, by themselves and beside each other,
/// stays as it is.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "weights are small numbers")]
pub fn weigh(
    samples: &[Sample],
    factions: &[&'static Faction],
    sought: Sought,
    settled: &[&'static Faction],
) -> Finding {
    let mut model = Model::now(factions);
    model.leave_the_rare(samples);
    let is_settled = |n: &usize| settled.iter().any(|faction| faction.number == factions[*n].number);
    model.leave_among(&(0..factions.len()).filter(is_settled).collect::<Vec<_>>());
    model.leave_all_but(sought);
    let mut gradient = model.nothing();
    let (mut first, mut second) = (gradient.clone(), gradient.clone());
    let before = model.surprise(samples, &mut gradient);
    let mut after = before;
    for epoch in 1..=EPOCHS {
        after = model.surprise(samples, &mut gradient);
        let step = STEP / (1.0 + f64::from(epoch) / 150.0);
        for n in 0..gradient.len() {
            first[n] = 0.9 * first[n] + 0.1 * gradient[n];
            second[n] = 0.99 * second[n] + 0.01 * gradient[n] * gradient[n];
            model.step(n, step * first[n] / (second[n].sqrt() + 1e-9));
        }
    }
    if sought != Sought::All {
        model.go_half_back();
    }
    let hundredths = |weight: f64| (100.0 * weight).round() as i32;
    let count = samples.len().max(1) as f64;
    Finding {
        weights: model
            .named(factions)
            .map(|((faction, key), now, found)| Weight { faction, key, now: hundredths(now), found: hundredths(found) })
            .collect(),
        matchups: model
            .matchups(factions)
            .map(|((faction, beside), now, found)| Matchup {
                faction: faction.key,
                beside: beside.key,
                now: hundredths(now),
                found: hundredths(found),
            })
            .collect(),
        steepness_now: Model::now(factions).steepness,
        steepness: model.steepness,
        foresight: [E.powf(-before / count), E.powf(-after / count)],
        positions: samples.len(),
    }
}
