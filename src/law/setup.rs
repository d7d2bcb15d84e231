//! Standard setup (LAW-9).

use arrayvec::ArrayVec;

use super::cards;
use super::landmarks;
use super::turn;
use crate::clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::play::hooks::{SETS_UP, SetUp};
use crate::play::{Flow, Heard, MOST_VOICES, Map, Play, Position, Setup};
use crate::table::Table;
use crate::terms::{CLEARINGS, Card, Clearing, ClearingSet, Item, MAX_SEATS, Seat, Suit, SuitSet, Voice};

/// Parts that setting up can have: every voice, landmarks, the deal, every seat.
const MOST_PARTS: usize = MOST_VOICES + 2 + MAX_SEATS;

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
    table.closed_paths = setup.map.closed_at_first();
    table.ruins = setup.map.ruins(table.flooded);
    for (landmark, number) in table.landmarks.iter_mut().zip(0u8..).take(setup.landmarks.len()) {
        landmark.clearing = setup.own_landmark(number).and_then(|own| own.clearing).map_or(0, |clearing| clearing.0);
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

/// A part of setting up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPart {
    /// What a voice has to set up first.
    Voice(Voice),
    /// Players set up landmarks.
    Landmarks,
    /// The shared deck is shuffled and hands are dealt.
    Deal,
    /// A faction sets up.
    Faction(Seat),
}

/// The parts of setting up, in their order: the ground, landmarks, the deal, then the factions (LAW-9, step 7).
#[must_use]
pub fn parts(at: Position) -> ArrayVec<SetupPart, MOST_PARTS> {
    let mut first: ArrayVec<(u8, Voice), MOST_VOICES> =
        at.hear(SETS_UP).map(|heard| (heard.answer.order, heard.voice)).collect();
    first.sort_by_key(|(order, _)| *order);
    let first = first.into_iter().map(|(_, voice)| SetupPart::Voice(voice));
    let landmarks = landmarks::are_dealt(at.setup).then_some(SetupPart::Landmarks);
    first.chain(landmarks).chain([SetupPart::Deal]).chain(order(at).map(SetupPart::Faction)).collect()
}

/// One unit of setup. After the last part the first turn begins.
///
/// # Errors
/// Suspends while a question is open.
pub fn unit(play: &mut Play) -> Ruling {
    let flow = match parts(play.position()).get(usize::from(play.table.turn.step)) {
        None => {
            turn::begin(play, Seat(0));
            return Ok(());
        }
        Some(SetupPart::Voice(voice)) => match play.position().answer_of(*voice, SETS_UP) {
            Some(Heard { me, answer, .. }) => (answer.run)(play, me)?,
            None => Flow::Done,
        },
        Some(SetupPart::Landmarks) => landmarks::set_up(play)?,
        Some(SetupPart::Deal) => {
            deal(play)?;
            Flow::Done
        }
        Some(SetupPart::Faction(seat)) => {
            play.table.turn.seat = seat.0;
            (play.setup.faction(*seat).set_up)(play, *seat)?
        }
    };
    if flow == Flow::Done {
        play.table.turn.step += 1;
    }
    Ok(())
}

fn deal(play: &mut Play) -> Ruling {
    let added = play.setup.added_cards();
    let out = added.and(play.table.removed_cards).len();
    cards::shuffle_above(play, added.len() - out);
    for seat in play.setup.seats() {
        cards::draw(play, seat, STARTING_HAND, clause!("LAW-9"))?;
    }
    if !added.is_empty() {
        cards::shuffle(play);
    }
    if play.setup.twins().is_some() {
        // Until its turn comes, a seat has used up nothing: the count is free to keep the order of the two.
        play.table.turn.used = u8::from(play.table.random_below(2) == 1);
    }
    Ok(())
}

/// The seats in setup order (LAW-9a, LAW-9b). Which of two seats of one faction comes first is left to chance (LAW-9c).
pub fn order(at: Position) -> impl Iterator<Item = Seat> + use<> {
    let mut seats: ArrayVec<Seat, MAX_SEATS> = at.seats().collect();
    seats.sort_by_key(|seat| at.faction(*seat).setup_order);
    if at.table.turn.used == 1
        && let Some((first, second)) = at.setup.twins()
        && let Some(place) = seats.iter().position(|seat| *seat == first)
        && let Some(other) = seats.iter().position(|seat| *seat == second)
    {
        seats.swap(place, other);
    }
    seats.into_iter()
}

/// A suit is dealt to each clearing before anything else is set up (LAW-10.1a).
pub const DEALS_SUITS: SetUp = SetUp {
    order: 0,
    run: |play, _| {
        deal_suits(play, play.position().clearings());
        Ok(Flow::Done)
    },
};

/// Deals a suit to each of these clearings at random, of as many of each suit as make a third of them, and none to the others
/// (LAW-10.1a).
pub fn deal_suits(play: &mut Play, clearings: ClearingSet) {
    let of_each = clearings.len().div_ceil(Suit::OF_CLEARINGS.len());
    let mut left: ArrayVec<Suit, { CLEARINGS + 2 }> =
        Suit::OF_CLEARINGS.into_iter().flat_map(|suit| std::iter::repeat_n(suit, of_each)).collect();
    play.table.suits = [SuitSet::EMPTY; CLEARINGS];
    for clearing in clearings.iter() {
        let suit = left.remove(play.random_of(&left, Suit::key));
        play.table.suits[clearing.index()] = SuitSet::one(suit);
        play.tell(|| Event::new("dealt-suit", clause!("LAW-10.1a")).clearing(clearing).with("suit", Value::Suit(suit)));
    }
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
    hide_sets(play, 1);
}

/// Puts one or two sets of the four ruin items under the ruins at random, as many under each as there are sets.
pub fn hide_sets(play: &mut Play, sets: usize) {
    let mut items: ArrayVec<Item, { 2 * RUIN_ITEMS.len() }> =
        RUIN_ITEMS.into_iter().cycle().take(sets * RUIN_ITEMS.len()).collect();
    for last in (1..items.len()).rev() {
        let other = play.table.random_below(u32::try_from(last + 1).unwrap_or(1));
        items.swap(last, other as usize);
    }
    let ruins = play.table.ruins;
    let places = ruins.iter().flat_map(|ruin| std::iter::repeat_n(ruin, sets));
    for (n, clearing) in places.enumerate().take(items.len()) {
        let rest = &items[n..];
        if let Some(told) = play.told(|key| rest.iter().position(|item| item.key() == key)) {
            items.swap(n, n + told);
        }
        play.table.hide_item(clearing, items[n]);
    }
}
