//! Cards and decks as data, and the places where a card's effect steps in.

use std::sync::{Mutex, PoisonError};

use super::hooks::MOMENTS;
use super::{BattleMoment, Hooks, Offer, Play, Position, QUESTIONS};
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::terms::{Card, CardSet, ClearingSet, Item, MAX_CARDS, SUITS, Seat, Suit, SuitSet};

/// What kind of card it is.
#[derive(Debug)]
pub enum CardKind {
    /// Deals two hits at the start of a battle (LAW-2.4i).
    Ambush,
    /// Another way to win (LAW-2.4j): whether ruling these clearings wins with a card of this suit.
    Dominance(fn(Position, Suit, ClearingSet) -> bool),
    /// Gives an item and points when crafted (LAW-5i).
    Item {
        /// The item.
        item: Item,
        /// The printed points.
        points: u8,
    },
    /// Takes effect once, when crafted (LAW-5h).
    Immediate(fn(&mut Play, Seat, Card) -> Ruling),
    /// Stays in the play area (LAW-5k).
    Persistent(&'static Effect),
}

/// What must be paid to craft a card (LAW-5a): icons by suit, and icons of any suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Icons of each suit, by its index. No card asks for bird icons.
    pub suits: [u8; SUITS],
    /// Icons of any suit (LAW-5e).
    pub any: u8,
}

impl Cost {
    /// No icon at all.
    pub const NOTHING: Self = Self { suits: [0; SUITS], any: 0 };

    /// Fox, rabbit and mouse icons, and icons of any suit.
    #[must_use]
    pub const fn of(fox: u8, rabbit: u8, mouse: u8, any: u8) -> Self {
        Self { suits: [fox, rabbit, mouse, 0, 0], any }
    }

    /// How many icons are printed.
    #[must_use]
    pub const fn icons(&self) -> u8 {
        let [fox, rabbit, mouse, bird, frog] = self.suits;
        fox + rabbit + mouse + bird + frog + self.any
    }
}

/// A card as printed.
#[derive(Debug)]
pub struct CardFace {
    /// Name used in keys.
    pub key: &'static str,
    /// Its suit.
    pub suit: Suit,
    /// What it does.
    pub kind: CardKind,
    /// What it costs to craft; `None` if it cannot be crafted.
    pub cost: Option<Cost>,
    /// The clause of its effect.
    pub clause: Clause,
    /// The effect it shares with other printings; two cards with the same effect are identical (LAW-5l).
    pub effect: &'static str,
}

/// What a persistent card does while it lies in a play area.
#[derive(Debug)]
pub struct Effect {
    /// Its answers to the questions of the base law.
    pub hooks: Hooks,
    /// Points it would score if it were used now, for a card that lies there to score. Advice for bots; no rule reads it.
    pub promises: Option<fn(Position, Seat) -> u8>,
}

/// A shared deck: as it is printed, or with what factions add to it.
#[derive(Debug)]
pub struct Deck {
    /// Name used in keys.
    pub key: &'static str,
    /// Every card; copies of a card are neighbours.
    pub cards: &'static [&'static CardFace],
    /// For each card the first copy of it in the list.
    pub copies: &'static [u8],
    /// The dominance cards.
    pub dominance: CardSet,
    /// The suits of its cards.
    pub suits: SuitSet,
    /// For each suit the cards that can stand for it.
    serving: [CardSet; SUITS],
    /// For each set of suits the cards that can stand for one of them.
    serving_any: [CardSet; SuitSet::ALL.0 as usize + 1],
    /// For each moment the cards that offer something then while they lie in a play area, and those with an effect.
    offering: [CardSet; MOMENTS],
    /// For each moment whether one of those offers it also in the turns of others than the seat it lies before.
    offering_to_all: [bool; MOMENTS],
    due: [CardSet; MOMENTS],
    /// For each moment of a battle the cards with an effect for it.
    fighting: [CardSet; BattleMoment::ALL.len()],
    /// For each question of the base law the cards that answer it while they lie in a play area.
    answering: [CardSet; QUESTIONS],
}

impl Deck {
    /// A deck of these cards.
    #[must_use]
    pub const fn of(key: &'static str, cards: &'static [&'static CardFace], copies: &'static [u8]) -> Self {
        let suits = Suit::ALL;
        let mut deck = Self {
            key,
            cards,
            copies,
            dominance: CardSet::EMPTY,
            suits: SuitSet::EMPTY,
            serving: [CardSet::EMPTY; SUITS],
            serving_any: [CardSet::EMPTY; SuitSet::ALL.0 as usize + 1],
            offering: [CardSet::EMPTY; MOMENTS],
            offering_to_all: [false; MOMENTS],
            due: [CardSet::EMPTY; MOMENTS],
            fighting: [CardSet::EMPTY; BattleMoment::ALL.len()],
            answering: [CardSet::EMPTY; QUESTIONS],
        };
        let mut number: u8 = 0;
        while (number as usize) < cards.len() {
            let (card, face) = (Card(number), cards[number as usize]);
            if matches!(face.kind, CardKind::Dominance(_)) {
                deck.dominance.insert(card);
            }
            deck.suits = deck.suits.with(face.suit);
            if let CardKind::Persistent(effect) = face.kind {
                let answers = effect.hooks.answers();
                let mut question = 0;
                while question < QUESTIONS {
                    if answers[question] {
                        deck.answering[question].insert(card);
                    }
                    question += 1;
                }
                let mut moment = 0;
                while moment < MOMENTS {
                    if effect.hooks.offers_at(moment) {
                        deck.offering[moment].insert(card);
                        deck.offering_to_all[moment] |= effect.hooks.offers_to_all_at(moment);
                    }
                    if effect.hooks.is_due_at(moment) {
                        deck.due[moment].insert(card);
                    }
                    moment += 1;
                }
                let mut moment = 0;
                while moment < deck.fighting.len() {
                    if effect.hooks.fights_at(BattleMoment::ALL[moment]) {
                        deck.fighting[moment].insert(card);
                    }
                    moment += 1;
                }
            }
            let mut suit = 0;
            while suit < suits.len() {
                if face.suit.serves(suits[suit]) {
                    deck.serving[suits[suit] as usize].insert(card);
                }
                suit += 1;
            }
            number += 1;
        }
        let mut set: u8 = 0;
        while (set as usize) < deck.serving_any.len() {
            let mut suit = 0;
            while suit < suits.len() {
                if SuitSet(set).has(suits[suit]) {
                    let any = deck.serving_any[set as usize].or(deck.serving[suits[suit] as usize]);
                    deck.serving_any[set as usize] = any;
                }
                suit += 1;
            }
            set += 1;
        }
        deck
    }

    /// This deck and the cards that factions add to it, behind its own. Composed decks stay for good: there are as many as
    /// decks times the few factions that add cards, and a setup can then hold a deck as lightly as a printed one.
    ///
    /// # Panics
    /// If there are more cards than a set of cards can hold; the registry knows no factions that come to so many.
    #[must_use]
    pub fn with(&'static self, added: &[&'static CardFace]) -> &'static Self {
        static COMPOSED: Mutex<Vec<&Deck>> = Mutex::new(Vec::new());
        if added.is_empty() {
            return self;
        }
        let cards: Vec<&'static CardFace> = self.cards.iter().chain(added).copied().collect();
        assert!(cards.len() <= MAX_CARDS, "a deck has at most {MAX_CARDS} cards");
        let mut composed = COMPOSED.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |deck: &&&Deck| {
            deck.key == self.key
                && deck.cards.len() == cards.len()
                && deck.cards.iter().zip(&cards).all(|(one, other)| std::ptr::eq(*one, *other))
        };
        if let Some(deck) = composed.iter().find(same) {
            return deck;
        }
        let first = |face: &CardFace| cards.iter().position(|other| std::ptr::eq(*other, face));
        let copies: Vec<u8> =
            cards.iter().filter_map(|face| first(face).and_then(|first| u8::try_from(first).ok())).collect();
        let deck: &'static Self = Box::leak(Box::new(Self::of(self.key, cards.leak(), copies.leak())));
        composed.push(deck);
        deck
    }

    /// The cards that can stand for this suit where their holder chooses (LAW-2.4d).
    #[must_use]
    pub const fn serving(&self, suit: Suit) -> CardSet {
        self.serving[suit as usize]
    }

    /// The cards that can stand for one of these suits where their holder chooses (LAW-2.4d).
    #[must_use]
    pub const fn serving_any(&self, suits: SuitSet) -> CardSet {
        self.serving_any[(suits.0 & SuitSet::ALL.0) as usize]
    }

    /// The cards that offer something at the moment with this number while they lie in a play area.
    #[must_use]
    pub const fn offering(&self, moment: usize) -> &CardSet {
        &self.offering[moment]
    }

    /// Whether one of those offers it also in the turns of others than the seat it lies before.
    #[must_use]
    pub const fn offers_to_all(&self, moment: usize) -> bool {
        self.offering_to_all[moment]
    }

    /// The cards with an effect for this moment of a battle while they lie in a play area.
    #[must_use]
    pub const fn fighting(&self, moment: BattleMoment) -> &CardSet {
        &self.fighting[moment as usize]
    }

    /// The cards with an effect that is due at the moment with this number while they lie in a play area.
    #[must_use]
    pub const fn due(&self, moment: usize) -> &CardSet {
        &self.due[moment]
    }

    /// The cards that answer the question with this number while they lie in a play area.
    #[must_use]
    pub const fn answering(&self, question: usize) -> &CardSet {
        &self.answering[question]
    }

    /// The cards that keep removed pieces while they lie in a play area. There is one at most.
    #[must_use]
    pub const fn keeping_pieces(&self) -> CardSet {
        *self.answering(<super::hooks::CLAIMS as super::hooks::Question>::NUMBER)
    }

    /// Whether a card of the deck keeps removed pieces.
    #[must_use]
    pub const fn holds_pieces(&self) -> bool {
        !self.keeping_pieces().is_empty()
    }

    /// The offers of its cards.
    pub fn offers(&self) -> impl Iterator<Item = &'static Offer> {
        self.cards.iter().flat_map(|face| match face.kind {
            CardKind::Persistent(effect) => effect.hooks.offers.unwrap_or_default(),
            _ => &[],
        })
    }

    /// The face of a card. A number beyond the deck shows the last card.
    #[must_use]
    pub fn face(&self, card: Card) -> &'static CardFace {
        self.cards[usize::from(card.0).min(self.cards.len() - 1)]
    }

    /// The first card with this name.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<Card> {
        (0u8..).zip(self.cards).find(|(_, face)| face.key == key).map(|(number, _)| Card(number))
    }
}
