//! NB.3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::{BALL, Board, CANNON, DRAW, Figures, LOAD, MARK, cannon_clearing, evening};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{placing, ways};
use crate::play::{Flow, Heap, Holds, Kept, Part, Placing, Play, Prints, Room, Row, Shows, Track};
use crate::terms::{ClearingSet, Seat};

/// NB.3.2: the cannon, damaged, in any clearing with a ruin where the Battery may place.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("NB.3.2");
    let cannon_in = |clearing| Placing { by: me, owner: me, kind: CANNON, clearing };
    let at = play.position();
    let places: ClearingSet =
        at.table.ruins.iter().filter(|clearing| placing::may_place(at, &cannon_in(*clearing)).is_ok()).collect();
    // A map without a free ruin clearing leaves the whole map open rather than the cannon in its box.
    let places = if places.is_empty() { at.clearings() } else { places };
    let chosen = play.choose(Ask::open(me, clause, "place-cannon"), |_, menu| {
        places.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    play.board::<Board>(me).damaged = 1;
    placing::place(play, &cannon_in(chosen.clearing(0)), 1, clause)?;
    Ok(Flow::Done)
}

/// Takes the leftmost ball off the Bore.
#[expect(clippy::unnecessary_wraps, reason = "a source has the shape of a rule")]
pub(super) fn unload(play: &mut Play, me: Seat, _: &Placing) -> Ruling {
    play.board::<Board>(me).bore -= 1;
    Ok(())
}

/// The Bore, the cannon, the marks track, what the Evening brings, the actions left, and the reach of the gun.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(Kept::new(
        "bore",
        clause!("NB.4.2.II"),
        Holds::Pieces { at: offset_of!(Board, bore), heaps: &[Heap { word: "", kind: BALL }], room: Room::Of(3) },
        "balls on the Bore",
        "2",
    )),
    Part::shown(
        "bore",
        clause!("NB.4.2.II"),
        Shows::Track(Track {
            figure: "bore_vp",
            spaces: Room::Any,
            prints: Prints::Points,
            lies: Row::Of(|at, me| vec!["ball"; at.board::<Board>(me).bore.into()]),
        }),
    ),
    Part::Kept(
        Kept::new(
            "cannon",
            clause!("NB.2.3.I"),
            Holds::Choice { at: offset_of!(Board, damaged), names: &["undamaged", "damaged"], clearing: None },
            "which side of the cannon is up",
            "damaged",
        )
        .panels(&["cannon"]),
    ),
    Part::shown(
        "scent-marks",
        clause!("NB.2.2"),
        Shows::Track(Track {
            figure: "scent_track",
            spaces: Room::Any,
            prints: Prints::Icons(|_, _, bonus| match bonus {
                LOAD => Some("load"),
                DRAW => Some("draw"),
                _ => None,
            }),
            lies: Row::Supply(MARK),
        }),
    ),
    Part::shown("next-load", clause!("NB.6.2"), Shows::Number(evening::next_load)),
    Part::shown("next-draw", clause!("NB.6.3"), Shows::Number(evening::next_draw)),
    Part::shown(
        "actions-left",
        clause!("NB.5"),
        Shows::Counter(|at, me| at.actions_left(me, 1, at.figures::<Figures>(me).actions)),
    ),
    Part::shown(
        "cannon-range",
        clause!("NB.4.2.I"),
        Shows::Reach(|at, me| cannon_clearing(at, me).map(|cannon| ways::neighbours(at, me, cannon))),
    ),
    Part::shown("stench", clause!("NB.2.2.I"), Shows::Reach(|at, me| Some(at.table.clearings_with(me, MARK)))),
    Part::Kept(Kept::new(
        "departed",
        clause!("NB.2.2.I"),
        Holds::Clearings { at: offset_of!(Board, departed) },
        "marked clearings the current player has already left in the Foul Stench that is going on",
        "5 9",
    )),
];
