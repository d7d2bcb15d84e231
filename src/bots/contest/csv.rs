//! Tables for spreadsheets: comma-separated values with a line of headings. Keys hold no comma and no quotation mark.

use std::fmt::{Display, Write};

use super::record::Record;
use super::share::{Difference, Share};
use super::study::Comparison;
use super::tally::Report;

/// A report in one table: a line for each number. Shares have their interval and counts, other numbers a value only.
#[must_use]
pub fn of_report(report: &Report) -> String {
    let mut table = Sheet::new("table,of,by,value,low,high,wins,games");
    let count = report.games;
    table.number("games", "all", "", count);
    table.number("games", "by-dominance", "", report.by_dominance);
    table.number("games", "unfinished", "", report.unfinished);
    table.number("rounds", "median", "", report.median_rounds);
    table.number("rounds", "nine-tenths", "", report.long_rounds);
    table.number("choices", "mean", "", report.mean_choices);
    table.number("choices", "longest-turn", "", report.longest_turn);
    report.lengths.iter().for_each(|(rounds, games)| table.number("length", rounds, "", games));
    report.players.iter().for_each(|(name, share)| table.share("player", player(name), "", share));
    report.factions.iter().for_each(|(name, share)| table.share("faction", name, "", share));
    (1..).zip(&report.seats).for_each(|(seat, share)| table.share("seat", seat, "", share));
    for (name, shares) in &report.factions_from {
        (1..).zip(shares).for_each(|(seat, share)| table.share("faction-from-seat", name, seat, share));
    }
    for (name, factions) in &report.players_with {
        factions.iter().for_each(|(faction, share)| table.share("player-with", player(name), faction, share));
    }
    for (name, others) in &report.ahead {
        others.iter().for_each(|(other, share)| table.share("ahead", name, other, share));
    }
    report.points.iter().for_each(|(name, points)| table.number("points", name, "", points));
    for (name, curve) in &report.curves {
        (1..).zip(curve).for_each(|(round, points)| table.number("points-after-round", name, round, points));
    }
    for (name, sources) in &report.sources {
        sources.iter().for_each(|(clause, points)| table.number("points-from", name, clause, points));
    }
    report.idle_turns.iter().for_each(|(name, share)| table.share("idle-turns", name, "", share));
    report.drifts.iter().for_each(|(name, count)| table.number("walks-to-and-fro", name, "", count));
    for (clause, uses) in &report.uses {
        table.number("events", clause, "", uses.events);
        table.number("choices-under", clause, "", uses.choices);
    }
    report.never.iter().for_each(|clause| table.number("never", clause, "", 0));
    table.0
}

/// A comparison in one table: a line for each difference.
#[must_use]
pub fn of_comparison(comparison: &Comparison) -> String {
    let mut table = Sheet::new("table,of,first,second,difference,low,high");
    let mut line = |name: &str, of: &str, sides: [f64; 2], by: &Difference| {
        let [first, second] = sides;
        table.line(&format!("{name},{of},{first},{second},{},{},{}", by.difference, by.low, by.high));
    };
    let (first, second) = (&comparison.first, &comparison.second);
    for (name, by) in &comparison.wins {
        let share = |report: &Report| report.factions.get(name).map_or(0.0, |share| share.share);
        line("wins", name, [share(first), share(second)], by);
    }
    for (name, by) in &comparison.points {
        let points = |report: &Report| report.points.get(name).copied().unwrap_or(0.0);
        line("points", name, [points(first), points(second)], by);
    }
    let median = |report: &Report| f64::from(report.median_rounds);
    line("rounds", "median", [median(first), median(second)], &comparison.rounds);
    table.0
}

/// Box scores: a line for each seat of each game, with the points after each round.
#[must_use]
pub fn of_games(records: &[Record]) -> String {
    let longest = records.iter().map(|record| record.by_round.len()).max().unwrap_or(0);
    let rounds: String = (1..=longest).fold(String::new(), |line, round| line + &format!(",round {round}"));
    let mut table = Sheet::new(&format!("game,seed,seat,faction,player,won,by-dominance,points,rounds{rounds}"));
    for record in records {
        for (seat, faction) in record.factions.iter().enumerate() {
            let won = record.won(seat);
            let mut line = format!(
                "{},{},{},{faction},{},{},{},{},{}",
                record.game,
                record.seed,
                seat + 1,
                record.players.get(seat).map_or_else(String::new, |name| player(name)),
                u8::from(won),
                u8::from(won && record.by_dominance),
                record.points.get(seat).copied().unwrap_or(0),
                record.rounds,
            );
            for round in 0..longest {
                let points = record.by_round.get(round).and_then(|points| points.get(seat));
                line += &points.map_or_else(|| ",".to_owned(), |points| format!(",{points}"));
            }
            table.line(&line);
        }
    }
    table.0
}

/// The name of a player, as a cell: figures are set apart by `+`, so only a comma in a foreign name would do harm.
fn player(name: &str) -> String {
    name.replace([',', '"', '\n'], " ")
}

struct Sheet(String);

impl Sheet {
    fn new(headings: &str) -> Self {
        Self(format!("{headings}\n"))
    }

    fn line(&mut self, line: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }

    fn number(&mut self, table: &str, of: impl Display, by: impl Display, value: impl Display) {
        self.line(&format!("{table},{of},{by},{value},,,,"));
    }

    fn share(&mut self, table: &str, of: impl Display, by: impl Display, share: &Share) {
        let Share { wins, games, share, low, high } = share;
        self.line(&format!("{table},{of},{by},{share},{low},{high},{wins},{games}"));
    }
}
