//! The factions. Each is a room of its own; adding one is adding its folder and its line here. The lists of what there is
//! are written from these lines by the build script.

pub mod alliance;
pub mod blacktail_guild;
pub mod bone_patrol;
pub mod chameleander;
pub mod cirque_du_goat;
pub mod corvids;
pub mod duchy;
pub mod eyrie;
pub mod hundreds;
pub mod keepers;
pub mod lizard_cult;
pub mod marquise;
pub mod noxious_battery;
pub mod promise;
pub mod riverfolk;
pub mod vagabond;

use crate::play::Faction;
use promise::Promise;

// `BUILT`: each of these modules as a faction and its promises, in the order of their registry numbers.
include!(concat!(env!("OUT_DIR"), "/factions.rs"));

type Room = (&'static Faction, &'static [Promise]);

/// Every faction there is, in the order of their registry numbers.
pub static FACTIONS: &[&Faction] = &{
    let mut factions = [BUILT[0].0; BUILT.len()];
    let mut place = 1;
    while place < factions.len() {
        factions[place] = BUILT[place].0;
        place += 1;
    }
    factions
};

/// What a faction promises; nothing if it is none of these.
#[must_use]
pub fn promises(faction: &Faction) -> &'static [Promise] {
    BUILT.iter().find(|(built, _)| built.key == faction.key).map_or(&[], |(_, promises)| promises)
}

/// Puts rooms in the order of their registry numbers, at compile time. Two with the same number do not compile.
const fn by_number<const N: usize>(mut rooms: [Room; N]) -> [Room; N] {
    let mut done = 1;
    while done < N {
        let mut place = done;
        while place > 0 && rooms[place].0.number <= rooms[place - 1].0.number {
            assert!(rooms[place].0.number != rooms[place - 1].0.number, "two factions have the same registry number");
            rooms.swap(place, place - 1);
            place -= 1;
        }
        done += 1;
    }
    rooms
}

/// The faction with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Faction> {
    FACTIONS.iter().copied().find(|faction| faction.key == key)
}
