//! What holds for the Cult in every position.

use super::{GARDENS, WARRIOR, lost_souls};
use crate::factions::promise::{Promise, everywhere, started};
use crate::terms::Phase;

/// Pieces, cards that lie revealed, and where cards of others do not lie (LC-1.1, LC-3.1, LC-5.0b, LC-6.1, LC-2.6a).
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "there are twenty-five warriors, acolytes among them",
        kept: |at, me| everywhere(at, me, &[WARRIOR]) == 25,
    },
    Promise {
        words: "there are five gardens of each suit",
        kept: |at, me| GARDENS.into_iter().all(|garden| everywhere(at, me, &[garden]) == 5),
    },
    Promise {
        words: "cards lie revealed in the Cult's Daylight only, and until they are returned in Evening",
        kept: |at, me| {
            let later = at.table.current() == me && at.table.turn.phase() != Phase::Birdsong;
            later || lost_souls::revealed(at, me).is_empty()
        },
    },
    Promise {
        words: "nobody rules a clearing with a garden but the Cult and whoever claims it before the Cult",
        kept: |at, me| {
            let gardens = |clearing| GARDENS.into_iter().any(|garden| at.count(me, clearing, garden) > 0);
            let outranked = |clearing| {
                crate::law::rule::ruler(at, clearing)
                    .is_some_and(|ruler| crate::law::rule::claimed_by(at, ruler, clearing).is_some())
            };
            !started(at) || at.clearings().iter().filter(|clearing| gardens(*clearing)).all(outranked)
        },
    },
];
