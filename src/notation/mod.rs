//! Writing games down: option keys, positions as text, scenario files, links.

pub mod keys;
