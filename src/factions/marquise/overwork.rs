//! MC-5.7 Overwork: a card for one more wood at a sawmill.

use super::{OVERWORK, SAWMILL, WOOD};
use crate::clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, placing};
use crate::play::{Action, Placing, Play, Position};
use crate::terms::{Clearing, Seat};

/// No sawmill of hers stands there.
static NO_SAWMILL_HERE: Reason = Reason { key: "no-sawmill-here", values: &["clearing"] };
/// The card does not match the clearing.
static NO_MATCH: Reason = Reason { key: "card-does-not-match-clearing", values: &["clearing"] };

/// MC-5.7.
pub(super) static OVERWORK_ACTION: Action = Action { offer, verbs: &[OVERWORK], run: overwork };

const fn wood_in(me: Seat, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind: WOOD, clearing }
}

/// Each card for each sawmill whose clearing it matches. Rule is not asked for (MC-E30), and an empty supply is no bar
/// (EDGE-02).
fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let hand = at.hand(me);
    let mills = at.table.clearings_with(me, SAWMILL);
    let sites = if menu.explains() { at.clearings() } else { mills };
    for clearing in sites.iter() {
        let open = may_overwork(at, me, clearing);
        let matching = cards::payable(at, me, at.suits(clearing));
        for card in at.distinct(hand.or(matching)) {
            let matches = if matching.has(card) {
                Ok(())
            } else {
                Err(Refusal::with(&NO_MATCH, clause!("MC-5.7"), &[clearing.0]))
            };
            menu.test(Opt::of(OVERWORK, clearing.0, card.0, 0), open.and(matches));
        }
    }
}

/// MC-5.7: a sawmill of hers, and no bar on wood there (MC-E19).
fn may_overwork(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if at.count(me, clearing, SAWMILL) == 0 {
        return Err(Refusal::with(&NO_SAWMILL_HERE, clause!("MC-5.7"), &[clearing.0]));
    }
    placing::may_place(at, &wood_in(me, clearing))
}

/// MC-5.7: one wood, however many sawmills stand there.
fn overwork(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("MC-5.7");
    let clearing = option.clearing(0);
    let suits = play.position().suits(clearing);
    cards::spend_for(play, me, option.card_at(1), suits, clause);
    placing::place(play, &wood_in(me, clearing), 1, clause).map(|_| ())
}
