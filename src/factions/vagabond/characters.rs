//! VB-3 Characters: what each brings to the game, and its special action.

use super::{Board, state};
use crate::play::Position;
use crate::terms::{ITEMS, Item, Seat};

/// A character card.
pub(super) struct Character {
    /// Name used in keys.
    pub(super) key: &'static str,
    /// What it starts with.
    pub(super) items: &'static [Item],
    /// What it alone can do.
    pub(super) special: Special,
}

/// The special actions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Special {
    Steal,
    DayLabor,
    Hideout,
    Instigate,
    Protector,
    ScorchedEarth,
    Improvise,
    Glide,
    SwiftStrike,
    Con,
    Duel,
    Coerce,
}

/// How many characters there are.
pub(super) const CHARACTERS: usize = 12;

const fn character(key: &'static str, items: &'static [Item], special: Special) -> Character {
    Character { key, items, special }
}

/// Every character there is.
pub(super) static ALL: [Character; CHARACTERS] = [
    character("thief", &[Item::Boot, Item::Torch, Item::Tea, Item::Sword], Special::Steal),
    character("tinker", &[Item::Boot, Item::Torch, Item::Bag, Item::Hammer], Special::DayLabor),
    character("ranger", &[Item::Boot, Item::Torch, Item::Crossbow, Item::Sword], Special::Hideout),
    character("vagrant", &[Item::Coin, Item::Torch, Item::Boot], Special::Instigate),
    character("arbiter", &[Item::Boot, Item::Torch, Item::Sword, Item::Sword], Special::Protector),
    character("scoundrel", &[Item::Boot, Item::Boot, Item::Torch, Item::Crossbow], Special::ScorchedEarth),
    character("adventurer", &[Item::Boot, Item::Torch, Item::Hammer], Special::Improvise),
    character("harrier", &[Item::Coin, Item::Torch, Item::Sword, Item::Crossbow], Special::Glide),
    character("ronin", &[Item::Boot, Item::Boot, Item::Torch, Item::Sword], Special::SwiftStrike),
    character("cheat", &[Item::Boot, Item::Tea, Item::Crossbow, Item::Torch], Special::Con),
    character("gladiator", &[Item::Boot, Item::Torch, Item::Hammer], Special::Duel),
    character("jailor", &[Item::Boot, Item::Crossbow, Item::Torch], Special::Coerce),
];

/// The words of the board's line: nobody yet, then every character.
pub(super) static NAMES: [&str; CHARACTERS + 1] = {
    let mut names = ["none"; CHARACTERS + 1];
    let mut n = 0;
    while n < CHARACTERS {
        names[n + 1] = ALL[n].key;
        n += 1;
    }
    names
};

/// The names of the characters.
pub(super) static KEYS: [&str; CHARACTERS] = {
    let mut keys = [""; CHARACTERS];
    let mut n = 0;
    while n < CHARACTERS {
        keys[n] = ALL[n].key;
        n += 1;
    }
    keys
};

impl Board {
    /// The character, once it is chosen.
    pub(super) fn character(&self) -> Option<&'static Character> {
        ALL.get(usize::from(self.character).checked_sub(1)?)
    }

    /// What the character has brought to the game.
    pub(super) fn brought(&self) -> &'static [Item] {
        self.character().map_or(&[], |character| character.items)
    }

    /// Whether the character has this special action.
    pub(super) fn can(&self, special: Special) -> bool {
        self.character().is_some_and(|character| character.special == special)
    }
}

/// The items a character has brought to the game (VB-6.5).
pub(super) fn brought(at: Position, me: Seat) -> [u8; ITEMS] {
    let mut items = [0; ITEMS];
    for item in state(at, me).brought() {
        items[item.index()] += 1;
    }
    items
}
