//! RC-4 Birdsong: Protectionism, Dividends, Gather.

use super::{Board, POSTS, funds, services};
use crate::clause;
use crate::decision::Ruling;
use crate::event::Event;
use crate::law::scoring;
use crate::play::{Flow, Play};
use crate::terms::{MAX_SEATS, Seat};

/// Otters that come into an empty Payments box (RC-4.1).
const PROTECTION: u8 = 2;

/// RC-4.1: two otters if nobody has paid, or as many as there are.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn protect(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.board::<Board>(me).payments == [0; MAX_SEATS] {
        let count = services::add_otters(play, me, PROTECTION);
        if count > 0 {
            play.tell(|| Event::new("otters-to-payments", clause!("RC-4.1")).seat(me).count(count));
        }
    }
    Ok(Flow::Done)
}

/// RC-4.2: a point for two funds, if a post stands on the map.
pub(super) fn score_dividends(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let points = funds::dividends(play.position(), me);
    scoring::score(play, me, points, clause!("RC-4.2"))?;
    Ok(Flow::Done)
}

/// RC-4.3: whatever lies on the board becomes a fund.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
pub(super) fn gather(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let Board { payments, committed, laid, .. } = *play.board::<Board>(me);
    let board = play.board::<Board>(me);
    for boxed in [payments, committed, laid] {
        board.funds.iter_mut().zip(boxed).for_each(|(fund, count)| *fund += count);
    }
    board.payments = [0; MAX_SEATS];
    board.committed = [0; MAX_SEATS];
    board.laid = [0; MAX_SEATS];
    board.laid_on = [0; POSTS.len()];
    let now = funds::total(play.position(), me);
    play.tell(|| Event::new("gathered-funds", clause!("RC-4.3")).seat(me).count(now));
    Ok(Flow::Done)
}
