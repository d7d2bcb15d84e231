//! C.5.2.II Stroll: a move, and perhaps somebody who has to come along.

use super::{DRAG, STROLL};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::movement;
use crate::law::verbs::PASS;
use crate::play::{Action, Going, Manner, Play, Position, Trip};
use crate::terms::{Class, Clearing, KINDS, Seat};

/// C.5.2.II: one move under the usual rules.
pub(super) static STROLL_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, me, STROLL, Manner::Normal, menu),
    verbs: &[STROLL],
    run: stroll,
};

fn stroll(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    match movement::take_move(play, me, option, Manner::Normal, clause!("C.5.2.II"))? {
        Some(trip) => drag(play, me, trip.from, trip.to),
        None => Ok(()),
    }
}

/// C.5.2.II: then one warrior of one other player may have to make the same way, as a move of its own, rule or not. The
/// Chameleander decides the move; it counts as its owner's (LAW-6h).
fn drag(play: &mut Play, me: Seat, from: Clearing, to: Clearing) -> Ruling {
    let clause = clause!("C.5.2.II");
    let mut anybody = Menu::one_of(1);
    offer_passengers(play.position(), me, from, to, &mut anybody);
    if anybody.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "drag-along"), |at, menu| {
        offer_passengers(at, me, from, to, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    let (owner, kind) = chosen.piece_at(0);
    let mut group = [0; KINDS];
    group[kind.index()] = 1;
    movement::move_pieces(play, &Trip { mover: me, owner, from, to, group }, clause)
}

/// Lists the warriors of others that can go the same way now.
fn offer_passengers(at: Position, me: Seat, from: Clearing, to: Clearing, menu: &mut Menu) {
    for owner in at.others(me) {
        for kind in at.faction(owner).kinds_of(Class::Warrior).iter() {
            if at.count(owner, from, kind) > 0 && !at.piece(owner, kind).unseen {
                let going = Going { mover: me, owner, kind, from, to, manner: Manner::IgnoringRule };
                menu.test(Opt::piece(DRAG, owner, kind), movement::may_go(at, &going));
            }
        }
    }
}
