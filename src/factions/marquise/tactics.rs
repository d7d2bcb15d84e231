//! How the Marquise is played: sawmills first, then whatever scores most for its wood, behind enough cats to rule the routes.

use super::weights;
use super::{
    BUILD, BUILDINGS, Board, HEAL, KEEP, MARCH, OVERWORK, RECRUIT, RECRUITER, SAWMILL, SPEND_BIRD, WARRIOR, WOOD,
    WORKSHOP,
};
use super::{build, daylight, keep, tracks};
use crate::decision::{Ask, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::rule;
use crate::law::verbs::{PLACE, REMOVE};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::travel;
use crate::yardsticks::remaining;

/// A sawmill brings a wood every turn.
const MILL: Trait = Trait::lasting("sawmills", weights::SAWMILLS);
/// A workshop pays for crafts.
const SHOP: Trait = Trait::lasting("workshops", weights::WORKSHOPS);
/// A recruiter brings a cat every turn she likes.
const RECRUITING: Trait = Trait::lasting("recruiters", weights::RECRUITERS);
/// The keep saves cats, and keeps others out of a corner.
const HOME: Trait = Trait::lasting("keep", weights::KEEP);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        MILL,
        SHOP,
        RECRUITING,
        HOME,
        Trait::new("wood", weights::WOOD),
        Trait::new("buildings-at-hand", weights::BUILDINGS_AT_HAND),
        Trait::new("sites", weights::SITES),
        Trait::lasting("next-draw", weights::NEXT_DRAW),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[SPEND_BIRD],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// What a wood is worth that no ruled route leads anywhere, in hundredths of one that can be used.
const STRANDED: i32 = 30;
/// Sites beyond this number are not needed in the coming turns.
const SITES: u8 = 3;

/// Buildings of each type, the keep, wood, points of the best building that the wood of one chain pays for and has room for,
/// open slots where wood comes, cards of the coming draw.
fn measure(at: Position, me: Seat) -> Measures {
    let count = |kind| 100 * i32::from(at.table.on_map(me, kind));
    let supplied = build::supplied(at, me);
    let (mut wood, mut best, mut sites) = (0, 0, 0);
    for pile in at.table.clearings_with(me, WOOD).iter() {
        let worth = if supplied.has(pile) { 100 } else { STRANDED };
        wood += worth * i32::from(at.count(me, pile, WOOD));
    }
    let mut rest = supplied;
    while let Some(first) = rest.iter().next() {
        let chain = rule::joined(at, me, first);
        let slots: u8 = chain.iter().map(|clearing| at.open_slots(clearing)).sum();
        if slots > 0 {
            best = best.max(best_points(at, me, build::wood_along(at, me, chain)));
        }
        sites += slots;
        rest = rest.without(chain);
        rest.remove(first);
    }
    [
        count(SAWMILL),
        count(WORKSHOP),
        count(RECRUITER),
        count(KEEP),
        wood,
        100 * i32::from(best),
        100 * i32::from(sites.min(SITES)),
        100 * i32::from(tracks::next_draw(at, me)),
    ]
}

/// The most points that one building brings which so much wood pays for.
fn best_points(at: Position, me: Seat, wood: u8) -> u8 {
    let affordable = |kind: &Kind| tracks::cost(at, me, *kind).is_some_and(|cost| cost <= wood);
    BUILDINGS.into_iter().filter(affordable).map(|kind| tracks::points(at, me, kind)).max().unwrap_or(0)
}

/// A building that falls can be built again for the points it gave; what it brought meanwhile is lost.
fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    let left = remaining(at);
    match kind {
        SAWMILL => 20 + MILL.of(100, left),
        RECRUITER => 20 + RECRUITING.of(100, left),
        WORKSHOP => 20 + SHOP.of(100, left),
        KEEP => 30 + HOME.of(100, left),
        _ => 35,
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        BUILD => Some(building(at, me, option.piece_at(1).1, option.clearing(0))),
        RECRUIT => Some(16 * i32::from(daylight::MUSTER.yields(at, me)) - 4),
        OVERWORK => Some(overwork(at, me, option.clearing(0), option.card_at(1))),
        SPEND_BIRD => Some(bird(at, me, option.card_at(0))),
        MARCH => Some(march(at, me, option.clearing(0), option.clearing(1))),
        HEAL => Some(40 - card_worth(at, option.card_at(1))),
        REMOVE if ask.prompt == "pay-wood" => Some(exposure(at, me, option.clearing(0)) / 4),
        PLACE => place(at, me, ask.prompt, option.clearing(0)),
        _ => None,
    }
}

/// The points at once, and what the building brings, where it is safe.
fn building(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> i32 {
    let cost = i32::from(tracks::cost(at, me, kind).unwrap_or(0));
    let points = i32::from(tracks::points(at, me, kind));
    let lasting = match kind {
        SAWMILL => MILL,
        RECRUITER => RECRUITING,
        _ => SHOP,
    };
    let worth = lasting.of(100, remaining(at));
    100 * points + worth - 25 * cost - exposure(at, me, clearing) * (100 + worth) / 100
}

/// A wood for a card: good if it is the one that was missing.
fn overwork(at: Position, me: Seat, mill: Clearing, card: Card) -> i32 {
    let chain = rule::joined(at, me, mill);
    let wood = build::wood_along(at, me, chain);
    let more = i32::from(best_points(at, me, wood + 1)) - i32::from(best_points(at, me, wood));
    let left = daylight::all_actions(at, me).saturating_sub(at.table.turn.used);
    let in_time = if left > 1 { 60 } else { 30 };
    20 + in_time * more.max(0) - card_worth(at, card)
}

/// One more action for a bird: for a building, or if the card would have to go anyway.
fn bird(at: Position, me: Seat, card: Card) -> i32 {
    let cards = at.hand(me).len() + usize::from(tracks::next_draw(at, me));
    let surplus = if cards > HAND_LIMIT { 30 } else { 0 };
    let wood = at.table.clearings_with(me, WOOD).iter().map(|pile| rule::joined(at, me, pile));
    let most = wood.map(|chain| best_points(at, me, build::wood_along(at, me, chain))).max().unwrap_or(0);
    let spent = at.table.turn.used >= daylight::all_actions(at, me);
    surplus + if spent { 45 * i32::from(most) } else { 0 } + 10 - card_worth(at, card)
}

/// Cats go where they win a route or a prize, and leave no building alone.
fn march(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let mut worth = travel(at, me, from, to);
    let is_ruled = rule::is_ruler(at, me, to);
    if !is_ruled && at.open_slots(to) > 0 {
        worth += 8;
    }
    if at.prizes(me, to) > 0 && !is_ruled {
        worth += 15;
    }
    if at.prizes(me, from) > 0 && at.count(me, from, WARRIOR) < 2 {
        worth -= 20;
    }
    if at.board::<Board>(me).marching > 0 {
        worth += 2;
    }
    worth
}

/// Where things come: buildings of the start together and near the keep, wood and cats where they are safe.
fn place(at: Position, me: Seat, prompt: &str, clearing: Clearing) -> Option<i32> {
    match prompt {
        "starting-sawmill" | "starting-workshop" | "starting-recruiter" => {
            let at_home = keep::clearing(at, me) == Some(clearing);
            Some(if at_home { 6 } else { 0 } + 3 * i32::from(at.prizes(me, clearing)))
        }
        "wood-where" | "recruit-where" => {
            let danger = exposure(at, me, clearing);
            Some(if prompt == "recruit-where" { danger / 2 } else { -danger / 2 })
        }
        _ => None,
    }
}
