//! What lies on the board: relics that have come home, the Retinue's Faithful Retainers, and what counts for this turn.

use std::mem::offset_of;

use super::{Board, COLUMNS, EACH, RELICS, delve, evening, recover, relics, retinue, stations};
use crate::clause;
use crate::law::paying;
use crate::play::{Holds, Kept, Part, Position, Room, Shows};
use crate::terms::{Kind, Seat};

/// The relics of a type whose values show.
const fn row(key: &'static str, panel: &'static [&'static str], kind: Kind, number: usize) -> Part {
    let at = offset_of!(Board, shown) + number * EACH;
    let holds = Holds::Valued { at, most: EACH, kind, words: relics::WORDS };
    Part::Kept(
        Kept::new(
            key,
            clause!("KI-15.2.1"),
            holds,
            "relics of this type whose values show, by where they lie; those on the board have been recovered",
            "one board three 5 two F2",
        )
        .panels(panel),
    )
}

const fn retainers(key: &'static str, column: usize) -> Part {
    let at = offset_of!(Board, retainers) + column;
    let holds = Holds::Number { at, room: Room::Of(3) };
    Part::Kept(Kept::new(key, clause!("KI-15.3.5"), holds, "Faithful Retainers in this column", "1"))
}

const fn acted(key: &'static str, column: usize) -> Part {
    let at = offset_of!(Board, acted) + column;
    let holds = Holds::Number { at, room: Room::Of(3) };
    Part::Kept(Kept::new(key, clause!("KI-15.5.2"), holds, "how many of these have acted this turn", "1"))
}

/// Rows of relics by type, Retainers by column, where the Keepers have encamped and decamped, and what the Evening brings.
pub(super) static BOARD: &[Part] = &[
    row("figure-values", &["figure-values"], RELICS[0], 0),
    row("tablet-values", &["tablet-values"], RELICS[1], 1),
    row("jewelry-values", &["jewelry-values"], RELICS[2], 2),
    Part::shown("next-column", clause!("KI-15.5.2.III.b"), Shows::Names(next_column)),
    Part::shown(
        "waystations-on-board",
        clause!("KI-15.2.2"),
        Shows::Number(|at, me| 3_u8.saturating_sub(stations::on_map(at, me))),
    ),
    Part::shown(
        "retinue-size",
        clause!("KI-15.6.2"),
        Shows::Counter(|at, me| {
            let size = retinue::size(at, me);
            Some((size, Some(size.saturating_add(retinue::room(at, me)))))
        }),
    ),
    retainers("retainers-move", 0),
    retainers("retainers-delve", 1),
    retainers("retainers-recover", 2),
    acted("acted-move", 0),
    acted("acted-delve", 1),
    acted("acted-recover", 2),
    Part::Kept(Kept::new(
        "encamped",
        clause!("KI-15.4.1"),
        Holds::Clearings { at: offset_of!(Board, encamped) },
        "clearings where the Keepers have encamped this turn",
        "5 9",
    )),
    Part::Kept(Kept::new(
        "decamped",
        clause!("KI-15.4.2"),
        Holds::Clearings { at: offset_of!(Board, decamped) },
        "clearings where the Keepers have decamped this turn",
        "5",
    )),
    Part::shown("next-draw", clause!("KI-15.6.3"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("KI-15.2.3"), Shows::Budget(paying::pieces_left)),
    Part::shown("waystations", clause!("KI-15.2.2"), Shows::Reach(|at, me| stations::clearings(at, me).if_any())),
    Part::shown("delvable", clause!("KI-15.5.2.II"), Shows::Reach(|at, me| delve::clearings(at, me).if_any())),
    Part::shown("recoverable", clause!("KI-15.5.2.III.a"), Shows::Reach(|at, me| recover::clearings(at, me).if_any())),
];

/// The types that would fill a column if a relic came home next.
fn next_column(at: Position, me: Seat) -> Vec<&'static str> {
    let mut types = Vec::new();
    for kind in RELICS {
        if recover::next_bonus(at, me, kind) > 0 && usize::from(relics::recovered(at, me, kind)) < EACH {
            types.push(at.piece(me, kind).key);
        }
    }
    types
}

/// What shows has to be what lies there, and no more Retainers act than there are.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let board = at.board::<Board>(me);
    if board.retainers.iter().sum::<u8>() > 3 {
        return Some("there are three Faithful Retainers");
    }
    if (0..COLUMNS).any(|column| board.acted[column] > board.retainers[column]) {
        return Some("more Faithful Retainers have acted than there are");
    }
    relics::flaw(at, me)
}
