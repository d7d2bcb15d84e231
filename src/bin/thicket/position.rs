//! `thicket position`: a position as text, and back.

use std::error::Error;
use std::io;
use std::path::Path;

use thicket::bots::Random;
use thicket::decision::Menu;
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::limits::{self, MOST_TEXT};
use thicket::notation::position;
use thicket::play::{Decide, Position};

use crate::out::{complain, say, say_part};
use crate::table::TableArgs;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Read a position from this file, or from standard input with "-", and print it back.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "map", "deck", "landmarks", "figures", "procedure", "seed", "choices"])]
    read: Option<String>,
    /// Seed of the game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random choices to make before the position is printed.
    #[arg(long, default_value_t = 0)]
    choices: u32,
    /// Print what can be chosen as well, as comments.
    #[arg(long)]
    options: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let game = match &args.read {
        Some(file) => {
            let text = read_text(file, MOST_TEXT)?;
            match position::read(&text) {
                Ok(start) => start.game(),
                Err(error) => {
                    complain!("{file}: {error}");
                    return Ok(false);
                }
            }
        }
        None => played(args)?,
    };
    say_part!("{}", position::write(&game));
    if args.options {
        print_options(&game);
    }
    Ok(true)
}

/// The text of a file, or of standard input for "-", of so many bytes at most.
pub fn read_text(file: &str, most: usize) -> Result<String, Box<dyn Error>> {
    let text = if file == "-" { limits::read(io::stdin(), most) } else { limits::read_file(Path::new(file), most) };
    text.map_err(|error| format!("{file}: {error}").into())
}

/// A new game after some random choices.
fn played(args: &Args) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new(args.table.setup(args.seed)?, args.seed);
    let mut random = Random::new(args.seed);
    for _ in 0..args.choices {
        let Some(decision) = game.decision() else { break };
        let (ask, options) = (decision.ask, decision.options.clone());
        let offer = |_: Position<'_>, menu: &mut Menu| options.iter().for_each(|option| menu.offer(*option));
        let Ok(option) = random.decide(game.position(), &ask, &offer) else { break };
        game.choose_option(option)?;
    }
    Ok(game)
}

/// Prints the open decision and its options as comments.
pub fn print_options(game: &Game) {
    let Some(decision) = game.decision() else {
        say!("# the game is over");
        return;
    };
    let seat = decision.ask.seat;
    say!("# {} decides: {} ({})", game.setup().faction(seat).key, decision.ask.prompt, decision.ask.clause.id());
    for option in &decision.options {
        say!("#   {}", option_key(game.setup(), seat, *option));
    }
}
