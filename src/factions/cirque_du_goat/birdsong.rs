//! CDG.4 Birdsong: Talent Scout.

use super::{Board, Figures, GOAT, SCOUT};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, placing, turn};
use crate::play::{Action, Flow, Placing, Play, Position};
use crate::terms::{Clearing, Seat};

/// Talent Scout was used for this clearing this turn.
static SCOUTED_ALREADY: Reason = Reason { key: "scouted-already", values: &["clearing"] };
/// The card does not match the clearing.
static NO_MATCH: Reason = Reason { key: "card-does-not-match-clearing", values: &["clearing"] };

/// CDG.4.1: any number of times, each time in another clearing.
pub(super) fn talent_scout(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("CDG.4.1"), prompt: "talent-scout", secret };
    turn::act_repeatedly(play, ask, &[&SCOUT_ACTION])
}

static SCOUT_ACTION: Action = Action { offer: offer_scouting, verbs: &[SCOUT], run: scout };

fn goats_in(me: Seat, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind: GOAT, clearing }
}

/// Each card for each clearing it matches. Neither rule nor presence is needed; an empty supply is no bar (EDGE-02).
fn offer_scouting(at: Position, me: Seat, menu: &mut Menu) {
    let hand = at.hand(me);
    if hand.is_empty() {
        return;
    }
    let scouted = at.board::<Board>(me).scouted();
    for clearing in at.clearings().iter() {
        let open = if scouted.has(clearing) {
            Err(Refusal::with(&SCOUTED_ALREADY, clause!("CDG.4.1"), &[clearing.0]))
        } else {
            placing::may_place(at, &goats_in(me, clearing))
        };
        let payable = cards::payable(at, me, at.suits(clearing));
        for card in at.distinct(hand) {
            let matches = if payable.has(card) {
                Ok(())
            } else {
                Err(Refusal::with(&NO_MATCH, clause!("CDG.4.1"), &[clearing.0]))
            };
            menu.test(Opt::of(SCOUT, clearing.0, card.0, 0), open.and(matches));
        }
    }
}

/// CDG.4.1: the card is spent, then two goats come, or as many as the supply has (EDGE-01).
fn scout(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CDG.4.1");
    let clearing = option.clearing(0);
    let suits = play.position().suits(clearing);
    cards::spend_for(play, me, option.card_at(1), suits, clause);
    let board = play.board::<Board>(me);
    let mut scouted = board.scouted();
    scouted.insert(clearing);
    board.scouted = scouted.to_bytes();
    let count = play.position().figures::<Figures>(me).scout_warriors;
    placing::place(play, &goats_in(me, clearing), count, clause).map(|_| ())
}
