//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -1_530;
pub(super) const FINISH: i32 = 440;
pub(super) const SAWMILLS: i32 = 180;
pub(super) const WORKSHOPS: i32 = 25;
pub(super) const RECRUITERS: i32 = 45;
pub(super) const KEEP: i32 = 60;
pub(super) const WOOD: i32 = 30;
pub(super) const BUILDINGS_AT_HAND: i32 = 20;
pub(super) const SITES: i32 = 12;
pub(super) const NEXT_DRAW: i32 = 69;
