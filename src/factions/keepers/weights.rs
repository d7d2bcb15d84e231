//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -620;
pub(super) const FINISH: i32 = -202;
pub(super) const RELICS_AT_STATIONS: i32 = 76;
pub(super) const RELICS_DUG: i32 = 54;
pub(super) const RELICS_NEAR: i32 = 19;
pub(super) const RETINUE: i32 = 110;
pub(super) const WAYSTATIONS: i32 = 58;
pub(super) const TYPES_SHOWN: i32 = 30;
pub(super) const FOOTING: i32 = 24;
pub(super) const CROWDS: i32 = -12;
