//! UD-2.4 Tunnels: three of them, and with all three out one may be taken off the map to be placed elsewhere.

use super::board::MAP;
use super::{LIFT, TUNNEL, burrow};
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::{removal, supply};
use crate::play::{Cause, Loss, Play, Position, Reserve};
use crate::terms::{Clearing, ClearingSet, KINDS, Seat};

/// A tunnel lies there.
static TUNNEL_HERE: Reason = Reason { key: "tunnel-here", values: &["clearing"] };
/// All tunnels are out, and none can be taken up.
static NO_TUNNEL_LEFT: Reason = Reason { key: "no-tunnel-left", values: &[] };

fn in_supply(at: Position, me: Seat) -> u8 {
    at.in_supply(me, TUNNEL)
}

/// A tunnel that the Duchy takes up: nobody scores for that (UD-E16).
const fn lifted(me: Seat, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner: me, kind: TUNNEL, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// The clearings of tunnels that may be taken up; while one is in supply none may.
fn liftable(at: Position, me: Seat) -> ClearingSet {
    if in_supply(at, me) > 0 {
        return ClearingSet::EMPTY;
    }
    let may_lift = |clearing: &Clearing| removal::may_remove(at, &lifted(me, *clearing)).is_ok();
    burrow::entrances(at, me).iter().filter(may_lift).collect()
}

/// The clearings from which a tunnel can come to this one, where another may not lie: one that does has to be the one that
/// is taken up (UD-E15).
fn sources(at: Position, me: Seat, to: Clearing) -> ClearingSet {
    let own = if at.count(me, to, TUNNEL) > 0 { ClearingSet::of(&[to.0]) } else { ClearingSet(u16::MAX) };
    liftable(at, me).and(own)
}

/// Whether there is a tunnel for a clearing without one (UD-2.4b, UD-5.1f).
///
/// # Errors
/// `tunnel-here`, `no-tunnel-left`.
pub(super) fn may_come(at: Position, me: Seat, to: Clearing, clause: Clause) -> Result<(), Refusal> {
    let lies_there = at.count(me, to, TUNNEL) > 0;
    if lies_there && in_supply(at, me) > 0 {
        return Err(Refusal::with(&TUNNEL_HERE, clause, &[to.0]));
    }
    if in_supply(at, me) == 0 && sources(at, me, to).is_empty() {
        return Err(Refusal::new(&NO_TUNNEL_LEFT, clause));
    }
    Ok(())
}

/// Takes a tunnel off the map for this clearing if none is in supply.
pub(super) fn fetch(play: &mut Play, me: Seat, to: Clearing, clause: Clause) -> Ruling {
    let from = sources(play.position(), me, to);
    lift(play, me, from, clause)
}

fn lift(play: &mut Play, me: Seat, from: ClearingSet, clause: Clause) -> Ruling {
    if from.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "lift-tunnel"), |_, menu| {
        from.iter().for_each(|clearing| menu.offer(Opt::at(LIFT, clearing)));
    })?;
    removal::remove(play, &[lifted(me, chosen.clearing(0))], clause)
}

/// Where a tunnel comes from when any token may be placed and none is in supply: from the map.
pub(super) static RESERVES: [Reserve; 1] = [Reserve {
    space: MAP,
    holds: |at, me| {
        let mut pieces = [0; KINDS];
        pieces[TUNNEL.index()] = u8::try_from(liftable(at, me).len()).unwrap_or(u8::MAX);
        pieces
    },
    take: |play, me, _| {
        let from = liftable(play.position(), me);
        lift(play, me, from, crate::clause!("UD-2.4b"))?;
        supply::take(play, me, TUNNEL, 1);
        Ok(())
    },
}];
