//! Questions of the base law that none of the five fan factions and no card of the base deck answers, each shown with a voice made up for it: small
//! factions, cards, maps and landmarks that are registered here and nowhere else. They play in a soak of their own with
//! the five.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

mod battle;
mod cards;
mod ground;
#[path = "../invariants/mod.rs"]
mod invariants;
mod limits;
#[path = "../outside/mod.rs"]
mod outside;
#[path = "../played/mod.rs"]
mod played;
mod soak;
mod turn;
