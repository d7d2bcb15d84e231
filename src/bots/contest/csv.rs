//! Tables for spreadsheets: comma-separated values with a line of headings.

use std::fmt::Display;

use ::csv::Writer;

use super::record::Record;
use super::share::{Difference, Share};
use super::study::Comparison;
use super::tally::Report;

/// A report in one table: a line for each number. Shares have their interval and counts, other numbers a value only.
#[must_use]
pub fn of_report(report: &Report) -> String {
    let mut table = Sheet::new(&["table", "of", "by", "value", "low", "high", "wins", "games"]);
    let count = report.games;
    table.number("games", "all", "", count);
    table.number("games", "by-dominance", "", report.by_dominance);
    table.number("games", "unfinished", "", report.unfinished);
    table.number("rounds", "median", "", report.median_rounds);
    table.number("rounds", "nine-tenths", "", report.long_rounds);
    table.number("choices", "mean", "", report.mean_choices);
    table.number("choices", "longest-turn", "", report.longest_turn);
    report.lengths.iter().for_each(|(rounds, games)| table.number("length", rounds, "", games));
    report.players.iter().for_each(|(name, share)| table.share("player", name, "", share));
    report.factions.iter().for_each(|(name, share)| table.share("faction", name, "", share));
    (1..).zip(&report.seats).for_each(|(seat, share)| table.share("seat", seat, "", share));
    for (name, shares) in &report.factions_from {
        (1..).zip(shares).for_each(|(seat, share)| table.share("faction-from-seat", name, seat, share));
    }
    for (name, factions) in &report.players_with {
        factions.iter().for_each(|(faction, share)| table.share("player-with", name, faction, share));
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
    table.done()
}

/// A comparison in one table: a line for each difference.
#[must_use]
pub fn of_comparison(comparison: &Comparison) -> String {
    let mut table = Sheet::new(&["table", "of", "first", "second", "difference", "low", "high"]);
    let mut line = |name: &str, of: &str, sides: [f64; 2], by: &Difference| {
        let [first, second] = sides;
        table.line([&name as &dyn Display, &of, &first, &second, &by.difference, &by.low, &by.high]);
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
    table.done()
}

/// Box scores: a line for each seat of each game, with the points after each round.
#[must_use]
pub fn of_games(records: &[Record]) -> String {
    let longest = records.iter().map(|record| record.by_round.len()).max().unwrap_or(0);
    let mut headings: Vec<String> =
        ["game", "seed", "seat", "faction", "player", "won", "by-dominance", "points", "rounds"].map(Into::into).into();
    headings.extend((1..=longest).map(|round| format!("round {round}")));
    let mut table = Sheet::new(&headings);
    for record in records {
        for (seat, faction) in record.factions.iter().enumerate() {
            let won = record.won(seat);
            let player = record.players.get(seat).map_or("", String::as_str);
            let by_dominance = won && record.by_dominance;
            let points = record.points.get(seat).copied().unwrap_or(0);
            let columns: [&dyn Display; 9] = [
                &record.game,
                &record.seed,
                &(seat + 1),
                faction,
                &player,
                &u8::from(won),
                &u8::from(by_dominance),
                &points,
                &record.rounds,
            ];
            let round = |round: usize| record.by_round.get(round).and_then(|points| points.get(seat));
            let rounds = (0..longest).map(|number| round(number).map_or_else(String::new, ToString::to_string));
            table.line(columns.iter().map(ToString::to_string).chain(rounds));
        }
    }
    table.done()
}

/// A table in the making. Writing into memory cannot fail, and every line has as many cells as the headings.
struct Sheet(Writer<Vec<u8>>);

impl Sheet {
    fn new(headings: &[impl AsRef<[u8]>]) -> Self {
        let mut writer = Writer::from_writer(Vec::new());
        let _ = writer.write_record(headings);
        Self(writer)
    }

    fn line(&mut self, cells: impl IntoIterator<Item = impl Display>) {
        let written = self.0.write_record(cells.into_iter().map(|cell| cell.to_string()));
        debug_assert!(written.is_ok(), "a line with other cells than the headings");
    }

    fn number(&mut self, table: &str, of: impl Display, by: impl Display, value: impl Display) {
        self.line([&table as &dyn Display, &of, &by, &value, &"", &"", &"", &""]);
    }

    fn share(&mut self, table: &str, of: impl Display, by: impl Display, share: &Share) {
        let Share { wins, games, share, low, high } = share;
        self.line([&table as &dyn Display, &of, &by, share, low, high, wins, games]);
    }

    fn done(self) -> String {
        self.0.into_inner().ok().and_then(|table| String::from_utf8(table).ok()).unwrap_or_default()
    }
}
