//! What the answers to some questions are made of.

use crate::clause::Clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::play::{Battle, BattleMoment, Loss, Play, Position, Purpose, Verdict};
use crate::terms::{Clearing, ClearingSet, KINDS, Kind, Seat};

/// Of whose pieces, or of whose turns, a voice speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Of its owner's.
    Own,
    /// Of anybody's.
    Anybody,
}

/// What a voice says to "may this happen?" of pieces that move or are removed. These questions are asked for every path
/// and piece, so whoever speaks of its own pieces only says so, and is asked about those only.
#[derive(Debug)]
pub struct Opinion<T> {
    /// Of whose pieces it speaks.
    pub over: Whose,
    /// Its answer.
    pub verdict: fn(Position, Seat, &T) -> Verdict,
}

impl<T> Opinion<T> {
    /// Adds what this seat has to say about a piece of this owner.
    pub(crate) fn add(&self, verdict: Verdict, at: Position, me: Seat, owner: Seat, what: &T) -> Verdict {
        if self.over == Whose::Own && me != owner { verdict } else { verdict.or((self.verdict)(at, me, what)) }
    }
}

/// A claim to rule clearings whatever else is there.
#[derive(Debug)]
pub struct RuleClaim {
    /// The clause that says so.
    pub clause: Clause,
    /// Its rank; 0 is no claim, the highest wins. Asked only about a clearing where the owner has a piece.
    pub rank: fn(Position, Seat, Clearing) -> u8,
}

/// Rule that is shared with other players or lent to them.
#[derive(Debug)]
pub struct RuleShare {
    /// The clause that says so, which acts by this rule cite.
    pub clause: Clause,
    /// In which of these clearings another seat may count as a ruler for this purpose.
    pub among: fn(Position, Seat, Seat, ClearingSet, Purpose) -> ClearingSet,
}

/// An effect that one side of a battle may use.
///
/// A card is used by one option that names the card; others list their options themselves.
#[derive(Debug)]
pub struct BattleEffect {
    /// The clause that lets its user choose.
    pub clause: Clause,
    /// The message key of the question, where nothing else can be used along with it.
    pub prompt: &'static str,
    /// When in the battle it belongs.
    pub moment: BattleMoment,
    /// Whether its options show what the user holds in hand. Then the user is asked even with no option but to pass.
    pub secret: bool,
    /// The seat that may use it in this battle, if any. This must follow from what everybody can see.
    pub user: fn(Position, &Battle, Seat) -> Option<Seat>,
    /// Lists the ways to use it; without it there is one, which is to use it.
    pub list: Option<fn(Position, &Battle, Seat, &mut Menu)>,
    /// What it does.
    pub run: fn(&mut Play, &mut Battle, Seat, Opt) -> Ruling,
}

/// Something that follows after pieces were removed.
#[derive(Debug)]
pub struct Aftermath {
    /// The clause that says so.
    pub clause: Clause,
    /// Whether these losses trigger it.
    pub when: fn(Position, Seat, &[Loss]) -> bool,
    /// Resolves it.
    pub run: fn(&mut Play, Seat, &[Loss]) -> Ruling,
}

/// A place apart from the supply where buildings or tokens lie that may still be placed.
#[derive(Debug)]
pub struct Reserve {
    /// The place, by its number among the names of places on the board.
    pub space: u8,
    /// How many pieces of each kind can be taken from there; a piece with two sides counts for the kind of either.
    pub holds: fn(Position, Seat) -> [u8; KINDS],
    /// Takes one piece of this kind from there.
    pub take: fn(&mut Play, Seat, Kind) -> Ruling,
}

/// Icons that are lent to other players while they craft.
#[derive(Debug)]
pub struct Lending {
    /// How many icons of any suit the crafter may still have this way.
    pub icons: fn(Position, Seat, Seat) -> u8,
    /// The option that stands for one such icon.
    pub option: Opt,
    /// Pays one icon for the crafter.
    pub pay: fn(&mut Play, Seat, Seat) -> Ruling,
}
