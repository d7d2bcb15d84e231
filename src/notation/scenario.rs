//! Scenario files: a position, choices, and what is expected of the law.
//!
//! ```
//! use thicket::notation::scenario;
//!
//! let report = scenario::run_text(
//!     "a battle",
//!     "title: Both sides lose a warrior at the same time
//!      seats: NB, BG
//!      clearing 5: NB 1 warrior; BG 1 warrior
//!      turn: NB daylight actions
//!      dice: 1 1
//!      choose battle:5:BG
//!      expect clearing 5: empty",
//! );
//! assert!(report.passed(), "{report}");
//! ```
//!
//! The form of the files is described in `docs/scenarios.md`.

mod check;
mod events;
mod expect;
mod lesson;
mod run;
mod say;

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

pub use lesson::{Lesson, LessonChoice, LessonForm, LessonStep, Words, WrongChoice};

use expect::Expectation;
use lesson::Teaching;
use run::Run;

use super::limits;
use super::names;
use super::patterns::Pattern;
use super::position::{self, PositionError, Start, Statement, TurnPlace};
use crate::clause::Clause;
use crate::play::Setup;
use crate::shelf::Shelf;
use crate::terms::Seat;

/// Ending of the names of scenario files.
pub const EXTENSION: &str = "scenario";

/// A scenario that was read.
#[derive(Debug)]
pub struct Scenario {
    /// What it shows, in words; empty if it does not say.
    pub title: String,
    /// The clauses it shows.
    pub clauses: Vec<Clause>,
    titles: Words,
    teaching: Option<Teaching>,
    start: Start,
    steps: Vec<(usize, Instruction)>,
}

/// What a line after the position does.
#[derive(Debug)]
enum Instruction {
    /// Makes a choice; the seat that decides may be named.
    Choose(Option<Seat>, Pattern),
    /// Checks something.
    Expect(Expectation),
    /// Goes on to a place; `freely` takes the first option where none lets the offer pass.
    Until { seat: Option<Seat>, place: TurnPlace, freely: bool },
    /// Takes the last choice back.
    Undo,
    /// Goes back to the position at the beginning.
    Rewind,
    /// Says something before a choice, or after the last one.
    Say(Words),
    /// Says why other choices are not the one.
    Wrong(Pattern, Words),
}

/// Something in a scenario that is wrong or did not come true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1; 0 if it is about the file.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Self {
        Self { line: error.line, message: error.problem.to_string() }
    }
}

/// How a scenario went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioReport {
    /// The file, or whatever else the scenario was read from.
    pub name: String,
    /// Its title; empty if it has none or could not be read.
    pub title: String,
    /// What went wrong; nothing if it passed.
    pub failures: Vec<Failure>,
}

impl ScenarioReport {
    /// Whether everything came true.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

impl fmt::Display for ScenarioReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = if self.title.is_empty() { String::new() } else { format!("  {}", self.title) };
        if self.passed() {
            return write!(f, "ok    {}{title}", self.name);
        }
        write!(f, "FAIL  {}{title}", self.name)?;
        for Failure { line, message } in &self.failures {
            let message = message.replace('\n', "\n      ");
            if *line == 0 {
                write!(f, "\n    {}: {message}", self.name)?;
            } else {
                write!(f, "\n    {}:{line}: {message}", self.name)?;
            }
        }
        Ok(())
    }
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// The first line that cannot be understood.
    pub fn read(text: &str) -> Result<Self, Failure> {
        Self::read_from(&Shelf::BUILT, text)
    }

    /// Reads a scenario with what there is on another shelf.
    ///
    /// # Errors
    /// The first line that cannot be understood.
    pub fn read_from(shelf: &Shelf, text: &str) -> Result<Self, Failure> {
        limits::lines(text).map_err(|(line, error)| Failure { line, message: error.to_string() })?;
        let mut titles = Words::default();
        let mut clauses = Vec::new();
        let mut entries = Vec::new();
        let mut orders: Vec<(usize, Order)> = Vec::new();
        let mut taught = Vec::new();
        for (line, text) in Statement::lines(text) {
            if let Some(order) = Order::read(text) {
                orders.push((line, order));
                continue;
            }
            if let Some((language, text)) = lesson::translation(text) {
                match orders.last_mut() {
                    None => titles.add(language, text),
                    Some((_, Order::Say(words) | Order::Wrong(_, words))) => words.add(language, text),
                    Some(_) => {
                        let message = format!("\"{language}: {text}\" follows no words that it could say again");
                        return Err(Failure { line, message });
                    }
                }
                continue;
            }
            let entry = Statement::new(line, text).map_err(|_| {
                let message = format!(
                    "\"{text}\" is neither \"name: value\" nor begins with choose, expect, say, wrong, until, auto until, undo or rewind"
                );
                Failure { line, message }
            })?;
            let name = names::normal(entry.name);
            // Dice and random cards are told in the order in which they are used, wherever they stand.
            if !orders.is_empty() && !matches!(name.as_str(), "dice" | "random") {
                let message =
                    format!("\"{}\" belongs to the position, which stands before the first choice", entry.name);
                return Err(Failure { line, message });
            }
            match name.as_str() {
                "title" => titles = Words::new(entry.value),
                "lesson" | "puzzle" | "goal" => taught.push((name, entry)),
                "clause" | "clauses" => clauses.extend(read_clauses(&entry)?),
                "start" => match names::normal(entry.value).as_str() {
                    "setup" => entries.push(Statement { line, name: "turn", value: "setup" }),
                    "position" => {}
                    _ => {
                        let message =
                            format!("a scenario starts with \"setup\" or \"position\", not \"{}\"", entry.value);
                        return Err(Failure { line, message });
                    }
                },
                _ => entries.push(entry),
            }
        }
        let start = position::read_entries(shelf, &entries)?;
        let mut steps = Vec::new();
        // What is picked in a draft has its names from there on.
        let mut setup = start.setup.clone();
        for (line, order) in orders {
            let step = order.step(&setup).map_err(|message| Failure { line, message })?;
            if let Instruction::Choose(_, pattern) = &step {
                setup = pattern.picked(&setup).unwrap_or(setup);
            }
            steps.push((line, step));
        }
        if steps.is_empty() {
            return Err(Failure { line: 0, message: "the scenario chooses and expects nothing".to_owned() });
        }
        let teaching = Teaching::read(&start.setup, &taught)?;
        let speaks = |(_, step): &&(usize, Instruction)| matches!(step, Instruction::Say(_) | Instruction::Wrong(..));
        if let (None, Some((line, _))) = (teaching, steps.iter().find(speaks)) {
            let message = "words belong to a lesson or a puzzle: say whose, as in \"lesson: NB\"".to_owned();
            return Err(Failure { line: *line, message });
        }
        Ok(Self { title: titles.english().to_owned(), clauses, titles, teaching, start, steps })
    }

    /// Plays the scenario; gives back what did not come true. A choice that cannot be made ends it.
    #[must_use]
    pub fn run(&self) -> Vec<Failure> {
        let mut run = Run::new(&self.start);
        let mut failures = Vec::new();
        for (line, step) in &self.steps {
            let line = *line;
            if matches!(step, Instruction::Rewind) {
                run.rewind(&self.start);
            } else if let Err(message) = run.follow(step) {
                failures.push(Failure { line, message });
                if !matches!(step, Instruction::Expect(_)) {
                    break;
                }
            }
        }
        if failures.is_empty() && self.teaching.is_some() {
            failures.extend(Lesson::of(self).err());
        }
        failures
    }
}

fn read_clauses(entry: &Statement) -> Result<Vec<Clause>, Failure> {
    entry
        .value
        .split([',', ' ', '\t'])
        .filter(|id| !id.is_empty())
        .map(|id| {
            Clause::find(id)
                .ok_or_else(|| Failure { line: entry.line, message: format!("no catalogue holds a clause \"{id}\"") })
        })
        .collect()
}

/// A line after the position, before its names are looked up.
enum Order<'t> {
    Choose(&'t str),
    Expect(&'t str),
    Until(&'t str, bool),
    Undo,
    Rewind,
    Say(Words),
    Wrong(&'t str, Words),
}

impl<'t> Order<'t> {
    fn read(text: &'t str) -> Option<Self> {
        let (word, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let rest = rest.trim();
        Some(match word.trim_end_matches(':').to_ascii_lowercase().as_str() {
            "choose" => Self::Choose(rest),
            "expect" => Self::Expect(rest),
            "until" => Self::Until(rest, false),
            "auto" => Self::Until(rest.strip_prefix("until").unwrap_or(rest).trim(), true),
            "undo" if rest.is_empty() => Self::Undo,
            "rewind" if rest.is_empty() => Self::Rewind,
            "say" => Self::Say(Words::new(rest)),
            "wrong" => {
                let (pattern, because) = rest.split_once(" because ").unwrap_or((rest, ""));
                Self::Wrong(pattern, Words::new(because.trim()))
            }
            _ => return None,
        })
    }

    fn step(self, setup: &Setup) -> Result<Instruction, String> {
        Ok(match self {
            Self::Choose(text) => {
                let words: Vec<&str> = text.split_whitespace().collect();
                // A seat in front says who decides.
                let (seat, key) = match names::leading_seat(setup, &words) {
                    Some((seat, rest)) if !rest.is_empty() => (Some(seat), rest.join(" ")),
                    _ => (None, text.to_owned()),
                };
                if key.is_empty() {
                    return Err(
                        "choose what? Write the key of an option, for example \"choose battle:5:BG\"".to_owned()
                    );
                }
                let pattern = Pattern::new(&key);
                pattern.check(setup).map_err(|error| error.to_string())?;
                Instruction::Choose(seat, pattern)
            }
            Self::Expect(text) => Instruction::Expect(Expectation::read(setup, text)?),
            Self::Until(text, freely) => {
                let words: Vec<&str> = text.split_whitespace().collect();
                if words.is_empty() {
                    return Err("until when? Write a place in a turn, for example \"until BG daylight\"".to_owned());
                }
                let (seat, words) =
                    names::leading_seat(setup, &words).map_or((None, &words[..]), |(seat, rest)| (Some(seat), rest));
                let place = read_place(setup, seat, words).map_err(|error| error.to_string())?;
                Instruction::Until { seat, place, freely }
            }
            Self::Undo => Instruction::Undo,
            Self::Rewind => Instruction::Rewind,
            Self::Say(words) => Instruction::Say(words),
            Self::Wrong(key, words) => {
                if key.is_empty() || words.english().is_empty() {
                    return Err("what is wrong, and why? Write \"wrong battle:5 because ...\"".to_owned());
                }
                let pattern = Pattern::new(key);
                pattern.check(setup).map_err(|error| error.to_string())?;
                Instruction::Wrong(pattern, words)
            }
        })
    }
}

/// A place in the turn of a seat, or of whoever has such a step if nobody is named.
fn read_place(setup: &Setup, seat: Option<Seat>, words: &[&str]) -> Result<TurnPlace, names::NameError> {
    if let Some(seat) = seat {
        return TurnPlace::read(setup, seat, words);
    }
    let mut first = None;
    for seat in setup.seats() {
        match TurnPlace::read(setup, seat, words) {
            Ok(place) => return Ok(place),
            Err(error) => first = first.or(Some(error)),
        }
    }
    first.map_or(Ok(TurnPlace::default()), Err)
}

/// Runs a scenario from its text.
#[must_use]
pub fn run_text(name: &str, text: &str) -> ScenarioReport {
    run_text_from(&Shelf::BUILT, name, text)
}

/// The same with what there is on another shelf.
#[must_use]
pub fn run_text_from(shelf: &Shelf, name: &str, text: &str) -> ScenarioReport {
    let name = name.to_owned();
    match Scenario::read_from(shelf, text) {
        Ok(scenario) => ScenarioReport { name, failures: scenario.run(), title: scenario.title },
        Err(failure) => ScenarioReport { name, title: String::new(), failures: vec![failure] },
    }
}

/// Runs a scenario file. A file that cannot be read is a failure too.
#[must_use]
pub fn run_file(path: &Path) -> ScenarioReport {
    let name = path.display().to_string();
    match limits::read_file(path, limits::MOST_TEXT) {
        Ok(text) => run_text(&name, &text),
        Err(error) => ScenarioReport {
            name,
            title: String::new(),
            failures: vec![Failure { line: 0, message: error.to_string() }],
        },
    }
}

/// The scenario files among these files and in these folders, in order. A file is taken whatever its name.
///
/// # Errors
/// The path that cannot be read, and why.
pub fn find_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    let mut files = Vec::new();
    for path in paths {
        let failed = |error| (path.clone(), error);
        if fs::metadata(path).map_err(failed)?.is_dir() {
            let mut inside = fs::read_dir(path)
                .and_then(Iterator::collect::<io::Result<Vec<_>>>)
                .map_err(failed)?
                .iter()
                .map(fs::DirEntry::path)
                .filter(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == EXTENSION))
                .collect::<Vec<_>>();
            inside.sort();
            files.extend(find_files(&inside)?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}
