//! VB-7.12 to VB-7.15 Evening: rest, draw, discard, what can be carried.

use super::moves::place;
use super::{DROP, satchel, state};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::law::{cards, items};
use crate::play::{Flow, Play, Position};
use crate::terms::{Item, Seat};

/// Cards drawn without coins (VB-7.13).
const DRAWN: u8 = 1;
/// Items that can be carried without bags, and more for each bag on its track (VB-7.15).
const CAPACITY: u8 = 6;
const CAPACITY_OF_BAG: u8 = 2;

/// VB-7.12: in a forest all damaged items come back face up.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn rest(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("VB-7.12");
    if place(play.position(), me).is_some_and(|place| place.clearing().is_none()) {
        let board = *state(play.position(), me);
        for held in board.held().filter(|held| held.is_damaged()) {
            satchel::repair(play, me, held, clause);
            if held.is_exhausted() {
                satchel::refresh(play, me, held.repaired(), clause);
            }
        }
    }
    Ok(Flow::Done)
}

/// Cards of the next Evening (VB-7.13).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    DRAWN + state(at, me).on_track(Item::Coin)
}

/// VB-7.13 and VB-7.14.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("VB-7.13"))?;
    Ok(Flow::Done)
}

/// Items that Satchel and Damaged box hold together (VB-7.15).
pub(super) fn capacity(at: Position, me: Seat) -> u8 {
    CAPACITY + CAPACITY_OF_BAG * state(at, me).on_track(Item::Bag)
}

/// VB-7.15: what is too much leaves the game, of his choice.
pub(super) fn check_capacity(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("VB-7.15");
    let excess = state(play.position(), me).load().saturating_sub(capacity(play.position(), me));
    for _ in 0..excess {
        let chosen = play.choose(Ask::open(me, clause, "drop-item"), |at, menu| {
            satchel::offer(state(at, me).carried(), DROP, menu);
        })?;
        satchel::drop(play, me, chosen.held_at(0));
        items::remove_for_good(play, chosen.held_at(0).item(), clause);
    }
    Ok(Flow::Done)
}
