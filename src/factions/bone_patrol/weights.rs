//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 203;
pub(super) const FINISH: i32 = -442;
pub(super) const BONES_TO_RECALL: i32 = 175;
pub(super) const BONES_CARRIED: i32 = 69;
pub(super) const BONES_GUARDED: i32 = 40;
pub(super) const PACK: i32 = 43;
pub(super) const STASHES: i32 = 112;
pub(super) const NEXT_DRAW: i32 = 61;
pub(super) const COLLECTION: i32 = 57;
pub(super) const KENNELS: i32 = 25;
