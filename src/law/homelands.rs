//! Homelands (LAW-10.3): where a faction may settle when it sets up by its card.

use super::verbs::PLACE;
use super::{placing, ways};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::play::{Placing, Play, Position};
use crate::terms::{Clearing, ClearingSet, Kind, Seat};

/// How far a homeland keeps off those of enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// It may be next to one.
    Any,
    /// It is not next to one, if that can be (LAW-10.3b).
    Apart,
    /// Two clearings or more lie between, if that can be; else it is not next to one, if that can be (LAW-10.3c).
    Far,
}

/// Steps to a homeland with two clearings between.
const FAR: u8 = 3;

/// Whether factions take homelands in this game: they set up by their cards.
#[must_use]
pub const fn are_taken(at: Position) -> bool {
    at.setup.uses_cards()
}

/// The homelands of a seat (LAW-10.3a).
#[must_use]
pub fn of(at: Position, seat: Seat) -> ClearingSet {
    match at.faction(seat).homelands {
        Some(homelands) => homelands(at, seat),
        None => Some(at.table.starts[seat.index()]).filter(|start| *start > 0).map(Clearing).into_iter().collect(),
    }
}

/// The homelands of everybody else.
#[must_use]
pub fn of_enemies(at: Position, me: Seat) -> ClearingSet {
    at.others(me).fold(ClearingSet::EMPTY, |all, other| all.or(of(at, other)))
}

/// The clearings on the edge of the map (LAW-3j).
#[must_use]
pub fn edge(at: Position) -> ClearingSet {
    at.setup.map.edge.and(at.clearings())
}

/// Of these clearings those that can be a homeland: no enemy's (LAW-10.3a), and as far from enemy homelands as is asked, or
/// as near to that as can be (LAW-10.3b, LAW-10.3c).
#[must_use]
pub fn choices(at: Position, me: Seat, among: ClearingSet, distance: Distance) -> ClearingSet {
    let free = among.without(of_enemies(at, me));
    let wanted: &[u8] = match distance {
        Distance::Any => &[],
        Distance::Apart => &[2],
        Distance::Far => &[FAR, 2],
    };
    wanted.iter().map(|least| keeping_off(at, me, free, *least)).find(|kept| !kept.is_empty()).unwrap_or(free)
}

/// Those of these clearings that are so many steps from every enemy homeland.
fn keeping_off(at: Position, me: Seat, among: ClearingSet, least: u8) -> ClearingSet {
    let enemies = of_enemies(at, me);
    let is_far =
        |clearing: &Clearing, enemy: Clearing| at.distance(*clearing, enemy).is_none_or(|steps| steps >= least);
    among.iter().filter(|clearing| enemies.iter().all(|enemy| is_far(clearing, enemy))).collect()
}

/// A seat takes two homelands side by side among these, as far from enemy homelands as is asked: a pair that is, if there is
/// one (LAW-10.3d); else one after the other, each as well as can be.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_pair(play: &mut Play, me: Seat, among: ClearingSet, distance: Distance) -> Ruling<ClearingSet> {
    let at = play.position();
    let beside = |one: Clearing, among: ClearingSet| at.adjacent(one).and(among);
    let paired =
        |among: ClearingSet| -> ClearingSet { among.iter().filter(|one| !beside(*one, among).is_empty()).collect() };
    let free = among.without(of_enemies(at, me));
    let whole = match distance {
        Distance::Any => free,
        Distance::Apart => keeping_off(at, me, free, 2),
        Distance::Far => keeping_off(at, me, free, FAR),
    };
    let whole = paired(whole);
    let single = if paired(free).is_empty() { free } else { paired(free) };
    let first = if whole.is_empty() { choices(at, me, single, distance) } else { whole };
    let one = take(play, me, first)?;
    let at = play.position();
    let next = at.adjacent(one).and(if whole.is_empty() { free } else { whole });
    let mut pair = ClearingSet::of(&[one.0]);
    if !next.is_empty() {
        let second = choices(at, me, next, distance);
        pair.insert(take(play, me, second)?);
    }
    Ok(pair)
}

/// A seat takes one of these as its homeland. The first is where it has started.
///
/// # Errors
/// Suspends while the question is open.
pub fn take(play: &mut Play, me: Seat, among: ClearingSet) -> Ruling<Clearing> {
    let chosen = play.choose(Ask::open(me, clause!("LAW-10.3a"), "homeland"), |_, menu| {
        among.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    let homeland = chosen.clearing(0);
    let start = &mut play.table.starts[me.index()];
    if *start == 0 {
        *start = homeland.0;
    }
    Ok(homeland)
}

/// Places so many pieces around a homeland as evenly as can be: the same number in each clearing next to it, and one more in
/// as many as are left over, which the seat chooses.
///
/// # Errors
/// Suspends while a question is open.
pub fn surround(play: &mut Play, me: Seat, homeland: Clearing, kind: Kind, count: u8, clause: Clause) -> Ruling {
    let at = play.position();
    let one_in = |clearing| Placing { by: me, owner: me, kind, clearing };
    let is_open = |clearing: &Clearing| placing::may_place(at, &one_in(*clearing)).is_ok();
    let mut around: ClearingSet =
        ways::neighbours(at, me, homeland).and(at.clearings()).iter().filter(is_open).collect();
    let clearings = u8::try_from(around.len()).unwrap_or(u8::MAX);
    if clearings == 0 {
        return Ok(());
    }
    for clearing in around.iter().filter(|_| count >= clearings) {
        placing::place(play, &one_in(clearing), count / clearings, clause)?;
    }
    for _ in 0..count % clearings {
        let chosen = play.choose(Ask::open(me, clause, "around-homeland"), |_, menu| {
            around.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        around.remove(chosen.clearing(0));
        placing::place(play, &one_in(chosen.clearing(0)), 1, clause)?;
    }
    Ok(())
}
