//! `thicket perft`: in how many ways a position can go on.

use std::error::Error;
use std::path::Path;

use clap::Subcommand;
use thicket::game::Game;
use thicket::guards::perft;
use thicket::notation::limits::MOST_TEXT;
use thicket::notation::position;

use crate::out::say;
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

fn start(file: &str) -> Result<Game, Box<dyn Error>> {
    Ok(position::read(&read_text(file, MOST_TEXT)?).map_err(|error| format!("{file}: {error}"))?.game())
}
