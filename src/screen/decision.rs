//! The open decision as values.

use serde::Serialize;

use super::{Target, Values, ends_in_count, targets};
use crate::clause::Clause;
use crate::decision::{Opt, Refusal};
use crate::game::{Game, Seal};
use crate::law::offers;
use crate::law::turn::BETWEEN_STEPS;
use crate::law::verbs::CLOSING;
use crate::notation::{keys, voices};
use crate::play::Setup;
use crate::table::{Stage, Turn};
use crate::terms::{Place, Seat};

/// The open decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DecisionView {
    /// Who decides.
    pub seat: u8,
    /// The clause that asks.
    pub clause: Clause,
    /// Message key of the question.
    pub prompt: &'static str,
    /// `private` if the options show what the seat holds in hand, else `public`.
    pub visibility: &'static str,
    /// `setup`, `birdsong`, `daylight` or `evening`.
    pub phase: &'static str,
    /// The running step; nothing outside of steps.
    pub step: Option<&'static str>,
    /// Everything that may be answered.
    pub options: Vec<Choosable>,
    /// Things of the same kind that are not legal now.
    pub refused: Vec<Refused>,
    /// The range of numbers, if all options are the same but for a number.
    pub count: Option<Count>,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choosable {
    /// Its number in this decision.
    pub index: usize,
    /// Its key.
    pub key: String,
    /// Its verb.
    pub verb: &'static str,
    /// What it is aimed at.
    pub targets: Vec<Target>,
    /// The clause it rests on.
    pub clause: Clause,
    /// Why it could not be undone freely: `roll`, `draw`, `reveal` or `seat`.
    pub seal: Option<&'static str>,
    /// The numbers from which the same seat would choose next, openly: how many pieces go, say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub then: Option<Count>,
    /// Whether it stands between two steps and is offered again later in the turn, beside the actions of a step.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub again: bool,
    /// Whether it ends something, and with it the turn, because nothing after it has to be chosen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub ends_turn: bool,
}

/// Something that is not legal now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    /// The key it would have as an option.
    pub key: String,
    /// Its verb.
    pub verb: &'static str,
    /// What it is aimed at.
    pub targets: Vec<Target>,
    /// The clause it would rest on.
    pub clause: Clause,
    /// Why not.
    pub refusal: WhyNot,
}

/// Why something is not legal.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WhyNot {
    /// Message key.
    pub key: &'static str,
    /// The clause that forbids.
    pub clause: Clause,
    /// The live numbers; forests by name.
    pub values: Values,
}

/// A range of numbers to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Count {
    /// The smallest.
    pub min: u8,
    /// The largest.
    pub max: u8,
    /// What the law offers first: all for moves, the least for costs.
    pub preset: u8,
}

impl DecisionView {
    /// The open decision of a game; nothing once it is over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let decision = game.decision()?;
        let setup = game.setup();
        let ask = decision.ask;
        let options = (0..).zip(&decision.options).map(|(index, option)| {
            let after = after(game, index);
            let ends_turn = CLOSING.contains(&option.verb())
                && after.as_ref().is_none_or(|after| after.table().turn.seat != game.table().turn.seat);
            let between = ask.prompt == BETWEEN_STEPS && !CLOSING.contains(&option.verb());
            Choosable {
                again: between && offers::comes_again(game.position(), ask.seat, *option),
                ends_turn,
                index,
                key: keys::option_key(setup, ask.seat, *option),
                verb: keys::verb_key(setup, option.verb()),
                targets: targets(setup, *option),
                clause: ask.clause,
                seal: after.as_ref().and_then(Game::last_seal).map(Seal::key),
                then: after.and_then(|after| number_asked(&after, ask.seat)),
            }
        });
        let refused = game.refused().into_iter().map(|(option, refusal)| Refused {
            key: keys::option_key(setup, ask.seat, option),
            verb: keys::verb_key(setup, option.verb()),
            targets: targets(setup, option),
            clause: ask.clause,
            refusal: WhyNot::of(setup, refusal),
        });
        let turn = &game.table().turn;
        Some(Self {
            seat: ask.seat.0,
            clause: ask.clause,
            prompt: ask.prompt,
            visibility: if ask.secret { "private" } else { "public" },
            phase: phase_key(turn),
            step: step_key(setup, turn),
            options: options.collect(),
            refused: refused.collect(),
            count: count(setup, &decision.options),
        })
    }
}

/// The names under which reasons give places.
const PLACES: [&str; 3] = ["clearing", "from", "to"];

impl WhyNot {
    /// A refusal with its values: a clearing by its number, a forest by its name.
    #[must_use]
    pub fn of(setup: &Setup, refusal: Refusal) -> Self {
        let value = |(name, value): (&&'static str, u8)| {
            let forest = Some(Place(value)).filter(|place| PLACES.contains(name) && place.as_forest().is_some());
            (*name, forest.map_or_else(|| value.into(), |forest| voices::forest_key(setup.map, forest).into()))
        };
        let values = refusal.reason.values.iter().zip(refusal.values).map(value).collect();
        Self { key: refusal.reason.key, clause: refusal.clause, values }
    }
}

/// The game after the option with this number.
fn after(game: &Game, index: usize) -> Option<Game> {
    let mut branch = game.branch();
    branch.choose(index).ok()?;
    Some(branch)
}

/// The numbers of the open question, if it is one about a number, put openly to this seat and not behind a seal.
pub(super) fn number_asked(game: &Game, seat: Seat) -> Option<Count> {
    let decision = game.decision().filter(|next| next.ask.seat == seat && !next.ask.secret)?;
    if game.last_seal().is_some() { None } else { count(game.setup(), &decision.options) }
}

/// The place of a number among the options of an open question about one.
pub(super) fn place_of(game: &Game, number: u8) -> Option<usize> {
    let options = &game.decision()?.options;
    let place = keys::verb_info(game.setup(), options.first()?.verb())?.operands.len().checked_sub(1)?;
    options.iter().position(|option| option.operand(place) == number)
}

/// `setup`, or the key of the phase.
pub(super) fn phase_key(turn: &Turn) -> &'static str {
    if turn.stage() == Stage::Setup { "setup" } else { turn.phase().key() }
}

/// The key of the running step.
pub(super) fn step_key(setup: &Setup, turn: &Turn) -> Option<&'static str> {
    if turn.stage() != Stage::Steps {
        return None;
    }
    let steps = setup.faction(Seat(turn.seat)).turn[turn.phase() as usize];
    steps.get(usize::from(turn.step)).map(|step| step.key)
}

/// The range of numbers, if the options differ in nothing but their last operand and that is a number.
fn count(setup: &Setup, options: &[Opt]) -> Option<Count> {
    let first = *options.first()?;
    if options.len() < 2 || !ends_in_count(setup, first) {
        return None;
    }
    let place = keys::verb_info(setup, first.verb())?.operands.len() - 1;
    let rest = |option: Opt| (option.verb(), (0..place).map(|n| option.operand(n)).collect::<Vec<_>>());
    if options.iter().any(|option| rest(*option) != rest(first)) {
        return None;
    }
    let numbers = options.iter().map(|option| option.operand(place));
    Some(Count { min: numbers.clone().min()?, max: numbers.max()?, preset: first.operand(place) })
}
