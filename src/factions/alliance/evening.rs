//! WA-4.6, WA-4.7 Evening: as many operations as officers, then draw and discard.

use super::{Board, Figures, ORGANIZE, RECRUIT, WARRIOR, bases, piece_in, sympathy};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::turn;
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{battle, cards, movement, placing, removal};
use crate::play::{Action, Cause, Flow, Loss, Moves, Play, Position};
use crate::terms::{Clearing, Phase, Seat};

/// No warrior of the Alliance stands there.
static NO_WARRIOR_HERE: Reason = Reason { key: "no-warrior-here", values: &["clearing"] };

/// WA-4.6a: one operation. Officers that are lost meanwhile take theirs with them (WA-E29).
pub(super) fn operations(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.turn.used >= officers(play.position(), me) {
        return Ok(Flow::Done);
    }
    let ask = Ask::open(me, clause!("WA-4.6a"), "operations");
    let acted = turn::act(play, ask, &[&MOVE_ACTION, &BATTLE_ACTION, &RECRUIT_ACTION, &ORGANIZE_ACTION], true)?;
    Ok(turn::counted(play, acted))
}

/// Warriors in the Officers box.
pub(super) fn officers(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).officers
}

/// Operations left while they are taken, and how many officers there are.
pub(super) fn operations_left(at: Position, me: Seat) -> Option<(u8, Option<u8>)> {
    let turn = &at.table.turn;
    let officers = officers(at, me);
    let used = if turn.step == 0 { turn.used } else { officers };
    let now = at.table.current() == me && turn.phase() == Phase::Evening;
    now.then_some((officers.saturating_sub(used), Some(officers)))
}

/// WA-4.6b Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("WA-4.6b")).map(|_| ()),
};

/// WA-4.6c Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("WA-4.6c")),
};

/// WA-4.6d Recruit. An empty supply is no bar (EDGE-02).
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let tried = if menu.explains() { at.clearings() } else { bases::clearings(at, me) };
        for clearing in tried.iter() {
            let check = bases::required(at, me, clearing, clause!("WA-4.6d"))
                .and_then(|()| placing::may_place(at, &piece_in(me, WARRIOR, clearing)));
            menu.test(Opt::at(RECRUIT, clearing), check);
        }
    },
    verbs: &[RECRUIT],
    run: |play, me, option| {
        placing::place(play, &piece_in(me, WARRIOR, option.clearing(0)), 1, clause!("WA-4.6d")).map(|_| ())
    },
};

/// WA-4.6e Organize.
static ORGANIZE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let tried = if menu.explains() { at.clearings() } else { at.table.clearings_with(me, WARRIOR) };
        for clearing in tried.iter() {
            menu.test(Opt::at(ORGANIZE, clearing), may_organize(at, me, clearing));
        }
    },
    verbs: &[ORGANIZE],
    run: |play, me, option| {
        let clearing = option.clearing(0);
        removal::remove(play, &[own_warrior(me, clearing)], clause!("WA-4.6e"))?;
        sympathy::place(play, me, clearing, clause!("WA-4.6e"))
    },
};

/// The warrior that gives way.
const fn own_warrior(me: Seat, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner: me, kind: WARRIOR, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// WA-4.6e: a warrior that can go, and a token that can come. No supporters, no sympathy next door, no rule.
fn may_organize(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if at.count(me, clearing, WARRIOR) == 0 {
        return Err(Refusal::with(&NO_WARRIOR_HERE, clause!("WA-4.6e"), &[clearing.0]));
    }
    sympathy::may_place(at, me, clearing, clause!("WA-4.6e"))?;
    removal::may_remove(at, &own_warrior(me, clearing))
}

/// Cards that Evening brings: each base on the map uncovers one more (WA-1.2b, WA-4.7).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).draw_base + bases::on_map(at, me)
}

/// WA-4.7: one card and one for each base on the map; then down to five.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("WA-4.7"))?;
    Ok(Flow::Done)
}
