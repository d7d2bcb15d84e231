//! The factions. Each is a room of its own; adding one is adding its folder and its line here.

pub mod promise;

use crate::play::Faction;
use promise::Promise;

macro_rules! registry {
    ($($(#[$doc:meta])* $module:ident),* $(,)?) => {
        $($(#[$doc])* pub mod $module;)*

        /// Every faction there is.
        pub static FACTIONS: &[&Faction] = &[$(&$module::FACTION),*];

        /// What each faction promises, in the same order.
        pub static PROMISES: &[&[Promise]] = &[$($module::PROMISES),*];
    };
}

registry![noxious_battery, blacktail_guild, bone_patrol, cirque_du_goat, chameleander];

/// The faction with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Faction> {
    FACTIONS.iter().copied().find(|faction| faction.key == key)
}
