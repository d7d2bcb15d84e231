//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 662;
pub(super) const FINISH: i32 = -513;
pub(super) const BONES_TO_RECALL: i32 = 225;
pub(super) const BONES_CARRIED: i32 = 68;
pub(super) const BONES_GUARDED: i32 = 40;
pub(super) const PACK: i32 = 26;
pub(super) const STASHES: i32 = 164;
pub(super) const NEXT_DRAW: i32 = 68;
pub(super) const COLLECTION: i32 = 44;
pub(super) const KENNELS: i32 = 26;
