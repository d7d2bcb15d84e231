//! Who sits in the round: every voice at the table, and who has something to say about which question.

use arrayvec::ArrayVec;

use super::hooks::{Hooks, QUESTIONS, Question};
use super::{CardKind, Deck, Position};
use crate::terms::{CardSet, MAX_SEATS, Seat, Speaker, Voice};

/// Landmarks a table can have at most: the map's own, and those that are set up beside them.
pub const MAX_LANDMARKS: usize = 6;
/// Voices a table can have beside the cards: seats, the map, landmarks.
pub const MOST_VOICES: usize = MAX_SEATS + 1 + MAX_LANDMARKS;
/// Effects of one voice at the edges of phases, and offers there, that can be told apart.
pub const MOST_EFFECTS: usize = 4;

/// Whatever is used up or settled at an edge has a bit of its own.
const _: () = assert!(MOST_VOICES * MOST_EFFECTS <= u64::BITS as usize && MOST_VOICES <= u16::BITS as usize);

/// Every voice at the table but the cards, and for each question those that answer it.
#[derive(Clone, Debug)]
pub struct Voices {
    all: ArrayVec<(Voice, &'static Hooks), MOST_VOICES>,
    /// For each question the voices that answer it, one bit each.
    answering: [u16; QUESTIONS],
    /// For each question whether cards of the deck answer it from a play area.
    by_cards: [bool; QUESTIONS],
    /// For each question whether there is an answer at all.
    answered: [bool; QUESTIONS],
    /// Whether there are offers whose options depend on what the current player holds.
    depend_on_hand: bool,
}

/// A voice that answers a question.
#[derive(Debug)]
pub struct Heard<T: 'static> {
    /// Who answers.
    pub voice: Voice,
    /// The seat it belongs to, or of what is nobody's the current player, who makes its choices (LAW-1.1.3).
    pub me: Seat,
    /// The answer.
    pub answer: &'static T,
}

impl Voices {
    /// Nobody.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            all: ArrayVec::new_const(),
            answering: [0; QUESTIONS],
            by_cards: [false; QUESTIONS],
            answered: [false; QUESTIONS],
            depend_on_hand: false,
        }
    }

    /// These voices, seats first, in the order in which they are asked where the law knows no order, and the cards of a deck.
    ///
    /// # Panics
    /// If there are more than [`MOST_VOICES`], or one of them has more than [`MOST_EFFECTS`] effects: each has its bit in
    /// the table.
    #[must_use]
    pub fn of(voices: impl IntoIterator<Item = (Voice, &'static Hooks)>, deck: &Deck) -> Self {
        let all: ArrayVec<_, MOST_VOICES> = voices.into_iter().collect();
        let mut answering = [0; QUESTIONS];
        for (n, (_, hooks)) in all.iter().enumerate() {
            assert!(hooks.timed.is_none_or(|timed| timed.len() <= MOST_EFFECTS), "a voice has too many effects");
            for (voices, answers) in answering.iter_mut().zip(hooks.answers()) {
                *voices |= u16::from(answers) << n;
            }
        }
        let by_cards = std::array::from_fn(|question| !deck.answering(question).is_empty());
        let answered = std::array::from_fn(|question| by_cards[question] || answering[question] != 0);
        let mut offers = all.iter().flat_map(|(_, hooks)| hooks.offers.unwrap_or_default()).chain(deck.offers());
        let depend_on_hand = offers.any(|offer| offer.open_to.is_some());
        Self { all, answering, by_cards, answered, depend_on_hand }
    }

    /// Whether somebody makes offers whose options depend on what the current player holds.
    #[must_use]
    pub const fn depend_on_hand(&self) -> bool {
        self.depend_on_hand
    }

    /// The hooks of a voice that is no card.
    #[must_use]
    pub fn hooks(&self, voice: Voice) -> Option<&'static Hooks> {
        self.all.iter().find(|(other, _)| *other == voice).map(|(_, hooks)| *hooks)
    }

    /// The place of a voice that is no card in the round.
    #[must_use]
    pub fn place(&self, voice: Voice) -> Option<usize> {
        self.all.iter().position(|(other, _)| *other == voice)
    }

    /// Whether any of them answers the question with this number.
    #[must_use]
    pub const fn answers(&self, question: usize) -> bool {
        self.answering[question] != 0
    }

    /// The voices that are no cards.
    pub fn all(&self) -> impl Iterator<Item = Voice> {
        self.all.iter().map(|(voice, _)| *voice)
    }
}

/// Those who answer a question, one after the other. Most questions have no answer at a table, and then there is nothing
/// to do but to see that.
#[derive(Debug)]
pub struct Round<'a, T: 'static> {
    at: Position<'a>,
    question: Question<T>,
    /// Voices that are no cards and have not spoken, one bit each.
    left: u16,
    /// The seats whose cards are to come: the next one, and the one after the last.
    seats: (u8, u8),
    /// Cards of the seat before the next one that have not spoken.
    cards: CardSet,
}

impl<T> Iterator for Round<'_, T> {
    type Item = Heard<T>;

    #[inline]
    fn next(&mut self) -> Option<Heard<T>> {
        while self.left != 0 {
            let next = self.left.trailing_zeros() as usize;
            self.left &= self.left - 1;
            let (voice, hooks) = self.at.setup.voices.all.get(next)?;
            if let Some(answer) = self.question.answer_of(hooks) {
                let me = voice.as_seat().unwrap_or(self.at.table.current());
                return Some(Heard { voice: *voice, me, answer });
            }
        }
        if self.seats.0 == self.seats.1 && self.cards.is_empty() { None } else { self.next_card() }
    }
}

impl<T> Round<'_, T> {
    fn next_card(&mut self) -> Option<Heard<T>> {
        let deck = &self.at.setup.deck;
        loop {
            let Some(card) = self.cards.iter().next() else {
                if self.seats.0 == self.seats.1 {
                    return None;
                }
                let answering = deck.answering(self.question.number());
                self.cards = self.at.table.crafted[usize::from(self.seats.0)].and(answering);
                self.seats.0 += 1;
                continue;
            };
            self.cards.remove(card);
            // Identical cards cannot lie in one play area (LAW-5l); where somebody has put two there, one speaks.
            while let Some(copy) = self.cards.iter().next().filter(|copy| self.at.is_copy(*copy, card)) {
                self.cards.remove(copy);
            }
            if let Some(answer) = self.at.card_hooks(card).and_then(|hooks| self.question.answer_of(hooks)) {
                return Some(Heard { voice: Voice::card(card), me: Seat(self.seats.0 - 1), answer });
            }
        }
    }
}

impl<'a> Position<'a> {
    /// Whether anybody at the table answers a question, or a card of the deck would from a play area.
    #[inline]
    #[must_use]
    pub fn is_answered<T>(self, question: Question<T>) -> bool {
        self.setup.voices.answered[question.number()]
    }

    /// Everybody who answers a question, factions in turn order first, then the map, landmarks and cards in play.
    #[inline]
    #[must_use]
    pub fn hear<T>(self, question: Question<T>) -> Round<'a, T> {
        let voices = &self.setup.voices;
        #[expect(clippy::cast_possible_truncation, reason = "there are at most six seats")]
        let seats = if voices.by_cards[question.number()] { self.setup.seats.len() as u8 } else { 0 };
        let left = voices.answering[question.number()];
        Round { at: self, question, left, seats: (0, seats), cards: CardSet::EMPTY }
    }

    /// The cards in play that answer a question.
    #[inline]
    #[must_use]
    pub fn hear_cards<T>(self, question: Question<T>) -> Round<'a, T> {
        Round { left: 0, ..self.hear(question) }
    }

    /// Everybody who answers a question and is no card.
    #[inline]
    #[must_use]
    pub fn hear_others<T>(self, question: Question<T>) -> Round<'a, T> {
        Round { seats: (0, 0), ..self.hear(question) }
    }

    /// The same without who it is.
    #[inline]
    pub fn ask<T>(self, question: Question<T>) -> impl Iterator<Item = (Seat, &'static T)> + use<'a, T> {
        self.hear(question).map(|heard| (heard.me, heard.answer))
    }

    /// What a seat's own faction and cards in play answer.
    #[inline]
    #[must_use]
    pub fn ask_own<T>(self, seat: Seat, question: Question<T>) -> Round<'a, T> {
        let voices = &self.setup.voices;
        // The seats come first among the voices.
        let left = voices.answering[question.number()] & (1 << seat.0);
        let to = seat.0 + u8::from(voices.by_cards[question.number()]);
        Round { at: self, question, left, seats: (seat.0, to), cards: CardSet::EMPTY }
    }

    /// The answer of a voice, if it is at the table and has one.
    #[must_use]
    pub fn answer_of<T>(self, voice: Voice, question: Question<T>) -> Option<Heard<T>> {
        let current = self.table.current();
        let (me, hooks) = if let Speaker::Card(card) = voice.source()? {
            let me = self.seats().find(|seat| self.table.crafted[seat.index()].has(card))?;
            (me, self.card_hooks(card)?)
        } else {
            (voice.as_seat().unwrap_or(current), self.setup.voices.hooks(voice)?)
        };
        Some(Heard { voice, me, answer: question.answer_of(hooks)? })
    }

    /// Where an effect of a voice is noted that is used up or settled: one bit for each voice and each of its effects.
    /// Cards have no place here; they are noted by themselves.
    #[must_use]
    pub fn mark(self, voice: Voice, effect: usize) -> u64 {
        debug_assert!(effect < MOST_EFFECTS, "checked when the voices are seated");
        self.setup.voices.place(voice).map_or(0, |place| 1 << (MOST_EFFECTS * place + effect))
    }

    fn card_hooks(self, card: crate::terms::Card) -> Option<&'static Hooks> {
        match &self.face(card).kind {
            CardKind::Persistent(effect) => Some(&effect.hooks),
            _ => None,
        }
    }
}
