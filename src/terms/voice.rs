//! Who answers the base law.

use super::{Card, Seat};

/// Somebody who has something to say: a faction, a card in play, the map, a landmark, a hireling. One byte, so that an
/// option or a waiting unit can name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Voice(pub u8);

/// Whose voice it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// The faction of a seat.
    Faction(Seat),
    /// The map.
    Map,
    /// A landmark, by its place in the setup.
    Landmark(u8),
    /// A hireling, by its place in the setup.
    Hireling(u8),
    /// A card in play.
    Card(Card),
}

const FIRST_SEAT: u8 = 1;
const MAP: u8 = 7;
const FIRST_LANDMARK: u8 = 8;
const FIRST_HIRELING: u8 = 24;
const FIRST_CARD: u8 = 64;

impl Voice {
    /// Nobody in particular.
    pub const NOBODY: Self = Self(0);
    /// The map.
    pub const MAP: Self = Self(MAP);

    /// The faction of a seat.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self(FIRST_SEAT + seat.0)
    }

    /// A card in play.
    #[must_use]
    pub const fn card(card: Card) -> Self {
        Self(FIRST_CARD + card.0)
    }

    /// The landmark with this place in the setup.
    #[must_use]
    pub const fn landmark(number: u8) -> Self {
        Self(FIRST_LANDMARK + number)
    }

    /// The hireling with this place in the setup.
    #[must_use]
    pub const fn hireling(number: u8) -> Self {
        Self(FIRST_HIRELING + number)
    }

    /// Whose voice it is; `None` for nobody's.
    #[must_use]
    pub const fn source(self) -> Option<Speaker> {
        match self.0 {
            n @ FIRST_SEAT..MAP => Some(Speaker::Faction(Seat(n - FIRST_SEAT))),
            MAP => Some(Speaker::Map),
            n @ FIRST_LANDMARK..FIRST_HIRELING => Some(Speaker::Landmark(n - FIRST_LANDMARK)),
            n @ FIRST_HIRELING..FIRST_CARD => Some(Speaker::Hireling(n - FIRST_HIRELING)),
            n @ FIRST_CARD.. => Some(Speaker::Card(Card(n - FIRST_CARD))),
            0 => None,
        }
    }

    /// The seat whose faction speaks, if it is one.
    #[must_use]
    pub const fn as_seat(self) -> Option<Seat> {
        match self.source() {
            Some(Speaker::Faction(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The card that speaks, if it is one.
    #[must_use]
    pub const fn as_card(self) -> Option<Card> {
        match self.source() {
            Some(Speaker::Card(card)) => Some(card),
            _ => None,
        }
    }
}
