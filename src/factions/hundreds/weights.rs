//! What one unit of each trait of a position of this faction is worth, in hundredths of a point.
//! Written by `thicket weigh --write`.

pub(super) const PROSPECTS: i32 = -50;
pub(super) const FINISH: i32 = 199;
pub(super) const COMMAND: i32 = 148;
pub(super) const PROWESS: i32 = 152;
pub(super) const OPPRESS_POINTS: i32 = 198;
pub(super) const CLEARINGS_OPPRESSED: i32 = 33;
pub(super) const MOBS: i32 = 30;
pub(super) const PRIZES_TO_BURN: i32 = 65;
pub(super) const STRONGHOLDS: i32 = 72;
pub(super) const WARLORD_ON_MAP: i32 = 92;
