//! C.5.2.II Stroll: a move, and perhaps somebody who has to come along.

use super::{DRAG, STROLL};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::verbs::PASS;
use crate::law::{movement, ways};
use crate::play::{Action, Moves, Play, Position, Route, Waivers};
use crate::terms::{Class, KINDS, KindSet, Seat};

/// C.5.2.II: one move under the usual rules.
pub(super) static STROLL_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), STROLL, menu),
    verbs: &[STROLL],
    run: stroll,
};

fn stroll(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    match movement::take_move(play, &Moves::of(me), option, clause!("C.5.2.II"))? {
        Some(trip) => drag(play, me, trip.route()),
        None => Ok(()),
    }
}

/// C.5.2.II: then one warrior of one other player may have to make the same way, as a move of its own, rule or not. The
/// Chameleander decides the move; it counts as its owner's (LAW-6h).
fn drag(play: &mut Play, me: Seat, route: Route) -> Ruling {
    let clause = clause!("C.5.2.II");
    let mut anybody = Menu::one_of(1);
    offer_passengers(play.position(), me, route, &mut anybody);
    if anybody.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "drag-along"), |at, menu| {
        offer_passengers(at, me, route, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    let (owner, kind) = chosen.piece_at(0);
    let mut group = [0; KINDS];
    group[kind.index()] = 1;
    movement::move_pieces(play, &drag_of(me, owner).trip(route, group), clause)
}

const fn drag_of(me: Seat, owner: Seat) -> Moves {
    Moves::forced(me, owner).waiving(Waivers::RULE)
}

/// Lists the warriors of others that can go the same way now.
fn offer_passengers(at: Position, me: Seat, route: Route, menu: &mut Menu) {
    for owner in at.others(me) {
        let moves = drag_of(me, owner);
        for kind in at.faction(owner).kinds_of(Class::Warrior).iter() {
            let may_walk = || !ways::open_to(at, owner, KindSet::of(&[kind]), route, moves.waives).is_empty();
            if at.count_at(owner, route.from, kind) > 0 && !at.piece(owner, kind).unseen && may_walk() {
                menu.test(Opt::piece(DRAG, owner, kind), movement::may_go(at, &moves.going(kind, route)));
            }
        }
    }
}
