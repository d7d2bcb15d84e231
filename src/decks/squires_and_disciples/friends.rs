//! The three Friends: once in each turn, a card of their suit stands for any other.

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::decks::common::effect;
use crate::play::{CardKind, Effect, Hooks, Play, Position, Service, Verdict};
use crate::terms::{Card, CardSet, Seat, Suit, SuitSet};

/// CARD-friend-of-the-foxes
pub static FRIEND_OF_THE_FOXES: Effect = friend(befriended::<FOX>, use_friend::<FOX>);
/// CARD-friend-of-the-rabbits
pub static FRIEND_OF_THE_RABBITS: Effect = friend(befriended::<RABBIT>, use_friend::<RABBIT>);
/// CARD-friend-of-the-mice
pub static FRIEND_OF_THE_MICE: Effect = friend(befriended::<MOUSE>, use_friend::<MOUSE>);

const FOX: usize = Suit::Fox as usize;
const RABBIT: usize = Suit::Rabbit as usize;
const MOUSE: usize = Suit::Mouse as usize;

const CLAUSE: Clause = clause!("CARD-friend-of-the-foxes");

/// A Friend lies in play already.
static ONE_FRIEND: Reason = Reason { key: "one-friend", values: &[] };

const fn friend(cards: fn(Position, Seat, SuitSet) -> CardSet, used: fn(&mut Play, Seat, Card)) -> Effect {
    effect(Hooks { serves: Some(Service { cards, used }), may_craft: Some(one_at_a_time), ..Hooks::SILENT })
}

fn is_friend(at: Position, card: Card) -> bool {
    let face = at.face(card);
    matches!(face.kind, CardKind::Persistent(_)) && face.key.starts_with("friend-of-the-")
}

/// With a Friend in play its owner crafts no other.
fn one_at_a_time(at: Position, me: Seat, by: Seat, card: Card) -> Verdict {
    let refusal = Refusal::new(&ONE_FRIEND, CLAUSE);
    if me == by && is_friend(at, card) { Verdict::Never(refusal) } else { Verdict::Silent }
}

/// The Friend of this suit in the owner's play area.
fn friend_of<const SUIT: usize>(at: Position, me: Seat) -> Option<Card> {
    let fits = |card: &Card| is_friend(at, *card) && at.face(*card).suit == Suit::ALL[SUIT];
    at.table.crafted[me.index()].iter().find(fits)
}

/// The cards of its suit in hand, until one has served in this turn.
fn befriended<const SUIT: usize>(at: Position, me: Seat, _: SuitSet) -> CardSet {
    let is_ready = friend_of::<SUIT>(at, me).is_some_and(|friend| !at.table.used_cards.has(friend));
    let of_suit = |card: &Card| at.face(*card).suit == Suit::ALL[SUIT];
    if is_ready { at.hand(me).iter().filter(of_suit).collect() } else { CardSet::EMPTY }
}

fn use_friend<const SUIT: usize>(play: &mut Play, me: Seat, _: Card) {
    if let Some(friend) = friend_of::<SUIT>(play.position(), me) {
        play.table.used_cards.insert(friend);
    }
}
