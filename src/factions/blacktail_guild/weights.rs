//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -198;
pub(super) const FINISH: i32 = 54;
pub(super) const WORKSITES: i32 = 238;
pub(super) const BUILDERS: i32 = 29;
pub(super) const ITEMS_READY: i32 = 66;
pub(super) const ITEMS_EXHAUSTED: i32 = 51;
pub(super) const FULL_PROJECTS: i32 = 141;
pub(super) const POINTS_IN_HAND: i32 = 14;
pub(super) const PAYABLE_POINTS: i32 = 44;
pub(super) const DANGER: i32 = -50;
