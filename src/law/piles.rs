//! Piles of cards that players and landmarks keep beside the hands, and what goes on between them and the rest: supporters,
//! a court, revealed cards, a pond, a market.

use super::cards::{self, draw_to, to_discard};
use super::verbs::GIVE;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::{Play, Position, Viewers};
use crate::terms::{Card, CardSet, Seat, Store, Voice};

/// An event about a card that these see.
#[must_use]
pub fn seen_by(event: Event, card: Card, viewers: Viewers) -> Event {
    match viewers {
        Viewers::All => event.card(card),
        Viewers::Seats(mask) => event.with("card", Value::Hidden(card, mask)),
    }
}

/// An event about something that comes from a pile: it says which pile.
fn from_store(play: &Play, event: Event, store: Store) -> Event {
    match play.setup.pile_of(store) {
        Some(pile) => event.with("from-pile", Value::Key(pile.info.key)),
        None => event,
    }
}

/// The seat whose store it is: that of the faction, or for what belongs to nobody the current player.
fn keeper(play: &Play, store: Store) -> Seat {
    match (store, play.setup.pile_of(store)) {
        (Store::Hand(seat), _) => seat,
        (_, Some(pile)) => pile.owner.as_seat().unwrap_or(play.current()),
        (_, None) => play.current(),
    }
}

/// Lays a card that lies nowhere into a store. A card for which there is no room is discarded, and everybody sees it.
pub fn lay(play: &mut Play, store: Store, card: Card, clause: Clause) {
    if play.position().room(store) == 0 {
        let seat = keeper(play, store);
        to_discard(play, card);
        play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
        return;
    }
    play.table.store_mut(store).insert(card);
    if play.position().is_ordered(store) {
        play.table.arrives(card);
    }
}

/// Takes a card out of a store, so that it lies nowhere.
pub fn lift(play: &mut Play, store: Store, card: Card) {
    play.table.store_mut(store).remove(card);
    play.table.used_cards.remove(card);
    if play.position().is_ordered(store) {
        play.table.depart([card].into_iter().collect());
    }
}

/// Spends a card from a hand or a pile: the same as a discard, by choice.
pub fn spend_from(play: &mut Play, seat: Seat, store: Store, card: Card, clause: Clause) {
    lift(play, store, card);
    to_discard(play, card);
    if play.is_told() {
        let event = from_store(play, Event::new("spent", clause).seat(seat).card(card), store);
        play.tell(|| event);
    }
}

/// Discards a card from a hand or a pile.
pub fn discard_from(play: &mut Play, seat: Seat, store: Store, card: Card, clause: Clause) {
    lift(play, store, card);
    to_discard(play, card);
    if play.is_told() {
        let event = from_store(play, Event::new("discarded", clause).seat(seat).card(card), store);
        play.tell(|| event);
    }
}

/// Moves a card from one store to another. Whoever sees one of the two sees which card it is.
pub fn shift(play: &mut Play, seat: Seat, [from, to]: [Store; 2], card: Card, clause: Clause) {
    let viewers = play.setup.viewers(from).or(play.setup.viewers(to));
    if play.is_told() {
        let event = seen_by(Event::new("laid", clause).seat(seat), card, viewers);
        let event = match play.setup.pile_of(to) {
            Some(pile) => event.with("pile", Value::Key(pile.info.key)),
            None => event,
        };
        let event = from_store(play, event, from);
        play.tell(|| event);
    }
    lift(play, from, card);
    lay(play, to, card, clause);
}

/// Reveals a card of a hand: it lies in a pile that everybody sees, and in no hand, until it is returned.
pub fn reveal(play: &mut Play, seat: Seat, card: Card, pile: Store, clause: Clause) {
    shift(play, seat, [Store::Hand(seat), pile], card, clause);
}

/// Returns all cards of a pile to a hand.
pub fn return_revealed(play: &mut Play, seat: Seat, pile: Store, clause: Clause) {
    for card in play.position().cards(pile).iter() {
        shift(play, seat, [pile, Store::Hand(seat)], card, clause);
    }
}

/// Puts all cards of a pile to the discard pile itself; gives back how many that were.
pub fn clear_away(play: &mut Play, pile: Store) -> u8 {
    let cards = play.position().cards(pile);
    for card in cards.iter() {
        lift(play, pile, card);
        cards::to_discard_pile(play, card);
    }
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

/// Takes the top card of an ordered pile into a hand, if there is one.
pub fn take_top(play: &mut Play, seat: Seat, pile: Store, clause: Clause) -> Option<Card> {
    let card = play.table.from_top(play.position().cards(pile)).next()?;
    shift(play, seat, [pile, Store::Hand(seat)], card, clause);
    Some(card)
}

/// A forced gift: the payer gives a card of its choice among these to a store of the taker. Without one it shows its hand
/// instead, and the taker draws a card to that store. Gives back the card that was given.
///
/// # Errors
/// Suspends while a question is open.
pub fn ask_tribute(
    play: &mut Play,
    [payer, taker]: [Seat; 2],
    to: Store,
    among: CardSet,
    clause: Clause,
) -> Ruling<Option<Card>> {
    if among.is_empty() {
        cards::show_hand(play, payer, taker, clause);
        draw_to(play, taker, to, 1, clause)?;
        return Ok(None);
    }
    let chosen = play.choose(Ask::secret(payer, clause, "give-card"), |at, menu| {
        for card in at.distinct(among) {
            menu.offer(Opt::card(GIVE, card));
        }
    })?;
    let card = chosen.card_at(0);
    let viewers = play.setup.viewers(Store::Hand(payer)).or(play.setup.viewers(to)).or(Viewers::seats(&[taker]));
    play.tell(|| seen_by(Event::new("gave", clause).seat(payer).with("to", Value::Seat(taker)), card, viewers));
    lift(play, Store::Hand(payer), card);
    lay(play, to, card, clause);
    Ok(Some(card))
}

/// Exchanges a card of a hand with the cards of a pile: they come to the hand, it lies there.
pub fn swap_with(play: &mut Play, seat: Seat, card: Card, pile: Store, clause: Clause) {
    let theirs = play.position().cards(pile);
    // The pile may have room for one card only.
    lift(play, Store::Hand(seat), card);
    for other in theirs.iter() {
        shift(play, seat, [pile, Store::Hand(seat)], other, clause);
    }
    lay(play, pile, card, clause);
    if play.is_told() {
        let viewers = play.setup.viewers(Store::Hand(seat)).or(play.setup.viewers(pile));
        let event = seen_by(Event::new("laid", clause).seat(seat), card, viewers);
        play.tell(|| event);
    }
}

/// Shows the top card of the deck to everybody; it stays there. That cannot be unseen.
pub fn show_top(play: &mut Play, clause: Clause) -> Option<Card> {
    cards::rebuild_empty_deck(play);
    let card = play.table.deck_cards().last().copied().map(Card)?;
    play.table.reveals = play.table.reveals.wrapping_add(1);
    play.tell(|| Event::new("showed-top", clause).card(card));
    Some(card)
}

/// Shows the top card of the deck to everybody and discards it.
pub fn discard_top(play: &mut Play, seat: Seat, clause: Clause) -> Option<Card> {
    let card = show_top(play, clause)?;
    play.table.take_top();
    to_discard(play, card);
    play.tell(|| Event::new("discarded", clause).seat(seat).card(card));
    cards::rebuild_empty_deck(play);
    Some(card)
}

/// Shuffles a card that lies nowhere into the deck.
pub fn shuffle_into_deck(play: &mut Play, card: Card) {
    play.table.put_on_deck(card);
    cards::shuffle(play);
}

/// The store of a seat's faction with this name.
#[must_use]
pub fn own(at: Position, seat: Seat, key: &str) -> Option<Store> {
    at.setup.store(Voice::seat(seat), key)
}
