//! CC-13.6 Evening: one more action instead of cards, or cards; then down to five.

use super::{Board, EXTORTION, Figures, daylight};
use crate::clause;
use crate::decision::{Ask, Ruling, Verb};
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{cards, turn};
use crate::play::{Action, Draw, Flow, Play, Position};
use crate::terms::Seat;

/// CC-13.6.1: one of the four actions, or none.
pub(super) fn exert(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("CC-13.6.1"), "exert");
    turn::act_once(play, ask, &[&EXERT_ACTION])
}

const EXERTED: [Verb; 5] = [MOVE, super::LAY, BATTLE, super::TRICK, super::SWITCH];

/// Any action of Daylight. From its beginning on the Corvids draw nothing (CC-E19).
static EXERT_ACTION: Action = Action {
    offer: |at, me, menu| daylight::ACTIONS.iter().for_each(|action| (action.offer)(at, me, menu)),
    verbs: &EXERTED,
    run: |play, me, option| {
        play.board::<Board>(me).exerted = 1;
        match daylight::ACTIONS.iter().find(|action| action.verbs.contains(&option.verb())) {
            Some(action) => (action.run)(play, me, option),
            None => Ok(()),
        }
    },
};

/// CC-E19: having exerted, the Corvids draw no card until the Evening is over, whatever lets them (our reading).
pub(super) fn forgo(play: &mut Play, me: Seat, draw: &mut Draw) -> Ruling {
    if draw.seat == me && play.board::<Board>(me).exerted > 0 {
        draw.left = 0;
    }
    Ok(())
}

/// CC-13.6.2: a card, and one more for each extortion that lies face up; none after exerting.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    if at.board::<Board>(me).exerted > 0 {
        return 0;
    }
    at.figures::<Figures>(me).draw_base + at.table.on_map(me, EXTORTION)
}

/// CC-13.6.2: draw, then down to five, after exerting as well.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("CC-13.6.2"))?;
    Ok(Flow::Done)
}
