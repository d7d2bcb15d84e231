//! Several cards discarded one after the other are a set: in which order they were named makes no difference, so a link
//! does not keep it. A third of what long games have to remember about discards is that order.

use crate::game::{Choice, ChooseError, Game};
use crate::law::cards::DISCARD_PROMPT;
use crate::law::verbs::DISCARD;
use crate::terms::{Card, Seat};

/// A stretch of discards by one seat.
#[derive(Debug)]
pub struct Discards {
    seat: Seat,
    /// For each card the first copy of it in the deck's list.
    copies: &'static [u8],
    /// How many cards have to go.
    pub length: usize,
    /// The different cards in hand, in the order in which they are offered: first copy in the deck's list, and how many.
    hand: Vec<(u8, usize)>,
    /// For each place in the hand and each number of cards still to go, how many choices there are from there on.
    ways: Vec<Vec<u64>>,
}

impl Discards {
    /// The discards that begin with the open decision, if it is one and at least two cards have to go.
    #[must_use]
    pub fn at(game: &Game) -> Option<Self> {
        let ask = game.decision()?.ask;
        if ask.prompt != DISCARD_PROMPT {
            return None;
        }
        // How many have to go does not depend on which ones go.
        let mut trial = game.branch();
        let mut length = 0;
        let same = |trial: &Game| {
            trial.checkpoint().0 == game.checkpoint().0 && trial.decision().is_some_and(|decision| decision.ask == ask)
        };
        while same(&trial) && trial.choose(0).is_ok() {
            length += 1;
        }
        if length < 2 {
            return None;
        }
        let copies = game.setup().deck.copies;
        let mut hand: Vec<(u8, usize)> = Vec::new();
        for card in game.table().hands[ask.seat.index()].iter() {
            let face = face_of(copies, card);
            match hand.last_mut() {
                Some((last, count)) if *last == face => *count += 1,
                _ => hand.push((face, 1)),
            }
        }
        let mut ways = vec![vec![0; length + 1]; hand.len() + 1];
        ways[hand.len()][0] = 1;
        for at in (0..hand.len()).rev() {
            for left in 0..=length {
                ways[at][left] = (0..=hand[at].1.min(left)).map(|count| ways[at + 1][left - count]).sum();
            }
        }
        Some(Self { seat: ask.seat, copies, length, hand, ways })
    }

    /// How many different sets can go.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.ways[0][self.length]
    }

    /// The number of the set that these choices let go; `None` if they are something else.
    #[must_use]
    pub fn rank(&self, choices: &[Choice]) -> Option<u64> {
        let discards = |choice: &Choice| choice.option.verb() == DISCARD && choice.seat == self.seat;
        if choices.len() != self.length || !choices.iter().all(discards) {
            return None;
        }
        let (mut rank, mut left) = (0, self.length);
        for (at, (face, most)) in self.hand.iter().enumerate() {
            let count = choices.iter().filter(|choice| face_of(self.copies, choice.option.card_at(0)) == *face).count();
            if count > *most {
                return None;
            }
            rank += (0..count).map(|fewer| self.ways[at + 1][left - fewer]).sum::<u64>();
            left -= count;
        }
        (left == 0).then_some(rank)
    }

    /// Makes the choices that let the set with this number go.
    ///
    /// # Errors
    /// If a card is not offered; that would be a fault of the rules.
    pub fn make(&self, game: &mut Game, mut rank: u64) -> Result<(), ChooseError> {
        let mut left = self.length;
        for (at, (face, most)) in self.hand.iter().enumerate() {
            for _ in 0..*most {
                let fewer = self.ways[at + 1][left];
                if rank < fewer {
                    break;
                }
                rank -= fewer;
                left = left.saturating_sub(1);
                let offered = game.decision().map_or(&[][..], |decision| &decision.options);
                let option = offered.iter().find(|option| face_of(self.copies, option.card_at(0)) == *face).copied();
                game.choose_option(option.ok_or(ChooseError::NotOffered)?)?;
            }
        }
        Ok(())
    }
}

/// The first copy of a card in the deck's list.
fn face_of(copies: &[u8], card: Card) -> u8 {
    copies.get(usize::from(card.0)).copied().unwrap_or(card.0)
}
