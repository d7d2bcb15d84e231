//! LH-14.2.2 The warlord: a warrior that only battle removes and only the Hundreds' own turn moves.

use super::WARLORD;
use crate::clause;
use crate::decision::{Reason, Refusal};
use crate::play::{Going, Loss, Position, Verdict};
use crate::terms::{Clearing, Seat};

/// Outside battle nothing removes the warlord.
static WARLORD_STAYS: Reason = Reason { key: "warlord-stays", values: &["clearing"] };
/// Outside the Hundreds' turn nothing moves the warlord.
static WARLORD_MOVES_ON_ITS_TURN: Reason = Reason { key: "warlord-moves-on-its-turn", values: &["from"] };

/// The clearing where the warlord stands.
pub(super) fn clearing(at: Position, me: Seat) -> Option<Clearing> {
    at.all_clearings().iter().find(|clearing| is_in(at, me, *clearing))
}

pub(super) fn is_in(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.count(me, clearing, WARLORD) > 0
}

/// LH-14.2.2: moved in the Hundreds' turn only, then by others as well.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    if going.kind == WARLORD && at.table.current() != me {
        return Verdict::Never(Refusal::with(&WARLORD_MOVES_ON_ITS_TURN, clause!("LH-14.2.2"), &[going.from.0]));
    }
    Verdict::Silent
}

/// LH-14.2.2: removed in battle only, and what treats its victims as defending is none.
pub(super) fn may_remove(_: Position, _: Seat, loss: &Loss) -> Verdict {
    if loss.kind == WARLORD && !loss.cause.is_battle() {
        return Verdict::Never(Refusal::with(&WARLORD_STAYS, clause!("LH-14.2.2"), &[loss.clearing.0]));
    }
    Verdict::Silent
}
