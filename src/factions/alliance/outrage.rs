//! WA-2.6 Outrage: who removes sympathy or moves warriors in pays with a card.

use super::{SYMPATHY, supporters, sympathy};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::piles;
use crate::law::verbs::PLACE;
use crate::play::{Aftermath, Arrival, Play, Position, Removed, Trip};
use crate::terms::{Class, Clearing, Seat, SuitSet};

/// WA-2.6a: warriors of another player have moved in.
pub(super) static ARRIVALS: &[Arrival] = &[Arrival {
    clause: clause!("WA-2.6a"),
    when: |at, me, company| company.iter().any(|trip| entered(at, me, trip).is_some()),
    is_of_move: false,
    run: |play, me, company| {
        for trip in company {
            if let Some(clearing) = entered(play.position(), me, trip) {
                demand(play, me, trip.owner, clearing)?;
            }
        }
        Ok(())
    },
}];

/// WA-2.6a: another player has removed sympathy.
pub(super) const FOR_LOSSES: Aftermath = Aftermath {
    clause: clause!("WA-2.6a"),
    when: |_, me, event| owed(me, event).next().is_some(),
    run: pay_for_losses,
};

/// The sympathetic clearing that a group of somebody else has entered with a warrior at least. Pawns do not count
/// (WA-E04), and whoever decided the move makes no difference (WA-E05).
fn entered(at: Position, me: Seat, trip: &Trip) -> Option<Clearing> {
    let clearing = trip.to.clearing()?;
    let warriors = at.faction(trip.owner).pieces.of_class(&trip.group, Class::Warrior);
    (trip.owner != me && warriors > 0 && sympathy::is_sympathetic(at, me, clearing)).then_some(clearing)
}

/// Who owes a card, and for which clearing: one for each token (WA-E02). Nobody pays for what no player has removed, or
/// the Alliance itself (WA-E11, WA-E12).
fn owed(me: Seat, event: &Removed) -> impl Iterator<Item = (Seat, Clearing)> {
    let tokens = event.iter().filter(move |loss| loss.owner == me && loss.kind == SYMPATHY && !loss.instead);
    tokens.flat_map(move |loss| {
        let payer = loss.by.filter(|by| *by != me);
        payer.into_iter().flat_map(move |payer| std::iter::repeat_n((payer, loss.clearing), loss.count.into()))
    })
}

/// WA-E02: one after the other. Where the clearings are of different suits, or different players pay, the current player
/// says which comes next (LAW-1.1.3); in a battle all of them lie in one clearing.
fn pay_for_losses(play: &mut Play, me: Seat, event: &Removed) -> Ruling {
    let mut waiting: Vec<(Seat, Clearing)> = owed(me, event).collect();
    while let Some(first) = waiting.first().copied() {
        let at = play.position();
        let what = |(payer, clearing): (Seat, Clearing)| -> (Seat, SuitSet) { (payer, at.suits(clearing)) };
        let next = if waiting.iter().all(|owed| what(*owed) == what(first)) {
            0
        } else {
            let ask = Ask::open(play.current(), clause!("LAW-1.1.3"), "order-outrage");
            let mut clearings: Vec<Clearing> = waiting.iter().map(|(_, clearing)| *clearing).collect();
            clearings.dedup();
            let chosen = play
                .choose(ask, |_, menu| clearings.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, *clearing))))?;
            waiting.iter().position(|(_, clearing)| *clearing == chosen.clearing(0)).unwrap_or(0)
        };
        let (payer, clearing) = waiting.remove(next);
        demand(play, me, payer, clearing)?;
    }
    Ok(())
}

/// WA-2.6b, WA-2.6c: a matching card from hand, or without one the hand is shown and the deck gives one.
fn demand(play: &mut Play, me: Seat, payer: Seat, clearing: Clearing) -> Ruling {
    let at = play.position();
    let Some(stack) = supporters::stack(at, me) else { return Ok(()) };
    let matching = at.hand(payer).and(at.setup.deck.serving_any(at.suits(clearing)));
    let clause = if matching.is_empty() { clause!("WA-2.6c") } else { clause!("WA-2.6b") };
    play.tell(|| Event::new("outrage", clause).seat(payer).clearing(clearing));
    piles::ask_tribute(play, [payer, me], stack, matching, clause).map(|_| ())
}
