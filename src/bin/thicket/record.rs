//! `thicket record`: random games with a hash of the table after every choice, for comparing two builds of the engine.

use std::collections::BTreeMap;
use std::error::Error;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use thicket::decks::DECKS;
use thicket::factions::FACTIONS;
use thicket::maps::MAPS;
use thicket::play::{Faction, Setup};
use thicket::screen::setup::{SeatValue, SetupValue};
use thicket::screen::{Session, save};

use crate::out::{self, say};

/// Random players of two seats without warriors may never come to an end.
const MOST_ROUNDS: u16 = 1_000;

/// How far it is from the mix of one game to that of the next: a prime that does not divide the number of mixes, so that each has
/// its turn.
const STRIDE: u64 = 1_000_003;

#[derive(clap::Args)]
pub struct Args {
    /// Games to record; they go round all mixes that can sit at a table of two to five seats, all maps and decks.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A recorded game; one line of JSON each.
#[derive(Serialize)]
struct Recorded {
    setup: SetupValue,
    choices: Vec<usize>,
    hashes: Vec<String>,
    over: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    // Without those that need the Advanced Setup, of which five or more start in corners.
    let can_sit =
        |mix: &u32| Setup::new(MAPS[0], DECKS[0], &factions_of(*mix)).is_ok_and(|setup| setup.has_corners().is_ok());
    let of_size = |mix: &u32| (2..=5).contains(&mix.count_ones());
    let mixes: Vec<u32> = (0..1 << FACTIONS.len()).filter(of_size).filter(can_sit).collect();
    for game in 0..args.games {
        let seed = args.seed.wrapping_add(u64::from(game));
        let mix = usize::try_from(seed.wrapping_mul(STRIDE) % mixes.len() as u64)?;
        say!("{}", serde_json::to_string(&record(mixes[mix], seed)?)?);
        // Nobody may be reading any more.
        out::flush()?;
    }
    Ok(true)
}

/// The factions of a mix, one bit each.
fn factions_of(mix: u32) -> Vec<&'static Faction> {
    (0..).zip(FACTIONS).filter(|(number, _)| mix & (1 << number) != 0).map(|(_, faction)| *faction).collect()
}

fn record(mix: u32, seed: u64) -> Result<Recorded, Box<dyn Error>> {
    let seat = |key: &str| SeatValue { faction: key.to_owned(), name: None, figures: BTreeMap::new() };
    let seats = factions_of(mix).into_iter().map(|faction| seat(faction.key));
    let mut dice = SplitMix64::seed_from_u64(seed);
    let mut below = |bound: usize| usize::try_from(dice.next_u64() >> 33).map(|number| number % bound);
    let setup = SetupValue {
        map: MAPS[below(MAPS.len())?].key.to_owned(),
        deck: DECKS[below(DECKS.len())?].key.to_owned(),
        seed: seed.to_string(),
        seats: seats.collect(),
        ..SetupValue::default()
    };
    // Without what a session writes for a screen.
    let mut game = Session::create(&setup).map_err(|fault| fault.message)?.game().branch();
    let (mut choices, mut hashes) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        if game.table().turn.round > MOST_ROUNDS {
            return Ok(Recorded { setup, choices, hashes, over: false });
        }
        let choice = below(decision.options.len())?;
        game.choose(choice)?;
        choices.push(choice);
        hashes.push(save::hash(&game));
    }
    Ok(Recorded { setup, choices, hashes, over: true })
}
