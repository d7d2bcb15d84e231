//! `thicket record`: random games with a hash of the table after every choice, for comparing two builds of the engine.

use std::collections::BTreeMap;
use std::error::Error;

use serde::Serialize;
use thicket::factions::FACTIONS;
use thicket::screen::Session;
use thicket::screen::setup::{SeatValue, SetupValue};

use crate::out::{self, say};

#[derive(clap::Args)]
pub struct Args {
    /// Games to record; they go round all mixes that can sit at a table of two to five seats.
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
    let mixes: Vec<u32> = (0..1 << FACTIONS.len()).filter(|mix: &u32| (2..=5).contains(&mix.count_ones())).collect();
    for game in 0..args.games {
        let seed = args.seed.wrapping_add(u64::from(game));
        let recorded = record(mixes[game as usize % mixes.len()], seed)?;
        say!("{}", serde_json::to_string(&recorded)?);
        // Nobody may be reading any more.
        out::flush()?;
    }
    Ok(true)
}

fn record(mix: u32, seed: u64) -> Result<Recorded, Box<dyn Error>> {
    let seat = |key: &str| SeatValue { faction: key.to_owned(), name: None, figures: BTreeMap::new() };
    let seats = (0..).zip(FACTIONS).filter(|(n, _)| mix & (1 << n) != 0).map(|(_, faction)| seat(faction.key));
    let setup = SetupValue {
        map: "autumn".to_owned(),
        deck: "base".to_owned(),
        seed: seed.to_string(),
        seats: seats.collect(),
        ..SetupValue::default()
    };
    let mut session = Session::create(&setup).map_err(|fault| fault.message)?;
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let (mut choices, mut hashes) = (Vec::new(), Vec::new());
    while let Some(decision) = session.decision() {
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let choice = usize::try_from(dice >> 33)? % decision.options.len();
        session.choose(choice).map_err(|fault| fault.message)?;
        choices.push(choice);
        hashes.push(session.hash());
    }
    Ok(Recorded { setup, choices, hashes, over: true })
}
