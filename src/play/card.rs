//! Cards and decks as data, and the places where a card's effect steps in.

use super::{Hooks, Play, Position, QUESTIONS};
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::terms::{Card, CardSet, Item, SUITS, Seat, Suit, SuitSet};

/// What kind of card it is.
#[derive(Debug)]
pub enum CardKind {
    /// Deals two hits at the start of a battle (LAW-2.4i).
    Ambush,
    /// Another way to win (LAW-2.4j).
    Dominance,
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

/// What must be paid to craft a card (LAW-5a): icons by suit (fox, rabbit, mouse) and icons of any suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Fox, rabbit and mouse icons.
    pub suits: [u8; 3],
    /// Icons of any suit (LAW-5e).
    pub any: u8,
}

impl Cost {
    /// How many icons are printed.
    #[must_use]
    pub const fn icons(&self) -> u8 {
        self.suits[0] + self.suits[1] + self.suits[2] + self.any
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

/// A shared deck.
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
            answering: [CardSet::EMPTY; QUESTIONS],
        };
        let mut number: u8 = 0;
        while (number as usize) < cards.len() {
            let (card, face) = (Card(number), cards[number as usize]);
            if matches!(face.kind, CardKind::Dominance) {
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
        deck
    }

    /// The cards that can stand for this suit where their holder chooses (LAW-2.4d).
    #[must_use]
    pub const fn serving(&self, suit: Suit) -> CardSet {
        self.serving[suit as usize]
    }

    /// The cards that can stand for one of these suits where their holder chooses (LAW-2.4d).
    #[must_use]
    pub fn serving_any(&self, suits: SuitSet) -> CardSet {
        suits.iter().fold(CardSet::EMPTY, |cards, suit| cards.or(self.serving(suit)))
    }

    /// The cards that answer the question with this number while they lie in a play area.
    #[must_use]
    pub const fn answering(&self, question: usize) -> CardSet {
        self.answering[question]
    }

    /// Whether a card of the deck can hold removed pieces, those of the player included in whose play area it lies.
    #[must_use]
    pub const fn holds_pieces(&self) -> bool {
        !self.answering(super::hooks::CLAIMS.number()).is_empty()
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
