//! Piles of cards that lie with a voice: in no hand, and in no discard pile.

use crate::clause::Clause;
use crate::terms::Voice;

/// Who sees the cards of a pile. How many there are, everybody sees (LAW-1.2.1b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Everybody.
    All,
    /// The seat it belongs to.
    Owner,
    /// Nobody.
    Nobody,
}

/// A pile of cards as its owner declares it.
#[derive(Debug)]
pub struct PileInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
    /// Who sees what lies there.
    pub sight: Sight,
}

/// A pile at a table.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// Whose it is.
    pub owner: Voice,
    /// What is declared of it.
    pub info: &'static PileInfo,
}
