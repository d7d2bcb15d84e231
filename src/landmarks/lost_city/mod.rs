//! The Lost City: its clearing is a fox, rabbit and mouse clearing at once.

use crate::clause;
use crate::play::{Hooks, Landmark, Site};
use crate::terms::{Suit, SuitSet};

/// The Lost City.
pub static LOST_CITY: Landmark = Landmark {
    key: "lost-city",
    clause: clause!("LANDMARK-lost-city"),
    site: Some(Site { apart: true, fits: |at, clearing| !at.along_river(clearing).is_empty(), then: None }),
    hooks: Hooks {
        suits: Some(|at, _, clearing, suits| {
            let is_here = at.landmark_at(LOST_CITY.key) == Some(clearing);
            if is_here { Suit::OF_CLEARINGS.into_iter().fold(suits, SuitSet::with) } else { suits }
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};
