//! VB-2 Items: where they lie, which face they show, and what exhausts, damages, repairs and removes them.
//!
//! Tea, coins and bags that lie face up and undamaged are on their tracks as far as there is room (VB-2.2): so a place
//! need not be kept, it follows from how many there are.

use super::{Board, TRACK, state};
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::play::{ItemOrigin, Play, Position, heap};
use crate::terms::{Held, Item, Seat};

/// The items that have a track.
pub(super) const TRACKS: [Item; 3] = [Item::Tea, Item::Coin, Item::Bag];

impl Board {
    /// Every item, those alike beside each other.
    pub(super) fn held(&self) -> impl Iterator<Item = Held> {
        heap::items(&self.items)
    }

    /// The items that differ in something, each once.
    pub(super) fn distinct(&self, wanted: impl Fn(Held) -> bool) -> impl Iterator<Item = Held> {
        let mut last = None;
        self.held().filter(move |held| wanted(*held) && last.replace(*held) != Some(*held))
    }

    /// How many items are so.
    pub(super) fn count(&self, wanted: impl Fn(Held) -> bool) -> u8 {
        u8::try_from(self.held().filter(|held| wanted(*held)).count()).unwrap_or(u8::MAX)
    }

    /// How many of a kind lie face up and undamaged.
    pub(super) fn ready(&self, item: Item) -> u8 {
        self.count(|held| held.is_ready() && held.item() == item)
    }

    /// How many swords are undamaged, whichever face they show (VB-5.5).
    pub(super) fn swords(&self) -> u8 {
        self.count(|held| !held.is_damaged() && held.item() == Item::Sword)
    }

    /// How many of a kind lie on its track (VB-2.2a).
    pub(super) fn on_track(&self, item: Item) -> u8 {
        if TRACKS.contains(&item) { self.ready(item).min(TRACK) } else { 0 }
    }

    /// How many items lie in the Satchel and the Damaged box (VB-7.15).
    pub(super) fn carried(&self) -> u8 {
        self.count(|_| true) - TRACKS.iter().map(|item| self.on_track(*item)).sum::<u8>()
    }

    /// Whether an item like this lies in the Satchel or the Damaged box.
    pub(super) fn is_carried(&self, held: Held) -> bool {
        !held.is_ready() || self.ready(held.item()) > self.on_track(held.item())
    }

    /// Turns one item into what it is from now on.
    fn change(&mut self, from: Held, to: Held) {
        if heap::take(&mut self.items, from) {
            let has_room = heap::add(&mut self.items, to);
            debug_assert!(has_room, "an item leaves room for itself");
        }
    }
}

/// An event about an item of a seat.
fn tell(play: &mut Play, me: Seat, name: &'static str, held: Held, clause: Clause) {
    play.tell(|| Event::new(name, clause).seat(me).with("item", Value::Item(held.item())));
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
    state(at, me).held().any(|held| held.is_from_ruin() && held.item() == item)
}

/// Turns an item face down.
pub(super) fn exhaust(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    play.board::<Board>(me).change(held, held.exhausted());
    tell(play, me, "exhausted", held, clause);
}

/// Turns an item face up.
pub(super) fn refresh(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    play.board::<Board>(me).change(held, held.refreshed());
    tell(play, me, "refreshed", held, clause);
}

/// Moves an item to the Damaged box as it lies.
pub(super) fn damage(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    play.board::<Board>(me).change(held, held.damaged());
    tell(play, me, "damaged", held, clause);
}

/// Moves an item out of the Damaged box as it lies.
pub(super) fn repair(play: &mut Play, me: Seat, held: Held, clause: Clause) {
    play.board::<Board>(me).change(held, held.repaired());
    tell(play, me, "repaired", held, clause);
}

/// Takes an item away from here.
pub(super) fn drop(play: &mut Play, me: Seat, held: Held) {
    heap::take(&mut play.board::<Board>(me).items, held);
}
