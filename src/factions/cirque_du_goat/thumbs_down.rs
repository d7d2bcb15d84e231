//! CDG.2.5 Thumbs Down: a lost big top costs the most honoured guest its accolades, and the Cirque cards.

use arrayvec::ArrayVec;

use super::{BIG_TOP, Board};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::cards;
use crate::law::verbs::CHOOSE;
use crate::play::{Loss, Play, Position, Removed};
use crate::terms::{MAX_SEATS, Seat};

/// Big tops that have left the map, whoever removed them. Pitch lifts one without removing it in this sense.
fn lost_tops(me: Seat, losses: &[Loss]) -> u8 {
    let lost = losses.iter().filter(|loss| loss.owner == me && loss.kind == BIG_TOP && !loss.instead);
    lost.map(|loss| loss.count).sum()
}

/// Whether a big top was lost.
pub(super) fn is_due(_: Position, me: Seat, losses: &Removed) -> bool {
    lost_tops(me, losses) > 0
}

/// CDG.2.5: once for each big top, one after the other.
pub(super) fn resolve(play: &mut Play, me: Seat, losses: &Removed) -> Ruling {
    for _ in 0..lost_tops(me, losses) {
        dishonour(play, me)?;
        // Half of the hand as it is now, rounded down.
        let count = play.table.hand(me).len() / 2;
        cards::ask_discard(play, me, count, clause!("CDG.2.5"))?;
    }
    Ok(())
}

/// The holder of most accolades loses all of them for good; the Cirque picks among equals.
fn dishonour(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CDG.2.5");
    let held = play.position().board::<Board>(me).held;
    let most = held.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Ok(());
    }
    let leaders: ArrayVec<Seat, MAX_SEATS> = play.setup.seats().filter(|seat| held[seat.index()] == most).collect();
    let chosen = play.choose(Ask::open(me, clause, "thumbs-down"), |_, menu| {
        leaders.iter().for_each(|seat| menu.offer(Opt::seat(CHOOSE, *seat)));
    })?;
    let loser = chosen.seat_at(0);
    let board = play.board::<Board>(me);
    board.held[loser.index()] = 0;
    board.lost += most;
    play.tell(|| Event::new("accolades-lost", clause).seat(loser).count(most));
    Ok(())
}
