//! What holds for the Duchy in every position.

use super::burrow::BURROW;
use super::{BUILDINGS, Board, OF_EACH, TUNNEL, WARRIOR, board, support};
use crate::factions::promise::{Promise, everywhere};
use crate::terms::{ClearingSet, Phase};

/// Pieces, crowns, the Burrow and revealed cards (UD-1.1, UD-2.2c, UD-6.1).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are twenty moles", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 20 },
    Promise {
        words: "there are three citadels, three markets and three tunnels",
        kept: |at, me| BUILDINGS.iter().chain([&TUNNEL]).all(|kind| everywhere(at, me, &[*kind]) == u32::from(OF_EACH)),
    },
    Promise {
        words: "nobody else's pieces, no building and no tunnel come to be in the Burrow",
        kept: |at, me| {
            let is_free = |kind| !at.table.clearings_with(me, kind).has(BURROW);
            at.others(me).all(|other| !at.present(other, BURROW)) && BUILDINGS.into_iter().chain([TUNNEL]).all(is_free)
        },
    },
    Promise {
        words: "the Burrow has no suit, no slot, and no other neighbour than clearings with tunnels",
        kept: |at, me| {
            let near = |clearing| super::burrow::joins(at, me, me, clearing);
            let beside: ClearingSet = at.clearings().iter().filter(|clearing| near(*clearing).has(BURROW)).collect();
            at.suits(BURROW).is_empty() && at.slots(BURROW) == 0 && beside == near(BURROW)
        },
    },
    Promise { words: "crowns and acts of ministers add up", kept: |at, me| board::flaw(at, me).is_none() },
    Promise {
        words: "cards lie revealed in the Duchy's Daylight and at the beginning of its Evening only",
        kept: |at, me| {
            let turn = &at.table.turn;
            let may_lie = at.table.current() == me && turn.phase() != Phase::Birdsong || turn.result().is_some();
            may_lie || support::pile(at, me).is_some_and(|pile| at.cards(pile).is_empty())
        },
    },
    Promise {
        words: "the Brigadier goes on in the Duchy's own Daylight only",
        kept: |at, me| {
            let own = at.table.current() == me && at.table.turn.phase() == Phase::Daylight;
            own || at.table.turn.result().is_some() || at.board::<Board>(me).brigade == 0
        },
    },
];
