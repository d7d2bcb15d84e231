//! How the Vagabond is played: go where quests, ruins and friends are, keep items whole, and fight where it pays.

use super::characters;
use super::quests;
use super::relationships::{self, ALLIED, HOSTILE};
use super::weights;
use super::{
    AID, ALLY, Board, CARDS, CHARACTER, COERCE, CON, DAMAGE, DROP, DUEL, ENLIST, EXHAUST, EXPLORE, GLIDE, HIDEOUT,
    IMPROVISE, INSTIGATE, JOIN, LABOR, POINTS, QUEST, REFRESH, REPAIR, SCORCH, STAND_IN, STEAL, STRIKE, SWIFT,
    birdsong, moves, state,
};
use crate::decision::{Ask, Opt};
use crate::law::items;
use crate::law::verbs::{BATTLE, CRAFT, ITEM, MOVE, SEND_TO, WITH};
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Class, Clearing, Held, HeldSet, Item, Place, Seat, Suit};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{remaining, units};

/// An item acts turn after turn.
const ITEM_HELD: Trait = Trait::lasting("items", weights::ITEMS);
/// Two points for every Aid to come.
const ALLY_MADE: Trait = Trait::lasting("allies", weights::ALLIES);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        ITEM_HELD,
        Trait::lasting("damaged", weights::DAMAGED),
        ALLY_MADE,
        Trait::lasting("friends", weights::FRIENDS),
        Trait::new("hostile", weights::HOSTILE),
        Trait::lasting("quests-done", weights::QUESTS_DONE),
        Trait::new("quests-at-hand", weights::QUESTS_AT_HAND),
        Trait::new("here", weights::HERE).by_hand(),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: None,
    menaces: None,
    falls: None,
};

/// Whole and damaged items, allies, spaces of the others, Hostile factions, completed quests, quests whose items he has,
/// and what the place where he is offers.
fn measure(at: Position, me: Seat) -> Measures {
    let board = state(at, me);
    let (mut allied, mut spaces, mut hostile) = (0, 0, 0);
    for other in at.others(me) {
        match relationships::of(at, me, other) {
            ALLIED => allied += 1,
            HOSTILE => hostile += 1,
            space => spaces += usize::from(space),
        }
    }
    let mut at_hand = 0;
    for quest in quests::face_up(at).iter() {
        at_hand += usize::from(has_items(board, quest, HeldSet::UNDAMAGED));
    }
    [
        units(board.count(HeldSet::UNDAMAGED).into()),
        units(board.count(HeldSet::DAMAGED).into()),
        units(allied),
        units(spaces),
        units(hostile),
        units(board.done().len()),
        units(at_hand),
        moves::place(at, me).map_or(0, |place| promise(at, me, place)),
    ]
}

/// What an item is good for, in hundredths of a point.
fn item(kind: Item) -> i32 {
    match kind {
        Item::Torch | Item::Boot => 60,
        Item::Sword | Item::Hammer => 55,
        Item::Tea | Item::Coin => 50,
        Item::Bag => 35,
        Item::Crossbow => 40,
    }
}

/// What it costs to exhaust an item this turn: the less, the more are turned up again.
fn effort(at: Position, me: Seat) -> i32 {
    let exhausted = state(at, me).count(HeldSet::EXHAUSTED);
    if exhausted < birdsong::next_refresh(at, me) { 12 } else { 35 }
}

/// Whether he has the items of a quest among these.
fn has_items(board: &Board, quest: usize, usable: HeldSet) -> bool {
    let [one, other] = quests::ALL[quest].items;
    let needed = if one == other { 2 } else { 1 };
    [one, other].into_iter().all(|item| board.count(usable.and(HeldSet::of(item))) >= needed)
}

fn quest_points(board: &Board, quest: usize) -> i32 {
    100 * i32::from(quests::done_of(board, quests::ALL[quest].suit) + 1)
}

/// What can be done in a place with what is ready now.
fn promise(at: Position, me: Seat, place: Place) -> i32 {
    let board = state(at, me);
    let Some(clearing) = place.clearing() else { return 30 * i32::from(board.count(HeldSet::DAMAGED)) - 60 };
    let suits = at.suits(clearing);
    let mut best_quest = 0;
    for quest in quests::face_up(at).iter() {
        if suits.has(quests::ALL[quest].suit) && has_items(board, quest, HeldSet::READY) {
            best_quest = quest_points(board, quest).max(best_quest);
        }
    }
    let ruin = if items::may_search(at, me, clearing) && board.ready(Item::Torch) > 0 { 170 } else { 0 };
    let mut best_aid = 0;
    for other in at.met(me, clearing).iter() {
        best_aid = aid(at, me, other, clearing).max(best_aid);
    }
    best_quest + ruin + best_aid + craftable(at, me, clearing)
}

/// What it is worth to craft an item of so many points.
fn crafted(at: Position, points: u8) -> i32 {
    90 * i32::from(points) + ITEM_HELD.of(60, remaining(at))
}

/// The best item card that hammers could craft there.
fn craftable(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let hammers = state(at, me).ready(Item::Hammer);
    let suits = at.suits(clearing);
    let mut best = 0;
    for card in at.hand(me).iter() {
        let face = at.face(card);
        let (CardKind::Item { item, points }, Some(cost)) = (&face.kind, face.cost) else { continue };
        let fits = Suit::ALL.into_iter().all(|suit| cost.suits[suit.index()] == 0 || suits.has(suit));
        let pays = cost.icons() <= hammers && at.table.item_supply[item.index()] > 0;
        if fits && pays {
            best = crafted(at, *points).max(best);
        }
    }
    best
}

/// What Aiding somebody there is worth: points of an ally, or a share of the next space if it can be reached this turn, and
/// an item.
fn aid(at: Position, me: Seat, other: Seat, clearing: Clearing) -> i32 {
    let board = state(at, me);
    let (mut cards, mut given) = (0, i32::MAX);
    for card in at.matching(at.hand(me), clearing) {
        cards += 1;
        given = card_worth(at, card).min(given);
    }
    let ready = usize::from(board.count(HeldSet::READY));
    if cards == 0 || ready == 0 {
        return 0;
    }
    let gain = match relationships::of(at, me, other) {
        _ if relationships::is_vagabond(at, other) => -40,
        HOSTILE => 0,
        ALLIED => 200,
        space => {
            let needed = usize::from(space + 1 - board.aids(other).min(space));
            let points = if space == 0 { 100 } else { 200 };
            let step = if space + 1 == ALLIED { ALLY_MADE.of(100, remaining(at)) } else { 55 };
            let share = i32::try_from(needed).unwrap_or(1);
            if needed <= cards.min(ready) { (points + step) / share } else { 10 }
        }
    };
    let mut loot = 0;
    for kind in items::takeable_from(at, me, other).iter() {
        loot = item(kind).max(loot);
    }
    gain + loot * (50 + remaining(at)) / 100 - given - effort(at, me)
}

/// What an attack brings: points of Infamy, buildings and tokens, against items and friendship.
fn attack(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let board = state(at, me);
    let (warriors, prizes) = (i32::from(at.warriors(enemy, clearing)), i32::from(at.prizes(enemy, clearing)));
    let dealt = match board.swords() {
        0 => 0,
        1 => 94,
        2 => 169,
        _ => 212,
    } + if warriors == 0 { 100 } else { 0 };
    let felled = dealt.min(100 * warriors);
    let taken = (dealt - felled).min(100 * prizes);
    let is_hostile = relationships::of(at, me, enemy) == HOSTILE;
    let points =
        if is_hostile { felled + 2 * taken } else { (felled - 100).max(0) + taken * if warriors > 0 { 2 } else { 1 } };
    let hurt = match warriors {
        0 => 0,
        1 => 56,
        2 => 81,
        _ => 88,
    };
    points - hurt * 55 / 100 - effort(at, me) - if felled > 0 { offence(at, me, enemy) } else { 0 }
}

/// What it costs to make a faction Hostile.
fn offence(at: Position, me: Seat, enemy: Seat) -> i32 {
    match relationships::of(at, me, enemy) {
        _ if relationships::is_vagabond(at, enemy) => 0,
        HOSTILE => 0,
        ALLIED => ALLY_MADE.of(100, remaining(at)) + 60,
        space => 20 + 50 * i32::from(space),
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    let board = state(at, me);
    let here = moves::place(at, me);
    let clearing = here.and_then(Place::clearing).unwrap_or(Clearing(0));
    let quest = || quest_points(board, quests::quest_of(option));
    let value = |held: Held| item(held.item()) / if held.is_exhausted() { 2 } else { 1 };
    Some(match option.verb() {
        CHARACTER => 10 * i32::try_from(characters::ALL[usize::from(option.operand(0))].items.len()).unwrap_or(0),
        SEND_TO => {
            let ruins = at.beside(option.place(0)).clearings().and(at.table.ruins);
            20 * i32::try_from(ruins.len()).unwrap_or(0)
        }
        REFRESH => value(option.held_at(0).refreshed()) - if option.held_at(0).is_damaged() { 45 } else { 0 },
        EXHAUST | STAND_IN => -item(option.held_at(0).item()),
        DAMAGE | DROP => -value(option.held_at(0)),
        REPAIR if ask.prompt == "actions" => item(option.held_at(0).item()) / 2 - effort(at, me),
        REPAIR => value(option.held_at(0)),
        EXPLORE => 100 + ITEM_HELD.of(70, remaining(at)),
        AID => aid(at, me, option.seat_at(0), clearing),
        QUEST => quest() - 2 * effort(at, me),
        CON => quest() - 2 * effort(at, me) - 15,
        IMPROVISE => quest() - 80,
        POINTS => 100 * i32::from(option.operand(0)),
        CARDS => 85,
        STRIKE => {
            let (owner, kind) = option.piece_at(0);
            match at.piece(owner, kind).class {
                Class::Warrior => 10 - effort(at, me) - offence(at, me, owner),
                _ => 125 - effort(at, me),
            }
        }
        BATTLE => attack(at, me, option.clearing(0), option.seat_at(1)),
        MOVE | GLIDE => {
            let to = if option.verb() == GLIDE { Place::from(option.clearing(0)) } else { option.place(1) };
            let cost = if ask.prompt == "slip" { 0 } else { effort(at, me) + 10 };
            let gain = promise(at, me, to) - here.map_or(0, |here| promise(at, me, here));
            gain * 80 / 100 - cost
        }
        JOIN => -250,
        STEAL => 45,
        LABOR => card_worth(at, option.card_at(0)) - effort(at, me),
        HIDEOUT => 40 * i32::from(board.count(HeldSet::DAMAGED).min(3)) - 30,
        INSTIGATE => 10,
        ENLIST => 60,
        SCORCH => 90 * at.enemies(me).map(|enemy| i32::from(at.prizes(enemy, clearing))).sum::<i32>() - 150,
        SWIFT => 30,
        DUEL => -20,
        COERCE => -80,
        ALLY => 40,
        WITH => -5,
        ITEM => item(option.item_at(0)),
        CRAFT => match at.face(option.card_at(0)).kind {
            CardKind::Item { points, .. } => crafted(at, points),
            _ => 40,
        },
        _ => return None,
    })
}
