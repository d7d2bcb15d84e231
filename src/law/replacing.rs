//! Replacing, turning over and swapping pieces (LAW-2.3d, LAW-2.3e, LAW-2.3f).

use super::{placing, removal};
use crate::clause::Clause;
use crate::decision::{Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{MAY_FLIP, SWAPPED};
use crate::play::{Cause, Flip, Loss, Opinion, Placing, Play, Position, Swap};
use crate::terms::{Class, Seat};

/// The piece that would take the place waits nowhere.
static NONE_IN_SUPPLY: Reason = Reason { key: "none-in-supply", values: &["clearing"] };

/// Whether pieces can be replaced by one from the supply of its owner: both halves as the table stands, or neither. The
/// slot of a building that goes is free for what comes.
///
/// # Errors
/// The refusal of the half that fails.
pub fn may_replace(at: Position, loss: &Loss, placing: &Placing, clause: Clause) -> Result<(), Refusal> {
    let loss = Loss { cause: Cause::Replacing, ..*loss };
    removal::may_remove(at, &loss)?;
    let mut without = *at.table;
    let here = &mut without.pieces[loss.owner.index()][loss.clearing.index()][loss.kind.index()];
    *here = here.saturating_sub(loss.count);
    // A piece with two sides can take its own place.
    let front = at.faction(loss.owner).front(loss.kind);
    without.supply[loss.owner.index()][front.index()] += loss.count;
    let taker = at.faction(placing.owner);
    let front = taker.front(placing.kind);
    // Whoever places something else instead of warriors says itself what there is to place.
    let otherwise = taker.hooks.gains_warriors.is_some() && taker.piece(placing.kind).class == Class::Warrior;
    if without.supply[placing.owner.index()][front.index()] == 0 && !otherwise {
        return Err(Refusal::with(&NONE_IN_SUPPLY, clause, &[placing.clearing.0]));
    }
    placing::may_place(Position { setup: at.setup, table: &without }, placing)
}

/// Replaces pieces by one from the supply of its owner, if both halves are possible. Both are done before anybody scores
/// for what went, and before triggers resolve. Gives back whether it was done.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn replace(play: &mut Play, loss: &Loss, placing: &Placing, clause: Clause) -> Ruling<bool> {
    if may_replace(play.position(), loss, placing, clause).is_err() {
        return Ok(false);
    }
    let loss = Loss { cause: Cause::Replacing, ..*loss };
    removal::remove_and(play, &[loss], clause, |play| placing::place(play, placing, 1, clause).map(|_| ()))?;
    Ok(true)
}

/// Whether a piece can be turned over: it lies there with that side up, and nobody objects.
///
/// # Errors
/// The refusal of the ban that stands.
pub fn may_flip(at: Position, flip: &Flip) -> Result<(), Refusal> {
    Opinion::settle(at.ask(MAY_FLIP), at, flip.owner, flip)
}

/// Turns a piece over, if it lies there and may be. That is neither removing nor placing. Gives back whether it was done.
pub fn flip(play: &mut Play, flip: &Flip, clause: Clause) -> bool {
    let Flip { by, owner, kind, to, clearing } = *flip;
    let faction = play.setup.faction(owner);
    let is_there = play.table.count(owner, clearing, kind) > 0 && faction.front(kind) == faction.front(to);
    if !is_there || may_flip(play.position(), flip).is_err() {
        return false;
    }
    let pieces = &mut play.table.pieces[owner.index()][clearing.index()];
    pieces[kind.index()] -= 1;
    pieces[to.index()] += 1;
    play.tell(|| Event::new("flipped", clause).seat(by).piece(owner, to).clearing(clearing));
    true
}

/// Lets two pieces change places, whatever stands against moving and placing (LAW-2.3e). Gives back whether both were
/// there.
pub fn swap(play: &mut Play, swap: &Swap, clause: Clause) -> bool {
    let is_there = |(owner, kind, place): &(Seat, _, _)| play.table.count_at(*owner, *place, *kind) > 0;
    if !swap.pieces.iter().all(is_there) {
        return false;
    }
    let [(one, one_kind, from), (other, other_kind, to)] = swap.pieces;
    let into_forests = [from, to].iter().filter(|place| place.as_forest().is_some()).count();
    if into_forests > play.table.room_afield() {
        return false;
    }
    for (owner, kind, place) in swap.pieces {
        play.table.take_pieces(owner, place, kind, 1);
    }
    play.table.put_pieces(one, to, one_kind, 1);
    play.table.put_pieces(other, from, other_kind, 1);
    play.tell(|| {
        let event = Event::new("swapped", clause).seat(swap.by).piece(one, one_kind);
        let event = event.with("other", Value::Piece(other, other_kind));
        event.with("clearing", Value::place(from)).with("to", Value::place(to))
    });
    play.note_each(SWAPPED, |play, me, swapped| swapped(play, me, swap));
    true
}
