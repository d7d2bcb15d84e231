//! NB.2.2.I Foul Stench: when the Evening of another seat ends, its figures leave the marked clearings.

use super::{Board, FLEE, MARK};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::movement;
use crate::play::{Flow, Going, Manner, Play, Position, Trip};
use crate::terms::{CLEARINGS, Clearing, ClearingSet, KINDS, Kind, Seat};

/// No way leads to an unmarked clearing.
const NO_WAY: u8 = u8::MAX;

/// Forgets the departures of the last turn.
pub(super) fn forget(play: &mut Play, me: Seat) {
    play.board::<Board>(me).departed = [0; 2];
}

/// Whether the current player has figures that must leave a mark now.
pub(super) fn drives_off(at: Position, me: Seat) -> bool {
    let enemy = at.table.current();
    enemy != me && {
        let mut menu = Menu::one_of(1);
        offer_departures(at, me, enemy, &mut menu);
        !menu.is_empty()
    }
}

/// One departure: everybody who can go from one marked clearing to one neighbour goes there together (NB.2.2.I.b).
pub(super) fn flee(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("NB.2.2.I");
    let enemy = play.current();
    if !drives_off(play.position(), me) {
        return Ok(Flow::Done);
    }
    let chosen = play
        .choose(Ask::open(enemy, clause, "flee"), |at, menu| offer_departures(at, me, enemy, menu))?;
    let (from, to) = (chosen.clearing(0), chosen.clearing(1));
    let at = play.position();
    let mut group = [0; KINDS];
    for kind in movement::figures(at, enemy, from).iter() {
        if may_go(at, enemy, kind, from, to) {
            group[kind.index()] = at.count(enemy, from, kind);
        }
    }
    let board = play.board::<Board>(me);
    let mut departed = board.departed();
    departed.insert(from);
    board.departed = departed.0.to_le_bytes();
    movement::move_pieces(play, &Trip { mover: enemy, owner: enemy, from, to, group }, clause)?;
    Ok(Flow::Again)
}

/// Fleeing needs no rule (NB.2.2.I); every other bar on moving holds (NB.2.2.I.c).
fn may_go(at: Position, enemy: Seat, kind: Kind, from: Clearing, to: Clearing) -> bool {
    let going = Going { mover: enemy, owner: enemy, kind, from, to, manner: Manner::IgnoringRule };
    movement::may_go(at, &going).is_ok()
}

/// Lists the departures open to an enemy: from a marked clearing with figures that can still reach an unmarked one, to
/// any neighbour, a marked one included (NB.2.2.I.a). A clearing left before may only be left towards the way out; with
/// that the flight always ends.
fn offer_departures(at: Position, me: Seat, enemy: Seat, menu: &mut Menu) {
    let marked = at.table.clearings_with(me, MARK);
    let departed = at.board::<Board>(me).departed();
    for from in marked.iter() {
        let figures = movement::figures(at, enemy, from);
        let mut neighbours = ClearingSet::EMPTY;
        let mut way_out = false;
        for kind in figures.iter() {
            let distances = distances(at, enemy, kind, marked);
            let here = distances[from.index()];
            way_out |= here != NO_WAY;
            for to in at.adjacent(from).iter().filter(|to| may_go(at, enemy, kind, from, *to)) {
                if here != NO_WAY && (!departed.has(from) || distances[to.index()] < here) {
                    neighbours.insert(to);
                }
            }
        }
        if way_out {
            for to in neighbours.iter() {
                menu.offer(Opt::of(FLEE, from.0, to.0, 0));
            }
        }
    }
}

/// For each clearing the number of moves from it to the nearest unmarked clearing, for one kind of figure.
fn distances(at: Position, enemy: Seat, kind: Kind, marked: ClearingSet) -> [u8; CLEARINGS] {
    let mut distances = [NO_WAY; CLEARINGS];
    for clearing in at.clearings().without(marked).iter() {
        distances[clearing.index()] = 0;
    }
    loop {
        let mut changed = false;
        for from in marked.iter() {
            for to in at.adjacent(from).iter() {
                let through = distances[to.index()].saturating_add(1);
                if through < distances[from.index()] && may_go(at, enemy, kind, from, to) {
                    distances[from.index()] = through;
                    changed = true;
                }
            }
        }
        if !changed {
            return distances;
        }
    }
}

/// NB.2.2.I.d: where an automated faction flees from a clearing: to the unmarked neighbour with most pieces of any
/// kind, or nowhere if every neighbour is marked. Of equals the lowest number, since nobody is there to choose.
#[must_use]
pub fn automated_flight(at: Position, me: Seat, from: Clearing) -> Option<Clearing> {
    let marked = at.table.clearings_with(me, MARK);
    let pieces = |clearing: Clearing| -> u16 {
        at.seats().flat_map(|seat| at.table.pieces[seat.index()][clearing.index()]).map(u16::from).sum()
    };
    at.adjacent(from).without(marked).iter().max_by_key(|clearing| (pieces(*clearing), std::cmp::Reverse(*clearing)))
}
