//! MC-5.1 Birdsong: wood at the sawmills.

use super::production::Production;
use super::{SAWMILL, WOOD};
use crate::clause;
use crate::decision::Ruling;
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// MC-5.1a, MC-5.1b: a wood at each sawmill.
pub(super) const FELLING: Production =
    Production { building: SAWMILL, piece: WOOD, prompt: "wood-where", clause: clause!("MC-5.1a") };

/// MC-5.1a: compulsory.
pub(super) fn wood(play: &mut Play, me: Seat) -> Ruling<Flow> {
    FELLING.run(play, me)?;
    Ok(Flow::Done)
}
