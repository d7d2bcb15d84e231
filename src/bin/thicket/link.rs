//! `thicket link` and `thicket link-stats`: tables as links, and how long those are.

use std::error::Error;

use clap::Subcommand;
use thicket::notation::limits::MOST_TEXT;
use thicket::notation::{links, position};

use crate::out::{complain, say, say_part};
use crate::position::read_text;
use crate::table::TableArgs;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Direction,
}

#[derive(Subcommand)]
enum Direction {
    /// Print what is in a link as a position.
    Decode {
        /// The link: an address with a link at its end, or the link alone.
        #[arg(value_name = "URL")]
        link: String,
    },
    /// Print the link of a position.
    Encode {
        /// A file with a position, or "-" for standard input.
        #[arg(value_name = "FILE", default_value = "-")]
        file: String,
        /// Make a link to a game that begins here, not to a position.
        #[arg(long)]
        game: bool,
    },
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    match &args.command {
        Direction::Decode { link } => match links::open(link) {
            Ok(opened) => {
                let kind = match opened.kind {
                    links::LinkKind::Position => "a position",
                    links::LinkKind::Game => "a whole game",
                };
                say!("# {kind}, {} choices, rules version {}", opened.game.choices().len(), opened.rules);
                say_part!("{}", position::write(&opened.game));
                Ok(true)
            }
            Err(error) => {
                complain!("{error}");
                Ok(false)
            }
        },
        Direction::Encode { file, game } => {
            let start = match position::read(&read_text(file, MOST_TEXT)?) {
                Ok(start) => start.game(),
                Err(error) => {
                    complain!("{file}: {error}");
                    return Ok(false);
                }
            };
            say!("{}", if *game { links::game(&start)? } else { links::position(&start)? });
            Ok(true)
        }
    }
}

#[derive(clap::Args)]
pub struct StatsArgs {
    /// Random games of two to four seats to measure.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Factions that play, separated by commas; all if it is not given.
    #[arg(long, value_name = "FACTIONS", value_delimiter = ',')]
    among: Vec<String>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

pub fn stats(args: &StatsArgs) -> Result<bool, Box<dyn Error>> {
    let named = TableArgs { among: args.among.clone(), ..TableArgs::default() }.among()?;
    let stats = links::link_stats(args.games as usize, args.seed, &named)?;
    if args.json {
        say!("{}", serde_json::to_string_pretty(&stats)?);
    } else {
        say!(
            "{} random games; characters of the longest position link and of the link to the whole game:",
            stats.games
        );
        say!(
            "  position  half at most {}, 99 of 100 at most {}, longest {}",
            stats.position_p50,
            stats.position_p99,
            stats.position_max
        );
        say!(
            "  game      half at most {}, 99 of 100 at most {}, longest {}",
            stats.game_p50,
            stats.game_p99,
            stats.game_max
        );
        if stats.without_link > 0 {
            say!("  {} of the games have more choices than a link may hold", stats.without_link);
        }
    }
    Ok(true)
}
