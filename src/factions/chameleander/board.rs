//! C.3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::{Board, EGO, EGOS, Figures, SPACES, SUPEREGO, WARRIOR, clearing, ego, evening};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{paying, placing, supply, ways};
use crate::play::{Flow, Heap, Holds, Kept, Mark, Part, Placing, Play, Position, Prints, Room, Row, Shows, Track};
use crate::table::BoardBytes;
use crate::terms::{ClearingSet, Seat};

/// C.3.2: the Chameleander in a clearing with at least three paths where it may be placed. The track is full and in its
/// order from the start (C.3.3).
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("C.3.2");
    let warrior_in = |clearing| Placing { by: me, owner: me, kind: WARRIOR, clearing };
    let at = play.position();
    let paths = usize::from(at.figures::<Figures>(me).min_paths_at_start);
    let places: ClearingSet = at
        .clearings()
        .iter()
        .filter(|clearing| at.adjacent(*clearing).len() >= paths)
        .filter(|clearing| placing::may_place(at, &warrior_in(*clearing)).is_ok())
        .collect();
    // A map without such a clearing leaves the whole map open rather than the Chameleander off it.
    let places = if places.is_empty() { at.clearings() } else { places };
    let chosen = play.choose(Ask::open(me, clause, "starting-clearing"), |_, menu| {
        places.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    // A position that is read may have it on the map before its setup.
    if supply::take(play, me, WARRIOR, 1) > 0 {
        placing::put(play, &warrior_in(chosen.clearing(0)), 1, clause)?;
    }
    Ok(Flow::Done)
}

/// Ego given up in a turn that a position can state.
const MOST_RETURNED: u8 = 99;

/// The track, the Id, the next space, the next draw, the entourage, and what is left of the turn.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "superego-spaces",
            clause!("C.2.5"),
            Holds::Spaces { at: offset_of!(Board, order), count: SPACES },
            "the spaces of the track with a superego, where they are not the rightmost ones",
            "4 6 8",
        )
        .settled(settle_order),
    ),
    Part::shown(
        "ego-track",
        clause!("C.2.5"),
        Shows::Track(Track {
            figure: "ego_track_vp",
            spaces: Room::Any,
            prints: Prints::Points,
            lies: Row::Of(|at, me| ego::track(at, me).iter().map(|kind| at.piece(me, *kind).key).collect()),
        }),
    ),
    Part::Kept(
        Kept::new(
            "id",
            clause!("C.2.6"),
            Holds::Pieces {
                at: offset_of!(Board, id),
                heaps: &[Heap { word: "ego", kind: EGO }, Heap { word: "superego", kind: SUPEREGO }],
                room: Room::Any,
            },
            "what lies on the Id",
            "2 ego 1 superego",
        )
        .panels(&["id-ego", "id-superego"]),
    ),
    Part::shown("next-space", clause!("C.2.5"), Shows::Number(next_space)),
    Part::shown("next-draw", clause!("C.6.2"), Shows::Number(evening::next_draw)),
    Part::shown(
        "entourage",
        clause!("C.2.2"),
        Shows::Number(|at, me| EGOS.iter().map(|kind| at.table.on_map(me, *kind)).sum()),
    ),
    Part::Kept(Kept::new(
        "used",
        clause!("C.2.5"),
        Holds::Marks(&[
            Mark { name: "mark", at: offset_of!(Board, marked), bit: 0 },
            Mark { name: "cajole", at: offset_of!(Board, cajoled), bit: 0 },
            Mark { name: "ego-lost-instead", at: offset_of!(Board, stood_in), bit: 0 },
            Mark { name: "ego-placed-instead", at: offset_of!(Board, placed_instead), bit: 0 },
        ]),
        "what was used this turn; the last two: an ego went in place of the Chameleander, or came in place of warriors",
        "mark cajole",
    )),
    Part::shown("ego-lost-instead", clause!("C.2.5"), Shows::Flag(|at, me| used(at.board::<Board>(me).stood_in))),
    Part::shown(
        "ego-placed-instead",
        clause!("C.2.5"),
        Shows::Flag(|at, me| used(at.board::<Board>(me).placed_instead)),
    ),
    Part::Kept(Kept::new(
        "returned",
        clause!("C.5.2"),
        Holds::Number { at: offset_of!(Board, returned), room: Room::Of(MOST_RETURNED) },
        "ego given up for actions this turn",
        "1",
    )),
    Part::shown(
        "actions-left",
        clause!("C.5.2"),
        Shows::Counter(|at, me| {
            let returned = at.board::<Board>(me).returned;
            at.actions_left(me, 1, at.figures::<Figures>(me).actions.saturating_add(returned))
        }),
    ),
    Part::shown("beckon-reach", clause!("C.5.2.III"), Shows::Reach(beckon_reach)),
    Part::shown("borrowed-crafting", clause!("C.2.1"), Shows::Reach(borrowed_crafting)),
];

/// An order that is the one of the start goes without saying.
#[expect(clippy::unnecessary_wraps, reason = "other boards have something to refuse here")]
fn settle_order(board: &mut BoardBytes) -> Result<(), String> {
    let order = &mut board[offset_of!(Board, order)];
    *order = ego::kept(*order);
    Ok(())
}

/// Points of the space that the next ego leaves.
fn next_space(at: Position, me: Seat) -> u8 {
    let empty = SPACES - ego::track(at, me).len();
    at.figures::<Figures>(me).ego_track_vp.get(empty).copied().unwrap_or(0)
}

const fn used(mark: u8) -> &'static str {
    if mark == 1 { "used" } else { "unused" }
}

/// Clearings with somebody to beckon.
fn beckon_reach(at: Position, me: Seat) -> Option<ClearingSet> {
    let clearing = clearing(at, me)?;
    let mut near = ways::neighbours(at, me, clearing);
    near.insert(clearing);
    Some(near.iter().filter(|near| at.meets_another(me, *near)).collect())
}

/// The clearing whose crafting pieces are borrowed.
fn borrowed_crafting(at: Position, me: Seat) -> Option<ClearingSet> {
    let clearing = clearing(at, me).filter(|clearing| paying::lent_pieces(at, me, *clearing) > 0)?;
    Some([clearing].into_iter().collect())
}
