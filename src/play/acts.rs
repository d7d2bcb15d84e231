//! What is going on: the acts of the base law as values that hooks are asked about.

use std::ops::Deref;

use super::{Battle, Side};
use crate::clause::Clause;
use crate::decision::Refusal;
use crate::terms::{Clearing, KINDS, Kind, Place, Seat};

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
    /// Hits of a battle, an ambush included (EDGE-23), on pieces that fight on this side.
    Battle(Side),
    /// An effect that treats its victims as removed while defending.
    AsDefending,
    /// Something else takes their place (LAW-2.3d).
    Replacing,
    /// Any other effect aimed at these pieces.
    Effect,
    /// An effect that removes everything it reaches.
    All,
}

impl Cause {
    /// Whether a battle removes them.
    #[must_use]
    pub const fn is_battle(self) -> bool {
        matches!(self, Self::Battle(_))
    }

    /// Whether they are lost in defence: as the defender of a battle, or by what treats them so.
    #[must_use]
    pub const fn is_defending(self) -> bool {
        matches!(self, Self::Battle(Side::Defender) | Self::AsDefending)
    }
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
pub type Losses = Vec<Loss>;

/// What one event has removed, or dealt with instead: the pieces, why, and in which battle.
#[derive(Clone, Debug)]
pub struct Removed {
    /// The pieces, as the losses they are.
    pub losses: Losses,
    /// The clause that removed them.
    pub clause: Clause,
    /// The battle that removed them, as it stood then.
    pub battle: Option<Battle>,
}

impl Deref for Removed {
    type Target = [Loss];

    fn deref(&self) -> &[Loss] {
        &self.losses
    }
}

/// Removed pieces of one owner from one clearing on their way to the supply. Until somebody claims them they count as
/// lying there.
#[derive(Debug)]
pub struct Transit<'a> {
    /// Whose pieces they are.
    pub owner: Seat,
    /// Where they stood.
    pub clearing: Clearing,
    /// How many of each kind nobody has claimed yet.
    pub pieces: [u8; KINDS],
    /// The event that removed them.
    pub event: &'a Removed,
}

impl Transit<'_> {
    /// How many pieces are left.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.pieces.iter().sum()
    }
}

/// One side of a piece that is to be turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// Who turns it over.
    pub by: Seat,
    /// Whose piece it is.
    pub owner: Seat,
    /// The side that shows.
    pub kind: Kind,
    /// The side that is to show.
    pub to: Kind,
    /// Where it stands.
    pub clearing: Clearing,
}

/// Two pieces that are to change places (LAW-2.3e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// Who swaps them.
    pub by: Seat,
    /// Owner, kind and place of each.
    pub pieces: [(Seat, Kind, Place); 2],
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
    /// The same step runs again, and goes on with an action of several units that has begun (LAW-1.4.2).
    Amid,
    /// The step is finished.
    Done,
    /// The phase is over: its remaining steps are skipped, and what comes at its end comes (LAW-8f).
    EndPhase,
}
