//! What is going on: the acts of the base law as values that hooks are asked about.

use arrayvec::ArrayVec;

use crate::decision::Refusal;
use crate::terms::{CardSet, Clearing, KINDS, Kind, KindSet, Seat, Voice};

/// What a faction or card says to "may this happen?". The highest verdict wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing to say.
    Silent,
    /// Forbidden, unless somebody waives the ban.
    Forbidden(Refusal),
    /// Bans are waived.
    Waived,
    /// Absolutely not (LAW-1.1.2); no waiver helps.
    Never(Refusal),
}

impl Verdict {
    const fn rank(&self) -> u8 {
        match self {
            Self::Silent => 0,
            Self::Forbidden(_) => 1,
            Self::Waived => 2,
            Self::Never(_) => 3,
        }
    }

    /// The stronger of two verdicts; of equals the first.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        if other.rank() > self.rank() { other } else { self }
    }

    /// What the verdict means in the end.
    ///
    /// # Errors
    /// The refusal of a ban that stands.
    pub const fn settle(self) -> Result<(), Refusal> {
        match self {
            Self::Silent | Self::Waived => Ok(()),
            Self::Forbidden(refusal) | Self::Never(refusal) => Err(refusal),
        }
    }
}

/// What rule is asked for; permissions may differ (the three purposes of rule).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A move (LAW-6b).
    Move,
    /// Any other "if you rule".
    Act,
    /// A dominance card.
    Dominance,
}

/// By which way something goes from one place to the next: by a path or out of or into a forest, by a river, or by what a
/// voice makes of the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way(pub u8);

impl Way {
    /// By a path, or between a forest and what is next to it.
    pub const PATH: Self = Self(0);
    /// By a river.
    pub const RIVER: Self = Self(u8::MAX);

    /// By what this voice makes of the ground.
    #[must_use]
    pub const fn of(voice: Voice) -> Self {
        Self(voice.0)
    }

    /// The voice that makes the way; `None` for paths and rivers.
    #[must_use]
    pub const fn voice(self) -> Option<Voice> {
        match self {
            Self::PATH | Self::RIVER => None,
            Self(voice) => Some(Voice(voice)),
        }
    }
}

/// One kind of piece that may go along one path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    /// Who decides the move.
    pub mover: Seat,
    /// Whose piece it is.
    pub owner: Seat,
    /// What moves.
    pub kind: Kind,
    /// Where it stands.
    pub from: Clearing,
    /// Where it goes.
    pub to: Clearing,
    /// What kind of move it is.
    pub manner: Manner,
}

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// A move that needs rule of one end (LAW-6b).
    Normal,
    /// A move that ignores rule, and nothing else (LAW-6k).
    IgnoringRule,
    /// A move that ignores rule and everything that would hold the piece where it is.
    Unstoppable,
}

/// A group that has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Who decided the move.
    pub mover: Seat,
    /// Whose pieces moved.
    pub owner: Seat,
    /// Where from.
    pub from: Clearing,
    /// Where to.
    pub to: Clearing,
    /// How many of each kind.
    pub group: [u8; KINDS],
}

/// Pieces of one kind that may be placed in a clearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Who places.
    pub by: Seat,
    /// Whose pieces they are.
    pub owner: Seat,
    /// What is placed.
    pub kind: Kind,
    /// Where.
    pub clearing: Clearing,
}

/// Why pieces are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Hits of a battle, an ambush included (EDGE-23).
    Battle,
    /// An effect that treats its victims as removed while defending.
    AsDefending,
    /// Any other effect aimed at these pieces.
    Effect,
    /// An effect that removes everything it reaches.
    All,
}

/// Pieces of one kind in one clearing that are to be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Who removes them; `None` if no player does.
    pub by: Option<Seat>,
    /// Whose pieces they are.
    pub owner: Seat,
    /// What is removed.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// Where they stand.
    pub clearing: Clearing,
    /// Why.
    pub cause: Cause,
    /// Whether an effect dealt with them instead of removing them (EDGE-24).
    pub instead: bool,
}

/// Everything one event removes, or deals with instead.
pub type Losses = ArrayVec<Loss, 64>;

/// One side of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The side that started it.
    Attacker = 0,
    /// The other one.
    Defender = 1,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// A moment of a battle at which effects can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BattleMoment {
    /// Before the roll (LAW-7.2h).
    BeforeRoll,
    /// After the roll (LAW-7.2n).
    AfterRoll,
}

/// A battle while it goes on (LAW-7). Arrays are by [`Side`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The two seats.
    pub seats: [Seat; 2],
    /// The clearing of battle.
    pub clearing: Clearing,
    /// Hits rolled for each side to deal, before the cap.
    pub rolled: [u8; 2],
    /// Extra hits each side deals by effects that were used.
    pub extra: [u8; 2],
    /// Sides that ignore the rolled hits dealt to them.
    pub ignores_rolled: [bool; 2],
    /// Sides that deal no hit of any kind.
    pub deals_nothing: [bool; 2],
    /// Cards whose effect was used in this battle.
    pub used: CardSet,
    /// Effects that are no card's and were used in this battle, by their [marks](super::Position::mark).
    pub used_effects: u64,
}

impl Battle {
    /// A battle that has just been declared.
    #[must_use]
    pub const fn new(attacker: Seat, defender: Seat, clearing: Clearing) -> Self {
        Self {
            seats: [attacker, defender],
            clearing,
            rolled: [0; 2],
            extra: [0; 2],
            ignores_rolled: [false; 2],
            deals_nothing: [false; 2],
            used: CardSet::EMPTY,
            used_effects: 0,
        }
    }

    /// The attacker.
    #[must_use]
    pub const fn attacker(&self) -> Seat {
        self.seats[0]
    }

    /// The defender.
    #[must_use]
    pub const fn defender(&self) -> Seat {
        self.seats[1]
    }

    /// The side a seat fights on.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        if self.attacker() == seat {
            Some(Side::Attacker)
        } else if self.defender() == seat {
            Some(Side::Defender)
        } else {
            None
        }
    }

    /// The seat of a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side as usize]
    }
}

/// What the next hit may fall on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// One piece of one of these kinds.
    Pieces(KindSet),
    /// The hit is used up without effect.
    Absorbed,
    /// Nothing is left to hit (LAW-7.2v).
    Nothing,
}

/// Losses of one side while its hits are assigned: how many of each kind are marked, and hits absorbed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    /// Pieces marked, by kind.
    pub pieces: [u8; KINDS],
    /// Hits that were used up without effect.
    pub absorbed: u8,
}

/// A score that has gone up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rise {
    /// Whose score it is.
    pub seat: Seat,
    /// Points before.
    pub from: u8,
    /// Points now.
    pub to: u8,
}

/// How a unit ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The same step runs again: there may be more to do.
    Again,
    /// The step is finished.
    Done,
    /// The phase is over: its remaining steps are skipped, and what comes at its end comes (LAW-8f).
    EndPhase,
}
