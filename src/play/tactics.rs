//! What a faction knows about playing itself. Bots read it; no rule does.

use super::Position;
use crate::decision::{Ask, Opt};
use crate::terms::{Clearing, Kind, Seat};

/// Advice of a faction to whoever plays it. All values are in hundredths of a victory point.
///
/// It is advice, not law: it may be wrong, and a search looks further. It must be cheap (bots ask it thousands of times
/// a second) and must follow from the position alone, so that the same position always gets the same advice.
#[derive(Clone, Copy, Debug)]
pub struct Tactics {
    /// What the position of the seat is worth beyond its points and beyond what anybody's position is worth (cards in
    /// hand, crafted cards, warriors, rule): points that its engine is about to make, pieces that are well placed.
    pub worth: Option<fn(Position, Seat) -> i32>,
    /// What choosing this option promises the seat that is asked, compared with doing nothing; `None` leaves the
    /// judgement to the base law. Only questions that the faction itself asks, or is asked, come here.
    pub fancy: Option<fn(Position, &Ask, Opt) -> Option<i32>>,
    /// What the loss of one piece of this kind in this clearing costs the seat, apart from the point it gives away.
    pub prize: Option<fn(Position, Seat, Kind, Clearing) -> i32>,
}

impl Tactics {
    /// No advice.
    pub const NONE: Self = Self { worth: None, fancy: None, prize: None };
}
