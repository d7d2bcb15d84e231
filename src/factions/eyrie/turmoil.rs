//! ED-6 Turmoil: what follows the first card of the Decree that cannot be done. Nothing comes in between (ED-6.6).

use super::decree::{self, Column};
use super::leaders;
use crate::clause;
use crate::decision::Ruling;
use crate::event::Event;
use crate::law::{piles, scoring};
use crate::play::{Flow, Play};
use crate::terms::Seat;

/// Humiliate, purge, depose, rest.
pub(super) fn fall(play: &mut Play, me: Seat) -> Ruling<Flow> {
    play.tell(|| Event::new("turmoil", clause!("ED-6")).seat(me));
    let birds = decree::birds(play.position(), me);
    scoring::lose(play, me, birds, clause!("ED-6.1"));
    purge(play, me);
    leaders::depose(play, me);
    leaders::choose(play, me, clause!("ED-6.3"))?;
    // ED-6.5: Daylight is over.
    Ok(Flow::EndPhase)
}

/// ED-6.2: every card but the Viziers, which are no cards of the deck.
fn purge(play: &mut Play, me: Seat) {
    for column in Column::ALL {
        let Some(store) = decree::store(play.position(), me, column) else { continue };
        for card in play.position().cards(store).iter() {
            piles::discard_from(play, me, store, card, clause!("ED-6.2"));
        }
    }
}
