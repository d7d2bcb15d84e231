//! LC-4.4 Crusade: for acolytes a battle in an Outcast clearing, or a march out of one and, if the Cult wants, a battle where
//! it ends.

use super::conspiracies::{may_conspire, price, tried_in};
use super::{CRUSADE, MARCH, acolytes};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::verbs::PASS;
use crate::law::{battle, movement};
use crate::play::{Action, Moves, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat};

/// Acolytes that a Crusade costs (LC-4.4).
pub(super) const COST: u8 = 2;

/// LC-4.4a, LC-4.4b.
pub(super) static CRUSADE_ACTION: Action = Action {
    offer: |at, me, menu| {
        if acolytes::count(at, me) > 0 || menu.explains() {
            offer_battles(at, me, menu);
            offer_marches(at, me, menu);
        }
    },
    verbs: &[CRUSADE, MARCH],
    run: |play, me, option| {
        acolytes::pay(play, me, price(play.position(), me, COST), clause!("LC-4.4"));
        if option.verb() == CRUSADE {
            battle::fight(play, me, option, clause!("LC-4.4a"))
        } else {
            march(play, me, option)
        }
    },
};

/// LC-4.4a: battles in Outcast clearings. Gardens and acolytes start none (LC-E09).
fn offer_battles(at: Position, me: Seat, menu: &mut Menu) {
    for clearing in tried_in(at, me, menu).iter() {
        let affordable = may_conspire(at, me, clearing, COST, clause!("LC-4.4"));
        for defender in at.enemies(me) {
            let option = Opt::of(CRUSADE, clearing.0, defender.0, 0);
            menu.test(option, affordable.and_then(|()| battle::may_battle(at, me, defender, clearing)));
        }
    }
}

/// LC-4.4b, LC-4.4c: moves out of Outcast clearings, by the usual rules. Where they lead is of no account.
fn offer_marches(at: Position, me: Seat, menu: &mut Menu) {
    let may_leave = |from: Clearing| may_conspire(at, me, from, COST, clause!("LC-4.4")).is_ok() || menu.explains();
    let mut moves = menu.fresh();
    let from: ClearingSet = at.clearings().iter().filter(|clearing| may_leave(*clearing)).collect();
    movement::offer_moves(at, &Moves::of(me).out_of(from), MARCH, &mut moves);
    let (possible, refused) = moves.into_lists();
    for option in possible {
        menu.test(option, may_conspire(at, me, option.clearing(0), COST, clause!("LC-4.4")));
    }
    for (option, refusal) in refused {
        menu.refuse(option, refusal);
    }
}

/// LC-4.4b: the move with all that follows from it (LC-E15), then a battle in the clearing moved to, whatever its suit.
fn march(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("LC-4.4b");
    if movement::take_move(play, &Moves::of(me), option, clause)?.is_none() {
        return Ok(());
    }
    let to = option.clearing(1);
    let mut battles = Menu::one_of(1);
    battle::offer_battles_in(play.position(), me, to, &mut battles);
    if battles.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "crusade-battle"), |at, menu| {
        battle::offer_battles_in(at, me, to, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS { Ok(()) } else { battle::fight(play, me, chosen, clause) }
}
