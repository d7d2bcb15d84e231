//! What holds for the Alliance in every position.

use super::{BASES, SYMPATHY, WARRIOR, bases, supporters};
use crate::factions::promise::{Promise, everywhere};
use crate::table::Stage;
use crate::terms::Phase;

/// Pieces and supporters (WA-1.1, WA-2.3c).
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "there are ten warriors, officers among them",
        kept: |at, me| everywhere(at, me, &[WARRIOR]) == 10,
    },
    Promise { words: "there are ten sympathy tokens", kept: |at, me| everywhere(at, me, &[SYMPATHY]) == 10 },
    Promise {
        words: "there is one base of each suit",
        kept: |at, me| BASES.into_iter().all(|base| everywhere(at, me, &[base]) == 1),
    },
    // In the middle of what has removed the last base there may be more.
    Promise {
        words: "the Alliance begins its turn with a base, or with five supporters at most",
        kept: |at, me| {
            let turn = &at.table.turn;
            let begins = at.table.current() == me && turn.phase() == Phase::Birdsong && turn.stage() == Stage::Steps;
            !begins || bases::on_map(at, me) > 0 || supporters::all(at, me).len() <= 5
        },
    },
];
