//! What is wrong with a name, and what may have been meant.

use thiserror::Error;

use crate::notation::limits::MOST_NAME;

/// A name or number that means nothing at this table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// No such faction exists.
    #[error("there is no faction \"{name}\"; there is: {known}")]
    Faction {
        /// What was written.
        name: String,
        /// The factions there are.
        known: String,
    },
    /// A second seat of a faction before its first.
    #[error("\"{name}\" is the second seat of a faction; name its first seat, {first}, before it")]
    Second {
        /// What was written.
        name: String,
        /// The faction.
        first: &'static str,
    },
    /// The faction exists or not, but has no seat here.
    #[error("\"{name}\" has no seat at this table; the seats are: {known}")]
    Seat {
        /// What was written.
        name: String,
        /// The seats there are.
        known: String,
    },
    /// The map has no such forest.
    #[error("the map {map} has no forest \"{name}\"; its forests are {known}")]
    Forest {
        /// What was written.
        name: String,
        /// The map.
        map: &'static str,
        /// The forests there are.
        known: String,
    },
    /// The map has no such clearing.
    #[error("the map {map} has no clearing \"{name}\"; its clearings are 1 to {highest}")]
    Clearing {
        /// What was written.
        name: String,
        /// The map.
        map: &'static str,
        /// Its highest number.
        highest: usize,
    },
    /// The deck has no such card.
    #[error("the deck {deck} has no card \"{name}\"{hint}")]
    Card {
        /// What was written.
        name: String,
        /// The deck.
        deck: &'static str,
        /// A card that may be meant.
        hint: Hint,
    },
    /// Several cards have a name that begins so.
    #[error("\"{name}\" may be any of {cards}; write the whole name")]
    SeveralCards {
        /// What was written.
        name: String,
        /// The cards it may be.
        cards: String,
    },
    /// The faction has no such piece.
    #[error("{faction} has no piece \"{name}\"; it has: {known}")]
    Piece {
        /// The faction.
        faction: &'static str,
        /// What was written.
        name: String,
        /// Its pieces.
        known: String,
    },
    /// Pieces of nobody.
    #[error("whose \"{0}\"? Write the faction in front, for example \"NB 2 warriors\"")]
    Whose(String),
    /// There is no such item.
    #[error("there is no item \"{0}\"; there is: bag, boot, coin, crossbow, hammer, sword, tea, torch")]
    Item(String),
    /// There is no such suit, or not here.
    #[error("\"{0}\" is no suit of a clearing; they are: fox, rabbit, mouse, frog")]
    Suit(String),
    /// A turn has no such part.
    #[error("\"{0}\" is no phase; they are: birdsong, daylight, evening")]
    Phase(String),
    /// The phase has no such step.
    #[error("the {phase} of {faction} has no step \"{name}\"; it has: {known}")]
    Step {
        /// What was written.
        name: String,
        /// The faction.
        faction: &'static str,
        /// The phase.
        phase: &'static str,
        /// Its steps.
        known: String,
    },
    /// Not a number, or one out of range.
    #[error("\"{text}\" is no number from {min} to {max}")]
    Number {
        /// What was written.
        text: String,
        /// The smallest number that fits.
        min: u64,
        /// The largest number that fits.
        max: u64,
    },
}

/// Something that may have been meant, to be added to a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint(pub Option<String>);

impl std::fmt::Display for Hint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            Some(meant) => write!(f, "; did you mean \"{meant}\"?"),
            None => Ok(()),
        }
    }
}

impl Hint {
    /// The known name closest to a misspelt one, if any is close at all. Nothing that long is a name misspelt.
    pub fn closest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        if name.len() > MOST_NAME {
            return Self(None);
        }
        let most = name.chars().count() / 3 + 1;
        let best = known.map(|known| (strsim::levenshtein(name, known), known)).min();
        Self(best.filter(|(distance, _)| *distance <= most).map(|(_, known)| known.to_owned()))
    }
}
