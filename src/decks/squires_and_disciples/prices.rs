//! What many cards of this deck have in common: they pay for themselves, or come back to the hand of their owner.

use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::cards;
use crate::law::verbs::{CONTINUE, SPEND, TAKE, USE};
use crate::play::{Play, Position};
use crate::terms::{Card, Seat, SuitSet};

/// The card with this name in the owner's play area.
pub fn in_play(at: Position, me: Seat, key: &str) -> Option<Card> {
    at.table.crafted[me.index()].iter().find(|card| at.face(*card).key == key)
}

/// Takes the card with this name from the owner's play area back into hand.
pub fn take_back(play: &mut Play, me: Seat, key: &str, clause: Clause) {
    if let Some(card) = in_play(play.position(), me, key) {
        cards::take_back(play, me, card, clause);
    }
}

/// Lists the cards that pay for these suits, and the card in play that can be given up instead.
pub fn offer_this_or_card(at: Position, me: Seat, key: &str, suits: SuitSet, menu: &mut Menu) {
    let mut payable = cards::payable(at, me, suits);
    if let Some(card) = in_play(at, me, key) {
        payable.insert(card);
    }
    at.distinct(payable).for_each(|card| menu.offer(Opt::card(SPEND, card)));
}

/// Lets the owner spend a card for these suits, or the card in play itself, whatever its suit.
pub fn spend_this_or_card(play: &mut Play, me: Seat, key: &str, suits: SuitSet, clause: Clause) -> Ruling {
    let ask = Ask::secret(me, clause, "spend-this-or-card");
    let chosen = play.choose(ask, |at, menu| offer_this_or_card(at, me, key, suits, menu))?;
    cards::spend_for(play, me, chosen.card_at(0), suits, clause);
    Ok(())
}

/// Lets the owner spend a card for these suits so that the card stays, or takes it back into hand.
pub fn spend_or_take_back(play: &mut Play, me: Seat, key: &str, suits: SuitSet, clause: Clause) -> Ruling {
    let Some(card) = in_play(play.position(), me, key) else { return Ok(()) };
    let chosen = play.choose(Ask::secret(me, clause, "spend-or-take-back"), |at, menu| {
        at.distinct(cards::payable(at, me, suits)).for_each(|card| menu.offer(Opt::card(SPEND, card)));
        menu.offer(Opt::card(TAKE, card));
    })?;
    if chosen.verb() == TAKE {
        cards::take_back(play, me, card, clause);
    } else {
        cards::spend_for(play, me, chosen.card_at(0), suits, clause);
    }
    Ok(())
}

/// Asks the owner whether to use something; a bare question of yes and no.
pub fn wants(play: &mut Play, me: Seat, clause: Clause, prompt: &'static str) -> Ruling<bool> {
    let chosen = play.choose(Ask::open(me, clause, prompt), |_, menu| {
        menu.offer(Opt::plain(USE));
        menu.offer(Opt::plain(CONTINUE));
    })?;
    Ok(chosen.verb() == USE)
}
