//! How the Cult is played: gardens of each suit for points and cards, every card revealed for something before those that
//! score are spent, warriors beside gardens, acolytes for buildings.

use super::{BUILD, CONVERT, CRUSADE, Figures, GARDENS, MARCH, RECRUIT, SACRIFICE, SANCTIFY, SCORE, SPACES, WARRIOR};
use super::{acolytes, conspiracies, crusade, gardens, outcast, rituals, weights};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::verbs::{BATTLE, CRAFT, DISCARD, DONE, SPEND};
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Card, Class, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{battle, travel};
use crate::yardsticks::{remaining, units};

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
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: Some(menaces),
    falls: None,
};

/// Acolytes beyond this number wait for nothing.
const ENOUGH: u8 = 6;
/// Clearings to build in beyond this number bring no more.
const SITES: i32 = 3;
/// What the first garden of a suit is worth as the way to the second, in hundredths of a point of a Score ritual.
const ON_THE_WAY: i32 = 75;
/// How likely a building is sanctified that can be, in hundredths.
const SANCTIFIED: i32 = 60;

/// Gardens on the map, points and cards that they bring, acolytes, points for cards in hand, clearings to build in.
fn measure(at: Position, me: Seat) -> Measures {
    let out: u8 = GARDENS.into_iter().map(|garden| at.table.on_map(me, garden)).sum();
    let points: i32 = Suit::OF_CLEARINGS.into_iter().map(|suit| points_of(at, me, gardens_of(at, me, suit))).sum();
    let ready: u8 = Suit::OF_CLEARINGS.into_iter().map(|suit| ready(at, me, suit)).sum();
    [
        100 * i32::from(out),
        points,
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
    let out = gardens_of(at, me, suit);
    if suit.index() >= GARDENS.len() || out >= SPACES { 0 } else { row(at, me, out + 1) - row(at, me, out) }
}

fn gardens_of(at: Position, me: Seat, suit: Suit) -> usize {
    gardens::on_map(at, me, suit).into()
}

/// Points of a Score ritual with so many gardens of its suit, in hundredths.
fn points_of(at: Position, me: Seat, gardens: usize) -> i32 {
    let points = |space: usize| 100 * i32::from(at.figures::<Figures>(me).garden_vp[space.min(SPACES - 1)]);
    match gardens {
        0 => 0,
        1 => points(0).max(ON_THE_WAY),
        _ => points(gardens - 1),
    }
}

/// What so many gardens of a suit are worth together: themselves, points, cards.
fn row(at: Position, me: Seat, gardens: usize) -> i32 {
    let figures = at.figures::<Figures>(me);
    let cards: u8 = figures.garden_draw.iter().take(gardens).sum();
    let left = remaining(at);
    GARDEN.of(units(gardens), left) + POINT.of(points_of(at, me, gardens), left) + DRAW.of(100 * i32::from(cards), left)
}

/// What a garden that falls takes along: its share of what those of its suit bring, as more may follow, and a card. It can be
/// built again.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    let Some(suit) = at.piece(me, kind).suit else { return 0 };
    let out = gardens_of(at, me, suit);
    45 + row(at, me, out) * 200 / (3 * units(out).max(100))
}

/// Acolytes sanctify buildings in the suit of the Outcast that Birdsong is going to find.
fn menaces(at: Position, me: Seat, victim: Seat, clearing: Clearing) -> i32 {
    let (acolytes, buildings) = (acolytes::count(at, me), at.count_class(victim, clearing, Class::Building));
    if buildings == 0 || acolytes + 1 < conspiracies::SANCTIFY_COST {
        return 0;
    }
    let outcast = outcast::adjusted(at, me);
    let price = conspiracies::SANCTIFY_COST - u8::from(outcast.hated);
    let left = gardens::of_suit(outcast.suit).map_or(0, |garden| at.in_supply(me, garden));
    let can = at.suits(clearing).has(outcast.suit);
    if can { SANCTIFIED * i32::from((acolytes / price).min(buildings).min(left)) } else { 0 }
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
        SANCTIFY => Some(sanctify(at, me, option.clearing(0)) - price(at, me, conspiracies::SANCTIFY_COST)),
        CRUSADE => Some(battle(at, me, option.clearing(0), option.seat_at(1)) - price(at, me, crusade::COST)),
        MARCH => {
            let [from, to] = [option.clearing(0), option.clearing(1)];
            Some(travel(at, me, from, to) + relief(at, me, to) - price(at, me, crusade::COST))
        }
        CRAFT if is_small_bird(at, option.card_at(0)) => Some(15),
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

/// What a garden is worth in a clearing: half where it is bound to fall, and then the point and the card are lost.
fn standing(at: Position, me: Seat, clearing: Clearing, garden: i32) -> i32 {
    // Nobody of its own stays where hired warriors go.
    let danger = if at.warriors(me, clearing) == 0 { 100 } else { exposure(at, me, clearing) };
    garden * (200 - danger) / 200 - 60 * danger / 100
}

/// The best garden for a clearing.
fn build(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let suits = at.suits(clearing);
    let best =
        Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit)).map(|suit| next_garden(at, me, suit)).max();
    60 + standing(at, me, clearing, best.unwrap_or(0))
}

/// A warrior where a garden needs a guard, or where it lets the Cult rule a clearing with room for one.
fn recruit(at: Position, me: Seat, clearing: Clearing) -> i32 {
    if at.in_supply(me, WARRIOR) == 0 {
        return -5;
    }
    let guarded = i32::from(gardens::in_clearing(at, me, clearing));
    if guarded > 0 {
        let bare = if at.warriors(me, clearing) == 0 { 40 } else { 0 };
        return 20 + bare + exposure(at, me, clearing) * guarded * 2 / 3;
    }
    let open = at.open_slots(clearing) > 0;
    let (own, other) = (rule::weight(at, me, clearing), rule::strongest_other(at, me, clearing));
    let wins = own <= other && own + 1 > other;
    10 + if wins && open { 45 } else { 0 } + if open && own > other { 12 } else { 0 } - 3 * i32::from(own)
}

/// What warriors are worth who come to where a garden has hardly any.
fn relief(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let bare = gardens::in_clearing(at, me, clearing) > 0 && at.warriors(me, clearing) < 2;
    if bare { exposure(at, me, clearing) } else { 0 }
}

/// A warrior of an enemy less, one of the Cult more, and rule where that changes it.
fn convert(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let (own, other) = (rule::weight(at, me, clearing), rule::strongest_other(at, me, clearing));
    let wins = own <= other && own + 2 > other && gardens::in_clearing(at, me, clearing) == 0;
    let guards = gardens::in_clearing(at, me, clearing) > 0;
    30 + if wins && at.open_slots(clearing) > 0 { 60 } else { 0 } + if guards { 20 } else { 0 }
}

/// The point, what the enemy loses, and a garden of the Outcast suit.
fn sanctify(at: Position, me: Seat, clearing: Clearing) -> i32 {
    160 + standing(at, me, clearing, next_garden(at, me, outcast::of(at, me).suit))
}

/// A bird in hand is an acolyte every turn, which is more than what most of them do once they are crafted.
fn is_small_bird(at: Position, card: Card) -> bool {
    let face = at.face(card);
    face.suit == Suit::Bird && !matches!(face.kind, CardKind::Item { .. })
}

/// What a card in hand is good for beside what it is to anybody: a ritual each turn, and points for those of a suit with
/// gardens.
fn use_of(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    if suit == Suit::Bird { 20 } else { 25 + 20 * i32::from(gardens::points(at, me, suit)) }
}
