//! Decisions: who is asked, what may be answered, and why something else may not.
//!
//! There is one kind of decision and one kind of option for the whole game. An option is a verb with up to four operands
//! and the voice whose offer it is, packed into 64 bits. The list of options is the definition of what is legal; a [`Refusal`] is what the very
//! same check says when it fails.

use crate::clause::Clause;
use crate::terms::{Card, Clearing, Held, Item, Kind, Place, Seat, Suit, Voice};

/// What an option does. Numbers below 256 are words of the base law and of the cards, maps and landmarks, the others
/// belong to factions (32 each).
///
/// Numbers are part of saved games and are never given to another word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Verb(pub u16);

/// First verb number that belongs to a faction.
const FACTION_VERBS: u16 = 256;
/// Verb numbers each faction has: the one with the most words, the Vagabond, has about twenty.
const VERBS_EACH: u16 = 32;

impl Verb {
    /// The `n`th verb of the faction with this registry number.
    ///
    /// # Panics
    /// At compile time only (it is used in constants), if `n` is 32 or more.
    #[must_use]
    pub const fn of_faction(number: u8, n: u8) -> Self {
        assert!((n as u16) < VERBS_EACH, "a faction has 32 verbs");
        Self(FACTION_VERBS + number as u16 * VERBS_EACH + n as u16)
    }

    /// The registry number of the faction that owns this verb; `None` for words of the base law.
    #[must_use]
    pub const fn faction(self) -> Option<u8> {
        match self.0.checked_sub(FACTION_VERBS) {
            #[expect(clippy::cast_possible_truncation, reason = "65,280 verbs are fewer than 256 factions have")]
            Some(rest) => Some((rest / VERBS_EACH) as u8),
            None => None,
        }
    }

    /// Whether this verb is one of these. For constants, where `contains` cannot be called.
    #[must_use]
    pub const fn is_among(self, verbs: &[Self]) -> bool {
        let mut at = 0;
        while at < verbs.len() {
            if verbs[at].0 == self.0 {
                return true;
            }
            at += 1;
        }
        false
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
    /// An item as it lies with the seat that is asked.
    Held,
    /// A suit.
    Suit,
    /// A number.
    Count,
    /// A kind of piece of some seat, written as the piece's name.
    Piece,
    /// A kind of piece that only its owner may tell from others that look like it, written by its name.
    HiddenPiece,
    /// A set-up card of the pool of a draft, by its place.
    Dealt,
    /// A named place on a faction board.
    Space,
    /// A clearing or a forest.
    Place,
    /// A clearing or a forest that something goes to; written after `>` instead of `:`.
    ToPlace,
    /// By which way something goes; left out for a path.
    Way,
    /// Which of several effects of one voice; left out for the first.
    Effect,
    /// Whoever makes the offer: a faction, a card, a landmark. No operand of its own, the option names it.
    Voice,
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

/// One legal answer: a verb, its operands, and the voice that offers it where several could offer the same, packed into
/// 64 bits: verb 16, voice 8, four operands of 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opt(pub u64);

/// Operands an option can have.
pub const OPERANDS: usize = 4;

impl Opt {
    /// A verb without operands.
    #[must_use]
    pub const fn plain(verb: Verb) -> Self {
        Self::of(verb, 0, 0, 0)
    }

    /// A verb with three raw operands.
    #[must_use]
    pub const fn of(verb: Verb, a: u8, b: u8, c: u8) -> Self {
        Self::of_four(verb, [a, b, c, 0])
    }

    /// A verb with four raw operands.
    #[must_use]
    pub const fn of_four(verb: Verb, operands: [u8; OPERANDS]) -> Self {
        Self((verb.0 as u64) << 48 | u32::from_be_bytes(operands) as u64)
    }

    /// The same option as the offer of this voice.
    #[must_use]
    pub const fn said_by(self, voice: Voice) -> Self {
        Self(self.0 & !(0xff << 32) | (voice.0 as u64) << 32)
    }

    /// The voice that offers it; nobody where only one could.
    #[must_use]
    pub const fn voice(self) -> Voice {
        Voice((self.0 >> 32 & 0xff) as u8)
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

    /// A verb with an item as it lies with somebody.
    #[must_use]
    pub const fn held(verb: Verb, held: Held) -> Self {
        Self::of(verb, held.0, 0, 0)
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
        Verb((self.0 >> 48) as u16)
    }

    /// A raw operand, 0 to 3.
    #[must_use]
    pub const fn operand(self, n: usize) -> u8 {
        ((self.0 >> (24 - 8 * n)) & 0xff) as u8
    }

    /// Operand `n` as a place.
    #[must_use]
    pub const fn place(self, n: usize) -> Place {
        Place(self.operand(n))
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

    /// Operand `n` as an item as it lies with somebody.
    #[must_use]
    pub const fn held_at(self, n: usize) -> Held {
        Held(self.operand(n) % Held::STATES)
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
    mode: Keeping,
    voice: Voice,
    options: Vec<Opt>,
    refused: Vec<(Opt, Refusal)>,
}

#[derive(Debug)]
enum Keeping {
    List,
    Explain,
    OneOf { state: u64, seen: u32, pick: Opt },
}

impl Menu {
    /// A menu that keeps every option.
    #[must_use]
    pub const fn list() -> Self {
        Self { mode: Keeping::List, voice: Voice::NOBODY, options: Vec::new(), refused: Vec::new() }
    }

    /// A menu that keeps every option and every refusal.
    #[must_use]
    pub const fn explaining() -> Self {
        Self { mode: Keeping::Explain, voice: Voice::NOBODY, options: Vec::new(), refused: Vec::new() }
    }

    /// An empty menu that explains if this one does.
    #[must_use]
    pub const fn fresh(&self) -> Self {
        if self.explains() { Self::explaining() } else { Self::list() }
    }

    /// Takes over what another menu lists, each option as it is called here.
    pub fn take_over(&mut self, other: Self, renamed: impl Fn(Opt) -> Opt) {
        for option in other.options {
            self.offer(renamed(option));
        }
        for (option, refusal) in other.refused {
            self.refuse(renamed(option), refusal);
        }
    }

    /// A menu that keeps one option, each with equal chance; `seed` decides which.
    #[must_use]
    pub const fn one_of(seed: u64) -> Self {
        let mode = Keeping::OneOf { state: seed | 1, seen: 0, pick: Opt(0) };
        Self { mode, voice: Voice::NOBODY, options: Vec::new(), refused: Vec::new() }
    }

    /// Empties a list so that its memory can be used again.
    pub fn clear(&mut self) {
        self.options.clear();
        self.refused.clear();
        if let Keeping::OneOf { seen, .. } = &mut self.mode {
            *seen = 0;
        }
    }

    /// Lets a voice write its offers: each gets its name, so that whoever runs it knows whom to ask.
    pub fn hear(&mut self, voice: Voice, offer: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.voice, voice);
        offer(self);
        self.voice = outer;
    }

    /// Adds a legal option. A rule offers each option once.
    pub fn offer(&mut self, option: Opt) {
        let option = self.named(option);
        match &mut self.mode {
            Keeping::List | Keeping::Explain => self.options.push(option),
            Keeping::OneOf { state, seen, pick } => {
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

    /// The option with the name of the voice that offers it.
    const fn named(&self, option: Opt) -> Opt {
        if self.voice.0 == 0 { option } else { option.said_by(self.voice) }
    }

    /// Notes why an option is not legal, if anybody wants to know.
    pub fn refuse(&mut self, option: Opt, refusal: impl Into<Refusal>) {
        if matches!(self.mode, Keeping::Explain) {
            self.refused.push((self.named(option), refusal.into()));
        }
    }

    /// Offers the option if the check passes, otherwise notes the refusal.
    #[inline]
    pub fn test(&mut self, option: Opt, check: Result<(), impl Into<Refusal>>) {
        match check {
            Ok(()) => self.offer(option),
            Err(refusal) => self.refuse(option, refusal),
        }
    }

    /// Whether refusals are wanted: rules then also try what is plainly out of reach.
    #[must_use]
    pub const fn explains(&self) -> bool {
        matches!(self.mode, Keeping::Explain)
    }

    /// How many options were offered.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.mode {
            Keeping::OneOf { seen, .. } => *seen as usize,
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
            Keeping::OneOf { seen: 0, .. } => None,
            Keeping::OneOf { pick, .. } => Some(*pick),
            _ => self.options.first().copied(),
        }
    }

    /// The state of the picking generator, to seed the next menu with.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        match &self.mode {
            Keeping::OneOf { state, .. } => *state,
            _ => 0,
        }
    }

    /// Takes the lists out of the menu.
    #[must_use]
    pub fn into_lists(self) -> (Vec<Opt>, Vec<(Opt, Refusal)>) {
        (self.options, self.refused)
    }
}
