//! Saved games: JSON text with the setup, every choice, and the position as a link in case the choices lead elsewhere
//! under later rules.
//!
//! ```json
//! {
//!   "format": "thicket", "version": 1, "program": "0.1.0", "rules": 2,
//!   "setup": { "map": "autumn", "deck": "base", "seed": "7", "seats": [{ "faction": "noxious-battery" }, ...] },
//!   "choices": [0, 3, ...], "hash": "00f3...", "position": "p3.autumn..."
//! }
//! ```
//! A game that began from a position has it as a link under `"start"`. A game of more choices than a file may hold is
//! written as if it began where it stands.

use serde::{Deserialize, Serialize};

use super::Fault;
use super::setup::SetupValue;
use crate::game::{Game, Pace};
use crate::law;
use crate::notation::limits::{MOST_CHOICES, MOST_FILE, at_most};
use crate::notation::{RULES, links};
use crate::table::Stage;

const FORMAT: &str = "thicket";
const VERSION: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
struct SavedGame {
    format: String,
    version: u32,
    program: String,
    rules: u16,
    setup: SetupValue,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    choices: Vec<usize>,
    hash: String,
    position: String,
}

/// What every file of this program has, whatever its version.
#[derive(Debug, Deserialize)]
struct Label {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u32,
}

/// A saved game that was opened.
#[derive(Debug)]
pub struct Loaded {
    /// The game, at the patient pace.
    pub game: Game,
    /// What the people at the table are called.
    pub names: Vec<String>,
    /// The version of the rules it was saved with.
    pub rules: u16,
    /// Whether all its choices could be made again. If not, the game stands at the saved position and has no past.
    pub complete: bool,
}

/// The text of a saved game.
///
/// # Errors
/// `no-link` for a game that began in the middle of setting up.
pub fn save(game: &Game, names: &[String]) -> Result<String, Fault> {
    let position = links::position(game)?;
    let whole = game.choices().len() <= MOST_CHOICES;
    let start = if !whole {
        Some(position.clone())
    } else if game.start().turn.stage() == Stage::Setup {
        None
    } else {
        Some(links::position(&Game::resume_at(Pace::Patient, game.opening().clone(), *game.start(), Vec::new()))?)
    };
    let saved = SavedGame {
        format: FORMAT.to_owned(),
        version: VERSION,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        rules: RULES,
        setup: SetupValue::of(game.opening(), game.start().seed(), names),
        start,
        choices: game.choices().filter(|_| whole).map(|choice| choice.index.into()).collect(),
        hash: hash(game),
        position,
    };
    serde_json::to_string(&saved).map_err(|error| Fault::new("internal", error.to_string()))
}

/// The fingerprint of a position as 16 hexadecimal digits.
#[must_use]
pub fn hash(game: &Game) -> String {
    format!("{:016x}", links::fingerprint(game))
}

/// Opens the text of a saved game.
///
/// # Errors
/// `too-long`, `foreign-file` for a file of something else, `other-version`, `broken-file` with its place, or what is
/// wrong with the setup.
pub fn load(text: &str) -> Result<Loaded, Fault> {
    let broken = |error: serde_json::Error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        Fault::new("broken-file", format!("this file is broken or incomplete: {error}")).at(place)
    };
    at_most(text.len(), "this file", MOST_FILE, "bytes").map_err(|error| Fault::new("too-long", error.to_string()))?;
    let label: Label = serde_json::from_str(text).map_err(broken)?;
    if label.format != FORMAT {
        return Err(Fault::new("foreign-file", "this file does not come from Thicket"));
    }
    if label.version != VERSION {
        let message = format!("this file has version {}; this program reads version {VERSION}", label.version);
        return Err(Fault::new("other-version", message).at("version"));
    }
    let saved: SavedGame = serde_json::from_str(text).map_err(broken)?;
    let within = |fault: Fault| {
        let place = fault.place.as_ref().map_or_else(|| "setup".to_owned(), |place| format!("setup.{place}"));
        fault.at(place)
    };
    let (setup, seed, names) = saved.setup.read().map_err(within)?;
    let mut game = match &saved.start {
        None => {
            let table = law::setup::table(&setup, seed);
            Game::resume_at(Pace::Patient, setup, table, Vec::new())
        }
        Some(start) => links::open(start).map_err(|error| Fault::from(error).at("start"))?.game,
    };
    // Choices beyond the limit are not made; the position says where they led.
    let replayed = saved.choices.len() <= MOST_CHOICES
        && saved.choices.iter().all(|index| game.choose(*index).is_ok())
        && hash(&game) == saved.hash;
    if !replayed {
        game = links::open(&saved.position).map_err(|error| Fault::from(error).at("position"))?.game;
    }
    Ok(Loaded { game, names, rules: saved.rules, complete: replayed })
}
