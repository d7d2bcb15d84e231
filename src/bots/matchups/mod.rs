//! What is to be expected of a faction beside another one at its table: some make room for each other, others are in each other's way.
//! Nobody knows beforehand whom it will meet, so this stands here and not with the factions; of one that has not been weighed
//! nothing is known.

mod table;

use crate::play::Faction;

/// What is to be expected of a faction beside another, in hundredths of a point at the start of a game.
pub(super) fn beside(faction: &Faction, other: &Faction) -> i32 {
    let place = |faction: &Faction| table::ORDER.iter().position(|number| *number == faction.number);
    let worth = place(faction).zip(place(other)).map(|(row, column)| table::WORTH[row][column]);
    worth.map_or(0, i32::from)
}
