//! UD-2.3 The Price of Failure: whatever takes buildings of the Duchy takes a minister and a card with them.

use super::ministers::{self, Minister};
use super::{BUILDINGS, Board, DISMISS};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::cards;
use crate::play::{Aftermath, Play};
use crate::terms::Seat;

/// Once for an event, however many buildings it has taken (UD-2.3d).
pub(super) static AFTERMATH: [Aftermath; 1] = [Aftermath {
    clause: clause!("UD-2.3a"),
    when: |_, me, event| event.iter().any(|loss| loss.owner == me && BUILDINGS.contains(&loss.kind) && !loss.instead),
    run: |play, me, _| {
        humiliate(play, me)?;
        cards::discard_random(play, me, clause!("UD-2.3c"));
        Ok(())
    },
}];

/// UD-2.3a, UD-2.3b: a minister of the highest rank goes back to the pile, and its crown leaves the game.
fn humiliate(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("UD-2.3a");
    if ministers::highest(play.position(), me).next().is_none() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "dismiss"), |at, menu| {
        ministers::highest(at, me).for_each(|minister| menu.offer(Opt::of(DISMISS, minister as u8, 0, 0)));
    })?;
    let Some(minister) = Minister::of(chosen.operand(0)) else { return Ok(()) };
    ministers::put(play, me, minister, false);
    play.board::<Board>(me).crowns_lost[minister.rank() as usize] += 1;
    play.tell(|| Event::new("dismissed", clause).seat(me).with("space", Value::Key(minister.key())));
    Ok(())
}
