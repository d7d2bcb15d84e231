//! `thicket study`: the designer's bench on the command line.

use std::error::Error;
use std::path::PathBuf;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use thicket::bots::contest::{
    Brief, Comparison, Difference, Figures, Plan, Record, Report, Share, Tally, csv, fair_figures,
};
use thicket::clause::Clause;
use thicket::notation::links;

use crate::out::{Later, say, say_part};
use crate::table::FigureSet;
use crate::threads;

#[derive(clap::Args)]
pub struct Args {
    /// Factions that take part, separated by commas: as many as players for one mix, more for every mix of that many; all
    /// if it is not given.
    #[arg(long, value_name = "FACTIONS", value_delimiter = ',')]
    seats: Vec<String>,
    /// Map.
    #[arg(long, default_value = "autumn")]
    map: String,
    /// Shared deck.
    #[arg(long, default_value = "base")]
    deck: String,
    /// Who plays, one for each seat, separated by commas: random, greedy, wanderer, ranger, warlord.
    #[arg(long, value_delimiter = ',', default_value = "ranger,ranger,ranger,ranger")]
    policy: Vec<String>,
    /// Board figure to change, as faction.figure=value,value; may be given several times.
    #[arg(long = "figure", value_name = "FACTION.FIGURE=VALUES")]
    figures: Vec<String>,
    /// Figures that the games begin with, before any is changed.
    #[arg(long = "figures", value_name = "SET", value_enum, default_value_t)]
    set: FigureSet,
    /// Board figure of a second set, which is played with the same seeds and compared; may be given several times. "law" or
    /// "fair" is what that set begins with, if it is not what the first one begins with.
    #[arg(long = "against", value_name = "FACTION.FIGURE=VALUES")]
    against: Vec<String>,
    /// Games to play, with each set of figures.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds after which a game counts as unfinished.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u16).range(1..=60_000))]
    max_rounds: u16,
    /// Threads; the result does not depend on them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Write the report, or the comparison, as CSV to this file.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write box scores as CSV to this file: a line for each seat of each game.
    #[arg(long, value_name = "FILE")]
    games_csv: Option<PathBuf>,
    /// Print a link to one game, to open and step through it: its number, the first is 0.
    #[arg(long, value_name = "GAME")]
    link: Option<u64>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Outcome<'a> {
    brief: &'a Brief,
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<Report>,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<&'a Figures>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Comparison>,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let brief = Brief {
        map: args.map.clone(),
        deck: args.deck.clone(),
        factions: args.seats.clone(),
        players: args.policy.iter().map(|name| name.trim().to_owned()).collect(),
        figures: figures(args.set, &args.figures)?,
        games: args.games,
        seed: args.seed.to_string(),
        max_rounds: args.max_rounds,
    };
    let plan = brief.plan()?;
    if let Some(game) = args.link {
        say!("{}", links::game(&plan.reopen(&plan.play(game))?)?);
        return Ok(true);
    }
    let (sets, changes): (Vec<_>, Vec<_>) =
        args.against.iter().cloned().partition(|text| FigureSet::from_str(text, false).is_ok());
    let begun = sets.last().and_then(|text| FigureSet::from_str(text, false).ok());
    let other = figures(begun.unwrap_or(args.set), &changes)?;
    let second = if args.against.is_empty() {
        None
    } else {
        // Both sets are read before the first game, so that a slip shows at once.
        Some(Brief { figures: other.clone(), ..brief.clone() }.plan()?)
    };
    let later = |path: &Option<PathBuf>| path.as_deref().map(Later::open).transpose();
    let (games_file, report_file) = (later(&args.games_csv)?, later(&args.csv)?);
    let records = play(&plan, args);
    let mut written = games_file.is_none_or(|file| file.fill(&csv::of_games(&records)));
    let Some(second) = second else {
        let report = Tally::of(&records).report();
        written &= report_file.is_none_or(|file| file.fill(&csv::of_report(&report)));
        if args.json {
            let outcome = Outcome { brief: &brief, report: Some(report), against: None, comparison: None };
            say!("{}", serde_json::to_string_pretty(&outcome)?);
        } else {
            print(&report);
        }
        return Ok(written);
    };
    let comparison = Comparison::of(&records, &play(&second, args));
    written &= report_file.is_none_or(|file| file.fill(&csv::of_comparison(&comparison)));
    if args.json {
        let outcome = Outcome { brief: &brief, report: None, against: Some(&other), comparison: Some(comparison) };
        say!("{}", serde_json::to_string_pretty(&outcome)?);
    } else {
        print_comparison(&comparison);
    }
    Ok(written)
}

/// A set of figures, with changes of the form `faction.figure=value,value`.
fn figures(set: FigureSet, texts: &[String]) -> Result<Figures, Box<dyn Error>> {
    let mut figures = match set {
        FigureSet::Fair => fair_figures(),
        FigureSet::Law => Figures::new(),
    };
    for text in texts {
        let parts = text.split_once('=').and_then(|(name, values)| Some((name.split_once('.')?, values)));
        let Some(((faction, key), values)) = parts else {
            return Err(format!("\"{text}\" is not of the form faction.figure=value,value").into());
        };
        let values = values
            .split(',')
            .map(|value| value.trim().parse::<u8>().map_err(|_| format!("\"{value}\" is not a number from 0 to 255")));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        figures.entry(faction.trim().to_owned()).or_default().insert(key.trim().to_owned(), values);
    }
    Ok(figures)
}

/// Plays the games of a plan, in the order of their numbers.
fn play(plan: &Plan, args: &Args) -> Vec<Record> {
    let bar = ProgressBar::new(args.games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let records = threads::each(args.threads, args.games, |game| {
        let record = plan.play(game);
        bar.inc(1);
        record
    });
    bar.finish_and_clear();
    records
}

fn print(report: &Report) {
    say!(
        "{} games: {} by dominance, {} unfinished; median {} rounds, nine of ten at most {}; {:.0} choices a game, {} in the longest turn",
        report.games,
        report.by_dominance,
        report.unfinished,
        report.median_rounds,
        report.long_rounds,
        report.mean_choices,
        report.longest_turn
    );
    say!(
        "\nwon, with the 95 % interval, points at the end, turns without a choice that did something, walks to and fro"
    );
    for (name, share) in &report.factions {
        say!(
            "  {name:<18} {}  {:>5.1} points  {:>4.1} %  {}",
            percent(share),
            report.points[name],
            100.0 * report.idle_turns[name].share,
            report.drifts[name]
        );
    }
    if report.players.len() > 1 {
        say!("\nwon by player");
        report.players.iter().for_each(|(name, share)| say!("  {name:<18} {}", percent(share)));
    }
    say!("\nwon from each seat");
    (1..).zip(&report.seats).for_each(|(seat, share)| say!("  {seat:<18} {}", percent(share)));
    say!("\nhow often the faction of the line ended ahead of the faction of the column, in per cent");
    let names: Vec<&String> = report.factions.keys().collect();
    say_part!("  {:<18}", "");
    names.iter().for_each(|name| say_part!(" {:>8}", name.chars().take(8).collect::<String>()));
    say!();
    for name in &names {
        say_part!("  {name:<18}");
        for other in &names {
            match report.ahead.get(*name).and_then(|others| others.get(*other)) {
                Some(share) => say_part!(" {:>8.0}", 100.0 * share.share),
                None => say_part!(" {:>8}", "-"),
            }
        }
        say!();
    }
    say!("\npoints after each round");
    for (name, curve) in &report.curves {
        let curve: Vec<String> = curve.iter().map(|points| format!("{points:>5.1}")).collect();
        say!("  {name:<18}{}", curve.join(""));
    }
    say!("\npoints a game, by clause");
    for (name, sources) in &report.sources {
        let mut sources: Vec<(&String, &f64)> = sources.iter().filter(|(_, points)| points.abs() >= 0.05).collect();
        sources.sort_by(|one, other| other.1.total_cmp(one.1));
        let sources: Vec<String> = sources.iter().map(|(clause, points)| format!("{clause} {points:.1}")).collect();
        say!("  {name:<18} {}", sources.join(", "));
    }
    say!("\ngames by number of rounds");
    let lengths: Vec<String> = report.lengths.iter().map(|(rounds, games)| format!("{rounds}: {games}")).collect();
    say!("  {}", lengths.join(", "));
    say!("\nnever used");
    for clause in &report.never {
        say!("  {clause:<18} {}", Clause::find(clause).map_or("", Clause::summary));
    }
}

fn print_comparison(comparison: &Comparison) {
    let Comparison { games, first, second, wins, points, rounds } = comparison;
    say!("{games} games with each set of figures");
    say!("\nwon: first set, second set, difference with the 95 % interval, in per cent");
    for (name, by) in wins {
        let [one, other] = [first, second].map(|report| report.factions[name].share * 100.0);
        say!("  {name:<18} {one:>5.1} {other:>6.1}   {}", difference(by, 100.0));
    }
    say!("\npoints at the end");
    for (name, by) in points {
        let [one, other] = [first, second].map(|report| report.points[name]);
        say!("  {name:<18} {one:>5.1} {other:>6.1}   {}", difference(by, 1.0));
    }
    say!("\nrounds: {}", difference(rounds, 1.0));
}

fn difference(by: &Difference, scale: f64) -> String {
    let [middle, low, high] = [by.difference, by.low, by.high].map(|value| value * scale);
    format!("{middle:>+6.1}  ({low:+.1} to {high:+.1})")
}

fn percent(share: &Share) -> String {
    let [middle, low, high] = [share.share, share.low, share.high].map(|part| 100.0 * part);
    format!("{:>5} of {:<5} {middle:>5.1} %  ({low:>4.1} to {high:>4.1})", share.wins, share.games)
}
