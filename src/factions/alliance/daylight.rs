//! WA-4.3 to WA-4.5 Daylight: craft, mobilize, train, in any order and number.

use super::{MOBILIZE, TRAIN, bases, supporters};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, crafting, piles, turn};
use crate::play::{Action, Flow, Play};
use crate::terms::{Seat, Store};

/// The card matches no clearing with a base.
static MATCHES_NO_BASE: Reason = Reason { key: "matches-no-base", values: &[] };

/// One action. An empty hand ends nothing (WA-E47).
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("WA-4.3"), prompt: "actions", secret };
    turn::act_repeatedly(play, ask, &[&crafting::CRAFT_ACTION, &MOBILIZE_ACTION, &TRAIN_ACTION])
}

/// WA-4.4: any card in hand, whatever its suit. On a full stack it goes to the discard pile.
static MOBILIZE_ACTION: Action = Action {
    offer: |at, me, menu| {
        at.distinct(at.hand(me)).for_each(|card| menu.offer(Opt::card(MOBILIZE, card)));
    },
    verbs: &[MOBILIZE],
    run: |play, me, option| {
        if let Some(stack) = supporters::stack(play.position(), me) {
            piles::shift(play, me, [Store::Hand(me), stack], option.card_at(0), clause!("WA-4.4"));
        }
        Ok(())
    },
};

/// WA-4.5: a card of the suit of a clearing with a base. With no warrior left the card may be spent all the same (WA-E31).
static TRAIN_ACTION: Action = Action {
    offer: |at, me, menu| {
        let suits = bases::suits(at, me);
        let matching = cards::payable(at, me, suits);
        let tried = if menu.explains() { at.hand(me).or(matching) } else { matching };
        for card in at.distinct(tried) {
            let check = if matching.has(card) && !suits.is_empty() {
                Ok(())
            } else {
                Err(Refusal::new(&MATCHES_NO_BASE, clause!("WA-4.5")))
            };
            menu.test(Opt::card(TRAIN, card), check);
        }
    },
    verbs: &[TRAIN],
    run: |play, me, option| {
        let suits = bases::suits(play.position(), me);
        cards::spend_for(play, me, option.card_at(0), suits, clause!("WA-4.5"));
        bases::promote(play, me, clause!("WA-4.5"));
        Ok(())
    },
};
