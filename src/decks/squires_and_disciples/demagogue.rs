//! Brazen Demagogue: a dominance card for the taking, and a marker that stays.

use super::prices::{in_play, wants};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::decks::common::effect;
use crate::law::verbs::TAKE;
use crate::law::{cards, dominance};
use crate::play::hooks::DOMINANCE_USE;
use crate::play::{Edge, Effect, Flow, Hooks, Play, Timed};
use crate::terms::{Phase, Seat};

/// CARD-brazen-demagogue
pub static BRAZEN_DEMAGOGUE: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("CARD-brazen-demagogue"),
        phase: Phase::Evening,
        edge: Edge::End,
        when: |at, me| at.table.current() == me,
        run: |play, me| rouse(play, me).map(|()| Flow::Done),
    }]),
    ..Hooks::SILENT
});

fn rouse(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CARD-brazen-demagogue");
    if let Some(card) = in_play(play.position(), me, "brazen-demagogue") {
        cards::discard_crafted(play, me, card, clause);
    }
    if play.table.available.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "take-dominance"), |at, menu| {
        at.table.available.iter().for_each(|card| menu.offer(Opt::card(TAKE, card)));
    })?;
    let card = chosen.card_at(0);
    dominance::take(play, me, card, clause);
    let at = play.position();
    // Whoever uses dominance cards otherwise does not activate them as printed.
    let can = dominance::may_activate(at, me).is_ok() && at.ask_own(me, DOMINANCE_USE).next().is_none();
    if can && wants(play, me, clause, "activate-now")? {
        dominance::activate(play, me, card, true);
    }
    Ok(())
}
