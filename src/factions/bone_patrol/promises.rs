//! What holds for the Patrol in every position.

use super::{ALPHA, BONES, BURIED};
use crate::factions::promise::{Promise, everywhere, started};

/// Its bones and its Alpha (BP.2.2, BP.2.5).
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "there are four bones of each suit, twelve in all",
        kept: |at, me| BONES.into_iter().zip(BURIED).all(|(up, down)| everywhere(at, me, &[up, down]) == 4),
    },
    Promise { words: "the Alpha is on the map", kept: |at, me| !started(at) || at.table.on_map(me, ALPHA) == 1 },
    Promise {
        words: "bones lie on the map or on the board",
        kept: |at, me| {
            let supply = at.supply(me);
            !started(at) || BONES.iter().chain(&BURIED).all(|kind| supply[kind.index()] == 0)
        },
    },
];
