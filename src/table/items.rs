//! Items under ruins, and what has been used for crafting this turn.

use bytemuck::{Pod, Zeroable};

use super::Table;
use crate::terms::{CLEARINGS, Clearing, ITEMS, Item, Seat, Suit};

/// Crafting pieces that were activated this turn (LAW-5d): those in clearings of one suit by that suit, whichever they
/// were, and those in clearings of several suits or of none by clearing. A piece counts under what its clearing was when
/// it was activated.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Pod, Zeroable)]
pub struct Activated {
    suits: [u8; Activated::SUITS.len()],
    /// Two clearings a byte.
    clearings: [u8; CLEARINGS / 2],
}

impl Activated {
    /// The suits that can be the one suit of a clearing.
    pub const SUITS: [Suit; 4] = [Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Frog];
    /// Pieces that can be counted in a clearing: more never stand there.
    pub const MOST: u8 = 15;

    fn place(suit: Suit) -> Option<usize> {
        Self::SUITS.iter().position(|other| *other == suit)
    }

    /// How many means of this suit were used.
    #[must_use]
    pub fn of(&self, suit: Suit) -> u8 {
        Self::place(suit).map_or(0, |place| self.suits[place])
    }

    /// Notes that so many means of this suit were used.
    pub fn add(&mut self, suit: Suit, count: u8) {
        if let Some(place) = Self::place(suit) {
            self.suits[place] = self.suits[place].saturating_add(count);
        }
    }

    /// How many pieces were activated in this clearing while it had several suits or none.
    #[must_use]
    pub const fn at(&self, clearing: Clearing) -> u8 {
        self.clearings[clearing.index() / 2] >> (4 * (clearing.0 % 2)) & Self::MOST
    }

    /// Notes that so many pieces were activated in this clearing.
    pub fn add_at(&mut self, clearing: Clearing, count: u8) {
        let now = self.at(clearing).saturating_add(count).min(Self::MOST);
        let shift = 4 * (clearing.0 % 2);
        let byte = &mut self.clearings[clearing.index() / 2];
        *byte = *byte & !(Self::MOST << shift) | now << shift;
    }
}

/// Items of a kind that can be counted in a box with one face.
const MOST_IN_BOX: u8 = 15;

impl Table {
    /// The items in the Crafted Items box of a seat that lie face up.
    #[must_use]
    pub fn face_up(&self, seat: Seat) -> [u8; ITEMS] {
        self.items[seat.index()].map(|count| count & MOST_IN_BOX)
    }

    /// Those that lie face down.
    #[must_use]
    pub fn face_down(&self, seat: Seat) -> [u8; ITEMS] {
        self.items[seat.index()].map(|count| count >> 4)
    }

    /// All of them.
    #[must_use]
    pub fn in_box(&self, seat: Seat) -> [u8; ITEMS] {
        self.items[seat.index()].map(|count| (count & MOST_IN_BOX) + (count >> 4))
    }

    /// Adds so many items that lie with this face, as many as can be counted.
    pub fn put_in_box(&mut self, seat: Seat, item: Item, count: u8, is_down: bool) {
        let byte = &mut self.items[seat.index()][item.index()];
        let (up, down) = (*byte & MOST_IN_BOX, *byte >> 4);
        let more = |now: u8| now.saturating_add(count).min(MOST_IN_BOX);
        let (up, down) = if is_down { (up, more(down)) } else { (more(up), down) };
        *byte = up | down << 4;
    }

    /// Takes an item out of a box, one that lies face up if there is one; says whether there was any.
    pub fn take_from_box(&mut self, seat: Seat, item: Item) -> bool {
        let byte = &mut self.items[seat.index()][item.index()];
        let less = if *byte & MOST_IN_BOX > 0 { byte.checked_sub(1) } else { byte.checked_sub(1 << 4) };
        *byte = less.unwrap_or(*byte);
        less.is_some()
    }

    /// Turns an item of a box face down; says whether there was one face up.
    pub fn turn_down(&mut self, seat: Seat, item: Item) -> bool {
        let is_there = self.items[seat.index()][item.index()] & MOST_IN_BOX > 0;
        if is_there {
            self.take_from_box(seat, item);
            self.put_in_box(seat, item, 1, true);
        }
        is_there
    }

    /// The items under a ruin.
    pub fn items_under(&self, clearing: Clearing) -> impl Iterator<Item = Item> + use<> {
        let byte = self.ruin_items[clearing.index()];
        [byte & 15, byte >> 4].into_iter().filter(|half| *half > 0).map(|half| Item::from_index(half - 1))
    }

    /// Puts an item under a ruin; at most two fit, and the smaller one lies first.
    pub fn hide_item(&mut self, clearing: Clearing, item: Item) {
        let byte = self.ruin_items[clearing.index()];
        let new = item as u8 + 1;
        let (low, high) = match (byte & 15, new) {
            (0, new) => (new, 0),
            (old, new) => (old.min(new), old.max(new)),
        };
        self.ruin_items[clearing.index()] = low | (high << 4);
    }

    /// Takes one item of this kind from under a ruin; says whether there was one.
    pub fn take_hidden(&mut self, clearing: Clearing, item: Item) -> bool {
        let byte = self.ruin_items[clearing.index()];
        let wanted = item as u8 + 1;
        let rest = if byte & 15 == wanted {
            byte >> 4
        } else if byte >> 4 == wanted {
            byte & 15
        } else {
            return false;
        };
        self.ruin_items[clearing.index()] = rest;
        true
    }
}
