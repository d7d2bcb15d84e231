//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 1_106;
pub(super) const FINISH: i32 = -187;
pub(super) const LOADED: i32 = 140;
pub(super) const LOADED_IDLE: i32 = 52;
pub(super) const BALLS_HOME: i32 = 40;
pub(super) const BALLS_AT_CANNON: i32 = 34;
pub(super) const BALLS_OUT: i32 = 11;
pub(super) const NEXT_DRAW: i32 = 82;
pub(super) const NEXT_LOAD: i32 = 67;
pub(super) const MARKS: i32 = 40;
