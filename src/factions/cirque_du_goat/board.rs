//! CDG.3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::{ACCOLADES, BIG_TOP, Board, GOAT, accolades, daylight, evening, reign, show};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{paying, placing, setup, ways};
use crate::play::{Flow, Holds, Kept, Part, Placing, Play, Position, Prints, Room, Row, Shows, Track};
use crate::table::BoardBytes;
use crate::terms::{Clearing, ClearingSet, Phase, Seat};

/// Goats that start in each of the two clearings (CDG.3.2).
const STARTING_GOATS: u8 = 2;

/// CDG.3.2: two goats and a big top in a free corner, the same next door. Critics, counter and accolades (CDG.3.3,
/// CDG.3.4) start as an empty board says: Cheers, 0, eight on the track.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("CDG.3.2");
    let corners = starting_corners(play.position(), me);
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    open_in(play, me, corner)?;
    let neighbours = with_room(play.position(), me, ways::neighbours(play.position(), me, corner));
    if !neighbours.is_empty() {
        let chosen = play.choose(Ask::open(me, clause, "starting-neighbour"), |_, menu| {
            neighbours.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        open_in(play, me, chosen.clearing(0))?;
    }
    Ok(Flow::Done)
}

fn open_in(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    let clause = clause!("CDG.3.2");
    placing::place(play, &Placing { by: me, owner: me, kind: GOAT, clearing }, STARTING_GOATS, clause)?;
    placing::place(play, &Placing { by: me, owner: me, kind: BIG_TOP, clearing }, 1, clause).map(|_| ())
}

/// Clearings of a set where a big top may be placed.
fn with_room(at: Position, me: Seat, clearings: ClearingSet) -> ClearingSet {
    let fits = |clearing: &Clearing| {
        placing::may_place(at, &Placing { by: me, owner: me, kind: BIG_TOP, clearing: *clearing }).is_ok()
    };
    clearings.iter().filter(fits).collect()
}

/// Corners that are nobody's start, with room for a big top, and for one next door. Without such a corner the room
/// matters less than the corner, and without a free corner any clearing with room will do.
fn starting_corners(at: Position, me: Seat) -> ClearingSet {
    let free = setup::free_corners(at);
    let roomy = with_room(at, me, free);
    let best: ClearingSet =
        roomy.iter().filter(|corner| !with_room(at, me, ways::neighbours(at, me, *corner)).is_empty()).collect();
    let choices = [best, roomy, free, with_room(at, me, at.clearings()), at.clearings()];
    choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or_default()
}

/// Accolades, critics, actions, big tops, the running show, where guests may act, the stages, and what counts for this
/// turn.
pub(super) static BOARD: &[Part] = &[
    Part::shown(
        "accolades",
        clause!("CDG.3.4"),
        Shows::Track(Track {
            figure: "accolades_track",
            spaces: Room::Any,
            prints: Prints::Icons(|_, _, icons| (icons > 0).then_some("draw")),
            lies: Row::Of(|at, me| vec!["accolade"; accolades::left(at, me).into()]),
        }),
    ),
    Part::Kept(
        Kept::new(
            "accolades",
            clause!("CDG.2.9"),
            Holds::PerSeat { at: offset_of!(Board, held), room: Room::Figure("accolades_max") },
            "accolades that others hold",
            "noxious-battery 1 blacktail-guild 2",
        )
        .panels(&["accolades-held"])
        .settled(count_accolades),
    ),
    Part::Kept(
        Kept::new(
            "accolades-lost",
            clause!("CDG.2.5"),
            Holds::Number { at: offset_of!(Board, lost), room: Room::Of(ACCOLADES) },
            "accolades out of the game; the other ones are on the track",
            "3",
        )
        .settled(count_accolades),
    ),
    Part::Kept(
        Kept::new(
            "critics",
            clause!("CDG.2.6"),
            Holds::Choice { at: offset_of!(Board, jeers), names: &["cheers", "jeers"], clearing: None },
            "where the critics marker stands",
            "jeers",
        )
        .panels(&["critics"]),
    ),
    Part::shown("big-tops-left", clause!("CDG.5.1.III"), Shows::Counter(big_tops_left)),
    Part::shown("actions-earned", clause!("CDG.5.1"), Shows::Number(daylight::actions_earned)),
    Part::shown("next-draw", clause!("CDG.6.4"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("CDG.2.1"), Shows::Budget(paying::pieces_left)),
    Part::Kept(Kept::new(
        "actions",
        clause!("CDG.2.7"),
        Holds::Number { at: offset_of!(Board, actions), room: Room::Pieces(GOAT) },
        "the action counter. It is set when the step `actions` begins: to what the goats earn, less `actions used`. \
         With `actions used` above 0 a counter that is stated stands",
        "3",
    )),
    Part::shown("actions-left", clause!("CDG.2.7"), Shows::Counter(actions_left)),
    Part::shown("show", clause!("CDG.6.1"), Shows::Counter(|at, me| show::worth(at, me).map(|worth| (worth, None)))),
    Part::Kept(
        Kept::new(
            "clowned",
            clause!("CDG.2.4"),
            Holds::Seats { at: offset_of!(Board, clowned) },
            "factions clowned this turn",
            "blacktail-guild",
        )
        .panels(&["clowned"]),
    ),
    Part::Kept(Kept::new(
        "scouted",
        clause!("CDG.4.1"),
        Holds::Clearings { at: offset_of!(Board, scouted) },
        "clearings scouted this turn",
        "5 8",
    )),
    Part::Kept(Kept::new(
        "stage",
        clause!("CDG.6.3"),
        Holds::Clearing { at: offset_of!(Board, stage) },
        "where this turn's show was, or is, played",
        "5",
    )),
    Part::Kept(Kept::new(
        "suits",
        clause!("CDG.6.1"),
        Holds::Suits { at: offset_of!(Board, suits) },
        "suits spent in the show that is running",
        "fox bird",
    )),
    Part::shown("reign", clause!("CDG.2.3"), Shows::Reach(|at, me| Some(reign::open_clearings(at, me)))),
    Part::shown("stages", clause!("CDG.6.1"), Shows::Reach(|at, me| Some(show::stages(at, me)))),
];

/// There are eight accolades, and what nobody holds and nobody has lost is on the track (CDG.3.4).
fn count_accolades(board: &mut BoardBytes) -> Result<(), String> {
    let board: &Board = bytemuck::from_bytes(&board[..size_of::<Board>()]);
    let away: u16 = board.held.iter().chain([&board.lost]).map(|count| u16::from(*count)).sum();
    if away > u16::from(ACCOLADES) {
        Err(format!("there are {ACCOLADES} accolades in all, not {away}"))
    } else {
        Ok(())
    }
}

fn big_tops_left(at: Position, me: Seat) -> Option<(u8, Option<u8>)> {
    let all = at.setup.seats[me.index()].piece_count(BIG_TOP);
    Some((at.in_supply(me, BIG_TOP), Some(all)))
}

fn actions_left(at: Position, me: Seat) -> Option<(u8, Option<u8>)> {
    let now = at.table.current() == me && at.table.turn.phase() == Phase::Daylight;
    now.then(|| (at.board::<Board>(me).actions, None))
}
