//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 97;
pub(super) const FINISH: i32 = -320;
pub(super) const FIGURES: i32 = -39;
pub(super) const BONES_TO_RECALL: i32 = 232;
pub(super) const BONES_CARRIED: i32 = 71;
pub(super) const BONES_GUARDED: i32 = 40;
pub(super) const PACK: i32 = 29;
pub(super) const STASHES: i32 = 136;
pub(super) const NEXT_DRAW: i32 = 66;
pub(super) const COLLECTION: i32 = 49;
pub(super) const KENNELS: i32 = 26;
