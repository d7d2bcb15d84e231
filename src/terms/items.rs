//! Items.

use std::fmt;

use super::sets::{by_key, set_of};

/// Kinds of item (LAW-5.1a).
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// A bag.
    Bag = 0,
    /// A boot.
    Boot = 1,
    /// A coin.
    Coin = 2,
    /// A crossbow.
    Crossbow = 3,
    /// A hammer.
    Hammer = 4,
    /// A sword.
    Sword = 5,
    /// Tea.
    Tea = 6,
    /// A torch; never in the common supply.
    Torch = 7,
}

/// Kinds of item there are.
pub const ITEMS: usize = 8;

impl Item {
    /// All kinds, in the order of their index.
    pub const ALL: [Self; ITEMS] =
        [Self::Bag, Self::Boot, Self::Coin, Self::Crossbow, Self::Hammer, Self::Sword, Self::Tea, Self::Torch];

    /// The kind as an index into per-item arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this index; numbers out of range wrap to the torch.
    #[must_use]
    pub const fn from_index(index: u8) -> Self {
        if (index as usize) < ITEMS { Self::ALL[index as usize] } else { Self::Torch }
    }

    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["bag", "boot", "coin", "crossbow", "hammer", "sword", "tea", "torch"][self as usize]
    }
}

by_key!(Item);

/// A set of kinds of item: bit n stands for the kind with index n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ItemSet(pub u8);

set_of!(ItemSet: u8 of Item, Item::from_index);

/// An item as it lies with somebody: of which kind it is, whether it is face down or damaged, and whether it is told from
/// others of its kind because it came from under a ruin. All others like it are the same to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Held(pub u8);

impl Held {
    const EXHAUSTED: u8 = 8;
    const FROM_RUIN: u8 = 16;
    const DAMAGED: u8 = 32;
    /// How many different ones there are.
    pub const STATES: u8 = 64;
    /// How many of them are undamaged; these come first.
    pub const UNDAMAGED: u8 = Self::DAMAGED;

    /// The state as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// An item of this kind, face up and undamaged.
    #[must_use]
    pub const fn ready(item: Item) -> Self {
        Self(item as u8)
    }

    /// The kind.
    #[must_use]
    pub const fn item(self) -> Item {
        Item::from_index(self.0 & 7)
    }

    /// Whether it lies face down.
    #[must_use]
    pub const fn is_exhausted(self) -> bool {
        self.0 & Self::EXHAUSTED != 0
    }

    /// Whether it is damaged.
    #[must_use]
    pub const fn is_damaged(self) -> bool {
        self.0 & Self::DAMAGED != 0
    }

    /// Whether it is known as one from under a ruin.
    #[must_use]
    pub const fn is_from_ruin(self) -> bool {
        self.0 & Self::FROM_RUIN != 0
    }

    /// Whether it lies face up and undamaged, so that it can be exhausted.
    #[must_use]
    pub const fn is_ready(self) -> bool {
        !self.is_exhausted() && !self.is_damaged()
    }

    /// The same face down.
    #[must_use]
    pub const fn exhausted(self) -> Self {
        Self(self.0 | Self::EXHAUSTED)
    }

    /// The same face up.
    #[must_use]
    pub const fn refreshed(self) -> Self {
        Self(self.0 & !Self::EXHAUSTED)
    }

    /// The same damaged, with the face it shows.
    #[must_use]
    pub const fn damaged(self) -> Self {
        Self(self.0 | Self::DAMAGED)
    }

    /// The same undamaged, with the face it shows.
    #[must_use]
    pub const fn repaired(self) -> Self {
        Self(self.0 & !Self::DAMAGED)
    }

    /// The same, known as one from under a ruin.
    #[must_use]
    pub const fn from_ruin(self) -> Self {
        Self(self.0 | Self::FROM_RUIN)
    }

    /// What a name says of an item before its kind, and the name of the kind: `damaged-exhausted-boot`.
    #[must_use]
    pub fn parse(name: &str) -> (Self, &str) {
        let (mut state, mut rest) = (0, name);
        loop {
            let said = Self::WORDS.iter().find_map(|(word, bit)| Some((rest.strip_prefix(word)?, *bit)));
            let Some((kind, bit)) = said else { break };
            state |= bit;
            rest = kind.trim_start_matches(['-', ':', ' ']);
        }
        (Self(state), rest)
    }

    /// The same of another kind.
    #[must_use]
    pub const fn of(self, item: Item) -> Self {
        Self(self.0 & !7 | item as u8)
    }

    /// How its states are named, in the order in which they are said.
    const WORDS: [(&str, u8); 3] =
        [("damaged", Self::DAMAGED), ("exhausted", Self::EXHAUSTED), ("ruin", Self::FROM_RUIN)];
}

/// A set of kinds and states of items: bit n stands for `Held(n)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldSet(pub u64);

set_of!(HeldSet: u64 of Held, Held);

impl HeldSet {
    /// All items, however they lie.
    pub const ALL: Self = Self(u64::MAX);
    /// Those that are damaged.
    pub const DAMAGED: Self = Self::with(Held::DAMAGED);
    /// Those that are not.
    pub const UNDAMAGED: Self = Self::ALL.without(Self::DAMAGED);
    /// Those that lie face down.
    pub const EXHAUSTED: Self = Self::with(Held::EXHAUSTED);
    /// Those that lie face up and undamaged, so that they can be exhausted.
    pub const READY: Self = Self::UNDAMAGED.without(Self::EXHAUSTED);
    /// Those known as ones from under a ruin.
    pub const FROM_RUIN: Self = Self::with(Held::FROM_RUIN);

    /// Those in whose number this bit is set.
    const fn with(bit: u8) -> Self {
        let mut set = Self::EMPTY;
        let mut number = 0;
        while number < Held::STATES {
            if number & bit != 0 {
                set.insert(Held(number));
            }
            number += 1;
        }
        set
    }

    /// Those of one kind.
    #[must_use]
    pub const fn of(item: Item) -> Self {
        // Kinds are the lowest bits of a number: each comes again in every eighth.
        Self(0x0101_0101_0101_0101 << item.index())
    }

    /// The first of them alone.
    #[must_use]
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (word, _) in Self::WORDS.iter().filter(|(_, bit)| self.0 & bit != 0) {
            write!(f, "{word}-")?;
        }
        f.write_str(self.item().key())
    }
}

impl serde::Serialize for Held {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_the_items_that_are_so() {
        for held in (0..Held::STATES).map(Held) {
            let is_so =
                [held.is_damaged(), !held.is_damaged(), held.is_exhausted(), held.is_ready(), held.is_from_ruin()];
            let sets = [HeldSet::DAMAGED, HeldSet::UNDAMAGED, HeldSet::EXHAUSTED, HeldSet::READY, HeldSet::FROM_RUIN];
            assert_eq!(sets.map(|set| set.has(held)), is_so, "{held}");
            assert!(Item::ALL.into_iter().all(|item| HeldSet::of(item).has(held) == (held.item() == item)), "{held}");
        }
        let swords = HeldSet::of(Item::Sword);
        assert_eq!(swords.lowest().iter().collect::<Vec<_>>(), [Held::ready(Item::Sword)]);
    }
}
