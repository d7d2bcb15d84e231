//! What holds for the Marquise in every position.

use super::{BUILDINGS, KEEP, WARRIOR, WOOD, daylight, tracks};
use crate::factions::promise::{Promise, everywhere, started};
use crate::table::Stage;
use crate::terms::Phase;

/// Her pieces, her tracks and her actions (MC-1.1, MC-1.2, MC-5.2).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are 8 wood", kept: |at, me| everywhere(at, me, &[WOOD]) == 8 },
    Promise { words: "there are 25 warriors", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 25 },
    Promise {
        words: "there are six buildings of each type and one keep",
        kept: |at, me| {
            BUILDINGS.iter().all(|kind| everywhere(at, me, &[*kind]) == 6) && everywhere(at, me, &[KEEP]) == 1
        },
    },
    Promise {
        words: "a building costs four wood at most, and she draws one to three cards",
        kept: |at, me| {
            BUILDINGS.iter().all(|kind| tracks::cost(at, me, *kind).is_none_or(|cost| cost <= 4))
                && (1..=3).contains(&tracks::next_draw(at, me))
        },
    },
    Promise {
        words: "she takes no more actions than she has",
        kept: |at, me| {
            let turn = &at.table.turn;
            let acts = at.table.current() == me && turn.phase() == Phase::Daylight && turn.stage() == Stage::Steps;
            !started(at) || !acts || turn.used <= daylight::all_actions(at, me)
        },
    },
];
