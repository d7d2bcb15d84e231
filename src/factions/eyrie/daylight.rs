//! ED-5.4 and ED-5.5 Daylight: craft, then the Decree card by card.

use super::orders::{self, ORDER_ACTION};
use super::turmoil;
use super::{FAIL, decree};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::law::turn::{self, Acted};
use crate::law::{crafting, offers};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// ED-5.4: before the Decree, with roosts (ED-2.1).
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("ED-5.4"))
}

/// ED-5.5: the next card of the Decree. What else Daylight allows may come before it, never inside what it demands
/// (ED-5.5i).
pub(super) fn resolve(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let Some(column) = decree::due(play.position(), me) else { return Ok(Flow::Done) };
    let at = play.position();
    let falls_short = orders::falls_short(at, me, column);
    // What may be used besides can show what is in hand.
    let ask = Ask { seat: me, clause: column.clause(), prompt: column.prompt(), secret: offers::any(at, me) };
    match turn::act(play, ask, &[&ORDER_ACTION], false)? {
        Acted::Action(option) if falls_short || option.verb() == FAIL => turmoil::fall(play, me),
        Acted::Action(_) | Acted::Offer | Acted::Finished => Ok(Flow::Again),
    }
}
