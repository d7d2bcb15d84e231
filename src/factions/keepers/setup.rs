//! KI-15.3 Setup: relics in the forests, two clearings full of knights, and more relics where these are not.

use arrayvec::ArrayVec;

use super::{Board, RELICS, WARRIOR, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::homelands::{self, Distance};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup};
use crate::play::{Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, FORESTS, Place, PlaceSet, Seat};

/// Warriors in each of the two clearings (KI-15.3.3).
const STARTING_WARRIORS: u8 = 4;

/// KI-15.3.1 to KI-15.3.5, one unit each. The waystations stay on the board (KI-15.3.6), which is the supply.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    if !has_relics_afield(at, me) {
        let forests = in_order(at.forests());
        scatter_one_each(play, me, &forests, clause!("KI-15.3.1"));
        // A map without forests has no place for relics.
        if has_relics_afield(play.position(), me) {
            return Ok(Flow::Again);
        }
    }
    if play.table.starts[me.index()] == 0 {
        if homelands::are_taken(play.position()) {
            claim_lands(play, me)?;
        } else {
            settle(play, me)?;
        }
        return Ok(Flow::Again);
    }
    scatter(play, me);
    play.board::<Board>(me).retainers = [1; 3];
    Ok(Flow::Done)
}

fn has_relics_afield(at: Position, me: Seat) -> bool {
    at.table.afield().any(|(_, owner, ..)| owner == me)
}

/// Where they have set up by their card: the clearings where they stand (KI-A).
pub(super) fn homelands(at: Position, me: Seat) -> ClearingSet {
    let mut homelands =
        if homelands::are_taken(at) { at.table.clearings_with(me, WARRIOR) } else { ClearingSet::EMPTY };
    let start = at.table.starts[me.index()];
    if start > 0 {
        homelands.insert(Clearing(start));
    }
    homelands
}

/// These forests in the order of the map's list.
fn in_order(forests: PlaceSet) -> ArrayVec<Place, FORESTS> {
    let mut list = ArrayVec::new();
    for forest in forests.iter() {
        list.push(forest);
    }
    list
}

/// Puts a relic into each of these forests, any of those in supply, as long as there are some.
fn scatter_one_each(play: &mut Play, me: Seat, forests: &[Place], clause: Clause) {
    for forest in forests {
        let mut left = Vec::new();
        for kind in RELICS {
            for _ in 0..play.table.in_supply(me, kind) {
                left.push(kind);
            }
        }
        let faction = play.setup.faction(me);
        let drawn = play.random_of(&left, |kind| faction.piece(kind).key);
        let Some(kind) = left.get(drawn) else { return };
        placing::place_in_forest(play, me, (me, *kind), *forest, 1, clause);
    }
}

/// KI-15.3.4: what is left goes to the forests that touch no clearing where they stand, as evenly as can be; which of these
/// get one more is left to chance. If all of them touch one, to all.
fn scatter(play: &mut Play, me: Seat) {
    let at = play.position();
    let standing = at.table.clearings_with(me, WARRIOR);
    let touches = |forest: &Place| !at.beside(*forest).clearings().and(standing).is_empty();
    let clear: PlaceSet = at.forests().iter().filter(|forest| !touches(forest)).collect();
    let mut forests = in_order(if clear.is_empty() { at.forests() } else { clear });
    let has_left = |play: &Play| RELICS.iter().any(|kind| play.table.in_supply(me, *kind) > 0);
    while has_left(play) && !forests.is_empty() {
        for last in (1..forests.len()).rev() {
            let other = play.table.random_below(u32::try_from(last + 1).unwrap_or(1));
            forests.swap(last, other as usize);
        }
        scatter_one_each(play, me, &forests, clause!("KI-15.3.4"));
    }
}

fn takes_warriors(at: Position, me: Seat, clearing: Clearing) -> bool {
    placing::may_place(at, &piece_in(me, WARRIOR, clearing)).is_ok()
}

/// Those of these clearings that take warriors.
fn with_room(at: Position, me: Seat, clearings: ClearingSet) -> ClearingSet {
    clearings.iter().filter(|clearing| takes_warriors(at, me, *clearing)).collect()
}

fn garrison(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    placing::place(play, &piece_in(me, WARRIOR, clearing), STARTING_WARRIORS, clause).map(|_| ())
}

/// KI-15.3.3: a corner, opposite one where somebody has started if that can be, and a clearing next to it on the edge.
fn settle(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("KI-15.3.3");
    let corner = setup::take_corner(play, me, clause, takes_warriors)?;
    garrison(play, me, corner, clause)?;
    let at = play.position();
    let near = with_room(at, me, at.adjacent(corner).and(homelands::edge(at)));
    if !near.is_empty() {
        let chosen = play.choose(Ask::open(me, clause, "second-clearing"), |_, menu| {
            for clearing in near.iter() {
                menu.offer(Opt::at(PLACE, clearing));
            }
        })?;
        garrison(play, me, chosen.clearing(0), clause)?;
    }
    Ok(())
}

/// KI-A: two homelands side by side on the edge, far from those of enemies.
fn claim_lands(play: &mut Play, me: Seat) -> Ruling {
    let at = play.position();
    let open = with_room(at, me, homelands::edge(at));
    let lands = homelands::take_pair(play, me, open, Distance::Far)?;
    for clearing in lands.iter() {
        garrison(play, me, clearing, clause!("KI-A"))?;
    }
    Ok(())
}
