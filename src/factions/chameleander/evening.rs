//! C.6 Evening: Boast to the Birds, draw and discard.

use super::{BOAST, Board, Figures, SUPEREGO, ego};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::event::Event;
use crate::law::cards;
use crate::law::turn;
use crate::play::{Action, Flow, Play, Position};
use crate::terms::Seat;

/// C.6.1: after a Mark for Death there is no boasting; otherwise one bird, and one more for each ego on the Id.
pub(super) fn boast(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    if at.board::<Board>(me).marked == 1 {
        play.tell(|| Event::new("skipped", clause!("C.6.1")).seat(me));
        return Ok(Flow::Done);
    }
    if at.table.turn.used > ego::on_id(at, me) {
        return Ok(Flow::Done);
    }
    // Whether there is a bird to spend depends on the hand.
    let secret = !at.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("C.6.1"), prompt: "boast", secret };
    let acted = turn::act(play, ask, &[&BOAST_ACTION], true)?;
    Ok(turn::counted(play, acted))
}

/// C.6.1: a bird card, and nothing else will do (LAW-2.4f), places one ego and scores it.
static BOAST_ACTION: Action = Action {
    offer: |at, me, menu| cards::offer_birds(at, me, BOAST, menu),
    verbs: &[BOAST],
    run: |play, me, option| {
        cards::spend_for(play, me, option.card_at(0), cards::BIRD, clause!("C.6.1"));
        ego::place(play, me, clause!("C.6.1"))
    },
};

/// C.6.2: one card, and one for each superego on the track or the Id.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("C.6.2"))?;
    Ok(Flow::Done)
}

pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    let figures = at.figures::<Figures>(me);
    let superego = at.in_supply(me, SUPEREGO) + at.board::<Board>(me).id[1];
    figures.draw_base + figures.draw_per_superego * superego
}
