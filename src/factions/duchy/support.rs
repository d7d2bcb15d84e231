//! Revealed cards: those that match a clearing, and those that clearings with pieces of the Duchy speak for (UD-5.3b).

use arrayvec::ArrayVec;

use super::REVEAL;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::{cards, piles};
use crate::play::{Play, Position};
use crate::terms::{CLEARINGS, Card, CardSet, Clearing, ClearingSet, MAX_CARDS, Seat, Store, SuitSet};

/// The name of the pile where revealed cards lie until Evening: in no hand, and out of reach for everything else (UD-E01).
pub(super) const REVEALED: &str = "revealed";

/// The pile as a place for cards.
pub(super) fn pile(at: Position, me: Seat) -> Option<Store> {
    piles::own(at, me, REVEALED)
}

/// The cards in hand that match one of these suits where they are shown, because of something in play too. Without a suit
/// there is nothing to match.
pub(super) fn matching(at: Position, me: Seat, suits: SuitSet) -> CardSet {
    if suits.is_empty() { CardSet::EMPTY } else { cards::payable(at, me, suits).and(at.hand(me)) }
}

/// Asks for one of these cards, which is revealed.
pub(super) fn ask_reveal(play: &mut Play, me: Seat, among: CardSet, suits: SuitSet, clause: Clause) -> Ruling {
    if among.is_empty() {
        return Ok(());
    }
    let card = choose(play, me, among, clause)?;
    reveal(play, me, card, suits, clause);
    Ok(())
}

/// Asks for one of these cards.
fn choose(play: &mut Play, me: Seat, among: CardSet, clause: Clause) -> Ruling<Card> {
    let chosen = play.choose(Ask::secret(me, clause, "reveal-card"), |at, menu| {
        at.distinct(among).for_each(|card| menu.offer(Opt::card(REVEAL, card)));
    })?;
    Ok(chosen.card_at(0))
}

/// Reveals a card that stands for one of these suits.
fn reveal(play: &mut Play, me: Seat, card: Card, suits: SuitSet, clause: Clause) {
    cards::let_serve(play, me, card, suits);
    if let Some(pile) = pile(play.position(), me) {
        piles::reveal(play, me, card, pile, clause);
    }
}

/// The clearings that can speak for a card: those with a suit and a piece of the Duchy, whoever rules them.
pub(super) fn supporting(at: Position, me: Seat) -> ClearingSet {
    at.clearings().iter().filter(|clearing| at.present(me, *clearing) && !at.suits(*clearing).is_empty()).collect()
}

/// Cards and the clearings that speak for them, one for each (UD-E02).
struct Pairing {
    /// In which clearings each card fits.
    fits: ArrayVec<(Card, ClearingSet), MAX_CARDS>,
    /// For each clearing the card it speaks for, by its place among the cards.
    held: [Option<usize>; CLEARINGS],
    /// How many cards have a clearing.
    size: u8,
}

impl Pairing {
    /// As many of these cards as can have a clearing of their own, the first ones before any other: a card that has one
    /// keeps one, though another may take its place. `befriended` fits wherever something in play lets it.
    fn of(at: Position, me: Seat, cards: impl Iterator<Item = Card>, befriended: Option<Card>) -> Self {
        let hand = at.hand(me);
        let supporting = supporting(at, me);
        let mut pairing = Self { fits: ArrayVec::new(), held: [None; CLEARINGS], size: 0 };
        for card in cards {
            let fits = |clearing: &Clearing| {
                let suits = at.suits(*clearing);
                let served = befriended == Some(card) && matching(at, me, suits).has(card);
                served || hand.and(at.setup.deck.serving_any(suits)).has(card)
            };
            pairing.fits.push((card, supporting.iter().filter(fits).collect()));
            let last = pairing.fits.len() - 1;
            pairing.size += u8::from(pairing.seat(last, &mut ClearingSet::EMPTY.clone()));
        }
        pairing
    }

    /// Finds a clearing for a card, if need be by moving others on.
    fn seat(&mut self, card: usize, tried: &mut ClearingSet) -> bool {
        for clearing in self.fits[card].1.iter() {
            if tried.has(clearing) {
                continue;
            }
            tried.insert(clearing);
            let holder = self.held[clearing.index()];
            if holder.is_none_or(|other| self.seat(other, tried)) {
                self.held[clearing.index()] = Some(card);
                return true;
            }
        }
        false
    }
}

/// The cards that something in play could let stand for another suit; one of them at most is in the same pairing. And none.
fn befriended(at: Position, me: Seat) -> impl Iterator<Item = Option<Card>> {
    let hand = at.hand(me);
    let is_served = |card: &Card| {
        supporting(at, me).iter().any(|clearing| {
            let suits = at.suits(clearing);
            matching(at, me, suits).has(*card) && !at.setup.deck.serving_any(suits).has(*card)
        })
    };
    let served: CardSet = hand.iter().filter(is_served).collect();
    [None].into_iter().chain(served.iter().map(Some))
}

/// How many cards of the hand clearings can speak for.
pub(super) fn strength(at: Position, me: Seat) -> u8 {
    let hand = at.hand(me);
    befriended(at, me).map(|friend| Pairing::of(at, me, hand.iter(), friend).size).max().unwrap_or(0)
}

/// Whether clearings can speak for all these cards, and for so many of the hand together with them.
fn can_be_among(at: Position, me: Seat, cards: &[Card], all: u8) -> bool {
    let rest = at.hand(me).iter().filter(|card| !cards.contains(card));
    let ordered: ArrayVec<Card, MAX_CARDS> = cards.iter().copied().chain(rest).collect();
    befriended(at, me).any(|friend| {
        let first = Pairing::of(at, me, cards.iter().copied(), friend);
        usize::from(first.size) == cards.len() && Pairing::of(at, me, ordered.iter().copied(), friend).size >= all
    })
}

/// Asks for so many cards that clearings speak for, one after the other, and reveals them together.
pub(super) fn ask_supported(play: &mut Play, me: Seat, count: u8, clause: Clause) -> Ruling {
    let mut chosen: ArrayVec<Card, MAX_CARDS> = ArrayVec::new();
    for _ in 0..count {
        let at = play.position();
        let goes_with = |card: &Card| {
            let mut more = chosen.clone();
            more.push(*card);
            !chosen.contains(card) && can_be_among(at, me, &more, count)
        };
        let among: CardSet = at.hand(me).iter().filter(goes_with).collect();
        if among.is_empty() {
            break;
        }
        chosen.push(choose(play, me, among, clause)?);
    }
    let at = play.position();
    let pairings = befriended(at, me).map(|friend| Pairing::of(at, me, chosen.iter().copied(), friend));
    let complete = pairings.filter(|pairing| usize::from(pairing.size) == chosen.len()).take(1);
    for pairing in complete.collect::<ArrayVec<Pairing, 1>>() {
        for (n, (card, _)) in pairing.fits.iter().enumerate() {
            let clearing = (0u8..).zip(pairing.held).find(|(_, held)| *held == Some(n));
            let suits = clearing.map_or(SuitSet::EMPTY, |(clearing, _)| play.position().suits(Clearing(clearing)));
            reveal(play, me, *card, suits, clause);
        }
    }
    Ok(())
}
