//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 150;
pub(super) const FINISH: i32 = 0;
pub(super) const RELICS_AT_STATIONS: i32 = 80;
pub(super) const RELICS_DUG: i32 = 62;
pub(super) const RELICS_NEAR: i32 = 20;
pub(super) const RETINUE: i32 = 60;
pub(super) const WAYSTATIONS: i32 = 60;
pub(super) const TYPES_SHOWN: i32 = 15;
pub(super) const FOOTING: i32 = 25;
pub(super) const CROWDS: i32 = -12;
