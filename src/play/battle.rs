//! A battle while it goes on, and what its hits fall on (LAW-7).

use super::Position;
use crate::clause::Clause;
use crate::terms::{CardSet, Clearing, KINDS, Kind, KindSet, Place, Seat};

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
    /// At the start, before any ambush (LAW-7.1e).
    Start,
    /// Before the roll (LAW-7.2h).
    BeforeRoll,
    /// After the roll (LAW-7.2n).
    AfterRoll,
    /// At the end, also of a battle that an ambush ended (LAW-7.2y).
    End,
}

impl BattleMoment {
    /// The moments in their order.
    pub const ALL: [Self; 4] = [Self::Start, Self::BeforeRoll, Self::AfterRoll, Self::End];
}

/// How the hits on a side are shared between its own warriors and those lent to it. Whatever else it has comes
/// after all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HitSharing {
    /// In turn, its own first; what one of both cannot take falls on the other.
    Alternate,
    /// On the lent ones after its own.
    AfterOwn,
    /// As the side likes.
    OwnersChoice,
}

/// What warriors would be lent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// To count for rule (LAW-3.1), never for dominance.
    Rule,
    /// To fight on this side, against that seat.
    Battle(Side, Seat),
}

/// Warriors that a voice lends to another seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loan {
    /// Whose warriors they are, and stay.
    pub owner: Seat,
    /// Their kinds.
    pub kinds: KindSet,
    /// How hits are shared with them.
    pub hits: HitSharing,
}

/// Loans that one side of a battle can have.
pub const MOST_LOANS: usize = 6;

/// How warriors go that a hit does not remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Divert {
    /// All to one place.
    Together,
    /// Each by itself.
    Each {
        /// How many go at most.
        most: u8,
        /// Whether no two of them go to the same place.
        apart: bool,
    },
}

/// What becomes of warriors that are hit in a battle where they are not removed, or not all of them: they go somewhere.
#[derive(Debug)]
pub struct Diversion {
    /// The clause that says so.
    pub clause: Clause,
    /// How they go.
    pub how: Divert,
    /// Whether what can go nowhere is removed; else it is not hit at all.
    pub or_removed: bool,
    /// Whether buildings and tokens cannot be hit.
    pub spares_prizes: bool,
    /// Whether the side that is hit says where they go; else the side that hits.
    pub owner_chooses: bool,
    /// Whether a piece of this owner and kind may go to this place. Rule does not matter; bans on moving out of and into
    /// clearings are asked besides.
    pub place: fn(Position, &Battle, Seat, Kind, Place) -> bool,
}

/// What the action that starts a battle, or an effect in it, changes about its rules. Arrays are by [`Side`].
#[derive(Clone, Copy, Debug)]
pub struct BattleRules {
    /// Sides that deal no rolled hits.
    pub no_rolled: [bool; 2],
    /// Sides that ignore the rolled hits dealt to them.
    pub ignores_rolled: [bool; 2],
    /// Sides that ignore the first hit on them.
    pub ignores_first: [bool; 2],
    /// Sides that deal no hit of any kind.
    pub deals_nothing: [bool; 2],
    /// Sides that claim the higher die; else, and if both do, it is the attacker's.
    pub higher_die: [bool; 2],
    /// What is added to the most rolled hits a side can deal.
    pub cap: [u8; 2],
    /// What becomes of the warriors of a side that are hit.
    pub diverted: [Option<&'static Diversion>; 2],
    /// Who counts as removing warriors, where it is not the side that deals the hit.
    pub warriors_by: Option<Seat>,
    /// The same for buildings and tokens.
    pub prizes_by: Option<Seat>,
}

/// A battle while it goes on (LAW-7). Arrays are by [`Side`].
#[derive(Clone, Copy, Debug)]
pub struct Battle {
    /// The two seats.
    pub seats: [Seat; 2],
    /// The clearing of battle.
    pub clearing: Clearing,
    /// Hits rolled for each side to deal, before the cap.
    pub rolled: [u8; 2],
    /// Extra hits each side deals by effects that were used.
    pub extra: [u8; 2],
    /// What differs from the rules of a plain battle.
    pub rules: BattleRules,
    /// Warriors of others that fight on each side.
    pub loans: [[Option<Loan>; MOST_LOANS]; 2],
    /// Sides that have ignored a first hit.
    pub spared: [bool; 2],
    /// What a side has declared, for effects later in the battle.
    pub pledged: [u8; 2],
    /// Cards whose effect was used in this battle.
    pub used: CardSet,
    /// Effects that are no card's and were used in this battle, by their [marks](super::Position::mark).
    pub used_effects: u64,
}

impl BattleRules {
    /// Those of a plain battle.
    pub const PLAIN: Self = Self {
        no_rolled: [false; 2],
        ignores_rolled: [false; 2],
        ignores_first: [false; 2],
        deals_nothing: [false; 2],
        higher_die: [false; 2],
        cap: [0; 2],
        diverted: [None; 2],
        warriors_by: None,
        prizes_by: None,
    };
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
            rules: BattleRules::PLAIN,
            loans: [[None; MOST_LOANS]; 2],
            spared: [false; 2],
            pledged: [0; 2],
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

    /// The warriors of others that fight on a side.
    pub fn lent_to(&self, side: Side) -> impl Iterator<Item = Loan> + use<> {
        self.loans[side as usize].into_iter().flatten()
    }

    /// Lets warriors of another seat fight on a side. Says whether there was room for them.
    pub fn lend(&mut self, side: Side, loan: Loan) -> bool {
        let free = self.loans[side as usize].iter_mut().find(|place| place.is_none());
        free.map(|place| *place = Some(loan)).is_some()
    }

    /// The seat of a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side as usize]
    }
}

/// What the next hit may fall on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HitTarget {
    /// One piece of one of these kinds.
    Pieces(KindSet),
    /// A coin of the faction's own, as it lists them.
    Coins,
    /// The hit is used up without effect.
    Absorbed,
    /// Nothing is left to hit (LAW-7.2v).
    Nothing,
}

/// Numbers that a faction can give its coins.
pub const COINS: usize = 32;

/// Coins other than pieces that a faction can lose to a hit, by numbers it gives them.
pub type Coins = [u8; COINS];

/// Losses of one owner while hits are assigned: how many of each kind are marked, and hits absorbed so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    /// Pieces marked, by kind.
    pub pieces: [u8; KINDS],
    /// Coins marked.
    pub coins: Coins,
    /// Hits that were used up without effect.
    pub absorbed: u8,
}
