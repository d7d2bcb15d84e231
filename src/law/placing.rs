//! Placing pieces (LAW-2.3a).

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal, Ruling};
use crate::event::Event;
use crate::play::{Placing, Play, Position, Verdict};
use crate::terms::Class;

/// Every slot of the clearing is filled.
static NO_OPEN_SLOT: Reason = Reason { key: "no-open-slot", values: &["clearing"] };

/// Whether a piece may be placed: an open slot for a building (LAW-3d), and what every faction says about it.
/// Supply is not looked at.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_place(at: Position, placing: &Placing) -> Result<(), Refusal> {
    if at.piece(placing.owner, placing.kind).class == Class::Building && at.open_slots(placing.clearing) == 0 {
        return Err(Refusal::with(&NO_OPEN_SLOT, clause!("LAW-3d"), &[placing.clearing.0]));
    }
    let mut verdict = Verdict::Silent;
    for seat in at.seats() {
        if let Some(may_place) = at.faction(seat).may_place {
            verdict = verdict.or(may_place(at, seat, placing));
        }
    }
    verdict.settle()
}

/// Places up to `count` pieces from their owner's supply, as many as there are and as may be (LAW-1.5.4a). Gives back
/// how many were placed.
///
/// # Errors
/// Suspends while a question is open.
pub fn place(play: &mut Play, placing: &Placing, count: u8, clause: Clause) -> Ruling<u8> {
    let faction = play.setup.faction(placing.owner);
    let info = faction.piece(placing.kind);
    if count == 0 || may_place(play.position(), placing).is_err() {
        return Ok(0);
    }
    if info.class == Class::Warrior
        && let Some(gains_warriors) = faction.gains_warriors
        && gains_warriors(play, placing.owner, placing, count)?
    {
        return Ok(0);
    }
    let supply = &mut play.table.supply[placing.owner.index()][placing.kind.index()];
    let count = count.min(*supply);
    *supply -= count;
    put(play, placing, count, clause);
    Ok(count)
}

/// Puts pieces on the map that were taken from wherever they lay. Nothing is checked.
pub fn put(play: &mut Play, placing: &Placing, count: u8, clause: Clause) {
    if count == 0 {
        return;
    }
    play.table.pieces[placing.owner.index()][placing.clearing.index()][placing.kind.index()] += count;
    play.tell(|| {
        Event::new("placed", clause)
            .seat(placing.by)
            .piece(placing.owner, placing.kind)
            .count(count)
            .clearing(placing.clearing)
    });
}
