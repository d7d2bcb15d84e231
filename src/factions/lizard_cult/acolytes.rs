//! The Acolytes box (LC-1.1a): how warriors come there, and how they go.

use super::{Board, WARRIOR};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::event::Event;
use crate::law::supply;
use crate::play::{Loss, Play, Position};
use crate::terms::Seat;

/// Fewer acolytes than a conspiracy costs.
static TOO_FEW_ACOLYTES: Reason = Reason { key: "too-few-acolytes", values: &["have", "needed"] };

/// How many there are.
pub(super) fn count(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).acolytes
}

/// LC-2.3: a warrior lost in defence, or by what treats it so (LC-E18), goes to the box; any other to the supply. Only the
/// role counts (LC-2.3c).
pub(super) fn takes_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    let becomes_acolyte = loss.kind == WARRIOR && loss.cause.is_defending();
    if becomes_acolyte {
        gain(play, me, loss.count, clause!("LC-2.3a"));
    }
    becomes_acolyte
}

/// LC-5.4: a warrior of the supply becomes an acolyte, if one is left (LC-E12).
pub(super) fn ordain(play: &mut Play, me: Seat, clause: Clause) {
    if supply::take(play, me, WARRIOR, 1) > 0 {
        gain(play, me, 1, clause);
    }
}

/// Puts warriors that lie nowhere into the box. It has no limit.
fn gain(play: &mut Play, me: Seat, count: u8, clause: Clause) {
    play.board::<Board>(me).acolytes += count;
    play.tell(|| Event::new("acolytes", clause).seat(me).count(count));
}

/// Whether there are so many.
///
/// # Errors
/// `too-few-acolytes`.
pub(super) fn suffice(at: Position, me: Seat, needed: u8, clause: Clause) -> Result<(), Refusal> {
    let have = count(at, me);
    if have < needed { Err(Refusal::with(&TOO_FEW_ACOLYTES, clause, &[have, needed])) } else { Ok(()) }
}

/// LC-4.3b: those that pay are in supply before anything comes of it (LC-E02).
pub(super) fn pay(play: &mut Play, me: Seat, count: u8, clause: Clause) {
    let board = play.board::<Board>(me);
    let count = count.min(board.acolytes);
    board.acolytes -= count;
    supply::put_back(play, me, WARRIOR, count);
    play.tell(|| Event::new("acolytes-spent", clause).seat(me).count(count));
}
