//! BP.2.2 The Alpha, BP.2.4 Obedient and BP.2.5.IV Protective Breed: the dog that nobody shifts, and its pack.

use super::{ALPHA, Figures, PUG};
use crate::clause;
use crate::decision::{Reason, Refusal};
use crate::law::hits;
use crate::play::{Battle, Going, HitTarget, Loss, Marked, Position, Side, Verdict};
use crate::terms::{Class, Clearing, ClearingSet, KindSet, Seat};

/// Nothing removes the Alpha.
static ALPHA_STAYS: Reason = Reason { key: "alpha-stays", values: &["clearing"] };
/// Outside the Patrol's turn nothing moves the Alpha.
static ALPHA_MOVES_ON_ITS_TURN: Reason = Reason { key: "alpha-moves-on-its-turn", values: &["from"] };
/// The Alpha is at neither end of the move.
static OBEDIENT: Reason = Reason { key: "alpha-elsewhere", values: &["from", "to", "alpha"] };

/// The Alpha's claim comes before every other one (BP.2.2).
pub(super) const FIRST_CLAIM: u8 = u8::MAX;

/// The clearing where the Alpha stands.
pub(super) fn clearing(at: Position, me: Seat) -> Option<Clearing> {
    at.all_clearings().iter().find(|clearing| is_in(at, me, *clearing))
}

fn is_in(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.count(me, clearing, ALPHA) > 0
}

/// BP.2.2: the Patrol rules where the Alpha is, whatever else is there.
pub(super) fn claims_rule(at: Position, me: Seat, among: ClearingSet) -> ClearingSet {
    among.iter().filter(|clearing| is_in(at, me, *clearing)).collect()
}

/// BP.2.2: nothing moves the Alpha outside the Patrol's turn. BP.2.4: pugs move only out of or into its clearing, as it
/// stands when the move begins; no permission changes that.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    if going.kind == ALPHA && at.table.current() != me {
        return Verdict::Never(Refusal::with(&ALPHA_MOVES_ON_ITS_TURN, clause!("BP.2.2"), &[going.from.0]));
    }
    let is_at_end = || [going.from, going.to].iter().any(|end| at.count_at(me, *end, ALPHA) > 0);
    if going.kind == PUG && !is_at_end() {
        let alpha = clearing(at, me).map_or(0, |clearing| clearing.0);
        return Verdict::Never(Refusal::with(&OBEDIENT, clause!("BP.2.4"), &[going.from.0, going.to.0, alpha]));
    }
    Verdict::Silent
}

/// BP.2.2: the Alpha adds a hit to an attack, never to a defence.
pub(super) fn extra_hits(at: Position, me: Seat, battle: &Battle) -> u8 {
    let attacks = battle.side_of(me) == Some(Side::Attacker);
    if attacks && is_in(at, me, battle.clearing) { at.figures::<Figures>(me).alpha_extra_hit } else { 0 }
}

/// BP.2.2: nothing removes the Alpha.
pub(super) fn may_remove(_: Position, _: Seat, loss: &Loss) -> Verdict {
    if loss.kind == ALPHA {
        return Verdict::Never(Refusal::with(&ALPHA_STAYS, clause!("BP.2.2"), &[loss.clearing.0]));
    }
    Verdict::Silent
}

/// BP.2.5.IV: beside the Alpha the pugs fall first, then one hit is lost on the Alpha, and only the hits after that reach
/// bones and stashes. Each dealing of hits is judged by itself (our reading). Without the Alpha the usual order holds. Where
/// they fight for somebody else, a hit is taken by removing, and so never by the Alpha (our reading, VB-F16).
pub(super) fn next_hit(at: Position, me: Seat, battle: &Battle, marked: &Marked) -> HitTarget {
    if !is_in(at, me, battle.clearing) {
        return hits::in_lawful_order(at, battle, me, marked);
    }
    if at.count(me, battle.clearing, PUG) > marked.pieces[PUG.index()] {
        return HitTarget::Pieces(KindSet::of(&[PUG]));
    }
    if battle.side_of(me).is_none() {
        return HitTarget::Nothing;
    }
    if marked.absorbed == 0 {
        return HitTarget::Absorbed;
    }
    let rest = hits::unmarked(at, battle, me, marked, |class| matches!(class, Class::Building | Class::Token));
    if rest.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(rest) }
}
