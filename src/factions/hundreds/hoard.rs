//! LH-14.2.3 Contempt for Trade and LH-14.2.4 The Hoard: items that make the warlord strong, and what does not fit.

use super::{Board, DROP, Figures, KEEP, SELL, SPACES};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::{items, scoring};
use crate::play::{ItemOrigin, Play, Position, heap};
use crate::terms::{Held, Item, Seat, order_by_key};

/// Points for an item that finds its track full (LH-14.2.4.I).
const OVERFLOW: u8 = 1;

/// A track of the Hoard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HoardTrack {
    Command,
    Prowess,
}

impl HoardTrack {
    /// The track for an item; none holds torches (LH-14.2.4).
    pub(super) const fn of(item: Item) -> Option<Self> {
        match item {
            Item::Boot | Item::Bag | Item::Coin => Some(Self::Command),
            Item::Hammer | Item::Tea | Item::Sword | Item::Crossbow => Some(Self::Prowess),
            Item::Torch => None,
        }
    }

    const fn bytes(self, board: &Board) -> &[u8; SPACES] {
        match self {
            Self::Command => &board.command,
            Self::Prowess => &board.prowess,
        }
    }

    const fn bytes_mut(self, board: &mut Board) -> &mut [u8; SPACES] {
        match self {
            Self::Command => &mut board.command,
            Self::Prowess => &mut board.prowess,
        }
    }

    /// Its items. Only their number matters, so that they lie in an order of their own.
    pub(super) fn items(self, at: Position<'_>, me: Seat) -> impl Iterator<Item = Held> {
        heap::items(self.bytes(at.board::<Board>(me)))
    }
}

/// All items of the Hoard, those of Command first.
pub(super) fn all(at: Position<'_>, me: Seat) -> impl Iterator<Item = Held> {
    HoardTrack::Command.items(at, me).chain(HoardTrack::Prowess.items(at, me))
}

/// LH-14.2.4.II: how many actions the Hundreds have in Command, read when it is needed (LH-E01).
pub(super) fn command(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).command[HoardTrack::Command.items(at, me).count().min(SPACES)]
}

/// LH-14.2.4.II: how many warriors come and Advances follow, read when it is needed (LH-E01).
pub(super) fn prowess(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).prowess[HoardTrack::Prowess.items(at, me).count().min(SPACES)]
}

/// Whether an item of this kind lies in the Hoard.
pub(super) fn has(at: Position, me: Seat, item: Item) -> bool {
    all(at, me).any(|held| held.item() == item)
}

/// Whether an item of this kind that came from under a ruin lies there (our reading of twins).
pub(super) fn has_from_ruin(at: Position, me: Seat, item: Item) -> bool {
    all(at, me).any(|held| held.item() == item && held.is_from_ruin())
}

/// LH-14.2.3: into the Hoard for nothing, or out of the game for its points; asked for each item anew.
pub(super) fn crafts_item(play: &mut Play, me: Seat, item: Item, points: u8) -> Ruling<(bool, u8)> {
    let chosen = play.choose(Ask::open(me, clause!("LH-14.2.3"), "contempt"), |_, menu| {
        menu.offer(Opt::item(KEEP, item));
        menu.offer(Opt::item(SELL, item));
    })?;
    Ok(if chosen.verb() == KEEP { (true, 0) } else { (false, points) })
}

/// Lists what can leave the Hoard, items that are alike once.
pub(super) fn offer_drops(held: impl Iterator<Item = Held>, menu: &mut Menu) {
    let mut last = None;
    for held in held.filter(|held| last.replace(*held) != Some(*held)) {
        menu.offer(Opt::held(DROP, held));
    }
}

/// LH-14.2.4.I: to the next empty space of its track. Where there is none, it or an item of that track leaves the game, for a
/// point.
pub(super) fn gain(play: &mut Play, me: Seat, item: Item, origin: ItemOrigin) -> Ruling {
    let clause = clause!("LH-14.2.4.I");
    let Some(track) = HoardTrack::of(item) else {
        items::remove_for_good(play, item, clause);
        return Ok(());
    };
    let gained = if origin == ItemOrigin::Ruin { Held::ready(item).from_ruin() } else { Held::ready(item) };
    if heap::add(track.bytes_mut(play.board::<Board>(me)), gained) {
        play.tell(|| Event::new("hoarded", clause).seat(me).with("item", Value::Item(item)));
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "full-track"), |at, menu| {
        let mut items: Vec<Held> = track.items(at, me).chain([gained]).collect();
        order_by_key(&mut items, |item| *item);
        offer_drops(items.into_iter(), menu);
    })?;
    let leaves = chosen.held_at(0);
    if leaves != gained {
        let bytes = track.bytes_mut(play.board::<Board>(me));
        heap::take(bytes, leaves);
        heap::add(bytes, gained);
    }
    items::remove_for_good(play, leaves.item(), clause);
    scoring::score(play, me, OVERFLOW, clause)
}

/// Takes an item off its track for good.
pub(super) fn remove(play: &mut Play, me: Seat, held: Held, clause: crate::clause::Clause) {
    if let Some(track) = HoardTrack::of(held.item())
        && heap::take(track.bytes_mut(play.board::<Board>(me)), held)
    {
        items::remove_for_good(play, held.item(), clause);
    }
}
