//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 300;
pub(super) const FINISH: i32 = 0;
pub(super) const SYMPATHY: i32 = 45;
pub(super) const BASES: i32 = 190;
pub(super) const OFFICERS: i32 = 95;
pub(super) const SUPPORTERS: i32 = 45;
pub(super) const NEXT_POINTS: i32 = 60;
pub(super) const SPREADING: i32 = 35;
pub(super) const RISING: i32 = 60;
