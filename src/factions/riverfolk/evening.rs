//! RC-6 Evening: down to five cards, then the prices until the next one.

use super::{Board, PRICE, services};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::cards::{self, HAND_LIMIT};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// RC-6.1.
pub(super) fn discard(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let surplus = play.table.hand(me).len().saturating_sub(HAND_LIMIT);
    cards::ask_discard(play, me, surplus, clause!("RC-6.1"))?;
    Ok(Flow::Done)
}

/// RC-6.2: the last step of the turn.
pub(super) fn set_costs(play: &mut Play, me: Seat) -> Ruling<Flow> {
    ask_prices(play, me, clause!("RC-6.2"))?;
    Ok(Flow::Done)
}

/// The question for each service.
const PROMPTS: [&str; services::COUNT] = ["price-of-hand-card", "price-of-riverboats", "price-of-mercenaries"];

/// Asks for the price of each service.
pub(super) fn ask_prices(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    for (service, (name, prompt)) in (0u8..).zip(play.setup.faction(me).spaces.iter().zip(PROMPTS)) {
        let chosen = play.choose(Ask::open(me, clause, prompt), |_, menu| {
            (1u8..).zip(services::PRICES).for_each(|(price, _)| menu.offer(Opt::of(PRICE, service, price, 0)));
        })?;
        let price = chosen.operand(1);
        play.board::<Board>(me).prices[usize::from(service)] = price.saturating_sub(1);
        play.tell(|| Event::new("set-price", clause).seat(me).with("service", Value::Key(name)).count(price));
    }
    Ok(())
}
