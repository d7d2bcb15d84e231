//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -129;
pub(super) const FINISH: i32 = 201;
pub(super) const WORKSITES: i32 = 207;
pub(super) const BUILDERS: i32 = 27;
pub(super) const ITEMS_READY: i32 = 61;
pub(super) const ITEMS_EXHAUSTED: i32 = 49;
pub(super) const FULL_PROJECTS: i32 = 145;
pub(super) const POINTS_IN_HAND: i32 = 13;
pub(super) const PAYABLE_POINTS: i32 = 43;
pub(super) const DANGER: i32 = -50;
