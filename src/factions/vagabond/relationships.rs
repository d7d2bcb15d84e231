//! VB-5.9 to VB-5.11 Relationships: how the other factions stand to the Vagabond.

use super::{Board, state};
use crate::clause;
use crate::decision::Ruling;
use crate::event::Value;
use crate::law::scoring;
use crate::play::{Play, Position};
use crate::terms::{ClearingSet, Seat};

/// The spaces of the chart, and the Hostile box after them (VB-1.2).
pub(super) static NAMES: [&str; 5] = ["indifferent", "second", "third", "allied", "hostile"];

/// The last space of the chart.
pub(super) const ALLIED: u8 = 3;
/// The box beside it.
pub(super) const HOSTILE: u8 = 4;

/// Points of a space when it is reached (VB-1.2).
const POINTS: [u8; 4] = [0, 1, 2, 2];
/// Points of an Aid of an Allied faction (VB-5.10a).
const AID_OF_ALLY: u8 = 2;

/// Whether a seat is a Vagabond itself, who has no relationship with another (VB-8.5).
pub(super) fn is_vagabond(at: Position, seat: Seat) -> bool {
    at.faction(seat).number == super::NUMBER
}

/// Where the marker of a faction lies.
pub(super) fn of(at: Position, me: Seat, other: Seat) -> u8 {
    state(at, me).relationships[other.index()]
}

/// The Allied factions.
pub(super) fn allies(at: Position<'_>, me: Seat) -> impl Iterator<Item = Seat> {
    at.enemies(me).filter(move |other| of(at, me, *other) == ALLIED)
}

/// The clearings that hold warriors of Hostile factions (VB-5.11c).
pub(super) fn guarded(at: Position, me: Seat) -> ClearingSet {
    let mut guarded = ClearingSet::EMPTY;
    for hostile in at.others(me).filter(|other| of(at, me, *other) == HOSTILE) {
        for clearing in at.all_clearings().iter() {
            if at.warriors(hostile, clearing) > 0 {
                guarded.insert(clearing);
            }
        }
    }
    guarded
}

/// VB-5.11a: a faction becomes Hostile. What it was Aided this turn counts for nothing (VB-5.9c).
pub(super) fn make_hostile(play: &mut Play, me: Seat, other: Seat) {
    if is_vagabond(play.position(), other) || of(play.position(), me, other) == HOSTILE {
        return;
    }
    let board = play.board::<Board>(me);
    board.relationships[other.index()] = HOSTILE;
    board.forget_aid(other);
    tell_space(play, me, other);
}

/// VB-5.11e: whoever joins a Hostile faction is Indifferent to it.
pub(super) fn make_peace(play: &mut Play, me: Seat, other: Seat) {
    if of(play.position(), me, other) == HOSTILE {
        play.board::<Board>(me).relationships[other.index()] = 0;
        tell_space(play, me, other);
    }
}

fn tell_space(play: &mut Play, me: Seat, other: Seat) {
    let space = NAMES[usize::from(of(play.position(), me, other))];
    play.tell_of(me, "relationship", clause!("VB-1.2"), &[("with", Value::Seat(other)), ("space", Value::Key(space))]);
}

impl Board {
    /// How many Aids of a faction count toward its next space.
    pub(super) const fn aids(&self, other: Seat) -> u8 {
        let bit = 1 << other.0;
        (self.aided[0] & bit != 0) as u8 + 2 * (self.aided[1] & bit != 0) as u8
    }

    const fn forget_aid(&mut self, other: Seat) {
        let bit = 1 << other.0;
        self.aided[0] &= !bit;
        self.aided[1] &= !bit;
    }

    const fn count_aid(&mut self, other: Seat) {
        let bit = 1 << other.0;
        // The second one carries.
        self.aided[1] ^= self.aided[0] & bit;
        self.aided[0] ^= bit;
    }
}

/// VB-5.9, VB-5.10a: what an Aid of a faction brings.
///
/// # Errors
/// Stops if the game is won.
pub(super) fn aided(play: &mut Play, me: Seat, other: Seat) -> Ruling {
    let space = of(play.position(), me, other);
    if is_vagabond(play.position(), other) || space == HOSTILE {
        return Ok(());
    }
    if space == ALLIED {
        return scoring::score(play, me, AID_OF_ALLY, clause!("VB-5.10a"));
    }
    let board = play.board::<Board>(me);
    board.count_aid(other);
    // As many Aids as the number of the space that is left (VB-1.2).
    if board.aids(other) <= space {
        return Ok(());
    }
    board.forget_aid(other);
    board.relationships[other.index()] = space + 1;
    tell_space(play, me, other);
    scoring::score(play, me, POINTS[usize::from(space) + 1], clause!("VB-5.9a"))
}
