//! Maps as data (LAW-3).

use super::Hooks;
use crate::terms::{CLEARINGS, Clearing, ClearingSet, Suit};

/// Ruins of a game (LAW-3e).
const RUINS: usize = 4;

/// A board.
#[derive(Debug)]
pub struct Map {
    /// Name used in keys.
    pub key: &'static str,
    /// Width divided by height of the drawing.
    pub aspect: f32,
    /// The clearings in the order of their numbers, starting with 1.
    pub clearings: &'static [ClearingInfo],
    /// Whether its suits are printed on it or pictured in its rules, so that they can be played with (LAW-10.1a).
    pub pictures_suits: bool,
    /// The clearings of the ring around the map (LAW-3j).
    pub edge: ClearingSet,
    /// The paths that are no plain ones, each from its lower to its higher end.
    pub path_kinds: &'static [(u8, u8, PathKind)],
    /// The clearings that can be flooded, each with those whose paths to it meet on the water, and so join.
    pub crossings: &'static [(Clearing, ClearingSet)],
    /// Where more slots are marked for ruins than there are ruins: those with a number, in its order (LAW-12e).
    pub numbered_ruins: &'static [Clearing],
    /// The forests.
    pub forests: &'static [ForestInfo],
    /// The courses of the rivers as bend points, for drawing only; fractions of width and height.
    pub river_courses: &'static [&'static [(f32, f32)]],
    /// The shore of a lake as bend points, for drawing only; nothing without a lake.
    pub lake: &'static [(f32, f32)],
    /// The landmarks that stand on it without having been dealt.
    pub landmarks: &'static [OwnLandmark],
    /// Its answers to the questions of the base law.
    pub hooks: Hooks,
}

/// A path that is no plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathKind {
    /// It is closed when the game begins (LAW-12d).
    Closed,
    /// It leads over a dam (LAW-12f).
    Dam,
    /// It leads over a bridge (LAW-12f).
    Bridge,
}

/// A landmark that belongs to a map (LAW-12c, LAW-12d, LAW-12e).
#[derive(Debug)]
pub struct OwnLandmark {
    /// Its key.
    pub key: &'static str,
    /// The clearing where it stands from the start; without one the map says in its set-up where.
    pub clearing: Option<Clearing>,
    /// From how many seats on it is there.
    pub seats: usize,
}

/// A clearing as printed.
#[derive(Debug)]
pub struct ClearingInfo {
    /// Its printed suit (LAW-3c). On a map whose suits are dealt: the suit it has in a position that does not say which.
    pub suit: Suit,
    /// Building slots, the one under a ruin included (LAW-3d).
    pub slots: u8,
    /// Whether a slot is marked for a ruin (LAW-3e).
    pub ruin: bool,
    /// The corner diagonally opposite, for corner clearings (LAW-3k).
    pub opposite: Option<u8>,
    /// Where it is drawn: fractions of width and height from the top left.
    pub at: (f32, f32),
    /// Clearings joined to it by a path (LAW-3b).
    pub paths: ClearingSet,
    /// Clearings joined to it by the river (LAW-3g).
    pub river: ClearingSet,
}

/// A forest: an area enclosed by paths (LAW-3h).
#[derive(Debug)]
pub struct ForestInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// Clearings adjacent to it (LAW-3i).
    pub clearings: ClearingSet,
    /// Forests adjacent to it, by place in the map's list, one bit each.
    pub adjacent: u16,
    /// Where its label is drawn.
    pub at: (f32, f32),
}

impl Map {
    /// A map of nothing: every map starts from here and states what differs.
    pub const BARE: Self = Self {
        key: "",
        aspect: 1.0,
        clearings: &[],
        pictures_suits: false,
        edge: ClearingSet::EMPTY,
        path_kinds: &[],
        crossings: &[],
        numbered_ruins: &[],
        forests: &[],
        river_courses: &[],
        lake: &[],
        landmarks: &[],
        hooks: Hooks::SILENT,
    };

    /// What is printed of a clearing; `None` for a number the map does not have.
    #[must_use]
    pub fn clearing(&self, clearing: Clearing) -> Option<&'static ClearingInfo> {
        self.clearings.get(clearing.index().wrapping_sub(1))
    }

    /// All clearings.
    #[must_use]
    pub const fn all(&self) -> ClearingSet {
        debug_assert!(self.clearings.len() < CLEARINGS, "clearing numbers fit the table");
        // A one for each clearing, and none for number 0.
        ClearingSet((u16::MAX >> (CLEARINGS - 1 - self.clearings.len())) & !1)
    }

    /// The paths, each from its lower to its higher end, in the order of these. A path's place in the list is its number.
    pub fn paths(&self) -> impl Iterator<Item = (Clearing, Clearing)> {
        self.all().iter().flat_map(|a| self.adjacent(a).iter().filter(move |b| a < *b).map(move |b| (a, b)))
    }

    /// The number of the path between two clearings, if there is one.
    #[must_use]
    pub fn path_number(&self, a: Clearing, b: Clearing) -> Option<u8> {
        let ends = (a.min(b), a.max(b));
        (0u8..).zip(self.paths()).find(|(_, path)| *path == ends).map(|(number, _)| number)
    }

    /// What a path is, if it is no plain one.
    #[must_use]
    pub fn path_kind(&self, a: Clearing, b: Clearing) -> Option<PathKind> {
        let (low, high) = (a.min(b).0, a.max(b).0);
        self.path_kinds.iter().find(|(one, other, _)| (*one, *other) == (low, high)).map(|(.., kind)| *kind)
    }

    /// The paths that are closed when a game begins, by their numbers, one bit each.
    #[must_use]
    pub fn closed_at_first(&self) -> u32 {
        let closed = (0u32..).zip(self.paths()).filter(|(_, (a, b))| self.path_kind(*a, *b) == Some(PathKind::Closed));
        closed.fold(0, |mask, (number, _)| mask | 1 << number)
    }

    /// The ruins of a game in which these clearings are flooded: those of the slots that are marked for them; where there are
    /// too many, of those with a number the first that show.
    #[must_use]
    pub fn ruins(&self, flooded: ClearingSet) -> ClearingSet {
        let marked: ClearingSet =
            (1u8..).zip(self.clearings).filter(|(_, info)| info.ruin).map(|(number, _)| Clearing(number)).collect();
        let numbered: ClearingSet = self.numbered_ruins.iter().copied().collect();
        let always = marked.without(numbered);
        let showing = self.numbered_ruins.iter().copied().filter(|clearing| !flooded.has(*clearing));
        showing.take(RUINS.saturating_sub(always.len())).fold(always, |mut ruins, clearing| {
            ruins.insert(clearing);
            ruins
        })
    }

    /// The landmarks that belong to it with so many seats.
    pub fn own_landmarks(&self, seats: usize) -> impl Iterator<Item = &'static OwnLandmark> {
        self.landmarks.iter().filter(move |own| seats >= own.seats)
    }

    /// Whether a clearing can be flooded (LAW-12e#1). A map without water of its own has nothing against any.
    #[must_use]
    pub fn may_flood(&self, clearing: Clearing) -> bool {
        self.crossings.is_empty() || self.crossings.iter().any(|(water, _)| *water == clearing)
    }

    /// The clearings that paths join across this one when it is flooded.
    #[must_use]
    pub fn crossing(&self, flooded: Clearing) -> ClearingSet {
        self.crossings.iter().find(|(water, _)| *water == flooded).map_or(ClearingSet::EMPTY, |(_, joined)| *joined)
    }

    /// The forests that a clearing touches (LAW-3i), by place in the list, one bit each.
    #[must_use]
    pub fn forests_at(&self, clearing: Clearing) -> u16 {
        let touches = self.forests.iter().enumerate().filter(|(_, forest)| forest.clearings.has(clearing));
        touches.fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The clearings joined to a clearing by a printed path, open or not.
    #[must_use]
    pub fn adjacent(&self, clearing: Clearing) -> ClearingSet {
        self.clearing(clearing).map_or(ClearingSet::EMPTY, |info| info.paths)
    }

    /// The corner clearings.
    #[must_use]
    pub fn corners(&self) -> ClearingSet {
        self.all().iter().filter(|clearing| self.opposite(*clearing).is_some()).collect()
    }

    /// The corner diagonally opposite to a corner.
    #[must_use]
    pub fn opposite(&self, clearing: Clearing) -> Option<Clearing> {
        self.clearing(clearing)?.opposite.map(Clearing)
    }

    /// The clearings printed with this suit.
    #[must_use]
    pub fn of_suit(&self, suit: Suit) -> ClearingSet {
        (1u8..).zip(self.clearings).filter(|(_, info)| info.suit == suit).map(|(number, _)| Clearing(number)).collect()
    }
}
