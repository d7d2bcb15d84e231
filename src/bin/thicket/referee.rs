//! `thicket referee`: programs of others sit at the table. docs/bots.md says what they are sent and what they answer.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use thicket::bots::contest::{Manner, Plan, Player, Tally};
use thicket::game::Game;
use thicket::screen::decision::DecisionView;
use thicket::screen::log;
use thicket::screen::view::TableView;
use thicket::terms::Seat;

use crate::out::say;
use crate::players;
use crate::table::TableArgs;
use crate::tournament;

/// The name by which `--policy` calls a seat of a program.
const PROGRAM: &str = "program";
/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 4_096;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, one for each seat, separated by commas: program, random, greedy, wanderer, ranger, warlord.
    #[arg(long, default_value = "program,ranger")]
    policy: String,
    /// The command line of a program, split at spaces; once for all seats of programs, or once for each of them.
    #[arg(long = "program", value_name = "COMMAND", required = true)]
    programs: Vec<String>,
    /// Games to play. Players and factions change seats from game to game.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds after which a game counts as unfinished.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u16).range(1..=60_000))]
    max_rounds: u16,
    /// Seconds after which a program that does not answer ends the contest.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let plan = plan(args)?;
    let mut tally = Tally::default();
    for game in 0..args.games {
        let mut guests = Guests::at(&plan, game, args)?;
        let mut failure = None;
        let record = plan.referee(game, |now| match guests.ask(now) {
            Ok(index) => Some(index),
            Err(error) => {
                failure = Some(error);
                None
            }
        });
        if let Some(error) = failure {
            return Err(format!("game {game}: {error}").into());
        }
        guests.tell_end(&json!({ "about": "end", "winners": record.winners, "points": record.points }));
        tally.add(&record);
    }
    let report = tally.report();
    if args.json {
        say!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        tournament::print(&report);
    }
    Ok(true)
}

fn plan(args: &Args) -> Result<Plan, Box<dyn Error>> {
    let setup = args.table.setup(args.seed)?;
    let mut commands = args.programs.iter().cycle();
    let mut outside = 0;
    let mut players = Vec::new();
    for name in args.policy.split(',').map(str::trim) {
        players.push(if name == PROGRAM {
            outside += 1;
            Player { name: commands.next().cloned().unwrap_or_default(), manner: Manner::Outside }
        } else {
            players::player(name)?
        });
    }
    if players.len() != setup.seats.len() {
        return Err(format!("{} players for {} seats", players.len(), setup.seats.len()).into());
    }
    if outside == 0 || (args.programs.len() != 1 && args.programs.len() != outside) {
        return Err(format!("{} programs for {outside} seats called \"{PROGRAM}\"", args.programs.len()).into());
    }
    Ok(Plan { players, mixes: vec![setup], seed: args.seed, max_rounds: args.max_rounds })
}

/// The programs at one table, by seat.
struct Guests {
    by_seat: Vec<Option<Guest>>,
    patience: Duration,
}

impl Guests {
    fn at(plan: &Plan, game: u64, args: &Args) -> Result<Self, String> {
        let (setup, players) = plan.table(game);
        let factions: Vec<&str> = setup.seats.iter().map(|seat| seat.faction.key).collect();
        let mut by_seat = Vec::new();
        for (seat, player) in players.iter().enumerate() {
            let guest = if player.manner == Manner::Outside {
                let mut guest = Guest::start(&player.name)?;
                guest.send(&json!({
                    "about": "game", "game": game, "seat": seat, "factions": factions,
                    "map": setup.map.key, "deck": setup.deck.key,
                }))?;
                Some(guest)
            } else {
                None
            };
            by_seat.push(guest);
        }
        Ok(Self { by_seat, patience: Duration::from_secs(args.patience) })
    }

    /// Sends whoever is asked what it may see, and reads its choice.
    fn ask(&mut self, game: &Game) -> Result<usize, String> {
        let decision = DecisionView::of(game).ok_or("nothing is asked")?;
        let seat = Seat(decision.seat);
        let guest = self.by_seat.get_mut(seat.index()).and_then(Option::as_mut).ok_or("nobody plays this seat")?;
        guest.send(&json!({
            "about": "decision",
            "decision": decision,
            "view": TableView::of(game, Some(seat), &vec![String::new(); game.setup().seats.len()]),
            "news": log::entries(game, Some(seat), guest.told),
        }))?;
        guest.told = game.log().len();
        let answer = guest.hear(self.patience)?;
        let chosen = match serde_json::from_str(&answer) {
            Ok(Value::Number(number)) => number.as_u64().and_then(|place| usize::try_from(place).ok()),
            Ok(Value::String(key)) => decision.options.iter().position(|option| option.key == key),
            _ => None,
        };
        chosen.filter(|place| *place < decision.options.len()).ok_or_else(|| {
            format!(
                "\"{}\" answered {answer}, which is neither a number below {} nor the key of an option in quotes",
                guest.command,
                decision.options.len()
            )
        })
    }

    /// Tells how a game ended. A program that has gone by itself misses nothing.
    fn tell_end(&mut self, end: &Value) {
        for guest in self.by_seat.iter_mut().flatten() {
            let _ = guest.send(end);
        }
    }
}

/// A program at the table; it is stopped when its game is over.
struct Guest {
    command: String,
    child: Child,
    to: Option<ChildStdin>,
    answers: Receiver<String>,
    /// How many lines of the log it has been told.
    told: usize,
}

impl Guest {
    fn start(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("a program has no name")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("\"{command}\" cannot be started: {error}"))?;
        let to = child.stdin.take();
        let from = child.stdout.take().ok_or("a program has no output")?;
        let (answered, answers) = mpsc::channel();
        thread::spawn(move || {
            let mut from = BufReader::new(from);
            loop {
                let mut line = String::new();
                match from.by_ref().take(LONGEST_ANSWER).read_line(&mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) if answered.send(line.trim().to_owned()).is_err() => return,
                    Ok(_) => {}
                }
            }
        });
        Ok(Self { command: command.to_owned(), child, to, answers, told: 0 })
    }

    /// Sends one line.
    fn send(&mut self, message: &Value) -> Result<(), String> {
        let gone = || format!("\"{}\" has ended", self.command);
        let to = self.to.as_mut().ok_or_else(gone)?;
        writeln!(to, "{message}").and_then(|()| to.flush()).map_err(|_| gone())
    }

    /// Waits for one line.
    fn hear(&mut self, patience: Duration) -> Result<String, String> {
        self.answers.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                format!("\"{}\" has not answered for {} s", self.command, patience.as_secs())
            }
            RecvTimeoutError::Disconnected => format!("\"{}\" has ended without an answer", self.command),
        })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        // Its input ends, which is how it learns that there is nothing more; a moment later it is stopped.
        drop(self.to.take());
        for _ in 0..20 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
