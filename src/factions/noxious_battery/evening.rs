//! NB.6 Evening: Spray, Load, draw and discard.

use super::{BALL, Board, DRAW, Figures, LOAD, MARK, WARRIOR};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::verbs::PLACE;
use crate::law::{cards, placing, removal, supply};
use crate::play::{Cause, Flow, Loss, Placing, Play, Position};
use crate::terms::{ClearingSet, Seat};

/// NB.6.1 Spray: marks go where the crew is too small, then a mark comes to each crew that is large enough and has
/// none. If marks run short, the Battery chooses where (EDGE-01).
pub(super) fn spray(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("NB.6.1");
    let at = play.position();
    let threshold = at.figures::<Figures>(me).spray_threshold;
    let marked = at.table.clearings_with(me, MARK);
    let manned: ClearingSet =
        at.clearings().iter().filter(|clearing| at.count(me, *clearing, WARRIOR) >= threshold).collect();
    let mut losses = Vec::new();
    for clearing in marked.without(manned).iter() {
        let count = at.count(me, clearing, MARK);
        losses.push(Loss {
            by: Some(me),
            owner: me,
            kind: MARK,
            count,
            clearing,
            cause: Cause::Effect,
            instead: false,
        });
    }
    removal::remove(play, &losses, clause)?;

    let at = play.position();
    let mut due: ClearingSet = manned
        .without(at.table.clearings_with(me, MARK))
        .iter()
        .filter(|clearing| placing::may_place(at, &mark_in(me, *clearing)).is_ok())
        .collect();
    let short = due.len() > usize::from(play.table.in_supply(me, MARK));
    while play.table.in_supply(me, MARK) > 0 {
        let Some(first) = due.iter().next() else { break };
        let clearing = if short {
            let ask = Ask::open(me, clause, "mark-where");
            play.choose(ask, |_, menu| due.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing))))?
                .clearing(0)
        } else {
            first
        };
        due.remove(clearing);
        placing::place(play, &mark_in(me, clearing), 1, clause)?;
    }
    Ok(Flow::Done)
}

const fn mark_in(me: Seat, clearing: crate::terms::Clearing) -> Placing {
    Placing { by: me, owner: me, kind: MARK, clearing }
}

/// How often a bonus is uncovered on the Scent Marks track: marks leave from the left and come back to the rightmost
/// empty space, so the uncovered spaces are the leftmost ones (NB.2.2).
pub(super) fn uncovered(at: Position, me: Seat, bonus: u8) -> u8 {
    let figures = at.figures::<Figures>(me);
    let away = figures.scent_track.len().saturating_sub(usize::from(at.in_supply(me, MARK)));
    figures.scent_track[..away].iter().map(|space| u8::from(*space == bonus)).sum()
}

/// Balls that the next Load asks for (NB.6.2).
pub(super) fn next_load(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).load_base + uncovered(at, me, LOAD)
}

/// Cards of the next Evening (NB.6.3).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).draw_base + uncovered(at, me, DRAW)
}

/// NB.6.2 Load: one ball from the supply, one more per uncovered load bonus, each to the rightmost empty space.
pub(super) fn load(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let wanted = next_load(at, me);
    let room = u8::try_from(at.figures::<Figures>(me).bore_vp.len()).unwrap_or(0) - at.board::<Board>(me).bore;
    let loaded = wanted.min(at.in_supply(me, BALL)).min(room);
    if loaded > 0 {
        supply::take(play, me, BALL, loaded);
        play.board::<Board>(me).bore += loaded;
        play.tell(|| Event::new("loaded", clause!("NB.6.2")).seat(me).count(loaded));
    }
    Ok(Flow::Done)
}

/// NB.6.3 Draw and discard.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    cards::draw_and_discard(play, me, next_draw(at, me), clause!("NB.6.3"))?;
    Ok(Flow::Done)
}
