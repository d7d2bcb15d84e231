//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -240;
pub(super) const FINISH: i32 = 390;
pub(super) const TREASURY: i32 = 90;
pub(super) const DIVIDENDS: i32 = 91;
pub(super) const TRADE_POSTS: i32 = 24;
pub(super) const POSTS_TO_COME: i32 = 25;
pub(super) const OPEN_SPACES: i32 = 12;
pub(super) const CUSTOM: i32 = 34;
