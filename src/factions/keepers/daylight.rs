//! KI-15.5 Daylight: craft, then the columns of the Retinue from left to right.
//!
//! Cards of one suit in one column do the same, so options name suits; which of them acts is asked where that can matter. A
//! column is over when the next one begins (KI-E30), so each is a step.

use super::delve::DELVE_ACTION;
use super::recover::RECOVER_ACTION;
use super::retinue::{self, Column};
use super::{BATTLE, MOVE};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::{crafting, movement, turn, verbs};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::{Seat, Suit};

/// KI-15.5.1: with waystations (KI-15.2.3).
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("KI-15.5.1"))
}

/// KI-15.5.2.I.
pub(super) fn move_column(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("KI-15.5.2.I"), "retinue-move");
    column(play, me, Column::Move, ask, &[&MOVE_ACTION])
}

/// KI-15.5.2.II.
pub(super) fn delve_column(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("KI-15.5.2.II"), "retinue-delve");
    column(play, me, Column::Delve, ask, &[&DELVE_ACTION])
}

/// KI-15.5.2.III.
pub(super) fn recover_column(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("KI-15.5.2.III"), "retinue-recover");
    column(play, me, Column::Recover, ask, &[&RECOVER_ACTION, &LAST_MOVE_ACTION])
}

/// One card of a column; none of them has to act.
fn column(play: &mut Play, me: Seat, column: Column, ask: Ask, actions: &[&Action]) -> Ruling<Flow> {
    if retinue::pending(play.position(), me, column).is_empty() {
        return Ok(Flow::Done);
    }
    turn::act_repeatedly(play, ask, actions)
}

/// KI-15.5.2.I Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| offer_moves(at, me, Column::Move, menu),
    verbs: &[MOVE],
    run: |play, me, option| make_move(play, me, Column::Move, option, clause!("KI-15.5.2.I")),
};

/// KI-15.5.2.III: the same in the last column, in place of recovering.
static LAST_MOVE_ACTION: Action = Action {
    offer: |at, me, menu| offer_moves(at, me, Column::Recover, menu),
    verbs: &[MOVE],
    run: |play, me, option| make_move(play, me, Column::Recover, option, clause!("KI-15.5.2.III")),
};

/// A move out of a clearing that matches a card, to anywhere.
fn moves(at: Position, me: Seat, suit: Suit) -> Moves {
    Moves::of(me).out_of(retinue::matching(at, suit))
}

fn offer_moves(at: Position, me: Seat, column: Column, menu: &mut Menu) {
    for suit in retinue::pending(at, me, column).iter() {
        let mut deeds = menu.fresh();
        movement::offer_moves(at, &moves(at, me, suit), MOVE, &mut deeds);
        menu.take_over(deeds, |option| for_suit(option, suit));
    }
}

/// The option that does this for a card of this suit.
pub(super) fn for_suit(option: Opt, suit: Suit) -> Opt {
    let [a, b, c] = [option.operand(0), option.operand(1), option.operand(2)];
    match option.verb() {
        verbs::BATTLE => Opt::of(BATTLE, a, b, suit as u8),
        verb => Opt::of_four(verb, [a, b, c, suit as u8]),
    }
}

fn make_move(play: &mut Play, me: Seat, column: Column, option: Opt, clause: Clause) -> Ruling {
    let suit = option.suit_at(3);
    retinue::take_up(play, me, column, suit, clause)?;
    let moves = moves(play.position(), me, suit);
    movement::take_move(play, &moves, option, clause).map(|_| ())
}
