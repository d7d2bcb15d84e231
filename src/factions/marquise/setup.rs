//! MC-3 Setup: the keep, a garrison nearly everywhere, and the first building of each type.

use super::{BUILDINGS, KEEP, RECRUITER, SAWMILL, WARRIOR, keep};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup, ways};
use crate::play::{Flow, Placing, Play, Position};
use crate::terms::{Clearing, ClearingSet, Kind, Seat};

/// MC-3: the keep and the garrison, then one building after the other. What is left of the buildings fills the tracks
/// (MC-3.5), which are the supply.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let Some(keep) = keep::clearing(play.position(), me) else {
        settle_in(play, me)?;
        return Ok(Flow::Again);
    };
    BUILDINGS.into_iter().try_for_each(|building| found(play, me, building, keep))?;
    Ok(Flow::Done)
}

fn place(play: &mut Play, me: Seat, kind: Kind, clearing: Clearing, clause: Clause) -> Ruling {
    placing::place(play, &Placing { by: me, owner: me, kind, clearing }, 1, clause).map(|_| ())
}

/// MC-3.2, MC-3.3: the keep in a corner, and a warrior in every clearing but the corner opposite.
fn settle_in(play: &mut Play, me: Seat) -> Ruling {
    let corners = setup::free_corners(play.position());
    // A map without a free corner leaves it all open rather than the keep in its box.
    let corners = if corners.is_empty() { play.position().clearings() } else { corners };
    let chosen = play.choose(Ask::open(me, clause!("MC-3.2"), "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    place(play, me, KEEP, corner, clause!("MC-3.2"))?;
    let opposite = play.setup.map.opposite(corner);
    let garrisons = play.position().clearings();
    garrisons
        .iter()
        .filter(|clearing| Some(*clearing) != opposite)
        .try_for_each(|clearing| place(play, me, WARRIOR, clearing, clause!("MC-3.3")))
}

/// MC-3.4: one building of a type, with the keep or next to it, where a slot is open.
fn found(play: &mut Play, me: Seat, building: Kind, keep: Clearing) -> Ruling {
    let clause = clause!("MC-3.4");
    let sites = sites(play.position(), me, building, keep);
    if sites.is_empty() {
        return Ok(());
    }
    let prompt = match building {
        SAWMILL => "starting-sawmill",
        RECRUITER => "starting-recruiter",
        _ => "starting-workshop",
    };
    let chosen = play.choose(Ask::open(me, clause, prompt), |_, menu| {
        sites.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    place(play, me, building, chosen.clearing(0), clause)
}

fn sites(at: Position, me: Seat, kind: Kind, keep: Clearing) -> ClearingSet {
    let mut near = ways::neighbours(at, me, keep);
    near.insert(keep);
    let fits =
        |clearing: &Clearing| placing::may_place(at, &Placing { by: me, owner: me, kind, clearing: *clearing }).is_ok();
    near.iter().filter(fits).collect()
}
