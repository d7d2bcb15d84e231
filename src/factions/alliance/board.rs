//! What lies on the board, and what follows when pieces of the Alliance go.

use std::mem::offset_of;

use super::{BASES, Board, SYMPATHY, WARRIOR, bases, birdsong, evening, outrage, revolt, sympathy};
use crate::clause;
use crate::law::paying;
use crate::play::{Aftermath, Heap, Holds, Kept, Part, Prints, Room, Row, Shows, Track};
use crate::terms::Kind;

/// What follows from losses: of each base, and of sympathy. Whoever orders them orders them (WA-E42).
pub(super) static AFTERMATH: &[Aftermath] =
    &[bases::fall::<0>(), bases::fall::<1>(), bases::fall::<2>(), outrage::FOR_LOSSES];

/// The sympathy, the bases that can still rise, the officers, and what Evening brings.
pub(super) static BOARD: &[Part] = &[
    Part::shown(
        "sympathy",
        clause!("WA-1.2"),
        Shows::Track(Track {
            figure: "sympathy_vp",
            spaces: Room::Any,
            prints: Prints::Priced { prices: "sympathy_cost", icon: |_| None },
            lies: Row::Supply(SYMPATHY),
        }),
    ),
    Part::shown(
        "bases",
        clause!("WA-3.2"),
        Shows::Names(|at, me| {
            let waits = |base: &Kind| at.in_supply(me, *base) > 0;
            BASES.into_iter().filter(waits).map(|base| at.piece(me, base).key).collect()
        }),
    ),
    Part::Kept(Kept::new(
        "officers",
        clause!("WA-1.1"),
        Holds::Pieces {
            at: offset_of!(Board, officers),
            heaps: &[Heap { word: "", kind: WARRIOR }],
            room: Room::Pieces(WARRIOR),
        },
        "warriors in the Officers box",
        "2",
    )),
    Part::shown("officers", clause!("WA-1.1"), Shows::Number(evening::officers)),
    Part::shown("operations-left", clause!("WA-4.6a"), Shows::Counter(evening::operations_left)),
    Part::shown("next-draw", clause!("WA-4.7"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("WA-2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown("sympathetic", clause!("WA-2.5b"), Shows::Reach(|at, me| sympathy::clearings(at, me).if_any())),
    // What lies on the stack of supporters plays no part in these: it is hidden.
    Part::shown("revolts", clause!("WA-4.1a"), Shows::Reach(|at, me| revolt::clearings(at, me).if_any())),
    Part::shown("martial-law", clause!("WA-4.2c"), Shows::Reach(|at, me| birdsong::wary(at, me).if_any())),
];
