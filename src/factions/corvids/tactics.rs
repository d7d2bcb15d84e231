//! How the Corvids are played.

use crate::play::Tactics;

pub(super) const TACTICS: Tactics = Tactics::NONE;
