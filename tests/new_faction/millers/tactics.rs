//! How the Millers are played: mills first, bread later.

use thicket::decision::{Ask, Opt};
use thicket::play::{Measures, Position, Tactics, Trait};
use thicket::terms::Seat;
use thicket::yardsticks::remaining;

use super::{BAKE, BUILD, Board, MILL};

pub const TACTICS: Tactics = Tactics {
    traits: &[Trait::new("flour", 40), Trait::lasting("mills", 220)],
    measure: Some(measure),
    first_sight: Some(first_sight),
    ..Tactics::NONE
};

fn measure(at: Position, me: Seat) -> Measures {
    let mut measures = Measures::default();
    measures[0] = 100 * i32::from(at.board::<Board>(me).flour);
    measures[1] = 100 * i32::from(at.table.on_map(me, MILL));
    measures
}

/// A mill pays as long as there is time for it, a loaf always.
fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    (ask.seat == me).then_some(())?;
    match option.verb() {
        BUILD => Some(2 * remaining(at)),
        BAKE => Some(120),
        _ => None,
    }
}
