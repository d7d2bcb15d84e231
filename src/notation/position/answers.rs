//! The answers given since the start of the running unit, as keys.

use super::{PositionError, Problem};
use crate::decision::{Ask, Decision, Halt, Menu, Opt, Ruling};
use crate::law::units;
use crate::notation::keys::option_key;
use crate::notation::patterns::Pattern;
use crate::play::{Choices, Decide, Play, Position, Setup};
use crate::table::Table;

/// The keys of the answers of a running unit, each for the seat that gave it.
pub(super) fn write(setup: &Setup, checkpoint: &Table, answers: &[Opt]) -> Vec<String> {
    let mut table = *checkpoint;
    let mut decider = Naming { setup, answers, keys: Vec::new() };
    let _ = units::run_next(&mut Play::new(setup, &mut table, &mut decider, None));
    decider.keys
}

struct Naming<'a> {
    setup: &'a Setup,
    answers: &'a [Opt],
    keys: Vec<String>,
}

impl Decide for Naming<'_> {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, _: &dyn Choices) -> Ruling<Opt> {
        let answer = self.answers.get(self.keys.len()).ok_or(Halt::Question)?;
        self.keys.push(option_key(self.setup, ask.seat, *answer));
        Ok(*answer)
    }
}

/// Gives the answers of a running unit once more, to find the options they name.
pub(super) fn read(setup: &Setup, checkpoint: &Table, answers: &[(usize, Pattern)]) -> Result<Vec<Opt>, PositionError> {
    if answers.is_empty() {
        return Ok(Vec::new());
    }
    let mut table = *checkpoint;
    let mut decider = Replaying { setup, wanted: answers, given: Vec::new(), failure: None };
    let _ = units::run_next(&mut Play::new(setup, &mut table, &mut decider, None));
    if let Some(failure) = decider.failure {
        return Err(failure);
    }
    if let Some((line, late)) = answers.get(decider.given.len()) {
        return Err(PositionError { line: *line, problem: Problem::AnswerTooLate(late.text().to_owned()) });
    }
    Ok(decider.given)
}

struct Replaying<'a> {
    setup: &'a Setup,
    wanted: &'a [(usize, Pattern)],
    given: Vec<Opt>,
    failure: Option<PositionError>,
}

impl Decide for Replaying<'_> {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let Some((line, wanted)) = self.wanted.get(self.given.len()) else { return Err(Halt::Question) };
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        let decision = Decision { ask: *ask, options: menu.into_lists().0, refused: Vec::new() };
        if let Ok(option) = wanted.find(self.setup, &decision) {
            self.given.push(option);
            return Ok(option);
        }
        let keys: Vec<String> =
            decision.options.iter().map(|option| option_key(self.setup, ask.seat, *option)).collect();
        let problem = Problem::Answer { key: wanted.text().to_owned(), offered: keys.join(", ") };
        self.failure = Some(PositionError { line: *line, problem });
        Err(Halt::Question)
    }
}
