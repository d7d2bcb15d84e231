//! ED-3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::birdsong::piece_in;
use super::{Board, ROOST, WARRIOR, leaders, roosts};
use crate::clause;
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::law::homelands::{self, Distance};
use crate::law::{paying, placing, setup};
use crate::play::{Flow, Holds, Kept, Mark, Part, Play, Position, Prints, Room, Row, Shows, Track};
use crate::terms::{Clearing, ClearingSet, Seat};

/// The columns of the Decree, then the leaders.
pub(super) static SPACES: [&str; 8] =
    ["recruit", "move", "battle", "build", "builder", "charismatic", "commander", "despot"];
/// The place of the first leader among these.
pub(super) const FIRST_LEADER: u8 = 4;

/// Warriors that start beside the first roost (ED-3.2).
const STARTING_WARRIORS: u8 = 6;

/// ED-3.2 to ED-3.5: a corner with a roost and six warriors, then a leader whose Viziers go to its columns.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.starts[me.index()] == 0 {
        settle(play, me)?;
        return Ok(Flow::Again);
    }
    leaders::choose(play, me, clause!("ED-3.3"))?;
    Ok(Flow::Done)
}

/// ED-4.1: where its set-up card lets it settle: on the edge with room for a roost, far from enemy homelands.
fn homelands(at: Position, me: Seat) -> ClearingSet {
    let with_room = |clearings: ClearingSet| -> ClearingSet {
        clearings.iter().filter(|clearing| placing::may_place(at, &piece_in(me, ROOST, *clearing)).is_ok()).collect()
    };
    let on_edge = homelands::choices(at, me, with_room(homelands::edge(at)), Distance::Far);
    // The edge is never given up for distance; a map whose edge has no room at all leaves what has (our reading).
    if on_edge.is_empty() { homelands::choices(at, me, with_room(at.clearings()), Distance::Far) } else { on_edge }
}

/// ED-3.2: a free corner, opposite one where somebody has started if that can be. Where the right corners have no room the
/// next best do, and without a free corner any clearing with room.
fn settle(play: &mut Play, me: Seat) -> Ruling {
    if homelands::are_taken(play.position()) {
        let homelands = homelands(play.position(), me);
        let homeland = homelands::take(play, me, homelands)?;
        return found(play, me, homeland, clause!("ED-4.2"));
    }
    let clause = clause!("ED-3.2");
    let has_room = |at: Position, me, clearing| placing::may_place(at, &piece_in(me, ROOST, clearing)).is_ok();
    let corner = setup::take_corner(play, me, clause, has_room)?;
    found(play, me, corner, clause)
}

/// The first roost and its warriors.
fn found(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    placing::place(play, &piece_in(me, ROOST, clearing), 1, clause)?;
    placing::place(play, &piece_in(me, WARRIOR, clearing), STARTING_WARRIORS, clause).map(|_| ())
}

const fn deposed(name: &'static str, bit: u8) -> Mark {
    Mark { name, at: offset_of!(Board, deposed), bit }
}

const fn vizier_done(name: &'static str, bit: u8) -> Mark {
    Mark { name, at: offset_of!(Board, viziers_done), bit }
}

/// The leader, those that were deposed, the roosts, what Evening will bring, what can be crafted with, and what counts for
/// this turn.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "leader",
            clause!("ED-1.3"),
            Holds::Choice {
                at: offset_of!(Board, leader),
                names: &["none", "builder", "charismatic", "commander", "despot"],
                clearing: None,
            },
            "the leader in charge. Its Viziers lie in its columns of the Decree; with `none` there are none",
            "commander",
        )
        .panels(&["leader"]),
    ),
    Part::Kept(
        Kept::new(
            "deposed",
            clause!("ED-6.3"),
            Holds::Marks(&[
                deposed("builder", 0),
                deposed("charismatic", 1),
                deposed("commander", 2),
                deposed("despot", 3),
            ]),
            "leaders that lie face down",
            "builder despot",
        )
        .panels(&["deposed"]),
    ),
    Part::shown(
        "roosts",
        clause!("ED-1.2"),
        Shows::Track(Track {
            figure: "roost_track_vp",
            spaces: Room::Any,
            prints: Prints::Marked { by: "roost_track_draw", icon: "draw" },
            lies: Row::Supply(ROOST),
        }),
    ),
    Part::shown("next-points", clause!("ED-5.6"), Shows::Number(roosts::points)),
    Part::shown("next-draw", clause!("ED-5.7"), Shows::Number(roosts::next_draw)),
    Part::shown("craft-budget", clause!("ED-2.1"), Shows::Budget(paying::pieces_left)),
    Part::Kept(Kept::new(
        "viziers-done",
        clause!("ED-5.5"),
        Holds::Marks(&[
            vizier_done("recruit", 0),
            vizier_done("move", 1),
            vizier_done("battle", 2),
            vizier_done("build", 3),
        ]),
        "columns whose Vizier was resolved this turn; other cards that were have `(used)` behind them",
        "recruit",
    )),
    Part::Kept(Kept::new(
        "this-turn",
        clause!("ED-5.2a"),
        Holds::Marks(&[
            Mark { name: "bird-added", at: offset_of!(Board, bird_added), bit: 0 },
            Mark { name: "despot-scored", at: offset_of!(Board, despot_scored), bit: 0 },
        ]),
        "a bird was added to the Decree this turn; the Despot has earned its point in the battle that is on",
        "bird-added",
    )),
];
