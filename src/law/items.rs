//! Items (LAW-5.1): what is gained, and what is taken from under a ruin or from another box.

use super::verbs::ITEM;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{GAINS_ITEM, HAS_TWIN, MAY_TAKE};
use crate::play::{Origin, Play, Position, Taking, Verdict};
use crate::terms::{Clearing, Item, Seat};

/// Gives an item to a seat: its faction puts it where it keeps items, or it goes to the Crafted Items box.
///
/// # Errors
/// Suspends while a question is open.
pub fn gain(play: &mut Play, seat: Seat, item: Item, origin: Origin, clause: Clause) -> Ruling {
    play.tell(|| Event::new("gained-item", clause).seat(seat).with("item", Value::Item(item)));
    keep(play, seat, item, origin)
}

/// Puts an item where its new owner keeps items.
fn keep(play: &mut Play, seat: Seat, item: Item, origin: Origin) -> Ruling {
    let keeper = play.position().ask_own(seat, GAINS_ITEM).next().map(|heard| heard.answer);
    if let Some(gains_item) = keeper {
        return gains_item(play, seat, item, origin);
    }
    play.table.items[seat.index()][item.index()] += 1;
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
        let taking = Taking { by: seat, item: *item, from: Origin::Ruin, clearing: Some(clearing) };
        !has_twin && may_take(at, taking)
    })
}

/// Kinds of item in the Crafted Items box of another seat that a seat may take.
pub fn takeable_from(at: Position<'_>, seat: Seat, from: Seat) -> impl Iterator<Item = Item> {
    let in_box = move |item: &Item| at.table.items[from.index()][item.index()] > 0;
    let kinds = if at.faction(from).has_item_box { &Item::ALL[..] } else { &[] };
    kinds
        .iter()
        .copied()
        .filter(in_box)
        .filter(move |item| may_take(at, Taking { by: seat, item: *item, from: Origin::Box(from), clearing: None }))
}

/// Looks under a ruin and chooses one of the items there, unseen by the others. There must be one it may take.
///
/// # Errors
/// Suspends while the question is open.
pub fn look_under(play: &mut Play, seat: Seat, clearing: Clearing, clause: Clause) -> Ruling<Item> {
    // Looking under a ruin cannot be unseen.
    play.table.reveals = play.table.reveals.wrapping_add(1);
    let chosen = play.choose_unseen(Ask::secret(seat, clause, "take-ruin-item"), |at, menu| {
        let mut last = None;
        for item in takeable_under(at, seat, clearing).filter(|item| last.replace(*item) != Some(*item)) {
            menu.offer(Opt::item(ITEM, item));
        }
    })?;
    Ok(chosen.item_at(0))
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
    keep(play, seat, item, Origin::Ruin)
}

/// Takes an item out of the Crafted Items box of another seat, once it is told that somebody does.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_from_box(play: &mut Play, seat: Seat, from: Seat, item: Item) -> Ruling {
    let in_box = &mut play.table.items[from.index()][item.index()];
    let Some(left) = in_box.checked_sub(1) else { return Ok(()) };
    *in_box = left;
    keep(play, seat, item, Origin::Box(from))
}
