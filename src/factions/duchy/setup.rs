//! UD-3 Setup: a corner with a tunnel, and moles there and all around it.

use super::{TUNNEL, WARRIOR, piece_in};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::homelands::{self, Distance};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup, ways};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// Moles that surface in each clearing (UD-3.3).
const SURFACING: u8 = 2;

/// Moles around a homeland (UD-3.7).
const AROUND: u8 = 5;

/// UD-3.3a, UD-3.3b: a free corner, opposite one where somebody has started if that can be. On a map without a free corner
/// any clearing will do. Buildings, ministers and crowns lie on the board from the start.
pub(super) fn surface(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if homelands::are_taken(play.position()) {
        return settle(play, me).map(|()| Flow::Done);
    }
    let clause = clause!("UD-3.3a");
    let corners = setup::starting_corners(play.position());
    let corners = if corners.is_empty() { play.position().clearings() } else { corners };
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    let around = ways::neighbours(play.position(), me, corner);
    placing::place(play, &piece_in(me, WARRIOR, corner), SURFACING, clause)?;
    placing::place(play, &piece_in(me, TUNNEL, corner), 1, clause)?;
    for clearing in around.iter() {
        placing::place(play, &piece_in(me, WARRIOR, clearing), SURFACING, clause!("UD-3.3b"))?;
    }
    Ok(Flow::Done)
}

/// UD-3.7: by its set-up card it takes a homeland away from those of enemies.
fn settle(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("UD-3.7");
    let at = play.position();
    let lands = homelands::choices(at, me, at.clearings(), Distance::Apart);
    let homeland = homelands::take(play, me, lands)?;
    placing::place(play, &piece_in(me, WARRIOR, homeland), SURFACING, clause)?;
    placing::place(play, &piece_in(me, TUNNEL, homeland), 1, clause)?;
    homelands::surround(play, me, homeland, WARRIOR, AROUND, clause)
}
