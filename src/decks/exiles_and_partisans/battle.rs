//! The three Partisans: an extra hit in a clearing of their suit, for every card in hand of another.

use crate::clause;
use crate::decision::{Opt, Ruling};
use crate::decks::common::{after_roll, effect};
use crate::law::cards;
use crate::play::{Battle, Effect, Hooks, Play, Position};
use crate::terms::{Card, CardSet, Seat, Suit};

/// CARD-fox-partisans
pub static FOX_PARTISANS: Effect = effect(Hooks {
    battle_effects: Some(&[after_roll(clause!("CARD-fox-partisans"), at_home::<FOX>, rise_up)]),
    ..Hooks::SILENT
});

/// CARD-rabbit-partisans
pub static RABBIT_PARTISANS: Effect = effect(Hooks {
    battle_effects: Some(&[after_roll(clause!("CARD-rabbit-partisans"), at_home::<RABBIT>, rise_up)]),
    ..Hooks::SILENT
});

/// CARD-mouse-partisans
pub static MOUSE_PARTISANS: Effect = effect(Hooks {
    battle_effects: Some(&[after_roll(clause!("CARD-mouse-partisans"), at_home::<MOUSE>, rise_up)]),
    ..Hooks::SILENT
});

const FOX: usize = Suit::Fox as usize;
const RABBIT: usize = Suit::Rabbit as usize;
const MOUSE: usize = Suit::Mouse as usize;

/// The owner, fighting on either side in a clearing of this suit.
fn at_home<const SUIT: usize>(at: Position, battle: &Battle, seat: Seat) -> Option<Seat> {
    let fights = battle.side_of(seat).is_some();
    (fights && at.suits(battle.clearing).has(Suit::ALL[SUIT])).then_some(seat)
}

/// One more hit; then every card in hand that is not of the card's own suit goes, birds included (LAW-2.4e).
fn rise_up(play: &mut Play, battle: &mut Battle, seat: Seat, option: Opt) -> Ruling {
    let Some((side, card)) = battle.side_of(seat).zip(option.voice().as_card()) else { return Ok(()) };
    battle.extra[side as usize] += 1;
    let face = play.position().face(card);
    let others = |card: &Card| play.position().face(*card).suit != face.suit;
    let lost: CardSet = play.table.hand(seat).iter().filter(others).collect();
    lost.iter().for_each(|card| cards::discard(play, seat, card, face.clause));
    Ok(())
}
