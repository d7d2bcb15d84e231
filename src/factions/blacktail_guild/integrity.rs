//! BG.2.4 Loss of Integrity: whoever removes worksites takes a crafted card, and half a crew goes home.

use arrayvec::ArrayVec;

use super::{BOX, Board, Figures, WARRIOR, WORKSITE, boxes_of};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::{PLACE, TAKE};
use crate::law::{cards, supply};
use crate::play::{Loss, Play, Position, Removed};
use crate::terms::{Clearing, Seat, Suit};

/// Worksites of the Guild that another player has removed.
fn lost_sites(me: Seat, losses: &[Loss]) -> impl Iterator<Item = &Loss> {
    losses.iter().filter(move |loss| {
        loss.owner == me && loss.kind == WORKSITE && !loss.instead && loss.by.is_some_and(|by| by != me)
    })
}

/// Whether worksites were lost to another player.
pub(super) fn is_lost(_: Position, me: Seat, losses: &Removed) -> bool {
    lost_sites(me, losses).next().is_some()
}

/// Crafted cards of which a lost worksite could cost one.
pub(super) fn cards_at_risk(at: Position, me: Seat) -> u8 {
    u8::try_from(at.table.crafted[me.index()].len()).unwrap_or(u8::MAX)
}

/// The clearings in which the Guild would lose a card or builders with its worksites (BG.2.4).
pub(super) fn at_stake(at: Position, me: Seat) -> impl Iterator<Item = Clearing> {
    let cards = !at.table.crafted[me.index()].is_empty() || !at.hand(me).is_empty();
    let sites = at.clearings().iter().filter(move |clearing| at.count(me, *clearing, WORKSITE) > 0);
    sites.filter(move |clearing| cards || boxes_of(at, *clearing).any(|suit| leaving(at, me, suit) > 0))
}

/// How many builders of a box go home with the worksites of a clearing of its suit.
pub(super) fn leaving(at: Position, me: Seat, suit: Suit) -> u8 {
    (at.board::<Board>(me).builders[suit.index()] + at.figures::<Figures>(me).integrity_rounds_up) / 2
}

/// BG.2.4: once for each clearing, however many worksites it lost; the current player orders the clearings.
pub(super) fn lose(play: &mut Play, me: Seat, losses: &Removed) -> Ruling {
    let mut waiting: Vec<(Clearing, Seat)> = Vec::new();
    for loss in lost_sites(me, losses) {
        if let Some(by) = loss.by.filter(|_| !waiting.iter().any(|(clearing, _)| *clearing == loss.clearing)) {
            waiting.push((loss.clearing, by));
        }
    }
    while !waiting.is_empty() {
        let next = if waiting.len() == 1 {
            0
        } else {
            let ask = Ask::open(play.current(), clause!("BG.2.4"), "order-clearings");
            let chosen = play.choose(ask, |_, menu| {
                waiting.iter().for_each(|(clearing, _)| menu.offer(Opt::at(PLACE, *clearing)));
            })?;
            waiting.iter().position(|(clearing, _)| *clearing == chosen.clearing(0)).unwrap_or(0)
        };
        let (clearing, by) = waiting.remove(next);
        take_card(play, me, by)?;
        send_home(play, me, clearing)?;
    }
    Ok(())
}

/// The remover takes a crafted card of its choice, or a random one from the hand if there is none (BG.2.4.I).
fn take_card(play: &mut Play, me: Seat, by: Seat) -> Ruling {
    let crafted = play.table.crafted[me.index()];
    if crafted.is_empty() {
        cards::take_random(play, by, me, clause!("BG.2.4.I"));
        return Ok(());
    }
    let clause = clause!("BG.2.4");
    let chosen = play.choose(Ask::open(by, clause, "take-crafted"), |at, menu| {
        at.distinct(crafted).for_each(|card| menu.offer(Opt::card(TAKE, card)));
    })?;
    cards::take_crafted(play, by, me, chosen.card_at(0), clause);
    Ok(())
}

/// Half of the builders of the clearing's suit return to the supply; an odd one goes too unless the table says otherwise.
/// Where the clearing has several suits, the current player says which box it is; where it has none, nobody leaves (our
/// reading).
fn send_home(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    let boxes: ArrayVec<Suit, 3> = boxes_of(play.position(), clearing).collect();
    let suit = match boxes[..] {
        [] => return Ok(()),
        [only] => only,
        _ => {
            let ask = Ask::open(play.current(), clause!("BG.2.4"), "which-box-loses");
            let chosen = play.choose(ask, |_, menu| boxes.iter().for_each(|suit| menu.offer(Opt::suit(BOX, *suit))))?;
            chosen.suit_at(0)
        }
    };
    let leaving = leaving(play.position(), me, suit);
    if leaving > 0 {
        play.board::<Board>(me).builders[suit.index()] -= leaving;
        supply::put_back(play, me, WARRIOR, leaving);
        play.tell(|| {
            Event::new("builders-left", clause!("BG.2.4")).seat(me).count(leaving).with("suit", Value::Suit(suit))
        });
    }
    Ok(())
}
