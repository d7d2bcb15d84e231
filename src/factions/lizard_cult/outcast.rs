//! The Outcast (LC-4.1): the suit on whose space the marker lies, and which of its sides is up.

use super::{Board, lost_souls};
use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::event::{Event, Value};
use crate::play::{Play, Position};
use crate::terms::{Clearing, Seat, Suit};

/// The clearing is not of the Outcast suit.
static NOT_OUTCAST: Reason = Reason { key: "not-outcast", values: &["clearing"] };

/// The marker.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Outcast {
    /// The suit it lies on.
    pub(super) suit: Suit,
    /// Whether its hated side is up.
    pub(super) hated: bool,
}

/// Its states in the order of their numbers on the board: three suits, then the same ones hated.
pub(super) const STATES: [&str; 6] = ["fox", "rabbit", "mouse", "hated-fox", "hated-rabbit", "hated-mouse"];

/// What the marker says.
pub(super) fn of(at: Position, me: Seat) -> Outcast {
    let state = usize::from(at.board::<Board>(me).outcast);
    let suits = Suit::OF_CLEARINGS;
    Outcast { suit: suits[state % suits.len()], hated: state >= suits.len() }
}

/// LC-4.1: how the marker will lie once it is adjusted: on a suit strictly ahead, if that is another one; else it stays and
/// is hated.
pub(super) fn adjusted(at: Position, me: Seat) -> Outcast {
    let now = of(at, me);
    match lost_souls::leader(at, me) {
        Some(suit) if suit != now.suit => Outcast { suit, hated: false },
        _ => Outcast { hated: true, ..now },
    }
}

impl Outcast {
    /// Its number on the board.
    const fn number(self) -> u8 {
        self.suit as u8 + if self.hated { 3 } else { 0 }
    }

    /// The name of its state.
    pub(super) fn key(self) -> &'static str {
        STATES[usize::from(self.number()) % STATES.len()]
    }
}

/// Lays the marker so.
pub(super) fn mark(play: &mut Play, me: Seat, to: Outcast, clause: Clause) {
    play.board::<Board>(me).outcast = to.number();
    play.tell(|| {
        let kind = if to.hated { "hated-outcast" } else { "outcast" };
        Event::new(kind, clause).seat(me).with("suit", Value::Suit(to.suit))
    });
}

/// Whether a clearing is of the Outcast suit, whatever other suits it has.
///
/// # Errors
/// `not-outcast`.
pub(super) fn required(at: Position, me: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    if at.suits(clearing).has(of(at, me).suit) {
        return Ok(());
    }
    Err(Refusal::with(&NOT_OUTCAST, clause, &[clearing.0]))
}
