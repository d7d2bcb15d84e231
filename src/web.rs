//! The boundary to the page: thin, no rules. Every value that crosses it is made in [`screen`](crate::screen).

use gloo_utils::format::JsValueSerdeExt;
use js_sys::{Error, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bots;
use crate::screen::catalogue::{self, Catalogue};
use crate::screen::setup::SetupValue;
use crate::screen::{self, Fault, Session, Thinking};

type ToPage<T = JsValue> = Result<T, JsValue>;

/// Panics are reported on the console before the engine stops.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}

/// Facts that never change.
///
/// # Errors
/// None in practice: every catalogue is a JavaScript value.
#[wasm_bindgen]
pub fn catalogue() -> ToPage {
    to_js(&Catalogue::new())
}

/// The clauses of the law in reading order.
///
/// # Errors
/// None in practice, as for [`catalogue`].
#[wasm_bindgen]
pub fn clauses() -> ToPage {
    to_js(&catalogue::clauses())
}

/// A fresh seed.
///
/// # Errors
/// `no-randomness` if the browser gives none.
#[wasm_bindgen]
pub fn new_seed() -> ToPage<String> {
    getrandom::u64()
        .map(|seed| seed.to_string())
        .map_err(|error| thrown(&Fault::new("no-randomness", error.to_string())))
}

/// Plays so many random games and gives back how many decisions had to be made, for measuring. The same games as
/// [`bots::playouts`] plays elsewhere.
///
/// # Errors
/// If the setup cannot be read or played.
#[wasm_bindgen]
#[expect(clippy::cast_precision_loss, reason = "decisions of a few thousand games are far below 2^52")]
pub fn playouts(setup: JsValue, games: u32) -> ToPage<f64> {
    let (setup, ..) = from_js::<SetupValue>(setup)?.read().map_err(|fault| thrown(&fault))?;
    Ok(bots::playouts(&setup, games) as f64)
}

/// One game at one table.
#[wasm_bindgen(js_name = Table)]
#[derive(Debug)]
pub struct PageTable(Session);

#[wasm_bindgen(js_class = Table)]
impl PageTable {
    /// A new game.
    ///
    /// # Errors
    /// If the setup cannot be read or played.
    pub fn create(setup: JsValue) -> ToPage<Self> {
        Session::create(&from_js(setup)?).map(Self).map_err(|fault| thrown(&fault))
    }

    /// A table from a text: a link, alone or at the end of an address, or a saved game.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn open(text: &str) -> ToPage<Self> {
        Session::open(text).map(Self).map_err(|fault| thrown(&fault))
    }

    /// Where the table comes from.
    ///
    /// # Errors
    /// None in practice.
    pub fn origin(&self) -> ToPage {
        to_js(&self.0.origin())
    }

    /// The text of a link to the position.
    ///
    /// # Errors
    /// `no-link` for a game that began in the middle of setting up; no page begins one so.
    pub fn position_link(&self) -> ToPage<String> {
        self.0.position_link().map_err(|fault| thrown(&fault))
    }

    /// The text of a link to the whole game.
    ///
    /// # Errors
    /// As for [`PageTable::position_link`].
    pub fn game_link(&self) -> ToPage<String> {
        self.0.game_link().map_err(|fault| thrown(&fault))
    }

    /// The text of a saved game.
    ///
    /// # Errors
    /// As for [`PageTable::position_link`].
    pub fn save(&self) -> ToPage<String> {
        self.0.save().map_err(|fault| thrown(&fault))
    }

    /// What the game is played with, its seed included.
    ///
    /// # Errors
    /// None in practice.
    pub fn setup(&self) -> ToPage {
        to_js(&self.0.setup())
    }

    /// The open decision, or null once the game is over.
    ///
    /// # Errors
    /// None in practice.
    pub fn decision(&self) -> ToPage {
        to_js(&self.0.decision())
    }

    /// Makes a choice; gives back what happened, as the seat that chose may know it.
    ///
    /// # Errors
    /// `game-over` or `no-such-option`.
    pub fn choose(&mut self, index: f64) -> ToPage {
        answer(self.0.choose(whole(index)?))
    }

    /// The same table once more: what is chosen there does not touch this one, and the dice fall as they would here.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// What an option would do, as far as that is sure, with the number that is asked for beside it.
    ///
    /// # Errors
    /// `game-over`, `no-such-option` or `no-such-seat`.
    pub fn preview(&self, index: f64, viewer: Option<f64>, number: Option<f64>) -> ToPage {
        answer(self.0.preview(whole(index)?, byte(viewer)?, byte(number)?))
    }

    /// Why something is not an option now.
    ///
    /// # Errors
    /// `bad-value` if the query is not one.
    pub fn why_not(&self, query: JsValue) -> ToPage {
        to_js(&self.0.why_not(&from_js(query)?))
    }

    /// The table as a viewer may see it; without a viewer as everybody may.
    ///
    /// # Errors
    /// `no-such-seat`.
    pub fn view(&self, viewer: Option<f64>) -> ToPage {
        answer(self.0.view(byte(viewer)?))
    }

    /// What happened from an entry on, as a viewer may know it.
    ///
    /// # Errors
    /// `no-such-seat`.
    pub fn log(&self, viewer: Option<f64>, from: f64) -> ToPage {
        answer(self.0.log(byte(viewer)?, whole(from)?))
    }

    /// Takes the last choice of a person back, and what the bots at these seats have chosen since, if nothing seals it.
    pub fn undo(&mut self, bots: &[u8]) -> bool {
        self.0.undo(bots)
    }

    /// Makes the choice that was taken back last once more, and what bots had chosen after it.
    pub fn redo(&mut self, bots: &[u8]) -> bool {
        self.0.redo(bots)
    }

    /// Whether the last choice of a person can be taken back, and if not, why.
    ///
    /// # Errors
    /// None in practice.
    pub fn undo_state(&self, bots: &[u8]) -> ToPage {
        to_js(&self.0.undo_state(bots))
    }

    /// Goes back, by consent of all, to where the game stood after so many choices.
    ///
    /// # Errors
    /// `bad-value` for something that is no number of choices.
    pub fn rewind(&mut self, choices: f64) -> ToPage<()> {
        self.0.rewind(whole(choices)?);
        Ok(())
    }

    /// A fingerprint of the position.
    #[must_use]
    pub fn hash(&self) -> String {
        self.0.hash()
    }
}

/// A bot that thinks about the open question of a table.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker(Thinking);

#[wasm_bindgen]
impl Thinker {
    /// A bot of a strength at the open question of the table that a saved game holds. It takes what the seat
    /// that is asked may know; the rest of the table is gone when this returns.
    ///
    /// # Errors
    /// What is wrong with the text, `unknown-strength`, `bad-seed`, or `game-over` if nothing is asked.
    pub fn about(text: &str, strength: &str, seed: &str) -> ToPage<Self> {
        let table = Session::open(text).map_err(|fault| thrown(&fault))?;
        Thinking::about(&table, strength, seed).map(Self).map_err(|fault| thrown(&fault))
    }

    /// Goes on from what the same bot has thought about its choice before, if both belong to one turn.
    pub fn remember(&mut self, earlier: &Self) {
        self.0.remember(&earlier.0);
    }

    /// Makes so many tries more; says whether it has tried all it wants to.
    pub fn think(&mut self, tries: u32) -> bool {
        self.0.think(tries)
    }

    /// How much of what it wants to try it has tried, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        self.0.share()
    }

    /// The number of the best option found so far.
    #[must_use]
    pub fn best(&self) -> usize {
        self.0.best()
    }

    /// What speaks for it, and what else was looked at.
    ///
    /// # Errors
    /// None in practice.
    pub fn reason(&self) -> ToPage {
        to_js(&self.0.reason())
    }
}

/// Many games of bots, for the designer's bench.
#[wasm_bindgen(js_name = Study)]
#[derive(Debug)]
pub struct PageStudy(screen::Study);

#[wasm_bindgen(js_class = Study)]
impl PageStudy {
    /// A study of a brief; with a second set of figures, if one is given, every game can be played both ways.
    ///
    /// # Errors
    /// `bad-value` if these are no values of a brief, `bad-brief` if they make no sense.
    pub fn create(brief: JsValue, against: JsValue) -> ToPage<Self> {
        screen::Study::new(&from_js(brief)?, from_js(against)?).map(Self).map_err(|fault| thrown(&fault))
    }

    /// Plays a game one way, to its end; gives back its record.
    ///
    /// # Errors
    /// `no-such-way`, or `bad-value` if these are no numbers.
    pub fn play(&self, way: f64, game: f64) -> ToPage {
        answer(self.0.play(whole(way)?, whole(game)? as u64))
    }

    /// A link to a game, from the choices in its record.
    ///
    /// # Errors
    /// `no-such-way`, or `no-such-option` if these are not its choices.
    pub fn link(&self, way: f64, game: f64, choices: &[u8]) -> ToPage<String> {
        self.0.link(whole(way)?, whole(game)? as u64, choices).map_err(|fault| thrown(&fault))
    }

    /// The clauses that should leave a trace in the games.
    ///
    /// # Errors
    /// None in practice.
    pub fn watched(&self) -> ToPage {
        to_js(&self.0.watched())
    }
}

/// A JavaScript number as a place or count. Without this, nonsense would count as 0.
fn whole(number: f64) -> ToPage<usize> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "compared right after")]
    let whole = number as u32;
    if f64::from(whole).to_bits() == number.abs().to_bits() && number >= 0.0 {
        return Ok(whole as usize);
    }
    Err(thrown(&Fault::new("bad-value", format!("{number} is no whole number from 0 on"))))
}

/// A JavaScript number as a seat or a number of pieces; nothing for somebody who only watches, or where none is said.
fn byte(number: Option<f64>) -> ToPage<Option<u8>> {
    // Numbers that are no byte are no seat either, and more than there are pieces.
    number.map(|number| whole(number).map(|number| u8::try_from(number).unwrap_or(u8::MAX))).transpose()
}

/// A value as JavaScript has it after `JSON.parse`: objects instead of maps, null for nothing.
fn to_js<T: Serialize>(value: &T) -> ToPage {
    JsValue::from_serde(value).map_err(|error| thrown(&Fault::new("internal", error.to_string())))
}

/// A value from JavaScript, read member by member as it is: not everything that a page can hand in is JSON.
fn from_js<T: DeserializeOwned>(value: JsValue) -> ToPage<T> {
    serde_wasm_bindgen::from_value(value).map_err(|error| thrown(&Fault::new("bad-value", error.to_string())))
}

fn answer<T: Serialize>(result: Result<T, Fault>) -> ToPage {
    to_js(&result.map_err(|fault| thrown(&fault))?)
}

/// A fault as a JavaScript `Error` with the members `code` and, if known, `place`.
fn thrown(fault: &Fault) -> JsValue {
    let error = Error::new(&fault.message);
    let note = |name: &str, value: &str| {
        // A fresh error takes any member.
        let _ = Reflect::set(&error, &name.into(), &value.into());
    };
    note("code", fault.code);
    if let Some(place) = &fault.place {
        note("place", place);
    }
    error.into()
}
