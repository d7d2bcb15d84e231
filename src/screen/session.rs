//! One table as a screen uses it.

use serde::Serialize;

use super::decision::{self, DecisionView, WhyNot};
use super::log::{self, LogEntry};
use super::setup::SetupValue;
use super::view::TableView;
use super::why_not::{Query, why_not};
use super::{Fault, Target, ends_in_count, save, targets};
use crate::game::{Choice, ChooseError, Game, Pace, Seal};
use crate::law;
use crate::law::verbs::CLOSING;
use crate::notation::{RULES, keys, links};
use crate::play::Setup;
use crate::terms::Seat;

/// A game at one table: its people decide, look, take back.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    names: Vec<String>,
    origin: Origin,
}

/// Where a table comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Origin {
    /// `new`, `position` or `game` for links, `file`.
    pub kind: &'static str,
    /// The version of the rules it was made with.
    pub rules: u16,
    /// Whether everything in it could be played again. If not, a file stands at its position without a past, and a
    /// position at the start of the step or action that was running.
    pub complete: bool,
}

/// What an option would do, as far as that is sure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preview {
    /// What would happen, up to the first thing that rests on chance or on something hidden.
    pub events: Vec<LogEntry>,
    /// Why it could not be undone freely: `roll`, `draw`, `reveal` or `seat`.
    pub seal: Option<&'static str>,
    /// Change of points by seat, as far as the events go.
    pub scores: Vec<i16>,
    /// The table afterwards. The table as it is, if chance or something hidden comes into it.
    pub view: TableView,
}

/// Whether the last choice can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Undo {
    /// Whether it can, freely.
    pub can: bool,
    /// What would be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub choice: Option<Made>,
    /// Why not, if there is a choice that cannot be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refusal: Option<SealedBy>,
    /// Whether a choice that was taken back can be made again.
    pub redo: bool,
}

/// A choice that somebody has made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Made {
    /// Who made it.
    pub seat: u8,
    /// The verb of the option.
    pub verb: &'static str,
    /// What it was aimed at.
    pub targets: Vec<Target>,
}

impl Made {
    fn of(setup: &Setup, choice: Choice) -> Self {
        let verb = keys::verb_key(setup, choice.option.verb());
        Self { seat: choice.seat.0, verb, targets: targets(setup, choice.option) }
    }
}

/// What sealed a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SealedBy {
    /// `sealed`.
    pub code: &'static str,
    /// `roll`, `draw`, `reveal` or `seat`.
    pub kind: &'static str,
}

impl From<ChooseError> for Fault {
    fn from(error: ChooseError) -> Self {
        let code = match error {
            ChooseError::Over => "game-over",
            ChooseError::NoSuchOption { .. } => "no-such-option",
            ChooseError::NotOffered => "not-offered",
        };
        Self::new(code, error.to_string())
    }
}

impl Session {
    /// A new game.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub fn create(setup: &SetupValue) -> Result<Self, Fault> {
        let (setup, seed, names) = setup.read()?;
        let table = law::setup::table(&setup, seed);
        let game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
        Ok(Self { game, names, origin: Origin { kind: "new", rules: RULES, complete: true } })
    }

    /// A table from a text: a link, alone or at the end of an address, or a saved game.
    ///
    /// # Errors
    /// What is wrong with the text, see [`LinkError`](crate::notation::links::LinkError) and [`save::load`].
    pub fn open(text: &str) -> Result<Self, Fault> {
        if text.trim_start().starts_with(['{', '[']) {
            let save::Loaded { game, names, rules, complete } = save::load(text)?;
            return Ok(Self { game, names, origin: Origin { kind: "file", rules, complete } });
        }
        let links::Opened { kind, game, rules, complete } = links::open(text)?;
        let kind = match kind {
            links::LinkKind::Position => "position",
            links::LinkKind::Game => "game",
        };
        let names = vec![String::new(); game.setup().seats.len()];
        Ok(Self { game, names, origin: Origin { kind, rules, complete } })
    }

    /// Where this table comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The text of a link to the position.
    ///
    /// # Errors
    /// `no-link` for a game that began in the middle of setting up.
    pub fn position_link(&self) -> Result<String, Fault> {
        Ok(links::position(&self.game)?)
    }

    /// The text of a link to the whole game.
    ///
    /// # Errors
    /// `no-link` for a game that began in the middle of setting up.
    pub fn game_link(&self) -> Result<String, Fault> {
        Ok(links::game(&self.game)?)
    }

    /// The text of a saved game.
    ///
    /// # Errors
    /// `no-link` for a game that began in the middle of setting up.
    pub fn save(&self) -> Result<String, Fault> {
        save::save(&self.game, &self.names)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What the game is played with, its seed included.
    #[must_use]
    pub fn setup(&self) -> SetupValue {
        SetupValue::of(self.game.setup(), self.game.start().seed(), &self.names)
    }

    /// The open decision; nothing once the game is over.
    #[must_use]
    pub fn decision(&self) -> Option<DecisionView> {
        DecisionView::of(&self.game)
    }

    /// Makes a choice by the number of the option; gives back what happened, as the seat that chose may know it.
    ///
    /// # Errors
    /// `game-over` or `no-such-option`.
    pub fn choose(&mut self, index: usize) -> Result<Vec<LogEntry>, Fault> {
        let seat = self.game.decision().map(|decision| decision.ask.seat);
        let from = self.game.log().len();
        self.game.choose(index)?;
        Ok(log::entries(&self.game, seat, from))
    }

    /// What the option with this index would do, for a viewer. A number that is asked for beside it is answered with this
    /// one, as far as it may be, or with what the law lists first.
    ///
    /// # Errors
    /// `game-over` or `no-such-option`; `no-such-seat` for a viewer who does not sit here.
    pub fn preview(&self, index: usize, viewer: Option<u8>, number: Option<u8>) -> Result<Preview, Fault> {
        let viewer = self.seat(viewer)?;
        let mut branch = self.game.branch();
        let known = branch.log().len();
        branch.choose(index)?;
        if let Some(decision) = self.game.decision() {
            answer_numbers(&mut branch, decision.ask.seat, number)?;
        }
        let seal = branch.last_seal();
        let sure = branch.certain_events().max(known);
        let first = self.game.log().len();
        let commit = self.game.choices().len() + 1;
        let events: Vec<LogEntry> = (first..)
            .zip(&branch.log()[known..sure])
            .map(|(index, event)| LogEntry { index, commit, ..log::entry(self.game.setup(), event, viewer) })
            .collect();
        // What chance or a look at something hidden would bring must not be seen beforehand.
        let shown = if matches!(seal, None | Some(Seal::Seat)) { &branch } else { &self.game };
        let points = |seat: Seat| {
            i16::from(shown.table().scores[seat.index()]) - i16::from(self.game.table().scores[seat.index()])
        };
        Ok(Preview {
            events,
            seal: seal.map(Seal::key),
            scores: self.game.setup().seats().map(points).collect(),
            view: TableView::of(shown, viewer, &self.names),
        })
    }

    /// Why something is not an option now, the closest reasons first; empty if nobody can say.
    #[must_use]
    pub fn why_not(&self, query: &Query) -> Vec<WhyNot> {
        why_not(&self.game, query)
    }

    /// The table as a viewer may see it.
    ///
    /// # Errors
    /// `no-such-seat` for a viewer who does not sit here.
    pub fn view(&self, viewer: Option<u8>) -> Result<TableView, Fault> {
        Ok(TableView::of(&self.game, self.seat(viewer)?, &self.names))
    }

    /// What happened from an entry on, as a viewer may know it.
    ///
    /// # Errors
    /// `no-such-seat` for a viewer who does not sit here.
    pub fn log(&self, viewer: Option<u8>, from: usize) -> Result<Vec<LogEntry>, Fault> {
        Ok(log::entries(&self.game, self.seat(viewer)?, from))
    }

    /// Takes the last choice of a person back, and what bots have chosen since, if nothing seals it; says whether it did.
    /// `bots` are the seats that bots play.
    pub fn undo(&mut self, bots: &[u8]) -> bool {
        let Ok(Some(choices)) = self.undoable(bots) else { return false };
        self.rewind(choices);
        true
    }

    /// Makes the choice that was taken back last once more, and what bots had chosen after it; says whether there was
    /// one.
    pub fn redo(&mut self, bots: &[u8]) -> bool {
        let done = self.game.redo();
        while done && self.asks_number_beside() && self.game.redo() {}
        while done && self.game.decision().is_some_and(|next| bots.contains(&next.ask.seat.0)) && self.game.redo() {}
        done
    }

    /// Whether the last choice of a person can be taken back, and if not, why.
    #[must_use]
    pub fn undo_state(&self, bots: &[u8]) -> Undo {
        let found = self.undoable(bots);
        let choice = found.as_ref().ok().copied().flatten().and_then(|choices| self.game.choices().nth(choices));
        Undo {
            can: choice.is_some(),
            // A choice that nothing seals is known to the seat that decides now: it has made it itself.
            choice: choice.map(|choice| Made::of(self.game.setup(), choice)),
            refusal: found.err().map(|seal| SealedBy { code: "sealed", kind: seal.key() }),
            redo: self.game.can_redo(),
        }
    }

    /// How many choices are left when the last choice of a person is taken back. That the decision went on to a bot
    /// seals nothing: nobody has learned anything by it.
    fn undoable(&self, bots: &[u8]) -> Result<Option<usize>, Seal> {
        let is_bot = |seat: Seat| bots.contains(&seat.0);
        let asked = self.game.decision().map(|decision| decision.ask.seat);
        for (choices, choice) in self.game.choices().enumerate().rev() {
            if is_bot(choice.seat) {
                if targets(self.game.setup(), choice.option).iter().any(|target| target.kind == "card") {
                    // What it has shown of its hand cannot be forgotten.
                    return Err(Seal::Reveal);
                }
                match choice.seal {
                    None | Some(Seal::Seat) => continue,
                    Some(seal) => return Err(seal),
                }
            }
            let with_another = asked.is_some_and(|seat| seat != choice.seat && !is_bot(seat));
            return match choice.seal {
                None | Some(Seal::Seat) if with_another => Err(Seal::Seat),
                None => Ok(Some(self.with_what_it_is_about(choices))),
                // Without bots the seat that is asked now is another person.
                Some(Seal::Seat) if !bots.is_empty() => Ok(Some(self.with_what_it_is_about(choices))),
                Some(seal) => Err(seal),
            };
        }
        Ok(None)
    }

    /// The place of a choice, or of the one that was made together with it: a screen asks how many beside what they are
    /// for, and that is one act.
    fn with_what_it_is_about(&self, mut choice: usize) -> usize {
        let made = |place: usize| self.game.choices().nth(place);
        while let Some(place) = choice.checked_sub(1)
            && let (Some(about), Some(number)) = (made(place), made(choice))
            && ends_in_count(self.game.setup(), number.option)
            && self.game.before(choice).is_some_and(|then| self.is_asked_beside(&then, place, about))
        {
            choice = place;
        }
        choice
    }

    /// Whether the open question asks for the number that belongs to the last choice.
    fn asks_number_beside(&self) -> bool {
        let last = self.game.choices().enumerate().next_back();
        last.is_some_and(|(place, about)| self.is_asked_beside(&self.game, place, about))
    }

    /// Whether a game that stands right after this choice asks its seat openly for a number that belongs to it. Of several
    /// numbers each belongs to the one before, if the same is asked.
    fn is_asked_beside(&self, then: &Game, place: usize, about: Choice) -> bool {
        let prompt = |game: &Game| game.decision().map(|decision| decision.ask.prompt);
        let ends_something = CLOSING.contains(&about.option.verb());
        let other_number = || {
            ends_in_count(self.game.setup(), about.option)
                && self.game.before(place).is_none_or(|before| prompt(&before) != prompt(then))
        };
        about.seal.is_none() && !ends_something && decision::number_asked(then, about.seat).is_some() && !other_number()
    }

    /// Goes back, by consent of all, to where the game stood after so many choices. It never goes forward.
    pub fn rewind(&mut self, choices: usize) {
        while self.game.choices().len() > choices && self.game.undo() {}
    }

    /// A fingerprint of the position, the same for equal positions on every platform: 16 hexadecimal digits.
    #[must_use]
    pub fn hash(&self) -> String {
        save::hash(&self.game)
    }

    fn seat(&self, viewer: Option<u8>) -> Result<Option<Seat>, Fault> {
        match viewer {
            Some(seat) if usize::from(seat) >= self.game.setup().seats.len() => {
                Err(Fault::new("no-such-seat", format!("there is no seat {seat} at this table")))
            }
            _ => Ok(viewer.map(Seat)),
        }
    }
}

/// Answers the numbers that a seat is openly asked for next: the first with this number, or all with what is listed first.
/// An answer that would bring chance or something hidden is left open.
fn answer_numbers(game: &mut Game, seat: Seat, number: Option<u8>) -> Result<(), ChooseError> {
    while game.last_seal().is_none()
        && let Some(count) = decision::number_asked(game, seat)
    {
        let wanted = number.map_or(count.preset, |number| number.clamp(count.min, count.max));
        let mut answered = game.clone();
        answered.choose(decision::place_of(game, wanted).unwrap_or(0))?;
        if answered.last_seal().is_some() {
            break;
        }
        *game = answered;
        if number.is_some() {
            break;
        }
    }
    Ok(())
}
