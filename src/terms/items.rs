//! Items.

use serde::{Serialize, Serializer};

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

    /// The item with this name.
    #[must_use]
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.key() == key)
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
