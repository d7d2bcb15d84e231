//! C.5.2.III Beckon: a faction nearby has to place a warrior with the Chameleander.

use super::{BECKON, clearing};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::PUT;
use crate::law::{placing, ways};
use crate::play::{Action, Placing, Play, Position};
use crate::terms::{Clearing, Seat};

/// The faction has no piece in reach.
static NOT_NEARBY: Reason = Reason { key: "not-nearby", values: &["clearing"] };
/// The faction has no warrior it can place there.
static NO_WARRIOR_TO_PLACE: Reason = Reason { key: "no-warrior-to-place", values: &["clearing"] };

/// C.5.2.III.
pub(super) static BECKON_ACTION: Action = Action { offer: offer_factions, verbs: &[BECKON], run: beckon };

fn offer_factions(at: Position, me: Seat, menu: &mut Menu) {
    let Some(clearing) = clearing(at, me) else { return };
    for other in at.others(me) {
        menu.test(Opt::seat(BECKON, other), may_beckon(at, me, other, clearing));
    }
}

/// A piece in the clearing or next to it, and a warrior that its owner may place.
fn may_beckon(at: Position, me: Seat, other: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("C.5.2.III");
    let mut reach = ways::neighbours(at, me, clearing);
    reach.insert(clearing);
    if !reach.iter().any(|near| at.visible(other, near)) {
        return Err(Refusal::with(&NOT_NEARBY, clause, &[clearing.0]));
    }
    if placing::recruits(at, other, clearing).is_empty() {
        return Err(Refusal::with(&NO_WARRIOR_TO_PLACE, clause, &[clearing.0]));
    }
    Ok(())
}

/// Which kind of warrior comes is for its owner to say (LAW-1.5.5a).
fn beckon(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("C.5.2.III");
    let other = option.seat_at(0);
    let Some(clearing) = clearing(play.position(), me) else { return Ok(()) };
    play.tell(|| Event::new("beckoned", clause).seat(me).with("other", Value::Seat(other)).clearing(clearing));
    let chosen = play.choose(Ask::open(other, clause, "beckoned"), |at, menu| {
        placing::recruits(at, other, clearing).iter().for_each(|kind| menu.offer(Opt::piece(PUT, other, kind)));
    })?;
    let placing = Placing { by: other, owner: other, kind: chosen.piece_at(0).1, clearing };
    placing::place(play, &placing, 1, clause).map(|_| ())
}
