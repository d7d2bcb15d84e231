//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 300;
pub(super) const FINISH: i32 = 0;
pub(super) const GARDENS: i32 = 60;
pub(super) const SCORE_POINTS: i32 = 190;
pub(super) const NEXT_DRAW: i32 = 120;
pub(super) const ACOLYTES: i32 = 35;
pub(super) const READY_POINTS: i32 = 45;
pub(super) const SITES: i32 = 20;
