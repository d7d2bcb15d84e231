//! Drawing, discarding, spending, giving and taking cards (LAW-2.4).

use super::verbs::{DISCARD, GIVE, SPEND};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::Play;
use crate::terms::{Card, CardSet, Seat, Suit};

/// Cards a hand may hold after the discard part of its own Evening (LAW-2.4l).
pub const HAND_LIMIT: usize = 5;

/// Draws cards from the shared deck, as many as there are.
pub fn draw(play: &mut Play, seat: Seat, count: u8, clause: Clause) {
    for _ in 0..count {
        rebuild_empty_deck(play);
        let Some(card) = play.table.take_top() else { return };
        play.table.hands[seat.index()].insert(card);
        play.tell(|| Event::new("drew", clause).seat(seat).hidden_card(card, &[seat]));
        rebuild_empty_deck(play);
    }
}

/// Shuffles the discard pile into a new deck the moment the deck is empty (LAW-2.4m, EDGE-03).
pub fn rebuild_empty_deck(play: &mut Play) {
    if play.table.deck_len > 0 || play.table.discard.is_empty() {
        return;
    }
    let cards = std::mem::take(&mut play.table.discard);
    for card in cards.iter() {
        play.table.put_on_deck(card);
    }
    shuffle(play);
    play.tell(|| Event::new("reshuffled", clause!("LAW-2.4m")).count(u8::try_from(cards.len()).unwrap_or(u8::MAX)));
}

/// Shuffles the deck.
pub fn shuffle(play: &mut Play) {
    for last in (1..u32::from(play.table.deck_len)).rev() {
        let other = play.table.random_below(last + 1);
        play.table.deck.swap(last as usize, other as usize);
    }
}

/// Puts a card that lies in no pile where discarded cards go: the discard pile, or beside the map if it is a
/// dominance card (LAW-4.2i).
pub fn to_discard(play: &mut Play, card: Card) {
    if play.setup.deck.dominance.has(card) {
        play.table.available.insert(card);
    } else {
        play.table.discard.insert(card);
    }
}

/// Discards a card from a hand.
pub fn discard(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.hands[seat.index()].remove(card);
    to_discard(play, card);
    play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
}

/// Discards a crafted card from a play area.
pub fn discard_crafted(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.take_crafted(seat, card);
    to_discard(play, card);
    play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
}

/// Spends a named card from hand: the same as a discard, by choice.
pub fn spend(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.hands[seat.index()].remove(card);
    to_discard(play, card);
    play.tell(|| Event::new("spent", clause).seat(seat).card(card));
}

/// The cards of a hand that can stand for a suit where the holder chooses (LAW-2.4d).
#[must_use]
pub fn serving(play: &Play, seat: Seat, suit: Suit) -> CardSet {
    play.table.hands[seat.index()].and(play.setup.deck.serving(suit))
}

/// Asks a seat to spend one of these cards and spends it; `None` if there is none.
///
/// # Errors
/// Suspends while the question is open.
pub fn ask_spend(play: &mut Play, seat: Seat, from: CardSet, clause: Clause) -> Ruling<Option<Card>> {
    if from.is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(Ask::secret(seat, clause, "spend-card"), |at, menu| {
        for card in at.distinct(from) {
            menu.offer(Opt::card(SPEND, card));
        }
    })?;
    spend(play, seat, chosen.card_at(0), clause);
    Ok(Some(chosen.card_at(0)))
}

/// Moves a card from one hand to another; only the two seats see which (LAW-2.4).
pub fn give(play: &mut Play, from: Seat, to: Seat, card: Card, clause: Clause) {
    play.table.hands[from.index()].remove(card);
    play.table.hands[to.index()].insert(card);
    play.tell(|| Event::new("gave", clause).seat(from).with("to", Value::Seat(to)).hidden_card(card, &[from, to]));
}

/// Asks a seat to give one of these cards to another seat; `None` if there is none (EDGE-34).
///
/// # Errors
/// Suspends while the question is open.
pub fn ask_give(play: &mut Play, from: Seat, to: Seat, cards: CardSet, clause: Clause) -> Ruling<Option<Card>> {
    if cards.is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(Ask::secret(from, clause, "give-card"), |at, menu| {
        for card in at.distinct(cards) {
            menu.offer(Opt::card(GIVE, card));
        }
    })?;
    give(play, from, to, chosen.card_at(0), clause);
    Ok(Some(chosen.card_at(0)))
}

/// Takes a card at random from another hand; nothing from an empty one (EDGE-35).
pub fn take_random(play: &mut Play, taker: Seat, from: Seat, clause: Clause) -> Option<Card> {
    let card = play.random_card(play.table.hands[from.index()])?;
    play.table.hands[from.index()].remove(card);
    play.table.hands[taker.index()].insert(card);
    play.tell(|| {
        Event::new("took", clause).seat(taker).with("from", Value::Seat(from)).hidden_card(card, &[taker, from])
    });
    Some(card)
}

/// Message key of the question which card to discard. Links count on it: as long as this is asked again and again, the
/// order of the answers makes no difference.
pub const DISCARD_PROMPT: &str = "discard-card";

/// Asks a seat to discard a number of cards of its choice, one after the other, as many as it has. Where all of them go
/// there is no choice, and everybody can see that: hands are counted in the open (LAW-1.2.1b).
///
/// # Errors
/// Suspends while a question is open.
pub fn ask_discard(play: &mut Play, seat: Seat, count: usize, clause: Clause) -> Ruling {
    let (ask, most) = if play.table.hands[seat.index()].len() <= count {
        (Ask::open(seat, clause, DISCARD_PROMPT), 1)
    } else {
        (Ask::secret(seat, clause, DISCARD_PROMPT), usize::MAX)
    };
    for _ in 0..count {
        let hand = play.table.hands[seat.index()];
        if hand.is_empty() {
            break;
        }
        let chosen = play.choose(ask, |at, menu| {
            for card in at.distinct(hand).take(most) {
                menu.offer(Opt::card(DISCARD, card));
            }
        })?;
        discard(play, seat, chosen.card_at(0), clause);
    }
    Ok(())
}

/// The last step of most turns: draw, then discard down to five cards (LAW-2.4l).
///
/// # Errors
/// Suspends while a question is open.
pub fn draw_and_discard(play: &mut Play, seat: Seat, count: u8, clause: Clause) -> Ruling {
    draw(play, seat, count, clause);
    let surplus = play.table.hands[seat.index()].len().saturating_sub(HAND_LIMIT);
    ask_discard(play, seat, surplus, clause)
}
