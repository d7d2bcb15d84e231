//! What a faction knows about playing itself. Bots read it; no rule does.

use super::Position;
use crate::decision::{Ask, Opt, Verb};
use crate::terms::{Clearing, Kind, Seat};

/// Traits a faction can name.
pub const TRAITS: usize = 8;

/// What a position has of each trait, in hundredths of a unit, in the order of [`Tactics::traits`].
pub type Measures = [i32; TRAITS];

/// What may change the worth of a trait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// Games, not far from what was thought of it before.
    Near,
    /// Games alone: nothing was thought of it before.
    Free,
    /// Nobody but by hand: what goes along with winning is not always what wins, and rivals who no longer see what they can take
    /// leave it to whoever leads.
    Settled,
}

/// Something about a position that is worth points to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    /// Name used in keys.
    pub key: &'static str,
    /// What one unit of it is worth, in hundredths of a victory point.
    pub worth: i32,
    /// Whether it pays turn after turn: then it is worth that much at the start of a game, and less the less of the game
    /// is left.
    pub lasting: bool,
    /// Whether the cards in the seat's hand, or other things that only it sees, have a say in it: others must not hear of it.
    pub by_hand: bool,
    /// What may change its worth.
    pub fit: Fit,
}

/// Advice of a faction to whoever plays it or plays against it. Values are in hundredths of a victory point.
///
/// It is advice, not law: it may be wrong, and a search looks further. It must be cheap (bots ask it thousands of times
/// a second) and must follow from the position alone, so that the same position always gets the same advice. `me` is
/// always the seat of the faction that advises.
#[derive(Clone, Copy, Debug)]
pub struct Tactics {
    /// What makes a position of this faction good, beyond what makes anybody's position good (cards in hand, crafted
    /// cards, warriors, rule).
    pub traits: &'static [Trait],
    /// Measures these traits.
    pub measure: Option<fn(Position, Seat) -> Measures>,
    /// What its whole way to play is worth to it, in comparison with others: at the start of a game and at its end, and in
    /// between by the points still to be made ([`Tactics::expected`]); and how much more at the start with the assumed figures of
    /// the law texts than with fair ones ([`SeatSetup::towards_law`](super::SeatSetup::towards_law)).
    pub prospects: [i32; 3],
    /// What its groups on the march carry along from where it lies: then they go somewhere and back with reason.
    pub carries: &'static [Kind],
    /// Choices that only make way for others: which project works, which card buys an action. Whoever walks before one and after it
    /// has done nothing but walk.
    pub prepares: &'static [Verb],
    /// What choosing this option promises the seat that is asked, compared with doing nothing; `None` leaves the
    /// judgement to others. A faction is heard on the questions of its own law, whoever is asked, and on those it is
    /// asked itself.
    pub first_sight: Option<fn(Position, Seat, &Ask, Opt) -> Option<i32>>,
    /// What the loss of one piece of this kind in this clearing costs the seat, apart from the point it gives away.
    pub prize: Option<fn(Position, Seat, Kind, Clearing) -> i32>,
    /// How many of an enemy's buildings and tokens in a clearing would fall to this seat in its next turn otherwise than in battle
    /// with its warriors that are there or next door: to a shot, a fire, a revolt. In hundredths of a piece, on average, and only by
    /// what everybody sees.
    pub menaces: Option<fn(Position, Seat, Seat, Clearing) -> i32>,
    /// How many buildings and tokens in a clearing would fall to so many warriors of an enemy who attacks, on average
    /// and in hundredths of a piece, when the order of LAW-7.2u does not say it all.
    pub falls: Option<fn(Position, Seat, Assault) -> i32>,
}

/// An attack that could come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assault {
    /// Who attacks.
    pub by: Seat,
    /// With how many warriors.
    pub warriors: u8,
    /// Where.
    pub clearing: Clearing,
    /// Hits it deals on average, in hundredths.
    pub hits: i32,
}

impl Trait {
    /// A trait of which one unit is worth so many hundredths of a point.
    #[must_use]
    pub const fn new(key: &'static str, worth: i32) -> Self {
        Self { key, worth, lasting: false, by_hand: false, fit: Fit::Near }
    }

    /// A trait that pays turn after turn: one unit is worth so many hundredths of a point at the start of a game.
    #[must_use]
    pub const fn lasting(key: &'static str, worth: i32) -> Self {
        Self { key, worth, lasting: true, by_hand: false, fit: Fit::Near }
    }

    /// The same trait, as one that rests on the cards in hand.
    #[must_use]
    pub const fn by_hand(self) -> Self {
        Self { by_hand: true, ..self }
    }

    /// The same trait, as one that is never fitted.
    #[must_use]
    pub const fn settled(self) -> Self {
        Self { fit: Fit::Settled, ..self }
    }

    /// The same trait, as one whose worth games alone say.
    #[must_use]
    pub const fn free(self) -> Self {
        Self { fit: Fit::Free, ..self }
    }

    /// The same trait, with another worth.
    #[must_use]
    pub const fn weighing(self, worth: i32) -> Self {
        Self { worth, ..self }
    }

    /// What that much of the trait is worth with so many hundredths of the game left.
    #[must_use]
    pub const fn of(self, measure: i32, remaining: i32) -> i32 {
        let worth = self.worth * measure / 100;
        if self.lasting { worth * remaining / 100 } else { worth }
    }
}

impl Tactics {
    /// What its way to play is worth with so many hundredths of the game left.
    #[must_use]
    pub const fn expected([start, end]: [i32; 2], remaining: i32) -> i32 {
        (start * remaining + end * (100 - remaining)) / 100
    }

    /// No advice.
    pub const NONE: Self = Self {
        traits: &[],
        measure: None,
        prospects: [0; 3],
        carries: &[],
        prepares: &[],
        first_sight: None,
        prize: None,
        menaces: None,
        falls: None,
    };
}
