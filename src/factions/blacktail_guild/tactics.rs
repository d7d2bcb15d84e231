//! How the Guild is played: worksites bring builders, builders pay for cards, cards score.

use arrayvec::ArrayVec;

use super::weights;
use super::{
    APPRENTICE, BOX, Board, DEMOLISH, EMPTY, EXHAUST, EXHAUSTED, Figures, GARRISON, NAMES, PROJECT, PROJECTS,
    REFURBISH, SPACES, STORE, WARRIOR, WORKSITE, boxes_of, evening,
};
use crate::decision::{Ask, Opt};
use crate::law::crafting;
use crate::law::paying::Purse;
use crate::law::verbs::{CRAFT, DISCARD, DONE, GIVE, MOVE, WITH};
use crate::law::{placing, rule};
use crate::play::{CardKind, Cost, Means, Measures, Placing, Position, Tactics, Trait};
use crate::terms::{Card, CardSet, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{NEVER, along, battle, travel};
use crate::yardsticks::remaining;

/// A worksite brings a builder and turns an item up, turn after turn.
const SITE: Trait = Trait::lasting("worksites", weights::WORKSITES);
/// A builder is a point for whoever has the cards. All that speaks for keeping builders and cards together has to stay
/// below the points they would score tonight, or crafting is put off for ever.
const BUILDER: Trait = Trait::new("builders", weights::BUILDERS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        SITE,
        BUILDER,
        Trait::lasting("items-ready", weights::ITEMS_READY),
        Trait::lasting("items-exhausted", weights::ITEMS_EXHAUSTED),
        Trait::lasting("full-projects", weights::FULL_PROJECTS),
        Trait::new("points-in-hand", weights::POINTS_IN_HAND).by_hand(),
        Trait::new("payable-points", weights::PAYABLE_POINTS).by_hand(),
        // Beyond the danger that anybody sees: whoever comes for worksites comes twice.
        Trait::new("danger", weights::DANGER).settled(),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[PROJECT],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// A worksite that nobody guards falls to anybody within two moves: in games of four Rangers, four of five within a round.
const BARE: i32 = 100;

/// What a place for a worksite is worth, in hundredths of one: a crowd does better to spread to where it can build.
const ROOM: i32 = 15;

/// Sites beyond this number bring less: boxes fill up.
const SITES: i32 = 5;

/// Worksites, builders, items by state, full projects, points that the hand could bring and those that the builders of
/// the next evening can pay, what sites that enemies can storm would take with them.
fn measure(at: Position, me: Seat) -> Measures {
    let board = at.board::<Board>(me);
    let sites = i32::from(at.table.on_map(me, WORKSITE));
    let (mut ready, mut exhausted) = (0, 0);
    for project in 0..PROJECTS {
        for space in 0..SPACES {
            match board.state(project, space) {
                EMPTY => {}
                EXHAUSTED => exhausted += 100,
                _ => ready += 100,
            }
        }
    }
    let hand = at.hand(me);
    let all: i32 = hand.iter().map(|card| points(at, card)).sum();
    let exposed = |site: Clearing| {
        i32::from(at.count(me, site, WORKSITE)) * risk(at, me, site) * prize(at, me, WORKSITE, site) / 100
    };
    [
        100 * sites.min(SITES) + 50 * (sites - SITES).max(0) + ROOM * sites_to_come(at, me),
        100 * board.builders.iter().map(|builders| i32::from(*builders)).sum::<i32>(),
        ready,
        exhausted,
        100 * i32::from(evening::full_projects(at, me)),
        100 * all,
        100 * best_crafts(at, me, hand, next_crew(at, me)),
        at.table.clearings_with(me, WORKSITE).iter().map(exposed).sum(),
    ]
}

/// Worksites that could be built next Daylight: where the Guild rules, with a slot and a builder (BG.5.1).
fn sites_to_come(at: Position, me: Seat) -> i32 {
    let mut crew = next_crew(at, me);
    let mut sites = 0;
    for clearing in at.clearings().iter().filter(|clearing| at.warriors(me, *clearing) > 0) {
        let Some(suit) = boxes_of(at, clearing).find(|suit| crew[suit.index()] > 0) else { continue };
        let placing = Placing { by: me, owner: me, kind: WORKSITE, clearing };
        if placing::may_place(at, &placing).is_ok() && rule::is_ruler(at, me, clearing) {
            crew[suit.index()] -= 1;
            sites += 1;
        }
    }
    sites
}

/// How likely a worksite falls to somebody who comes twice, in hundredths.
fn risk(at: Position, me: Seat, site: Clearing) -> i32 {
    if at.warriors(me, site) > 0 {
        return exposure(at, me, site);
    }
    let near = at.adjacent(site);
    let far = near.iter().fold(near, |reach, next| reach.or(at.adjacent(next)));
    let comes = |enemy| far.iter().any(|from| at.warriors(enemy, from) > 0);
    if at.others(me).any(comes) { BARE } else { 0 }
}

/// The builders there will be next evening: those of the worksites and one from the Quarry (BG.4.1, BG.4.2.IV).
fn next_crew(at: Position, me: Seat) -> [u8; 3] {
    let cap = at.figures::<Figures>(me).box_cap;
    let mut crew = at.board::<Board>(me).builders;
    for site in at.table.clearings_with(me, WORKSITE).iter() {
        if let Some(suit) = boxes_of(at, site).min_by_key(|suit| crew[suit.index()]) {
            crew[suit.index()] = cap.min(crew[suit.index()] + at.count(me, site, WORKSITE));
        }
    }
    if let Some(fewest) = crew.iter_mut().min() {
        *fewest = cap.min(*fewest + 1);
    }
    crew
}

/// The most points these cards bring when these builders pay (BG.2.3, BG.6.1).
fn best_crafts(at: Position, me: Seat, cards: CardSet, crew: [u8; 3]) -> i32 {
    let craftable = |card: Card| crafting::craftable(at, me, card).ok().map(|cost| (cost, points(at, card)));
    let crafts: ArrayVec<(Cost, i32), 6> =
        cards.iter().filter_map(craftable).filter(|(_, points)| *points > 0).take(6).collect();
    most(&crafts, Cost::NOTHING, Purse::of(Means::of(crew)))
}

/// The most points of some of these crafts, when so much is to be paid already.
fn most(crafts: &[(Cost, i32)], paid: Cost, purse: Purse) -> i32 {
    let Some(((cost, points), rest)) = crafts.split_first() else { return 0 };
    let mut with = Cost { any: paid.any + cost.any, ..paid };
    with.suits.iter_mut().zip(cost.suits).for_each(|(sum, icons)| *sum += icons);
    let without = most(rest, paid, purse);
    if purse.pays(&with) { without.max(points + most(rest, with, purse)) } else { without }
}

/// Points of this evening that are lost with one builder of a suit.
fn spoiled(at: Position, me: Seat, suit: Suit) -> i32 {
    let crew = at.board::<Board>(me).builders;
    let mut rest = crew;
    if let Some(left) = rest.get_mut(suit.index()) {
        *left = left.saturating_sub(1);
    }
    let hand = at.hand(me);
    best_crafts(at, me, hand, crew) - best_crafts(at, me, hand, rest)
}

/// The same for a builder that a clearing asks for, from the box that misses it least.
fn spoiled_by_use(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let spares = |suit: &Suit| at.board::<Board>(me).builders[suit.index()] > 0;
    boxes_of(at, clearing).filter(spares).map(|suit| spoiled(at, me, suit)).min().unwrap_or(0)
}

/// Points that crafting a card brings (BG.2.1.I).
fn points(at: Position, card: Card) -> i32 {
    let face = at.face(card);
    match (&face.kind, face.cost) {
        (CardKind::Item { item, points }, _) if at.table.item_supply[item.index()] > 0 => i32::from(*points),
        (CardKind::Item { .. }, _) | (_, None) => 0,
        (_, Some(cost)) => i32::from(cost.icons()),
    }
}

/// A worksite takes half of a box and a card with it (BG.2.4).
fn prize(at: Position, me: Seat, _: Kind, clearing: Clearing) -> i32 {
    let crew = boxes_of(at, clearing).map(|suit| at.board::<Board>(me).builders[suit.index()]).max().unwrap_or(0);
    let cards = at.table.crafted[me.index()].len() + at.hand(me).len();
    let card = if cards > 0 { 40 } else { 0 };
    SITE.of(100, remaining(at)) + BUILDER.of(50 * i32::from(crew), 100) + card
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        CRAFT => {
            let card = option.card_at(0);
            let item = matches!(at.face(card).kind, CardKind::Item { .. });
            Some(95 * points(at, card) + if item { 25 } else { 10 })
        }
        GARRISON => Some(garrison(at, me, option.clearing(0))),
        DEMOLISH => Some(item(at) - 85 * spoiled_by_use(at, me, option.clearing(0))),
        APPRENTICE => Some(item(at) - 10 - 85 * spoiled_by_use(at, me, option.clearing(0))),
        REFURBISH => Some(refurbish(at, me, option.card_at(0), option.suit_at(1))),
        PROJECT => Some(project(at, me, option.operand(0))),
        DONE if ask.prompt == "projects" => Some(if is_work_left(at, me) { NEVER } else { 0 }),
        EXHAUST => Some(20),
        STORE => Some(10),
        BOX => {
            let mut crew = next_crew(at, me);
            let hand = at.hand(me);
            let before = best_crafts(at, me, hand, crew);
            crew[option.suit_at(0).index()] += 1;
            Some(10 + 40 * (best_crafts(at, me, hand, crew) - before))
        }
        DISCARD | GIVE => Some(-card_worth(at, option.card_at(0)) - 20 * points(at, option.card_at(0))),
        MOVE => Some(march(at, me, option.clearing(0), option.clearing(1))),
        WITH => Some(along(at, me, option.operand(1), at.table.clearings_with(me, WORKSITE))),
        _ => None,
    }
}

/// Windmill and Quarry always bring something. The other two make the Guild move or battle once they run (BG.4.2.II,
/// BG.4.2.III), so they are as good as the best move or battle at hand.
fn project(at: Position, me: Seat, project: u8) -> i32 {
    let crews = || at.clearings().iter().filter(|clearing| at.warriors(me, *clearing) > 0);
    match NAMES[usize::from(project)] {
        "salt-road" => {
            let roads = crews().flat_map(|from| at.adjacent(from).iter().map(move |to| (from, to)));
            roads.map(|(from, to)| march(at, me, from, to)).max().unwrap_or(0) + 15
        }
        "ironworks" => {
            let fights = crews().flat_map(|clearing| at.others(me).map(move |enemy| (clearing, enemy)));
            let fights = fights.filter(|(clearing, enemy)| at.visible(*enemy, *clearing));
            fights.map(|(clearing, enemy)| battle(at, me, clearing, enemy)).max().unwrap_or(0)
        }
        _ => 70,
    }
}

/// Whether Windmill or Quarry could still run: their first unit is free (BG.4.2). A Windmill is free only while the
/// supply holds more warriors than the next Clock In takes (BG.4.1).
fn is_work_left(at: Position, me: Seat) -> bool {
    let board = at.board::<Board>(me);
    let idle = |name| NAMES.iter().position(|project| *project == name).is_some_and(|n| board.done & (1 << n) == 0);
    let supply = at.in_supply(me, WARRIOR);
    let cap = at.figures::<Figures>(me).box_cap;
    let room = board.builders.iter().any(|builders| *builders < cap);
    (idle("windmill") && supply > at.table.on_map(me, WORKSITE)) || (idle("quarry") && supply > 0 && room)
}

fn march(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    travel(at, me, from, to) + building_site(at, me, to)
}

/// An item works turn after turn.
fn item(at: Position) -> i32 {
    10 + 50 * remaining(at) / 100
}

/// A worksite pays the more the earlier it stands, if it stands safely and its builder is not missed tonight.
fn garrison(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let safe = 100 - exposure(at, me, clearing);
    15 + SITE.of(safe, remaining(at)) * 60 / 100 - 85 * spoiled_by_use(at, me, clearing)
}

/// Where a worksite could be built if warriors came.
fn building_site(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let builders = boxes_of(at, clearing).map(|suit| at.board::<Board>(me).builders[suit.index()]).max().unwrap_or(0);
    let open = placing::may_place(at, &Placing { by: me, owner: me, kind: WORKSITE, clearing }).is_ok();
    if builders > 0 && open { SITE.of(15, remaining(at)) } else { 0 }
}

/// Three builders for a card (BG.5.2): good if the others can pay it the same evening.
fn refurbish(at: Position, me: Seat, card: Card, suit: Suit) -> i32 {
    let worth = points(at, card);
    if worth == 0 {
        return -60;
    }
    let mut hand = at.hand(me);
    let mut crew = at.board::<Board>(me).builders;
    let before = best_crafts(at, me, hand, crew);
    hand.insert(card);
    crew[suit.index()] = crew[suit.index()].saturating_sub(at.figures::<Figures>(me).refurbish_cost);
    85 * (best_crafts(at, me, hand, crew) - before) + 20 * worth - 50
}
