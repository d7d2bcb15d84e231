//! The three Squires, and Silver-Tongue: a move, a battle or rule for a card or for themselves.

use super::prices::{in_play, spend_this_or_card};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::{between, effect};
use crate::law::verbs::{MOVE, PLACE};
use crate::law::{battle, movement, rule};
use crate::play::{Effect, Hooks, Moves, Play, Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Phase, Seat, Suit, SuitSet};

/// CARD-fox-squires
pub static FOX_SQUIRES: Effect = squires(&[between(&[Phase::Daylight], can_serve::<FOX>, serve)]);
/// CARD-rabbit-squires
pub static RABBIT_SQUIRES: Effect = squires(&[between(&[Phase::Daylight], can_serve::<RABBIT>, serve)]);
/// CARD-mouse-squires
pub static MOUSE_SQUIRES: Effect = squires(&[between(&[Phase::Daylight], can_serve::<MOUSE>, serve)]);

const FOX: usize = Suit::Fox as usize;
const RABBIT: usize = Suit::Rabbit as usize;
const MOUSE: usize = Suit::Mouse as usize;

const fn squires(offers: &'static [crate::play::Offer]) -> Effect {
    effect(Hooks { offers: Some(offers), ..Hooks::SILENT })
}

/// Lists the battles in clearings of a suit and the moves out of them.
fn offer_services(at: Position, me: Seat, suit: Suit, menu: &mut Menu) {
    let clearings = at.of_suit(suit);
    movement::offer_moves(at, &Moves::of(me).out_of(clearings), MOVE, menu);
    clearings.iter().for_each(|clearing| battle::offer_battles_in(at, me, clearing, menu));
}

fn can_serve<const SUIT: usize>(at: Position, me: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_services(at, me, Suit::ALL[SUIT], &mut menu);
    !menu.is_empty()
}

fn serve(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let Some(card) = option.voice().as_card() else { return Ok(()) };
    let face = play.position().face(card);
    spend_this_or_card(play, me, face.key, SuitSet::one(face.suit), face.clause)?;
    let ask = Ask::open(me, face.clause, "squires");
    let chosen = play.choose(ask, |at, menu| offer_services(at, me, face.suit, menu))?;
    if chosen.verb() == MOVE {
        return movement::take_move(play, &Moves::of(me), chosen, face.clause).map(|_| ());
    }
    battle::fight(play, me, chosen, face.clause)
}

const SILVER: &str = "silver-tongue";

/// CARD-silver-tongue. It is paid for before the effect that it serves.
pub static SILVER_TONGUE: Effect = effect(Hooks {
    offers: Some(&[between(&[Phase::Birdsong, Phase::Daylight, Phase::Evening], can_persuade, persuade)]),
    ..Hooks::SILENT
});

/// Clearings with pieces of the owner that it does not count as ruling.
fn unruled(at: Position, me: Seat) -> ClearingSet {
    let here: ClearingSet = at.all_clearings().iter().filter(|clearing| at.present(me, *clearing)).collect();
    here.without(rule::ruled_among(at, me, here, Purpose::Move))
}

fn can_persuade(at: Position, me: Seat) -> bool {
    at.table.turn.granted == 0 && !unruled(at, me).is_empty()
}

fn persuade(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-silver-tongue");
    let chosen = play.choose(Ask::open(me, clause, "persuade-where"), |at, menu| {
        unruled(at, me).iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    let clearing: Clearing = chosen.clearing(0);
    let suits = play.position().suits(clearing);
    spend_this_or_card(play, me, SILVER, suits, clause)?;
    // Each effect of a turn can be served, each for another card.
    if let Some(card) = in_play(play.position(), me, SILVER) {
        play.table.used_cards.remove(card);
    }
    rule::grant(play, clearing);
    Ok(())
}
