//! The supply: pieces of a player that stand nowhere (LAW-2.2d). A piece that can be turned over lies there as its front.

use crate::play::Play;
use crate::terms::{Clearing, Kind, Seat};

/// Takes up to so many pieces out of the supply of their owner; gives back how many that were.
pub fn take(play: &mut Play, owner: Seat, kind: Kind, count: u8) -> u8 {
    let left = of(play, owner, kind);
    let count = count.min(*left);
    *left -= count;
    count
}

/// Puts pieces back into the supply of their owner.
pub fn put_back(play: &mut Play, owner: Seat, kind: Kind, count: u8) {
    *of(play, owner, kind) += count;
}

/// Takes pieces home from the map, where their own law says so. That removes nothing, and nobody has a say in it.
pub fn take_home(play: &mut Play, owner: Seat, kind: Kind, clearing: Clearing, count: u8) {
    play.table.pieces[owner.index()][clearing.index()][kind.index()] -= count;
    put_back(play, owner, kind, count);
}

fn of<'a>(play: &'a mut Play, owner: Seat, kind: Kind) -> &'a mut u8 {
    let front = play.setup.faction(owner).front(kind);
    &mut play.table.supply[owner.index()][front.index()]
}
