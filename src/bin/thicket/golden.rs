//! `thicket golden`: recorded games that hold the rules still.

use std::error::Error;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use thicket::bots::contest::Player;
use thicket::guards::golden::{self, EXTENSION, Recorded};
use thicket::guards::spread;
use thicket::maps::MAPS;
use thicket::play::{Procedure, Setup, Suits};

use crate::out::{Later, say};
use crate::position::{print_options, read_text};
use crate::table::{FigureSet, TableArgs};

/// Who plays the games that are spread over everything, in turn.
const PLAYERS: [&str; 4] = ["wanderer", "wanderer,random,greedy", "random", "greedy,wanderer"];
/// Seeds that are tried with the same players.
const TRIES: u64 = 8;

/// Bytes of a file of recorded games.
const MOST_GAMES: usize = 16 << 20;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play recorded games again and say where they go another way.
    Check {
        /// A folder with files that end in .games.
        #[arg(value_name = "DIR", default_value = "tests/golden")]
        folder: PathBuf,
    },
    /// Record the games that go another way anew, and say which ones and from where on: with the same choices if they
    /// still make a whole game, else as the same players play it now.
    Record {
        /// A folder with files that end in .games.
        #[arg(value_name = "DIR", default_value = "tests/golden")]
        folder: PathBuf,
    },
    /// Record games of one mix of factions in a file of their own.
    Add {
        /// The file.
        file: PathBuf,
        #[command(flatten)]
        table: Box<TableArgs>,
        /// Who plays, a game for each time this is given: names that go round the seats, separated by commas.
        #[arg(long, value_name = "PLAYERS", default_values = ["random", "greedy", "wanderer"])]
        game: Vec<String>,
        /// Seed of the first game; games too long to keep give way to the next seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Choices beyond which a game is too long to keep.
        #[arg(long, default_value_t = 500)]
        longest: usize,
    },
    /// Record games spread over all factions, maps, decks and landmarks: for each map a file that is named after it.
    Spread {
        /// A folder.
        #[arg(value_name = "DIR", default_value = "tests/golden")]
        folder: PathBuf,
        /// Games to record.
        #[arg(long, default_value_t = 60)]
        games: usize,
        /// Seed of the first game; games too long to keep give way to the next seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Choices beyond which a game is too long to keep.
        #[arg(long, default_value_t = 700)]
        longest: usize,
    },
    /// Print the position before a choice of a recorded game, and what can be chosen.
    Show {
        /// The file.
        file: String,
        /// The number of the game in the file, counted from 1.
        game: usize,
        /// The number of the choice, counted from 1.
        choice: usize,
    },
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    match &args.command {
        Command::Check { folder } => check(folder),
        Command::Record { folder } => record(folder),
        Command::Add { file, table, game, seed, longest } => {
            // The file says nothing of figures, so its games have those of the law texts.
            let setup = TableArgs { set: FigureSet::Law, ..TableArgs::clone(table) }.setup(*seed)?;
            if setup.procedure != Procedure::Standard || setup.suits != Suits::Usual {
                return Err("recorded games are of the Standard Setup".into());
            }
            add(file, &setup, game, *seed, *longest)
        }
        Command::Spread { folder, games, seed, longest } => spread(folder, *games, *seed, *longest),
        Command::Show { file, game, choice } => show(file, *game, *choice),
    }
}

/// The files of recorded games in a folder, in the order of their names, each with its games.
fn files(folder: &Path) -> Result<Vec<(PathBuf, Vec<Recorded>)>, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            let games = golden::read(&read_text(&path.to_string_lossy(), MOST_GAMES)?);
            let games = games.map_err(|error| format!("{}: {error}", path.display()))?;
            files.push((path, games));
        }
    }
    if files.is_empty() {
        return Err(format!("{}: there is no file that ends in .{EXTENSION}", folder.display()).into());
    }
    files.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(files)
}

fn check(folder: &Path) -> Result<bool, Box<dyn Error>> {
    let (mut held, mut failed) = (0, 0);
    for (path, games) in files(folder)? {
        for (number, game) in (1..).zip(&games) {
            match game.check() {
                Ok(()) => held += 1,
                Err(divergence) => {
                    say!("{} game {number} (seed {}) {divergence}", path.display(), game.seed);
                    failed += 1;
                }
            }
        }
    }
    say!("{held} games as recorded, {failed} otherwise");
    Ok(failed == 0)
}

fn record(folder: &Path) -> Result<bool, Box<dyn Error>> {
    let (mut kept, mut changed, mut endless) = (0, 0, 0);
    for (path, mut games) in files(folder)? {
        let before = changed;
        for (number, game) in (1..).zip(&mut games) {
            let Err(divergence) = game.check() else {
                kept += 1;
                continue;
            };
            say!("{} game {number} (seed {}) {divergence}", path.display(), game.seed);
            match game.again() {
                Ok(again) => {
                    if again.choices == game.choices {
                        say!("  has the same choices and other checksums");
                    } else {
                        say!("  has {} other choices; it had {}", again.choices.len(), game.choices.len());
                    }
                    *game = again;
                    changed += 1;
                }
                Err(error) => {
                    say!("  stays as it is: {error}");
                    endless += 1;
                }
            }
        }
        if changed > before {
            fs::write(&path, golden::write(&games))?;
        }
    }
    say!("{kept} games kept, {changed} recorded anew, {endless} left that cannot be recorded");
    Ok(endless == 0)
}

/// Records games with seats that go round, one for each list of players.
fn add(file: &Path, setup: &Setup, players: &[String], seed: u64, longest: usize) -> Result<bool, Box<dyn Error>> {
    let later = Later::open(file)?;
    let mut games = Vec::new();
    let mut seed = seed;
    for (number, names) in players.iter().enumerate() {
        let mut setup = setup.clone();
        let seats = setup.seats.len();
        setup.rotate_left(number % seats);
        let names: Vec<&str> = names.split(',').collect();
        let player = |seat: usize| names[(seat + number / seats) % names.len()].trim().parse::<Player>();
        let players = (0..seats).map(player).collect::<Result<Vec<_>, _>>()?;
        let game = short(&setup, &players, seed..seed.saturating_add(200), longest)
            .ok_or_else(|| format!("no game of 200 has at most {longest} choices"))?;
        seed = game.seed + 1;
        games.push(game);
    }
    Ok(later.fill(&golden::write(&games)))
}

/// Records the games of the tables on which everything occurs, in a file for each map.
fn spread(folder: &Path, games: usize, seed: u64, longest: usize) -> Result<bool, Box<dyn Error>> {
    let mut files: Vec<(Later, Vec<Recorded>)> = Vec::new();
    for map in MAPS {
        files.push((Later::open(&folder.join(format!("{}.{EXTENSION}", map.key)))?, Vec::new()));
    }
    for (number, setup) in spread::setups(games).into_iter().enumerate() {
        // Where the games of some players are too long, others play.
        let seed = seed.wrapping_add(1_000 * number as u64);
        let game = (0..PLAYERS.len()).find_map(|others| {
            let names: Vec<&str> = PLAYERS[(number + others) % PLAYERS.len()].split(',').collect();
            let players = (0..setup.seats.len()).map(|seat| names[seat % names.len()].parse::<Player>().ok());
            short(&setup, &players.collect::<Option<Vec<_>>>()?, seed..seed.saturating_add(TRIES), longest)
        });
        let game = game.ok_or_else(|| format!("no game of table {number} has at most {longest} choices"))?;
        let file = MAPS.iter().position(|map| map.key == setup.map.key).unwrap_or(0);
        files[file].1.push(game);
    }
    Ok(files.into_iter().fold(true, |well, (later, games)| later.fill(&golden::write(&games)) && well))
}

/// The first game with one of these seeds that is not too long to keep.
fn short(setup: &Setup, players: &[Player], mut seeds: Range<u64>, longest: usize) -> Option<Recorded> {
    let game = seeds.find_map(|seed| {
        let game = Recorded::play(setup.clone(), players.to_vec(), seed).ok()?;
        (game.choices.len() <= longest).then_some(game)
    })?;
    say!("seed {}: {} choices", game.seed, game.choices.len());
    Some(game)
}

fn show(file: &str, number: usize, choice: usize) -> Result<bool, Box<dyn Error>> {
    let games = golden::read(&read_text(file, MOST_GAMES)?).map_err(|error| format!("{file}: {error}"))?;
    let Some(recorded) = number.checked_sub(1).and_then(|n| games.get(n)) else {
        return Err(format!("{file} has {} games, and no game {number}", games.len()).into());
    };
    let game = recorded.before(choice);
    let made = game.choices().len();
    print!("{}", thicket::notation::position::write(&game));
    say!("# after {made} of {} choices", recorded.choices.len());
    print_options(&game);
    if let Some(index) = recorded.choices.get(made) {
        say!("# recorded: option {} of these", index + 1);
    }
    Ok(made + 1 == choice)
}
