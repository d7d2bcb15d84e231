//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 300;
pub(super) const FINISH: i32 = 0;
pub(super) const SQUIRES: i32 = 120;
pub(super) const NOBLES: i32 = 190;
pub(super) const LORDS: i32 = 260;
pub(super) const CITADELS: i32 = 85;
pub(super) const MARKETS: i32 = 115;
pub(super) const TUNNELS: i32 = 20;
pub(super) const SUPPORT: i32 = 22;
pub(super) const REVEALED: i32 = 25;
