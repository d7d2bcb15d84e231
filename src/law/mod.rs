//! The base law, one file a chapter. It names no faction and no card: it asks those at the table.

pub mod battle;
pub mod cards;
pub mod crafting;
pub mod dominance;
pub mod hits;
pub mod items;
pub mod movement;
pub mod placing;
pub mod removal;
pub mod rule;
pub mod scoring;
pub mod setup;
pub mod turn;
pub mod units;
pub mod verbs;
