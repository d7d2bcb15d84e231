//! Landmarks as data (LAW-10).

use super::{Hooks, PileInfo};
use crate::clause::Clause;

/// A landmark: something on the map that belongs to nobody, and no piece.
#[derive(Debug)]
pub struct Landmark {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
    /// The piles of cards it keeps.
    pub piles: &'static [PileInfo],
    /// Its answers to the questions of the base law.
    pub hooks: Hooks,
}
