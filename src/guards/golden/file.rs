//! Files of recorded games.
//!
//! A game is some lines of the form `name: value`, then a line for each stretch of choices, then the checksum at its
//! end:
//!
//! ```text
//! game: noxious-battery random, blacktail-guild wanderer
//! map: autumn
//! deck: base
//! landmarks: ferry
//! seed: 17
//! 0130021045100000 YsR0aPq-4bXX01kd 5be30f11
//! 02 h7 90aa3c7e
//! end 1f04d2aa
//! ```
//!
//! The line of landmarks stands there only where a table has others than those that belong to its map. It names those that
//! players set up; `only` before them leaves the map's own out.
//!
//! In a stretch come the places of the choices, for each choice a sign of the checksum there, and the whole checksum at
//! its last choice. A place is a digit or letter (0 to 61), each `+` before it adds 62.

use std::fmt::Write;

use thiserror::Error;

use super::{Recorded, STRETCH, Sums};
use crate::bots::contest::{Player, PlayerError};
use crate::play::{Landmark, Setup, SetupError};
use crate::shelf::Shelf;
use crate::{decks, factions, landmarks, maps};

/// The signs of places and, with the last two, of six bits of a checksum.
const SIGNS: &[u8; 64] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// Places below this number are written with one sign.
const PLACES: u8 = 62;

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct FileError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: FileProblem,
}

/// What can be wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileProblem {
    /// A line that has none of the forms.
    #[error("\"{0}\" is no line of a recorded game")]
    Form(String),
    /// Choices or an end without a beginning.
    #[error("this belongs to no game; a game begins with \"game: FACTION PLAYER, ...\"")]
    NoGame,
    /// A game without its last line.
    #[error("the game has no end")]
    NoEnd,
    /// There is no such map, deck, faction or landmark.
    #[error("there is no {0} \"{1}\"")]
    Unknown(&'static str, String),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The seats cannot play together.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Games as the text of a file.
#[must_use]
pub fn write(games: &[Recorded]) -> String {
    games.iter().map(write_game).collect::<Vec<_>>().join("\n")
}

fn write_game(game: &Recorded) -> String {
    let seats = game.setup.seats.iter().zip(&game.players);
    let seats: Vec<String> = seats.map(|(seat, player)| format!("{} {}", seat.faction.key, player.name)).collect();
    let (map, deck) = (game.setup.map.key, game.setup.deck.key);
    let landmarks = landmarks_of(&game.setup);
    let mut text = format!("game: {}\nmap: {map}\ndeck: {deck}\n{landmarks}seed: {}\n", seats.join(", "), game.seed);
    let stretches = game.choices.chunks(STRETCH).zip(game.sums.signs.chunks(STRETCH)).zip(&game.sums.whole);
    for ((places, signs), sum) in stretches {
        places.iter().for_each(|index| put_place(&mut text, *index));
        text.push(' ');
        text.extend(signs.iter().map(|sign| char::from(SIGNS[usize::from(sign & 63)])));
        // Writing to a text cannot fail.
        let _ = writeln!(text, " {sum:08x}");
    }
    if let Some(sum) = game.sums.whole.last() {
        let _ = writeln!(text, "end {sum:08x}");
    }
    text
}

/// The line that says which landmarks there are, or nothing if they follow from the map.
fn landmarks_of(setup: &Setup) -> String {
    let dealt = (0u8..).zip(&setup.landmarks).filter(|(number, _)| setup.own_landmark(*number).is_none());
    let dealt: Vec<&'static Landmark> = dealt.map(|(_, landmark)| *landmark).collect();
    let names = dealt.iter().map(|landmark| landmark.key).collect::<Vec<_>>().join(", ");
    let with_own = Shelf::BUILT.with_landmarks(setup.clone(), &dealt, true);
    let all = with_own.is_ok_and(|with_own| with_own.landmarks.len() == setup.landmarks.len());
    match (all, names.is_empty()) {
        (true, true) => String::new(),
        (true, false) => format!("landmarks: {names}\n"),
        (false, true) => "landmarks: only\n".to_owned(),
        (false, false) => format!("landmarks: only {names}\n"),
    }
}

fn put_place(text: &mut String, index: u8) {
    for _ in 0..index / PLACES {
        text.push('+');
    }
    text.push(char::from(SIGNS[usize::from(index % PLACES)]));
}

/// Reads the text of a file.
///
/// # Errors
/// What is wrong with it, and in which line.
pub fn read(text: &str) -> Result<Vec<Recorded>, FileError> {
    let mut games = Vec::new();
    let mut open: Option<Draft> = None;
    for (line, words) in (1..).zip(text.lines()) {
        let at = |problem| FileError { line, problem };
        let words = words.trim();
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        if let Some((name, value)) = words.split_once(": ") {
            if name == "game" {
                if open.is_some() {
                    return Err(at(FileProblem::NoEnd));
                }
                open = Some(Draft::new(value).map_err(at)?);
            } else {
                open.as_mut().ok_or_else(|| at(FileProblem::NoGame))?.set(name, value).map_err(at)?;
            }
        } else if let Some(sum) = words.strip_prefix("end ") {
            let game = open.take().ok_or_else(|| at(FileProblem::NoGame))?;
            games.push(game.end(sum).map_err(at)?);
        } else {
            open.as_mut().ok_or_else(|| at(FileProblem::NoGame))?.stretch(words).map_err(at)?;
        }
    }
    match open {
        Some(_) => Err(FileError { line: text.lines().count(), problem: FileProblem::NoEnd }),
        None => Ok(games),
    }
}

/// A game that is being read.
#[derive(Debug)]
struct Draft {
    seats: String,
    map: String,
    deck: String,
    landmarks: Vec<&'static Landmark>,
    keeps_own: bool,
    seed: u64,
    choices: Vec<u8>,
    sums: Sums,
}

impl Draft {
    fn new(seats: &str) -> Result<Self, FileProblem> {
        let (map, deck) = ("autumn".to_owned(), "base".to_owned());
        Ok(Self {
            seats: seats.to_owned(),
            map,
            deck,
            landmarks: Vec::new(),
            keeps_own: true,
            seed: 0,
            choices: Vec::new(),
            sums: Sums::default(),
        })
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), FileProblem> {
        match name {
            "map" => value.clone_into(&mut self.map),
            "deck" => value.clone_into(&mut self.deck),
            "landmarks" => {
                let names = value.strip_prefix("only").map_or(value, str::trim_start);
                self.keeps_own = names == value;
                let known =
                    |name: &str| landmarks::find(name).ok_or_else(|| FileProblem::Unknown("landmark", name.to_owned()));
                self.landmarks =
                    names.split(", ").filter(|name| !name.is_empty()).map(known).collect::<Result<_, _>>()?;
            }
            "seed" => self.seed = value.parse().map_err(|_| FileProblem::Form(format!("seed: {value}")))?,
            _ => return Err(FileProblem::Form(format!("{name}: {value}"))),
        }
        Ok(())
    }

    fn stretch(&mut self, words: &str) -> Result<(), FileProblem> {
        let wrong = || FileProblem::Form(words.to_owned());
        let [places, signs, sum] = words.split(' ').collect::<Vec<_>>()[..] else { return Err(wrong()) };
        let before = self.choices.len();
        let mut more = 0u8;
        for sign in places.bytes() {
            if sign == b'+' {
                more = more.checked_add(PLACES).ok_or_else(wrong)?;
            } else {
                let index = value_of(sign).filter(|index| *index < PLACES).ok_or_else(wrong)?;
                self.choices.push(index.checked_add(more).ok_or_else(wrong)?);
                more = 0;
            }
        }
        for sign in signs.bytes() {
            self.sums.signs.push(value_of(sign).ok_or_else(wrong)?);
        }
        let length = self.choices.len() - before;
        let follows = before.is_multiple_of(STRETCH) && (1..=STRETCH).contains(&length);
        if !follows || self.sums.signs.len() != self.choices.len() || more > 0 {
            return Err(wrong());
        }
        self.sums.whole.push(u32::from_str_radix(sum, 16).map_err(|_| wrong())?);
        Ok(())
    }

    fn end(mut self, sum: &str) -> Result<Recorded, FileProblem> {
        self.sums.whole.push(u32::from_str_radix(sum, 16).map_err(|_| FileProblem::Form(format!("end {sum}")))?);
        let map = maps::find(&self.map).ok_or_else(|| FileProblem::Unknown("map", self.map.clone()))?;
        let deck = decks::find(&self.deck).ok_or_else(|| FileProblem::Unknown("deck", self.deck.clone()))?;
        let (mut seats, mut players) = (Vec::new(), Vec::new());
        for seat in self.seats.split(", ") {
            let (faction, player) = seat.split_once(' ').ok_or_else(|| FileProblem::Form(seat.to_owned()))?;
            seats.push(factions::find(faction).ok_or_else(|| FileProblem::Unknown("faction", faction.to_owned()))?);
            players.push(player.parse::<Player>()?);
        }
        let setup = Shelf::BUILT.with_landmarks(Setup::new(map, deck, &seats)?, &self.landmarks, self.keeps_own)?;
        Ok(Recorded { setup, players, seed: self.seed, choices: self.choices, sums: self.sums })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are 64 signs")]
fn value_of(sign: u8) -> Option<u8> {
    SIGNS.iter().position(|known| *known == sign).map(|value| value as u8)
}
