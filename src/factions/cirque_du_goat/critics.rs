//! CDG.2.6 Critics' Corner: whether the critics cheer, and what that is worth.

use super::clowns::is_ahead;
use super::{Board, Figures};
use crate::clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::play::{Flow, Play, Position};
use crate::terms::Seat;

/// The message key of where the critics marker stands.
pub(super) const fn space(jeers: u8) -> &'static str {
    if jeers == 1 { "jeers" } else { "cheers" }
}

/// CDG.6.2: Jeers if anybody on the score track is ahead of the Cirque, else Cheers.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn adjust(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let jeers = u8::from(at.others(me).any(|other| is_ahead(at, me, other)));
    let board = play.board::<Board>(me);
    if board.jeers != jeers {
        board.jeers = jeers;
        play.tell(|| Event::new("critics", clause!("CDG.6.2")).seat(me).with("space", Value::Key(space(jeers))));
    }
    Ok(Flow::Done)
}

/// The draw icons on Jeers, open while the critics cheer (CDG.2.6).
pub(super) fn uncovered(at: Position, me: Seat) -> u8 {
    if at.board::<Board>(me).jeers == 1 { 0 } else { at.figures::<Figures>(me).critics_icons }
}
