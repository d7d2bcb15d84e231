//! A game: its setup, its seed, and the list of choices made (design idea one: that is all a game is).
//!
//! The rules run in units from a checkpoint. At the first question without an answer they suspend; with one more answer
//! the unit runs again from the checkpoint and comes to the next question. A unit that ends makes a new checkpoint.

use thiserror::Error;

use crate::decision::{Ask, Decision, Halt, Menu, Opt, Refusal, Ruling};
use crate::event::Event;
use crate::law::verbs::DONE;
use crate::law::{draft, setup, units};
use crate::play::{Choices, Decide, Play, Position, Setup};
use crate::table::{Ending, Stage, Table};
use crate::terms::Seat;

/// A game that asks and is answered.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    /// Setups before the picks of a draft, each with the number of choices that came before the next one.
    earlier: Vec<(usize, Setup)>,
    start: Table,
    checkpoint: Table,
    answers: Vec<Opt>,
    table: Table,
    decision: Option<Decision>,
    log: Vec<Event>,
    settled_events: usize,
    history: Vec<Snapshot>,
    future: Vec<Opt>,
    automatic: Vec<(Seat, Opt)>,
    pace: Pace,
    certain_events: usize,
}

/// Whether the end of a step without anything left to do waits for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Every answer without an alternative is given at once.
    #[default]
    Swift,
    /// A player closes each step with choices, also when nothing else is left in it.
    Patient,
}

/// The game as it stood before a choice.
#[derive(Clone, Debug)]
struct Snapshot {
    checkpoint: Table,
    answers: Vec<Opt>,
    log_len: usize,
    settled_events: usize,
    chosen: Choice,
}

/// A choice that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Who made it.
    pub seat: Seat,
    /// What was chosen.
    pub option: Opt,
    /// Its place among the options.
    pub index: u8,
    /// How many options there were. A choice of one is not part of a game's record.
    pub of: u8,
    /// Whether taking it back would take back something that cannot be unknown.
    pub seal: Option<Seal>,
}

/// Why a choice cannot be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Dice were rolled.
    Roll,
    /// Cards were drawn, shuffled or taken at random.
    Draw,
    /// Something hidden was seen.
    Reveal,
    /// The decision went to another seat.
    Seat,
}

impl Seal {
    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Draw => "draw",
            Self::Reveal => "reveal",
            Self::Seat => "seat",
        }
    }
}

/// Why a choice was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChooseError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no option with this number.
    #[error("there is no option {index}; the decision has {count}")]
    NoSuchOption {
        /// The number that was given.
        index: usize,
        /// How many options there are.
        count: usize,
    },
    /// The option is not among those offered.
    #[error("this option is not offered now")]
    NotOffered,
}

impl Game {
    /// A new game.
    #[must_use]
    pub fn new(setup: Setup, seed: u64) -> Self {
        let table = setup::table(&setup, seed);
        Self::from_table(setup, table)
    }

    /// A game that goes on from a table between two units, or in the middle of one if `answers` says how far.
    #[must_use]
    pub fn from_table(setup: Setup, table: Table) -> Self {
        Self::resume(setup, table, Vec::new())
    }

    /// A game that goes on from a checkpoint with the answers given since.
    #[must_use]
    pub fn resume(setup: Setup, checkpoint: Table, answers: Vec<Opt>) -> Self {
        Self::resume_at(Pace::Swift, setup, checkpoint, answers)
    }

    /// A game that goes on from a checkpoint at this pace.
    #[must_use]
    pub fn resume_at(pace: Pace, setup: Setup, checkpoint: Table, answers: Vec<Opt>) -> Self {
        let mut game = Self {
            setup,
            earlier: Vec::new(),
            start: checkpoint,
            checkpoint,
            answers,
            table: checkpoint,
            decision: None,
            log: Vec::new(),
            settled_events: 0,
            history: Vec::new(),
            future: Vec::new(),
            automatic: Vec::new(),
            pace,
            certain_events: 0,
        };
        game.advance();
        game
    }

    /// A game that goes on from the open decision and knows of nothing before it but the log of the running unit: to
    /// try a choice out.
    #[must_use]
    pub fn branch(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            earlier: Vec::new(),
            start: self.checkpoint,
            checkpoint: self.checkpoint,
            answers: self.answers.clone(),
            table: self.table,
            decision: self.decision.clone(),
            log: self.log[self.settled_events..].to_vec(),
            settled_events: 0,
            history: Vec::new(),
            future: Vec::new(),
            automatic: Vec::new(),
            pace: self.pace,
            certain_events: 0,
        }
    }

    /// Sets the pace and comes to the decision that is open at that pace.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.log.truncate(self.settled_events);
        self.advance();
    }

    /// The pace.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// What the game is played with. A draft changes it: every pick brings a faction to the table.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game was played with when it began.
    #[must_use]
    pub fn opening(&self) -> &Setup {
        self.earlier.first().map_or(&self.setup, |(_, setup)| setup)
    }

    /// What the game was played with before the choice with this number.
    fn setup_before(&self, choice: usize) -> &Setup {
        self.earlier.iter().find(|(choices, _)| *choices > choice).map_or(&self.setup, |(_, setup)| setup)
    }

    /// The table as it stands at the open decision.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The table at the start of the running unit, and the answers given since: together they are the position.
    #[must_use]
    pub fn checkpoint(&self) -> (&Table, &[Opt]) {
        (&self.checkpoint, &self.answers)
    }

    /// The table this game began with.
    #[must_use]
    pub const fn start(&self) -> &Table {
        &self.start
    }

    /// The position, to look at.
    #[must_use]
    pub const fn position(&self) -> Position<'_> {
        Position { setup: &self.setup, table: &self.table }
    }

    /// The open decision; `None` once the game is over.
    #[must_use]
    pub const fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// Who has won and how, once the game is over.
    #[must_use]
    pub const fn result(&self) -> Option<(Seat, Ending)> {
        self.table.turn.result()
    }

    /// Everything that has happened.
    #[must_use]
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// How much of the log was sure to come when the last choice was made: what follows rests on dice, on the deck or
    /// on what was hidden.
    #[must_use]
    pub const fn certain_events(&self) -> usize {
        self.certain_events
    }

    /// What has happened since the start of the running unit.
    #[must_use]
    pub fn unit_log(&self) -> &[Event] {
        &self.log[self.settled_events.min(self.log.len())..]
    }

    /// Answers without an alternative that the engine has given itself since the last choice, and for whom.
    #[must_use]
    pub fn automatic(&self) -> &[(Seat, Opt)] {
        &self.automatic
    }

    /// The choices made, in order.
    #[must_use]
    pub fn choices(&self) -> impl DoubleEndedIterator<Item = Choice> + ExactSizeIterator + '_ {
        self.history.iter().map(|snapshot| snapshot.chosen)
    }

    /// The game as it stood before the choice with this number, without a past; `None` if there is no such choice.
    #[must_use]
    pub fn before(&self, choice: usize) -> Option<Self> {
        let snapshot = self.history.get(choice)?;
        let setup = self.setup_before(choice).clone();
        Some(Self::resume_at(self.pace, setup, snapshot.checkpoint, snapshot.answers.clone()))
    }

    /// For each choice the number of events told before it.
    pub fn choice_marks(&self) -> impl Iterator<Item = usize> + '_ {
        self.history.iter().map(|snapshot| snapshot.log_len)
    }

    /// Makes a choice by the number of the option.
    ///
    /// # Errors
    /// If the game is over or there is no such option.
    pub fn choose(&mut self, index: usize) -> Result<(), ChooseError> {
        let decision = self.decision.as_ref().ok_or(ChooseError::Over)?;
        let count = decision.options.len();
        let Some(option) = decision.options.get(index).copied() else {
            return Err(ChooseError::NoSuchOption { index, count });
        };
        self.future.clear();
        self.commit(index, option);
        Ok(())
    }

    /// Makes a choice by the option itself.
    ///
    /// # Errors
    /// If the game is over or the option is not offered.
    pub fn choose_option(&mut self, option: Opt) -> Result<(), ChooseError> {
        let decision = self.decision.as_ref().ok_or(ChooseError::Over)?;
        let index = decision.options.iter().position(|offered| *offered == option).ok_or(ChooseError::NotOffered)?;
        self.choose(index)
    }

    fn commit(&mut self, index: usize, option: Opt) {
        let Some(decision) = &self.decision else { return };
        let narrow = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let seat = decision.ask.seat;
        let chosen = Choice { seat, option, index: narrow(index), of: narrow(decision.options.len()), seal: None };
        self.history.push(Snapshot {
            checkpoint: self.checkpoint,
            answers: self.answers.clone(),
            log_len: self.log.len(),
            settled_events: self.settled_events,
            chosen,
        });
        let before = self.table.chance();
        self.certain_events = self.log.len();
        self.answers.push(option);
        self.automatic.clear();
        self.log.truncate(self.settled_events);
        self.advance();
        let now = self.table.chance();
        let seal = if now.rolls != before.rolls {
            Some(Seal::Roll)
        } else if (now.random, now.deck) != (before.random, before.deck) {
            Some(Seal::Draw)
        } else if now.reveals != before.reveals {
            Some(Seal::Reveal)
        } else if self.decision.as_ref().is_some_and(|next| next.ask.seat != seat) {
            Some(Seal::Seat)
        } else {
            None
        };
        if let Some(last) = self.history.last_mut() {
            last.chosen.seal = seal;
        }
    }

    /// The seal of the last choice: why it cannot be taken back freely. `None` also if there is no choice.
    #[must_use]
    pub fn last_seal(&self) -> Option<Seal> {
        self.history.last().and_then(|last| last.chosen.seal)
    }

    /// Takes the last choice back, sealed or not; says whether there was one. Whether it may be is for the table to say.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.history.pop() else { return false };
        self.future.push(last.chosen.option);
        while let Some((_, setup)) = self.earlier.pop_if(|(choices, _)| *choices > self.history.len()) {
            self.setup = setup;
        }
        self.checkpoint = last.checkpoint;
        self.answers = last.answers;
        self.settled_events = last.settled_events;
        self.automatic.clear();
        self.log.truncate(self.settled_events);
        self.advance();
        true
    }

    /// Makes the choice that was taken back last once more; says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(option) = self.future.pop() else { return false };
        let index =
            self.decision.as_ref().and_then(|decision| decision.options.iter().position(|offered| *offered == option));
        if let Some(index) = index {
            self.commit(index, option);
        } else {
            self.future.clear();
        }
        index.is_some()
    }

    /// Whether a choice that was taken back can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Everything of the kind now asked that is not legal, each with its refusal.
    #[must_use]
    pub fn refused(&self) -> Vec<(Opt, Refusal)> {
        if self.decision.is_none() {
            return Vec::new();
        }
        let mut table = self.checkpoint;
        let mut explaining = Explaining { answers: self.answers.iter(), menu: Menu::explaining() };
        let _ = units::run_next(&mut Play::new(&self.setup, &mut table, &mut explaining, None));
        explaining.menu.into_lists().1
    }

    /// Runs units until one asks something that needs a player, or the game is over.
    fn advance(&mut self) {
        let since = self.table.chance();
        loop {
            let mut table = self.checkpoint;
            let before = self.log.len();
            let mut asking = Asking {
                answers: &mut self.answers,
                automatic: &mut self.automatic,
                next: 0,
                open: None,
                pace: self.pace,
            };
            let mut play = Play::new(&self.setup, &mut table, &mut asking, Some(&mut self.log)).watching(since);
            let ruling = units::run_next(&mut play);
            self.certain_events = self.certain_events.max(play.certain_events());
            let open = asking.open;
            self.table = table;
            match ruling {
                Err(Halt::Question) => {
                    self.settled_events = before;
                    self.decision = open;
                    return;
                }
                Ok(()) | Err(Halt::GameOver) => {
                    if let Some(setup) = draft::seat_pick(&self.setup, &mut table) {
                        self.table = table;
                        self.earlier.push((self.history.len(), std::mem::replace(&mut self.setup, setup)));
                    }
                    self.checkpoint = table;
                    self.answers.clear();
                    self.settled_events = self.log.len();
                    if table.turn.stage() == Stage::Over {
                        self.decision = None;
                        return;
                    }
                }
            }
        }
    }
}

/// Answers from a list, gives answers without an alternative itself, and stops at the first real question.
struct Asking<'a> {
    answers: &'a mut Vec<Opt>,
    automatic: &'a mut Vec<(Seat, Opt)>,
    next: usize,
    open: Option<Decision>,
    pace: Pace,
}

impl Decide for Asking<'_> {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        if let Some(answer) = self.answers.get(self.next) {
            self.next += 1;
            return Ok(*answer);
        }
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        let (options, refused) = menu.into_lists();
        if let ([only], false) = (options.as_slice(), ask.secret)
            && (self.pace == Pace::Swift || only.verb() != DONE)
        {
            self.answers.push(*only);
            self.automatic.push((ask.seat, *only));
            self.next += 1;
            return Ok(*only);
        }
        debug_assert!(!options.is_empty(), "a decision has options: {ask:?}");
        self.open = Some(Decision { ask: *ask, options, refused });
        Err(Halt::Question)
    }
}

/// Repeats the answers given and listens to the refusals at the open question.
struct Explaining<'a> {
    answers: std::slice::Iter<'a, Opt>,
    menu: Menu,
}

impl Decide for Explaining<'_> {
    fn decide(&mut self, at: Position<'_>, _: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        if let Some(answer) = self.answers.next() {
            return Ok(*answer);
        }
        offer.list(at, &mut self.menu);
        Err(Halt::Question)
    }
}
