//! What the laws of the factions promise.

use thicket::factions;
use thicket::play::Position;

/// Whether every faction at the table keeps what its folder promises for it. Made-up factions promise nothing.
pub fn check(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        let promises = factions::promises(at.faction(seat));
        if let Some(broken) = promises.iter().find(|promise| !(promise.kept)(at, seat)) {
            return Err(format!("it no longer holds that {}", broken.words));
        }
    }
    Ok(())
}
