//! Hits that move warriors away instead of removing them, where the rules of a battle say so.

use arrayvec::ArrayVec;

use super::movement;
use super::verbs::{SEND, SEND_TO};
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling, pack_piece};
use crate::play::{Battle, Cause, Diversion, Divert, Loss, Losses, Moves, Play, Position, Route, Side, Waivers, Way};
use crate::terms::{CLEARINGS, Class, Clearing, FORESTS, KINDS, Kind, Place, Seat};

/// Places that there can be.
const PLACES: usize = CLEARINGS + FORESTS;

/// Whether a hit may fall on this piece in a battle that diverts the hits on a side, when these are marked already.
#[must_use]
pub fn can_hit(
    at: Position,
    battle: &Battle,
    side: Side,
    diversion: &Diversion,
    marked: &[(Seat, Kind, u8)],
    (owner, kind): (Seat, Kind),
) -> bool {
    if matches!(at.piece(owner, kind).class, Class::Building | Class::Token) {
        return !diversion.spares_prizes;
    }
    if diversion.or_removed {
        return true;
    }
    let suits = |piece, to| may_go(at, battle, side, diversion, piece, to);
    let open = places().filter(|to| suits((owner, kind), *to));
    match diversion.how {
        Divert::Together => open.into_iter().any(|to| marked.iter().all(|one| suits((one.0, one.1), to))),
        Divert::Each { most, apart } => {
            let gone: usize = marked.iter().map(|(.., count)| usize::from(*count)).sum();
            gone < most.into() && open.count() > if apart { gone } else { 0 }
        }
    }
}

/// Takes those of the warriors of a side that are hit away that go somewhere else. What is left in the list is removed.
///
/// # Errors
/// Suspends while a question is open.
pub fn divert(play: &mut Play, battle: &Battle, side: Side, diversion: &Diversion, losses: &mut Losses) -> Ruling {
    match diversion.how {
        Divert::Together => all_together(play, battle, side, diversion, losses),
        Divert::Each { most, apart } => one_by_one(play, battle, (side, diversion), (most, apart), losses),
    }
}

/// All go to one place: a single move for each owner.
fn all_together(play: &mut Play, battle: &Battle, side: Side, diversion: &Diversion, losses: &mut Losses) -> Ruling {
    let at = play.position();
    let hit: Vec<Loss> = losses.iter().copied().filter(|loss| is_diverted(at, side, loss)).collect();
    if hit.is_empty() {
        return Ok(());
    }
    let suits_all = |to: &Place| {
        let has_room = to.clearing().is_some() || hit.len() <= at.table.room_afield();
        has_room && hit.iter().all(|loss| may_go(at, battle, side, diversion, (loss.owner, loss.kind), *to))
    };
    let open: ArrayVec<Place, PLACES> = places().filter(suits_all).collect();
    if open.is_empty() {
        return Ok(());
    }
    let seat = chooser(battle, side, diversion);
    let chosen = play.choose(Ask::open(seat, diversion.clause, "send-away"), |_, menu| {
        open.iter().for_each(|to| menu.offer(Opt::of(SEND_TO, to.0, 0, 0)));
    })?;
    for owner in play.setup.seats() {
        let mut group = [0; KINDS];
        hit.iter().filter(|loss| loss.owner == owner).for_each(|loss| group[loss.kind.index()] += loss.count);
        send(play, battle, seat, owner, group, chosen.place(0), diversion.clause)?;
    }
    losses.retain(|loss| !hit.contains(loss));
    Ok(())
}

/// Each goes by itself, until so many are gone or no place is left.
fn one_by_one(
    play: &mut Play,
    battle: &Battle,
    (side, diversion): (Side, &Diversion),
    (most, apart): (u8, bool),
    losses: &mut Losses,
) -> Ruling {
    let seat = chooser(battle, side, diversion);
    let mut taken: ArrayVec<Place, PLACES> = ArrayVec::new();
    for _ in 0..most {
        let at = play.position();
        let hit: Vec<(Seat, Kind)> = losses
            .iter()
            .filter(|loss| loss.count > 0 && is_diverted(at, side, loss))
            .map(|loss| (loss.owner, loss.kind))
            .collect();
        let offer = |at: Position, menu: &mut Menu| {
            for (owner, kind) in &hit {
                let is_open = |to: &Place| {
                    !(apart && taken.contains(to)) && may_go(at, battle, side, diversion, (*owner, *kind), *to)
                };
                let piece = pack_piece(*owner, *kind);
                places().filter(is_open).for_each(|to| menu.offer(Opt::of(SEND, piece, to.0, 0)));
            }
        };
        let mut any = Menu::one_of(1);
        offer(at, &mut any);
        if any.is_empty() {
            break;
        }
        let chosen = play.choose(Ask::open(seat, diversion.clause, "send-away"), offer)?;
        let ((owner, kind), to) = (chosen.piece_at(0), chosen.place(1));
        if let Some(loss) = losses.iter_mut().find(|loss| (loss.owner, loss.kind) == (owner, kind)) {
            loss.count -= 1;
        }
        let mut group = [0; KINDS];
        group[kind.index()] = 1;
        send(play, battle, seat, owner, group, to, diversion.clause)?;
        if apart {
            taken.push(to);
        }
    }
    if !diversion.or_removed {
        let at = play.position();
        losses.retain(|loss| !is_diverted(at, side, loss));
    }
    Ok(())
}

/// Whether these are warriors that a diversion of the hits on this side is about.
fn is_diverted(at: Position, side: Side, loss: &Loss) -> bool {
    loss.cause == Cause::Battle(side) && at.piece(loss.owner, loss.kind).class == Class::Warrior
}

/// Who says where they go.
fn chooser(battle: &Battle, side: Side, diversion: &Diversion) -> Seat {
    battle.seat(if diversion.owner_chooses { side } else { side.other() })
}

/// Every place there can be.
fn places() -> impl Iterator<Item = Place> {
    (0u8..).map(Place).take(PLACES)
}

/// Whether a piece may go to a place: what the diversion says, and the bans on moving.
fn may_go(
    at: Position,
    battle: &Battle,
    side: Side,
    diversion: &Diversion,
    (owner, kind): (Seat, Kind),
    to: Place,
) -> bool {
    let moves = going_away(chooser(battle, side, diversion), owner);
    (diversion.place)(at, battle, owner, kind, to)
        && movement::may_go(at, &moves.going(kind, route(at, battle.clearing, to))).is_ok()
}

/// Who is hit goes whoever rules, and pays nothing for it.
const fn going_away(mover: Seat, owner: Seat) -> Moves {
    Moves::forced(mover, owner).waiving(Waivers::RULE).waiving(Waivers::TOLLS)
}

/// From the clearing of battle to a place: by a path, if one leads there.
fn route(at: Position, from: Clearing, to: Place) -> Route {
    let leads_there = match to.clearing() {
        Some(to) => at.adjacent(from).has(to),
        None => at.beside(from.into()).has(to),
    };
    Route { from: from.into(), to, way: if leads_there { Way::PATH } else { Way::NONE } }
}

/// Moves a group out of the clearing of battle.
fn send(
    play: &mut Play,
    battle: &Battle,
    mover: Seat,
    owner: Seat,
    group: [u8; KINDS],
    to: Place,
    clause: Clause,
) -> Ruling {
    if group == [0; KINDS] {
        return Ok(());
    }
    let route = route(play.position(), battle.clearing, to);
    movement::move_pieces(play, &going_away(mover, owner).trip(route, group), clause)
}
