//! How the Cult is played: gardens of each suit for points and cards, every card revealed for something before those that
//! score are spent, warriors beside gardens, acolytes for buildings.

use super::{BUILD, CONVERT, CRUSADE, Figures, GARDENS, MARCH, RECRUIT, SACRIFICE, SANCTIFY, SCORE, SPACES, WARRIOR};
use super::{acolytes, conspiracies, crusade, gardens, outcast, rituals, weights};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::verbs::{BATTLE, DISCARD, DONE, SPEND};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{battle, travel};
use crate::yardsticks::remaining;

/// A garden rules its clearing for good, and crafts when its suit is the Outcast.
const GARDEN: Trait = Trait::lasting("gardens", weights::GARDENS);
/// A point of a Score ritual, which each turn with a card of its suit brings.
const POINT: Trait = Trait::lasting("score-points", weights::SCORE_POINTS);
/// A card that Evening draws: for the Cult each is a ritual.
const DRAW: Trait = Trait::lasting("next-draw", weights::NEXT_DRAW);
/// An acolyte is a third of a building, or half of a battle.
const ACOLYTE: Trait = Trait::new("acolytes", weights::ACOLYTES);
/// A point that a card in hand could score now.
const READY: Trait = Trait::new("ready-points", weights::READY_POINTS).by_hand();

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[GARDEN, POINT, DRAW, ACOLYTE, READY, Trait::new("sites", weights::SITES)],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// Acolytes beyond this number wait for nothing.
const ENOUGH: u8 = 6;
/// Clearings to build in beyond this number bring no more.
const SITES: i32 = 3;

/// Gardens on the map, points and cards that they bring, acolytes, points for cards in hand, clearings to build in.
fn measure(at: Position, me: Seat) -> Measures {
    let out: u8 = GARDENS.into_iter().map(|garden| at.table.on_map(me, garden)).sum();
    let points: u8 = Suit::OF_CLEARINGS.into_iter().map(|suit| gardens::points(at, me, suit)).sum();
    let ready: u8 = Suit::OF_CLEARINGS.into_iter().map(|suit| ready(at, me, suit)).sum();
    [
        100 * i32::from(out),
        100 * i32::from(points),
        100 * i32::from(gardens::next_draw(at, me)),
        100 * i32::from(acolytes::count(at, me).min(ENOUGH)),
        100 * i32::from(ready),
        100 * sites(at, me).min(SITES),
        0,
        0,
    ]
}

/// Points that a card in hand could score in this suit.
fn ready(at: Position, me: Seat, suit: Suit) -> u8 {
    let holds = at.hand(me).iter().any(|card| at.face(card).suit == suit);
    if holds { gardens::points(at, me, suit) } else { 0 }
}

/// How many clearings the Cult rules in which a garden could be built.
fn sites(at: Position, me: Seat) -> i32 {
    let open = |clearing: &Clearing| at.open_slots(*clearing) > 0 && rule::is_ruler(at, me, *clearing);
    i32::try_from(at.clearings().iter().filter(open).count()).unwrap_or(0)
}

/// What one more garden of a suit brings: itself, points and a card that its space uncovers.
fn next_garden(at: Position, me: Seat, suit: Suit) -> i32 {
    change(at, me, suit, gardens::on_map(at, me, suit).into())
}

/// What the garden on this space of its track brings, the first one being 0.
fn change(at: Position, me: Seat, suit: Suit, space: usize) -> i32 {
    if suit.index() >= GARDENS.len() || space >= SPACES {
        return 0;
    }
    let figures = at.figures::<Figures>(me);
    let points = |space: usize| i32::from(figures.garden_vp[space]);
    let more = points(space) - if space > 0 { points(space - 1) } else { 0 };
    let left = remaining(at);
    // The first of a suit is on the way to the second.
    let promise = if space == 0 { POINT.of(90, left) } else { 0 };
    let cards = 100 * i32::from(figures.garden_draw[space]);
    GARDEN.of(100, left) + POINT.of(100 * more, left) + DRAW.of(cards, left) + promise
}

/// What a garden that falls takes along: its points and bonus, and a card.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    let Some(suit) = at.piece(me, kind).suit else { return 0 };
    let last = usize::from(gardens::on_map(at, me, suit)).saturating_sub(1);
    20 + change(at, me, suit, last) * 2 / 3
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        SCORE => Some(score(at, me, option.card_at(0), option.suit_at(1))),
        BUILD => Some(build(at, me, option.clearing(0)) - kept_from_scoring(at, me, option.card_at(1))),
        RECRUIT => Some(recruit(at, me, option.clearing(0)) - kept_from_scoring(at, me, option.card_at(1))),
        SACRIFICE => Some(if at.in_supply(me, WARRIOR) > 0 { 40 } else { -5 }),
        CONVERT => Some(convert(at, me, option.clearing(0)) - price(at, me, conspiracies::CONVERT_COST)),
        SANCTIFY => Some(sanctify(at, me) - price(at, me, conspiracies::SANCTIFY_COST)),
        CRUSADE => Some(battle(at, me, option.clearing(0), option.seat_at(1)) - price(at, me, crusade::COST)),
        MARCH => Some(travel(at, me, option.clearing(0), option.clearing(1)) - price(at, me, crusade::COST)),
        BATTLE if ask.prompt == "crusade-battle" => Some(10 + battle(at, me, option.clearing(0), option.seat_at(1))),
        DISCARD | SPEND => Some(-card_worth(at, option.card_at(0)) - use_of(at, me, option.card_at(0))),
        DONE if ask.prompt == "rituals" => Some(-10),
        DONE if ask.prompt == "conspiracies" => Some(0),
        _ => None,
    }
}

/// What acolytes that pay are worth.
fn price(at: Position, me: Seat, cost: u8) -> i32 {
    ACOLYTE.of(100 * i32::from(conspiracies::price(at, me, cost)), remaining(at))
}

/// The points against the card, which is gone.
fn score(at: Position, me: Seat, card: Card, suit: Suit) -> i32 {
    100 * i32::from(gardens::points(at, me, suit)) - card_worth(at, card) - 15
}

/// What it costs that a card which could score lies revealed for something else, where no other of its suit is held. Evening
/// brings it back.
fn kept_from_scoring(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    let another = at.hand(me).iter().any(|other| other != card && at.face(other).suit == suit);
    if another || rituals::has_scored(at, me, suit) { 0 } else { 70 * i32::from(gardens::points(at, me, suit)) }
}

/// The best garden for a clearing; where it would fall at once it is worth half.
fn build(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let suits = at.suits(clearing);
    let best =
        Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit)).map(|suit| next_garden(at, me, suit)).max();
    60 + best.unwrap_or(0) * (200 - exposure(at, me, clearing)) / 200
}

/// A warrior where a garden needs a guard, or where it lets the Cult rule a clearing with room for one.
fn recruit(at: Position, me: Seat, clearing: Clearing) -> i32 {
    if at.in_supply(me, WARRIOR) == 0 {
        return -5;
    }
    if gardens::in_clearing(at, me, clearing) > 0 {
        return 20 + exposure(at, me, clearing) / 3;
    }
    let open = at.open_slots(clearing) > 0;
    let (own, other) = (rule::weight(at, me, clearing), rule::strongest_other(at, me, clearing));
    let wins = own <= other && own + 1 > other;
    10 + if wins && open { 45 } else { 0 } + if open && own > other { 12 } else { 0 } - 3 * i32::from(own)
}

/// A warrior of an enemy less, one of the Cult more, and rule where that changes it.
fn convert(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let (own, other) = (rule::weight(at, me, clearing), rule::strongest_other(at, me, clearing));
    let wins = own <= other && own + 2 > other && gardens::in_clearing(at, me, clearing) == 0;
    let guards = gardens::in_clearing(at, me, clearing) > 0;
    30 + if wins && at.open_slots(clearing) > 0 { 60 } else { 0 } + if guards { 20 } else { 0 }
}

/// The point, what the enemy loses, and a garden of the Outcast suit.
fn sanctify(at: Position, me: Seat) -> i32 {
    160 + next_garden(at, me, outcast::of(at, me).suit)
}

/// What a card in hand is good for beside what it is to anybody: a ritual each turn, and points for those of a suit with
/// gardens.
fn use_of(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    if suit == Suit::Bird { 20 } else { 25 + 20 * i32::from(gardens::points(at, me, suit)) }
}
