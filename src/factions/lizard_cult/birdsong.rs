//! LC-4 Birdsong: the Outcast is adjusted, Lost Souls are discarded, then acolytes conspire.

use super::conspiracies::{CONVERT_ACTION, SANCTIFY_ACTION};
use super::crusade::CRUSADE_ACTION;
use super::{lost_souls, outcast};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::law::turn;
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// LC-4.1.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn adjust_outcast(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let (now, next) = (outcast::of(at, me), outcast::adjusted(at, me));
    let clause = match lost_souls::leader(at, me) {
        Some(_) if !next.hated => clause!("LC-4.1b"),
        Some(_) => clause!("LC-4.1c"),
        None => clause!("LC-4.1d"),
    };
    if next != now {
        outcast::mark(play, me, next, clause);
    }
    Ok(Flow::Done)
}

/// LC-4.2. The marker is not looked at again (LC-E20).
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn discard_lost_souls(play: &mut Play, me: Seat) -> Ruling<Flow> {
    lost_souls::discard_all(play, me);
    Ok(Flow::Done)
}

/// LC-4.3: any number of conspiracies in any order, or none.
pub(super) fn conspire(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("LC-4.3"), "conspiracies");
    turn::act_repeatedly(play, ask, &[&CRUSADE_ACTION, &CONVERT_ACTION, &SANCTIFY_ACTION])
}
