//! What holds for the Battery in every position.

use super::{BALL, CANNON};
use crate::factions::promise::{Promise, everywhere, started};

/// Its balls and its cannon (NB.3).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are three balls", kept: |at, me| everywhere(at, me, &[BALL]) == 3 },
    Promise { words: "the cannon is on the map", kept: |at, me| !started(at) || at.table.on_map(me, CANNON) == 1 },
];
