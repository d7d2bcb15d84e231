//! MC-3 Setup: the keep, a garrison nearly everywhere, and the first building of each type; and MC-4, the same by her set-up
//! card, with three homelands.

use super::{BUILDINGS, KEEP, RECRUITER, SAWMILL, WARRIOR, keep};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::homelands::{self, Distance};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup, ways};
use crate::play::{Flow, Placing, Play, Position};
use crate::terms::{Class, Clearing, ClearingSet, Kind, Seat};

/// MC-3: the keep and the garrison, then one building after the other. What is left of the buildings fills the tracks
/// (MC-3.5), which are the supply.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let by_card = homelands::are_taken(play.position());
    let Some(keep) = keep::clearing(play.position(), me) else {
        if by_card {
            claim_lands(play, me)?;
        } else {
            settle_in(play, me)?;
        }
        return Ok(Flow::Again);
    };
    if by_card {
        BUILDINGS.into_iter().try_for_each(|building| found_at_home(play, me, building))?;
        return Ok(Flow::Done);
    }
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

/// Homelands that her card asks for (MC-4.1).
const HOMELANDS: usize = 3;
/// Warriors in each of them (MC-4.2); every other clearing has one.
const AT_HOME: u8 = 2;

/// Her homelands: where more of her than a garrison stands at the start (MC-4.2), or a building (MC-4.4).
pub(super) fn homelands(at: Position, me: Seat) -> ClearingSet {
    let is_home = |clearing: &Clearing| {
        at.count(me, *clearing, WARRIOR) >= AT_HOME || at.count_class(me, *clearing, Class::Building) > 0
    };
    at.clearings().iter().filter(is_home).collect()
}

/// MC-4.1 to MC-4.3: three homelands, warriors everywhere, and the keep in a homeland that is not next to an enemy's, if
/// there is one.
fn claim_lands(play: &mut Play, me: Seat) -> Ruling {
    let mut lands = ClearingSet::EMPTY;
    for _ in 0..HOMELANDS {
        let choices = more_land(play.position(), me, lands);
        if choices.is_empty() {
            break;
        }
        lands.insert(homelands::take(play, me, choices)?);
    }
    let keeps = homelands::choices(play.position(), me, lands, Distance::Apart);
    let clause = clause!("MC-4.3");
    let chosen = play.choose(Ask::open(me, clause, "starting-keep"), |_, menu| {
        keeps.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    play.table.starts[me.index()] = chosen.clearing(0).0;
    place(play, me, KEEP, chosen.clearing(0), clause)?;
    for clearing in play.position().clearings().iter() {
        let count = if lands.has(clearing) { AT_HOME } else { 1 };
        let garrison = Placing { by: me, owner: me, kind: WARRIOR, clearing };
        placing::place(play, &garrison, count, clause!("MC-4.2"))?;
    }
    Ok(())
}

/// MC-4.1: what can be a further homeland, so that in the end each of the three is next to another one. Where no three are
/// so, whatever has room (our reading).
fn more_land(at: Position, me: Seat, lands: ClearingSet) -> ClearingSet {
    let fits = |clearing: &Clearing| {
        let building = |kind| Placing { by: me, owner: me, kind, clearing: *clearing };
        BUILDINGS.into_iter().all(|kind| placing::may_place(at, &building(kind)).is_ok())
    };
    let roomy: ClearingSet = at.clearings().iter().filter(fits).collect();
    let free = homelands::choices(at, me, roomy, Distance::Any);
    let joined = |three: ClearingSet| three.iter().all(|one| !at.adjacent(one).and(three).is_empty());
    let with = |set: ClearingSet, one: Clearing| set.or([one].into_iter().collect());
    let leads_on = |one: &Clearing| {
        let now = with(lands, *one);
        let more = || free.without(now).iter();
        match HOMELANDS - now.len() {
            0 => joined(now),
            1 => more().any(|last| joined(with(now, last))),
            _ => more().any(|second| more().any(|last| last != second && joined(with(with(now, second), last)))),
        }
    };
    let free = free.without(lands);
    let good: ClearingSet = free.iter().filter(leads_on).collect();
    if good.is_empty() { free } else { good }
}

/// MC-4.4: one building of a type, each in another homeland.
fn found_at_home(play: &mut Play, me: Seat, building: Kind) -> Ruling {
    let clause = clause!("MC-4.4");
    let at = play.position();
    let is_free = |clearing: &Clearing| {
        let piece = Placing { by: me, owner: me, kind: building, clearing: *clearing };
        at.count_class(me, *clearing, Class::Building) == 0 && placing::may_place(at, &piece).is_ok()
    };
    let sites: ClearingSet = homelands(at, me).iter().filter(is_free).collect();
    choose_site(play, me, building, sites, clause)
}

/// MC-3.4: one building of a type, with the keep or next to it, where a slot is open.
fn found(play: &mut Play, me: Seat, building: Kind, keep: Clearing) -> Ruling {
    let clause = clause!("MC-3.4");
    let sites = sites(play.position(), me, building, keep);
    choose_site(play, me, building, sites, clause)
}

/// She chooses where a building goes, if it can go anywhere.
fn choose_site(play: &mut Play, me: Seat, building: Kind, sites: ClearingSet, clause: Clause) -> Ruling {
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
