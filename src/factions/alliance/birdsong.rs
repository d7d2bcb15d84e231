//! WA-4.1, WA-4.2 Birdsong: revolts, then sympathy spreads.

use super::revolt::{self, REVOLT_ACTION};
use super::{SPREAD, supporters, sympathy};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::{loans, turn, ways};
use crate::play::{Action, Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat};

/// No sympathetic clearing is adjacent.
static NOT_NEXT_TO_SYMPATHY: Reason = Reason { key: "not-next-to-sympathy", values: &["clearing"] };

/// Warriors of one other player that make supporters wary (WA-4.2c).
const GARRISON: u8 = 3;

/// WA-4.1: any number of revolts. Which can be paid depends on the stack, whether any could be is plain to all.
pub(super) fn revolt(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let enough = supporters::all(at, me).len() >= usize::from(revolt::COST);
    let secret =
        enough && sympathy::clearings(at, me).iter().any(|clearing| revolt::may_rise(at, me, clearing).is_ok());
    let ask = Ask { seat: me, clause: clause!("WA-4.1"), prompt: "revolt", secret };
    turn::act_repeatedly(play, ask, &[&REVOLT_ACTION])
}

/// WA-4.2: sympathy spreads any number of times.
pub(super) fn spread(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let all = supporters::all(at, me).len();
    let affordable = |clearing: Clearing| cost(at, me, clearing).is_some_and(|cost| all >= usize::from(cost));
    let secret =
        all > 0 && at.clearings().iter().any(|clearing| affordable(clearing) && may_reach(at, me, clearing).is_ok());
    let ask = Ask { seat: me, clause: clause!("WA-4.2"), prompt: "spread", secret };
    turn::act_repeatedly(play, ask, &[&SPREAD_ACTION])
}

static SPREAD_ACTION: Action = Action {
    offer: |at, me, menu: &mut Menu| {
        for clearing in at.clearings().iter() {
            menu.test(Opt::at(SPREAD, clearing), may_spread(at, me, clearing));
        }
    },
    verbs: &[SPREAD],
    run: |play, me, option| {
        let clearing = option.clearing(0);
        let Some(cost) = cost(play.position(), me, clearing) else { return Ok(()) };
        supporters::spend(play, me, clearing, cost, clause!("WA-4.2b"))?;
        sympathy::place(play, me, clearing, clause!("WA-4.2d"))
    },
};

/// WA-4.2a, WA-4.2b.
fn may_spread(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    may_reach(at, me, clearing)?;
    let needed = cost(at, me, clearing).unwrap_or(0);
    supporters::suffice(at, me, clearing, needed, clause!("WA-4.2b"))
}

/// WA-4.2a: what everybody can see of a spread: a token, room for it, and sympathy next door, unless there is none at all.
fn may_reach(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    sympathy::may_place(at, me, clearing, clause!("WA-4.2b"))?;
    let sympathetic = sympathy::clearings(at, me);
    if sympathetic.is_empty() || !ways::neighbours(at, me, clearing).and(sympathetic).is_empty() {
        return Ok(());
    }
    Err(Refusal::with(&NOT_NEXT_TO_SYMPATHY, clause!("WA-4.2a"), &[clearing.0]))
}

/// WA-4.2b, WA-4.2c: what the next token costs in a clearing.
pub(super) fn cost(at: Position, me: Seat, clearing: Clearing) -> Option<u8> {
    Some(sympathy::cost(at, me)? + u8::from(is_under_martial_law(at, me, clearing)))
}

/// The clearings that sympathy can reach where the next token costs one supporter more.
pub(super) fn wary(at: Position, me: Seat) -> ClearingSet {
    let within_reach = |clearing: &Clearing| may_reach(at, me, *clearing).is_ok();
    at.clearings().iter().filter(|clearing| is_under_martial_law(at, me, *clearing)).filter(within_reach).collect()
}

/// WA-4.2c, WA-E46: one player alone has three warriors there, those that count as its own for rule among them.
fn is_under_martial_law(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.others(me).any(|other| loans::warriors_for_rule(at, other, clearing) >= GARRISON)
}
