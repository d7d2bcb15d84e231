//! What holds for the Cirque in every position.

use super::{ACCOLADES, Board, GOAT};
use crate::factions::promise::{Promise, everywhere};

/// Accolades a faction holds at most by the usual figures, and the goats there are (CDG.2.8, CDG.3).
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "nobody holds more than four accolades, and there are eight",
        kept: |at, me| {
            let Board { held, lost, .. } = at.board::<Board>(me);
            held.iter().all(|held| *held <= 4) && held.iter().sum::<u8>() + lost <= ACCOLADES
        },
    },
    Promise { words: "there are ten goats", kept: |at, me| everywhere(at, me, &[GOAT]) == 10 },
];
