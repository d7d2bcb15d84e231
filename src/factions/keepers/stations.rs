//! KI-15.2.2 Waystations: three buildings, each with one type of relic on either side. The side that shows is what counts, and
//! nothing turns it over on the map.

use super::{RELICS, STATIONS};
use crate::play::Position;
use crate::terms::{Clearing, ClearingSet, Kind, KindSet, Seat};

/// All their sides.
pub(super) const KINDS: KindSet = KindSet::of(&STATIONS);

/// The types that the sides show, as places among [`RELICS`], in the order of [`STATIONS`].
const SHOWS: [usize; STATIONS.len()] = [1, 0, 0, 2, 2, 1];

/// The type of relic that a side shows.
pub(super) fn shows(side: Kind) -> Option<Kind> {
    let place = STATIONS.iter().position(|kind| *kind == side)?;
    Some(RELICS[SHOWS[place]])
}

/// The sides that show in a clearing.
pub(super) fn here(at: Position<'_>, me: Seat, clearing: Clearing) -> impl Iterator<Item = Kind> {
    STATIONS.into_iter().filter(move |side| at.count(me, clearing, *side) > 0)
}

/// The clearings with waystations.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    STATIONS.iter().fold(ClearingSet::EMPTY, |all, side| all.or(at.table.clearings_with(me, *side)))
}

/// Whether a waystation of the type of this relic stands in a clearing.
pub(super) fn fits(at: Position, me: Seat, clearing: Clearing, relic: Kind) -> bool {
    here(at, me, clearing).any(|side| shows(side) == Some(relic))
}

/// The sides that can be placed: both of each waystation on the board (KI-E19).
pub(super) fn on_board(at: Position<'_>, me: Seat) -> impl Iterator<Item = Kind> {
    let faction = at.faction(me);
    STATIONS.into_iter().filter(move |side| at.in_supply(me, faction.front(*side)) > 0)
}

/// How many stand on the map.
pub(super) fn on_map(at: Position, me: Seat) -> u8 {
    STATIONS.iter().map(|side| at.table.on_map(me, *side)).sum()
}
