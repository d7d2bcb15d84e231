//! Decisions: who is asked, what may be answered, and why something else may not.
//!
//! There is one kind of decision and one kind of option for the whole game. An option is a verb with up to three
//! operands packed into 32 bits. The list of options is the definition of what is legal; a [`Refusal`] is what the very
//! same check says when it fails.

use crate::clause::Clause;
use crate::terms::{Card, Clearing, Item, Kind, Seat, Suit};

/// What an option does. Numbers below 64 are words of the base law, the others belong to factions (ten each).
///
/// Numbers are part of saved games and are never given to another word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verb(pub u8);

/// First verb number that belongs to a faction.
const FACTION_VERBS: u8 = 64;
/// Verb numbers each faction has.
const VERBS_EACH: u8 = 10;

impl Verb {
    /// The `n`th verb of the faction with this registry number.
    ///
    /// # Panics
    /// At compile time only (it is used in constants), if `n` is ten or more.
    #[must_use]
    pub const fn of_faction(number: u8, n: u8) -> Self {
        assert!(n < VERBS_EACH, "a faction has ten verbs");
        Self(FACTION_VERBS + number * VERBS_EACH + n)
    }

    /// The registry number of the faction that owns this verb; `None` for words of the base law.
    #[must_use]
    pub const fn faction(self) -> Option<u8> {
        if self.0 < FACTION_VERBS { None } else { Some((self.0 - FACTION_VERBS) / VERBS_EACH) }
    }
}

/// What an operand of a verb names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A clearing.
    Clearing,
    /// A clearing that something goes to; written after `>` instead of `:`.
    To,
    /// A seat, written as its faction's name.
    Seat,
    /// A card, written as its name.
    Card,
    /// A kind of item.
    Item,
    /// A suit.
    Suit,
    /// A number.
    Count,
    /// A kind of piece of some seat, written as the piece's name.
    Piece,
    /// A named place on a faction board.
    Space,
}

/// A verb as people read it.
#[derive(Debug)]
pub struct VerbInfo {
    /// The number.
    pub verb: Verb,
    /// The word used in option keys.
    pub key: &'static str,
    /// What the operands name, in order.
    pub operands: &'static [Operand],
}

/// One legal answer: a verb and its operands, packed into 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opt(pub u32);

impl Opt {
    /// A verb without operands.
    #[must_use]
    pub const fn plain(verb: Verb) -> Self {
        Self::of(verb, 0, 0, 0)
    }

    /// A verb with three raw operands.
    #[must_use]
    pub const fn of(verb: Verb, a: u8, b: u8, c: u8) -> Self {
        Self(((verb.0 as u32) << 24) | ((a as u32) << 16) | ((b as u32) << 8) | c as u32)
    }

    /// A verb with a clearing.
    #[must_use]
    pub const fn at(verb: Verb, clearing: Clearing) -> Self {
        Self::of(verb, clearing.0, 0, 0)
    }

    /// A verb with a card.
    #[must_use]
    pub const fn card(verb: Verb, card: Card) -> Self {
        Self::of(verb, card.0, 0, 0)
    }

    /// A verb with a seat.
    #[must_use]
    pub const fn seat(verb: Verb, seat: Seat) -> Self {
        Self::of(verb, seat.0, 0, 0)
    }

    /// A verb with a suit.
    #[must_use]
    pub const fn suit(verb: Verb, suit: Suit) -> Self {
        Self::of(verb, suit as u8, 0, 0)
    }

    /// A verb with a kind of item.
    #[must_use]
    pub const fn item(verb: Verb, item: Item) -> Self {
        Self::of(verb, item as u8, 0, 0)
    }

    /// A verb with a kind of piece.
    #[must_use]
    pub const fn piece(verb: Verb, owner: Seat, kind: Kind) -> Self {
        Self::of(verb, pack_piece(owner, kind), 0, 0)
    }

    /// A verb with a number.
    #[must_use]
    pub const fn count(verb: Verb, count: u8) -> Self {
        Self::of(verb, count, 0, 0)
    }

    /// The verb.
    #[must_use]
    pub const fn verb(self) -> Verb {
        Verb((self.0 >> 24) as u8)
    }

    /// A raw operand, 0 to 2.
    #[must_use]
    pub const fn operand(self, n: usize) -> u8 {
        ((self.0 >> (16 - 8 * n)) & 0xff) as u8
    }

    /// Operand `n` as a clearing.
    #[must_use]
    pub const fn clearing(self, n: usize) -> Clearing {
        Clearing(self.operand(n))
    }

    /// Operand `n` as a seat.
    #[must_use]
    pub const fn seat_at(self, n: usize) -> Seat {
        Seat(self.operand(n))
    }

    /// Operand `n` as a card.
    #[must_use]
    pub const fn card_at(self, n: usize) -> Card {
        Card(self.operand(n))
    }

    /// Operand `n` as a suit.
    #[must_use]
    pub const fn suit_at(self, n: usize) -> Suit {
        Suit::from_index(self.operand(n))
    }

    /// Operand `n` as a kind of item.
    #[must_use]
    pub const fn item_at(self, n: usize) -> Item {
        Item::from_index(self.operand(n))
    }

    /// Operand `n` as a kind of piece and its owner.
    #[must_use]
    pub const fn piece_at(self, n: usize) -> (Seat, Kind) {
        unpack_piece(self.operand(n))
    }
}

/// Owner and kind of a piece in one byte.
#[must_use]
pub const fn pack_piece(owner: Seat, kind: Kind) -> u8 {
    (owner.0 << 4) | kind.0
}

/// The owner and kind of a piece packed by [`pack_piece`].
#[must_use]
pub const fn unpack_piece(byte: u8) -> (Seat, Kind) {
    (Seat(byte >> 4), Kind(byte & 15))
}

/// A way in which something can be illegal: the message it gets and the names of its numbers.
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    /// The message key, for example `you-must-rule`.
    pub key: &'static str,
    /// Names of the numbers that come with it, in order.
    pub values: &'static [&'static str],
}

/// Why something is not legal: a reason, the clause it rests on and the live numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub reason: &'static Reason,
    /// The clause that forbids.
    pub clause: Clause,
    /// The numbers, as many as the reason names.
    pub values: [u8; 6],
}

impl Refusal {
    /// A refusal without numbers.
    #[must_use]
    pub const fn new(reason: &'static Reason, clause: Clause) -> Self {
        Self { reason, clause, values: [0; 6] }
    }

    /// A refusal with its numbers; those beyond six are left out.
    #[must_use]
    pub fn with(reason: &'static Reason, clause: Clause, numbers: &[u8]) -> Self {
        let mut values = [0; 6];
        for (value, number) in values.iter_mut().zip(numbers) {
            *value = *number;
        }
        Self { reason, clause, values }
    }
}

/// The head of a decision: who is asked, on what ground, about what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Who decides.
    pub seat: Seat,
    /// The clause that asks.
    pub clause: Clause,
    /// The message key of the question.
    pub prompt: &'static str,
    /// Whether the options show what the seat holds in hand. Such a question is asked even if there is one answer only,
    /// because skipping it would tell the others something.
    pub secret: bool,
}

impl Ask {
    /// A question whose options everybody may see.
    #[must_use]
    pub const fn open(seat: Seat, clause: Clause, prompt: &'static str) -> Self {
        Self { seat, clause, prompt, secret: false }
    }

    /// A question whose options depend on the seat's hand.
    #[must_use]
    pub const fn secret(seat: Seat, clause: Clause, prompt: &'static str) -> Self {
        Self { seat, clause, prompt, secret: true }
    }
}

/// An open decision with everything that may be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who is asked and why.
    pub ask: Ask,
    /// The legal answers, never empty.
    pub options: Vec<Opt>,
    /// Things of the same kind that are not legal now, each with its refusal.
    pub refused: Vec<(Opt, Refusal)>,
}

/// Why a rule stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// A question has no answer yet.
    Question,
    /// Somebody has won; nothing more resolves (EDGE-11).
    GameOver,
}

/// What a rule gives back: its result, or the news that it stopped.
pub type Ruling<T = ()> = Result<T, Halt>;

/// What an option list is written to.
///
/// A rule offers options one by one; the menu keeps the whole list, or the list with everything that was refused, or
/// just one option picked at random on the way (for random play, which then needs no list at all).
#[derive(Debug)]
pub struct Menu {
    mode: Mode,
    options: Vec<Opt>,
    refused: Vec<(Opt, Refusal)>,
}

#[derive(Debug)]
enum Mode {
    List,
    Explain,
    OneOf { state: u64, seen: u32, pick: Opt },
}

impl Menu {
    /// A menu that keeps every option.
    #[must_use]
    pub const fn list() -> Self {
        Self { mode: Mode::List, options: Vec::new(), refused: Vec::new() }
    }

    /// A menu that keeps every option and every refusal.
    #[must_use]
    pub const fn explaining() -> Self {
        Self { mode: Mode::Explain, options: Vec::new(), refused: Vec::new() }
    }

    /// A menu that keeps one option, each with equal chance; `seed` decides which.
    #[must_use]
    pub const fn one_of(seed: u64) -> Self {
        Self { mode: Mode::OneOf { state: seed | 1, seen: 0, pick: Opt(0) }, options: Vec::new(), refused: Vec::new() }
    }

    /// Empties a list so that its memory can be used again.
    pub fn clear(&mut self) {
        self.options.clear();
        self.refused.clear();
        if let Mode::OneOf { seen, .. } = &mut self.mode {
            *seen = 0;
        }
    }

    /// Adds a legal option. A rule offers each option once.
    pub fn offer(&mut self, option: Opt) {
        match &mut self.mode {
            Mode::List | Mode::Explain => self.options.push(option),
            Mode::OneOf { state, seen, pick } => {
                *seen += 1;
                *state ^= *state << 13;
                *state ^= *state >> 7;
                *state ^= *state << 17;
                if (*state >> 32).wrapping_mul(u64::from(*seen)) >> 32 == 0 {
                    *pick = option;
                }
            }
        }
    }

    /// Notes why an option is not legal, if anybody wants to know.
    pub fn refuse(&mut self, option: Opt, refusal: impl Into<Refusal>) {
        if matches!(self.mode, Mode::Explain) {
            self.refused.push((option, refusal.into()));
        }
    }

    /// Offers the option if the check passes, otherwise notes the refusal.
    pub fn test(&mut self, option: Opt, check: Result<(), impl Into<Refusal>>) {
        match check {
            Ok(()) => self.offer(option),
            Err(refusal) => self.refuse(option, refusal),
        }
    }

    /// Whether refusals are wanted: rules then also try what is plainly out of reach.
    #[must_use]
    pub const fn explains(&self) -> bool {
        matches!(self.mode, Mode::Explain)
    }

    /// How many options were offered.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.mode {
            Mode::OneOf { seen, .. } => *seen as usize,
            _ => self.options.len(),
        }
    }

    /// Whether nothing was offered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The options kept by a listing menu.
    #[must_use]
    pub fn options(&self) -> &[Opt] {
        &self.options
    }

    /// What was refused, for an explaining menu.
    #[must_use]
    pub fn refused(&self) -> &[(Opt, Refusal)] {
        &self.refused
    }

    /// The option picked on the way, or the first of a list.
    #[must_use]
    pub fn pick(&self) -> Option<Opt> {
        match &self.mode {
            Mode::OneOf { seen: 0, .. } => None,
            Mode::OneOf { pick, .. } => Some(*pick),
            _ => self.options.first().copied(),
        }
    }

    /// The state of the picking generator, to seed the next menu with.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        match &self.mode {
            Mode::OneOf { state, .. } => *state,
            _ => 0,
        }
    }

    /// Takes the lists out of the menu.
    #[must_use]
    pub fn into_lists(self) -> (Vec<Opt>, Vec<(Opt, Refusal)>) {
        (self.options, self.refused)
    }
}
