//! What lies on the board, and what of it is shown.

use std::mem::offset_of;

use super::{Board, GARDENS, WARRIOR, acolytes, gardens, outcast};
use crate::clause;
use crate::law::paying;
use crate::play::{Heap, Holds, Kept, Part, Prints, Room, Row, Shows, Track};
use crate::terms::Kind;

/// A Gardens track: points of a Score ritual, and the draw bonus (LC-1.2).
const fn track(key: &'static str, garden: Kind) -> Part {
    let prints = Prints::Marked { by: "garden_draw", icon: "draw" };
    let track = Track { figure: "garden_vp", spaces: Room::Any, prints, lies: Row::Supply(garden) };
    Part::shown(key, clause!("LC-1.2"), Shows::Track(track))
}

/// The Outcast, who will be it, the acolytes, the three tracks, what Evening brings, and what counts for this turn.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "outcast",
            clause!("LC-4.1"),
            Holds::Choice { at: offset_of!(Board, outcast), names: &outcast::STATES, clearing: None },
            "the suit where the Outcast marker lies, and whether its hated side is up",
            "hated-mouse",
        )
        .panels(&["outcast"]),
    ),
    Part::shown("next-outcast", clause!("LC-4.1"), Shows::Flag(|at, me| outcast::adjusted(at, me).key())),
    Part::Kept(Kept::new(
        "acolytes",
        clause!("LC-1.1a"),
        Holds::Pieces {
            at: offset_of!(Board, acolytes),
            heaps: &[Heap { word: "", kind: WARRIOR }],
            room: Room::Pieces(WARRIOR),
        },
        "warriors in the Acolytes box",
        "2",
    )),
    Part::shown("acolytes", clause!("LC-1.1a"), Shows::Number(acolytes::count)),
    track("fox-gardens", GARDENS[0]),
    track("rabbit-gardens", GARDENS[1]),
    track("mouse-gardens", GARDENS[2]),
    Part::shown("next-draw", clause!("LC-6.3"), Shows::Number(gardens::next_draw)),
    Part::shown("craft-budget", clause!("LC-2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown("gardens", clause!("LC-2.4a"), Shows::Reach(|at, me| gardens::clearings(at, me).if_any())),
    Part::Kept(Kept::new(
        "scored",
        clause!("LC-5.3c"),
        Holds::Suits { at: offset_of!(Board, scored) },
        "suits of which a Score ritual was performed this turn",
        "fox mouse",
    )),
];
