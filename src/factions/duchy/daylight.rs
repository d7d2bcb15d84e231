//! UD-5.1 Assembly: two actions of five.

use super::burrow::BURROW;
use super::{RECRUIT, WARRIOR, build, dig, piece_in};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::turn;
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{battle, movement, placing};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::{Phase, Seat};

/// Actions of the Assembly (UD-5.1a).
const ACTIONS: u8 = 2;

/// What is left of them while they are taken.
pub(super) fn actions_left(at: Position, me: Seat) -> Option<(u8, Option<u8>)> {
    let turn = &at.table.turn;
    let now = at.table.current() == me && turn.phase() == Phase::Daylight && turn.step == 0;
    now.then_some((ACTIONS.saturating_sub(turn.used), Some(ACTIONS)))
}

/// UD-5.1a: one action, the same one again too.
pub(super) fn assembly(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.turn.used >= ACTIONS {
        return Ok(Flow::Done);
    }
    // Where it can build and dig depends on the hand.
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("UD-5.1a"), prompt: "assembly", secret };
    let offered: &[&Action] = &[&build::BUILD_ACTION, &RECRUIT_ACTION, &MOVE_ACTION, &BATTLE_ACTION, &dig::DIG_ACTION];
    let acted = turn::act(play, ask, offered, true)?;
    Ok(turn::counted(play, acted))
}

/// UD-5.1c Recruit. An empty supply is no bar (EDGE-02).
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        menu.test(Opt::plain(RECRUIT), placing::may_place(at, &piece_in(me, WARRIOR, BURROW)));
    },
    verbs: &[RECRUIT],
    run: |play, me, _| placing::place(play, &piece_in(me, WARRIOR, BURROW), 1, clause!("UD-5.1c")).map(|_| ()),
};

/// UD-5.1d Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("UD-5.1d")).map(|_| ()),
};

/// UD-5.1e Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("UD-5.1e")),
};
