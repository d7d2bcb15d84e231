//! Writing games down: option keys, positions as text, scenario files, links.

pub mod keys;
pub mod limits;
pub mod links;
pub mod names;
pub mod patterns;
pub mod position;
pub mod scenario;
pub mod validate;
pub mod voices;

/// The version of the rules. It grows when a game that was recorded before could go another way; links and saved games
/// carry it.
pub const RULES: u16 = 3;
