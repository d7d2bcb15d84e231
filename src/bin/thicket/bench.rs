//! `thicket bench`: how fast the engine is on this machine.

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;
use thicket::bots::contest::Brief;
use thicket::bots::{Bot, Random, Seen, Strength, play_to_the_end};
use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::factions::FACTIONS;
use thicket::law;
use thicket::play::{Choices, Decide, Faction, Position, Setup};
use thicket::table::Table;

use crate::out::say;
use crate::players::thinker;
use crate::table::TableArgs;

#[derive(clap::Args)]
pub struct Args {
    /// Seconds to play for each number of seats.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Map.
    #[arg(long, default_value = "autumn")]
    map: String,
    /// Shared deck.
    #[arg(long, default_value = "base")]
    deck: String,
    /// Measure instead how long bots think: at every tenth decision of so many games of four seats.
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    thinking: Option<u64>,
    /// Whose thinking is measured, with figures of their own where they are given: `ranger+tries=50,warlord`.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "wanderer,ranger,warlord")]
    thinkers: Vec<String>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What was measured. The figures without a number of seats are those for two seats.
#[derive(Serialize)]
struct Figures {
    decisions_per_second: f64,
    games_per_second: f64,
    options_p99_us: f64,
    copy_ns: f64,
    table_bytes: usize,
    by_seats: BTreeMap<usize, Speed>,
}

#[derive(Clone, Copy, Serialize)]
struct Speed {
    decisions_per_second: f64,
    games_per_second: f64,
    options_p99_us: f64,
}

/// How long bots of a strength think about a decision, in milliseconds.
#[derive(Serialize)]
struct Thinking {
    decisions: usize,
    median_ms: f64,
    p99_ms: f64,
    longest_ms: f64,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    if let Some(games) = args.thinking {
        let thinking = thinking(args, games)?;
        if args.json {
            say!("{}", serde_json::to_string_pretty(&thinking)?);
        } else {
            for (name, Thinking { decisions, median_ms, p99_ms, longest_ms }) in &thinking {
                say!(
                    "{name:<18} {decisions} decisions: half within {median_ms:.2} ms, 99 of 100 within {p99_ms:.1} ms, longest {longest_ms:.1} ms"
                );
            }
        }
        return Ok(true);
    }
    let mut by_seats = BTreeMap::new();
    for seats in [2, 4] {
        if let Some(factions) = FACTIONS.get(..seats) {
            let setup = at_the_table(args, factions)?;
            by_seats.insert(seats, speed(&setup, Duration::from_secs(args.seconds)));
        }
    }
    let two = by_seats[&2];
    let setup = at_the_table(args, &FACTIONS[..2])?;
    let figures = Figures {
        decisions_per_second: two.decisions_per_second,
        games_per_second: two.games_per_second,
        options_p99_us: by_seats.values().map(|speed| speed.options_p99_us).fold(0.0, f64::max),
        copy_ns: copy_ns(&setup),
        table_bytes: size_of::<Table>(),
        by_seats,
    };
    if args.json {
        say!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(true);
    }
    for (seats, speed) in &figures.by_seats {
        say!(
            "{seats} seats: {:>10.0} decisions/s {:>7.0} games/s, 99 of 100 option lists within {:.2} us",
            speed.decisions_per_second,
            speed.games_per_second,
            speed.options_p99_us
        );
    }
    say!("table: {} bytes, copied in {:.0} ns", figures.table_bytes, figures.copy_ns);
    Ok(true)
}

/// These factions at the map, with the deck, that are asked for.
fn at_the_table(args: &Args, factions: &[&'static Faction]) -> Result<Setup, Box<dyn Error>> {
    let table = TableArgs { map: args.map.clone(), deck: args.deck.clone(), ..TableArgs::default() };
    table.with(factions)
}

/// Lets Rangers play every mix of four in turn, and the bots that are named think about every tenth decision.
fn thinking(args: &Args, games: u64) -> Result<BTreeMap<String, Thinking>, Box<dyn Error>> {
    let thinkers = args.thinkers.iter().map(|name| thinker(name)).collect::<Result<Vec<_>, _>>()?;
    let plan = Brief { map: args.map.clone(), deck: args.deck.clone(), ..Brief::default() }.plan()?;
    let mut times: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
    for game in 0..games {
        let mut decisions = 0;
        plan.watch(game, |game, _, _| {
            let Some(seen) = Seen::of(game).filter(|seen| seen.options.len() > 1) else { return };
            decisions += 1;
            if decisions % 10 > 0 {
                return;
            }
            for (name, style) in &thinkers {
                let seen = seen.clone();
                let bot = Bot::new(Strength::default(), decisions).with_style(*style);
                let start = Instant::now();
                black_box(bot.choose(game.setup(), seen));
                times.entry(name.clone()).or_default().push(start.elapsed());
            }
        });
    }
    let summary = |mut times: Vec<Duration>| {
        times.sort_unstable();
        let rank =
            |share: usize| times.get(times.len() * share / 100).or(times.last()).map_or(0.0, Duration::as_secs_f64);
        Thinking {
            decisions: times.len(),
            median_ms: 1_000.0 * rank(50),
            p99_ms: 1_000.0 * rank(99),
            longest_ms: 1_000.0 * rank(100),
        }
    };
    Ok(times.into_iter().map(|(name, times)| (name, summary(times))).collect())
}

#[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
fn speed(setup: &Setup, time: Duration) -> Speed {
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < time {
        let mut table = law::setup::table(setup, games);
        let mut random = Random::new(games.wrapping_mul(77) + 1);
        play_to_the_end(setup, &mut table, &mut random, None, 1_000);
        decisions += random.decisions;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Speed {
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        options_p99_us: options_p99_us(setup),
    }
}

/// Plays at random from full option lists and takes the time of each list.
struct Timing {
    random: Random,
    menu: Menu,
    nanoseconds: Vec<u128>,
}

impl Decide for Timing {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        self.menu.clear();
        let start = Instant::now();
        offer.list(at, &mut self.menu);
        self.nanoseconds.push(start.elapsed().as_nanos());
        black_box(self.menu.options());
        self.random.decide(at, ask, offer)
    }
}

#[expect(clippy::cast_precision_loss, reason = "nanoseconds far below 2^52")]
fn options_p99_us(setup: &Setup) -> f64 {
    let mut timing = Timing { random: Random::new(1), menu: Menu::list(), nanoseconds: Vec::new() };
    for seed in 0..200 {
        let mut table = law::setup::table(setup, seed);
        play_to_the_end(setup, &mut table, &mut timing, None, 1_000);
    }
    timing.nanoseconds.sort_unstable();
    let rank = timing.nanoseconds.len() * 99 / 100;
    timing.nanoseconds.get(rank).map_or(0.0, |ns| *ns as f64 / 1_000.0)
}

#[expect(clippy::cast_precision_loss, reason = "nanoseconds far below 2^52")]
fn copy_ns(setup: &Setup) -> f64 {
    const COPIES: u32 = 1_000_000;
    let mut table = law::setup::table(setup, 1);
    let start = Instant::now();
    for _ in 0..COPIES {
        table = black_box(*black_box(&table));
    }
    black_box(table);
    start.elapsed().as_nanos() as f64 / f64::from(COPIES)
}
