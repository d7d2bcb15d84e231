//! The base law, one file a chapter. It names no faction and no card: it asks those at the table.

pub mod ambush;
pub mod battle;
pub mod battle_effects;
pub mod cards;
pub mod claims;
pub mod crafting;
pub mod diverting;
pub mod dominance;
pub mod draft;
pub mod hits;
pub mod homelands;
pub mod items;
pub mod landmarks;
pub mod loans;
pub mod movement;
pub mod offers;
pub mod paying;
pub mod payments;
pub mod piles;
pub mod placing;
mod ranks;
pub mod removal;
pub mod replacing;
pub mod rule;
pub mod scoring;
pub mod setup;
pub mod supply;
pub mod triggers;
pub mod turn;
pub mod units;
pub mod verbs;
pub mod ways;

use crate::clause;
use crate::play::{Orders, StandingQuestion};

/// Questions of the base law that can be answered by an order given before.
pub static STANDING: &[StandingQuestion] = &[
    StandingQuestion { prompt: "ambush", clause: clause!("LAW-7.2a"), to_others: false, orders: Orders::PassOrDo },
    StandingQuestion { prompt: "foil", clause: clause!("LAW-7.2b"), to_others: false, orders: Orders::PassOrDo },
    StandingQuestion { prompt: "take-hit", clause: clause!("LAW-7.2u"), to_others: false, orders: Orders::Rank },
    StandingQuestion { prompt: "between-steps", clause: clause!("LAW-8b"), to_others: false, orders: Orders::Pass },
];
