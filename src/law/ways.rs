//! Ways: what is next to what for somebody, and how one gets there (LAW-3b, LAW-3g, LAW-3i, LAW-6a).
//!
//! Paths are the same for everybody. Rivers are paths for those whom an effect lets treat them so; tunnels, boats and
//! ferries join clearings for whom they say; forests are open to figures whose owner says so. Whatever speaks of something
//! adjacent asks [`neighbours`]; whatever moves asks [`of`].

use crate::play::hooks::{JOINS, RIVERS, WALKS_FORESTS};
use crate::play::{Position, Route, Waivers, Way};
use crate::terms::{Clearing, ClearingSet, KindSet, Place, Seat};

/// The clearings adjacent to this one for a seat: by open paths, by rivers that are paths for it, and by what joins
/// clearings for more than moves.
#[must_use]
pub fn neighbours(at: Position, seat: Seat, clearing: Clearing) -> ClearingSet {
    let mut near = at.adjacent(clearing);
    if swims(at, seat) {
        near = near.or(at.along_river(clearing));
    }
    if at.is_answered(JOINS) {
        let everywhere = at.ask(JOINS).filter(|(_, joining)| !joining.moves_only);
        let joined = everywhere.map(|(me, joining)| (joining.joined)(at, me, seat, clearing));
        near = near.or(joined.fold(ClearingSet::EMPTY, ClearingSet::or).and(at.all_clearings()));
        near.remove(clearing);
    }
    near
}

/// By which way a clearing is adjacent to another for a seat, a path before anything else; `None` if it is not.
#[must_use]
pub fn between(at: Position, seat: Seat, from: Clearing, to: Clearing) -> Option<Way> {
    if at.adjacent(from).has(to) {
        return Some(Way::PATH);
    }
    if swims(at, seat) && at.along_river(from).has(to) {
        return Some(Way::RIVER);
    }
    let mut joining = at.hear(JOINS).filter(|heard| !heard.answer.moves_only);
    let joining = joining.find(|heard| (heard.answer.joined)(at, heard.me, seat, from).has(to))?;
    (from != to && at.all_clearings().has(to)).then(|| Way::of(joining.voice))
}

/// Whether rivers are paths for a seat.
#[must_use]
pub fn swims(at: Position, seat: Seat) -> bool {
    at.is_answered(RIVERS) && at.ask(RIVERS).any(|(me, rivers)| rivers(at, me, seat))
}

/// Where moves can lead from a place.
#[derive(Debug)]
pub struct Onward {
    /// Where they begin.
    pub from: Place,
    /// The clearings at the other ends of open paths.
    pub paths: ClearingSet,
    /// What is reached in another way.
    pub others: Vec<Route>,
}

impl Onward {
    /// The routes, those along paths first.
    pub fn routes(&self) -> impl Iterator<Item = Route> {
        let from = self.from;
        let paths = self.paths.iter().map(|to| (Place::from(to), Way::PATH));
        paths.map(move |(to, way)| Route { from, to, way }).chain(self.others.iter().copied())
    }
}

/// Where moves of an owner's pieces can lead from a place, if they ignore this. Which of its figures may go there is said
/// by [`open_to`] and the bans.
#[must_use]
pub fn of(at: Position, owner: Seat, waives: Waivers, from: Place) -> Onward {
    let paths = from.clearing().map_or(ClearingSet::EMPTY, |clearing| at.adjacent(clearing));
    let others = if are_there_others(at, owner, waives) { others(at, owner, waives, from) } else { Vec::new() };
    Onward { from, paths, others }
}

/// Whether anything but open paths could lead pieces of an owner anywhere, if they ignore this.
#[must_use]
pub fn are_there_others(at: Position, owner: Seat, waives: Waivers) -> bool {
    at.is_answered(JOINS) || at.is_answered(WALKS_FORESTS) || waives.has(Waivers::PATHS) || swims(at, owner)
}

/// Where moves of an owner's pieces can lead from a place, if they ignore this, in another way than by a path.
#[must_use]
pub fn others(at: Position, owner: Seat, waives: Waivers, from: Place) -> Vec<Route> {
    let mut onward = Vec::new();
    let route = |to: Place, way: Way| Route { from, to, way };
    if let Some(clearing) = from.clearing() {
        if swims(at, owner) {
            onward.extend(at.along_river(clearing).iter().map(|to| route(to.into(), Way::RIVER)));
        }
        if at.is_answered(JOINS) {
            for heard in at.hear(JOINS) {
                let joined = (heard.answer.joined)(at, heard.me, owner, clearing).and(at.all_clearings());
                let others = joined.iter().filter(|to| *to != clearing);
                onward.extend(others.map(|to| route(to.into(), Way::of(heard.voice))));
            }
        }
    }
    if at.is_answered(WALKS_FORESTS) {
        for to in at.beside(from).iter() {
            if !walkers(at, owner, from, to).is_empty() {
                onward.push(route(to, Way::PATH));
            }
        }
    }
    if waives.has(Waivers::PATHS) {
        let everywhere = at.all_clearings().iter().map(Place::from).filter(|to| *to != from);
        onward.extend(everywhere.map(|to| route(to, Way::NONE)));
    }
    onward
}

/// The kinds of an owner's figures that may walk between these places, of which one is a forest.
fn walkers(at: Position, owner: Seat, from: Place, to: Place) -> KindSet {
    at.ask_own(owner, WALKS_FORESTS).fold(KindSet::EMPTY, |kinds, heard| kinds.or((heard.answer)(at, owner, from, to)))
}

/// Those of an owner's kinds to which a route is open, bans and rule apart.
#[must_use]
pub fn open_to(at: Position, owner: Seat, kinds: KindSet, route: Route, waives: Waivers) -> KindSet {
    let Route { from, to, way } = route;
    let is_open = match (from.clearing(), to.clearing()) {
        _ if from == to => false,
        (_, Some(to)) if way == Way::NONE => waives.has(Waivers::PATHS) && at.all_clearings().has(to),
        (Some(from), Some(to)) => match way {
            Way::PATH => at.adjacent(from).has(to),
            Way::RIVER => swims(at, owner) && at.along_river(from).has(to),
            way => way
                .voice()
                .and_then(|voice| at.answer_of(voice, JOINS))
                .is_some_and(|heard| (heard.answer.joined)(at, heard.me, owner, from).and(at.all_clearings()).has(to)),
        },
        _ if way == Way::PATH && at.beside(from).has(to) => {
            return KindSet(kinds.0 & walkers(at, owner, from, to).0);
        }
        _ => false,
    };
    if is_open { kinds } else { KindSet::EMPTY }
}
