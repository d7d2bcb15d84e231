//! What one seat may see (LAW-2.5).

use crate::play::{Position, Setup};
use crate::table::Table;
use crate::terms::{CLEARINGS, CardSet, MAX_SEATS, Seat};

/// A table as one seat, or somebody without a seat, may see it.
///
/// Hidden things are gone from it, not merely marked: other hands are empty, the deck has no order, nothing lies under
/// the ruins and no randomness can be foretold. How many cards there are is public (LAW-1.2.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose eyes these are; `None` for somebody without a seat.
    pub viewer: Option<Seat>,
    /// The table without what is hidden.
    pub table: Table,
    /// Cards in each hand.
    pub hand_sizes: [u8; MAX_SEATS],
    /// Items under each ruin.
    pub items_under_ruins: [u8; CLEARINGS],
}

impl View {
    /// What a seat sees of a position.
    #[must_use]
    pub fn of(at: Position, viewer: Option<Seat>) -> Self {
        let mut table = *at.table;
        let mut hand_sizes = [0; MAX_SEATS];
        for seat in at.seats() {
            let hand = &mut table.hands[seat.index()];
            hand_sizes[seat.index()] = u8::try_from(hand.len()).unwrap_or(u8::MAX);
            if viewer != Some(seat) {
                *hand = CardSet::EMPTY;
            }
        }
        table.deck = [0; crate::table::MAX_CARDS];
        let items_under_ruins = table.ruin_items.map(|byte| u8::from(byte & 15 > 0) + u8::from(byte >> 4 > 0));
        table.ruin_items = [0; CLEARINGS];
        table.restore_randomness(0, 0);
        Self { viewer, table, hand_sizes, items_under_ruins }
    }

    /// The view as a position, to ask the law about what is plain to see.
    #[must_use]
    pub const fn position<'a>(&'a self, setup: &'a Setup) -> Position<'a> {
        Position { setup, table: &self.table }
    }
}
