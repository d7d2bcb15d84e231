//! C.2.2 Charming Mastermind and C.2.3 Connected Socialite: what can and cannot be done to the one warrior.

use super::{Board, Figures, WARRIOR, ego};
use crate::clause;
use crate::decision::{Reason, Refusal};
use crate::law::hits;
use crate::play::{Battle, Going, Loss, Marked, Position, Target, Verdict};
use crate::terms::{Class, Seat};

/// Nothing removes the Chameleander.
static CHAMELEANDER_STAYS: Reason = Reason { key: "chameleander-stays", values: &["clearing"] };
/// No ego is there to be lost in its place.
static NO_EGO_TO_LOSE: Reason = Reason { key: "no-ego-to-lose", values: &["clearing"] };
/// An ego stood in for it this turn.
static STOOD_IN_ALREADY: Reason = Reason { key: "ego-stood-in-already", values: &["clearing"] };
/// Outside its own turn nothing moves it.
static NOT_ITS_TURN: Reason = Reason { key: "chameleander-moves-on-its-turn", values: &["from"] };

/// C.2.2: nobody moves the Chameleander outside its own turn.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    if going.kind == WARRIOR && at.table.current() != me {
        return Verdict::Never(Refusal::with(&NOT_ITS_TURN, clause!("C.2.2"), &[going.from.0]));
    }
    Verdict::Silent
}

/// C.2.3: with a card in hand it needs no rule.
pub(super) fn waives_rule(at: Position, me: Seat, going: &Going) -> bool {
    going.kind == WARRIOR && !at.table.hands[me.index()].is_empty()
}

/// C.2.2: alone it deals two rolled hits at most.
pub(super) fn hit_cap(at: Position, me: Seat, battle: &Battle) -> u8 {
    if at.count(me, battle.clearing, WARRIOR) > 0 { at.figures::<Figures>(me).max_rolled_hits } else { 0 }
}

/// C.2.2: hits fall on ego only, and what ego cannot take is lost.
pub(super) fn next_hit(at: Position, me: Seat, battle: &Battle, marked: &Marked) -> Target {
    let egos = hits::unmarked(at, battle, me, marked, |class| class == Class::Token);
    if egos.is_empty() { Target::Nothing } else { Target::Pieces(egos) }
}

/// C.2.2, C.2.5: the Chameleander can be chosen for removal while an ego may go in its place; battle has no such choice.
pub(super) fn may_remove(at: Position, me: Seat, loss: &Loss) -> Verdict {
    if loss.kind != WARRIOR {
        return Verdict::Silent;
    }
    let never = |reason, clause| Verdict::Never(Refusal::with(reason, clause, &[loss.clearing.0]));
    if loss.cause.is_battle() {
        never(&CHAMELEANDER_STAYS, clause!("C.2.2"))
    } else if at.board::<Board>(me).stood_in == 1 {
        never(&STOOD_IN_ALREADY, clause!("C.2.5"))
    } else if ego::count(at, me, loss.clearing) == 0 {
        never(&NO_EGO_TO_LOSE, clause!("C.2.5"))
    } else {
        Verdict::Silent
    }
}
