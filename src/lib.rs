//! Thicket: a rules engine for the woodland wargame Root with the factions of the publisher and five fan-made ones.

pub mod bots;
pub mod clause;
pub mod decision;
pub mod decks;
pub mod event;
pub mod factions;
pub mod game;
pub mod guards;
pub mod landmarks;
pub mod law;
pub mod maps;
pub mod notation;
pub mod play;
pub mod screen;
pub mod shelf;
pub mod table;
pub mod terms;
pub mod view;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod yardsticks;
