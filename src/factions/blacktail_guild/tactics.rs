//! How the Guild is played: worksites bring builders, builders pay for cards, cards score.

use super::{
    APPRENTICE, Board, DEMOLISH, EMPTY, EXHAUST, EXHAUSTED, GARRISON, PROJECT, PROJECTS, REFURBISH, SPACES, STORE, WORKSITE, evening,
};
use crate::decision::{Ask, Opt};
use crate::law::crafting::Purse;
use crate::law::verbs::CRAFT;
use crate::play::{CardKind, Position, Tactics};
use crate::terms::{Card, Clearing, Kind, Seat};

pub(super) const TACTICS: Tactics = Tactics { worth: Some(worth), fancy: Some(fancy), prize: Some(prize) };

/// What a worksite brings over the turns to come: builders and fresh items.
const PER_SITE: i32 = 90;
/// Sites beyond this number bring less: boxes fill up.
const SITES: i32 = 5;

fn worth(at: Position, me: Seat) -> i32 {
    let board = at.board::<Board>(me);
    let sites = i32::from(at.table.on_map(me, WORKSITE));
    let mut worth = PER_SITE * sites.min(SITES) + PER_SITE / 2 * (sites - SITES).max(0);
    worth += 16 * board.builders.iter().map(|builders| i32::from(*builders)).sum::<i32>();
    for project in 0..PROJECTS {
        for space in 0..SPACES {
            worth += match board.state(project, space) {
                EMPTY => 0,
                EXHAUSTED => 18,
                _ => 30,
            };
        }
    }
    worth += 60 * i32::from(evening::full_projects(at, me));
    let purse = Purse { suits: board.builders, lent: 0 };
    let mut best = 0;
    for card in at.table.hands[me.index()].iter() {
        if let Some(cost) = at.face(card).cost
            && purse.pays(&cost)
        {
            best = best.max(points(at, card));
        }
    }
    worth + 35 * best
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
fn prize(_: Position, _: Seat, _: Kind, _: Clearing) -> i32 {
    190
}

fn fancy(at: Position, _: &Ask, option: Opt) -> Option<i32> {
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
