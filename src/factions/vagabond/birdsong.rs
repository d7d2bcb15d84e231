//! VB-7.1 and VB-7.2 Birdsong: refresh, slip.

use super::{REFRESH, satchel, state};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::law::verbs::MOVE;
use crate::law::{movement, turn};
use crate::play::{Action, Flow, Moves, Play, Position, Waivers};
use crate::terms::{HeldSet, Item, Seat};

/// Exhausted items that are turned up in any case, and for each tea on its track (VB-7.1).
const REFRESHED: u8 = 3;
const REFRESHED_BY_TEA: u8 = 2;

/// Items that the next Refresh turns up.
pub(super) fn next_refresh(at: Position, me: Seat) -> u8 {
    REFRESHED + REFRESHED_BY_TEA * state(at, me).on_track(Item::Tea)
}

/// VB-7.1: tea is counted first; then as many exhausted items as that, of his choice, damaged ones among them.
pub(super) fn refresh(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let most = next_refresh(play.position(), me);
    let ask = Ask::open(me, clause!("VB-7.1"), "refresh-item");
    satchel::choose_each(play, ask, (HeldSet::EXHAUSTED, most), REFRESH, satchel::refresh)?;
    Ok(Flow::Done)
}

/// VB-7.2: what holds a piece where it is does not hold the pawn, and no boot is asked. It alone leads into forests
/// (VB-5.8).
const fn slipping(me: Seat) -> Moves {
    Moves::of(me).waiving(Waivers::HOLDS).waiving(Waivers::TOLLS)
}

static SLIP: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &slipping(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &slipping(me), option, clause!("VB-7.2a")).map(|_| ()),
};

/// VB-7.2: one move, or none.
pub(super) fn slip(play: &mut Play, me: Seat) -> Ruling<Flow> {
    turn::act_once(play, Ask::open(me, clause!("VB-7.2a"), "slip"), &[&SLIP])
}
