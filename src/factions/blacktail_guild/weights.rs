//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 268;
pub(super) const FINISH: i32 = 20;
pub(super) const WORKSITES: i32 = 172;
pub(super) const BUILDERS: i32 = 22;
pub(super) const ITEMS_READY: i32 = 59;
pub(super) const ITEMS_EXHAUSTED: i32 = 51;
pub(super) const FULL_PROJECTS: i32 = 151;
pub(super) const POINTS_IN_HAND: i32 = 12;
pub(super) const PAYABLE_POINTS: i32 = 46;
pub(super) const DANGER: i32 = -50;
