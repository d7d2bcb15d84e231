//! `thicket weigh`: what the traits of positions have been worth in games that were played.

use std::error::Error;

use thicket::bots::contest::{Plan, Player};
use thicket::bots::weigh::{Finding, samples, weigh};
use thicket::factions::FACTIONS;
use thicket::{decks, maps};

use crate::out::say;
use crate::threads;

#[derive(clap::Args)]
pub struct Args {
    /// Map.
    #[arg(long, default_value = "autumn")]
    map: String,
    /// Shared deck.
    #[arg(long, default_value = "base")]
    deck: String,
    /// Who plays all seats.
    #[arg(long, default_value = "wanderer")]
    player: String,
    /// Games to play, half of them with four seats and half with three.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result does not depend on them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let map = maps::find(&args.map).ok_or_else(|| format!("there is no map \"{}\"", args.map))?;
    let deck = decks::find(&args.deck).ok_or_else(|| format!("there is no deck \"{}\"", args.deck))?;
    let player: Player = args.player.parse()?;
    let mut plans = Vec::new();
    for seats in [4, 3] {
        let mixes = Plan::all_mixes(map, deck, FACTIONS, seats)?;
        plans.push(Plan { players: vec![player.clone(); seats], mixes, seed: args.seed, max_rounds: 40 });
    }
    let found = threads::each(args.threads, args.games, |game| {
        let plan = &plans[usize::from(game % 2 == 1)];
        let record = plan.play(game / 2);
        samples(&plan.table(game / 2).0, &record, FACTIONS)
    });
    let positions: Vec<_> = found.into_iter().flatten().collect();
    let finding = weigh(&positions, FACTIONS);
    if args.json {
        say!("{}", serde_json::to_string_pretty(&finding)?);
    } else {
        print(&finding);
    }
    Ok(true)
}

fn print(finding: &Finding) {
    let [before, after] = finding.foresight.map(|chance| 100.0 * chance);
    say!("{} positions; the later winner was given {before:.1} %, with these weights {after:.1} %", finding.positions);
    say!("a point decides {:.3}, at the end {:.3} more", finding.steepness[0], finding.steepness[1]);
    let mut faction = None;
    for weight in &finding.weights {
        if weight.faction != faction {
            faction = weight.faction;
            say!("{}", faction.unwrap_or("anybody"));
        }
        say!("  {:<20} {:>6} -> {:>6}", weight.key, weight.now, weight.found);
    }
}
