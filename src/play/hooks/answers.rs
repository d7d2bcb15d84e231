//! What the answers to some questions are made of.

use crate::clause::Clause;
use crate::decision::{Menu, Opt, Refusal, Ruling};
use crate::play::{
    Battle, BattleMoment, Coins, Going, Loss, Marked, Placing, Play, Position, Purpose, Removed, Transit, Trip, Verdict,
};
use crate::terms::{Clearing, ClearingSet, KINDS, Seat, SuitSet};

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
    /// Whether a seat that holds it has something to say about pieces of this owner.
    #[inline]
    pub(crate) fn is_about(&self, me: Seat, owner: Seat) -> bool {
        self.over == Whose::Anybody || me == owner
    }

    /// What all these opinions come to about a piece of this owner.
    ///
    /// # Errors
    /// The refusal of the ban that stands.
    #[inline]
    pub(crate) fn settle(
        opinions: impl Iterator<Item = (Seat, &'static Self)>,
        at: Position,
        owner: Seat,
        what: &T,
    ) -> Result<(), Refusal>
    where
        T: 'static,
    {
        let about = opinions.filter(|(me, opinion)| opinion.is_about(*me, owner));
        about.fold(Verdict::Silent, |verdict, (me, opinion)| verdict.or((opinion.verdict)(at, me, what))).settle()
    }
}

/// A claim to rule clearings whatever else is there.
#[derive(Debug)]
pub struct RuleClaim {
    /// The clause that says so.
    pub clause: Clause,
    /// Its rank, above 0: the highest wins, of equals the first in turn order.
    pub rank: u8,
    /// In which of these clearings it holds. Asked only about those where the owner has a piece, and about its annex.
    pub among: fn(Position, Seat, ClearingSet) -> ClearingSet,
}

/// Whose weight for rule is looked at, where, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighing {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub clearing: Clearing,
    /// What rule is asked for.
    pub purpose: Purpose,
}

/// Clearings that are joined for somebody.
#[derive(Debug)]
pub struct Joining {
    /// Whether they are joined for moves only; else they are adjacent for everything.
    pub moves_only: bool,
    /// The clearings joined to this one for this seat: the owner of pieces that move, or whoever reads adjacency.
    pub joined: fn(Position, Seat, Seat, Clearing) -> ClearingSet,
}

/// A price for going somewhere, which the owner of the pieces pays before they leave.
#[derive(Debug)]
pub struct Fare {
    /// From whose pieces it is asked.
    pub over: Whose,
    /// Whether the price of this can be paid, if it has one.
    ///
    /// # Errors
    /// The refusal that says what is lacking.
    pub may_pay: fn(Position, Seat, &Going) -> Result<(), Refusal>,
    /// Pays for a group; without a price it does nothing.
    pub pay: fn(&mut Play, Seat, &Trip) -> Ruling,
}

/// A loss on the way from one place to another.
#[derive(Debug)]
pub struct Passage {
    /// The clause that says so.
    pub clause: Clause,
    /// Whether a group on this way loses anything.
    pub when: fn(Position, Seat, &Trip) -> bool,
    /// The pieces of the group that go, of which the owner removes what can be removed.
    pub takes: fn(&mut Play, Seat, &Trip) -> Ruling<[u8; KINDS]>,
}

/// Something that follows when a group has arrived.
#[derive(Debug)]
pub struct Arrival {
    /// The clause that says so.
    pub clause: Clause,
    /// Whether it follows from this move: the groups that went together. This must follow from what everybody can see.
    pub when: fn(Position, Seat, &[Trip]) -> bool,
    /// Whether it is part of the move: then it comes before everything that the move triggers (LAW-6f), and nobody orders it.
    pub is_of_move: bool,
    /// Resolves it.
    pub run: fn(&mut Play, Seat, &[Trip]) -> Ruling,
}

/// Rule that is shared with other players or lent to them.
#[derive(Debug)]
pub struct RuleShare {
    /// The clause that says so, which acts by this rule cite.
    pub clause: Clause,
    /// In which of these clearings another seat may count as a ruler for this purpose.
    pub among: fn(Position, Seat, Seat, ClearingSet, Purpose) -> ClearingSet,
}

/// How an effect of a battle is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// Once in a battle at most (LAW-7.2n).
    Once,
    /// As often as it lists a way to.
    Again,
    /// Once, and it must be: nobody passes while it waits.
    Must,
}

/// An effect that one side of a battle uses.
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
    /// Whether it may or must be used, and how often.
    pub usage: Usage,
    /// Whether its options show what the user holds in hand. Then the user is asked even with no option but to pass.
    pub secret: bool,
    /// The seat that may use it in this battle, if any. This must follow from what everybody can see.
    pub user: fn(Position, &Battle, Seat) -> Option<Seat>,
    /// Lists the ways to use it; without it there is one, which is to use it.
    pub list: Option<fn(Position, &Battle, Seat, &mut Menu)>,
    /// What it does.
    pub run: fn(&mut Play, &mut Battle, Seat, Opt) -> Ruling,
}

/// A means of ambushing or foiling beside the ambush cards of a hand. Each serves once in a battle.
#[derive(Debug)]
pub struct Ambushing {
    /// The clause that says so.
    pub clause: Clause,
    /// Hits it deals at once; one that only foils deals none.
    pub hits: u8,
    /// Whether an ambush card foils it.
    pub can_be_foiled: bool,
    /// Whether its owner is to be asked in this battle: as the defender about an ambush, as the attacker about foiling one.
    /// This must follow from what everybody can see.
    pub when: fn(Position, Seat, &Battle) -> bool,
    /// Lists the ways to use it.
    pub list: fn(Position, Seat, &Battle, &mut Menu),
    /// Pays for it.
    pub pay: fn(&mut Play, Seat, &mut Battle, Opt) -> Ruling,
}

/// What a battle costs whoever declares it.
#[derive(Debug)]
pub struct Toll {
    /// Whether this attacker can pay for a battle against this defender there, or need not.
    pub check: fn(Position, Seat, &Battle) -> Result<(), Refusal>,
    /// Lets the attacker pay, before anything else of the battle.
    pub pay: fn(&mut Play, Seat, &Battle) -> Ruling,
}

/// What a faction loses where it has no piece to lose: items that are damaged and the like.
#[derive(Debug)]
pub struct Harm {
    /// The clause that says so.
    pub clause: Clause,
    /// The message key of the question.
    pub prompt: &'static str,
    /// Lists the coins that the next hit may fall on, each by an option of its own whose first operand is the coin's number,
    /// when these are lost already.
    pub list: fn(Position, Seat, &Marked, &mut Menu),
    /// How many coins it loses in place of pieces that an effect would remove and cannot.
    pub instead_of: fn(Position, Seat, &Loss) -> u8,
    /// Loses these.
    pub lose: fn(&mut Play, Seat, &Coins),
}

/// A claim on removed pieces that are on their way to a supply.
#[derive(Debug)]
pub struct Claim {
    /// The clause that says so.
    pub clause: Clause,
    /// Of whose pieces it speaks. The owner of a piece comes first, with its faction before anything else that is its.
    pub over: Whose,
    /// Whether it claims anything of these pieces. This must follow from what everybody can see.
    pub when: fn(Position, Seat, &Transit) -> bool,
    /// Pays for it, if it has a price, and takes pieces with `removal::claim`.
    pub run: fn(&mut Play, Seat, &mut Transit) -> Ruling,
}

/// Something that follows after pieces were removed.
#[derive(Debug)]
pub struct Aftermath {
    /// The clause that says so.
    pub clause: Clause,
    /// Whether these losses trigger it.
    pub when: fn(Position, Seat, &Removed) -> bool,
    /// Resolves it.
    pub run: fn(&mut Play, Seat, &Removed) -> Ruling,
}

/// A place apart from the supply where buildings or tokens lie that may still be placed.
#[derive(Debug)]
pub struct Reserve {
    /// The place, by its number among the names of places on the board.
    pub space: u8,
    /// How many pieces of each kind can be taken from there; a piece with two sides counts for the kind of either.
    pub holds: fn(Position, Seat) -> [u8; KINDS],
    /// Takes the one piece from there that is about to be placed.
    pub take: fn(&mut Play, Seat, &Placing) -> Ruling,
}

/// Icons that are lent while somebody crafts. A faction lends to others only; a card, the map and a landmark to anybody.
#[derive(Debug)]
pub struct Lending {
    /// How many icons the crafter may still have this way, and of which suits each of them can be.
    pub icons: fn(Position, Seat, Seat) -> (u8, SuitSet),
    /// The option that stands for one such icon.
    pub option: Opt,
    /// Pays one icon for the crafter.
    pub pay: fn(&mut Play, Seat, Seat) -> Ruling,
}
