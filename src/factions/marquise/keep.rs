//! MC-2.2 The Keep, and MC-2.3 Field Hospitals: a clearing where nobody else places anything, and where the wounded go.

use super::{HEAL, KEEP, WARRIOR};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::verbs::PASS;
use crate::law::{cards, claims, placing};
use crate::play::{Placing, Play, Position, Transit, Verdict};
use crate::terms::{CardSet, Clearing, Seat};

/// The keep stands there.
static KEEP_HERE: Reason = Reason { key: "keep-here", values: &["clearing"] };

/// The clearing of the keep, while it is on the map.
pub(super) fn clearing(at: Position, me: Seat) -> Option<Clearing> {
    at.table.clearings_with(me, KEEP).iter().next()
}

/// MC-2.2a: nobody else places anything there. That she may lifts no ban of others (MC-2.2e).
pub(super) fn may_place(at: Position, me: Seat, placing: &Placing) -> Verdict {
    if placing.by != me && at.count(me, placing.clearing, KEEP) > 0 {
        return Verdict::Forbidden(Refusal::with(&KEEP_HERE, clause!("MC-2.2a"), &[placing.clearing.0]));
    }
    Verdict::Silent
}

/// MC-2.3a: her warriors were removed, and the keep still stands (MC-E04). She is asked whatever she holds (MC-E12); that an
/// empty hand pays nothing is plain to all.
pub(super) fn may_be_healed(at: Position, me: Seat, transit: &Transit) -> bool {
    let may_hold_one = || !at.hand(me).is_empty() || !payment(at, me, transit.clearing).is_empty();
    transit.pieces[WARRIOR.index()] > 0 && clearing(at, me).is_some() && may_hold_one()
}

/// The cards that match the clearing her warriors have left (MC-2.3a).
fn payment(at: Position, me: Seat, left: Clearing) -> CardSet {
    cards::payable(at, me, at.suits(left))
}

/// MC-2.3b: for one card all of them go to the clearing of the keep, or none. If she cannot place there herself, nothing can
/// be spent (MC-E13).
pub(super) fn heal(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let clause = clause!("MC-2.3a");
    let left = transit.clearing;
    let Some(keep) = clearing(play.position(), me) else { return Ok(()) };
    let home = Placing { by: me, owner: me, kind: WARRIOR, clearing: keep };
    let chosen = play.choose(Ask::secret(me, clause, "field-hospitals"), |at, menu| {
        let open = placing::may_place(at, &home);
        for card in at.distinct(payment(at, me, left)) {
            menu.test(Opt::of(HEAL, left.0, card.0, 0), open);
        }
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    let suits = play.position().suits(left);
    cards::spend_for(play, me, chosen.card_at(1), suits, clause);
    let healed = claims::claim(play, transit, WARRIOR, u8::MAX);
    placing::put(play, &home, healed, clause)
}
