//! How the Duchy is played.

use crate::play::Tactics;

pub(super) const TACTICS: Tactics = Tactics::NONE;
