//! Cards that add to moves, or make one across the map.

use super::prices::take_back;
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::{at_start, effect};
use crate::law::verbs::MOVE;
use crate::law::{battle, movement};
use crate::play::{Arrival, Effect, Hooks, Moves, Play, Position, Route, Trip, Waivers, Way};
use crate::terms::{Clearing, ClearingSet, Phase, Place, Seat};

/// Where a move of the owner in its own turn has led.
fn destination(at: Position, me: Seat, trips: &[Trip]) -> Option<(Place, Waivers)> {
    let own = trips.iter().find(|trip| trip.owner == me && trip.mover == me)?;
    (at.table.current() == me).then_some((own.to, own.waives))
}

const TRAIN: Clause = clause!("CARD-supply-train");

/// CARD-supply-train
pub static SUPPLY_TRAIN: Effect = effect(Hooks {
    move_ended: Some(Arrival {
        clause: TRAIN,
        when: |at, me, trips| {
            destination(at, me, trips).is_some_and(|(to, _)| {
                movement::can_move(at, &Moves::of(me).out_of(to)) || movement::can_move(at, &Moves::of(me).into(to))
            })
        },
        is_of_move: false,
        run: move_on,
    }),
    ..Hooks::SILENT
});

fn move_on(play: &mut Play, me: Seat, trips: &[Trip]) -> Ruling {
    let Some((here, waives)) = destination(play.position(), me, trips) else { return Ok(()) };
    take_back(play, me, "supply-train", TRAIN);
    // A move that is part of a battle is followed by one that is, too.
    let within = if waives.has(Waivers::BATTLES) { Waivers::BATTLES } else { Waivers::NOTHING };
    let moves = Moves::of(me).waiving(within);
    let chosen = play.choose(Ask::open(me, TRAIN, "move"), |at, menu| {
        movement::offer_moves(at, &moves.out_of(here), MOVE, menu);
        movement::offer_moves(at, &moves.into(here), MOVE, menu);
    })?;
    movement::take_move(play, &moves, chosen, TRAIN).map(|_| ())
}

const RAID: Clause = clause!("CARD-raiding-party");

/// CARD-raiding-party
pub static RAIDING_PARTY: Effect = effect(Hooks {
    move_ended: Some(Arrival {
        clause: RAID,
        when: |at, me, trips| raided(at, me, trips).is_some(),
        is_of_move: false,
        run: |play, me, trips| {
            let Some(clearing) = raided(play.position(), me, trips) else { return Ok(()) };
            take_back(play, me, "raiding-party", RAID);
            battle::force(play, me, me, clearing, RAID)
        },
    }),
    ..Hooks::SILENT
});

/// The clearing moved into, if a battle can be started there: within a battle none can.
fn raided(at: Position, me: Seat, trips: &[Trip]) -> Option<Clearing> {
    let (to, waives) = destination(at, me, trips)?;
    let clearing = to.clearing().filter(|_| !waives.has(Waivers::BATTLES))?;
    let mut menu = Menu::one_of(1);
    battle::offer_battles_in(at, me, clearing, &mut menu);
    (!menu.is_empty()).then_some(clearing)
}

const WARRENS: Clause = clause!("CARD-hidden-warrens");

/// CARD-hidden-warrens
pub static HIDDEN_WARRENS: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Birdsong, can_burrow, burrow)]), ..Hooks::SILENT });

/// Moves that need neither path nor rule.
const fn burrowing(me: Seat) -> Moves {
    Moves::of(me).waiving(Waivers::RULE.and(Waivers::PATHS))
}

/// Lists the moves from a clearing to any other that has a suit of it.
fn offer_burrows(at: Position, me: Seat, menu: &mut Menu) {
    for from in at.with_figures(me).iter() {
        let suits = at.suits(from);
        let alike = |to: &Clearing| *to != from && !at.suits(*to).and(suits).is_empty();
        let alike: ClearingSet = at.clearings().iter().filter(alike).collect();
        for to in alike.iter() {
            let route = Route { from: from.into(), to: to.into(), way: Way::NONE };
            menu.test(route.option(MOVE), movement::movable(at, &burrowing(me), route).map(|_| ()));
        }
    }
}

fn can_burrow(at: Position, me: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_burrows(at, me, &mut menu);
    !menu.is_empty()
}

fn burrow(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    take_back(play, me, "hidden-warrens", WARRENS);
    let chosen = play.choose(Ask::open(me, WARRENS, "move"), |at, menu| offer_burrows(at, me, menu))?;
    movement::take_move(play, &burrowing(me), chosen, WARRENS).map(|_| ())
}
