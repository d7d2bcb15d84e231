//! Setting up: the standard way (LAW-9), and the steps of the Advanced Setup (LAW-10.1).

use arrayvec::ArrayVec;

use super::cards;
use super::draft;
use super::homelands;
use super::landmarks;
use super::turn;
use super::verbs::PLACE;
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{SETS_UP, SetUp};
use crate::play::{Flow, Heard, MOST_VOICES, Map, Play, Position, Procedure, Setup, Suits};
use crate::table::Table;
use crate::terms::{CLEARINGS, Card, Clearing, ClearingSet, Item, MAX_SEATS, Seat, Suit, SuitSet, Voice, order_by_key};

/// Parts that setting up can have: every voice, suits, landmarks, the deal, the pool, ruins, the end, and for every seat a
/// pick, its cards, its faction, and what it puts back.
const MOST_PARTS: usize = MOST_VOICES + 6 + 4 * MAX_SEATS;

/// Cards each player draws at the start.
const STARTING_HAND: u8 = 3;
/// The same in Advanced Setup (LAW-10.1g).
const ADVANCED_HAND: u8 = 5;

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
    /// Suits are dealt to a map that has printed ones.
    Suits,
    /// Players set up landmarks.
    Landmarks,
    /// The shared deck is shuffled and hands are dealt.
    Deal,
    /// The pool of a draft is opened.
    Pool,
    /// A seat picks a faction.
    Pick(Seat),
    /// The cards that a faction adds come into the deck.
    Cards(Seat),
    /// A faction sets up.
    Faction(Seat),
    /// Items come under the ruins, where that waits until all factions are known.
    Ruins,
    /// A seat puts back what it does not keep of its hand.
    PutBack(Seat),
    /// The deck is shuffled once more.
    Shuffle,
}

/// The parts of setting up, in their order: the ground, landmarks, the deal, then the factions (LAW-9, step 7); in Advanced
/// Setup with a draft before them, and the choice of cards to keep after them (LAW-10.1).
#[must_use]
pub fn parts(at: Position) -> ArrayVec<SetupPart, MOST_PARTS> {
    // Where factions come during the draft, they set up nothing before it.
    let mut first: ArrayVec<(u8, Voice), MOST_VOICES> = at
        .hear(SETS_UP)
        .filter(|heard| at.setup.pool().is_empty() || heard.voice.as_seat().is_none())
        .map(|heard| (heard.answer.order, heard.voice))
        .collect();
    order_by_key(&mut first, |(order, _)| *order);
    let suits = (at.setup.suits == Suits::Dealt && at.setup.map.hooks.sets_up.is_none()).then_some(SetupPart::Suits);
    let first = suits.into_iter().chain(first.into_iter().map(|(_, voice)| SetupPart::Voice(voice)));
    let landmarks = landmarks::are_dealt(at.setup).then_some(SetupPart::Landmarks);
    let mut parts: ArrayVec<SetupPart, MOST_PARTS> = first.chain(landmarks).chain([SetupPart::Deal]).collect();
    let backward = || at.seats().rev();
    match at.setup.procedure {
        Procedure::Standard | Procedure::Letters => parts.extend(order(at).map(SetupPart::Faction)),
        Procedure::Cards => parts.extend(backward().map(SetupPart::Faction)),
        Procedure::Draft(_) => {
            parts.push(SetupPart::Pool);
            let steps = |seat| [SetupPart::Pick(seat), SetupPart::Cards(seat), SetupPart::Faction(seat)];
            parts.extend(backward().flat_map(steps));
        }
    }
    if at.setup.uses_cards() {
        parts.push(SetupPart::Ruins);
    }
    if at.setup.procedure != Procedure::Standard {
        parts.extend(at.seats().map(SetupPart::PutBack));
        parts.push(SetupPart::Shuffle);
    }
    parts
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
        Some(SetupPart::Suits) => (DEALS_SUITS.run)(play, Seat(0))?,
        Some(SetupPart::Landmarks) => landmarks::set_up(play)?,
        Some(SetupPart::Faction(seat)) => {
            play.table.turn.seat = seat.0;
            (play.setup.faction(*seat).set_up)(play, *seat)?
        }
        Some(part) => {
            once(play, *part)?;
            Flow::Done
        }
    };
    if flow == Flow::Done {
        play.table.turn.step += 1;
    }
    Ok(())
}

/// A part of the whole table, or of one seat, that is done in one unit.
fn once(play: &mut Play, part: SetupPart) -> Ruling {
    match part {
        SetupPart::Deal => deal(play)?,
        SetupPart::Pool => draft::open_pool(play),
        SetupPart::Pick(seat) => draft::pick(play, seat)?,
        SetupPart::Cards(seat) => draft::add_cards(play, seat),
        SetupPart::Ruins => hide_all_sets(play),
        SetupPart::PutBack(seat) => draft::put_back(play, seat)?,
        SetupPart::Shuffle => cards::shuffle(play),
        SetupPart::Voice(_) | SetupPart::Suits | SetupPart::Landmarks | SetupPart::Faction(_) => {}
    }
    Ok(())
}

fn deal(play: &mut Play) -> Ruling {
    let added = play.setup.added_cards();
    let out = added.and(play.table.removed_cards).len();
    cards::shuffle_above(play, added.len() - out);
    let (hand, clause) = match play.setup.procedure {
        Procedure::Standard => (STARTING_HAND, clause!("LAW-9")),
        _ => (ADVANCED_HAND, clause!("LAW-10.1g")),
    };
    for seat in play.setup.seats() {
        cards::draw(play, seat, hand, clause)?;
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
    order_by_key(&mut seats, |seat| at.faction(*seat).setup_order);
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
    if play.setup.suits == Suits::Pictured {
        play.table.suits = printed_suits(play.setup.map);
        return;
    }
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

/// Corners where nobody has started (LAW-9d), or that are nobody's homeland where homelands are taken. There, if no corner is
/// left, the clearings on the edge of the map that are nobody's homeland take their place (our reading).
#[must_use]
pub fn free_corners(at: Position) -> ClearingSet {
    let started = started(at);
    let corners = at.setup.map.corners().without(started);
    if corners.is_empty() && homelands::are_taken(at) { homelands::edge(at).without(started) } else { corners }
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

/// A faction that starts in a corner takes one: free, and opposite a corner where somebody has started if that can be
/// (LAW-9d). `fits` says where there is room for what comes first; where the right corners have none the next best do, and
/// without a free corner any clearing with room (our reading).
///
/// # Errors
/// Suspends while the question is open.
pub fn take_corner(
    play: &mut Play,
    me: Seat,
    clause: Clause,
    fits: fn(Position, Seat, Clearing) -> bool,
) -> Ruling<Clearing> {
    let at = play.position();
    let with_room = |clearings: ClearingSet| clearings.iter().filter(|clearing| fits(at, me, *clearing)).collect();
    let (right, free) = (starting_corners(at), free_corners(at));
    let choices: [ClearingSet; 5] =
        [with_room(right), with_room(free), free, with_room(at.clearings()), at.clearings()];
    let corners = choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or_default();
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    play.table.starts[me.index()] = chosen.clearing(0).0;
    Ok(chosen.clearing(0))
}

fn started(at: Position) -> ClearingSet {
    if homelands::are_taken(at) {
        return at.seats().fold(ClearingSet::EMPTY, |all, seat| all.or(homelands::of(at, seat)));
    }
    at.table.starts.iter().filter(|start| **start > 0).map(|start| Clearing(*start)).collect()
}

/// Puts the four ruin items under the ruins at random, one each (LAW-9h).
pub fn hide_ruin_items(play: &mut Play) {
    hide_sets(play, 1);
}

/// Puts one or two sets of the four ruin items under the ruins at random, as many under each as there are sets. Where
/// factions come one after the other, that waits until all of them are known (LAW-10.2g).
pub fn hide_sets(play: &mut Play, sets: usize) {
    if !play.setup.uses_cards() {
        hide(play, sets);
    }
}

/// As many sets as the faction that wants most of them wants (LAW-9h).
fn hide_all_sets(play: &mut Play) {
    let at = play.position();
    let wants = |seat: Seat| at.faction(seat).item_sets.map_or(1, |sets| sets(at, seat));
    let sets = at.seats().filter(|seat| at.faction(*seat).hides_items).map(wants).max();
    if let Some(sets) = sets {
        hide(play, sets);
    }
}

fn hide(play: &mut Play, sets: usize) {
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
