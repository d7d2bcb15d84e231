//! BG.3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::{Board, FITS, NAMES, SPACES, WARRIOR, WORKSITE, evening, integrity};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup, ways};
use crate::play::{Flow, Heap, Holds, Kept, Mark, Means, Part, Placing, Play, Position, Room, Shows};
use crate::terms::{ClearingSet, Seat};

/// BG.3.2 and BG.3.3: a corner with four warriors and a worksite, a warrior in each neighbour, items under the ruins.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BG.3.2");
    let at = play.position();
    let piece = |kind, clearing| Placing { by: me, owner: me, kind, clearing };
    let with_room = |corners: ClearingSet| -> ClearingSet {
        corners.iter().filter(|corner| placing::may_place(at, &piece(WORKSITE, *corner)).is_ok()).collect()
    };
    // Where the right corners have no room the next best do: a free one, then any.
    let choices = [with_room(setup::starting_corners(at)), with_room(setup::free_corners(at)), setup::free_corners(at)];
    let corners = choices.into_iter().find(|corners| !corners.is_empty()).unwrap_or(play.setup.map.corners());
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    placing::place(play, &piece(WARRIOR, corner), 4, clause)?;
    placing::place(play, &piece(WORKSITE, corner), 1, clause)?;
    for neighbour in ways::neighbours(play.position(), me, corner).iter() {
        placing::place(play, &piece(WARRIOR, neighbour), 1, clause)?;
    }
    hide_items(play, me);
    Ok(Flow::Done)
}

/// BG.3.3: a set of items, unless one lies there and exactly one other faction places items. Only two sets exist.
fn hide_items(play: &mut Play, me: Seat) {
    let at = play.position();
    let wanted = item_sets(at, me);
    let sets = at.table.ruins.iter().map(|ruin| at.table.items_under(ruin).count()).max().unwrap_or(0);
    if sets == 0 || (sets == 1 && wanted > 1) {
        setup::hide_ruin_items(play);
    }
}

/// How many sets lie there in the end: a second one, if at least two other factions place items.
pub(super) fn item_sets(at: Position, me: Seat) -> usize {
    let others = at.others(me).filter(|other| at.faction(*other).hides_items).count();
    if others > 1 { 2 } else { 1 }
}

/// The spaces of a project.
const fn project(number: usize, says: &'static str, example: &'static str) -> Part {
    let at = offset_of!(Board, spaces) + number * SPACES;
    let holds = Holds::Slots { at, fits: &FITS[number] };
    let keys = std::slice::from_ref(&NAMES[number]);
    Part::Kept(Kept::new(NAMES[number], clause!("BG.2.2.I"), holds, says, example).panels(keys))
}

/// The mark of a project that was run.
const fn done(number: u8) -> Mark {
    Mark { name: NAMES[number as usize], at: offset_of!(Board, done), bit: number }
}

/// The three crews, the four projects, the next draw, what can be paid, what a lost worksite would cost, and what counts
/// for this turn.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "builders",
            clause!("BG.2.3.II"),
            Holds::Pieces {
                at: offset_of!(Board, builders),
                heaps: &[
                    Heap { word: "fox", kind: WARRIOR },
                    Heap { word: "rabbit", kind: WARRIOR },
                    Heap { word: "mouse", kind: WARRIOR },
                ],
                room: Room::Figure("box_cap"),
            },
            "warriors in the Builders boxes",
            "2 fox 1 mouse",
        )
        .panels(&["builders-fox", "builders-rabbit", "builders-mouse"]),
    ),
    project(0, "items on the Windmill", "bag exhausted:boot sword"),
    project(1, "items on the Salt Road", "bag boot*"),
    project(2, "items on the Ironworks", "hammer exhausted:tea"),
    project(3, "items on the Quarry", "coin exhausted:coin"),
    Part::Kept(Kept::new(
        "done",
        clause!("BG.4.2"),
        Holds::Marks(&[done(0), done(1), done(2), done(3)]),
        "projects already run this Birdsong",
        "windmill quarry",
    )),
    Part::Kept(Kept::new(
        "running",
        clause!("BG.4.2"),
        Holds::Choice {
            at: offset_of!(Board, running),
            names: &["none", NAMES[0], NAMES[1], NAMES[2], NAMES[3]],
            clearing: Some(offset_of!(Board, target)),
        },
        "the project in the middle of which the position is, and where the Windmill places",
        "windmill 5",
    )),
    Part::Kept(Kept::new(
        "demolished",
        clause!("BG.5.4"),
        Holds::Choice { at: offset_of!(Board, demolished), names: &["no", "yes"], clearing: None },
        "whether Demolish was used this turn",
        "yes",
    )),
    Part::Kept(Kept::new(
        "contracted",
        clause!("BG.2.5"),
        Holds::Seats { at: offset_of!(Board, contracted) },
        "factions that have used Contract Work this turn",
        "noxious-battery",
    )),
    Part::shown("next-draw", clause!("BG.6.2"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("BG.6.1"), Shows::Budget(|at, me| Means::of(at.board::<Board>(me).builders))),
    Part::shown("cards-at-risk", clause!("BG.2.4"), Shows::Number(integrity::cards_at_risk)),
    Part::shown(
        "worksites-at-stake",
        clause!("BG.2.4"),
        Shows::Reach(|at, me| integrity::at_stake(at, me).collect::<ClearingSet>().if_any()),
    ),
];
