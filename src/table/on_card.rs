//! Warriors that lie on a card in play, in no supply and with nobody.
//!
//! A byte for each owner holds them: the lower bits count its common warriors, and each of the upper ones stands for a kind of
//! which there is one, such as a leader.

use super::Table;
use crate::terms::{Kind, Seat};

/// Bits that count common warriors.
const COUNTING: u8 = 5;
/// All of them.
const COUNTED: u8 = (1 << COUNTING) - 1;

impl Table {
    /// How many warriors of this kind find room on a card: of the first kind a number, of a few after it one each.
    #[must_use]
    pub const fn room_on_card(kind: Kind) -> u8 {
        match kind.index() {
            0 => COUNTED,
            1..=3 => 1,
            _ => 0,
        }
    }

    /// How many warriors of this kind lie on a card.
    #[must_use]
    pub const fn on_card(&self, owner: Seat, kind: Kind) -> u8 {
        let byte = self.held[owner.index()][owner.index()];
        match kind.index() {
            0 => byte & COUNTED,
            n @ 1..=3 => byte >> (COUNTING as usize + n - 1) & 1,
            _ => 0,
        }
    }

    /// Lays warriors on a card. There is room for all that a seat can have ([`Table::room_on_card`]).
    pub const fn lay_on_card(&mut self, owner: Seat, kind: Kind, count: u8) {
        debug_assert!(self.on_card(owner, kind) + count <= Self::room_on_card(kind));
        let byte = &mut self.held[owner.index()][owner.index()];
        match kind.index() {
            0 => *byte += count,
            n @ 1..=3 => *byte |= count << (COUNTING as usize + n - 1),
            _ => {}
        }
    }

    /// Takes all warriors of this kind off the card; gives back how many lay there.
    pub const fn take_from_card(&mut self, owner: Seat, kind: Kind) -> u8 {
        let count = self.on_card(owner, kind);
        let byte = &mut self.held[owner.index()][owner.index()];
        match kind.index() {
            0 => *byte &= !COUNTED,
            n @ 1..=3 => *byte &= !(1 << (COUNTING as usize + n - 1)),
            _ => {}
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_warriors_and_leaders_lie_side_by_side() {
        let mut table = Table::empty(0);
        let (owner, [common, leader, aide, scout, none]) = (Seat(2), [0, 1, 2, 3, 4].map(Kind));
        table.lay_on_card(owner, common, 20);
        table.lay_on_card(owner, scout, 1);
        table.lay_on_card(owner, leader, 1);
        table.lay_on_card(owner, common, 11);
        let lie = |table: &Table| [common, leader, aide, scout, none].map(|kind| table.on_card(owner, kind));
        assert_eq!(lie(&table), [31, 1, 0, 1, 0]);
        assert_eq!(table.take_from_card(owner, leader), 1);
        assert_eq!(table.take_from_card(owner, aide), 0);
        assert_eq!(lie(&table), [31, 0, 0, 1, 0]);
        assert_eq!(table.take_from_card(owner, common), 31);
        assert_eq!(table.take_from_card(owner, scout), 1);
        assert_eq!(table, Table::empty(0));
    }
}
