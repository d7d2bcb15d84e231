//! Paying warriors to another player, who keeps them.

use crate::clause::Clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::play::hooks::PAYS_WARRIORS;
use crate::play::{Play, Position};
use crate::terms::{Class, Kind, Seat};

/// How many warriors a seat can pay with at most: those in its supply, or what it pays with instead.
#[must_use]
pub fn most(at: Position, payer: Seat) -> u8 {
    match at.ask_own(payer, PAYS_WARRIORS).next() {
        Some(payment) => (payment.answer.most)(at, payment.me),
        None => common(at, payer).map_or(0, |kind| at.in_supply(payer, kind)),
    }
}

/// Whether it depends on what a seat holds in secret if it can pay so many warriors. Everybody can see that it does: offers
/// with such a price are made, or not, in secret.
#[must_use]
pub fn hinges(at: Position, payer: Seat, count: u8) -> bool {
    let mut payments = at.ask_own(payer, PAYS_WARRIORS);
    payments.next().is_some_and(|payment| payment.answer.hinges.is_some_and(|hinges| hinges(at, payment.me, count)))
}

/// The common warrior of a seat: one that is one of a kind is never handed over.
fn common(at: Position, payer: Seat) -> Option<Kind> {
    let info = at.piece(payer, Kind(0));
    (info.class == Class::Warrior && !info.unique).then_some(Kind(0))
}

/// Pays so many warriors to another seat, with which they lie from then on.
///
/// # Errors
/// Suspends while a question is open.
pub fn pay(play: &mut Play, payer: Seat, to: Seat, count: u8, clause: Clause) -> Ruling {
    if count == 0 {
        return Ok(());
    }
    let otherwise = play.position().ask_own(payer, PAYS_WARRIORS).next();
    if let Some(payment) = otherwise {
        return (payment.answer.pay)(play, payment.me, to, count);
    }
    play.tell(|| Event::new("paid-warriors", clause).seat(payer).with("to", Value::Seat(to)).count(count));
    let paid = count.min(most(play.position(), payer));
    play.table.supply[payer.index()][0] -= paid;
    play.table.held[payer.index()][to.index()] += paid;
    Ok(())
}
