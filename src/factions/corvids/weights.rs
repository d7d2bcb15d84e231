//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -440;
pub(super) const FINISH: i32 = -127;
pub(super) const PLOTS_SHOWN: i32 = 169;
pub(super) const PLOTS_READY: i32 = 71;
pub(super) const PLOTS_ALONE: i32 = 46;
pub(super) const EXTORTIONS: i32 = 89;
pub(super) const CLEARINGS_HELD: i32 = 12;
pub(super) const BOMBS_LAID: i32 = 46;
pub(super) const PLOTS_TO_STAY: i32 = 85;
pub(super) const RECRUITS_TO_COME: i32 = 45;
