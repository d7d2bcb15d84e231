//! What holds for the Cult in every position.

use super::{GARDENS, WARRIOR, gardens, lost_souls};
use crate::factions::promise::{Promise, everywhere};
use crate::law::rule;
use crate::terms::Phase;

/// Pieces, revealed cards, and rule (LC-1.1, LC-5.0b, LC-6.1, LC-2.4).
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
        words: "a clearing with a garden is ruled by a claim, the Cult's or one that comes before it",
        kept: |at, me| {
            let is_claimed = |clearing| {
                rule::ruler(at, clearing).is_some_and(|ruler| rule::claimed_by(at, ruler, clearing).is_some())
            };
            let mut gardens = at.clearings().iter().filter(|clearing| gardens::in_clearing(at, me, *clearing) > 0);
            gardens.all(is_claimed)
        },
    },
];
