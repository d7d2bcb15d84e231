//! The table: everything that changes during a game, as plain data.
//!
//! A table is a fixed-size value without pointers. Copying it is copying bytes, and equal positions are equal bytes
//! once [`Table::canonical`] has put interchangeable copies of cards in order. What a table means is said by the
//! [`Setup`](crate::play::Setup) it belongs to.

mod canonical;
mod cards;
mod items;
mod on_card;
mod pieces;
mod tasks;
mod turn;

pub use items::Activated;
pub use pieces::{Afield, PlacedLandmark};
pub use tasks::Task;
pub use turn::{Ending, Stage, Turn};

use bytemuck::{Pod, Zeroable};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::terms::{CLEARINGS, CardSet, ClearingSet, ITEMS, KINDS, MAX_CARDS, MAX_LANDMARKS, MAX_SEATS, Seat, SuitSet};

/// Piles of cards that voices can have at one table. A table of six seats with the most piles each needs fewer.
pub const MAX_PILES: usize = 16;
/// Entries for pieces in forests. Few pieces are ever there: pawns, captives, relics.
pub const MAX_AFIELD: usize = 24;
/// Bytes that the map has for what it keeps in mind, and each landmark.
pub const GROUND_BYTES: usize = 8;
/// Bytes a faction has for what lies on its board.
pub const BOARD_BYTES: usize = 40;
/// Units that can wait at the same time.
pub const MAX_TASKS: usize = 12;

/// How far the state of `SplitMix64` goes on with each number it gives.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// A faction board as raw bytes; the faction gives them a type of its own.
pub type BoardBytes = [u8; BOARD_BYTES];

/// Everything that changes during a game.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Table {
    seed: u64,
    /// The turn.
    pub turn: Turn,
    draws: u32,
    /// Paths that are closed, by their numbers on the map, one bit each.
    pub closed_paths: u32,
    /// Battle rolls made so far.
    pub rolls: u16,
    /// Random takes from a hand made so far.
    pub takes: u16,
    /// Clearings with a ruin.
    pub ruins: ClearingSet,
    /// Clearings that are no clearings in this game.
    pub flooded: ClearingSet,
    /// Pieces on the map: seat, clearing, kind.
    pub pieces: [[[u8; KINDS]; CLEARINGS]; MAX_SEATS],
    /// Pieces in forests, in the order of place, owner and kind.
    pub afield: [Afield; MAX_AFIELD],
    /// Pieces in supply: seat, kind (LAW-2.2d).
    pub supply: [[u8; KINDS]; MAX_SEATS],
    /// Common warriors that lie with another player: owner, holder. Which of them lie in boxes of the holder's board, the
    /// board says. Where the owner itself would be the holder stands what lies on a card in play ([`Table::on_card`]), of
    /// which a deck has one at most.
    pub held: [[u8; MAX_SEATS]; MAX_SEATS],
    /// Suits of the clearings as printed or dealt (LAW-3c).
    pub suits: [SuitSet; CLEARINGS],
    /// Landmarks, in the order of the setup.
    pub landmarks: [PlacedLandmark; MAX_LANDMARKS],
    /// What the map keeps in mind.
    pub ground: [u8; GROUND_BYTES],
    /// Cards in hand, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// Crafted cards that lie in the play area, by seat (LAW-2.4k).
    pub crafted: [CardSet; MAX_SEATS],
    /// Piles of voices, in the order in which the setup declares them.
    pub piles: [CardSet; MAX_PILES],
    /// The discard pile.
    pub discard: CardSet,
    /// Dominance cards beside the map (LAW-4.2i).
    pub available: CardSet,
    /// The card that is being crafted or resolved and lies in no pile (LAW-5h).
    pub resolving: CardSet,
    /// Cards out of the game.
    pub removed_cards: CardSet,
    /// Cards in play whose once-a-turn effect was used this turn, and cards of piles that are used each turn.
    pub used_cards: CardSet,
    /// Crafted Items boxes: seat, item; how many lie face up in the lower half of a byte, face down in the upper one.
    pub items: [[u8; ITEMS]; MAX_SEATS],
    /// The common item supply.
    pub item_supply: [u8; ITEMS],
    /// Items out of the game.
    pub removed_items: [u8; ITEMS],
    /// Items under each ruin: two half bytes, each 0 or an item index plus one.
    pub ruin_items: [u8; CLEARINGS],
    /// Faction boards.
    pub boards: [BoardBytes; MAX_SEATS],
    /// Points, by seat.
    pub scores: [u8; MAX_SEATS],
    /// Activated dominance card plus one, by seat, and a mark if the score marker has stayed on the track; 0 for none.
    dominance: [u8; MAX_SEATS],
    /// The seat plus one with which a seat has thrown in its lot and wins together, by seat; 0 for nobody (LAW-4.3).
    pub partner: [u8; MAX_SEATS],
    /// Crafting pieces activated this turn (LAW-5d).
    pub activated: Activated,
    /// Units that wait, the next one last.
    pub tasks: [Task; MAX_TASKS],
    /// How many units wait.
    pub waiting: u8,
    /// Cards left in the deck.
    pub deck_len: u8,
    /// The deck, top card last; and from the other end, each plus one, the cards of ordered piles, as they came to lie
    /// there. No card is in both, so there is room for all.
    deck: [u8; MAX_CARDS],
    /// Times hidden cards were shown to somebody; undoing such a moment would not make it unseen.
    pub reveals: u8,
    /// Corners where factions that start in a corner have started, by seat; 0 for none (LAW-9d).
    pub starts: [u8; MAX_SEATS],
}

/// A table is copied at every decision, so it must stay small.
const _: () = assert!(size_of::<Table>() <= 2048);

/// What has been left to chance and what has been uncovered so far. Two moments of a game differ in this exactly if
/// something happened between them that taking it back would not make unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Battle rolls made.
    pub rolls: u16,
    /// Random values used.
    pub random: u32,
    /// Cards left in the deck.
    pub deck: u8,
    /// Times hidden cards were shown.
    pub reveals: u8,
}

impl Table {
    /// An empty table with this seed: no pieces, no cards, before setup.
    #[must_use]
    pub fn empty(seed: u64) -> Self {
        Self { seed, ..Self::zeroed() }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn current(&self) -> Seat {
        Seat(self.turn.seat)
    }

    /// The next 64 bits of this game's randomness.
    ///
    /// Counter-based: a value is what `SplitMix64` gives from the place in its stream that the seed and the running number name,
    /// so the stream needs no state but the counter and is the same on every platform.
    pub fn next_random(&mut self) -> u64 {
        let place = self.seed.wrapping_add(u64::from(self.draws).wrapping_mul(STRIDE));
        self.draws = self.draws.wrapping_add(1);
        SplitMix64::seed_from_u64(place).next_u64()
    }

    /// A random number below `bound`, each with equal chance; 0 if `bound` is 0.
    pub fn random_below(&mut self, bound: u32) -> u32 {
        let wide = u128::from(self.next_random()) * u128::from(bound);
        #[expect(clippy::cast_possible_truncation, reason = "the high half is below the bound")]
        let number = (wide >> 64) as u32;
        number
    }

    /// How many random values the game has used; it grows exactly when something random happens.
    #[must_use]
    pub const fn randomness_used(&self) -> u32 {
        self.draws
    }

    /// What has been left to chance and uncovered so far.
    #[must_use]
    pub const fn chance(&self) -> Chance {
        Chance { rolls: self.rolls, random: self.draws, deck: self.deck_len, reveals: self.reveals }
    }

    /// The seed of the randomness.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Replaces the randomness to come: search does this so that it cannot foresee dice.
    pub const fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the randomness to a known place, when a table is read back.
    pub const fn restore_randomness(&mut self, seed: u64, draws: u32) {
        self.seed = seed;
        self.draws = draws;
    }

    /// A 64-bit fingerprint of the bytes (FNV-1a). Equal tables have equal fingerprints.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        bytemuck::bytes_of(self)
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
    }
}
