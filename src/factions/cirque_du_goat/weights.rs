//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -50;
pub(super) const FINISH: i32 = 342;
pub(super) const FIGURES: i32 = -161;
pub(super) const GOATS: i32 = 55;
pub(super) const STAGES: i32 = 9;
pub(super) const ACCOLADES: i32 = 357;
pub(super) const BEST_APPLAUSE: i32 = 39;
pub(super) const SUITS_IN_HAND: i32 = 49;
pub(super) const BEST_AUDIENCE: i32 = 15;
pub(super) const NEXT_DRAW: i32 = 102;
pub(super) const DANGER: i32 = -100;
