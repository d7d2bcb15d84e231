//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -600;
pub(super) const FINISH: i32 = 0;
pub(super) const WORKSITES: i32 = 170;
pub(super) const BUILDERS: i32 = 22;
pub(super) const ITEMS_READY: i32 = 60;
pub(super) const ITEMS_EXHAUSTED: i32 = 50;
pub(super) const FULL_PROJECTS: i32 = 150;
pub(super) const POINTS_IN_HAND: i32 = 12;
pub(super) const PAYABLE_POINTS: i32 = 45;
pub(super) const DANGER: i32 = -50;
