//! Items (LAW-5.1).

use crate::clause::Clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::play::Play;
use crate::terms::{Item, Seat};

/// Gives an item to a seat: its faction puts it where it keeps items, or it goes to the Crafted Items box.
///
/// # Errors
/// Suspends while a question is open.
pub fn gain(play: &mut Play, seat: Seat, item: Item, clause: Clause) -> Ruling {
    play.tell(|| Event::new("gained-item", clause).seat(seat).with("item", Value::Item(item)));
    if let Some(gains_item) = play.setup.faction(seat).hooks.gains_item {
        return gains_item(play, seat, item);
    }
    play.table.items[seat.index()][item.index()] += 1;
    Ok(())
}

/// Takes an item out of the game for good (LAW-2.3c).
pub fn remove_for_good(play: &mut Play, item: Item, clause: Clause) {
    play.table.removed_items[item.index()] += 1;
    play.tell(|| Event::new("removed-item", clause).with("item", Value::Item(item)));
}
