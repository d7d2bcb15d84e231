//! Dominance cards (LAW-4.2).

use super::cards;
use super::rule;
use super::scoring;
use super::verbs::{ACTIVATE, CLAIM};
use crate::clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::play::{Play, Position, Purpose};
use crate::table::Ending;
use crate::terms::{ClearingSet, Phase, Seat, Suit};

/// Points needed to activate (LAW-4.2a).
const POINTS_TO_ACTIVATE: u8 = 10;
/// Clearings of the suit that win (LAW-4.2d).
const CLEARINGS_TO_WIN: usize = 3;

/// Too few points.
static TOO_FEW_POINTS: Reason = Reason { key: "too-few-points", values: &["points", "needed"] };
/// A dominance card is active already.
static ACTIVE_ALREADY: Reason = Reason { key: "dominance-active-already", values: &[] };

/// Whether a dominance card of this suit wins with these clearings ruled (LAW-4.2d, LAW-4.2e).
#[must_use]
pub fn fulfilled(at: Position, suit: Suit, ruled: ClearingSet) -> bool {
    let map = at.setup.map;
    if suit == Suit::Bird {
        let corners = ruled.and(map.corners());
        return corners.iter().any(|corner| map.opposite(corner).is_some_and(|opposite| corners.has(opposite)));
    }
    ruled.and(at.of_suit(suit)).len() >= CLEARINGS_TO_WIN
}

/// Whether a seat could activate a dominance card of this suit (LAW-4.2a) and lacks one clearing at most of what wins.
#[must_use]
pub fn within_reach(at: Position, seat: Seat, suit: Suit) -> bool {
    let ruled = rule::ruled(at, seat, Purpose::Dominance);
    may_activate(at, seat).is_ok()
        && at.clearings().iter().any(|clearing| {
            let mut more = ruled;
            more.insert(clearing);
            fulfilled(at, suit, more)
        })
}

/// The check at the start of the current player's Birdsong (LAW-4.2f).
///
/// # Errors
/// [`Halt::GameOver`](crate::decision::Halt::GameOver) if the game is won.
pub fn check(play: &mut Play, seat: Seat) -> Ruling {
    // Whoever has joined another wins with it or not at all (LAW-4.3).
    let alone = play.table.partner[seat.index()] == 0;
    let Some(card) = play.table.dominance_of(seat).filter(|_| alone) else { return Ok(()) };
    let at = play.position();
    if fulfilled(at, at.face(card).suit, rule::ruled(at, seat, Purpose::Dominance)) {
        return scoring::win(play, seat, Ending::Dominance, clause!("LAW-4.2d"));
    }
    Ok(())
}

/// Whether a seat can activate this card from its hand.
fn may_activate(at: Position, seat: Seat) -> Result<(), Refusal> {
    if !at.table.on_track(seat) {
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
    let hand = at.table.hands[seat.index()];
    for card in hand.and(at.setup.deck.dominance).iter() {
        menu.test(Opt::card(ACTIVATE, card), may_activate(at, seat));
    }
    for available in at.table.available.iter() {
        // An available bird dominance is taken with a bird only (LAW-4.2k); `serves` says just that.
        for card in at.serving(hand, at.face(available).suit) {
            menu.offer(Opt::of(CLAIM, available.0, card.0, 0));
        }
    }
}

/// Does what [`offer`] has listed.
pub fn run(play: &mut Play, seat: Seat, option: Opt) {
    let card = option.card_at(0);
    if option.verb() == ACTIVATE {
        play.table.hands[seat.index()].remove(card);
        play.table.dominance[seat.index()] = card.0 + 1;
        play.table.scores[seat.index()] = 0;
        play.tell(|| Event::new("activated-dominance", clause!("LAW-4.2b")).seat(seat).card(card));
        return;
    }
    cards::spend(play, seat, option.card_at(1), clause!("LAW-4.2j"));
    play.table.available.remove(card);
    play.table.hands[seat.index()].insert(card);
    play.tell(|| Event::new("claimed-dominance", clause!("LAW-4.2j")).seat(seat).card(card));
}
