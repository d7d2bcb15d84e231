//! What holds for the Eyrie in every position.

use super::{Board, ROOST, WARRIOR, leaders};
use crate::factions::promise::{Promise, everywhere, started};
use crate::terms::Phase;

/// Their pieces, their leaders and the Decree (ED-1.1, ED-1.3).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are twenty warriors", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 20 },
    Promise { words: "there are seven roosts", kept: |at, me| everywhere(at, me, &[ROOST]) == 7 },
    Promise {
        words: "the leader in charge does not lie face down",
        kept: |at, me| {
            let deposed = at.board::<Board>(me).deposed;
            leaders::in_charge(at, me).is_none_or(|leader| deposed & leader.bit() == 0)
        },
    },
    Promise {
        words: "somebody leads the Eyrie but in the midst of turmoil",
        kept: |at, me| {
            let in_turmoil = at.table.current() == me && at.table.turn.phase() == Phase::Daylight;
            !started(at) || in_turmoil || leaders::in_charge(at, me).is_some()
        },
    },
    Promise {
        words: "a leader is left face up after each fall",
        kept: |at, me| at.board::<Board>(me).deposed.count_ones() < 4,
    },
];
