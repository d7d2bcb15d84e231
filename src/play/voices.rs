//! Who sits in the round: every voice at the table, and who has something to say about which question.

use std::marker::PhantomData;

use arrayvec::ArrayVec;

use super::hooks::{BATTLE_EFFECTS, Hooks, MOMENTS, OFFERS, QUESTIONS, Question, TIMED};
use super::{BattleMoment, CardKind, Deck, Play, Position};
use crate::decision::Ruling;
use crate::terms::{CardSet, MAX_CARDS, MAX_LANDMARKS, MAX_SEATS, Seat, Speaker, Voice, bits};

/// Voices a table can have beside the cards: seats, the map, landmarks.
pub const MOST_VOICES: usize = MAX_SEATS + 1 + MAX_LANDMARKS;
/// Effects of one voice at the edges of phases that can be told apart.
pub const MOST_EFFECTS: usize = 4;
/// Answers that one question can get: every voice, and every card in play.
pub const MOST_ANSWERS: usize = MOST_VOICES + MAX_CARDS;

/// Answers taken down, each with whose it is, to be gone through while the table changes.
pub type Answers<T> = ArrayVec<(Seat, &'static T), MOST_ANSWERS>;

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
    /// For each moment the voices that offer something then, one bit each, and those with an effect that is due.
    offering: [u16; MOMENTS],
    due: [u16; MOMENTS],
    /// For each moment of a battle the voices with an effect for it.
    fighting: [u16; BattleMoment::ALL.len()],
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
            offering: [0; MOMENTS],
            due: [0; MOMENTS],
            fighting: [0; BattleMoment::ALL.len()],
            depend_on_hand: false,
        }
    }

    /// These voices, seats first, in the order in which they are asked where the law knows no order, and the cards of a deck.
    ///
    /// # Panics
    /// If there are more than [`MOST_VOICES`].
    #[must_use]
    pub fn of(voices: impl IntoIterator<Item = (Voice, &'static Hooks)>, deck: &Deck) -> Self {
        let all: ArrayVec<_, MOST_VOICES> = voices.into_iter().collect();
        let mut answering = [0; QUESTIONS];
        for (n, (_, hooks)) in all.iter().enumerate() {
            for (voices, answers) in answering.iter_mut().zip(hooks.answers()) {
                *voices |= u16::from(answers) << n;
            }
        }
        let by_cards = std::array::from_fn(|question| !deck.answering(question).is_empty());
        let answered = std::array::from_fn(|question| by_cards[question] || answering[question] != 0);
        let those = |speaks: &dyn Fn(&Hooks) -> bool| {
            (0u8..).zip(&all).fold(0, |those, (n, (_, hooks))| those | u16::from(speaks(hooks)) << n)
        };
        let offering = std::array::from_fn(|moment| those(&|hooks| hooks.offers_at(moment)));
        let due = std::array::from_fn(|moment| those(&|hooks| hooks.is_due_at(moment)));
        let fighting = BattleMoment::ALL.map(|moment| those(&|hooks| hooks.fights_at(moment)));
        let mut offers = all.iter().flat_map(|(_, hooks)| hooks.offers.unwrap_or_default()).chain(deck.offers());
        let depend_on_hand = offers.any(|offer| offer.open_to.is_some());
        Self { all, answering, by_cards, answered, offering, due, fighting, depend_on_hand }
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

    /// How many voices that are no cards answer this question.
    #[must_use]
    pub const fn answering<Q: Question>(&self, _: Q) -> usize {
        self.answering[Q::NUMBER].count_ones() as usize
    }

    /// The voices that are no cards.
    pub fn all(&self) -> impl Iterator<Item = Voice> {
        self.all.iter().map(|(voice, _)| *voice)
    }
}

/// Those who answer a question, one after the other. Most questions have no answer at a table, and then there is nothing
/// to do but to see that.
#[derive(Debug)]
pub struct Round<'a, Q> {
    at: Position<'a>,
    question: PhantomData<Q>,
    /// Voices that are no cards and have not spoken, one bit each.
    left: u16,
    cards: Option<Cards<'a>>,
}

/// The part of a round in which cards speak.
#[derive(Clone, Copy, Debug)]
struct Cards<'a> {
    /// The cards that answer, wherever they lie.
    answering: &'a CardSet,
    /// The seats whose cards are to come, one bit each.
    seats: u8,
    /// The seat whose cards speak, and those of its cards that have not spoken.
    seat: Seat,
    left: CardSet,
}

impl<'a> Cards<'a> {
    /// Those of these cards that lie before one of these seats, which have one bit each. It is put into nobody who asks: there
    /// are many of them, and their code would grow by this.
    #[inline(never)]
    fn of(at: Position<'a>, answering: &'a CardSet, seats: u8) -> Option<Self> {
        if answering.is_empty() {
            return None;
        }
        let holds =
            |seat: u8| at.table.crafted.get(usize::from(seat)).is_some_and(|cards| !cards.and(*answering).is_empty());
        let seats = bits(seats.into()).filter(|seat| holds(*seat)).fold(0, |seats, seat| seats | 1 << seat);
        (seats != 0).then_some(Self { answering, seats, seat: Seat(0), left: CardSet::EMPTY })
    }

    /// Those of these cards that lie before anybody.
    fn of_all(at: Position<'a>, answering: &'a CardSet) -> Option<Self> {
        Self::of(at, answering, (1 << at.setup.seats.len()) - 1)
    }

    /// The next card, in whose play area it lies, and what it answers.
    fn next(&mut self, at: Position) -> Option<(Voice, Seat, &'static Hooks)> {
        loop {
            let Some(card) = self.left.first() else {
                if self.seats == 0 {
                    return None;
                }
                #[expect(clippy::cast_possible_truncation, reason = "one of eight bits")]
                let seat = self.seats.trailing_zeros() as u8;
                self.seats &= self.seats - 1;
                self.seat = Seat(seat);
                self.left = at.table.crafted[self.seat.index()].and(*self.answering);
                continue;
            };
            self.left.remove(card);
            // Identical cards cannot lie in one play area (LAW-5l); where somebody has put two there, one speaks.
            while let Some(copy) = self.left.first().filter(|copy| at.is_copy(*copy, card)) {
                self.left.remove(copy);
            }
            if let Some(hooks) = at.card_hooks(card) {
                return Some((Voice::card(card), self.seat, hooks));
            }
        }
    }
}

impl<Q> Clone for Round<'_, Q> {
    fn clone(&self) -> Self {
        Self { at: self.at, question: PhantomData, left: self.left, cards: self.cards }
    }
}

impl<Q: Question> Round<'_, Q> {
    /// Whether nobody is left who could answer.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.left == 0 && self.cards.is_none()
    }

    /// What the voice with this place in the round answers.
    #[inline]
    fn answer_from(&self, place: u32) -> Option<Heard<Q::Answer>> {
        let (voice, hooks) = self.at.setup.voices.all.get(place as usize)?;
        let me = voice.as_seat().unwrap_or(self.at.table.current());
        Some(Heard { voice: *voice, me, answer: Q::answer_of(hooks)? })
    }

    /// The next card that answers. Cards seldom do: this stays out of the way of those who do.
    #[cold]
    #[inline(never)]
    fn next_card(at: Position, cards: &mut Cards) -> Option<Heard<Q::Answer>> {
        while let Some((voice, me, hooks)) = cards.next(at) {
            if let Some(answer) = Q::answer_of(hooks) {
                return Some(Heard { voice, me, answer });
            }
        }
        None
    }
}

impl<Q: Question> Iterator for Round<'_, Q> {
    type Item = Heard<Q::Answer>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        while self.left != 0 {
            let place = self.left.trailing_zeros();
            self.left &= self.left - 1;
            let heard = self.answer_from(place);
            if heard.is_some() {
                return heard;
            }
        }
        Self::next_card(self.at, self.cards.as_mut()?)
    }

    /// The hottest questions are folded: no state is kept between one voice and the next.
    #[inline]
    fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, mut with: F) -> B {
        let mut folded = init;
        let mut left = self.left;
        while left != 0 {
            if let Some(heard) = self.answer_from(left.trailing_zeros()) {
                folded = with(folded, heard);
            }
            left &= left - 1;
        }
        if let Some(mut cards) = self.cards {
            while let Some(heard) = Self::next_card(self.at, &mut cards) {
                folded = with(folded, heard);
            }
        }
        folded
    }
}

impl<'a> Position<'a> {
    /// Whether anybody at the table answers a question, or a card of the deck would from a play area.
    #[inline]
    #[must_use]
    pub fn is_answered<Q: Question>(self, _: Q) -> bool {
        self.setup.voices.answered[Q::NUMBER]
    }

    /// Everybody who answers a question, factions in turn order first, then the map, landmarks and cards in play.
    #[inline]
    #[must_use]
    pub fn hear<Q: Question>(self, _: Q) -> Round<'a, Q> {
        let voices = &self.setup.voices;
        let by_cards = voices.by_cards[Q::NUMBER];
        let cards = if by_cards { Cards::of_all(self, self.setup.deck.answering(Q::NUMBER)) } else { None };
        Round { at: self, question: PhantomData, left: voices.answering[Q::NUMBER], cards }
    }

    /// Whether anybody or any card in play has an offer for the current player at the moment with this number.
    #[inline]
    #[must_use]
    pub fn has_offers(self, moment: usize) -> bool {
        !self.offering_others(moment).is_over() || !self.offering_cards(moment).is_over()
    }

    /// The cards in play with an offer for the current player at the moment with this number.
    #[must_use]
    pub fn offering_cards(self, moment: usize) -> Round<'a, OFFERS> {
        let deck = self.setup.deck;
        let seats = if deck.offers_to_all(moment) { u8::MAX } else { 1 << self.table.current().0 };
        let cards = Cards::of(self, deck.offering(moment), seats);
        Round { at: self, question: PhantomData, left: 0, cards }
    }

    /// Whoever is no card and has an offer at the moment with this number.
    #[inline]
    #[must_use]
    pub fn offering_others(self, moment: usize) -> Round<'a, OFFERS> {
        let left = self.setup.voices.offering.get(moment).copied().unwrap_or_default();
        Round { at: self, question: PhantomData, left, cards: None }
    }

    /// The cards in play with an effect for this moment of a battle.
    #[must_use]
    pub fn fighting_cards(self, moment: BattleMoment) -> Round<'a, BATTLE_EFFECTS> {
        let cards = Cards::of_all(self, self.setup.deck.fighting(moment));
        Round { at: self, question: PhantomData, left: 0, cards }
    }

    /// Whoever is no card and has an effect for this moment of a battle.
    #[must_use]
    pub fn fighting_others(self, moment: BattleMoment) -> Round<'a, BATTLE_EFFECTS> {
        let left = self.setup.voices.fighting[moment as usize];
        Round { at: self, question: PhantomData, left, cards: None }
    }

    /// Everybody who has an effect at the moment with this number.
    #[must_use]
    pub fn due(self, moment: usize) -> Round<'a, TIMED> {
        let left = self.setup.voices.due.get(moment).copied().unwrap_or_default();
        Round { at: self, question: PhantomData, left, cards: Cards::of_all(self, self.setup.deck.due(moment)) }
    }

    /// The cards in play that answer a question.
    #[inline]
    #[must_use]
    pub fn hear_cards<Q: Question>(self, question: Q) -> Round<'a, Q> {
        Round { left: 0, ..self.hear(question) }
    }

    /// Everybody who answers a question and is no card.
    #[inline]
    #[must_use]
    pub fn hear_others<Q: Question>(self, _: Q) -> Round<'a, Q> {
        Round { at: self, question: PhantomData, left: self.setup.voices.answering[Q::NUMBER], cards: None }
    }

    /// The same without who it is.
    #[inline]
    pub fn ask<Q: Question>(self, question: Q) -> impl Iterator<Item = (Seat, &'static Q::Answer)> + use<'a, Q> {
        self.hear(question).map(|heard| (heard.me, heard.answer))
    }

    /// What a seat's own faction and cards in play answer.
    #[inline]
    #[must_use]
    pub fn ask_own<Q: Question>(self, seat: Seat, _: Q) -> Round<'a, Q> {
        let voices = &self.setup.voices;
        // The seats come first among the voices.
        let left = voices.answering[Q::NUMBER] & (1 << seat.0);
        let by_cards = voices.by_cards[Q::NUMBER];
        let cards = if by_cards { Cards::of(self, self.setup.deck.answering(Q::NUMBER), 1 << seat.0) } else { None };
        Round { at: self, question: PhantomData, left, cards }
    }

    /// The answer of a voice, if it is at the table and has one.
    #[must_use]
    pub fn answer_of<Q: Question>(self, voice: Voice, _: Q) -> Option<Heard<Q::Answer>> {
        let current = self.table.current();
        let (me, hooks) = if let Speaker::Card(card) = voice.source()? {
            let me = self.seats().find(|seat| self.table.crafted[seat.index()].has(card))?;
            (me, self.card_hooks(card)?)
        } else {
            (voice.as_seat().unwrap_or(current), self.setup.voices.hooks(voice)?)
        };
        Some(Heard { voice, me, answer: Q::answer_of(hooks)? })
    }

    /// Where an effect of a voice is noted that is used up or settled: one bit for each voice and each of its effects.
    /// Cards have no place here; they are noted by themselves.
    #[must_use]
    pub fn mark(self, voice: Voice, effect: usize) -> u64 {
        debug_assert!(effect < MOST_EFFECTS, "checked when the table is set up");
        self.setup.voices.place(voice).map_or(0, |place| 1 << (MOST_EFFECTS * place + effect))
    }

    fn card_hooks(self, card: crate::terms::Card) -> Option<&'static Hooks> {
        match &self.face(card).kind {
            CardKind::Persistent(effect) => Some(&effect.hooks),
            _ => None,
        }
    }
}

impl Play<'_> {
    /// Lets everybody who answers a question now act on the table, one after the other.
    ///
    /// # Errors
    /// Suspends while one of them has a question open; stops if the game is won.
    pub fn let_each<Q: Question>(
        &mut self,
        question: Q,
        mut act: impl FnMut(&mut Self, Seat, &'static Q::Answer) -> Ruling,
    ) -> Ruling {
        if !self.position().is_answered(question) {
            return Ok(());
        }
        let answers: Answers<_> = self.position().ask(question).collect();
        answers.iter().try_for_each(|(me, answer)| act(self, *me, answer))
    }

    /// Lets a seat's own voices that answer a question now act on the table, one after the other.
    ///
    /// # Errors
    /// Suspends while one of them has a question open; stops if the game is won.
    pub fn let_own<Q: Question>(
        &mut self,
        seat: Seat,
        question: Q,
        mut act: impl FnMut(&mut Self, Seat, &'static Q::Answer) -> Ruling,
    ) -> Ruling {
        if !self.position().is_answered(question) {
            return Ok(());
        }
        let answers: Answers<_> =
            self.position().ask_own(seat, question).map(|heard| (heard.me, heard.answer)).collect();
        answers.iter().try_for_each(|(me, answer)| act(self, *me, answer))
    }

    /// As [`Play::let_each`], where nobody is asked anything in turn.
    pub fn note_each<Q: Question>(&mut self, question: Q, mut act: impl FnMut(&mut Self, Seat, &'static Q::Answer)) {
        if self.position().is_answered(question) {
            let answers: Answers<_> = self.position().ask(question).collect();
            answers.iter().for_each(|(me, answer)| act(self, *me, answer));
        }
    }
}
