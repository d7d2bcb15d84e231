//! What lies on the board, and what of it is shown.

use std::mem::offset_of;

use super::{Board, RECRUITER, SAWMILL, WORKSHOP, build, daylight, keep, tracks};
use crate::clause;
use crate::law::paying;
use crate::play::{Holds, Kept, Part, Prints, Room, Row, Shows, Track};
use crate::terms::Kind;

/// Moves of a March and birds of a turn that a position can state.
const MOST_MOVES: u8 = 9;
const MOST_BIRDS: u8 = 60;

/// A building track, with points on its spaces, the cost above, and perhaps a card (MC-1.2).
const fn track(
    key: &'static str,
    figure: &'static str,
    icon: fn(usize) -> Option<&'static str>,
    building: Kind,
) -> Part {
    let prints = Prints::Priced { prices: "build_cost", icon };
    let track = Track { figure, spaces: Room::Any, prints, lies: Row::Supply(building) };
    Part::shown(key, clause!("MC-1.2"), Shows::Track(track))
}

/// The three tracks, what Evening brings, what workshops pay, the keep, the actions left, how far wood reaches, and what
/// counts for this turn.
pub(super) static BOARD: &[Part] = &[
    track("sawmills", "sawmill_vp", |_| None, SAWMILL),
    track("workshops", "workshop_vp", |_| None, WORKSHOP),
    track("recruiters", "recruiter_vp", tracks::recruiter_icon, RECRUITER),
    Part::shown("next-draw", clause!("MC-5.8"), Shows::Number(tracks::next_draw)),
    Part::shown("craft-budget", clause!("MC-2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown(
        "keep",
        clause!("MC-2.2"),
        Shows::Flag(|at, me| if keep::clearing(at, me).is_some() { "stands" } else { "lost" }),
    ),
    Part::shown(
        "actions-left",
        clause!("MC-5.2b"),
        Shows::Counter(|at, me| at.actions_left(me, 1, daylight::all_actions(at, me))),
    ),
    Part::shown("wood-reaches", clause!("MC-5.6b"), Shows::Reach(|at, me| Some(build::supplied(at, me)))),
    Part::Kept(Kept::new(
        "march-moves-left",
        clause!("MC-5.4"),
        Holds::Number { at: offset_of!(Board, marching), room: Room::Of(MOST_MOVES) },
        "moves left of the March in the middle of which the position is",
        "1",
    )),
    Part::Kept(Kept::new(
        "extra-actions",
        clause!("MC-5.2c"),
        Holds::Number { at: offset_of!(Board, bought), room: Room::Of(MOST_BIRDS) },
        "actions bought with birds this turn",
        "2",
    )),
    Part::Kept(Kept::new(
        "recruited",
        clause!("MC-5.5"),
        Holds::Choice { at: offset_of!(Board, recruited), names: &["no", "yes"], clearing: None },
        "whether Recruit was taken this turn",
        "yes",
    )),
];
