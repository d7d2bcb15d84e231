//! Standard setup (LAW-9).

use super::cards;
use super::turn;
use crate::clause;
use crate::decision::Ruling;
use crate::maps::Map;
use crate::play::{Flow, Play, Position, Setup};
use crate::table::Table;
use crate::terms::{CLEARINGS, Card, Clearing, ClearingSet, Item, Seat, SuitSet};

/// Cards each player draws at the start.
const STARTING_HAND: u8 = 3;

/// The common item supply (LAW-5.1a).
pub const ITEM_SUPPLY: [(Item, u8); 7] = [
    (Item::Bag, 2),
    (Item::Boot, 2),
    (Item::Coin, 2),
    (Item::Crossbow, 1),
    (Item::Hammer, 1),
    (Item::Sword, 2),
    (Item::Tea, 2),
];

/// Items that some factions put under ruins (LAW-9h).
pub const RUIN_ITEMS: [Item; 4] = [Item::Bag, Item::Boot, Item::Hammer, Item::Sword];

/// A table ready for its first unit: supplies full, ruins and items out, cards shuffled and dealt.
#[must_use]
pub fn table(setup: &Setup, seed: u64) -> Table {
    let mut table = Table::empty(seed);
    for seat in setup.seats() {
        for kind in setup.faction(seat).kinds() {
            table.supply[seat.index()][kind.index()] = setup.seats[seat.index()].piece_count(kind);
        }
    }
    table.suits = printed_suits(setup.map);
    for (number, info) in (1u8..).zip(setup.map.clearings) {
        if info.ruin {
            table.ruins.insert(Clearing(number));
        }
    }
    for (item, count) in ITEM_SUPPLY {
        table.item_supply[item.index()] = count;
    }
    let without_dominance = setup.seats.len() == 2;
    let added = setup.added_cards();
    // What factions add lies under the others until the hands are dealt.
    let printed = (0u8..).zip(setup.deck.cards).map(|(number, _)| Card(number)).filter(|card| !added.has(*card));
    for card in added.iter().chain(printed) {
        if without_dominance && setup.deck.dominance.has(card) {
            // Two players: the dominance cards stay in the box (LAW-4.2l).
            table.removed_cards.insert(card);
        } else {
            table.put_on_deck(card);
        }
    }
    table
}

/// The suits of the clearings as they are printed on a map (LAW-3c).
#[must_use]
pub fn printed_suits(map: &Map) -> [SuitSet; CLEARINGS] {
    let mut suits = [SuitSet::EMPTY; CLEARINGS];
    for (suits, info) in suits[1..].iter_mut().zip(map.clearings) {
        *suits = SuitSet::one(info.suit);
    }
    suits
}

/// One unit of setup: first the deal, then the factions in setup order (LAW-9, step 7), then the first turn.
///
/// # Errors
/// Suspends while a question is open.
pub fn unit(play: &mut Play) -> Ruling {
    let step = usize::from(play.table.turn.step);
    if step == 0 {
        let added = play.setup.added_cards();
        let out = added.and(play.table.removed_cards).len();
        cards::shuffle_above(play, added.len() - out);
        for seat in play.setup.seats() {
            cards::draw(play, seat, STARTING_HAND, clause!("LAW-9"))?;
        }
        if !added.is_empty() {
            cards::shuffle(play);
        }
        play.table.turn.step = 1;
        return Ok(());
    }
    let Some(seat) = order(play.position()).nth(step - 1) else {
        turn::begin(play, Seat(0));
        return Ok(());
    };
    play.table.turn.seat = seat.0;
    if (play.setup.faction(seat).set_up)(play, seat)? == Flow::Done {
        play.table.turn.step += 1;
    }
    Ok(())
}

/// The seats in setup order (LAW-9a, LAW-9b).
pub fn order(at: Position) -> impl Iterator<Item = Seat> + use<> {
    let mut seats: arrayvec::ArrayVec<Seat, { crate::terms::MAX_SEATS }> = at.seats().collect();
    seats.sort_by_key(|seat| at.faction(*seat).setup_order);
    seats.into_iter()
}

/// Corners where nobody has started (LAW-9d).
#[must_use]
pub fn free_corners(at: Position) -> ClearingSet {
    at.setup.map.corners().without(started(at))
}

/// Corners where nobody has started, and of those, if there are any, the ones diagonally opposite a corner where
/// somebody has (LAW-9d).
#[must_use]
pub fn starting_corners(at: Position) -> ClearingSet {
    let map = at.setup.map;
    let started = started(at);
    let free = free_corners(at);
    let opposite: ClearingSet =
        free.iter().filter(|corner| map.opposite(*corner).is_some_and(|other| started.has(other))).collect();
    if opposite.is_empty() { free } else { opposite }
}

fn started(at: Position) -> ClearingSet {
    at.table.starts.iter().filter(|start| **start > 0).map(|start| Clearing(*start)).collect()
}

/// Puts the four ruin items under the ruins at random, one each (LAW-9h).
pub fn hide_ruin_items(play: &mut Play) {
    let mut items = RUIN_ITEMS;
    for last in (1u32..4).rev() {
        let other = play.table.random_below(last + 1);
        items.swap(last as usize, other as usize);
    }
    let ruins = play.table.ruins;
    for (clearing, item) in ruins.iter().zip(items) {
        play.table.hide_item(clearing, item);
    }
}
