//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = 250;
pub(super) const FINISH: i32 = 0;
pub(super) const COMMAND: i32 = 150;
pub(super) const PROWESS: i32 = 160;
pub(super) const OPPRESS_POINTS: i32 = 190;
pub(super) const CLEARINGS_OPPRESSED: i32 = 32;
pub(super) const MOBS: i32 = 30;
pub(super) const PRIZES_TO_BURN: i32 = 75;
pub(super) const STRONGHOLDS: i32 = 70;
pub(super) const WARLORD_ON_MAP: i32 = 90;
