//! Playing a scenario: choices, and looking past questions that have only one answer.

use super::expect::Expectation;
use super::{Instruction, say};
use crate::clause;
use crate::decision::Opt;
use crate::event::Value;
use crate::game::{Game, Pace};
use crate::law::verbs::{CONTINUE, DONE, LOSE, PASS};
use crate::notation::limits::MOST_STEPS;
use crate::notation::patterns::Pattern;
use crate::notation::position::{Start, TurnPlace};
use crate::table::Stage;
use crate::terms::{Phase, Seat};

/// Questions with one answer that are looked past at most.
const MOST_FORCED: usize = 200;
/// Questions that `until` answers at most.
const MOST_ANSWERS: usize = 2_000;

/// A game under way in a scenario.
pub(super) struct Run {
    game: Game,
    /// Answers that the engine has given itself and no line has named yet.
    unnamed: Vec<(Seat, Opt)>,
    /// Choices made and tried so far, also those that were taken back.
    made: usize,
}

impl Run {
    pub fn new(start: &Start) -> Self {
        let game = start.clone().game_at(Pace::Patient);
        let mut run = Self { game, unnamed: Vec::new(), made: 0 };
        run.note_automatic(0);
        run
    }

    /// Goes back to the position at the beginning.
    pub fn rewind(&mut self, start: &Start) {
        *self = Self { made: self.made, ..Self::new(start) };
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Does what a line says, but for going back to the beginning. Words do nothing.
    pub fn follow(&mut self, step: &Instruction) -> Result<(), String> {
        match step {
            Instruction::Choose(seat, pattern) => self.choose(*seat, pattern),
            Instruction::Expect(expectation) => self.expect(expectation),
            Instruction::Until { seat, place, freely } => self.until(*seat, place, *freely),
            Instruction::Undo => self.undo(),
            Instruction::Rewind | Instruction::Say(_) | Instruction::Wrong(..) => Ok(()),
        }
    }

    /// Makes the choice that a line names. A question with only one answer may be left out of a scenario: if the line
    /// does not fit it, that answer is given first. So may a question that only offers to use something before play goes
    /// on. An answer that the engine has just given itself may be named.
    pub fn choose(&mut self, seat: Option<Seat>, pattern: &Pattern) -> Result<(), String> {
        let begun = self.game.choices().len();
        for _ in 0..MOST_FORCED {
            let Some(decision) = self.game.decision() else { break };
            if seat.is_none_or(|seat| seat == decision.ask.seat) {
                match pattern.find(self.game.setup(), decision) {
                    Ok(option) => {
                        let before = self.game.log().len();
                        self.answer(option)?;
                        // A line with the same key may still name what the engine did before.
                        let setup = self.game.setup();
                        self.unnamed.retain(|(_, old)| pattern.matches(setup, *old));
                        self.note_automatic(before);
                        return Ok(());
                    }
                    Err(keys) if !keys.is_empty() => {
                        self.take_back(begun);
                        return Err(format!("\"{}\" may be any of: {}", pattern.text(), keys.join(", ")));
                    }
                    Err(_) => {}
                }
            }
            if !self.take_forced()? && !self.wave_through()? {
                break;
            }
        }
        self.take_back(begun);
        let setup = self.game.setup();
        let named = self
            .unnamed
            .iter()
            .position(|(asked, option)| seat.is_none_or(|seat| seat == *asked) && pattern.matches(setup, *option));
        if let Some(named) = named {
            self.unnamed.remove(named);
            return Ok(());
        }
        Err(say::not_offered(&self.game, seat, pattern))
    }

    /// Makes a choice, as long as the scenario may make more.
    fn answer(&mut self, option: Opt) -> Result<(), String> {
        self.made += 1;
        if self.made > MOST_STEPS {
            return Err(format!("a scenario makes at most {MOST_STEPS} choices"));
        }
        self.game.choose_option(option).map_err(|error| error.to_string())
    }

    /// Takes back what was tried since so many choices were made.
    fn take_back(&mut self, begun: usize) {
        while self.game.choices().len() > begun && self.game.undo() {}
    }

    /// Notes the answers the engine has given itself since the last choice, and hits that fell without a choice.
    fn note_automatic(&mut self, log_before: usize) {
        self.unnamed.extend(self.game.automatic());
        for event in self.game.log().iter().skip(log_before).filter(|event| event.name == "removed") {
            if let (Some(Value::Piece(owner, kind)), Some(Value::Number(count))) =
                (event.get("piece"), event.get("count"))
            {
                self.unnamed.extend((0..count).map(|_| (owner, Opt::piece(LOSE, owner, kind))));
            }
        }
    }

    /// Checks an expectation at the open question and, as long as there is only one answer, after it. What should not be
    /// must not be at any of these questions of the turn; what should be must be at one of them. If it fails, the question
    /// at which it does is told as well.
    pub fn expect(&mut self, expectation: &Expectation) -> Result<(), String> {
        let begun = self.game.choices().len();
        let holds = self.holds(expectation);
        self.take_back(begun);
        holds
    }

    fn holds(&mut self, expectation: &Expectation) -> Result<(), String> {
        let turn = |game: &Game| (game.table().turn.round, game.table().turn.seat);
        let this_turn = turn(&self.game);
        let mut met = None;
        for _ in 0..MOST_FORCED {
            if turn(&self.game) == this_turn {
                expectation.throughout(&self.game).map_err(|message| say::with_question(&message, &self.game))?;
            }
            match (&met, expectation.anytime(&self.game)) {
                (None | Some(Err(_)), Some(Ok(()))) => met = Some(Ok(())),
                (None, failed) => {
                    met = failed.map(|failed| failed.map_err(|message| say::with_question(&message, &self.game)));
                }
                _ => {}
            }
            if !self.take_forced()? {
                break;
            }
        }
        met.unwrap_or(Ok(()))
    }

    /// Answers with `done`, `continue` or `pass` until a place in a turn is reached. What is under way in the very step that
    /// is named comes to its end first.
    pub fn until(&mut self, seat: Option<Seat>, place: &TurnPlace, freely: bool) -> Result<(), String> {
        let target = self.target(seat, place);
        let mut finishes = place.step.is_some() && self.here() == self.at_present(target, place) && self.is_under_way();
        for _ in 0..MOST_ANSWERS {
            finishes &= self.here() == self.at_present(target, place) && self.is_under_way();
            if self.game.decision().is_none() || (self.has_reached(target, place) && !finishes) {
                return Ok(());
            }
            let Some(decision) = self.game.decision() else { return Ok(()) };
            let lets_pass = |option: &&Opt| matches!(option.verb(), DONE | CONTINUE | PASS);
            let answer = match decision.options.as_slice() {
                [only] => Some(only),
                options => options.iter().find(lets_pass).or(if freely { options.first() } else { None }),
            };
            let Some(answer) = answer.copied() else {
                return Err(format!(
                    "on the way there {}; choose, or write \"auto until\" to take the first option everywhere",
                    say::question(&self.game)
                ));
            };
            self.unnamed.clear();
            self.answer(answer)?;
        }
        Err("the place is not reached".to_owned())
    }

    /// Where the game stands, as numbers that grow as it goes on: turns begun, phase, part of the phase, step.
    fn here(&self) -> (usize, Phase, u8, u8) {
        let turn = self.game.table().turn;
        let seats = self.game.setup().seats.len();
        if turn.stage() == Stage::Setup {
            return (seats - 1, Phase::Birdsong, 0, 0);
        }
        let step = if turn.stage() == Stage::Steps { turn.step } else { 0 };
        (usize::from(turn.round) * seats + usize::from(turn.seat), turn.phase(), turn.stage() as u8, step)
    }

    /// Whether an action or another unit is under way: it was answered, or another one waits.
    fn is_under_way(&self) -> bool {
        let (table, answers) = self.game.checkpoint();
        table.waiting > 0 || !answers.is_empty()
    }

    /// Whether the question is that of the gap before a step (LAW-8b).
    fn is_in_gap(&self) -> bool {
        self.game.decision().is_some_and(|decision| decision.ask.clause == clause!("LAW-8b"))
    }

    /// Whether a place is reached. The gap before a step is not yet the step.
    fn has_reached(&self, target: (usize, Phase, u8, u8), place: &TurnPlace) -> bool {
        let target = self.at_present(target, place);
        let before = self.here() == target && place.step.is_some() && !place.gap && self.is_in_gap();
        self.here() >= target && !before
    }

    /// A place with its step where the present order of the phase has it.
    fn at_present(&self, target: (usize, Phase, u8, u8), place: &TurnPlace) -> (usize, Phase, u8, u8) {
        let (turn, phase, stage, step) = target;
        let seats = self.game.setup().seats.len();
        let Some(seat) = u8::try_from(turn % seats).ok().filter(|_| place.step.is_some()) else { return target };
        let later = u8::from(place.gap);
        let place =
            crate::law::turn::present_place(self.game.position(), Seat(seat), phase, step.saturating_sub(later));
        (turn, phase, stage, place + later)
    }

    /// Whether the beginning of the running step lies behind: something was done in it, and is done with.
    fn has_left_the_beginning(&self) -> bool {
        let turn = self.game.table().turn;
        let steps = crate::law::turn::steps(self.game.position(), self.game.table().current(), turn.phase());
        let begun = steps.get(usize::from(turn.step)).is_some_and(|step| step.open && turn.has_begun());
        turn.stage() == Stage::Steps && (turn.used > 0 || begun) && !self.is_under_way()
    }

    /// The place that is meant: this turn's if it lies ahead, else the next turn's.
    fn target(&self, seat: Option<Seat>, place: &TurnPlace) -> (usize, Phase, u8, u8) {
        let here = self.here();
        let seats = self.game.setup().seats.len();
        let seat = seat.map_or(here.0 % seats, Seat::index);
        let stage = place.stage.unwrap_or(Stage::Opening) as u8;
        let inside = (place.phase.unwrap_or(Phase::Birdsong), stage, place.step.unwrap_or(0));
        let mut turn = here.0 + (seat + seats - here.0 % seats) % seats;
        let passed = match (place.phase, place.stage) {
            (None, _) => false,
            (Some(phase), None) => here.1 > phase,
            _ => {
                let (_, phase, stage, step) = self.at_present((seat, inside.0, inside.1, inside.2), place);
                let (now, inside) = ((here.1, here.2, here.3), (phase, stage, step));
                now > inside || (now == inside && self.has_left_the_beginning())
            }
        };
        if turn == here.0 && (passed || self.game.table().turn.stage() == Stage::Setup) {
            turn += seats;
        }
        (turn, inside.0, inside.1, inside.2)
    }

    pub fn undo(&mut self) -> Result<(), String> {
        self.unnamed.clear();
        if self.game.undo() { Ok(()) } else { Err("there is no choice to take back".to_owned()) }
    }

    /// Gives the answer to a question that has only one; says whether it was such a question.
    fn take_forced(&mut self) -> Result<bool, String> {
        match self.game.decision().map(|decision| decision.options.as_slice()) {
            Some([only]) => self.answer(*only).map(|()| true),
            _ => Ok(false),
        }
    }

    /// Lets an offer between steps or at the edge of a phase pass; says whether it was one.
    fn wave_through(&mut self) -> Result<bool, String> {
        let pass = Opt::plain(CONTINUE);
        if self.game.decision().is_some_and(|decision| decision.options.contains(&pass)) {
            return self.answer(pass).map(|()| true);
        }
        Ok(false)
    }
}
