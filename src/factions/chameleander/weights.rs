//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -160;
pub(super) const FINISH: i32 = -163;
pub(super) const FIGURES: i32 = 450;
pub(super) const NEXT_EGO: i32 = 170;
pub(super) const NEXT_DRAW: i32 = 47;
pub(super) const CARDS_TO_PLACE: i32 = 22;
pub(super) const EGO_OUT: i32 = -1;
pub(super) const ID: i32 = 0;
