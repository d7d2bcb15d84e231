//! Foxburrow: its clearing is a fox clearing, and moves lead from there to every other one and back.

use crate::clause;
use crate::play::{Hooks, Joining, Landmark, Position, Site};
use crate::terms::{Clearing, ClearingSet, Seat, Suit};

/// Foxburrow.
pub static FOXBURROW: Landmark = Landmark {
    key: "foxburrow",
    clause: clause!("LANDMARK-foxburrow"),
    site: Some(Site { apart: true, fits: |at, clearing| at.suits(clearing).has(Suit::Fox), then: None }),
    hooks: Hooks {
        suits: Some(
            |at, _, clearing, suits| {
                if at.landmark_at(FOXBURROW.key) == Some(clearing) { suits.with(Suit::Fox) } else { suits }
            },
        ),
        joins: Some(Joining { moves_only: true, joined: tunnels }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// The fox clearings from its own, and its own from each of them.
fn tunnels(at: Position, _: Seat, _: Seat, from: Clearing) -> ClearingSet {
    match at.landmark_at(FOXBURROW.key) {
        Some(burrow) if burrow == from => at.of_suit(Suit::Fox),
        Some(burrow) if at.suits(from).has(Suit::Fox) => ClearingSet::of(&[burrow.0]),
        _ => ClearingSet::EMPTY,
    }
}
