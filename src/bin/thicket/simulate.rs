//! `thicket simulate`: many games with policies.

use std::collections::BTreeMap;
use std::error::Error;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use thicket::bots::{Greedy, Outcome, Policies, Policy, Random, play_to_the_end, play_watched};
use thicket::game::Game;
use thicket::law;
use thicket::notation::{links, position, validate};
use thicket::play::{Decide, Faction, Setup};
use thicket::table::{Ending, Stage, Table};
use thicket::terms::MAX_SEATS;

use crate::out::{complain, say};
use crate::table::TableArgs;
use crate::threads;

/// Games below which no progress bar is worth while.
const LONG_RUN: u64 = 2_000;
/// Games at one table that a thread plays before it looks for others.
const AT_ONCE: u64 = 64;
/// Unfinished games that are named.
const NAMED: usize = 5;
/// More mixes than this are told by their number of seats.
const MOST_LINES: usize = 64;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Spread the games over every mix of two factions or more that there is, and in each over every first seat.
    #[arg(long, conflicts_with_all = ["seats", "figures"])]
    every_mix: bool,
    /// Games to play.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Policy of all seats, or one for each, separated by commas: random, greedy.
    #[arg(long, default_value = "random")]
    policy: String,
    /// Threads; the result does not depend on them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Rounds after which a game counts as unfinished.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u16).range(1..=60_000))]
    max_rounds: u16,
    /// Hold the table after each unit against the check of tables from outside, and the last one against its text and link.
    /// With a number only after one of so many units, so that more games can be played; which of them differs from game to game.
    #[arg(long, value_name = "UNITS", num_args = 0..=1, default_missing_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    check: Option<u32>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Brain {
    Random,
    Greedy,
}

/// What a run has counted.
#[derive(Default, Serialize)]
struct Totals {
    games: u64,
    finished: u64,
    unfinished: u64,
    panics: u64,
    stuck: u64,
    decisions: u64,
    wins: BTreeMap<&'static str, u64>,
    win_shares: BTreeMap<&'static str, f64>,
    ended_by: BTreeMap<&'static str, u64>,
    mean_rounds: f64,
    mean_points: BTreeMap<&'static str, f64>,
    mean_decisions: f64,
    #[serde(skip)]
    rounds: u64,
    #[serde(skip)]
    points: BTreeMap<&'static str, u64>,
    /// Some of the games that did not come to an end.
    #[serde(skip)]
    still_going: Vec<String>,
    /// Games with each faction at the table.
    #[serde(skip)]
    seated: BTreeMap<&'static str, u64>,
}

/// One game that was played.
struct Played {
    outcome: Outcome,
    rounds: u16,
    /// Who sat at the table in the end.
    factions: Vec<&'static Faction>,
    points: Vec<u8>,
    decisions: u64,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    if args.seed.checked_add(args.games).is_none() {
        return Err(format!("--seed {} with --games {} goes beyond the largest seed", args.seed, args.games).into());
    }
    let bar = progress(args.games);
    let mixes = if args.every_mix { every_mix(&args.table)? } else { vec![vec![args.table.setup(args.seed)?]] };
    let tables = mixes.iter().map(Vec::len).sum::<usize>() as u64;
    let mut results: Vec<(String, Totals)> =
        mixes.iter().map(|mix| (mix.first().map(seated).unwrap_or_default(), Totals::default())).collect();
    let mut parts: Vec<Part> = Vec::new();
    let mut number = 0;
    for (mix, turned) in mixes.iter().enumerate() {
        for setup in turned {
            // An even share; what is left over is spread over small and large tables alike.
            let up_to = |table: u64| u128::from(args.games) * u128::from(table) / u128::from(tables);
            let share = u64::try_from(up_to(number + 1) - up_to(number))?;
            number += 1;
            let brains = brains(&args.policy, setup.seats.len())?;
            let whole = |n: u64| n * AT_ONCE..share.min((n + 1) * AT_ONCE);
            let stretches = (0..share.div_ceil(AT_ONCE)).map(whole);
            parts.extend(stretches.map(|games| Part { mix, setup, brains: brains.clone(), games }));
        }
    }
    for (mix, totals) in play_all(args, &parts, &bar).into_iter().flatten() {
        results[mix].1.add(totals);
    }
    results.iter_mut().for_each(|(_, totals)| totals.finish());
    bar.finish_and_clear();
    let sound = results.iter().all(|(_, totals)| totals.panics == 0 && totals.stuck == 0);
    match (results.as_slice(), args.json, args.every_mix) {
        ([(_, totals)], true, false) => say!("{}", serde_json::to_string_pretty(totals)?),
        ([(_, totals)], false, false) => totals.print(),
        (_, true, _) => say!("{}", serde_json::to_string_pretty(&BTreeMap::from_iter(results))?),
        _ => print_mixes(results),
    }
    Ok(sound)
}

/// Every mix of two factions or more, with a table for each first seat.
fn every_mix(table: &TableArgs) -> Result<Vec<Vec<Setup>>, Box<dyn Error>> {
    let among = table.among()?;
    let chosen = |bits: u32| (0..).zip(&among).filter(move |(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction);
    let mixes = (0u32..1 << among.len()).map(|bits| chosen(bits).collect::<Vec<_>>());
    mixes
        .filter(|mix| (2..=MAX_SEATS).contains(&mix.len()))
        // More than there are corners need their set-up cards (LAW-9e).
        .filter(|mix| mix.iter().filter(|faction| faction.starts_in_corner).count() <= 4)
        .map(|mut mix| {
            let tables = 0..mix.len();
            let turned = tables.map(|_| {
                mix.rotate_left(1);
                table.with(&mix)
            });
            turned.collect()
        })
        .collect()
}

/// Who sits at a table, in the order of the registry.
fn seated(setup: &Setup) -> String {
    let mut factions: Vec<_> = setup.seats.iter().map(|seat| seat.faction).collect();
    factions.sort_by_key(|faction| faction.number);
    factions.iter().map(|faction| faction.code).collect::<Vec<_>>().join(" ")
}

/// A line for each mix, or for each number of seats where the mixes are too many to read.
fn print_mixes(mut results: Vec<(String, Totals)>) {
    if results.len() > MOST_LINES {
        let mut by_seats = BTreeMap::<usize, Totals>::new();
        for (mix, totals) in results {
            by_seats.entry(mix.split(' ').count()).or_default().add(totals);
        }
        let named = |(seats, mut totals): (usize, Totals)| {
            totals.finish();
            (format!("{seats} seats"), totals)
        };
        results = by_seats.into_iter().map(named).collect();
    }
    let mut all = Totals::default();
    for (mix, totals) in results {
        let (rounds, decisions) = (totals.mean_rounds, totals.mean_decisions);
        say!("{mix:<16} {:>7} games, {rounds:>5.1} rounds and {decisions:>5.0} decisions on average", totals.games);
        all.add(totals);
    }
    all.finish();
    all.print();
}

/// Games at one table that are played one after the other.
struct Part<'a> {
    mix: usize,
    setup: &'a Setup,
    brains: Vec<Brain>,
    games: Range<u64>,
}

/// Plays all of them, spread over the threads; what each thread has counted, mix by mix.
fn play_all(args: &Args, parts: &[Part], bar: &ProgressBar) -> Vec<BTreeMap<usize, Totals>> {
    threads::gather(args.threads, parts.len() as u64, |mine: &mut BTreeMap<usize, Totals>, n| {
        let Some(part) = usize::try_from(n).ok().and_then(|n| parts.get(n)) else { return };
        let totals = mine.entry(part.mix).or_default();
        for game in part.games.clone() {
            let seed = args.seed + game;
            // Another seed deals another pool.
            let drafted = if part.setup.pool().is_empty() { None } else { args.table.setup(seed).ok() };
            let setup = drafted.as_ref().unwrap_or(part.setup);
            let played = panic::catch_unwind(AssertUnwindSafe(|| play(args, setup, &part.brains, seed)));
            totals.count(setup, played.ok(), seed);
        }
        bar.inc(part.games.end - part.games.start);
    })
}

fn brains(text: &str, seats: usize) -> Result<Vec<Brain>, Box<dyn Error>> {
    let named = text
        .split(',')
        .map(|name| match name.trim() {
            "random" => Ok(Brain::Random),
            "greedy" => Ok(Brain::Greedy),
            other => Err(format!("there is no policy \"{other}\"; there is: random, greedy")),
        })
        .collect::<Result<Vec<_>, _>>()?;
    match named.len() {
        1 => Ok(vec![named[0]; seats]),
        n if n == seats => Ok(named),
        n => Err(format!("{n} policies for {seats} seats: give one for all or one for each").into()),
    }
}

fn progress(games: u64) -> ProgressBar {
    if games < LONG_RUN {
        return ProgressBar::hidden();
    }
    // Drawn on the error stream, and only if that is a terminal.
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Plays one game.
///
/// # Panics
/// With `--check`, at the first table that does not pass it. The run counts that.
fn play(args: &Args, setup: &Setup, brains: &[Brain], seed: u64) -> Played {
    let mut table = law::setup::table(setup, seed);
    // The players' dice are other dice than the game's.
    let own_seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d;
    let mut last = setup.clone();
    let (outcome, decisions) = if brains.iter().all(|brain| *brain == Brain::Random) {
        let mut random = Random::new(own_seed);
        let outcome = finish(args, &mut last, &mut table, &mut random, seed);
        (outcome, random.decisions)
    } else {
        let seats = (0u64..).zip(brains).map(|(seat, brain)| match brain {
            Brain::Random => None,
            Brain::Greedy => Some(Box::new(Greedy::new(own_seed ^ (seat << 32))) as Box<dyn Policy>),
        });
        let mut policies = Policies::new(seats.collect(), own_seed);
        let outcome = finish(args, &mut last, &mut table, &mut policies, seed);
        (outcome, policies.decisions)
    };
    let points = setup.seats().map(|seat| table.scores[seat.index()]).collect();
    let factions = last.seats.iter().map(|seat| seat.faction).collect();
    Played { outcome, rounds: table.turn.round, factions, points, decisions }
}

/// Plays a table to its end, with or without the check; the setup is what was played with in the end.
fn finish(args: &Args, setup: &mut Setup, table: &mut Table, decider: &mut dyn Decide, seed: u64) -> Outcome {
    let opening = setup.clone();
    if args.check.is_none() && opening.pool().is_empty() {
        return play_to_the_end(&opening, table, decider, None, args.max_rounds);
    }
    let mut unit = seed;
    let outcome = play_watched(&opening, table, decider, None, args.max_rounds, |now, table| {
        unit = unit.wrapping_add(1);
        if table.turn.stage() == Stage::Setup {
            setup.clone_from(now);
        } else if args.check.is_some_and(|units| unit.is_multiple_of(units.into()))
            // What is still being set up is told by its seed and choices alone.
            && let Err(invalid) = validate::check(now, table)
        {
            panic!("{invalid}\n{}", position::write_parts(now, table, &[]));
        }
    });
    if args.check.is_some() {
        comes_back(setup, table);
    }
    outcome
}

/// What a table is as text and as a link leads back to it.
fn comes_back(setup: &Setup, table: &Table) {
    let game = Game::resume(setup.clone(), *table, Vec::new());
    let text = position::write(&game);
    let read = position::read(&text).map(position::Start::game);
    let link = links::position(&game);
    let opened = link.as_ref().map_err(Clone::clone).and_then(|link| links::open(link));
    let same = |other: &Game| links::fingerprint(other) == links::fingerprint(&game);
    let (by_text, by_link) = (read.as_ref().is_ok_and(same), opened.as_ref().is_ok_and(|opened| same(&opened.game)));
    assert!(by_text && by_link, "text leads back: {by_text}, link leads back: {by_link}\n{link:?}\n{text}");
}

impl Totals {
    fn count(&mut self, setup: &Setup, played: Option<Played>, seed: u64) {
        self.games += 1;
        let Some(played) = played else {
            self.panics += 1;
            complain!("the game with seed {seed} of {} panicked", seated(setup));
            return;
        };
        self.decisions += played.decisions;
        self.rounds += u64::from(played.rounds);
        for (faction, points) in played.factions.iter().zip(&played.points) {
            *self.points.entry(faction.key).or_default() += u64::from(*points);
            self.wins.entry(faction.key).or_default();
            *self.seated.entry(faction.key).or_default() += 1;
        }
        match played.outcome {
            Outcome::Won(seat, ending) => {
                self.finished += 1;
                *self.wins.entry(played.factions[seat.index()].key).or_default() += 1;
                let ending = match ending {
                    Ending::Points => "points",
                    Ending::Dominance => "dominance",
                };
                *self.ended_by.entry(ending).or_default() += 1;
            }
            Outcome::Unfinished => {
                self.unfinished += 1;
                self.remember([format!("seed {seed} of {}", seated(setup))]);
            }
            Outcome::Stuck => {
                self.stuck += 1;
                complain!("the game with seed {seed} of {} is stuck", seated(setup));
            }
        }
    }

    fn remember(&mut self, still_going: impl IntoIterator<Item = String>) {
        self.still_going.extend(still_going);
        self.still_going.truncate(NAMED);
    }

    fn add(&mut self, other: Self) {
        self.remember(other.still_going);
        self.games += other.games;
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.panics += other.panics;
        self.stuck += other.stuck;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        for (key, count) in other.wins {
            *self.wins.entry(key).or_default() += count;
        }
        for (key, count) in other.ended_by {
            *self.ended_by.entry(key).or_default() += count;
        }
        for (key, games) in other.seated {
            *self.seated.entry(key).or_default() += games;
        }
        for (key, points) in other.points {
            *self.points.entry(key).or_default() += points;
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "means of counts far below 2^52")]
    fn finish(&mut self) {
        let games = self.games.max(1) as f64;
        self.mean_rounds = self.rounds as f64 / games;
        self.mean_decisions = self.decisions as f64 / games;
        let mean = |(key, sum): (&&'static str, &u64)| (*key, *sum as f64 / self.seated[key] as f64);
        self.win_shares = self.wins.iter().map(mean).collect();
        self.mean_points = self.points.iter().map(mean).collect();
    }

    fn print(&self) {
        say!("{} games: {} finished, {} unfinished", self.games, self.finished, self.unfinished);
        if !self.still_going.is_empty() {
            say!("unfinished among them: {}", self.still_going.join("; "));
        }
        if self.panics + self.stuck > 0 {
            say!("{} panics, {} stuck", self.panics, self.stuck);
        }
        for (faction, wins) in &self.wins {
            let (share, points) = (self.win_shares[faction] * 100.0, self.mean_points[faction]);
            say!("  {faction:<20} {wins:>8} wins  {share:>5.1} %   {points:>5.1} points on average");
        }
        let endings: Vec<String> = self.ended_by.iter().map(|(by, count)| format!("{by} {count}")).collect();
        say!("ended by: {}", if endings.is_empty() { "nothing".to_owned() } else { endings.join(", ") });
        say!("on average {:.1} rounds and {:.0} decisions", self.mean_rounds, self.mean_decisions);
    }
}
