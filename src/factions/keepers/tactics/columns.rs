//! What cards are worth in the columns of the Retinue: where they find something to do, and what they bring home.

use arrayvec::ArrayVec;

use super::super::retinue::{self, Column};
use super::super::{EACH, RELICS, WARRIOR, delve, recover, relics, stations};
use super::{RETINUE, WAITING, lying, number};
use crate::decision::Opt;
use crate::play::Position;
use crate::terms::{Clearing, ClearingSet, Seat, Suit, order_by_key};
use crate::yardsticks::cards::goodness;
use crate::yardsticks::remaining;

/// The most cards in the Retinue (KI-15.6.2): more than these are not looked at.
const MANY: usize = 10;
/// The suits of cards of a column.
pub(super) type Suits = ArrayVec<Suit, MANY>;

/// The suits of the cards of a column: Faithful Retainers are birds (KI-15.5.2).
pub(super) fn suits(at: Position, me: Seat, column: Column) -> Suits {
    let mut suits = Suits::new();
    for card in retinue::cards(at, me, column).iter() {
        add(&mut suits, at.face(card).suit);
    }
    for _ in 0..retinue::retainers(at, me, column) {
        add(&mut suits, Suit::Bird);
    }
    suits
}

/// Adds one card, if it is looked at.
fn add(suits: &mut Suits, suit: Suit) {
    if !suits.is_full() {
        suits.push(suit);
    }
}

/// The same with one card more.
fn with(suits: &Suits, suit: Suit) -> Suits {
    let mut more = suits.clone();
    add(&mut more, suit);
    more
}

/// The same with one card less.
fn without(suits: &Suits, suit: Suit) -> Suits {
    let mut fewer = suits.clone();
    if let Some(place) = suits.iter().position(|other| *other == suit) {
        fewer.remove(place);
    }
    fewer
}

/// So much of what cards still have to fetch: from eighteen points of the leader on the less, the fewer turns are left for it.
pub(super) fn in_time(at: Position, measure: i32) -> i32 {
    measure * (2 * remaining(at) + 20).min(100) / 100
}

/// What cards of these suits do together in a column, in hundredths of one that always finds something to do. Those that find
/// most to do come first.
pub(super) fn strength(at: Position, me: Seat, column: Column, suits: &Suits) -> i32 {
    let mut works: ArrayVec<i32, MANY> = ArrayVec::new();
    for suit in suits {
        works.push(finds_work(at, me, column, *suit));
    }
    order_by_key(&mut works, |work| -work);
    let mut together = 0;
    for (place, work) in works.iter().enumerate() {
        together += each(column, place) * work / 100;
    }
    together * to_do(at, me, column) / 100
}

/// What the card with this place in a column adds.
fn each(column: Column, place: usize) -> i32 {
    let first: [i32; 4] = match column {
        Column::Move => [115, 75, 50, 30],
        Column::Delve => [110, 100, 75, 45],
        Column::Recover => [110, 90, 65, 40],
    };
    first.get(place).copied().unwrap_or(15)
}

/// How much is left to do for a column, in hundredths: relics in forests to delve, relics anywhere to carry and recover.
fn to_do(at: Position, me: Seat, column: Column) -> i32 {
    let mut left = 0;
    for forest in at.forests().iter() {
        left += lying(at, me, forest);
    }
    if column != Column::Delve {
        for clearing in at.clearings().iter() {
            left += lying(at, me, clearing.into());
        }
    }
    25 * left.min(4)
}

/// How likely a card finds something to do in a column, in hundredths: it acts in clearings of its suit, a bird in any.
fn finds_work(at: Position, me: Seat, column: Column, suit: Suit) -> i32 {
    if suit == Suit::Bird {
        return 100;
    }
    let matching = retinue::matching(at, suit);
    let standing = matching.and(at.table.clearings_with(me, WARRIOR));
    match column {
        Column::Move if standing.is_empty() => 35,
        Column::Move => 85,
        Column::Delve if is_near(at, me, standing) => 90,
        Column::Delve if is_near(at, me, matching) => 45,
        Column::Delve => 20,
        Column::Recover if goes_home(at, me, matching) => 90,
        Column::Recover if standing.is_empty() => 30,
        Column::Recover => 50,
    }
}

/// Whether a relic in one of these clearings lies at a waystation of its type, or beside a Keeper who could carry it next door
/// to one.
fn goes_home(at: Position, me: Seat, clearings: ClearingSet) -> bool {
    for kind in RELICS {
        let homes = stations::clearings_with(at, me, stations::of_type(kind));
        for clearing in at.table.clearings_with(me, kind).and(clearings).iter() {
            let is_carried = at.count(me, clearing, WARRIOR) > 0 && !at.adjacent(clearing).and(homes).is_empty();
            if homes.has(clearing) || is_carried {
                return true;
            }
        }
    }
    false
}

/// Whether a relic lies next to one of these clearings.
fn is_near(at: Position, me: Seat, clearings: ClearingSet) -> bool {
    clearings.iter().any(|clearing| delve::near(at, me, clearing) > 0)
}

/// What relics at waystations of their type would score, in hundredths. Where no card of the last column matches the clearing,
/// that has to be found first: they count half.
pub(super) fn home_soon(at: Position, me: Seat, suits: &Suits) -> i32 {
    let mut waiting = errands(at, me);
    order_by_key(&mut waiting, |(worth, clearing)| (-worth, clearing.0));
    let mut left = suits.clone();
    let mut sum = 0;
    for (worth, clearing) in waiting {
        let matches = |suit: &Suit| *suit != Suit::Bird && retinue::matching(at, *suit).has(clearing);
        let card = left.iter().position(matches).or_else(|| left.iter().position(|suit| *suit == Suit::Bird));
        if let Some(place) = card {
            left.swap_remove(place);
        }
        sum += worth * if card.is_some() { 100 } else { 50 };
    }
    sum
}

/// What cards could bring home from waystations, one by one: a card takes all relics of a clearing, but one of those that are worth
/// more than the ruled clearings of its suit ends the action (KI-15.5.2.III.c).
fn errands(at: Position, me: Seat) -> ArrayVec<(i32, Clearing), { EACH * RELICS.len() }> {
    let mut errands = ArrayVec::<(i32, Clearing), { EACH * RELICS.len() }>::new();
    for clearing in stations::clearings(at, me).and(at.clearings()).iter() {
        let (first, mut along) = (errands.len(), 0);
        for (kind, value, count) in relics::faces_at(at, me, clearing.into()) {
            if !stations::fits(at, me, clearing, kind) {
                continue;
            }
            let worth = i32::from(value + recover::next_bonus(at, me, kind));
            if usize::from(value) > recover::ruled_of_suit(at, me, clearing) {
                errands.extend((0..count).map(|_| (worth, clearing)));
            } else {
                along += worth * i32::from(count);
            }
        }
        match errands.get_mut(first) {
            Some(errand) => errand.0 += along,
            None if along > 0 => errands.push((along, clearing)),
            None => {}
        }
    }
    errands
}

/// What a card of the Retinue is worth that may be lost: the more, the fewer there are in its column.
pub(super) fn stake(at: Position, me: Seat, column: Column) -> i32 {
    let others = suits(at, me, column).len().saturating_sub(1);
    RETINUE.of(in_time(at, each(column, others) * to_do(at, me, column) / 100), remaining(at))
}

/// A card that acts turn after turn, where it will find something to do. What comes in hand is used up anyhow: there are more
/// every Evening.
pub(super) fn gather(at: Position, me: Seat, option: Opt, column: Column) -> i32 {
    let card = option.card_at(0);
    gain(at, me, column, at.face(card).suit) - goodness(at, card) - 20
}

/// What one card of this suit more makes of a column.
pub(super) fn gain(at: Position, me: Seat, column: Column, suit: Suit) -> i32 {
    let before = suits(at, me, column);
    worth_of(at, me, column, &with(&before, suit)) - worth_of(at, me, column, &before)
}

/// What cards of these suits are worth in a column: what they do turn after turn, and what they recover at once.
fn worth_of(at: Position, me: Seat, column: Column, suits: &Suits) -> i32 {
    let waits = if column == Column::Recover { home_soon(at, me, suits) } else { 0 };
    let left = remaining(at);
    RETINUE.of(in_time(at, strength(at, me, column, suits)), left) + WAITING.of(in_time(at, waits), left)
}

/// A card goes where it finds more to do. That no other can be added then is felt where the hand is full.
pub(super) fn shift(at: Position, me: Seat, suit: Suit, [from, to]: [u8; 2]) -> i32 {
    let (Some(from), Some(to)) = (Column::of(from), Column::of(to)) else { return -60 };
    let before = suits(at, me, from);
    let lost = worth_of(at, me, from, &before) - worth_of(at, me, from, &without(&before, suit));
    gain(at, me, to, suit) - lost - 20 - 6 * number(at.hand(me).len())
}
