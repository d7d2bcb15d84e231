//! Setup, and what lies on the board.

use std::mem::offset_of;

use thicket::clause;
use thicket::decision::{Ask, Opt, Ruling};
use thicket::law::verbs::PLACE;
use thicket::law::{placing, setup};
use thicket::play::{Flow, Holds, Kept, Part, Placing, Play, Prints, Room, Row, Shows, Track};
use thicket::terms::Seat;

use super::turn::harvest;
use super::{Board, Figures, MILL, MILLER};

/// A mill and four millers in a corner.
pub fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let corners = setup::starting_corners(play.position());
    let chosen = play.choose(Ask::open(me, clause!("LAW-9d"), "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let clearing = chosen.clearing(0);
    play.table.starts[me.index()] = clearing.0;
    for (kind, count) in [(MILL, 1), (MILLER, 4)] {
        placing::place(play, &Placing { by: me, owner: me, kind, clearing }, count, clause!("LAW-9d"))?;
    }
    Ok(Flow::Done)
}

/// Flour, loaves, the wheel, and what follows from them.
pub static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "flour",
            clause!("LAW-1.4.1a"),
            Holds::Number { at: offset_of!(Board, flour), room: Room::Of(9) },
            "flour in the store",
            "4",
        )
        .panels(&["flour"]),
    ),
    Part::Kept(Kept::new(
        "baked",
        clause!("LAW-4a"),
        Holds::Number { at: offset_of!(Board, baked), room: Room::Any },
        "loaves baked so far",
        "1",
    )),
    Part::Kept(
        Kept::new(
            "wheel",
            clause!("LAW-7.2x"),
            Holds::Choice { at: offset_of!(Board, stopped), names: &["turning", "stopped"], clearing: None },
            "whether the wheel turns; a lost mill stops it until dawn",
            "stopped",
        )
        .panels(&["wheel"]),
    ),
    Part::shown(
        "loaves",
        clause!("LAW-4a"),
        Shows::Track(Track {
            figure: "loaves",
            spaces: Room::Any,
            prints: Prints::Points,
            lies: Row::Of(|at, me| vec!["loaf"; usize::from(at.board::<Board>(me).baked.min(4))]),
        }),
    ),
    Part::shown("harvest", clause!("LAW-1.4.1a"), Shows::Number(harvest)),
    Part::shown(
        "actions-left",
        clause!("LAW-1.4.2"),
        Shows::Counter(|at, me| at.actions_left(me, 0, at.figures::<Figures>(me).actions)),
    ),
];
