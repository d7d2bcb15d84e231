//! Kinds of piece, and sums over the pieces of one seat in one clearing.
//!
//! Who rules, how many warriors stand here, which figures could leave: nearly every list of options asks that of nearly
//! every clearing. [`Pieces`] therefore knows beforehand which of the counts in a clearing belong to a class and which
//! weigh, and takes all counts at once, as the bytes of one number.

use std::ops::Deref;

use crate::terms::{CLEARINGS, Class, KINDS, Kind, KindSet, Suit};

/// A kind of piece as the component list names it.
#[derive(Debug)]
pub struct PieceInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// Other names that people who write positions and scenarios may use for it.
    pub nicknames: &'static [&'static str],
    /// Its class.
    pub class: Class,
    /// How many there are.
    pub count: u8,
    /// The board figure that says how many there are, if a table may override it.
    pub figure: Option<&'static str>,
    /// What one of them weighs for rule (LAW-3.1a): at most 3.
    pub weight: u8,
    /// The suit it shows, if any.
    pub suit: Option<Suit>,
    /// Whether it does not exist for other players: no presence, no target.
    pub unseen: bool,
    /// Whether it is one of a kind, never placed by effects that place warriors.
    pub unique: bool,
    /// The kind whose other side this is. Both are the same pieces: they are counted, and lie in supply, as that kind.
    pub back_of: Option<Kind>,
}

impl PieceInfo {
    /// A common piece of this class: warriors and buildings weigh 1, others nothing.
    #[must_use]
    pub const fn new(key: &'static str, class: Class, count: u8) -> Self {
        let weight = matches!(class, Class::Warrior | Class::Building) as u8;
        Self {
            key,
            nicknames: &[],
            class,
            count,
            figure: None,
            weight,
            suit: None,
            unseen: false,
            unique: false,
            back_of: None,
        }
    }
}

/// The kinds of piece of a faction.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    list: &'static [PieceInfo],
    /// The counts of each class.
    classes: [Counts; CLASSES],
    /// The counts of what others can see.
    seen: Counts,
    /// The counts of what weighs 1 or 3, and of what weighs 2 or 3.
    weights: [Counts; 2],
    /// Whether anything weighs more than 1.
    heavy: bool,
    /// The counts of warriors and pawns.
    figures: Counts,
}

/// How many classes of piece there are.
const CLASSES: usize = Class::Token as usize + 1;

impl Pieces {
    /// These kinds, in this order.
    ///
    /// # Panics
    /// At compile time, if there are more kinds than a clearing has counts for, or one weighs more than 3.
    #[must_use]
    pub const fn of(list: &'static [PieceInfo]) -> Self {
        assert!(list.len() <= KINDS, "too many kinds of piece");
        let mut pieces = Self {
            list,
            classes: [Counts::NONE; CLASSES],
            seen: Counts::NONE,
            weights: [Counts::NONE; 2],
            heavy: false,
            figures: Counts::NONE,
        };
        let mut kind = 0;
        while kind < list.len() {
            let PieceInfo { class, weight, unseen, .. } = &list[kind];
            assert!(*weight <= 3, "a piece weighs at most 3");
            let counts = Counts::of_kind(kind);
            let class = *class as usize;
            pieces.classes[class] = pieces.classes[class].or(counts);
            if !*unseen {
                pieces.seen = pieces.seen.or(counts);
            }
            if *weight & 1 != 0 {
                pieces.weights[0] = pieces.weights[0].or(counts);
            }
            if *weight & 2 != 0 {
                pieces.weights[1] = pieces.weights[1].or(counts);
                pieces.heavy = true;
            }
            kind += 1;
        }
        pieces.figures = pieces.classes[Class::Warrior as usize].or(pieces.classes[Class::Pawn as usize]);
        pieces
    }

    /// The kinds in their order.
    #[must_use]
    pub const fn list(&self) -> &'static [PieceInfo] {
        self.list
    }

    /// How many of these pieces are of this class.
    #[inline]
    #[must_use]
    pub fn of_class(&self, here: &[u8; KINDS], class: Class) -> u8 {
        Counts::read(here).and(self.classes[class as usize]).sum()
    }

    /// How many of these pieces are buildings or tokens that others can see.
    #[inline]
    #[must_use]
    pub fn prizes(&self, here: &[u8; KINDS]) -> u8 {
        let scoring = self.classes[Class::Building as usize].or(self.classes[Class::Token as usize]);
        Counts::read(here).and(scoring.and(self.seen)).sum()
    }

    /// What these pieces weigh for rule (LAW-3.1a).
    #[inline]
    #[must_use]
    pub fn weight(&self, here: &[u8; KINDS]) -> u8 {
        let here = Counts::read(here);
        let once = here.and(self.weights[0]).sum();
        if self.heavy { once + 2 * here.and(self.weights[1]).sum() } else { once }
    }

    /// Whether others can see any of these pieces.
    #[inline]
    #[must_use]
    pub fn visible(&self, here: &[u8; KINDS]) -> bool {
        Counts::read(here).and(self.seen) != Counts::NONE
    }

    /// The kinds of warrior and pawn among these pieces (LAW-6a).
    #[must_use]
    pub fn figures(&self, here: &[u8; KINDS]) -> KindSet {
        Counts::read(here).and(self.figures).kinds()
    }

    /// In which of these clearings there is a warrior or pawn, one bit each. All alike, without a branch: this is asked for
    /// every list of moves and battles.
    #[must_use]
    pub fn with_figures(&self, clearings: &[[u8; KINDS]; CLEARINGS]) -> u16 {
        let gather = |has_figure: &dyn Fn(&[u8; KINDS]) -> bool| {
            (0..).zip(clearings).fold(0, |bits, (number, here)| bits | u16::from(has_figure(here)) << number)
        };
        // Figures are mostly among the first kinds, which are one word.
        if self.figures.1 == 0 {
            gather(&|here| Counts::read(here).0 & self.figures.0 != 0)
        } else {
            gather(&|here| self.has_figure(here))
        }
    }

    /// Whether there is a warrior or pawn among these pieces.
    #[inline]
    #[must_use]
    pub fn has_figure(&self, here: &[u8; KINDS]) -> bool {
        Counts::read(here).and(self.figures) != Counts::NONE
    }
}

impl Deref for Pieces {
    type Target = [PieceInfo];

    fn deref(&self) -> &[PieceInfo] {
        self.list
    }
}

/// How many pieces of each kind, a byte a kind: those of the first eight, and those of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counts(u64, u16);

/// A one in each byte.
const ONES: u64 = u64::from_ne_bytes([1; 8]);

impl Counts {
    const NONE: Self = Self(0, 0);

    /// All bits of the count of one kind.
    const fn of_kind(kind: usize) -> Self {
        if kind < 8 { Self(0xff << (8 * kind), 0) } else { Self(0, 0xff << (8 * (kind - 8))) }
    }

    const fn read(here: &[u8; KINDS]) -> Self {
        let [eight @ .., ninth, tenth] = *here;
        Self(u64::from_le_bytes(eight), u16::from_le_bytes([ninth, tenth]))
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }

    /// All counts together; a seat has fewer than 256 pieces. Counts are below 128, so two of them fit a byte; the product
    /// gathers all bytes in its highest.
    const fn sum(self) -> u8 {
        let [.., all] = self.0.wrapping_add(self.1 as u64).wrapping_mul(ONES).to_le_bytes();
        all
    }

    /// The kinds that are there at all. Counts are below 128, so adding 127 sets the highest bit of a byte that is not
    /// zero and no other.
    const fn kinds(self) -> KindSet {
        let there = ((self.0 + 0x7f * ONES) >> 7) & ONES;
        // Each product bit lands in the highest byte at the place of its kind.
        let [.., low] = there.wrapping_mul(0x0102_0408_1020_4080).to_le_bytes();
        let [ninth, tenth] = self.1.to_le_bytes();
        KindSet(low as u16 | ((ninth != 0) as u16) << 8 | ((tenth != 0) as u16) << 9)
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::SplitMix64;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    use super::*;

    static LIST: [PieceInfo; 10] = [
        PieceInfo { weight: 2, ..PieceInfo::new("a", Class::Warrior, 10) },
        PieceInfo::new("b", Class::Pawn, 1),
        PieceInfo::new("c", Class::Building, 6),
        PieceInfo { unseen: true, ..PieceInfo::new("d", Class::Token, 5) },
        PieceInfo::new("e", Class::Warrior, 30),
        PieceInfo { weight: 3, ..PieceInfo::new("f", Class::Token, 9) },
        PieceInfo::new("g", Class::Building, 4),
        PieceInfo::new("h", Class::Warrior, 1),
        PieceInfo { weight: 0, ..PieceInfo::new("i", Class::Warrior, 3) },
        PieceInfo::new("j", Class::Building, 7),
    ];

    /// What [`Pieces`] finds in one word is what going over the list finds.
    #[test]
    fn sums_are_those_of_the_list() {
        static PIECES: Pieces = Pieces::of(&LIST);
        static FIRST: Pieces = Pieces::of(LIST.split_at(8).0);
        let mut dice = SplitMix64::seed_from_u64(1);
        for _ in 0..20_000 {
            let mut here = [0; KINDS];
            for count in &mut here {
                let [many, few, ..] = dice.next_u64().to_be_bytes();
                *count = if many < 64 { 0 } else { few % 20 };
            }
            let there = || LIST.iter().zip(here);
            for class in [Class::Warrior, Class::Pawn, Class::Building, Class::Token] {
                let number: u8 = there().filter(|(info, _)| info.class == class).map(|(_, n)| n).sum();
                assert_eq!(PIECES.of_class(&here, class), number, "{class:?} {here:?}");
            }
            assert_eq!(PIECES.weight(&here), there().map(|(info, n)| info.weight * n).fold(0, u8::wrapping_add));
            assert_eq!(PIECES.visible(&here), there().any(|(info, n)| n > 0 && !info.unseen));
            let figures = (0..)
                .zip(there())
                .filter(|(_, (info, n))| *n > 0 && matches!(info.class, Class::Warrior | Class::Pawn));
            let figures: Vec<Kind> = figures.map(|(number, _)| Kind(number)).collect();
            assert_eq!(PIECES.figures(&here), KindSet::of(&figures), "{here:?}");
            // The same of whole maps, also where no figure is among the last kinds.
            let mut map = [[0; KINDS]; CLEARINGS];
            map[usize::from(dice.next_u64().to_be_bytes()[2] % 16)] = here;
            for pieces in [PIECES, FIRST] {
                let expected = (0..).zip(&map).filter(|(_, here)| pieces.has_figure(here));
                assert_eq!(pieces.with_figures(&map), expected.fold(0, |bits, (number, _)| bits | 1 << number));
            }
        }
    }
}
