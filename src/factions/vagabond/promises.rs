//! What holds for the Vagabond in every position.

use super::{PAWN, quests};
use crate::factions::promise::{Promise, started};

/// The pawn, the quests, the chart (VB-5.2a, VB-4a, VB-8.5).
pub static PROMISES: &[Promise] = &[
    Promise { words: "the pawn is on the map", kept: |at, me| !started(at) || at.table.on_map(me, PAWN) == 1 },
    Promise { words: "at most three quests lie face up", kept: |at, _| quests::face_up(at).len() <= 3 },
    Promise {
        words: "no quest lies in two places, and no Vagabond has a relationship with another",
        kept: |at, me| super::board::flaw(at, me).is_none(),
    },
];
