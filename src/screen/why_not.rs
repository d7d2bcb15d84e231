//! "Why not?": the refusals that speak about something that was pressed.

use serde::Deserialize;

use super::decision::{WhyNot, step_key};
use super::{Plain, Target, Values, targets};
use crate::clause::Clause;
use crate::decision::Opt;
use crate::game::Game;
use crate::law::verbs::VERBS;
use crate::notation::keys;
use crate::play::Setup;
use crate::terms::{map_of, order_by_key};

/// What was pressed: a verb, some targets, or both.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default)]
pub struct Query {
    /// The verb, as a key.
    pub verb: Option<String>,
    /// The targets, in any order; of several clearings the first is where something comes from.
    pub targets: Vec<Target>,
}

/// Why what was pressed is not an option now, the closest reasons first. Empty if it is one, or nobody can say.
#[must_use]
pub fn why_not(game: &Game, query: &Query) -> Vec<WhyNot> {
    let setup = game.setup();
    let verb = query.verb.as_deref();
    let Some(decision) = game.decision() else { return Vec::new() };
    let about = |option: Opt| verb.is_none_or(|verb| keys::verb_key(setup, option.verb()) == verb);
    let fits = |option: Opt| about(option) && holds(&targets(setup, option), &query.targets);
    let straight = |option: Opt| in_order(&targets(setup, option), &query.targets);
    if decision.options.iter().any(|option| fits(*option) && straight(*option)) {
        return Vec::new();
    }
    let refused = game.refused();
    let mut found: Vec<(bool, WhyNot)> = Vec::new();
    for (option, refusal) in refused.iter().filter(|(option, _)| fits(*option)) {
        let told = (straight(*option), WhyNot::of(setup, *refusal));
        if !found.contains(&told) {
            found.push(told);
        }
    }
    order_by_key(&mut found, |(straight, _)| !straight);
    let turned = decision.options.iter().any(|option| fits(*option));
    if turned && found.first().is_none_or(|(straight, _)| !straight) {
        return Vec::new();
    }
    if !found.is_empty() {
        return found.into_iter().map(|(_, told)| told).collect();
    }
    let asked = decision.options.iter().chain(refused.iter().map(|(option, _)| option)).any(|option| about(*option));
    match verb {
        Some(verb) if !asked && is_known(setup, verb) => vec![elsewhere(game, decision.ask.clause)],
        _ => Vec::new(),
    }
}

/// Whether all these targets are among those of an option.
fn holds(option: &[Target], wanted: &[Target]) -> bool {
    let mut left: Vec<&Target> = option.iter().collect();
    wanted.iter().all(|target| match left.iter().position(|there| same(there, target)) {
        Some(at) => {
            left.remove(at);
            true
        }
        None => false,
    })
}

/// Whether the targets of each kind stand at the beginning of those of the option, in the same order.
fn in_order(option: &[Target], wanted: &[Target]) -> bool {
    wanted.iter().all(|target| {
        let of_kind = |list: &[Target]| -> Vec<Plain> {
            list.iter().filter(|other| other.kind == target.kind).map(|other| other.value.clone()).collect()
        };
        of_kind(option).starts_with(&of_kind(wanted))
    })
}

fn same(there: &Target, wanted: &Target) -> bool {
    there.kind == wanted.kind && there.value == wanted.value && (wanted.seat.is_none() || there.seat == wanted.seat)
}

/// Whether anybody at this table ever uses the verb.
fn is_known(setup: &Setup, verb: &str) -> bool {
    let own = setup.seats.iter().flat_map(|seat| seat.faction.verbs);
    VERBS.iter().chain(own).any(|info| info.key == verb)
}

/// The general refusal of a verb that the open question is not about: another question comes first, or another step runs.
fn elsewhere(game: &Game, clause: Clause) -> WhyNot {
    let (_, answers) = game.checkpoint();
    let turn = &game.table().turn;
    match step_key(game.setup(), turn) {
        Some(step) if answers.is_empty() => {
            let values = map_of([("phase", turn.phase().key().into()), ("step", step.into())]);
            WhyNot { key: "not-in-this-step", clause, values }
        }
        _ => WhyNot { key: "other-question-open", clause, values: Values::new() },
    }
}
