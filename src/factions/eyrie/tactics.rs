//! How the Eyrie are played: roosts that stay, a Decree that can be done next turn as well, birds kept for when they count.

use super::decree::{self, Column};
use super::leaders::Leader;
use super::weights;
use super::{ADD, BATTLE, BUILD, FAIL, LEAD, MOVE, RECRUIT, ROOST, WARRIOR, board, leaders, roosts};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::verbs::{DONE, PLACE, WITH};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, ClearingSet, Kind, Seat, Suit};
use crate::yardsticks::attack::{exposure, strongest_near};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{along, battle, travel};
use crate::yardsticks::remaining;

/// A point that the track brings every Evening from now on.
const EVENING_POINT: Trait = Trait::lasting("next-points", weights::NEXT_POINTS);
/// One of the coming Evening, whatever comes after it.
const EVENING: Trait = Trait::new("evening", weights::EVENING);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        EVENING_POINT,
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        Trait::lasting("roosts", weights::ROOSTS),
        Trait::lasting("orders", weights::ORDERS),
        Trait::new("turmoil", weights::TURMOIL),
        Trait::new("humiliation", weights::HUMILIATION),
        Trait::new("sites", weights::SITES),
        EVENING,
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
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
/// How likely it fails if a card to move can bring somebody there before.
const LED: i32 = 12;
/// How likely a suited card to battle finds nobody any more, by the clearings where there is somebody now.
const FLED: [i32; 3] = [0, 30, 10];
/// How likely a card to build that can be done now fails where too few sites are left for the turn after it.
const SPENT: i32 = 25;
/// How likely it fails otherwise.
const LOST: i32 = 90;
/// Clearings to build in beyond this number bring no more.
const SITES: i32 = 3;

/// Points and cards of the coming Evening, roosts, cards of the Decree, how likely the next Decree fails and what birds that
/// would cost, clearings to build in, the points once more.
fn measure(at: Position, me: Seat) -> Measures {
    let risk = risk(at, me, |column| decree::has_vizier(at, me, column)).min(100);
    let orders = Column::ALL.into_iter().map(|column| orders(at, me, column)).sum::<i32>();
    let points = 100 * i32::from(roosts::points(at, me));
    [
        points,
        100 * i32::from(roosts::next_draw(at, me)),
        100 * i32::from(at.table.on_map(me, ROOST)),
        100 * orders.min(ORDERS),
        risk,
        risk * i32::from(decree::birds(at, me)),
        100 * number(sites(at, me)).min(SITES),
        points,
    ]
}

/// Cards of a column that are something more to do each turn. Of those to build one is, a Vizier counted: each of them wants a new
/// clearing every turn, and two soon find none.
fn orders(at: Position, me: Seat, column: Column) -> i32 {
    let cards = i32::try_from(decree::cards(at, me, column).len()).unwrap_or(0);
    match column {
        Column::Build => cards.min(i32::from(!decree::has_vizier(at, me, column))),
        _ => cards,
    }
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

/// Cards of a column by the numbers of their suits, with a Vizier there or without.
fn demands(at: Position, me: Seat, column: Column, has_vizier: bool) -> [u8; Suit::ALL.len()] {
    let mut demands = [0; Suit::ALL.len()];
    for card in decree::cards(at, me, column).iter() {
        demands[at.face(card).suit.index()] += 1;
    }
    demands[Suit::Bird.index()] += u8::from(has_vizier);
    demands
}

/// How many clearings such cards need to be built in, each one of its own: birds beside those of the other suits.
fn needed(demands: [u8; Suit::ALL.len()], suit: Suit) -> u8 {
    if suit == Suit::Bird { demands.iter().sum() } else { demands[suit.index()] }
}

/// Clearings with warriors of the Eyrie from which cards to move can take them.
fn moved(at: Position, me: Seat, has_vizier: bool) -> ClearingSet {
    let demands = demands(at, me, Column::Move, has_vizier);
    let asked = Suit::ALL.into_iter().filter(|suit| demands[suit.index()] > 0);
    asked.fold(ClearingSet::EMPTY, |all, suit| all.or(decree::matching(at, suit))).and(held(at, me))
}

/// How likely the Decree cannot be done as things stand, in hundredths, with Viziers in these columns. Cards that fail add
/// up, and may come to more than 100.
fn risk(at: Position, me: Seat, has_vizier: impl Fn(Column) -> bool) -> i32 {
    let moved = moved(at, me, has_vizier(Column::Move));
    let mut risk = 0;
    for column in Column::ALL {
        let demands = demands(at, me, column, has_vizier(column));
        for suit in Suit::ALL.into_iter().filter(|suit| demands[suit.index()] > 0) {
            risk += fails(at, me, column, suit, demands, moved);
        }
    }
    risk
}

/// How likely cards of a suit in a column fail, in hundredths, if these are all the cards there and warriors can be moved from those
/// clearings before.
fn fails(
    at: Position,
    me: Seat,
    column: Column,
    suit: Suit,
    demands: [u8; Suit::ALL.len()],
    moved: ClearingSet,
) -> i32 {
    let matching = decree::matching(at, suit);
    let held = held(at, me);
    let supply = |kind: Kind| at.in_supply(me, kind);
    let next_to = |wanted: ClearingSet, from: ClearingSet| -> ClearingSet {
        wanted.iter().filter(|clearing| !at.adjacent(*clearing).and(from).is_empty()).collect()
    };
    match column {
        Column::Recruit => {
            let homes = at.table.clearings_with(me, ROOST).and(matching);
            // All cards of the column take from one supply.
            if supply(WARRIOR) < demands.iter().sum::<u8>() * leaders::recruits(at, me) {
                return LOST;
            }
            // With all that serve it the card is lost.
            homes.iter().fold(LOST, |risk, home| risk * exposure(at, me, home) / 100)
        }
        Column::Move if !held.and(matching).is_empty() => 0,
        Column::Move => {
            if next_to(matching, held).is_empty() {
                LOST
            } else {
                SHAKY
            }
        }
        Column::Battle => {
            let foes: ClearingSet = matching.iter().filter(|clearing| at.meets_another(me, *clearing)).collect();
            let fled =
                |met: ClearingSet| if suit == Suit::Bird { 0 } else { FLED.get(met.len()).copied().unwrap_or(0) };
            let (met, led) = (held.and(foes), next_to(foes, moved));
            if !met.is_empty() {
                fled(met.or(led))
            } else if !led.is_empty() {
                LED.max(fled(led))
            } else if next_to(foes, held).is_empty() {
                LOST
            } else {
                SHAKY
            }
        }
        Column::Build => {
            let count = needed(demands, suit);
            let enough = |clearings: ClearingSet| clearings.len() >= count.into();
            let ready = sites(at, me).and(matching);
            // All cards of the column take from one supply.
            if supply(ROOST) < demands.iter().sum() {
                return LOST;
            }
            if enough(ready) {
                return if runs_out(at, me, suit, count) { SPENT } else { 0 };
            }
            let near = |from: ClearingSet| ready.or(winnable(at, me, matching, from));
            if enough(near(moved)) {
                LED
            } else if enough(near(held)) {
                SHAKY
            } else {
                LOST
            }
        }
    }
}

/// Clearings among these where a roost could be built if the warriors of one of those went there.
fn winnable(at: Position, me: Seat, among: ClearingSet, from: ClearingSet) -> ClearingSet {
    let is_won = |site: &Clearing| at.adjacent(*site).and(from).iter().any(|from| wins(at, me, [from, *site]));
    among.iter().filter(|site| is_open(at, me, *site)).filter(is_won).collect()
}

/// Whether there is room for a roost.
fn is_open(at: Position, me: Seat, site: Clearing) -> bool {
    at.open_slots(site) > 0 && at.count(me, site, ROOST) == 0
}

/// Whether clearings of a suit have too little room to build in so many of them twice: what is built on in one turn is no site for the
/// next one.
fn runs_out(at: Position, me: Seat, suit: Suit, count: u8) -> bool {
    let open = decree::matching(at, suit).iter().filter(|site| is_open(at, me, *site)).count();
    open < 2 * usize::from(count)
}

/// Whether warriors who go all together rule at the far end: a tie is enough for the lords of the forest (ED-2.2).
fn wins(at: Position, me: Seat, [from, to]: [Clearing; 2]) -> bool {
    rule::weight(at, me, to) + at.warriors(me, from) >= rule::strongest_other(at, me, to)
}

/// What a roost that is lost takes from every Evening.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == ROOST && at.table.on_map(me, ROOST) > 1 {
        let left = remaining(at);
        return EVENING_POINT.of(80, left) + EVENING.of(80, left);
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
        WITH => Some(along(at, me, option.operand(1), at.table.clearings_with(me, ROOST))),
        FAIL => Some(-200),
        DONE if ask.prompt == "add-to-decree" => Some(5),
        PLACE if ask.prompt == "new-roost" => Some(50 - exposed(at, me, option.clearing(0))),
        _ => None,
    }
}

/// A card for the Decree: where it can be done it is one action more each turn; where it cannot, the end of all of them.
fn add(at: Position, me: Seat, card: Card, column: Column) -> i32 {
    let suit = at.face(card).suit;
    let mut demands = demands(at, me, column, decree::has_vizier(at, me, column));
    let there: u8 = demands.iter().sum();
    demands[suit.index()] += 1;
    let mut moved = moved(at, me, decree::has_vizier(at, me, Column::Move));
    if column == Column::Move {
        moved = moved.or(decree::matching(at, suit).and(held(at, me)));
    }
    let same = i32::from(demands[suit.index()] - 1);
    let brings = match column {
        Column::Recruit => 45,
        Column::Move => 35,
        Column::Battle => 25,
        // Each of them needs a new clearing every turn.
        Column::Build => {
            let spent = if runs_out(at, me, suit, needed(demands, suit)) { 40 } else { 0 };
            30 - 15 * i32::from(there) - spent
        }
    };
    brings - 8 * same - 3 * fails(at, me, column, suit, demands, moved) - card_worth(at, card) / 2
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
    15 * i32::from(strongest_near(at, me, clearing).saturating_sub(at.warriors(me, clearing)))
}

/// A move: to where a roost can be built or somebody can be fought, and not away from a roost that is alone then.
fn go(at: Position, me: Seat, [from, to]: [Clearing; 2]) -> i32 {
    let roost = |clearing| at.count(me, clearing, ROOST) > 0;
    let mut worth = travel(at, me, from, to);
    if !roost(to) && at.open_slots(to) > 0 && wins(at, me, [from, to]) {
        worth += if is_wanted(at, me, to) { 90 } else { 30 };
    }
    if roost(from) && strongest_near(at, me, from) > 0 {
        worth -= if is_only_home(at, me, from) { 65 } else { 25 };
    } else if roost(from) && at.warriors(me, from) < 3 {
        worth -= 15;
    }
    worth
}

/// Whether cards to build need such a clearing, and there are fewer than cards.
fn is_wanted(at: Position, me: Seat, site: Clearing) -> bool {
    let demands = demands(at, me, Column::Build, decree::has_vizier(at, me, Column::Build));
    let ready = sites(at, me);
    Suit::ALL.into_iter().filter(|suit| demands[suit.index()] > 0).any(|suit| {
        let matching = decree::matching(at, suit);
        matching.has(site) && !ready.has(site) && ready.and(matching).len() < needed(demands, suit).into()
    })
}

/// Whether cards to recruit have no other roost than this one.
fn is_only_home(at: Position, me: Seat, home: Clearing) -> bool {
    let demands = demands(at, me, Column::Recruit, decree::has_vizier(at, me, Column::Recruit));
    let homes = at.table.clearings_with(me, ROOST);
    Suit::ALL.into_iter().filter(|suit| demands[suit.index()] > 0).any(|suit| {
        let serving = homes.and(decree::matching(at, suit));
        serving.len() == 1 && serving.has(home)
    })
}
