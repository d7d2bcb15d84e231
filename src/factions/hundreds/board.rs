//! What lies on the board: the mood, the Hoard, and what counts for this turn.

use std::mem::offset_of;

use super::hoard::{self, HoardTrack};
use super::{Board, MOB, PUSHED, SPACES, evening, mobs, moods};
use crate::clause;
use crate::law::paying;
use crate::play::{Holds, Kept, Part, Position, Shows};
use crate::terms::{ClearingSet, Seat};

/// The mood, both tracks with what they are good for, what Raze and Oppress would find, and the rest of the turn.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "mood",
            clause!("LH-14.7"),
            Holds::Choice { at: offset_of!(Board, mood), names: &moods::NAMES, clearing: None },
            "the mood that shows",
            "wrathful",
        )
        .panels(&["mood"]),
    ),
    Part::shown(
        "open-moods",
        clause!("LH-14.4.4"),
        Shows::Names(|at, me| moods::open(at, me).map(|mood| moods::NAMES[mood as usize]).collect()),
    ),
    Part::Kept(Kept::new(
        "command",
        clause!("LH-14.2.4"),
        Holds::Items { at: offset_of!(Board, command), most: SPACES },
        "items on the Command track",
        "boot coin ruin-bag",
    )),
    Part::shown(
        "command-items",
        clause!("LH-14.2.4"),
        Shows::Items(|at, me| HoardTrack::Command.items(at, me).collect()),
    ),
    Part::shown("command", clause!("LH-14.2.4.II"), Shows::Number(hoard::command)),
    Part::Kept(Kept::new(
        "prowess",
        clause!("LH-14.2.4"),
        Holds::Items { at: offset_of!(Board, prowess), most: SPACES },
        "items on the Prowess track",
        "hammer ruin-sword",
    )),
    Part::shown(
        "prowess-items",
        clause!("LH-14.2.4"),
        Shows::Items(|at, me| HoardTrack::Prowess.items(at, me).collect()),
    ),
    Part::shown("prowess", clause!("LH-14.2.4.II"), Shows::Number(hoard::prowess)),
    Part::Kept(Kept::new(
        "razing",
        clause!("LH-E18"),
        Holds::Clearings { at: offset_of!(Board, razing) },
        "clearings whose mobs burn next in the Raze that is on",
        "5 9",
    )),
    Part::Kept(Kept::new(
        "pushed",
        clause!("LH-X.NB#3"),
        Holds::Covered { at: offset_of!(Board, pushed), most: PUSHED, words: &["piece"] },
        "pieces that this Raze has pushed into such clearings",
        "piece 5 piece 9",
    )),
    Part::Kept(Kept::new(
        "advancing",
        clause!("LH-14.5.3"),
        Holds::Choice { at: offset_of!(Board, advancing), names: &["no", "moved", "both"], clearing: None },
        "that the warlord has moved in an Advance and may battle, or is relentless after both",
        "moved",
    )),
    Part::shown(
        "actions-left",
        clause!("LH-14.5.2"),
        Shows::Counter(|at, me| at.actions_left(me, command_step(at, me), hoard::command(at, me))),
    ),
    Part::shown(
        "next-points",
        clause!("LH-14.6.2"),
        Shows::Number(|at, me| evening::points(at, me, evening::oppressed(at, me).len())),
    ),
    Part::shown("next-draw", clause!("LH-14.6.3"), Shows::Number(evening::next_draw)),
    Part::shown("craft-budget", clause!("LH-14.2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown("oppressed", clause!("LH-14.6.2"), Shows::Reach(|at, me| evening::oppressed(at, me).if_any())),
    Part::shown(
        "burning",
        clause!("LH-14.4.1"),
        Shows::Reach(|at, me| {
            let mobs = at.table.clearings_with(me, MOB).iter();
            mobs.filter(|mob| mobs::burns_anything(at, me, *mob)).collect::<ClearingSet>().if_any()
        }),
    ),
];

/// The place of the Command step in Daylight as it runs now.
fn command_step(at: Position, me: Seat) -> u8 {
    crate::law::turn::present_place(at, me, crate::terms::Phase::Daylight, 1)
}

/// Items lie face up on the tracks that are for them.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    for track in [HoardTrack::Command, HoardTrack::Prowess] {
        if track.items(at, me).any(|held| HoardTrack::of(held.item()) != Some(track)) {
            return Some("an item lies on the wrong track of the Hoard");
        }
        if track.items(at, me).any(|held| !held.is_ready()) {
            return Some("items of the Hoard lie face up and undamaged");
        }
    }
    None
}
