//! Lost Souls (LC-2.6), where every card goes that anybody spends or discards, and the cards that the Cult has revealed.

use crate::clause;
use crate::event::Event;
use crate::law::piles;
use crate::play::{DiscardClaim, PileInfo, Play, Position};
use crate::terms::{CardSet, Seat, Store, Suit};

/// The name of the pile.
const KEY: &str = "lost-souls";
/// The name of the pile of revealed cards.
const REVEALED: &str = "revealed";

/// LC-1.1b: a pile that everybody may look through. LC-5.0b: what is revealed lies before everybody.
pub(super) static PILES: &[PileInfo] =
    &[PileInfo::open(KEY, clause!("LC-1.1b")), PileInfo::open(REVEALED, clause!("LC-5.0b"))];

/// LC-2.6a, LC-2.6b: whoever spends or discards it, dominance cards too. A pile for some cards only comes first (LC-2.6d).
pub(super) const TAKES_DISCARDS: DiscardClaim = DiscardClaim {
    rank: 1,
    takes: |at, me, _| pile(at, me).is_some(),
    put: |play, me, card| {
        if let Some(pile) = pile(play.position(), me) {
            piles::lay(play, pile, card, clause!("LC-2.6a"));
        }
    },
};

fn pile(at: Position, me: Seat) -> Option<Store> {
    piles::own(at, me, KEY)
}

/// The Lost Souls.
pub(super) fn all(at: Position, me: Seat) -> CardSet {
    pile(at, me).map_or(CardSet::EMPTY, |pile| at.cards(pile))
}

/// Where revealed cards lie.
pub(super) fn revealed_pile(at: Position, me: Seat) -> Option<Store> {
    piles::own(at, me, REVEALED)
}

/// The cards that lie revealed.
pub(super) fn revealed(at: Position, me: Seat) -> CardSet {
    revealed_pile(at, me).map_or(CardSet::EMPTY, |pile| at.cards(pile))
}

/// LC-4.1a: the suit of which strictly more cards lie there than of each other, if there is one. Birds do not count.
pub(super) fn leader(at: Position, me: Seat) -> Option<Suit> {
    let souls = all(at, me);
    let of_suit = |suit: Suit| souls.iter().filter(|card| at.face(*card).suit == suit).count();
    let counts = Suit::OF_CLEARINGS.map(of_suit);
    let most = counts.into_iter().max()?;
    let mut leaders = Suit::OF_CLEARINGS.into_iter().filter(|suit| most > 0 && counts[suit.index()] == most);
    let first = leaders.next()?;
    leaders.next().is_none().then_some(first)
}

/// LC-4.2: the whole pile goes to the discard pile, dominance cards beside the map.
pub(super) fn discard_all(play: &mut Play, me: Seat) {
    let Some(pile) = pile(play.position(), me) else { return };
    let count = piles::clear_away(play, pile);
    if count > 0 {
        play.tell(|| Event::new("souls-discarded", clause!("LC-4.2a")).seat(me).count(count));
    }
}
