//! Whether the bytes of a faction board mean something: each part holds what its description allows, and what nothing
//! describes is 0.

use thiserror::Error;

use crate::play::board::most_boxed;
use crate::play::{Holds, Kept, Position, Room, covered, heap, slot, valued};
use crate::table::BoardBytes;
use crate::terms::{Clearing, ClearingSet, SUITS, Seat};

/// What is wrong with a faction board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsound {
    /// A part holds what it cannot hold.
    #[error("{0} holds what it cannot hold")]
    Part(&'static str),
    /// What the faction itself says against it.
    #[error("{0}")]
    Impossible(String),
    /// Bytes that mean nothing are not 0.
    #[error("there is more on it than it has room for")]
    Stray,
}

/// Whether the board of a seat is sound.
///
/// # Errors
/// The first thing that is wrong with it.
pub(super) fn check(at: Position, seat: Seat) -> Result<(), Unsound> {
    let board = at.table.boards[seat.index()];
    let mut left = Left { at, seat, bytes: board };
    for kept in at.faction(seat).kept() {
        if !left.take(kept) {
            return Err(Unsound::Part(kept.key));
        }
        if let Some(settle) = kept.settle {
            let mut settled = board;
            settle(&mut settled).map_err(Unsound::Impossible)?;
            if settled != board {
                return Err(Unsound::Part(kept.key));
            }
        }
    }
    if left.bytes.iter().any(|byte| *byte > 0) { Err(Unsound::Stray) } else { Ok(()) }
}

/// The bytes that no part has taken yet.
struct Left<'a> {
    at: Position<'a>,
    seat: Seat,
    bytes: BoardBytes,
}

impl Left<'_> {
    fn byte(&mut self, at: usize) -> u8 {
        std::mem::take(&mut self.bytes[at])
    }

    fn within(&mut self, at: usize, room: Room) -> bool {
        let most = room.of(&self.at.setup.seats[self.seat.index()]);
        self.byte(at) <= most.unwrap_or(u8::MAX)
    }

    fn clearing(&mut self, at: usize) -> bool {
        let number = self.byte(at);
        number == 0 || self.at.clearings().has(Clearing(number))
    }

    fn clearings(&mut self, at: usize) -> bool {
        let set = ClearingSet::from_bytes([self.byte(at), self.byte(at + 1)]);
        set.without(self.at.clearings()).is_empty()
    }

    /// Takes the bytes of a part; gives back whether it can hold that.
    fn take(&mut self, kept: &Kept) -> bool {
        match kept.holds {
            Holds::Number { at, room } => self.within(at, room),
            Holds::Pieces { at, heaps, room } => (at..).take(heaps.len()).all(|at| self.within(at, room)),
            Holds::Slots { at, fits } => {
                let slots: Vec<u8> = (at..).take(fits.len()).map(|at| self.byte(at)).collect();
                let mut sorted = slots.clone();
                slot::sort(&mut sorted, fits);
                sorted == slots && slots.iter().all(|held| slot::is_known(*held))
            }
            Holds::Items { at, most } => {
                let bytes: Vec<u8> = (at..).take(most).map(|at| self.byte(at)).collect();
                heap::is_known(&bytes)
            }
            Holds::StatePerSeat { at, names } => {
                let me = self.seat;
                self.at.others(me).all(|other| usize::from(self.byte(at + other.index())) < names.len())
            }
            Holds::Choice { at, names, clearing } => {
                let state = self.byte(at);
                let named = usize::from(state) < names.len();
                let placed = clearing.is_none_or(|at| (state > 0 || self.bytes[at] == 0) && self.clearing(at));
                named && placed
            }
            Holds::Marks(marks) => {
                marks.iter().for_each(|mark| self.bytes[mark.at] &= !(1 << mark.bit));
                true
            }
            Holds::Clearing { at } => self.clearing(at),
            Holds::Clearings { at } => self.clearings(at),
            Holds::ClearingsBy { at, words } => (at..).step_by(2).take(words.len()).all(|at| self.clearings(at)),
            Holds::Seats { at } => self.byte(at) >> self.at.setup.seats.len() == 0,
            Holds::PerSeat { at, room } => {
                let me = self.seat;
                self.at.others(me).all(|other| self.within(at + other.index(), room))
            }
            Holds::Warriors { at } => {
                let setup = self.at.setup;
                let fits = |seat: Seat| self.byte(at + seat.index()) <= most_boxed(&setup.seats[seat.index()]);
                setup.seats().all(fits)
            }
            Holds::Valued { at, most, words, .. } => {
                let bytes: Vec<u8> = (at..).take(most).map(|at| self.byte(at)).collect();
                let forests = self.at.setup.map.forests.len();
                valued::is_known(&bytes, self.at.clearings(), forests, words.len())
            }
            Holds::Covered { at, most, words } => {
                let bytes: Vec<u8> = (at..).take(most).map(|at| self.byte(at)).collect();
                covered::is_known(&bytes, self.at.clearings(), words.len())
            }
            Holds::Suits { at } => self.byte(at) >> SUITS == 0,
            Holds::Spaces { at, count } => u16::from(self.byte(at)) >> count == 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::SplitMix64;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    use super::*;
    use crate::factions::FACTIONS;
    use crate::notation::position;
    use crate::play::{Faction, Setup};
    use crate::table::{BOARD_BYTES, Table};
    use crate::terms::{KINDS, MAX_SEATS};
    use crate::{decks, maps};

    /// A board by its lines: what they say, read onto an empty board.
    fn said(setup: &Setup, table: &Table, seat: Seat) -> Option<BoardBytes> {
        let mut again = *table;
        again.boards[seat.index()] = [0; BOARD_BYTES];
        for kept in setup.faction(seat).kept() {
            if let Some(line) = position::board::write(Position { setup, table }, seat, kept) {
                position::board::read(setup, &mut again, seat, kept, &line).ok()?;
            }
        }
        Some(again.boards[seat.index()])
    }

    #[test]
    fn a_board_is_sound_if_its_lines_say_all_of_it() {
        let mut random = SplitMix64::seed_from_u64(1);
        let mut dice = |sides: usize| usize::try_from(random.next_u64() >> 33).unwrap_or(0) % sides;
        for faction in FACTIONS.iter().copied() {
            let others = FACTIONS.iter().copied().filter(|other| other.number != faction.number).take(3);
            let seats: Vec<&Faction> = [faction].into_iter().chain(others).collect();
            let setup = Setup::new(maps::MAPS[0], decks::DECKS[0], &seats).expect("they can sit together");
            let (mut sound, mut unsound) = (0, 0);
            for _ in 0..20_000 {
                let mut table = Table::empty(0);
                table.supply = [[u8::MAX; KINDS]; MAX_SEATS];
                for _ in 0..=dice(4) {
                    table.boards[0][dice(20)] = [1, 2, 3, 4, 5, 6, 12, 16, 32, 200][dice(10)];
                }
                let at = Position { setup: &setup, table: &table };
                let is_sound = check(at, Seat(0)).is_ok();
                let is_said = said(&setup, &table, Seat(0)) == Some(table.boards[0]);
                assert_eq!(is_sound, is_said, "{} {:?} {:?}", faction.key, table.boards[0], check(at, Seat(0)));
                *if is_sound { &mut sound } else { &mut unsound } += 1;
            }
            assert!(sound.min(unsound) > 100, "{}: {sound} sound, {unsound} not", faction.key);
        }
    }
}
