//! LC-4 Birdsong: the Outcast is adjusted, Lost Souls are discarded, then acolytes conspire.

use super::conspiracies::{CONVERT_ACTION, SANCTIFY_ACTION};
use super::crusade::CRUSADE_ACTION;
use super::lost_souls;
use super::outcast::{self, Outcast};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::law::turn::{self, Acted};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// LC-4.1: a suit strictly ahead that is not the Outcast becomes it; else the Outcast is hated from now on.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn adjust_outcast(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let now = outcast::of(at, me);
    let (next, clause) = match lost_souls::leader(at, me) {
        Some(suit) if suit != now.suit => (Outcast { suit, hated: false }, clause!("LC-4.1b")),
        Some(_) => (Outcast { hated: true, ..now }, clause!("LC-4.1c")),
        None => (Outcast { hated: true, ..now }, clause!("LC-4.1d")),
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
    match turn::act(play, ask, &[&CRUSADE_ACTION, &CONVERT_ACTION, &SANCTIFY_ACTION], true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}
