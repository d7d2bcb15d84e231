//! What the laws of the factions promise.

use thicket::factions::{FACTIONS, PROMISES};
use thicket::play::Position;

/// Whether every faction at the table keeps what its folder promises for it. Made-up factions promise nothing.
pub fn check(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        let Some(place) = FACTIONS.iter().position(|faction| faction.key == at.faction(seat).key) else { continue };
        if let Some(broken) = PROMISES[place].iter().find(|promise| !(promise.kept)(at, seat)) {
            return Err(format!("it no longer holds that {}", broken.words));
        }
    }
    Ok(())
}
