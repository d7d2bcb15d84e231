//! `thicket weigh`: what the traits of positions have been worth in games that were played.

use std::error::Error;
use std::fs;
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thicket::bots::contest::{Plan, Player, Record};
use thicket::bots::weigh::{
    Assessment, Finding, Foresight, PlayedOn, Sample, Sought, assess, files, foresight, play_on, samples, weigh,
};
use thicket::factions::{self, FACTIONS};
use thicket::play::{Deck, Faction, Map, Setup};
use thicket::{decks, maps};

use crate::out::say;
use crate::players::player;
use crate::table::FigureSet;
use crate::threads;

/// Seeds of the games that are held out lie so far behind those of the games that are learned from.
const APART: u64 = 1 << 40;

#[derive(clap::Args)]
pub struct Args {
    /// Who plays all seats of the games that are learned from. With `stray` games go where nobody would take them.
    #[arg(long, default_value = "ranger+stray=12")]
    player: String,
    /// Games to learn from: of two to five seats, most with four, on every map with every deck. With none the weights that bots have
    /// are held against the games that are held out.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    games: u64,
    /// Who plays the games that are held out.
    #[arg(long, default_value = "ranger")]
    held_out_player: String,
    /// Games to hold what was found against; none of them is learned from.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(0..=10_000_000))]
    held_out: u64,
    /// Only these factions, separated by commas.
    #[arg(long, value_delimiter = ',')]
    factions: Vec<String>,
    /// Every other game has only some of these factions, separated by commas.
    #[arg(long, value_delimiter = ',')]
    often: Vec<String>,
    /// Only this is sought, and half of the way is gone: to be repeated with games of bots that have the new weights, until what they
    /// say is what happens.
    #[arg(long, value_name = "WHAT", value_enum)]
    only: Option<Only>,
    /// What these factions, separated by commas, are expected to bring, by themselves and beside each other, stays as it is.
    #[arg(long, value_delimiter = ',')]
    settled: Vec<String>,
    /// Games to learn from have four seats on the Autumn map with the base deck, as those that are held out.
    #[arg(long)]
    standard: bool,
    /// Play one position of each game that is held out on so many times, and hold what bots say of it against what came of that: how
    /// well winners can be foreseen at all.
    #[arg(long, value_name = "TIMES", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    play_on: u32,
    /// Games are kept in this folder, which is made if need be, and not played again where they are there already: for other ways to
    /// find weights.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Figures that the tables begin with.
    #[arg(long = "figures", value_name = "SET", value_enum, default_value_t)]
    set: FigureSet,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result does not depend on them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Write the weights into the source, below this folder: bots have them when they are built next.
    #[arg(long, value_name = "PROJECT")]
    write: Option<PathBuf>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What alone can be sought.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Only {
    /// What is to be expected of each faction, by itself and beside each other.
    Prospects,
    /// What is to be expected of each beside each other: for tables that always have the same factions.
    Matchups,
    /// What is to be expected of each more with the figures of the law texts than with fair ones: for games with `--figures law`.
    Figures,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    if let Some(project) = &args.write {
        // Said before hours of playing, not after.
        let first = project.join("src/yardsticks/weights.rs");
        if !first.is_file() {
            return Err(format!("{} is not there: {} is not the project", first.display(), project.display()).into());
        }
    }
    if let Some(folder) = &args.keep {
        fs::create_dir_all(folder).map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
    }
    let learned = Games {
        player: &args.player,
        count: args.games,
        seed: args.seed,
        ground: if args.standard { Ground::Standard } else { Ground::Any },
        file: args.keep.as_ref().map(|folder| folder.join("learned.json")),
    };
    let held_out = Games {
        player: &args.held_out_player,
        count: args.held_out,
        seed: args.seed.wrapping_add(APART),
        ground: Ground::Standard,
        file: args.keep.as_ref().map(|folder| folder.join("held-out.json")),
    };
    // These have four seats each: if there are too few factions for them, that is said before the others are played.
    let held_out_games = held_out.play(args)?;
    let held_out = positions(args, &held_out_games);
    let foresight = match args.play_on {
        0 => None,
        times => Some(foresight(&played_on(args, times, &held_out_games)?, FACTIONS)),
    };
    let learned: Vec<Sample> = positions(args, &learned.play(args)?).into_iter().flatten().collect();
    let sought = match args.only {
        None => Sought::All,
        Some(Only::Prospects) => Sought::Prospects,
        Some(Only::Matchups) => Sought::Matchups,
        Some(Only::Figures) => Sought::Figures,
    };
    let finding = weigh(&learned, FACTIONS, sought, &named(&args.settled)?);
    let often: Vec<Sample> = match args.often.as_slice() {
        [] => Vec::new(),
        _ => held_out.iter().skip(1).step_by(2).flatten().cloned().collect(),
    };
    let held_out: Vec<Sample> = held_out.into_iter().flatten().collect();
    let assessment = assess(&finding, &held_out, FACTIONS);
    let among_often = (!often.is_empty()).then(|| assess(&finding, &often, FACTIONS));
    if let Some(project) = &args.write {
        write(project, &finding)?;
    }
    if args.json {
        let all = serde_json::json!({
            "finding": finding, "assessment": assessment, "among_often": among_often, "foresight": foresight,
        });
        say!("{}", serde_json::to_string_pretty(&all)?);
    } else {
        print(&finding);
        print_assessment(&assessment);
        if let Some(assessment) = &among_often {
            say!("\ngames with only {}:", args.often.join(", "));
            print_assessment(assessment);
        }
        if let Some(foresight) = &foresight {
            print_foresight(foresight);
        }
    }
    Ok(true)
}

/// On which maps, with which decks and how many seats games are played.
#[derive(Clone, Copy)]
enum Ground {
    /// With two to five seats on every map with every deck.
    Any,
    /// With four seats on the Autumn map with the base deck.
    Standard,
}

/// Games that are looked at.
struct Games<'a> {
    player: &'a str,
    count: u64,
    seed: u64,
    ground: Ground,
    /// Where they are kept.
    file: Option<PathBuf>,
}

impl Games<'_> {
    /// Each game, with what it is played with.
    fn play(&self, args: &Args) -> Result<Vec<(Setup, Record)>, Box<dyn Error>> {
        let player = player(self.player)?;
        let all = self.plans(args, &args.factions, &player)?;
        let often = if args.often.is_empty() { Vec::new() } else { self.plans(args, &args.often, &player)? };
        let plan = |game: u64| {
            let (plans, game) = match often.len() {
                0 => (&all, game),
                _ => (if game.is_multiple_of(2) { &all } else { &often }, game / 2),
            };
            let count = plans.len() as u64;
            (&plans[usize::try_from(game % count).unwrap_or(0)], game / count)
        };
        let kept = self.file.as_ref().filter(|file| file.is_file());
        let mut records: Vec<Record> = match kept {
            Some(file) => {
                let kept = BufReader::new(fs::File::open(file)?);
                serde_json::from_reader(kept)
                    .map_err(|error| format!("{} holds no games that can be read: {error}", file.display()))?
            }
            None => Vec::new(),
        };
        let there = records.len() as u64;
        if there < self.count {
            records.extend(threads::each(args.threads, self.count - there, |game| {
                let (plan, game) = plan(there + game);
                plan.play(game)
            }));
            if let Some(file) = &self.file {
                serde_json::to_writer(BufWriter::new(fs::File::create(file)?), &records)?;
            }
        }
        records.truncate(usize::try_from(self.count).unwrap_or(usize::MAX));
        let with_setup = |(game, record): (u64, Record)| {
            let (plan, number) = plan(game);
            let (setup, _) = plan.table(number);
            let same = record.seed == plan.seed.wrapping_add(number)
                && setup.seats.iter().map(|seat| seat.faction.key).eq(record.factions.iter().map(String::as_str));
            if same { Ok((setup, record)) } else { Err("the games kept are those of another command".into()) }
        };
        (0..).zip(records).map(with_setup).collect()
    }

    /// A plan for each pair of a map and a deck and each number of seats. Each begins at a seed of its own, so that together
    /// they go through the mixes.
    fn plans(&self, args: &Args, names: &[String], player: &Player) -> Result<Vec<Plan>, Box<dyn Error>> {
        let factions = match names {
            [] => FACTIONS.to_vec(),
            names => named(names)?,
        };
        let (maps, decks, seats) = match self.ground {
            Ground::Any => (maps::MAPS, decks::DECKS, &SEATS[..]),
            Ground::Standard => (&maps::MAPS[..1], &decks::DECKS[..1], &SEATS[..1]),
        };
        let fewest = seats.iter().copied().min().unwrap_or(0);
        if factions.len() < fewest && self.count > 0 {
            return Err(format!(
                "games of {fewest} seats need as many factions, and there are only {}",
                factions.len()
            )
            .into());
        }
        let grounds: Vec<(&'static Map, &'static Deck)> =
            maps.iter().flat_map(|map| decks.iter().map(|deck| (*map, *deck))).collect();
        let mut plans = Vec::new();
        for (n, seats) in (0u64..).zip(seats.iter().copied().filter(|seats| *seats <= factions.len())) {
            for (k, (map, deck)) in (0u64..).zip(&grounds) {
                let mixes = Plan::all_mixes(map, deck, &factions, seats)?;
                let mixes = spread(mixes.into_iter().map(|mix| args.set.at(mix)).collect(), n * 1_000 + k);
                let seed = self.seed.wrapping_add((n << 32) + (k << 24));
                plans.push(Plan { players: vec![player.clone(); seats], mixes, seed, max_rounds: MAX_ROUNDS });
            }
        }
        Ok(plans)
    }
}

/// The factions of these names.
fn named(names: &[String]) -> Result<Vec<&'static Faction>, String> {
    let known = |key: &String| factions::find(key).ok_or_else(|| format!("there is no faction \"{key}\""));
    names.iter().map(known).collect()
}

/// The positions of each game.
fn positions(args: &Args, games: &[(Setup, Record)]) -> Vec<Vec<Sample>> {
    threads::each(args.threads, games.len() as u64, |game| {
        let (setup, record) = &games[usize::try_from(game).unwrap_or(0)];
        samples(setup, record, FACTIONS)
    })
}

/// A position of each game, played on so many times by those who played the game.
fn played_on(args: &Args, times: u32, games: &[(Setup, Record)]) -> Result<Vec<PlayedOn>, Box<dyn Error>> {
    let player = player(&args.held_out_player)?;
    let played = threads::each(args.threads, games.len() as u64, |game| {
        let (setup, record) = &games[usize::try_from(game).unwrap_or(0)];
        let players = vec![player.clone(); setup.seats.len()];
        play_on(setup, record, &players, FACTIONS, (times, MAX_ROUNDS))
    });
    Ok(played.into_iter().flatten().collect())
}

/// Puts mixes in an order in which a few of them already have every faction, another one for each number. As they come, the first
/// hundreds have the first faction in all.
fn spread(mixes: Vec<Setup>, number: u64) -> Vec<Setup> {
    let mut dice = SplitMix64::seed_from_u64(number);
    let mut drawn: Vec<(u64, Setup)> = mixes.into_iter().map(|mix| (dice.next_u64(), mix)).collect();
    drawn.sort_by_key(|(number, _)| *number);
    drawn.into_iter().map(|(_, mix)| mix).collect()
}

/// Rounds after which a game counts as unfinished.
const MAX_ROUNDS: u16 = 40;

/// How many seats the games have, one after the other.
const SEATS: [usize; 6] = [4, 3, 4, 2, 4, 5];

fn write(project: &Path, finding: &Finding) -> Result<(), Box<dyn Error>> {
    for file in files(finding, FACTIONS) {
        let path = project.join(&file.path);
        // A faction whose weights stand elsewhere has no such file, and gets none.
        if path.is_file() {
            fs::write(&path, file.text).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        }
    }
    Ok(())
}

fn print(finding: &Finding) {
    let [before, after] = finding.foresight.map(|chance| 100.0 * chance);
    say!(
        "{} positions; the later winners were given {before:.1} %, with these weights {after:.1} %",
        finding.positions
    );
    say!("a point decides {:.3}, at the end {:.3} more", finding.steepness[0], finding.steepness[1]);
    let mut faction = None;
    for weight in &finding.weights {
        if weight.faction != faction {
            faction = weight.faction;
            say!("{}", faction.unwrap_or("anybody"));
        }
        say!("  {:<20} {:>6} -> {:>6}", weight.key, weight.now, weight.found);
    }
    let mut faction = "";
    for matchup in finding.matchups.iter().filter(|matchup| (matchup.now, matchup.found) != (0, 0)) {
        if matchup.faction != faction {
            faction = matchup.faction;
            say!("{faction} beside");
        }
        say!("  {:<20} {:>6} -> {:>6}", matchup.beside, matchup.now, matchup.found);
    }
}

fn print_assessment(assessment: &Assessment) {
    say!();
    say!("surprise on games that were not learned from (log loss)");
    say!("  {:<12} {:>9}  {:>6}  {:>6}  {:>6}", "leader has", "positions", "even", "now", "found");
    for stage in &assessment.stages {
        let points = format!("{} and more", stage.from);
        say!("  {points:<12} {:>9}  {:>6.3}  {:>6.3}  {:>6.3}", stage.positions, stage.even, stage.now, stage.found);
    }
    let all = &assessment.all;
    say!("  {:<12} {:>9}  {:>6.3}  {:>6.3}  {:>6.3}", "all", all.positions, all.even, all.now, all.found);
    say!();
    say!("what was said and what happened, in per cent, by the points of the leader");
    for case in &assessment.cases {
        say!(
            "  {:<18} {:>3} and more  {:>6} positions  {:>5.1}  {:>5.1}",
            case.faction,
            case.from,
            case.positions,
            100.0 * case.said,
            100.0 * case.happened
        );
    }
    say!();
    say!("what was said and what happened, in per cent, by what was said");
    for tenth in assessment.said.iter().filter(|tenth| tenth.seats > 0) {
        say!(
            "  {:>3} and more  {:>6} times  {:>5.1}  {:>5.1}",
            tenth.from,
            tenth.seats,
            100.0 * tenth.said,
            100.0 * tenth.happened
        );
    }
}

fn print_foresight(foresight: &Foresight) {
    let [now, least, between] = foresight.errors;
    say!();
    say!("{} positions, played on {} times to an end", foresight.positions, foresight.games);
    say!("  surprise now                {:>6.3}  (standard error {now:.3})", foresight.now);
    say!("  least that could be         {:>6.3}  (standard error {least:.3})", foresight.least);
    say!("  what lies between           {:>6.3}  (standard error {between:.3})", foresight.now - foresight.least);
}
