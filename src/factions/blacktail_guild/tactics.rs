//! How the Guild is played: worksites bring builders, builders pay for cards, cards score.

use super::{
    APPRENTICE, Board, DEMOLISH, EMPTY, EXHAUST, EXHAUSTED, GARRISON, PROJECT, PROJECTS, REFURBISH, SPACES, STORE, WORKSITE, evening,
};
use crate::bots::evaluate::remaining;
use crate::decision::{Ask, Opt};
use crate::law::crafting::Purse;
use crate::law::verbs::CRAFT;
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat};

/// A worksite brings a builder and turns an item up, turn after turn.
const SITE: Trait = Trait::lasting("worksites", 170);
/// A builder is half of a point for whoever has the cards.
const BUILDER: Trait = Trait::new("builders", 32);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        SITE,
        BUILDER,
        Trait::lasting("items-ready", 60),
        Trait::lasting("items-exhausted", 50),
        Trait::lasting("full-projects", 150),
        Trait::new("points-in-hand", 35).by_hand(),
        Trait::new("payable-points", 35).by_hand(),
    ],
    measure: Some(measure),
    prospects: -600,
    fancy: Some(fancy),
    prize: Some(prize),
    falls: None,
};

/// Sites beyond this number bring less: boxes fill up.
const SITES: i32 = 5;

/// Worksites, builders, items by state, full projects, points that the hand could bring, and the most it could bring
/// with one card that the builders can pay.
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
    let purse = Purse { suits: board.builders, lent: 0 };
    let (mut all, mut best) = (0, 0);
    for card in at.table.hands[me.index()].iter() {
        let points = points(at, card);
        all += points;
        if at.face(card).cost.is_some_and(|cost| purse.pays(&cost)) {
            best = best.max(points);
        }
    }
    [
        100 * sites.min(SITES) + 50 * (sites - SITES).max(0),
        100 * board.builders.iter().map(|builders| i32::from(*builders)).sum::<i32>(),
        ready,
        exhausted,
        100 * i32::from(evening::full_projects(at, me)),
        100 * all,
        100 * best,
        0,
    ]
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
    let crew = at.board::<Board>(me).builders.get(at.suit(clearing).index()).copied().unwrap_or(0);
    let cards = at.table.crafted[me.index()].len() + at.table.hands[me.index()].len();
    let card = if cards > 0 { 40 } else { 0 };
    SITE.of(100, remaining(at)) + BUILDER.of(50 * i32::from(crew), 100) + card
}

fn fancy(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        CRAFT => {
            let card = option.card_at(0);
            let item = matches!(at.face(card).kind, CardKind::Item { .. });
            Some(95 * points(at, card) + if item { 25 } else { 10 })
        }
        GARRISON => Some(95),
        DEMOLISH => Some(60),
        APPRENTICE => Some(40),
        REFURBISH => Some(40 * points(at, option.card_at(0)) - 45),
        PROJECT => Some(70),
        EXHAUST => Some(20),
        STORE => Some(10),
        _ => None,
    }
}
