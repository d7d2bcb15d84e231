//! Setting up the Marsh (LAW-12e): what is flooded, the suits, the ruins, and the landmarks of clearings without a suit.

use crate::clause;
use crate::decision::Ruling;
use crate::event::Event;
use crate::law::setup;
use crate::play::{Flow, Play};
use crate::terms::{Clearing, ClearingSet, Seat};

/// From so many seats on nothing is flooded.
pub(super) const DRY: usize = 5;

/// Of each of these pairs one clearing is flooded.
const PAIRS: [[Clearing; 2]; 3] =
    [[Clearing(6), Clearing(8)], [Clearing(10), Clearing(11)], [Clearing(12), Clearing(13)]];

pub(super) fn set_up(play: &mut Play, _: Seat) -> Ruling<Flow> {
    if play.setup.seats.len() < DRY {
        flood(play);
        setup::deal_suits(play, play.position().clearings());
    } else {
        let without_suit = landmarks(play);
        setup::deal_suits(play, play.position().clearings().without(without_suit));
    }
    play.table.ruins = play.setup.map.ruins(play.table.flooded);
    Ok(Flow::Done)
}

/// Floods one clearing of each pair at random, unless the table says which.
fn flood(play: &mut Play) {
    if play.table.flooded.is_empty() {
        play.table.flooded = PAIRS.map(|pair| pair[play.random_of(&pair, number)]).into_iter().collect();
    }
    for clearing in play.table.flooded.iter() {
        play.tell(|| Event::new("flooded", clause!("LAW-12e")).clearing(clearing));
    }
}

/// How whoever tells random things beforehand names a clearing.
fn number(clearing: Clearing) -> &'static str {
    const NUMBERS: [&str; 16] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
    NUMBERS[clearing.index()]
}

/// Puts the landmarks of the map that stand nowhere yet into clearings at random of which no two are adjacent; gives back
/// the clearings of all of them.
fn landmarks(play: &mut Play) -> ClearingSet {
    for number in (0u8..).take(play.setup.landmarks.len()) {
        let stands = play.table.landmarks[usize::from(number)].clearing > 0;
        if stands || play.setup.own_landmark(number).is_none() {
            continue;
        }
        let at = play.position();
        let taken = at.with_landmark();
        let is_apart = |clearing: &Clearing| at.adjacent(*clearing).and(taken).is_empty();
        let free: Vec<Clearing> = at.clearings().without(taken).iter().filter(is_apart).collect();
        let place = play.random_of(&free, self::number);
        if let Some(clearing) = free.get(place) {
            play.table.landmarks[usize::from(number)].clearing = clearing.0;
        }
    }
    play.position().with_landmark()
}
