//! What holds for the Chameleander in every position.

use super::{EGO, SUPEREGO, WARRIOR};
use crate::factions::promise::{Promise, started};

/// The Chameleander and its ego stand together (C.2.5).
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "the Chameleander is on the map",
        kept: |at, me| !started(at) || at.table.on_map(me, WARRIOR) == 1,
    },
    Promise {
        words: "ego is on the map only where the Chameleander stands",
        kept: |at, me| {
            let home = at.table.clearings_with(me, WARRIOR);
            [EGO, SUPEREGO].iter().all(|kind| at.table.clearings_with(me, *kind).without(home).is_empty())
        },
    },
];
