//! CDG.5.1.III Pitch: a big top goes up, and a neighbour may be made to come and look.

use super::{BIG_TOP, LIFT, PITCH, PULL};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::event::Event;
use crate::law::verbs::PASS;
use crate::law::{movement, placing, removal, rule, supply, ways};
use crate::play::{Action, Cause, Loss, Moves, Placing, Play, Position, Purpose, Route, Waivers};
use crate::terms::{Clearing, ClearingSet, KINDS, Seat};

/// A big top stands there.
static BIG_TOP_HERE: Reason = Reason { key: "big-top-here", values: &["clearing"] };
/// No big top is in supply, and none can be lifted.
static NO_BIG_TOP_LEFT: Reason = Reason { key: "no-big-top-left", values: &[] };

/// Pitch as an action of the step.
pub(super) static PITCH_ACTION: Action = Action {
    offer: |at, me, menu| {
        let free = at.clearings().without(at.table.clearings_with(me, BIG_TOP));
        for clearing in rule::tried_in(at, me, free, menu).iter() {
            menu.test(Opt::at(PITCH, clearing), may_pitch(at, me, clearing));
        }
    },
    verbs: &[PITCH],
    run: pitch,
};

fn big_top_in(me: Seat, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind: BIG_TOP, clearing }
}

/// CDG.5.1.III: no big top there yet, room for one, rule of any origin, and a big top at home or to lift.
fn may_pitch(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("CDG.5.1.III");
    if at.count(me, clearing, BIG_TOP) > 0 {
        return Err(Refusal::with(&BIG_TOP_HERE, clause, &[clearing.0]));
    }
    placing::may_place(at, &big_top_in(me, clearing))?;
    rule::required(at, me, clearing, clause)?;
    if in_supply(at, me) == 0 && liftable(at, me, clearing).is_empty() {
        return Err(Refusal::new(&NO_BIG_TOP_LEFT, clause));
    }
    Ok(())
}

fn in_supply(at: Position, me: Seat) -> u8 {
    at.in_supply(me, BIG_TOP)
}

/// Clearings other than this one with a big top that may be taken up.
fn liftable(at: Position, me: Seat, target: Clearing) -> ClearingSet {
    let may_lift = |clearing: &Clearing| {
        let (by, cause) = (Some(me), Cause::Effect);
        let lifted = Loss { by, owner: me, kind: BIG_TOP, count: 1, clearing: *clearing, cause, instead: false };
        *clearing != target && removal::may_remove(at, &lifted).is_ok()
    };
    at.table.clearings_with(me, BIG_TOP).iter().filter(may_lift).collect()
}

fn pitch(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    lift(play, me, clearing)?;
    placing::place(play, &big_top_in(me, clearing), 1, clause!("CDG.5.1.III"))?;
    pull(play, me, clearing)
}

/// A big top may be taken up first, and must be when none is at home. It comes back to the supply without being
/// removed in the sense of Thumbs Down (CDG.2.5).
fn lift(play: &mut Play, me: Seat, target: Clearing) -> Ruling {
    let clause = clause!("CDG.5.1.III");
    let chosen = play.choose(Ask::open(me, clause, "lift-big-top"), |at, menu| {
        liftable(at, me, target).iter().for_each(|clearing| menu.offer(Opt::at(LIFT, clearing)));
        if in_supply(at, me) > 0 {
            menu.offer(Opt::plain(PASS));
        }
    })?;
    if chosen.verb() != LIFT {
        return Ok(());
    }
    let from = chosen.clearing(0);
    supply::take_home(play, me, BIG_TOP, from, 1);
    play.tell(|| Event::new("returned", clause).seat(me).piece(me, BIG_TOP).count(1).clearing(from));
    Ok(())
}

/// One enemy piece that can move by itself may be made to come in. It needs no rule; every other bar on moving holds
/// (LAW-6k). The Cirque decides the move, its owner makes it and pays for what it triggers (LAW-6h).
fn pull(play: &mut Play, me: Seat, to: Clearing) -> Ruling {
    let clause = clause!("CDG.5.1.III");
    let chosen = play.choose(Ask::open(me, clause, "pull"), |at, menu| {
        offer_pulls(at, me, to, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() != PULL {
        return Ok(());
    }
    let from = chosen.clearing(0);
    let (owner, kind) = chosen.piece_at(1);
    let mut group = [0; KINDS];
    group[kind.index()] = 1;
    let Some(way) = ways::between(play.position(), owner, from, to) else { return Ok(()) };
    let trip = pull_of(me, owner).trip(Route { from: from.into(), to: to.into(), way }, group);
    movement::move_pieces(play, &trip, clause)
}

/// A pull lifts the need for rule, and costs no toll (CDG.5.1.III).
const fn pull_of(me: Seat, owner: Seat) -> Moves {
    Moves::forced(me, owner).waiving(Waivers::RULE).waiving(Waivers::TOLLS)
}

fn offer_pulls(at: Position, me: Seat, to: Clearing, menu: &mut Menu) {
    for from in ways::neighbours(at, me, to).iter() {
        for owner in at.enemies(me) {
            // Its owner makes the move: the clearings must be adjacent for that side as well.
            let Some(way) = ways::between(at, owner, from, to) else { continue };
            let route = Route { from: from.into(), to: to.into(), way };
            for kind in movement::figures(at, owner, from).iter() {
                let going = pull_of(me, owner).going(kind, route);
                menu.test(Opt::of(PULL, from.0, pack_piece(owner, kind), 0), movement::may_go(at, &going));
            }
        }
    }
}
