//! The Ferry (LAW-12c): once a turn it takes whoever moves from its clearing along the river, or over the lake, goes along,
//! and brings a card to each whose pieces crossed.

use crate::clause;
use crate::decision::Ruling;
use crate::law::cards;
use crate::play::{Arrival, Hooks, Joining, Landmark, Play, Position, Site, Trip, Way};
use crate::terms::{Clearing, ClearingSet, Seat, Voice};

/// The Ferry.
pub static FERRY: Landmark = Landmark {
    key: "ferry",
    clause: clause!("LANDMARK-ferry"),
    site: Some(Site { apart: true, fits: |at, clearing| !at.along_river(clearing).is_empty(), then: None }),
    hooks: Hooks {
        turn_begins: Some(|play, _| {
            if let Some(ferry) = play.landmark(FERRY.key) {
                ferry.bytes[CROSSED] = 0;
            }
        }),
        joins: Some(Joining { moves_only: true, joined: crossings }),
        arrived: Some(&[Arrival {
            clause: clause!("LANDMARK-ferry#6"),
            when: |at, _, trips| trips.iter().any(|trip| is_crossing(at, trip)),
            is_of_move: true,
            run: land,
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// The byte that says which seats have crossed this turn, one bit each.
const CROSSED: usize = 0;

/// The clearings to which it takes pieces of a seat: along the river from where it lies. For whom it has crossed this turn, it
/// does not cross again.
fn crossings(at: Position, _: Seat, of: Seat, from: Clearing) -> ClearingSet {
    let crossed = at.landmark_bytes(FERRY.key)[CROSSED] & (1 << of.0) != 0;
    if at.landmark_at(FERRY.key) == Some(from) && !crossed { at.along_river(from) } else { ClearingSet::EMPTY }
}

fn is_crossing(at: Position, trip: &Trip) -> bool {
    at.landmark(FERRY.key).is_some_and(|number| trip.way == Way::of(Voice::landmark(number)))
}

/// It lands where they land, and each of their owners draws a card.
fn land(play: &mut Play, _: Seat, trips: &[Trip]) -> Ruling {
    for trip in trips {
        if let (Some(ferry), Some(to)) = (play.landmark(FERRY.key), trip.to.clearing()) {
            ferry.clearing = to.0;
            ferry.bytes[CROSSED] |= 1 << trip.owner.0;
        }
        cards::draw(play, trip.owner, 1, clause!("LANDMARK-ferry#8"))?;
    }
    Ok(())
}
