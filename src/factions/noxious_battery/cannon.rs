//! NB.2.3 The cannon and NB.2.5 Keep on Rollin': what happens when the Battery's iron is hit.

use super::{BALL, Board, CANNON, Figures, MARK, PUSH, WARRIOR, cannon_clearing};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::{hits, movement, placing, ways};
use crate::play::{Battle, HitTarget, Loss, Marked, Moves, Placing, Play, Position, Removed, Route, Verdict, Waivers};
use crate::terms::{Class, Clearing, ClearingSet, Kind, Seat};

/// A damaged cannon stands there alone.
static LONE_DAMAGED_CANNON: Reason = Reason { key: "lone-damaged-cannon", values: &["clearing"] };
/// A damaged cannon cannot be removed.
static CANNON_DAMAGED: Reason = Reason { key: "cannon-damaged", values: &["clearing"] };

/// Whether a damaged cannon is all the Battery has in a clearing.
fn only_a_damaged_cannon(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.board::<Board>(me).damaged == 1
        && at.count(me, clearing, CANNON) > 0
        && [WARRIOR, BALL, MARK].iter().all(|kind| at.count(me, clearing, *kind) == 0)
}

/// NB.2.3.I: a damaged cannon alone cannot be battled. It may start a battle: the clause bars nothing else, and a pawn
/// can attack (LAW-7.1a).
pub(super) fn may_defend(at: Position, me: Seat, _: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if only_a_damaged_cannon(at, me, clearing) {
        return Err(Refusal::with(&LONE_DAMAGED_CANNON, clause!("NB.2.3.I"), &[clearing.0]));
    }
    Ok(())
}

/// NB.2.3.IV: warriors first; then cannon, balls and marks in any order. A damaged cannon takes no hit (NB.2.3.I).
pub(super) fn next_hit(at: Position, me: Seat, battle: &Battle, marked: &Marked) -> HitTarget {
    let warriors = hits::unmarked(at, battle, me, marked, |class| class == Class::Warrior);
    if !warriors.is_empty() {
        return HitTarget::Pieces(warriors);
    }
    let mut rest = hits::unmarked(at, battle, me, marked, |class| class == Class::Token);
    let intact = at.board::<Board>(me).damaged == 0;
    if intact && at.count(me, battle.clearing, CANNON) > marked.pieces[CANNON.index()] {
        rest.insert(CANNON);
    }
    if rest.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(rest) }
}

/// NB.2.3.I: a damaged cannon cannot be removed.
pub(super) fn may_remove(at: Position, me: Seat, loss: &Loss) -> Verdict {
    if loss.kind == CANNON && at.board::<Board>(me).damaged == 1 {
        return Verdict::Never(Refusal::with(&CANNON_DAMAGED, clause!("NB.2.3.I"), &[loss.clearing.0]));
    }
    Verdict::Silent
}

/// NB.2.3.III: an undamaged cannon turns over instead of going, for a point. NB.2.5: a ball that another player would
/// remove is not removed; what happens to it follows in [`after_hit`].
pub(super) fn instead_of_removal(play: &mut Play, me: Seat, loss: &Loss) -> Option<u8> {
    match loss.kind {
        CANNON => {
            play.board::<Board>(me).damaged = 1;
            play.tell(|| Event::new("damaged", clause!("NB.2.3.III")).seat(me).clearing(loss.clearing));
            Some(play.position().figures::<Figures>(me).corroded_vp)
        }
        BALL if loss.by != Some(me) => Some(0),
        _ => None,
    }
}

/// Whether the cannon was turned over or a ball would have been removed.
pub(super) fn was_hit(_: Position, me: Seat, losses: &Removed) -> bool {
    losses.iter().any(|loss| loss.owner == me && loss.instead)
}

/// The remover pushes each ball that was hit, and spills the Bore of a cannon that was turned over. One effect moves a
/// ball once at most.
pub(super) fn after_hit(play: &mut Play, me: Seat, losses: &Removed) -> Ruling {
    for loss in losses.iter().filter(|loss| loss.owner == me && loss.instead) {
        let by = loss.by.unwrap_or(play.current());
        if loss.kind == BALL {
            for _ in 0..loss.count {
                push(play, me, by, loss.clearing)?;
            }
        }
    }
    for loss in losses.iter().filter(|loss| loss.owner == me && loss.instead && loss.kind == CANNON) {
        let by = loss.by.unwrap_or(play.current());
        for _ in 0..play.position().board::<Board>(me).bore {
            spill(play, me, by)?;
        }
    }
    Ok(())
}

/// NB.2.5: the remover places the ball in an adjacent clearing where it may; NB.2.5.I: with none, the ball stays.
fn push(play: &mut Play, me: Seat, by: Seat, from: Clearing) -> Ruling {
    let at = play.position();
    let places = ways::neighbours(at, by, from)
        .iter()
        .filter(|to| placing::may_place(at, &Placing { by, owner: me, kind: BALL, clearing: *to }).is_ok())
        .collect();
    let Some(to) = choose_neighbour(play, by, from, places, clause!("NB.2.5"))? else { return Ok(()) };
    let pieces = &mut play.table.pieces[me.index()];
    pieces[from.index()][BALL.index()] -= 1;
    pieces[to.index()][BALL.index()] += 1;
    tell_moved(play, (by, me), BALL, from, to, clause!("NB.2.5"));
    Ok(())
}

/// NB.2.3.III: a ball on the Bore is moved, not placed, to a clearing next to the cannon.
fn spill(play: &mut Play, me: Seat, by: Seat) -> Ruling {
    let at = play.position();
    let Some(from) = cannon_clearing(at, me) else { return Ok(()) };
    // The ball comes from the board: what holds pieces in the clearing does not hold it.
    let moves = Moves::forced(by, me).waiving(Waivers::RULE).waiving(Waivers::HOLDS);
    let places = ways::neighbours(at, by, from)
        .iter()
        .filter(|to| {
            let way = ways::between(at, by, from, *to).unwrap_or_default();
            let route = Route { from: from.into(), to: (*to).into(), way };
            movement::may_go(at, &moves.going(BALL, route)).is_ok()
        })
        .collect();
    let Some(to) = choose_neighbour(play, by, from, places, clause!("NB.2.3.III"))? else { return Ok(()) };
    play.board::<Board>(me).bore -= 1;
    play.table.pieces[me.index()][to.index()][BALL.index()] += 1;
    tell_moved(play, (by, me), BALL, from, to, clause!("NB.2.3.III"));
    Ok(())
}

fn choose_neighbour(
    play: &mut Play,
    by: Seat,
    from: Clearing,
    places: ClearingSet,
    clause: Clause,
) -> Ruling<Option<Clearing>> {
    if places.is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(Ask::open(by, clause, "push-ball"), |_, menu| {
        for to in places.iter() {
            menu.offer(Opt::of(PUSH, from.0, to.0, 0));
        }
    })?;
    Ok(Some(chosen.clearing(1)))
}

fn tell_moved(play: &mut Play, (by, me): (Seat, Seat), kind: Kind, from: Clearing, to: Clearing, clause: Clause) {
    play.tell(|| {
        Event::new("moved", clause)
            .seat(by)
            .piece(me, kind)
            .count(1)
            .with("from", Value::Clearing(from))
            .with("to", Value::Clearing(to))
    });
}
