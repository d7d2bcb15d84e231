//! What the effects of cards in several decks have in common.

use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::cards;
use crate::law::verbs::CHOOSE;
use crate::play::{
    Battle, BattleEffect, BattleMoment, Edge, Effect, Hooks, Moment, Offer, Play, Position, Usage, Whose,
};
use crate::terms::{Phase, Seat};

/// An effect that answers these questions and promises nothing.
pub const fn effect(hooks: Hooks) -> Effect {
    Effect { hooks, promises: None }
}

/// An effect for the gaps of one phase of the owner's turn.
pub const fn between(
    phases: &'static [Phase],
    when: fn(Position, Seat) -> bool,
    run: fn(&mut Play, Seat, Opt) -> Ruling,
) -> Offer {
    Offer { moment: Moment::Between(phases), turns: Whose::Own, when, open_to: None, prompt: None, list: None, run }
}

/// An effect for the start of a phase of the owner's turn.
pub const fn at_start(
    phase: Phase,
    when: fn(Position, Seat) -> bool,
    run: fn(&mut Play, Seat, Opt) -> Ruling,
) -> Offer {
    Offer {
        moment: Moment::At(phase, Edge::Start),
        turns: Whose::Own,
        when,
        open_to: None,
        prompt: None,
        list: None,
        run,
    }
}

/// An effect for the step after the roll.
pub const fn after_roll(
    clause: Clause,
    user: fn(Position, &Battle, Seat) -> Option<Seat>,
    run: fn(&mut Play, &mut Battle, Seat, Opt) -> Ruling,
) -> BattleEffect {
    BattleEffect {
        clause,
        prompt: "battle-effects",
        moment: BattleMoment::AfterRoll,
        usage: Usage::Once,
        secret: false,
        user,
        list: None,
        run,
    }
}

/// Discards the card that an option uses from its owner's play area.
pub fn discard_used(play: &mut Play, seat: Seat, option: Opt, clause: Clause) {
    if let Some(card) = option.voice().as_card() {
        cards::discard_crafted(play, seat, card, clause);
    }
}

/// The owner, defending.
pub fn defending(_: Position, battle: &Battle, seat: Seat) -> Option<Seat> {
    (battle.defender() == seat).then_some(seat)
}

/// Whether another seat holds a card.
pub fn somebody_holds_cards(at: Position, seat: Seat) -> bool {
    at.others(seat).any(|other| !at.hand(other).is_empty())
}

/// Asks for another seat that passes a test.
pub fn choose_seat(play: &mut Play, ask: Ask, fits: impl Fn(Position, Seat) -> bool) -> Ruling<Seat> {
    let chosen = play.choose(ask, |at: Position, menu: &mut Menu| {
        for other in at.others(ask.seat).filter(|other| fits(at, *other)) {
            menu.offer(Opt::seat(CHOOSE, other));
        }
    })?;
    Ok(chosen.seat_at(0))
}
