//! Sympathy (WA-1.2, WA-2.5): the track, where it lies, and where it can be placed.

use super::{Figures, SYMPATHY, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal, Ruling};
use crate::law::{placing, scoring};
use crate::play::{Placing, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat};

/// Sympathy lies there already.
static SYMPATHY_HERE: Reason = Reason { key: "sympathy-here", values: &["clearing"] };
/// All sympathy is on the map.
static NO_SYMPATHY_LEFT: Reason = Reason { key: "no-sympathy-left", values: &[] };

/// WA-2.5b: the sympathetic clearings.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    at.table.clearings_with(me, SYMPATHY)
}

/// WA-2.5b.
pub(super) fn is_sympathetic(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.count(me, clearing, SYMPATHY) > 0
}

/// WA-2.5a: one a clearing. An effect that lifts such limits lets a second one come (WA-F06).
pub(super) fn limits(at: Position, me: Seat, placing: &Placing) -> Result<(), Refusal> {
    if placing.kind == SYMPATHY && is_sympathetic(at, me, placing.clearing) {
        return Err(Refusal::with(&SYMPATHY_HERE, clause!("WA-2.5a"), &[placing.clearing.0]));
    }
    Ok(())
}

/// The space of the track with the next token, if one is left: the tokens fill its right end (WA-1.2a).
fn next_space(at: Position, me: Seat) -> Option<usize> {
    let left = usize::from(at.in_supply(me, SYMPATHY));
    let spaces = at.figures::<Figures>(me).sympathy_cost.len();
    if left == 0 { None } else { spaces.checked_sub(left) }
}

/// Supporters that the next token costs (WA-1.2).
pub(super) fn cost(at: Position, me: Seat) -> Option<u8> {
    next_space(at, me).map(|space| at.figures::<Figures>(me).sympathy_cost[space])
}

/// Points for placing the next token (WA-1.2).
pub(super) fn points(at: Position, me: Seat) -> u8 {
    next_space(at, me).map_or(0, |space| at.figures::<Figures>(me).sympathy_vp[space])
}

/// Whether a token is left and can be placed in a clearing.
///
/// # Errors
/// The refusal of the condition that fails.
pub(super) fn may_place(at: Position, me: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    if next_space(at, me).is_none() {
        return Err(Refusal::new(&NO_SYMPATHY_LEFT, clause));
    }
    placing::may_place(at, &piece_in(me, SYMPATHY, clearing))
}

/// Places the next token and scores the space that it uncovers.
pub(super) fn place(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    let points = points(play.position(), me);
    if placing::place(play, &piece_in(me, SYMPATHY, clearing), 1, clause)? > 0 {
        scoring::score(play, me, points, clause)?;
    }
    Ok(())
}
