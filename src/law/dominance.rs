//! Dominance cards (LAW-4.2).

use super::cards;
use super::rule;
use super::scoring;
use super::verbs::{ACTIVATE, CLAIM};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::play::hooks::DOMINANCE_USE;
use crate::play::{CardKind, Play, Position, Purpose};
use crate::table::Ending;
use crate::terms::{Card, ClearingSet, Phase, Seat, Suit, SuitSet};

/// Points needed to activate (LAW-4.2a).
const POINTS_TO_ACTIVATE: u8 = 10;
/// Clearings of the suit that win (LAW-4.2d).
const CLEARINGS_TO_WIN: usize = 3;

/// Too few points.
static TOO_FEW_POINTS: Reason = Reason { key: "too-few-points", values: &["points", "needed"] };
/// A dominance card is active already.
static ACTIVE_ALREADY: Reason = Reason { key: "dominance-active-already", values: &[] };

/// Whether these are three clearings of a card's suit: the condition of most dominance cards (LAW-4.2d).
#[must_use]
pub fn three_clearings(at: Position, suit: Suit, ruled: ClearingSet) -> bool {
    ruled.and(at.of_suit(suit)).len() >= CLEARINGS_TO_WIN
}

/// Whether two of these are opposite corners: the condition of bird dominance (LAW-4.2e).
#[must_use]
pub fn opposite_corners(at: Position, _: Suit, ruled: ClearingSet) -> bool {
    let map = at.setup.map;
    let corners = ruled.and(map.corners());
    corners.iter().any(|corner| map.opposite(corner).is_some_and(|opposite| corners.has(opposite)))
}

/// Whether a dominance card wins with these clearings ruled.
#[must_use]
pub fn fulfilled(at: Position, card: Card, ruled: ClearingSet) -> bool {
    let face = at.face(card);
    matches!(face.kind, CardKind::Dominance(wins) if wins(at, face.suit, ruled))
}

/// Whether a seat could activate a dominance card (LAW-4.2a) and lacks one clearing at most of what wins.
#[must_use]
pub fn within_reach(at: Position, seat: Seat, card: Card) -> bool {
    let ruled = rule::ruled(at, seat, Purpose::Dominance);
    may_activate(at, seat).is_ok()
        && at.clearings().iter().any(|clearing| {
            let mut more = ruled;
            more.insert(clearing);
            fulfilled(at, card, more)
        })
}

/// The check at the start of the current player's Birdsong (LAW-4.2f).
///
/// # Errors
/// [`Halt::GameOver`](crate::decision::Halt::GameOver) if the game is won.
pub fn check(play: &mut Play, seat: Seat) -> Ruling {
    // Whoever has joined another wins with it or not at all (LAW-4.3).
    let alone = play.table.partner_of(seat).is_none();
    let Some(card) = play.table.dominance_of(seat).filter(|_| alone) else { return Ok(()) };
    let at = play.position();
    if fulfilled(at, card, rule::ruled(at, seat, Purpose::Dominance)) {
        return scoring::win(play, seat, Ending::Dominance, clause!("LAW-4.2d"));
    }
    Ok(())
}

/// Whether a seat can activate a dominance card from its hand (LAW-4.2a, LAW-4.2g).
///
/// # Errors
/// `dominance-active-already`, `too-few-points`.
pub fn may_activate(at: Position, seat: Seat) -> Result<(), Refusal> {
    if at.table.dominance_of(seat).is_some() {
        return Err(Refusal::new(&ACTIVE_ALREADY, clause!("LAW-4.2g")));
    }
    let points = at.table.scores[seat.index()];
    if points < POINTS_TO_ACTIVATE {
        return Err(Refusal::with(&TOO_FEW_POINTS, clause!("LAW-4.2a"), &[points, POINTS_TO_ACTIVATE]));
    }
    Ok(())
}

/// Lists what dominance cards allow the current player between the steps and actions of Daylight (LAW-4.2a,
/// LAW-4.2j, EDGE-32).
pub fn offer(at: Position, seat: Seat, menu: &mut Menu) {
    if at.table.turn.phase() != Phase::Daylight {
        return;
    }
    let held = at.hand(seat).and(at.setup.deck.dominance);
    if held.is_empty() && at.table.available.is_empty() {
        return;
    }
    let other_use = at.ask_own(seat, DOMINANCE_USE).next();
    for card in held.iter() {
        match &other_use {
            Some(other) => menu.hear(other.voice, |menu| (other.answer.list)(at, other.me, card, menu)),
            None => menu.test(Opt::card(ACTIVATE, card), may_activate(at, seat)),
        }
    }
    for available in at.table.available.iter() {
        // An available bird dominance is taken with a bird only (LAW-4.2k); `serves` says just that.
        for card in at.distinct(cards::payable(at, seat, SuitSet::one(at.face(available).suit))) {
            menu.offer(Opt::of(CLAIM, available.0, card.0, 0));
        }
    }
}

/// Whether [`offer`] has listed this option.
#[must_use]
pub fn offers(at: Position, option: Opt) -> bool {
    match option.voice().source() {
        None => [ACTIVATE, CLAIM].contains(&option.verb()),
        Some(_) => {
            at.answer_of(option.voice(), DOMINANCE_USE).is_some_and(|other| other.answer.verbs.contains(&option.verb()))
        }
    }
}

/// Activates a dominance card of a hand. The score marker leaves the track (LAW-4.2b), unless an effect lets it stay: then
/// both ways to win are open.
pub fn activate(play: &mut Play, seat: Seat, card: Card, marker_stays: bool) {
    play.table.hands[seat.index()].remove(card);
    play.table.set_dominance(seat, card, marker_stays);
    if !marker_stays {
        play.table.scores[seat.index()] = 0;
    }
    play.tell(|| Event::new("activated-dominance", clause!("LAW-4.2b")).seat(seat).card(card));
}

/// Does what [`offer`] has listed.
///
/// # Errors
/// Suspends while a question is open.
pub fn run(play: &mut Play, seat: Seat, option: Opt) -> Ruling {
    let card = option.card_at(0);
    if let Some(other) = play.position().answer_of(option.voice(), DOMINANCE_USE) {
        return (other.answer.run)(play, other.me, option);
    }
    if option.verb() == ACTIVATE {
        activate(play, seat, card, false);
        return Ok(());
    }
    let suits = SuitSet::one(play.position().face(card).suit);
    cards::spend_for(play, seat, option.card_at(1), suits, clause!("LAW-4.2j"));
    take(play, seat, card, clause!("LAW-4.2j"));
    Ok(())
}

/// Takes an available dominance card into a hand.
pub fn take(play: &mut Play, seat: Seat, card: Card, clause: Clause) {
    play.table.available.remove(card);
    play.table.hands[seat.index()].insert(card);
    play.tell(|| Event::new("claimed-dominance", clause).seat(seat).card(card));
}
