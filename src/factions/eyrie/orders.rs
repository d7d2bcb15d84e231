//! ED-5.5e to ED-5.5h: what the cards of the Decree demand, and what can be done for them.
//!
//! Cards of one suit in one column demand the same, so options name suits. A suit for which nothing can be done has one
//! option: turmoil (ED-5.5c). What can be done has to be (ED-5.5d).

use super::birdsong::piece_in;
use super::decree::{self, Column};
use super::{BATTLE, BUILD, FAIL, MOVE, RECRUIT, ROOST, WARRIOR, leaders};
use crate::clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::law::{battle, movement, placing, rule};
use crate::play::{Action, Moves, Play, Position, Purpose};
use crate::terms::{Clearing, Seat, Suit};

/// No roost stands there.
static NO_ROOST_HERE: Reason = Reason { key: "no-roost-here", values: &["clearing"] };
/// A roost stands there already.
static ROOST_HERE: Reason = Reason { key: "roost-here", values: &["clearing"] };
/// No roost is left on the track.
static NO_ROOST_LEFT: Reason = Reason { key: "no-roost-left", values: &[] };
/// No warrior is in supply.
static NO_WARRIOR_LEFT: Reason = Reason { key: "no-warrior-left", values: &[] };

/// One card of the column whose turn it is.
pub(super) static ORDER_ACTION: Action =
    Action { offer: offer_column, verbs: &[RECRUIT, MOVE, BATTLE, BUILD, FAIL], run: carry_out };

/// Lists what can be done for each suit that waits in the column whose turn it is.
fn offer_column(at: Position, me: Seat, menu: &mut Menu) {
    let Some(column) = decree::due(at, me) else { return };
    for suit in decree::pending(at, me, column).iter() {
        let mut deeds = menu.fresh();
        match column {
            Column::Recruit => offer_recruits(at, me, suit, &mut deeds),
            Column::Move => movement::offer_moves(at, &moves(at, me, suit), MOVE, &mut deeds),
            Column::Battle => offer_battles(at, me, suit, &mut deeds),
            Column::Build => offer_roosts(at, me, suit, &mut deeds),
        }
        if deeds.is_empty() {
            menu.offer(Opt::suit(FAIL, suit));
        }
        menu.take_over(deeds, |option| for_suit(option, suit));
    }
}

/// The option that does this for a card of this suit.
fn for_suit(option: Opt, suit: Suit) -> Opt {
    let [a, b, c] = [0, 1, 2].map(|n| option.operand(n));
    let suit = suit as u8;
    match option.verb() {
        MOVE => Opt::of_four(MOVE, [a, b, c, suit]),
        RECRUIT | BUILD => Opt::of(option.verb(), a, suit, 0),
        _ => Opt::of(BATTLE, a, b, suit),
    }
}

/// Does what an option says, and marks its card as resolved.
fn carry_out(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let (column, suit) = match option.verb() {
        RECRUIT => (Column::Recruit, option.suit_at(1)),
        MOVE => (Column::Move, option.suit_at(3)),
        BATTLE => (Column::Battle, option.suit_at(2)),
        BUILD => (Column::Build, option.suit_at(1)),
        // Nothing can be done, and what follows is no action (ED-E32).
        _ => return Ok(()),
    };
    decree::mark(play, me, column, suit);
    let clearing = option.clearing(0);
    match column {
        Column::Recruit => {
            let count = leaders::recruits(play.position(), me);
            placing::place(play, &piece_in(me, WARRIOR, clearing), count, column.clause()).map(|_| ())
        }
        Column::Move => {
            let moves = moves(play.position(), me, suit);
            movement::take_move(play, &moves, option, column.clause()).map(|_| ())
        }
        Column::Battle => battle::fight(play, me, option, column.clause()),
        Column::Build => {
            rule::cite_share(play, me, &[clearing], Purpose::Act);
            placing::place(play, &piece_in(me, ROOST, clearing), 1, column.clause()).map(|_| ())
        }
    }
}

/// Whether an action of this column would be taken only in part: then it is, and turmoil follows (ED-E03).
pub(super) fn falls_short(at: Position, me: Seat, column: Column) -> bool {
    column == Column::Recruit && at.in_supply(me, WARRIOR) < leaders::recruits(at, me)
}

/// ED-5.5e Recruit: in a matching clearing with a roost.
fn offer_recruits(at: Position, me: Seat, suit: Suit, menu: &mut Menu) {
    for clearing in decree::matching(at, suit).iter() {
        menu.test(Opt::at(RECRUIT, clearing), may_recruit(at, me, clearing));
    }
}

fn may_recruit(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("ED-5.5e");
    if at.count(me, clearing, ROOST) == 0 {
        return Err(Refusal::with(&NO_ROOST_HERE, clause, &[clearing.0]));
    }
    if at.in_supply(me, WARRIOR) == 0 {
        return Err(Refusal::new(&NO_WARRIOR_LEFT, clause));
    }
    placing::may_place(at, &piece_in(me, WARRIOR, clearing))
}

/// ED-5.5f Move: out of a matching clearing, to anywhere.
fn moves(at: Position, me: Seat, suit: Suit) -> Moves {
    Moves::of(me).out_of(decree::matching(at, suit))
}

/// ED-5.5g Battle: in a matching clearing.
fn offer_battles(at: Position, me: Seat, suit: Suit, menu: &mut Menu) {
    for clearing in decree::matching(at, suit).iter() {
        battle::offer_battles_in(at, me, clearing, menu);
    }
}

/// ED-5.5h Build: in a matching clearing that the Eyrie rule.
fn offer_roosts(at: Position, me: Seat, suit: Suit, menu: &mut Menu) {
    for clearing in decree::matching(at, suit).iter() {
        menu.test(Opt::at(BUILD, clearing), may_build(at, me, clearing));
    }
}

/// ED-5.5h: rule, no roost yet, one left on the track, and a slot for it.
fn may_build(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("ED-5.5h");
    if at.count(me, clearing, ROOST) > 0 {
        return Err(Refusal::with(&ROOST_HERE, clause, &[clearing.0]));
    }
    if at.in_supply(me, ROOST) == 0 {
        return Err(Refusal::new(&NO_ROOST_LEFT, clause));
    }
    rule::required(at, me, clearing, clause)?;
    placing::may_place(at, &piece_in(me, ROOST, clearing))
}
