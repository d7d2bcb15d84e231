//! RC-3 Setup: four otters on the river, three in Payments, and the first prices.

use super::{WARRIOR, evening, piece_in, services};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::placing;
use crate::law::verbs::PLACE;
use crate::play::{Flow, Play, Position};
use crate::terms::{ClearingSet, Seat};

/// Otters that start on the map (RC-3.2).
const STARTING_WARRIORS: u8 = 4;
/// Otters that start in Payments (RC-3.4).
const STARTING_PAYMENTS: u8 = 3;

/// Where an otter may be placed on the river (RC-3.2, RC-E18).
pub(super) fn banks(at: Position, me: Seat) -> ClearingSet {
    let open = |clearing| at.is_on_river(clearing) && placing::may_place(at, &piece_in(me, WARRIOR, clearing)).is_ok();
    at.clearings().iter().filter(|clearing| open(*clearing)).collect()
}

/// RC-3.2 to RC-3.5, by the set-up card as well (RC-3.6).
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("RC-3.2");
    for _ in 0..STARTING_WARRIORS {
        let banks = banks(play.position(), me);
        if banks.is_empty() {
            break;
        }
        let chosen = play.choose(Ask::open(me, clause, "starting-otter"), |_, menu| {
            banks.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        placing::place(play, &piece_in(me, WARRIOR, chosen.clearing(0)), 1, clause)?;
    }
    let paid = services::add_otters(play, me, STARTING_PAYMENTS);
    play.tell(|| Event::new("otters-to-payments", clause!("RC-3.4")).seat(me).count(paid));
    evening::ask_prices(play, me, clause!("RC-3.5"))?;
    Ok(Flow::Done)
}
