//! `thicket perft`: in how many ways a position can go on.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use thicket::bots::{Bot, Seen, Strength};
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::guards::{perft, spread};
use thicket::notation::limits::MOST_TEXT;
use thicket::notation::position;
use thicket::play::{Faction, Setup};
use thicket::terms::Phase;

use crate::out::{Later, say};
use crate::position::read_text;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count every line of a file of counts anew and print it.
    Print {
        /// A file with lines "NAME DEPTH COUNT"; NAME.position beside it is the start.
        #[arg(value_name = "FILE", default_value = "tests/perft/counts.txt")]
        file: String,
    },
    /// Play games spread over all factions, maps, decks and landmarks, keep two positions of each faction, in its first turn
    /// and later on, and count the ways to go on from there.
    Spread {
        /// A folder with positions and a file "counts.txt".
        #[arg(value_name = "DIR", default_value = "tests/perft")]
        folder: PathBuf,
    },
    /// Count the ways to go on from a position, for each number of choices.
    Count {
        /// A file with a position, or "-" for standard input.
        file: String,
        /// The largest number of choices.
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
        /// Count behind each option of the first decision instead.
        #[arg(long)]
        divide: bool,
    },
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    match &args.command {
        Command::Print { file } => print(file)?,
        Command::Spread { folder } => return spread(folder),
        Command::Count { file, depth, divide } => {
            let game = start(file)?;
            let name = Path::new(file).file_stem().map_or_else(|| file.into(), |name| name.to_string_lossy());
            if *divide {
                perft::divide(&game, *depth).iter().for_each(|(key, count)| say!("{count:>12} {key}"));
            } else {
                (1..=*depth).for_each(|depth| say!("{name} {depth} {}", perft::count(&game, depth)));
            }
        }
    }
    Ok(true)
}

fn print(file: &str) -> Result<(), Box<dyn Error>> {
    for line in read_text(file, MOST_TEXT)?.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if line.starts_with('#') || words.is_empty() {
            say!("{line}");
            continue;
        }
        let [name, depth, _] = words[..] else { return Err(format!("\"{line}\" is no name, depth and count").into()) };
        let game = start(&Path::new(file).with_file_name(format!("{name}.position")).to_string_lossy())?;
        say!("{name} {depth} {}", perft::count(&game, depth.parse()?));
    }
    Ok(())
}

/// Choices that are counted at most, and the ways to make them.
const DEEPEST: u32 = 5;
const MOST_WAYS: u64 = 12_000;
/// From this round on a position counts as later.
const LATER: u16 = 3;

fn spread(folder: &Path) -> Result<bool, Box<dyn Error>> {
    let file = folder.join("counts.txt");
    let old = read_text(&file.to_string_lossy(), MOST_TEXT)?;
    let later = Later::open(&file)?;
    let tables = spread::setups(4 * FACTIONS.len());
    let mut lines: Vec<String> = Vec::new();
    for (number, faction) in FACTIONS.iter().enumerate() {
        for (moment, from) in [("first", 1), ("later", LATER)] {
            // Each faction and moment takes the next of the tables that it sits at, so that maps and decks differ.
            let mut at = tables.iter().filter(|setup| setup.seat_of(faction.key).is_some()).skip(number % 6);
            let found =
                at.by_ref().skip(usize::from(from > 1)).find_map(|setup| position_in(setup, faction, number, from));
            let Some(game) = found else { return Err(format!("{} has no choice {moment}", faction.key).into()) };
            let name = format!("{moment}-{}", faction.key);
            fs::write(folder.join(format!("{name}.position")), position::write(&game))?;
            for depth in 1..=DEEPEST {
                let ways = perft::count(&game, depth);
                if ways > MOST_WAYS {
                    break;
                }
                lines.push(format!("{name} {depth} {ways}"));
            }
        }
    }
    let new = |line: &&str| ["first-", "later-"].iter().all(|moment| !line.starts_with(moment));
    let all: Vec<&str> = old.lines().filter(new).chain(lines.iter().map(String::as_str)).collect();
    Ok(later.fill(&(all.join("\n") + "\n")))
}

/// The first decision of a faction in its turn that has some options, from this round on, in a game that bots play: the phase
/// in which later ones lie goes round the factions.
fn position_in(setup: &Setup, faction: &Faction, number: usize, from: u16) -> Option<Game> {
    let seat = setup.seat_of(faction.key)?;
    let phases = [Phase::Daylight, Phase::Birdsong, Phase::Daylight, Phase::Evening];
    let phase = (from > 1).then(|| phases[number % phases.len()]);
    let mut game = Game::new(setup.clone(), 100 + number as u64);
    let bot = Bot::new(Strength::Wanderer, 1);
    while let Some(decision) = game.decision() {
        let turn = game.table().turn;
        let own = decision.ask.seat == seat && game.table().current() == seat && turn.round >= from;
        // Where a phase asks nothing for some rounds, another one does.
        let in_time = phase.is_none_or(|phase| turn.phase() == phase || turn.round > from + 3);
        if own && in_time && decision.options.len() > 2 {
            // As it reads back: what was chosen before in the same unit belongs to it.
            return position::read(&position::write(&game)).ok().map(position::Start::game);
        }
        let (index, _) = bot.choose(game.setup(), Seen::of(&game)?);
        game.choose(index).ok()?;
    }
    None
}

fn start(file: &str) -> Result<Game, Box<dyn Error>> {
    Ok(position::read(&read_text(file, MOST_TEXT)?).map_err(|error| format!("{file}: {error}"))?.game())
}
