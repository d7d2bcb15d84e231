//! Items (LAW-5.1): what is gained, and what is taken from under a ruin or from another box.

use super::verbs::ITEM;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{GAINS_ITEM, HAS_TWIN, MAY_TAKE};
use crate::play::{ItemOrigin, Play, Position, Taking, Verdict};
use crate::terms::{Clearing, Item, ItemSet, Seat};

/// Gives an item to a seat: its faction puts it where it keeps items, or it goes to the Crafted Items box.
///
/// # Errors
/// Suspends while a question is open.
pub fn gain(play: &mut Play, seat: Seat, item: Item, origin: ItemOrigin, clause: Clause) -> Ruling {
    play.tell(|| Event::new("gained-item", clause).seat(seat).with("item", Value::Item(item)));
    keep(play, seat, item, origin)
}

/// Puts an item where its new owner keeps items.
fn keep(play: &mut Play, seat: Seat, item: Item, origin: ItemOrigin) -> Ruling {
    let keeper = play.position().ask_own(seat, GAINS_ITEM).next().map(|heard| heard.answer);
    if let Some(gains_item) = keeper {
        return gains_item(play, seat, item, origin);
    }
    play.table.put_in_box(seat, item, 1, false);
    Ok(())
}

/// Takes an item out of the game for good (LAW-2.3c).
pub fn remove_for_good(play: &mut Play, item: Item, clause: Clause) {
    play.table.removed_items[item.index()] += 1;
    play.tell(|| Event::new("removed-item", clause).with("item", Value::Item(item)));
}

fn may_take(at: Position, taking: Taking) -> bool {
    let verdict =
        at.ask(MAY_TAKE).fold(Verdict::Silent, |verdict, (me, may_take)| verdict.or(may_take(at, me, &taking)));
    verdict.settle().is_ok()
}

/// Items under a ruin that a seat may take: not one whose twin from under a ruin it has (our reading).
pub fn takeable_under(at: Position<'_>, seat: Seat, clearing: Clearing) -> impl Iterator<Item = Item> {
    at.table.items_under(clearing).filter(move |item| {
        let has_twin = at.ask_own(seat, HAS_TWIN).any(|heard| (heard.answer)(at, heard.me, *item));
        let taking = Taking { by: seat, item: *item, from: ItemOrigin::Ruin, clearing: Some(clearing) };
        !has_twin && may_take(at, taking)
    })
}

/// Whether a seat may look for items under a ruin, as everybody can see: some lie there, and nothing keeps them all from it.
/// Which they are, and so whether it may take one of them, nobody knows who has not looked.
#[must_use]
pub fn may_search(at: Position, seat: Seat, clearing: Clearing) -> bool {
    let may_be = |item| may_take(at, Taking { by: seat, item, from: ItemOrigin::Ruin, clearing: Some(clearing) });
    at.table.ruins.has(clearing) && at.table.items_under(clearing).next().is_some() && Item::ALL.into_iter().any(may_be)
}

/// Kinds of item in the Crafted Items box of another seat that a seat may take.
#[must_use]
pub fn takeable_from(at: Position, seat: Seat, from: Seat) -> ItemSet {
    if !at.faction(from).has_item_box {
        return ItemSet::EMPTY;
    }
    let in_box = at.table.in_box(from);
    let is_takeable = |item: &Item| {
        let taking = Taking { by: seat, item: *item, from: ItemOrigin::Box(from), clearing: None };
        in_box[item.index()] > 0 && may_take(at, taking)
    };
    Item::ALL.into_iter().filter(is_takeable).collect()
}

/// Looks under a ruin and chooses one of the items there, unseen by the others; `None` if it may take none of them.
///
/// # Errors
/// Suspends while the question is open.
pub fn look_under(play: &mut Play, seat: Seat, clearing: Clearing, clause: Clause) -> Ruling<Option<Item>> {
    // Looking under a ruin cannot be unseen.
    play.table.reveals = play.table.reveals.wrapping_add(1);
    if takeable_under(play.position(), seat, clearing).next().is_none() {
        play.tell(|| Event::new("found-nothing", clause).seat(seat).clearing(clearing));
        return Ok(None);
    }
    let chosen = play.choose_unseen(Ask::secret(seat, clause, "take-ruin-item"), |at, menu| {
        let mut last = None;
        for item in takeable_under(at, seat, clearing).filter(|item| last.replace(*item) != Some(*item)) {
            menu.offer(Opt::item(ITEM, item));
        }
    })?;
    Ok(Some(chosen.item_at(0)))
}

/// Takes an item from under a ruin, once it is told that somebody does; a ruin with nothing left under it goes.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_from_ruin(play: &mut Play, seat: Seat, clearing: Clearing, item: Item, clause: Clause) -> Ruling {
    if !play.table.take_hidden(clearing, item) {
        return Ok(());
    }
    if play.table.items_under(clearing).next().is_none() {
        play.table.ruins.remove(clearing);
        play.tell(|| Event::new("ruin-removed", clause).clearing(clearing));
    }
    keep(play, seat, item, ItemOrigin::Ruin)
}

/// Turns an item of a seat's Crafted Items box face down. Nothing turns it up again.
pub fn turn_down(play: &mut Play, seat: Seat, item: Item, clause: Clause) {
    if play.table.turn_down(seat, item) {
        play.tell(|| Event::new("turned-item", clause).seat(seat).with("item", Value::Item(item)));
    }
}

/// Takes an item out of the Crafted Items box of another seat, once it is told that somebody does.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_from_box(play: &mut Play, seat: Seat, from: Seat, item: Item) -> Ruling {
    if !play.table.take_from_box(from, item) {
        return Ok(());
    }
    keep(play, seat, item, ItemOrigin::Box(from))
}
