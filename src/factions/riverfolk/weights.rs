//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 250;
pub(super) const FINISH: i32 = 0;
pub(super) const TREASURY: i32 = 32;
pub(super) const DIVIDENDS: i32 = 80;
pub(super) const TRADE_POSTS: i32 = 25;
pub(super) const POSTS_TO_COME: i32 = 40;
pub(super) const OPEN_SPACES: i32 = 12;
pub(super) const CUSTOM: i32 = 30;
