//! What lies on the board, what others see of it, and how what they do not see is dealt anew.

use std::mem::offset_of;

use super::{Board, EACH, FACES, Figures, PLOT, PLOTS, birdsong, daylight, evening, plots};
use crate::clause;
use crate::law::paying;
use crate::play::{Holds, Kept, Mark, Part, Position, Room, Setup, Shows, covered};
use crate::table::Table;
use crate::terms::{Clearing, ClearingSet, Seat};

/// The words of the four faces, in their order.
const WORDS: &[&str] = &["bomb", "snare", "extortion", "raid"];

/// What lies face down where, what waits in supply, and what counts for this turn.
pub(super) static BOARD: &[Part] = &[
    Part::shown("plots-in-supply", clause!("CC-13.2.2.I"), Shows::Number(supply)),
    Part::shown(
        "plots-not-shown",
        clause!("CC-13.2.2"),
        Shows::Names(|at, me| {
            let unseen = |face: &_| usize::from(EACH.saturating_sub(at.table.on_map(me, *face)));
            let names = |face| std::iter::repeat_n(at.piece(me, face).key, unseen(&face));
            FACES.into_iter().flat_map(names).collect()
        }),
    ),
    Part::Kept(
        Kept::new(
            "face-down",
            clause!("CC-13.2.2.I"),
            Holds::Covered { at: offset_of!(Board, hidden), most: PLOTS, words: WORDS },
            "what each face-down plot is; of several in a clearing in the order in which they came",
            "snare 5 bomb 9",
        )
        .panels(&["hidden-bomb", "hidden-snare", "hidden-extortion", "hidden-raid"]),
    ),
    Part::Kept(Kept::new(
        "loose",
        clause!("CC-13.7.4"),
        Holds::Covered { at: offset_of!(Board, loose), most: EACH as usize, words: WORDS },
        "raids that have been removed and go off next",
        "raid 5",
    )),
    Part::Kept(Kept::new(
        "named-wrongly",
        clause!("CC-13.2.4"),
        Holds::ClearingsBy { at: offset_of!(Board, named_wrongly), words: WORDS },
        "clearings where the one face-down plot was named so, and is something else",
        "bomb 5 snare 5 9",
    )),
    Part::Kept(Kept::new(
        "placed",
        clause!("CC-13.5.2"),
        Holds::Number { at: offset_of!(Board, placed), room: Room::Any },
        "plots placed this turn",
        "1",
    )),
    Part::Kept(Kept::new(
        "exerted",
        clause!("CC-13.6.1"),
        Holds::Marks(&[Mark { name: "exerted", at: offset_of!(Board, exerted), bit: 0 }]),
        "that they have exerted this turn",
        "exerted",
    )),
    Part::shown(
        "actions-left",
        clause!("CC-13.5"),
        Shows::Counter(|at, me| at.actions_left(me, 0, at.figures::<Figures>(me).actions)),
    ),
    Part::shown("plot-price", clause!("CC-13.5.2"), Shows::Number(daylight::price)),
    Part::shown("next-draw", clause!("CC-13.6.2"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("CC-13.2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown("known-plots", clause!("CC-13.2.2.I"), Shows::Reach(|at, me| plots::known(at, me).if_any())),
    Part::shown("unknown-plots", clause!("CC-13.2.2.I"), Shows::Reach(|at, me| plots::unknown(at, me).if_any())),
    Part::shown("ready-plots", clause!("CC-13.4.2"), Shows::Reach(|at, me| birdsong::ready(at, me).if_any())),
];

/// How many plots are in supply, which everybody sees.
fn supply(at: Position, me: Seat) -> u8 {
    at.in_supply(me, PLOT)
}

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

/// CC-13.2.2.I: others see where plots lie face down, and nothing more.
pub(super) fn conceal(_: &Setup, table: &mut Table, me: Seat, viewer: Option<Seat>) {
    if viewer != Some(me) {
        board(table, me).hidden = [0; PLOTS];
    }
}

/// Any mix of the plots that do not lie face up can lie face down, but nothing where it was named wrongly.
pub(super) fn deal(_: &Setup, table: &mut Table, me: Seat, viewer: Option<Seat>) {
    if viewer == Some(me) {
        return;
    }
    let mut left: Vec<u8> = Vec::with_capacity(PLOTS);
    for (what, face) in (0u8..).zip(FACES) {
        left.extend((table.on_map(me, face)..EACH).map(|_| what));
    }
    // Shuffled as they lie ready; what does not fit where it would come waits for the next place.
    for last in (1..left.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(1);
        left.swap(last, table.random_below(bound) as usize);
    }
    let mut places: Vec<Clearing> = Vec::with_capacity(PLOTS);
    for clearing in table.clearings_with(me, PLOT).iter() {
        places.extend((0..table.count(me, clearing, PLOT)).map(|_| clearing));
    }
    let wrong = board(table, me).named_wrongly.map(ClearingSet::from_bytes);
    let fits = |what: u8, clearing: Clearing| !wrong.get(usize::from(what)).is_some_and(|set| set.has(clearing));
    let mut dealt = Vec::with_capacity(PLOTS);
    fill(&places, &mut left, &mut dealt, &fits);
    for (clearing, what) in places.into_iter().zip(dealt) {
        covered::add(&mut board(table, me).hidden, clearing, what);
    }
}

/// Deals something that fits to each place, of what is left in that order. Whether all found something.
fn fill(places: &[Clearing], left: &mut Vec<u8>, dealt: &mut Vec<u8>, fits: &impl Fn(u8, Clearing) -> bool) -> bool {
    let Some(place) = places.get(dealt.len()) else { return true };
    for n in 0..left.len() {
        if !fits(left[n], *place) {
            continue;
        }
        let what = left.remove(n);
        dealt.push(what);
        if fill(places, left, dealt, fits) {
            return true;
        }
        dealt.pop();
        left.insert(n, what);
    }
    false
}

/// Board and map have to tell of the same plots, and there are two of each.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let noted = |clearing| plots::hidden(at, me, clearing).count() == usize::from(at.count(me, clearing, PLOT));
    if !at.all_clearings().iter().all(noted) {
        return Some("what lies face down is not what the board of the Corvids says");
    }
    let number = |face| {
        let hidden = plots::all_hidden(at, me).filter(|(_, kind)| *kind == face).count();
        hidden + usize::from(at.table.on_map(me, face))
    };
    if FACES.into_iter().any(|face| number(face) > usize::from(EACH)) {
        return Some("there are two plots of each kind");
    }
    let is_what_it_is_not = |(clearing, kind)| plots::named_wrongly(at, me, kind).has(clearing);
    if plots::all_hidden(at, me).any(is_what_it_is_not) {
        return Some("a plot that was named wrongly is something else");
    }
    let is_over = at.table.turn.result().is_some();
    (plots::are_loose(at, me) && !is_over).then_some("a raid goes off as soon as it is removed")
}
