//! NB.2.2.I Foul Stench: when the Evening of another seat ends, its figures leave the marked clearings.

use super::{Board, FLEE, MARK};
use crate::clause;
use crate::decision::{Ask, Menu, Ruling};
use crate::law::{movement, ways};
use crate::play::{Flow, Moves, Play, Position, Route, Waivers};
use crate::table::Table;
use crate::terms::{Clearing, ClearingSet, KINDS, Kind, KindSet, PlaceSet, Seat};

/// No way leads to an unmarked clearing.
const NO_WAY: u8 = u8::MAX;

/// Forgets the departures of the last turn.
pub(super) fn forget(play: &mut Play, me: Seat) {
    play.board::<Board>(me).departed = [0; 2];
}

/// Whether the current player has figures that must leave a mark now.
pub(super) fn drives_off(at: Position, me: Seat) -> bool {
    let enemy = at.table.current();
    at.are_enemies(me, enemy) && {
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
    let chosen = play.choose(Ask::open(enemy, clause, "flee"), |at, menu| offer_departures(at, me, enemy, menu))?;
    let route = Route::of(chosen);
    let group = crowd(play.position(), enemy, route);
    let from = chosen.clearing(0);
    let board = play.board::<Board>(me);
    let mut departed = board.departed();
    departed.insert(from);
    board.departed = departed.to_bytes();
    movement::move_pieces(play, &flight_of(enemy).trip(route, group), clause)?;
    Ok(Flow::Again)
}

/// Fleeing needs no rule (NB.2.2.I); every other bar on moving holds (NB.2.2.I.c).
const fn flight_of(enemy: Seat) -> Moves {
    Moves::of(enemy).waiving(Waivers::RULE)
}

fn may_go(at: Position, enemy: Seat, kind: Kind, route: Route) -> bool {
    let moves = flight_of(enemy);
    !ways::open_to(at, enemy, KindSet::of(&[kind]), route, moves.waives).is_empty()
        && movement::may_go(at, &moves.going(kind, route)).is_ok()
}

/// Everybody who can go from one clearing to another: they flee together (NB.2.2.I.b).
fn crowd(at: Position, enemy: Seat, route: Route) -> [u8; KINDS] {
    let mut group = [0; KINDS];
    for kind in at.figures_at(enemy, route.from).iter().filter(|kind| may_go(at, enemy, *kind, route)) {
        group[kind.index()] = at.count_at(enemy, route.from, kind);
    }
    group
}

/// Lists the departures open to an enemy: from a marked clearing with figures that can still reach an unmarked one, to
/// any neighbour, a marked one included (NB.2.2.I.a). A clearing left before may only be left by the shortest way out;
/// with that the flight always ends.
fn offer_departures(at: Position, me: Seat, enemy: Seat, menu: &mut Menu) {
    let marked = at.table.clearings_with(me, MARK);
    let departed = at.board::<Board>(me).departed();
    for from in marked.iter() {
        let figures = movement::figures(at, enemy, from);
        if figures.is_empty() {
            continue;
        }
        let onward = ways::of(at, enemy, Waivers::RULE, from.into());
        let mut open = vec![false; onward.routes().count()];
        for kind in figures.iter() {
            let by_way_of = |route| flights(at, enemy, kind, marked, route);
            // One flight is the usual case, and nothing is shorter.
            let one_will_do = onward.routes().any(|route| !marks(marked, route) && may_go(at, enemy, kind, route));
            let fewest = if one_will_do { 1 } else { onward.routes().map(by_way_of).min().unwrap_or(NO_WAY) };
            if fewest == NO_WAY {
                continue;
            }
            let is_shortest = |route| if one_will_do { !marks(marked, route) } else { by_way_of(route) == fewest };
            for (route, open) in onward.routes().zip(&mut open).filter(|(route, _)| may_go(at, enemy, kind, *route)) {
                *open |= !departed.has(from) || is_shortest(route);
            }
        }
        for (route, _) in onward.routes().zip(open).filter(|(_, open)| *open) {
            menu.offer(route.option(FLEE));
        }
    }
}

/// How many flights bring figures of one kind to an unmarked clearing if they first go this way. Whoever can go flees
/// along with them, and whoever stands where they stop joins them: so those who could not go on alone may go on in
/// company.
fn flights(at: Position, enemy: Seat, kind: Kind, marked: ClearingSet, first: Route) -> u8 {
    if !may_go(at, enemy, kind, first) {
        return NO_WAY;
    }
    if !marks(marked, first) {
        return 1;
    }
    let mut visited = PlaceSet::default();
    visited.insert(first.to);
    let mut crowds = vec![onward_of(at, enemy, first)];
    for count in 2.. {
        let mut further = Vec::new();
        for (table, onward) in &crowds {
            let at = Position { table, ..at };
            for route in onward.routes() {
                if visited.has(route.to) || !may_go(at, enemy, kind, route) {
                    continue;
                }
                if !marks(marked, route) {
                    return count;
                }
                visited.insert(route.to);
                further.push(onward_of(at, enemy, route));
            }
        }
        if further.is_empty() {
            break;
        }
        crowds = further;
    }
    NO_WAY
}

/// Whether a flight ends in a marked clearing.
fn marks(marked: ClearingSet, route: Route) -> bool {
    route.to.clearing().is_some_and(|to| marked.has(to))
}

/// The table after a flight, and the ways onward.
fn onward_of(at: Position, enemy: Seat, route: Route) -> (Table, ways::Onward) {
    (fled(at, enemy, route), ways::of(at, enemy, Waivers::RULE, route.to))
}

/// The table after a flight, as far as the way onward depends on it.
fn fled(at: Position, enemy: Seat, route: Route) -> Table {
    let mut table = *at.table;
    let (Some(from), Some(to)) = (route.from.clearing(), route.to.clearing()) else { return table };
    let pieces = &mut table.pieces[enemy.index()];
    for (kind, count) in crowd(at, enemy, route).into_iter().enumerate() {
        pieces[from.index()][kind] -= count;
        pieces[to.index()][kind] += count;
    }
    table
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
