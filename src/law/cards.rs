//! Drawing, discarding, spending, giving and taking cards (LAW-2.4). What lies in piles beside the hands is in
//! [`super::piles`].

use super::piles::{self, seen_by};
use super::verbs::{DISCARD, GIVE, SPEND};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb};
use crate::event::{Event, Value};
use crate::play::hooks::{DRAWS, LEAVES_PLAY, SERVES, TAKES_DISCARDS};
use crate::play::{Draw, Play, Position, Service, Viewers};
use crate::terms::{Card, CardSet, Clearing, ClearingSet, Seat, Store, Suit, SuitSet, Voice};

/// Cards a hand may hold after the discard part of its own Evening (LAW-2.4l).
pub const HAND_LIMIT: usize = 5;

/// Draws cards from the shared deck, as many as there are.
///
/// # Errors
/// Suspends while somebody is asked who lets them come from elsewhere.
pub fn draw(play: &mut Play, seat: Seat, count: u8, clause: Clause) -> Ruling {
    draw_to(play, seat, Store::Hand(seat), count, clause)
}

/// Draws cards from the shared deck to a hand or a pile, as many as there are. What does not fit there is discarded.
///
/// # Errors
/// Suspends while somebody is asked who lets them come from elsewhere.
pub fn draw_to(play: &mut Play, seat: Seat, to: Store, count: u8, clause: Clause) -> Ruling {
    let mut draw = Draw { seat, to, count, left: count, clause };
    if count > 0 {
        let elsewhere: Vec<_> = play.position().ask(DRAWS).collect();
        for (me, draws) in elsewhere {
            draws(play, me, &mut draw)?;
        }
    }
    for _ in 0..draw.left {
        rebuild_empty_deck(play);
        let Some(card) = play.table.take_top() else { break };
        let viewers = play.setup.viewers(to);
        play.tell(|| seen_by(Event::new("drew", clause).seat(seat), card, viewers));
        piles::lay(play, to, card, clause);
        rebuild_empty_deck(play);
    }
    Ok(())
}

/// Shuffles the discard pile into a new deck the moment the deck is empty (LAW-2.4m, EDGE-03), and with it the piles that
/// say so of themselves.
#[inline]
pub fn rebuild_empty_deck(play: &mut Play) {
    if play.table.deck_len == 0 {
        rebuild_deck(play);
    }
}

/// This is asked at every unit and seldom has anything to do.
#[cold]
fn rebuild_deck(play: &mut Play) {
    let mut cards = std::mem::take(&mut play.table.discard);
    for (pile, _) in play.table.piles.iter_mut().zip(&play.setup.piles).filter(|(_, pile)| pile.info.reshuffled) {
        cards = cards.or(std::mem::take(pile));
    }
    if cards.is_empty() {
        return;
    }
    play.table.depart(cards);
    for card in cards.iter() {
        play.table.put_on_deck(card);
    }
    shuffle(play);
    play.tell(|| Event::new("reshuffled", clause!("LAW-2.4m")).count(u8::try_from(cards.len()).unwrap_or(u8::MAX)));
}

/// Takes a card out of a deck that is still to be shuffled, so that it lies nowhere.
pub fn take_out_of_deck(play: &mut Play, card: Card) {
    let deck = play.table.deck_cards();
    if let Some(place) = deck.iter().position(|other| *other == card.0) {
        let top = deck.len() - 1;
        play.table.swap_in_deck(place, top);
        play.table.take_top();
    }
}

/// Shuffles the deck.
pub fn shuffle(play: &mut Play) {
    shuffle_above(play, 0);
}

/// Shuffles the deck but for so many cards at the bottom.
pub fn shuffle_above(play: &mut Play, bottom: usize) {
    for last in (bottom + 1..usize::from(play.table.deck_len)).rev() {
        let other = play.table.random_below(u32::try_from(last + 1 - bottom).unwrap_or(1));
        play.table.swap_in_deck(last, bottom + other as usize);
    }
}

/// Puts a card that lies in no pile where discarded cards go: where somebody claims it to, or else to the discard pile.
pub fn to_discard(play: &mut Play, card: Card) {
    let at = play.position();
    let claims = at.ask(TAKES_DISCARDS).filter(|(me, claim)| (claim.takes)(at, *me, card));
    // Of equal claims the first.
    let claim = claims.reduce(|best, other| if other.1.rank > best.1.rank { other } else { best });
    match claim {
        Some((me, claim)) => (claim.put)(play, me, card),
        None => to_discard_pile(play, card),
    }
}

/// Puts a card that lies in no pile to the discard pile itself, whoever claims discarded cards; beside the map if it is a
/// dominance card (LAW-4.2i).
pub fn to_discard_pile(play: &mut Play, card: Card) {
    if play.setup.deck.dominance.has(card) {
        play.table.available.insert(card);
        return;
    }
    play.table.discard.insert(card);
    if play.setup.orders_discards {
        play.table.arrives(card);
    }
}

/// Discards a card from a hand.
pub fn discard(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.hands[seat.index()].remove(card);
    to_discard(play, card);
    play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
}

/// Discards a card at random from a hand; nothing from an empty one.
pub fn discard_random(play: &mut Play, seat: Seat, clause: Clause) -> Option<Card> {
    let card = play.random_card(play.table.hand(seat))?;
    discard(play, seat, card, clause);
    Some(card)
}

/// Discards a crafted card from a play area.
pub fn discard_crafted(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    leave_play(play, seat, card);
    to_discard(play, card);
    play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
}

/// Takes a crafted card out of a play area, so that it lies nowhere. What follows from its leaving comes first.
pub fn leave_play(play: &mut Play, seat: Seat, card: Card) {
    if let Some(leaves) = play.position().answer_of(Voice::card(card), LEAVES_PLAY) {
        (leaves.answer)(play, seat, card);
    }
    play.table.take_crafted(seat, card);
}

/// Spends a named card from hand: the same as a discard, by choice.
pub fn spend(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    piles::spend_from(play, seat, Store::Hand(seat), card, clause);
}

/// The cards of a hand that can stand for a suit where the holder chooses (LAW-2.4d).
#[must_use]
pub fn serving(play: &Play, seat: Seat, suit: Suit) -> CardSet {
    play.table.hand(seat).and(play.setup.deck.serving(suit))
}

/// The cards with which a seat can pay where a card of one of these suits is spent: those of its hand that stand for them
/// (LAW-2.4d), and those that do because of something in play.
#[must_use]
pub fn payable(at: Position, seat: Seat, suits: SuitSet) -> CardSet {
    let usual = at.hand(seat).and(at.setup.deck.serving_any(suits));
    at.ask_own(seat, SERVES).fold(usual, |cards, heard| cards.or((heard.answer.cards)(at, heard.me, suits)))
}

/// The suit of the cards that stand for any.
pub const BIRD: SuitSet = SuitSet::one(Suit::Bird);

/// Offers each card that can be spent as a bird.
pub fn offer_birds(at: Position, seat: Seat, verb: Verb, menu: &mut Menu) {
    for card in at.distinct(payable(at, seat, BIRD)) {
        menu.offer(Opt::card(verb, card));
    }
}

/// Whether a seat can pay where a card is spent that matches a clearing.
#[must_use]
pub fn can_pay_in(at: Position, seat: Seat, clearing: Clearing) -> bool {
    !payable(at, seat, at.suits(clearing)).is_empty()
}

/// No card in hand matches.
pub static NO_MATCHING_CARD: Reason = Reason { key: "no-matching-card", values: &["clearing"] };

/// Whether a seat [can pay](can_pay_in), for whoever has to.
///
/// # Errors
/// `no-matching-card` under the given clause.
pub fn required_in(at: Position, seat: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    if can_pay_in(at, seat, clearing) { Ok(()) } else { Err(Refusal::with(&NO_MATCHING_CARD, clause, &[clearing.0])) }
}

/// The clearings for which a seat [can pay](can_pay_in).
#[must_use]
pub fn payable_clearings(at: Position, seat: Seat) -> ClearingSet {
    let pays = |suit: &Suit| !payable(at, seat, SuitSet::one(*suit)).is_empty();
    at.clearings_of(Suit::ALL.into_iter().filter(pays).fold(SuitSet::EMPTY, SuitSet::with))
}

/// Notes that a card of a hand, about to leave it, has stood for one of these suits because of something in play, if it
/// would not by itself.
pub fn let_serve(play: &mut Play, seat: Seat, card: Card, suits: SuitSet) {
    if let Some(service) = service_of(play.position(), seat, card, suits) {
        (service.used)(play, seat, card);
    }
}

/// Because of what a card stands for one of these suits, if it would not by itself.
fn service_of(at: Position, seat: Seat, card: Card, suits: SuitSet) -> Option<&'static Service> {
    if at.hand(seat).and(at.setup.deck.serving_any(suits)).has(card) {
        return None;
    }
    let mut services = at.ask_own(seat, SERVES);
    services.find(|heard| (heard.answer.cards)(at, heard.me, suits).has(card)).map(|heard| heard.answer)
}

/// Spends one of the [`payable`] cards for one of these suits: from hand, or the card in play that pays itself.
pub fn spend_for(play: &mut Play, seat: Seat, card: Card, suits: SuitSet, clause: Clause) {
    let service = service_of(play.position(), seat, card, suits);
    if play.table.crafted[seat.index()].has(card) {
        leave_play(play, seat, card);
        to_discard(play, card);
        play.tell(|| Event::new("spent", clause).seat(seat).card(card));
    } else {
        spend(play, seat, card, clause);
    }
    if let Some(service) = service {
        (service.used)(play, seat, card);
    }
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

/// Asks a seat to spend one of the [`payable`] cards for one of these suits and spends it; `None` if there is none.
///
/// # Errors
/// Suspends while the question is open.
pub fn ask_payment(play: &mut Play, seat: Seat, suits: SuitSet, clause: Clause) -> Ruling<Option<Card>> {
    if payable(play.position(), seat, suits).is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(Ask::secret(seat, clause, "spend-card"), |at, menu| {
        for card in at.distinct(payable(at, seat, suits)) {
            menu.offer(Opt::card(SPEND, card));
        }
    })?;
    spend_for(play, seat, chosen.card_at(0), suits, clause);
    Ok(Some(chosen.card_at(0)))
}

/// Who sees a card that goes from one hand to another: whoever sees either hand.
fn seen_by_either(play: &Play, from: Seat, to: Seat) -> Viewers {
    play.setup.viewers(Store::Hand(from)).or(play.setup.viewers(Store::Hand(to)))
}

/// Moves a card from one hand to another; only the two seats see which (LAW-2.4), unless one of the hands lies open.
pub fn give(play: &mut Play, from: Seat, to: Seat, card: Card, clause: Clause) {
    play.table.hands[from.index()].remove(card);
    play.table.hands[to.index()].insert(card);
    let viewers = seen_by_either(play, from, to);
    play.tell(|| seen_by(Event::new("gave", clause).seat(from).with("to", Value::Seat(to)), card, viewers));
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
    let card = play.random_card(play.table.hand(from))?;
    take_chosen(play, taker, from, card, clause);
    Some(card)
}

/// Takes this card from another hand: one that lies open, or one of which the taker may pick.
pub fn take_chosen(play: &mut Play, taker: Seat, from: Seat, card: Card, clause: Clause) {
    play.table.hands[from.index()].remove(card);
    play.table.hands[taker.index()].insert(card);
    let viewers = seen_by_either(play, from, taker);
    play.tell(|| seen_by(Event::new("took", clause).seat(taker).with("from", Value::Seat(from)), card, viewers));
}

/// Takes a card out of the discard pile into a hand.
pub fn take_discarded(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.discard.remove(card);
    play.table.depart([card].into_iter().collect());
    play.table.hands[seat.index()].insert(card);
    play.tell(|| Event::new("took-discard", clause).seat(seat).card(card));
}

/// Takes a card that lies in somebody's play area into a hand.
pub fn take_crafted(play: &mut Play, seat: Seat, from: Seat, card: Card, clause: Clause) {
    leave_play(play, from, card);
    play.table.hands[seat.index()].insert(card);
    play.tell(|| Event::new("took-crafted", clause).seat(seat).with("from", Value::Seat(from)).card(card));
}

/// Takes a card of a play area back into the hand of its owner. That is neither discarding nor spending.
pub fn take_back(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    leave_play(play, seat, card);
    play.table.hands[seat.index()].insert(card);
    play.tell(|| Event::new("took-back", clause).seat(seat).card(card));
}

/// Shows a hand to another seat. That cannot be unseen.
pub fn show_hand(play: &mut Play, seat: Seat, to: Seat, clause: Clause) {
    play.table.reveals = play.table.reveals.wrapping_add(1);
    let viewers = seen_by_either(play, seat, to);
    for card in play.table.hand(seat).iter() {
        play.tell(|| seen_by(Event::new("saw-card", clause).seat(to).with("from", Value::Seat(seat)), card, viewers));
    }
}

/// Shows one card of a hand to another seat. That cannot be unseen.
pub fn show(play: &mut Play, seat: Seat, to: Seat, card: Card, clause: Clause) {
    play.table.reveals = play.table.reveals.wrapping_add(1);
    let viewers = seen_by_either(play, seat, to);
    play.tell(|| seen_by(Event::new("saw-card", clause).seat(to).with("from", Value::Seat(seat)), card, viewers));
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
    let (ask, most) = if play.table.hand(seat).len() <= count {
        (Ask::open(seat, clause, DISCARD_PROMPT), 1)
    } else {
        (Ask::secret(seat, clause, DISCARD_PROMPT), usize::MAX)
    };
    for _ in 0..count {
        let hand = play.table.hand(seat);
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
    draw(play, seat, count, clause)?;
    let surplus = play.table.hand(seat).len().saturating_sub(HAND_LIMIT);
    ask_discard(play, seat, surplus, clause)
}
