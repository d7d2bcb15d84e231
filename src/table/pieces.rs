//! What stands on the map: pieces in clearings and forests, and landmarks.

use bytemuck::{Pod, Zeroable};

use super::{GROUND_BYTES, MAX_AFIELD, Table};
use crate::terms::{Clearing, ClearingSet, Kind, Place, Seat};

/// Pieces of one kind in a forest.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Afield {
    /// The place.
    pub place: u8,
    /// Whose pieces they are.
    pub owner: u8,
    /// Their kind.
    pub kind: u8,
    /// How many; 0 in an entry that is not used.
    pub count: u8,
}

/// A landmark on the map.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct PlacedLandmark {
    /// Its clearing; 0 while it stands nowhere.
    pub clearing: u8,
    /// What it keeps in mind.
    pub bytes: [u8; GROUND_BYTES - 1],
}

impl Table {
    /// How many pieces of this kind lie in the supply of a seat. One that can be turned over lies there as its front.
    #[inline]
    #[must_use]
    pub const fn in_supply(&self, seat: Seat, kind: Kind) -> u8 {
        self.supply[seat.index()][kind.index()]
    }

    /// How many pieces of this kind stand in the clearing.
    #[must_use]
    pub const fn count(&self, seat: Seat, clearing: Clearing, kind: Kind) -> u8 {
        self.pieces[seat.index()][clearing.index()][kind.index()]
    }

    /// How many pieces of this kind stand on the map, forests included.
    #[must_use]
    pub fn on_map(&self, seat: Seat, kind: Kind) -> u8 {
        let afield = self.afield().filter(|(_, owner, of, _)| (*owner, *of) == (seat, kind)).map(|(.., count)| count);
        self.pieces[seat.index()].iter().map(|kinds| kinds[kind.index()]).chain(afield).sum()
    }

    /// How many pieces of this kind stand in a place.
    #[must_use]
    pub fn count_at(&self, seat: Seat, place: Place, kind: Kind) -> u8 {
        match place.clearing() {
            Some(clearing) => self.count(seat, clearing, kind),
            None => {
                self.afield().filter(|here| (here.0, here.1, here.2) == (place, seat, kind)).map(|here| here.3).sum()
            }
        }
    }

    /// Pieces in forests: place, owner, kind and how many.
    pub fn afield(&self) -> impl Iterator<Item = (Place, Seat, Kind, u8)> {
        let used = self.afield.iter().take_while(|entry| entry.count > 0);
        used.map(|entry| (Place(entry.place), Seat(entry.owner), Kind(entry.kind), entry.count))
    }

    /// Puts pieces into a place.
    ///
    /// # Panics
    /// If the forests are too full for one more kind of piece: whoever puts pieces there asks [`Table::has_room`] before.
    pub fn put_pieces(&mut self, seat: Seat, place: Place, kind: Kind, count: u8) {
        match place.clearing() {
            Some(clearing) => self.pieces[seat.index()][clearing.index()][kind.index()] += count,
            None => self.set_afield(place, seat, kind, self.count_at(seat, place, kind) + count),
        }
    }

    /// Whether pieces of this kind would find room in a place: a forest may be too full for one more kind, a clearing never
    /// is.
    #[must_use]
    pub fn has_room(&self, seat: Seat, place: Place, kind: Kind) -> bool {
        place.clearing().is_some() || self.count_at(seat, place, kind) > 0 || self.room_afield() > 0
    }

    /// How many more kinds of piece find room in forests.
    #[must_use]
    pub fn room_afield(&self) -> usize {
        MAX_AFIELD - self.afield().count()
    }

    /// Takes pieces away from a place, as many as are there; gives back how many that were.
    pub fn take_pieces(&mut self, seat: Seat, place: Place, kind: Kind, count: u8) -> u8 {
        let here = self.count_at(seat, place, kind);
        let taken = count.min(here);
        match place.clearing() {
            Some(clearing) => self.pieces[seat.index()][clearing.index()][kind.index()] -= taken,
            None => self.set_afield(place, seat, kind, here - taken),
        }
        taken
    }

    /// Sets how many pieces of a kind stand in a forest. The list stays in order, so that equal positions are equal bytes.
    fn set_afield(&mut self, place: Place, owner: Seat, kind: Kind, count: u8) {
        let entry = Afield { place: place.0, owner: owner.0, kind: kind.0, count };
        let key = |entry: &Afield| (entry.place, entry.owner, entry.kind);
        let used = self.afield.iter().take_while(|entry| entry.count > 0).count();
        let at = self.afield[..used].iter().position(|other| key(other) >= key(&entry)).unwrap_or(used);
        let is_there = at < used && key(&self.afield[at]) == key(&entry);
        match (is_there, count) {
            (true, 0) => {
                self.afield.copy_within(at + 1..used, at);
                self.afield[used - 1] = Zeroable::zeroed();
            }
            (true, _) => self.afield[at].count = count,
            (false, 0) => {}
            (false, _) => {
                assert!(used < MAX_AFIELD, "the forests are too full");
                self.afield.copy_within(at..used, at + 1);
                self.afield[at] = entry;
            }
        }
    }

    /// The clearings where at least one piece of this kind stands.
    #[must_use]
    pub fn clearings_with(&self, seat: Seat, kind: Kind) -> ClearingSet {
        // All numbers alike, without a branch.
        let counts = self.pieces[seat.index()].iter().map(|kinds| kinds.get(kind.index()).copied().unwrap_or(0));
        ClearingSet((0..).zip(counts).fold(0, |bits, (number, count)| bits | u16::from(count > 0) << number))
    }
}
