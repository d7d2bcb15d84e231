//! Moves as values that hooks are asked about: ways, what a move ignores, pieces on the point of going, groups that go.

use crate::decision::{Opt, Verb};
use crate::terms::{Clearing, KINDS, Kind, KindSet, Place, PlaceSet, Seat, Voice};

/// By which way something goes from one place to the next: by a path or out of or into a forest, by a river, by what a
/// voice makes of the ground, or by none at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way(pub u8);

impl Way {
    /// By a path, or between a forest and what is next to it.
    pub const PATH: Self = Self(0);
    /// By a river.
    pub const RIVER: Self = Self(u8::MAX);
    /// From anywhere to anywhere, in a move that needs no path.
    pub const NONE: Self = Self(u8::MAX - 1);

    /// By what this voice makes of the ground.
    #[must_use]
    pub const fn of(voice: Voice) -> Self {
        Self(voice.0)
    }

    /// The voice that makes the way, if one does.
    #[must_use]
    pub const fn voice(self) -> Option<Voice> {
        match self {
            Self::PATH | Self::RIVER | Self::NONE => None,
            Self(voice) => Some(Voice(voice)),
        }
    }
}

/// From one place to another by a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// By which way.
    pub way: Way,
}

impl Route {
    /// From one clearing to another by a path.
    #[must_use]
    pub fn path(from: Clearing, to: Clearing) -> Self {
        Self { from: from.into(), to: to.into(), way: Way::PATH }
    }

    /// The route that an option names: origin, destination and way are its first operands.
    #[must_use]
    pub const fn of(option: Opt) -> Self {
        Self { from: option.place(0), to: option.place(1), way: Way(option.operand(2)) }
    }

    /// The option of this verb that names it.
    #[must_use]
    pub const fn option(self, verb: Verb) -> Opt {
        Opt::of(verb, self.from.0, self.to.0, self.way.0)
    }
}

/// What a move ignores: a set. What is closed at the destination is never ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waivers(u8);

impl Waivers {
    /// It ignores nothing.
    pub const NOTHING: Self = Self(0);
    /// It needs no rule (LAW-6k).
    pub const RULE: Self = Self(1);
    /// Nothing holds the piece where it is.
    pub const HOLDS: Self = Self(2);
    /// It pays no toll.
    pub const TOLLS: Self = Self(4);
    /// It needs no path, nor any other way.
    pub const PATHS: Self = Self(8);
    /// It is part of a battle, so that none begins after it.
    pub const BATTLES: Self = Self(16);

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it ignores this.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

/// What moves somebody may choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    /// Who decides.
    pub mover: Seat,
    /// Whose pieces move.
    pub owner: Seat,
    /// What the moves ignore.
    pub waives: Waivers,
    /// Where they may begin.
    pub from: PlaceSet,
    /// Where they may end.
    pub to: PlaceSet,
    /// Which kinds of figure may go.
    pub kinds: KindSet,
}

impl Moves {
    /// The moves of a seat with its own pieces, under the usual rules.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::forced(seat, seat)
    }

    /// Moves that one seat decides with the pieces of another. They count as the owner's, who pays for what they trigger
    /// (LAW-6h).
    #[must_use]
    pub const fn forced(mover: Seat, owner: Seat) -> Self {
        Self { mover, owner, waives: Waivers::NOTHING, from: PlaceSet::ALL, to: PlaceSet::ALL, kinds: KindSet::ALL }
    }

    /// The same moves, and they ignore this as well.
    #[must_use]
    pub const fn waiving(mut self, waivers: Waivers) -> Self {
        self.waives = self.waives.and(waivers);
        self
    }

    /// Those of the moves that begin in one of these places.
    #[must_use]
    pub fn out_of(mut self, places: impl Into<PlaceSet>) -> Self {
        self.from = self.from.and(places.into());
        self
    }

    /// Those of the moves that end in one of these places.
    #[must_use]
    pub fn into(mut self, places: impl Into<PlaceSet>) -> Self {
        self.to = self.to.and(places.into());
        self
    }

    /// Those of the moves in which only figures of these kinds go.
    #[must_use]
    pub const fn with_only(mut self, kinds: KindSet) -> Self {
        self.kinds = self.kinds.and(kinds);
        self
    }

    /// One kind of piece that would go in such a move.
    #[must_use]
    pub const fn going(&self, kind: Kind, route: Route) -> Going {
        let Route { from, to, way } = route;
        Going { mover: self.mover, owner: self.owner, kind, from, to, way, waives: self.waives }
    }

    /// A group that goes in such a move.
    #[must_use]
    pub const fn trip(&self, route: Route, group: [u8; KINDS]) -> Trip {
        let Route { from, to, way } = route;
        Trip { mover: self.mover, owner: self.owner, from, to, way, waives: self.waives, group }
    }
}

/// One kind of piece that may go from one place to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    /// Who decides the move.
    pub mover: Seat,
    /// Whose piece it is.
    pub owner: Seat,
    /// What moves.
    pub kind: Kind,
    /// Where it stands.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// By which way.
    pub way: Way,
    /// What the move ignores.
    pub waives: Waivers,
}

/// A group that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Who decided the move.
    pub mover: Seat,
    /// Whose pieces move.
    pub owner: Seat,
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// By which way.
    pub way: Way,
    /// What the move ignores.
    pub waives: Waivers,
    /// How many of each kind.
    pub group: [u8; KINDS],
}

impl Trip {
    /// From where to where, by which way.
    #[must_use]
    pub const fn route(&self) -> Route {
        Route { from: self.from, to: self.to, way: self.way }
    }

    /// Whether nobody goes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.group == [0; KINDS]
    }
}
