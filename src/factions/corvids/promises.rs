//! What holds for the Corvids in every position.

use super::{BOMB, EACH, EXTORTION, FACES, PLOT, RAID, SNARE, WARRIOR, plots};
use crate::factions::promise::{Promise, everywhere};

/// Pieces, and what lies face down (CC-13.2.2).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are fifteen warriors", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 15 },
    Promise {
        words: "there are eight plots, whichever side is up",
        kept: |at, me| everywhere(at, me, &[PLOT, BOMB, SNARE, EXTORTION, RAID]) == 8,
    },
    Promise {
        words: "there are two plots of each kind",
        kept: |at, me| {
            let hidden = |face| plots::all_hidden(at, me).filter(|(_, kind)| *kind == face).count();
            let shown = |face| usize::from(at.table.on_map(me, face));
            FACES.into_iter().all(|face| hidden(face) + shown(face) <= usize::from(EACH))
        },
    },
    Promise {
        words: "the Corvids know of no face-down plot where none lies",
        kept: |at, me| {
            let count = |clearing| usize::from(at.count(me, clearing, PLOT));
            at.all_clearings().iter().all(|clearing| plots::hidden(at, me, clearing).count() <= count(clearing))
        },
    },
];
