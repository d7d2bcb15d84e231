//! Who sits in the round: every voice at the table, and who has something to say about which question.

use arrayvec::ArrayVec;

use super::hooks::{Hooks, QUESTIONS, Question};
use super::{CardKind, Position};
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
    /// These voices, in the order in which they are asked where the law knows no order.
    ///
    /// # Panics
    /// If there are more than [`MOST_VOICES`], or one of them has more than [`MOST_EFFECTS`] effects: each has its bit in
    /// the table.
    #[must_use]
    pub fn of(voices: impl IntoIterator<Item = (Voice, &'static Hooks)>) -> Self {
        let all: ArrayVec<_, MOST_VOICES> = voices.into_iter().collect();
        let mut answering = [0; QUESTIONS];
        for (n, (_, hooks)) in all.iter().enumerate() {
            assert!(hooks.timed.is_none_or(|timed| timed.len() <= MOST_EFFECTS), "a voice has too many effects");
            for (voices, answers) in answering.iter_mut().zip(hooks.answers()) {
                *voices |= u16::from(answers) << n;
            }
        }
        Self { all, answering }
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

    /// The voices that are no cards.
    pub fn all(&self) -> impl Iterator<Item = Voice> {
        self.all.iter().map(|(voice, _)| *voice)
    }

    fn answering(&self, question: usize) -> impl Iterator<Item = (Voice, &'static Hooks)> {
        let mut left = self.answering[question];
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.all.get(next).copied()
        })
    }
}

impl<'a> Position<'a> {
    /// Whether anybody at the table answers a question, or a card of the deck would from a play area.
    #[inline]
    #[must_use]
    pub fn is_answered<T>(self, question: Question<T>) -> bool {
        self.setup.voices.answering[question.number()] != 0 || !self.setup.deck.answering(question.number()).is_empty()
    }

    /// Everybody who answers a question, factions in turn order first, then the map, landmarks and cards in play.
    #[inline]
    pub fn hear<T>(self, question: Question<T>) -> impl Iterator<Item = Heard<T>> + use<'a, T> {
        let current = self.table.current();
        let setup = self.setup;
        let others = setup.voices.answering(question.number()).filter_map(move |(voice, hooks)| {
            let me = voice.as_seat().unwrap_or(current);
            question.answer_of(hooks).map(|answer| Heard { voice, me, answer })
        });
        others.chain(self.cards_that_answer(question))
    }

    /// The same without who it is.
    #[inline]
    pub fn ask<T>(self, question: Question<T>) -> impl Iterator<Item = (Seat, &'static T)> + use<'a, T> {
        self.hear(question).map(|heard| (heard.me, heard.answer))
    }

    /// What a seat's own faction and cards in play answer.
    #[inline]
    pub fn ask_own<T>(self, seat: Seat, question: Question<T>) -> impl Iterator<Item = Heard<T>> + use<'a, T> {
        let own = question.answer_of(&self.faction(seat).hooks);
        let own = own.map(|answer| Heard { voice: Voice::seat(seat), me: seat, answer });
        own.into_iter().chain(self.cards_of(seat, self.setup.deck.answering(question.number()), question))
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

    fn cards_that_answer<T>(self, question: Question<T>) -> impl Iterator<Item = Heard<T>> + use<'a, T> {
        let cards = self.setup.deck.answering(question.number());
        let seats = if cards.is_empty() { 0 } else { self.setup.seats.len() };
        self.seats().take(seats).flat_map(move |seat| self.cards_of(seat, cards, question))
    }

    fn cards_of<T>(
        self,
        seat: Seat,
        cards: CardSet,
        question: Question<T>,
    ) -> impl Iterator<Item = Heard<T>> + use<'a, T> {
        // Identical cards cannot lie in one play area (LAW-5l); where somebody has put two there, one speaks.
        self.distinct(self.table.crafted[seat.index()].and(cards)).filter_map(move |card| {
            let answer = question.answer_of(self.card_hooks(card)?)?;
            Some(Heard { voice: Voice::card(card), me: seat, answer })
        })
    }

    fn card_hooks(self, card: crate::terms::Card) -> Option<&'static Hooks> {
        match &self.face(card).kind {
            CardKind::Persistent(effect) => Some(&effect.hooks),
            _ => None,
        }
    }
}
