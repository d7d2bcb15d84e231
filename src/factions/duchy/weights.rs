//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 260;
pub(super) const FINISH: i32 = 248;
pub(super) const SQUIRES: i32 = 110;
pub(super) const NOBLES: i32 = 167;
pub(super) const LORDS: i32 = 288;
pub(super) const CITADELS: i32 = 84;
pub(super) const MARKETS: i32 = 117;
pub(super) const TUNNELS: i32 = 20;
pub(super) const SUPPORT: i32 = 23;
pub(super) const REVEALED: i32 = 25;
