//! What automated factions do about the smell: nobody plays them yet, so the helper is tested by itself.

use thicket::factions::{self, noxious_battery};
use thicket::law;
use thicket::play::{Position, Setup};
use thicket::terms::{Clearing, Kind, Seat};
use thicket::{decks, maps};

const BATTERY: Seat = Seat(0);
const GUILD: Seat = Seat(1);
const WARRIOR: Kind = Kind(0);

fn setup() -> Setup {
    let seats = ["noxious-battery", "blacktail-guild"].map(|key| factions::find(key).unwrap());
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap()
}

/// Clearing 4 touches 8, 9 and 12.
fn flight_from_four(marks: &[u8], warriors: &[(u8, u8)]) -> Option<Clearing> {
    let setup = setup();
    let mut table = law::setup::table(&setup, 1);
    for clearing in marks {
        table.pieces[BATTERY.index()][usize::from(*clearing)][noxious_battery::MARK.index()] = 1;
    }
    for (clearing, count) in warriors {
        table.pieces[GUILD.index()][usize::from(*clearing)][WARRIOR.index()] = *count;
    }
    noxious_battery::automated_flight(Position { setup: &setup, table: &table }, BATTERY, Clearing(4))
}

// clause: NB.2.2.I.d#1
#[test]
fn an_automated_faction_flees_to_the_unmarked_clearing_with_most_pieces() {
    assert_eq!(flight_from_four(&[4], &[(8, 1), (9, 3), (12, 2)]), Some(Clearing(9)));
    assert_eq!(flight_from_four(&[4, 9], &[(8, 1), (9, 3), (12, 2)]), Some(Clearing(12)));
}

// clause: NB.2.2.I.d#2
#[test]
fn an_automated_faction_stays_if_every_neighbour_is_marked() {
    assert_eq!(flight_from_four(&[4, 8, 9, 12], &[(4, 2)]), None);
}
