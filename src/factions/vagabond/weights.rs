//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 7;
pub(super) const FINISH: i32 = 641;
pub(super) const ITEMS: i32 = 107;
pub(super) const DAMAGED: i32 = 46;
pub(super) const ALLIES: i32 = 260;
pub(super) const FRIENDS: i32 = 54;
pub(super) const HOSTILE: i32 = -56;
pub(super) const QUESTS_DONE: i32 = 61;
pub(super) const QUESTS_AT_HAND: i32 = 20;
pub(super) const HERE: i32 = 40;
