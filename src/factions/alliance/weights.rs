//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -23;
pub(super) const FINISH: i32 = 247;
pub(super) const SYMPATHY: i32 = 48;
pub(super) const BASES: i32 = 231;
pub(super) const OFFICERS: i32 = 114;
pub(super) const SUPPORTERS: i32 = 48;
pub(super) const NEXT_POINTS: i32 = 64;
pub(super) const SPREADING: i32 = 36;
pub(super) const RISING: i32 = 61;
pub(super) const BURST: i32 = 20;
