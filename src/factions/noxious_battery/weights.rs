//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 600;
pub(super) const FINISH: i32 = 0;
pub(super) const LOADED: i32 = 95;
pub(super) const LOADED_IDLE: i32 = 50;
pub(super) const BALLS_HOME: i32 = 45;
pub(super) const BALLS_AT_CANNON: i32 = 40;
pub(super) const BALLS_OUT: i32 = 12;
pub(super) const NEXT_DRAW: i32 = 80;
pub(super) const NEXT_LOAD: i32 = 60;
pub(super) const MARKS: i32 = 35;
