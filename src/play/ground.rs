//! The ground of a position: which clearings there are now, and what joins and divides them, for nobody in particular.
//!
//! What is next to what for somebody is the law's to say (`law::ways`).

use super::Position;
use super::hooks::SLOTS;
use crate::terms::{Class, Clearing, ClearingSet, KINDS, Kind, KindSet, Place, PlaceSet, Seat};

impl Position<'_> {
    /// All clearings of the map that are not under water.
    #[must_use]
    pub fn clearings(self) -> ClearingSet {
        self.setup.map.all().without(self.table.flooded)
    }

    /// The same, and the clearing beside the map, if a faction has one.
    #[must_use]
    pub fn all_clearings(self) -> ClearingSet {
        self.setup.all_clearings().without(self.table.flooded)
    }

    /// The clearings joined to this one by an open path (LAW-3b), whoever asks.
    #[must_use]
    pub fn adjacent(self, clearing: Clearing) -> ClearingSet {
        let printed = self.setup.map.adjacent(clearing);
        if self.table.closed_paths == 0 && self.table.flooded.is_empty() {
            return printed;
        }
        self.adjacent_as_things_are(clearing, printed)
    }

    /// The same where paths are closed or clearings flooded. The paths of a flooded clearing that meet on the water join
    /// their far ends.
    #[cold]
    fn adjacent_as_things_are(self, clearing: Clearing, printed: ClearingSet) -> ClearingSet {
        let flooded = self.table.flooded;
        if flooded.has(clearing) {
            return ClearingSet::EMPTY;
        }
        let open = |a: Clearing, b: Clearing| self.path_mask(a, b) & !self.table.closed_paths != 0;
        let mut near: ClearingSet = printed.without(flooded).iter().filter(|next| open(clearing, *next)).collect();
        for water in printed.and(flooded).iter().filter(|water| open(clearing, *water)) {
            let met = self.setup.map.crossing(water);
            if met.has(clearing) {
                near = near.or(met.without(flooded).iter().filter(|far| open(*far, water)).collect());
            }
        }
        near.remove(clearing);
        near
    }

    fn path_mask(self, a: Clearing, b: Clearing) -> u32 {
        self.setup.map.path_number(a, b).map_or(0, |number| 1 << number)
    }

    /// The paths that lead from a clearing to an adjacent one, by their numbers, one bit each: one, or two across a flooded
    /// clearing. None if they are not adjacent by path.
    #[must_use]
    pub fn paths_between(self, a: Clearing, b: Clearing) -> u32 {
        if !self.adjacent(a).has(b) {
            return 0;
        }
        let straight = self.path_mask(a, b) & !self.table.closed_paths;
        if straight != 0 {
            return straight;
        }
        let joins = |water: &Clearing| {
            let met = self.setup.map.crossing(*water);
            met.has(a) && met.has(b)
        };
        let water = self.table.flooded.iter().find(joins);
        water.map_or(0, |water| self.path_mask(a, water) | self.path_mask(b, water))
    }

    /// The clearings joined to this one by a river (LAW-3g).
    #[must_use]
    pub fn along_river(self, clearing: Clearing) -> ClearingSet {
        if self.table.flooded.has(clearing) {
            return ClearingSet::EMPTY;
        }
        let river = self.setup.map.clearing(clearing).map_or(ClearingSet::EMPTY, |info| info.river);
        river.without(self.table.flooded)
    }

    /// Whether a clearing lies on a river.
    #[must_use]
    pub fn is_on_river(self, clearing: Clearing) -> bool {
        let is_dry = !self.table.flooded.has(clearing);
        is_dry && self.setup.map.clearing(clearing).is_some_and(|info| !info.river.is_empty())
    }

    /// The forests and, of a forest, the clearings next to a place (LAW-3i). Between two clearings no forest is a way.
    #[must_use]
    pub fn beside(self, place: Place) -> PlaceSet {
        let (map, flooded) = (self.setup.map, self.table.flooded);
        match (place.clearing(), place.as_forest()) {
            (Some(clearing), _) if !flooded.has(clearing) => PlaceSet::of_forests(map.forests_at(clearing)),
            (None, Some(forest)) => match map.forests.get(usize::from(forest)) {
                Some(info) => PlaceSet::of_forests(info.adjacent).or(info.clearings.without(flooded).into()),
                None => PlaceSet::EMPTY,
            },
            _ => PlaceSet::EMPTY,
        }
    }

    /// The forests of the map.
    #[must_use]
    pub const fn forests(self) -> PlaceSet {
        PlaceSet::of_forests((1 << self.setup.map.forests.len()) - 1)
    }

    /// Shortest distance between two clearings over open paths; `None` if no way leads there.
    #[must_use]
    pub fn distance(self, from: Clearing, to: Clearing) -> Option<u8> {
        let mut reached = ClearingSet::of(&[from.0]);
        for distance in 0.. {
            if reached.has(to) {
                return Some(distance);
            }
            let further = reached.iter().fold(reached, |all, clearing| all.or(self.adjacent(clearing)));
            if further == reached {
                break;
            }
            reached = further;
        }
        None
    }

    /// How many pieces of this kind stand in a place.
    #[must_use]
    pub fn count_at(self, seat: Seat, place: Place, kind: Kind) -> u8 {
        self.table.count_at(seat, place, kind)
    }

    /// How many pieces of each kind a seat has in a place.
    #[must_use]
    pub fn pieces_at(self, seat: Seat, place: Place) -> [u8; KINDS] {
        if let Some(clearing) = place.clearing() {
            return self.table.pieces[seat.index()][clearing.index()];
        }
        let mut pieces = [0; KINDS];
        for (_, _, kind, count) in self.table.afield().filter(|here| (here.0, here.1) == (place, seat)) {
            pieces[kind.index()] = count;
        }
        pieces
    }

    /// The kinds of figure a seat has in a place: its warriors and pawns (LAW-6a).
    #[must_use]
    pub fn figures_at(self, seat: Seat, place: Place) -> KindSet {
        let pieces = &self.faction(seat).pieces;
        match place.clearing() {
            Some(clearing) => pieces.figures(&self.table.pieces[seat.index()][clearing.index()]),
            None => pieces.figures(&self.pieces_at(seat, place)),
        }
    }

    /// Building slots of a clearing, open or not (LAW-3d). A clearing beside the map has none.
    #[must_use]
    pub fn slots(self, clearing: Clearing) -> u8 {
        let Some(info) = self.setup.map.clearing(clearing) else { return 0 };
        if self.table.flooded.has(clearing) {
            return 0;
        }
        if !self.is_answered(SLOTS) {
            return info.slots;
        }
        self.ask(SLOTS).fold(info.slots, |slots, (me, more)| slots.saturating_add(more(self, me, clearing)))
    }

    /// Building slots of a clearing that are still open (LAW-3d, LAW-3e).
    #[must_use]
    pub fn open_slots(self, clearing: Clearing) -> u8 {
        let ruin = u8::from(self.table.ruins.has(clearing));
        let built: u8 = self.seats().map(|seat| self.count_class(seat, clearing, Class::Building)).sum();
        self.slots(clearing).saturating_sub(ruin).saturating_sub(built)
    }
}
