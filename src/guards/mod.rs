//! What holds the rules still while the engine is rebuilt: recorded games and counts of choices, both kept as text in
//! words of the law, so that they outlive any change of how tables, options and links are packed. `docs/guards.md` says
//! how they are used.

pub mod golden;
pub mod perft;
pub mod spread;
