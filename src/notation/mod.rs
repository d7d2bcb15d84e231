//! Writing games down: option keys, positions as text, scenario files, links.

pub mod keys;
pub mod names;
pub mod patterns;
pub mod position;
pub mod scenario;
