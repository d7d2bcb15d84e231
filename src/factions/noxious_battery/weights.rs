//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 616;
pub(super) const FINISH: i32 = -114;
pub(super) const FIGURES: i32 = -83;
pub(super) const LOADED: i32 = 164;
pub(super) const LOADED_IDLE: i32 = 56;
pub(super) const BALLS_HOME: i32 = 41;
pub(super) const BALLS_AT_CANNON: i32 = 33;
pub(super) const BALLS_OUT: i32 = 11;
pub(super) const NEXT_DRAW: i32 = 88;
pub(super) const NEXT_LOAD: i32 = 69;
pub(super) const MARKS: i32 = 41;
