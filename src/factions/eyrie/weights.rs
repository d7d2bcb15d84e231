//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -960;
pub(super) const FINISH: i32 = 271;
pub(super) const NEXT_POINTS: i32 = 340;
pub(super) const NEXT_DRAW: i32 = 79;
pub(super) const ROOSTS: i32 = 60;
pub(super) const ORDERS: i32 = 80;
pub(super) const TURMOIL: i32 = -247;
pub(super) const HUMILIATION: i32 = -75;
pub(super) const SITES: i32 = 25;
pub(super) const EVENING: i32 = 65;
