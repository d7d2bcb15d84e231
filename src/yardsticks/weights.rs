//! What one unit of each trait of anybody's position is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(crate) const CARDS: i32 = 35;
pub(crate) const GOOD_CARDS: i32 = 94;
pub(crate) const CRAFTED: i32 = 62;
pub(crate) const WARRIORS: i32 = 15;
pub(crate) const RULE: i32 = 5;
pub(crate) const DANGER: i32 = -100;
pub(crate) const TURNS_AHEAD: i32 = 702;
/// How much a point decides: at the start of a game, and how much more at its end.
pub(crate) const STEEPNESS: [f32; 2] = [0.123, 0.375];
