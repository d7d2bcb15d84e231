//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -200;
pub(super) const FINISH: i32 = 0;
pub(super) const BONES_TO_RECALL: i32 = 165;
pub(super) const BONES_CARRIED: i32 = 70;
pub(super) const BONES_GUARDED: i32 = 40;
pub(super) const PACK: i32 = 45;
pub(super) const STASHES: i32 = 110;
pub(super) const NEXT_DRAW: i32 = 60;
pub(super) const COLLECTION: i32 = 60;
pub(super) const KENNELS: i32 = 25;
