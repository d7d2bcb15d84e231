//! KI-15.2.2 Waystations: three buildings, each with one type of relic on either side. The side that shows is what counts, and
//! nothing turns it over on the map.

use super::{RELICS, STATIONS, relics};
use crate::play::Position;
use crate::terms::{Clearing, ClearingSet, Kind, KindSet, Seat};

/// All their sides.
pub(super) const KINDS: KindSet = KindSet::of(&STATIONS);

/// The sides that show each type, in the order of [`RELICS`].
const SIDES: [KindSet; RELICS.len()] = [
    KindSet::of(&[STATIONS[1], STATIONS[2]]),
    KindSet::of(&[STATIONS[0], STATIONS[5]]),
    KindSet::of(&[STATIONS[3], STATIONS[4]]),
];

/// The sides that show the type of this relic.
pub(super) fn of_type(relic: Kind) -> KindSet {
    relics::row(relic).map_or(KindSet::EMPTY, |row| SIDES[row])
}

/// The type of relic that a side shows.
pub(super) fn shows(side: Kind) -> Option<Kind> {
    RELICS.into_iter().find(|relic| of_type(*relic).has(side))
}

/// The sides that show in a clearing.
pub(super) fn here(at: Position, me: Seat, clearing: Clearing) -> KindSet {
    let mut here = KindSet::EMPTY;
    for side in STATIONS {
        if at.count(me, clearing, side) > 0 {
            here.insert(side);
        }
    }
    here
}

/// The clearings with waystations.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    clearings_with(at, me, KINDS)
}

/// The clearings where a waystation shows one of these sides.
pub(super) fn clearings_with(at: Position, me: Seat, sides: KindSet) -> ClearingSet {
    let mut clearings = ClearingSet::EMPTY;
    for side in sides.iter() {
        clearings = clearings.or(at.table.clearings_with(me, side));
    }
    clearings
}

/// Whether a waystation of the type of this relic stands in a clearing.
pub(super) fn fits(at: Position, me: Seat, clearing: Clearing, relic: Kind) -> bool {
    !here(at, me, clearing).and(of_type(relic)).is_empty()
}

/// The sides that can be placed: both of each waystation on the board (KI-E19).
pub(super) fn on_board(at: Position, me: Seat) -> KindSet {
    let faction = at.faction(me);
    let mut waiting = KindSet::EMPTY;
    for side in STATIONS {
        if at.in_supply(me, faction.front(side)) > 0 {
            waiting.insert(side);
        }
    }
    waiting
}

/// How many stand on the map.
pub(super) fn on_map(at: Position, me: Seat) -> u8 {
    let mut standing = 0;
    for side in STATIONS {
        standing += at.table.on_map(me, side);
    }
    standing
}
