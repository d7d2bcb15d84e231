//! VB-2 Items: where they lie, which face they show, and what exhausts, damages, repairs and removes them.
//!
//! Tea, coins and bags that lie face up and undamaged are on their tracks as far as there is room (VB-2.2): so a place
//! need not be kept, it follows from how many there are.

use super::{Board, TRACK, state};
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling, Verb};
use crate::event::Value;
use crate::play::{ItemOrigin, Play, Position, heap};
use crate::terms::{Held, HeldSet, Item, Seat};

/// The items that have a track.
pub(super) const TRACKS: [Item; 3] = [Item::Tea, Item::Coin, Item::Bag];

impl Board {
    /// Every item, those alike beside each other.
    pub(super) fn held(&self) -> impl Iterator<Item = Held> {
        heap::items(&self.items)
    }

    /// Those of these items that he has, those alike once.
    #[inline(never)] // Asked for in a great many places: one copy is enough.
    pub(super) fn distinct(&self, wanted: HeldSet) -> HeldSet {
        let mut distinct = HeldSet::EMPTY;
        for held in self.held().filter(|held| wanted.has(*held)) {
            distinct.insert(held);
        }
        distinct
    }

    /// How many of these items he has.
    #[inline(never)] // Asked for in a great many places: one copy is enough.
    pub(super) fn count(&self, wanted: HeldSet) -> u8 {
        let mut count = 0;
        for held in self.held() {
            count += u8::from(wanted.has(held));
        }
        count
    }

    /// Those of these items of which one is chosen, where so many of them are taken one by one: if that is all of them
    /// their order is of no account, and the first is chosen.
    pub(super) fn choice(&self, wanted: HeldSet, count: u8) -> HeldSet {
        let items = self.distinct(wanted);
        if self.count(wanted) == count { items.lowest() } else { items }
    }

    /// How many of a kind lie face up and undamaged.
    pub(super) fn ready(&self, item: Item) -> u8 {
        self.count(HeldSet::READY.and(HeldSet::of(item)))
    }

    /// How many swords are undamaged, whichever face they show (VB-5.5).
    pub(super) fn swords(&self) -> u8 {
        self.count(HeldSet::UNDAMAGED.and(HeldSet::of(Item::Sword)))
    }

    /// How many of a kind lie on its track (VB-2.2a).
    pub(super) fn on_track(&self, item: Item) -> u8 {
        if TRACKS.contains(&item) { self.ready(item).min(TRACK) } else { 0 }
    }

    /// How many items lie in the Satchel and the Damaged box (VB-7.15).
    pub(super) fn load(&self) -> u8 {
        let mut load = self.count(HeldSet::ALL);
        for item in TRACKS {
            load -= self.on_track(item);
        }
        load
    }

    /// The items of which some lie in the Satchel or the Damaged box.
    pub(super) fn carried(&self) -> HeldSet {
        let mut carried = self.distinct(HeldSet::ALL);
        for item in TRACKS {
            if self.ready(item) == self.on_track(item) {
                carried = carried.without(HeldSet::READY.and(HeldSet::of(item)));
            }
        }
        carried
    }
}

/// Turns one item into what it is from now on, and tells so.
fn change(play: &mut Play, me: Seat, (from, to): (Held, Held), name: &'static str, clause: Clause) {
    let items = &mut play.board::<Board>(me).items;
    if heap::take(items, from) {
        let has_room = heap::add(items, to);
        debug_assert!(has_room, "an item leaves room for itself");
    }
    play.tell_of(me, name, clause, &[("item", Value::Item(from.item()))]);
}

/// Lists these items.
pub(super) fn offer(items: HeldSet, verb: Verb, menu: &mut Menu) {
    for held in items.iter() {
        menu.offer(Opt::held(verb, held));
    }
}

/// Asks for so many of these items, or for all if there are no more, and does this with each.
///
/// # Errors
/// Suspends while a question is open.
pub(super) fn choose_each(
    play: &mut Play,
    ask: Ask,
    (wanted, most): (HeldSet, u8),
    verb: Verb,
    act: fn(&mut Play, Seat, Held, Clause),
) -> Ruling {
    let count = state(play.position(), ask.seat).count(wanted).min(most);
    for left in (1..=count).rev() {
        let chosen = play.choose(ask, |at, menu| offer(state(at, ask.seat).choice(wanted, left), verb, menu))?;
        act(play, ask.seat, chosen.held_at(0), ask.clause);
    }
    Ok(())
}

/// Adds an item face up (VB-2.2).
pub(super) fn add(play: &mut Play, me: Seat, held: Held) {
    let has_room = heap::add(&mut play.board::<Board>(me).items, held);
    debug_assert!(has_room, "one player comes to no more items than all there are");
}

/// VB-2.2: a gained item lies face up. One from under a ruin is told from others where two sets are in play (VB-8.4).
pub(super) fn gain(play: &mut Play, me: Seat, item: Item, origin: ItemOrigin) -> Ruling {
    let held = Held::ready(item);
    let is_marked = origin == ItemOrigin::Ruin && sets(play.position()) > 1;
    add(play, me, if is_marked { held.from_ruin() } else { held });
    Ok(())
}

/// How many sets of items lie under the ruins of this table (VB-6.4, VB-8.1).
pub(super) fn sets(at: Position) -> usize {
    if at.setup.twins().is_some() { 2 } else { 1 }
}

/// VB-8.4: whether an item of this kind from under a ruin is held already.
pub(super) fn has_twin(at: Position, me: Seat, item: Item) -> bool {
    state(at, me).count(HeldSet::FROM_RUIN.and(HeldSet::of(item))) > 0
}

/// Turns an item face down.
pub(super) fn exhaust(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    change(play, me, (held, held.exhausted()), "exhausted", clause);
}

/// Turns an item face up.
pub(super) fn refresh(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    change(play, me, (held, held.refreshed()), "refreshed", clause);
}

/// Moves an item to the Damaged box as it lies.
pub(super) fn damage(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    change(play, me, (held, held.damaged()), "damaged", clause);
}

/// Moves an item out of the Damaged box as it lies.
pub(super) fn repair(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    change(play, me, (held, held.repaired()), "repaired", clause);
}

/// Takes an item away from here.
pub(super) fn drop(play: &mut Play, me: Seat, held: Held) {
    heap::take(&mut play.board::<Board>(me).items, held);
}
