//! C.2.2 Charming Mastermind and C.2.3 Connected Socialite: what can and cannot be done to the one warrior.

use super::{Board, Figures, WARRIOR, ego};
use crate::clause;
use crate::decision::{Reason, Refusal};
use crate::law::hits;
use crate::play::{Battle, Going, HitTarget, Loss, Marked, Position, Verdict};
use crate::terms::{Class, Clearing, Seat};

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
    going.kind == WARRIOR && !at.hand(me).is_empty()
}

/// C.2.2: alone it deals two rolled hits at most.
pub(super) fn hit_cap(at: Position, me: Seat, battle: &Battle) -> u8 {
    if at.count(me, battle.clearing, WARRIOR) > 0 { at.figures::<Figures>(me).max_rolled_hits } else { 0 }
}

/// C.2.2: hits fall on ego only, and what ego cannot take is lost. Where it fights for somebody else, one hit may be passed
/// to it as long as an ego can go in its place (our reading, VB-F05).
pub(super) fn next_hit(at: Position, me: Seat, battle: &Battle, marked: &Marked) -> HitTarget {
    let wanted = if battle.side_of(me).is_some() {
        Class::Token
    } else if may_be_chosen(at, me, battle.clearing).is_ok() {
        Class::Warrior
    } else {
        return HitTarget::Nothing;
    };
    let kinds = hits::unmarked(at, battle, me, marked, |class| class == wanted);
    if kinds.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(kinds) }
}

/// C.2.2, C.2.5: the Chameleander can be chosen for removal while an ego may go in its place. In its own battles nobody
/// chooses it ([`next_hit`]).
pub(super) fn may_remove(at: Position, me: Seat, loss: &Loss) -> Verdict {
    if loss.kind != WARRIOR {
        return Verdict::Silent;
    }
    may_be_chosen(at, me, loss.clearing).map_or_else(Verdict::Never, |()| Verdict::Silent)
}

/// C.2.5: whether an ego can go in place of the Chameleander: one stands with it, and none has this turn.
fn may_be_chosen(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let refused = |reason| Err(Refusal::with(reason, clause!("C.2.5"), &[clearing.0]));
    if at.board::<Board>(me).stood_in == 1 {
        refused(&STOOD_IN_ALREADY)
    } else if ego::count(at, me, clearing) == 0 {
        refused(&NO_EGO_TO_LOSE)
    } else {
        Ok(())
    }
}
