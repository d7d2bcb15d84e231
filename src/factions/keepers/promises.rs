//! What holds for the Keepers in every position.

use super::{Board, EACH, Figures, RELICS, STATIONS, WARRIOR, relics, retinue, stations};
use crate::factions::promise::{Promise, everywhere, started};
use crate::play::Position;
use crate::terms::{Kind, Seat};

/// Pieces, values and the Retinue.
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are fifteen warriors", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 15 },
    Promise {
        words: "there are three waystations, each with one side up",
        kept: |at, me| STATIONS.chunks(2).all(|sides| everywhere(at, me, sides) == 1),
    },
    Promise {
        words: "there are four relics of each type",
        kept: |at, me| RELICS.iter().all(|kind| everywhere(at, me, &[*kind]) == 4),
    },
    Promise {
        words: "once the Keepers have set up no relic lies in the supply but on its way to a forest",
        kept: |at, me| {
            let waits = |kind: &Kind| at.in_supply(me, *kind);
            !started(at) || RELICS.iter().all(|kind| waits(kind) == relics::on_the_way(at, me, *kind))
        },
    },
    Promise {
        words: "of each type one relic has value 1, one value 2, and two have value 3",
        kept: |at, me| RELICS.iter().all(|kind| relics::unknown(at, me, *kind).len() + known(at, me, *kind) == EACH),
    },
    Promise { words: "relics in clearings show their values", kept: |at, me| relics::flaw(at, me).is_none() },
    Promise {
        words: "the Retinue holds no more cards than it can",
        kept: |at, me| retinue::size(at, me) <= at.figures::<Figures>(me).retinue_room,
    },
    Promise {
        words: "there are at most three Faithful Retainers",
        kept: |at, me| at.board::<Board>(me).retainers.iter().sum::<u8>() <= 3,
    },
    Promise {
        words: "nothing is left of a relic on its way",
        kept: |at, me| at.board::<Board>(me).recovering == 0 && stations::on_map(at, me) <= 3,
    },
];

/// How many relics of a type show their value.
fn known(at: Position, me: Seat, kind: Kind) -> usize {
    relics::number_shown(at, me, kind)
}
