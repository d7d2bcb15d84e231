//! The command line of Thicket: play games by the thousand, run scenarios, read positions and links, measure.

mod bench;
mod contest;
mod golden;
mod lessons;
mod link;
mod mistakes;
mod out;
mod perft;
mod players;
mod position;
mod record;
mod referee;
mod scenario;
mod simulate;
mod study;
mod table;
mod threads;
mod tournament;
mod weigh;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::out::complain;

/// Rules engine for the woodland wargame Root with the factions of the publisher and five fan-made ones.
///
/// Exit status: 0 all is well, 1 something failed or was found wrong, 2 the command line cannot be understood.
#[derive(Parser)]
#[command(name = "thicket", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games with policies and count how they end.
    Simulate(simulate::Args),
    /// Run scenario files.
    Scenario(scenario::Args),
    /// Check lessons and puzzles, and write them as the page reads them.
    Lessons(lessons::Args),
    /// Print a position as text, or read one back.
    Position(position::Args),
    /// Turn a position into a link, or a link into a position.
    Link(link::Args),
    /// Measure how long links are.
    LinkStats(link::StatsArgs),
    /// Play recorded games again, or record them anew.
    Golden(golden::Args),
    /// Count in how many ways positions can go on.
    Perft(perft::Args),
    /// Record random games, to compare two builds of the engine.
    Record(record::Args),
    /// Measure the engine on this machine.
    Bench(bench::Args),
    /// Measure how strong players are against each other.
    Tournament(tournament::Args),
    /// Measure what the choices of bots cost, by what one says that thinks longer.
    Mistakes(mistakes::Args),
    /// Let programs of others play: each is sent what its seat may see, and answers with a choice.
    Referee(referee::Args),
    /// Play many games with bots and show what the factions and figures make of them.
    Study(study::Args),
    /// Find out what the traits of positions are worth, from games that bots play.
    Weigh(weigh::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Simulate(args) => simulate::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Lessons(args) => lessons::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Link(args) => link::run(&args),
        Command::LinkStats(args) => link::stats(&args),
        Command::Golden(args) => golden::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Mistakes(args) => mistakes::run(&args),
        Command::Referee(args) => referee::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Weigh(args) => weigh::run(&args),
    };
    // A report that did not get out is no success, whatever it says.
    match done.and_then(|well| out::flush().map(|()| well)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            complain!("thicket: {error}");
            ExitCode::from(2)
        }
    }
}
