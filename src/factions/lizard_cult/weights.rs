//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -1_140;
pub(super) const FINISH: i32 = 200;
pub(super) const GARDENS: i32 = 58;
pub(super) const SCORE_POINTS: i32 = 169;
pub(super) const NEXT_DRAW: i32 = 60;
pub(super) const ACOLYTES: i32 = 34;
pub(super) const READY_POINTS: i32 = 43;
pub(super) const SITES: i32 = 20;
