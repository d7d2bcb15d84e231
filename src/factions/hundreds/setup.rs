//! LH-14.3 Setup: the warlord and his guard in a corner, items under the ruins, and a stubborn mood.

use super::{STRONGHOLD, WARLORD, WARRIOR, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::law::homelands::{self, Distance};
use crate::law::{placing, setup};
use crate::play::{Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat};

/// Warriors that start beside the warlord (LH-14.3.2).
const GUARD: u8 = 4;

/// LH-14.3.2 to LH-14.3.4: a corner, or by the set-up card a homeland (LH-A); then items under ruins without any. The board
/// begins with the Stubborn mood.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if homelands::are_taken(play.position()) {
        let lands = lands(play.position(), me);
        let homeland = homelands::take(play, me, lands)?;
        garrison(play, me, homeland, clause!("LH-A"))?;
    } else {
        let clause = clause!("LH-14.3.2");
        let corner = setup::take_corner(play, me, clause, has_room)?;
        garrison(play, me, corner, clause)?;
    }
    // LH-14.3.3: not where somebody has done so.
    let at = play.position();
    if at.table.ruins.iter().all(|ruin| at.table.items_under(ruin).next().is_none()) {
        setup::hide_ruin_items(play);
    }
    Ok(Flow::Done)
}

fn has_room(at: Position, me: Seat, clearing: Clearing) -> bool {
    placing::may_place(at, &piece_in(me, STRONGHOLD, clearing)).is_ok()
}

/// LH-A: on the edge of the map with room for a stronghold, far from enemy homelands. A map whose edge has no room at all
/// leaves what has (our reading).
fn lands(at: Position, me: Seat) -> ClearingSet {
    let with_room = |clearings: ClearingSet| -> ClearingSet {
        clearings.iter().filter(|clearing| has_room(at, me, *clearing)).collect()
    };
    let on_edge = homelands::choices(at, me, with_room(homelands::edge(at)), Distance::Far);
    if !on_edge.is_empty() {
        return on_edge;
    }
    let anywhere = homelands::choices(at, me, with_room(at.clearings()), Distance::Far);
    if anywhere.is_empty() { at.clearings() } else { anywhere }
}

fn garrison(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    placing::place(play, &piece_in(me, WARLORD, clearing), 1, clause)?;
    placing::place(play, &piece_in(me, WARRIOR, clearing), GUARD, clause)?;
    placing::place(play, &piece_in(me, STRONGHOLD, clearing), 1, clause).map(|_| ())
}
