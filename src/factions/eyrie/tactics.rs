//! How the Eyrie are played: roosts that stay, a Decree that can be done next turn as well, birds kept for when they count.

use super::decree::{self, Column};
use super::leaders::Leader;
use super::weights;
use super::{ADD, BATTLE, BUILD, FAIL, LEAD, MOVE, RECRUIT, ROOST, WARRIOR, board, leaders, roosts};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::verbs::{DONE, PLACE};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, ClearingSet, Kind, Seat, Suit};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{battle, travel};
use crate::yardsticks::remaining;

/// A point that the track brings every Evening from now on.
const EVENING_POINT: Trait = Trait::lasting("next-points", weights::NEXT_POINTS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        EVENING_POINT,
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        Trait::lasting("roosts", weights::ROOSTS),
        Trait::lasting("orders", weights::ORDERS),
        Trait::new("turmoil", weights::TURMOIL),
        Trait::new("humiliation", weights::HUMILIATION),
        Trait::new("sites", weights::SITES),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// Cards beyond this number are more to do than they bring.
const ORDERS: i32 = 6;
/// How likely a card fails for which nothing could be done now but something next door, in hundredths.
const SHAKY: i32 = 45;
/// How likely it fails otherwise.
const LOST: i32 = 90;
/// Clearings to build in beyond this number bring no more.
const SITES: i32 = 3;

/// Points and cards of the coming Evening, roosts, cards of the Decree, how likely the next Decree fails and what birds that
/// would cost, clearings to build in.
fn measure(at: Position, me: Seat) -> Measures {
    let risk = risk(at, me, |column| decree::has_vizier(at, me, column)).min(100);
    let cards = |column| i32::try_from(decree::cards(at, me, column).len()).unwrap_or(0);
    let orders = Column::ALL.into_iter().map(cards).sum::<i32>();
    [
        100 * i32::from(roosts::points(at, me)),
        100 * i32::from(roosts::next_draw(at, me)),
        100 * i32::from(at.table.on_map(me, ROOST)),
        100 * orders.min(ORDERS),
        risk,
        risk * i32::from(decree::birds(at, me)),
        100 * number(sites(at, me)).min(SITES),
        0,
    ]
}

fn number(clearings: ClearingSet) -> i32 {
    i32::try_from(clearings.len()).unwrap_or(0)
}

/// Clearings where a roost could be built now.
fn sites(at: Position, me: Seat) -> ClearingSet {
    let held = |clearing: &Clearing| at.warriors(me, *clearing) > 0 && at.count(me, *clearing, ROOST) == 0;
    let fits = |clearing: &Clearing| at.open_slots(*clearing) > 0 && rule::is_ruler(at, me, *clearing);
    at.clearings().iter().filter(held).filter(fits).collect()
}

/// Clearings where the Eyrie have somebody to fight with.
fn held(at: Position, me: Seat) -> ClearingSet {
    at.table.clearings_with(me, WARRIOR)
}

/// How likely the Decree cannot be done as things stand, in hundredths, with Viziers in these columns. Cards that fail add
/// up, and may come to more than 100.
fn risk(at: Position, me: Seat, has_vizier: impl Fn(Column) -> bool) -> i32 {
    let mut risk = 0;
    for column in Column::ALL {
        let mut demands = [0u8; 5];
        for card in decree::cards(at, me, column).iter() {
            demands[at.face(card).suit.index()] += 1;
        }
        demands[Suit::Bird.index()] += u8::from(has_vizier(column));
        for suit in Suit::ALL {
            let count = demands[suit.index()];
            if count > 0 {
                risk += fails(at, me, column, suit, count);
            }
        }
    }
    risk
}

/// How likely so many cards of a suit in a column fail, in hundredths.
fn fails(at: Position, me: Seat, column: Column, suit: Suit, count: u8) -> i32 {
    let matching = decree::matching(at, suit);
    let supply = |kind: Kind| at.in_supply(me, kind);
    let next_door = |wanted: ClearingSet| -> ClearingSet {
        wanted.iter().filter(|clearing| !at.adjacent(*clearing).and(held(at, me)).is_empty()).collect()
    };
    let beside = |wanted: ClearingSet| !next_door(wanted).is_empty();
    let judge = |now: bool, soon: bool| match (now, soon) {
        (true, _) => 0,
        (false, true) => SHAKY,
        (false, false) => LOST,
    };
    match column {
        Column::Recruit => {
            let homes = at.table.clearings_with(me, ROOST).and(matching);
            judge(!homes.is_empty() && supply(WARRIOR) >= count * leaders::recruits(at, me), false)
        }
        Column::Move => judge(!held(at, me).and(matching).is_empty(), beside(matching)),
        Column::Battle => {
            let foes: ClearingSet = matching.iter().filter(|clearing| at.meets_another(me, *clearing)).collect();
            judge(!held(at, me).and(foes).is_empty(), beside(foes))
        }
        Column::Build => {
            let open: ClearingSet = matching.iter().filter(|clearing| at.open_slots(*clearing) > 0).collect();
            let open = open.without(at.table.clearings_with(me, ROOST));
            let short = supply(ROOST) < count;
            // Each card needs a clearing of its own.
            let ready = sites(at, me).and(matching);
            let enough = |clearings: ClearingSet| clearings.len() >= count.into();
            if short { LOST } else { judge(enough(ready), enough(ready.or(next_door(open)))) }
        }
    }
}

/// What a roost that is lost takes from every Evening.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == ROOST && at.table.on_map(me, ROOST) > 1 {
        return EVENING_POINT.of(80, remaining(at));
    }
    // The last one comes back by itself, with warriors (ED-5.3).
    40
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        ADD => Some(add(at, me, option.card_at(0), Column::of(option.operand(1))?)),
        LEAD => Some(lead(at, me, usize::from(option.operand(0).saturating_sub(board::FIRST_LEADER)))),
        RECRUIT => Some(recruit(at, me, option.clearing(0))),
        MOVE => Some(go(at, me, [option.clearing(0), option.clearing(1)])),
        BATTLE => Some(battle(at, me, option.clearing(0), option.seat_at(1))),
        BUILD => Some(120 - exposed(at, me, option.clearing(0))),
        FAIL => Some(-200),
        DONE if ask.prompt == "add-to-decree" => Some(5),
        PLACE if ask.prompt == "new-roost" => Some(50 - exposed(at, me, option.clearing(0))),
        _ => None,
    }
}

/// A card for the Decree: where it can be done it is one action more each turn; where it cannot, the end of all of them.
fn add(at: Position, me: Seat, card: Card, column: Column) -> i32 {
    let suit = at.face(card).suit;
    let there = decree::cards(at, me, column).iter().filter(|other| at.face(*other).suit == suit).count();
    let count = u8::try_from(there + 1).unwrap_or(u8::MAX);
    let brings = match column {
        Column::Recruit => 45,
        Column::Move => 35,
        Column::Battle => 25,
        Column::Build => 30,
    };
    let same = i32::try_from(there).unwrap_or(0);
    brings - 8 * same - 3 * fails(at, me, column, suit, count) - card_worth(at, card) / 2
}

/// A leader whose Viziers have something to do.
fn lead(at: Position, me: Seat, number: usize) -> i32 {
    let Some(leader) = Leader::ALL.get(number) else { return 0 };
    let liked = match leader {
        Leader::Builder => 10,
        Leader::Charismatic => 30,
        Leader::Commander => 20,
        Leader::Despot => 25,
    };
    liked - risk(at, me, |column| leader.columns().contains(&column))
}

/// Warriors for a roost: where somebody stands next door, and where few stand.
fn recruit(at: Position, me: Seat, clearing: Clearing) -> i32 {
    20 + exposed(at, me, clearing) / 2 - 2 * i32::from(at.warriors(me, clearing))
}

/// What enemies could bring to a clearing with one move, in the worth of what they would meet.
fn exposed(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let strongest = |clearing: Clearing| at.others(me).map(|other| at.warriors(other, clearing)).max().unwrap_or(0);
    let near = at.adjacent(clearing).iter().map(strongest).max().unwrap_or(0).max(strongest(clearing));
    15 * i32::from(near.saturating_sub(at.warriors(me, clearing)))
}

/// A move: to where a roost could be built or somebody can be fought, and not away from a roost that is alone then.
fn go(at: Position, me: Seat, [from, to]: [Clearing; 2]) -> i32 {
    let roost = |clearing| at.count(me, clearing, ROOST) > 0;
    let mut worth = travel(at, me, from, to);
    if !roost(to) && at.open_slots(to) > 0 {
        worth += 30;
    }
    if roost(from) && at.warriors(me, from) < 3 {
        worth -= 15;
    }
    worth
}
