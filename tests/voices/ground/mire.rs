//! A map with paths that close, clearings under water, and robbers on a path.

use super::*;
use thicket::maps::autumn::AUTUMN;
use thicket::play::{Hooks, Passage};
use thicket::terms::{ClearingSet, KINDS};

/// The map: Autumn, where 12 can be flooded, so that 4, 7, 9 and 10 join across it and 11 is cut off.
pub static MIRE: Map = Map {
    key: "mire",
    aspect: 1.0,
    clearings: AUTUMN.clearings,
    edge: AUTUMN.edge,
    crossings: &[(Clearing(12), ClearingSet::of(&[4, 7, 9, 10]))],
    forests: AUTUMN.forests,
    hooks: Hooks {
        // Every turn opens or closes the way between 2 and 5.
        turn_begins: Some(|play, _| {
            if let Some(path) = play.setup.map.path_number(Clearing(2), Clearing(5)) {
                play.table.closed_paths ^= 1 << path;
            }
        }),
        // Robbers wait between 9 and whatever the way by 12 leads to.
        passage: Some(Passage {
            clause: clause!("LAW-6a"),
            when: |at, _, trip| {
                let (Some(from), Some(to)) = (trip.from.clearing(), trip.to.clearing()) else { return false };
                let robbed = at.setup.map.path_number(Clearing(9), Clearing(12)).map_or(0, |path| 1 << path);
                trip.way == thicket::play::Way::PATH && at.paths_between(from, to) & robbed != 0
            },
            takes: |_, _, trip| {
                let mut taken = [0; KINDS];
                if let Some(kind) = trip.group.iter().position(|count| *count > 0) {
                    taken[kind] = 1;
                }
                Ok(taken)
            },
        }),
        ..Hooks::SILENT
    },
    ..Map::BARE
};

fn mire() -> (Setup, Table) {
    let setup = Setup::new(&MIRE, decks::find("base").unwrap(), &[&guides::GUIDES, &gates::GATEKEEPERS]).unwrap();
    let table = thicket::law::setup::table(&setup, 7);
    (setup, table)
}

fn set(numbers: &[u8]) -> ClearingSet {
    ClearingSet::of(numbers)
}

#[test]
fn a_closed_path_joins_nothing() {
    let (setup, mut table) = mire();
    put(&mut table, A, WARRIOR, Clearing(5), 1);
    assert_eq!(moves(&setup, &table, A), ["move:5>1", "move:5>2"]);
    table.closed_paths = 1 << MIRE.path_number(Clearing(2), Clearing(5)).unwrap();
    assert_eq!(moves(&setup, &table, A), ["move:5>1"]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!((at.adjacent(Clearing(2)), at.distance(Clearing(2), Clearing(5))), (set(&[6, 10]), Some(3)));
    assert_eq!(MIRE.paths().count(), 18);
}

#[test]
fn a_flooded_clearing_is_none_and_joins_the_paths_that_meet_there() {
    let (setup, mut table) = mire();
    table.flooded = set(&[12]);
    table.ruins.remove(Clearing(12));
    put(&mut table, A, WARRIOR, Clearing(7), 1);
    let at = Position { setup: &setup, table: &table };
    assert!(!at.clearings().has(Clearing(12)));
    assert_eq!(at.adjacent(Clearing(9)), set(&[1, 4, 7, 10]));
    assert_eq!(at.adjacent(Clearing(11)), set(&[3, 6]));
    assert_eq!((at.adjacent(Clearing(12)), at.open_slots(Clearing(12))), (set(&[]), 0));
    assert!(at.beside(Place::forest(2)).iter().all(|place| place != Clearing(12)));
    assert_eq!(at.paths_between(Clearing(7), Clearing(10)).count_ones(), 2);
    assert_eq!(at.paths_between(Clearing(7), Clearing(3)).count_ones(), 1);
    let reach = ["move:7>3", "move:7>4", "move:7>8", "move:7>9", "move:7>10"];
    assert_eq!(moves(&setup, &table, A), reach);
}

/// The loss comes on the way, is nobody's gain, and who is lost never arrives.
#[test]
fn robbers_take_one_of_each_group_on_their_path() {
    let (setup, mut table) = mire();
    put(&mut table, A, WARRIOR, Clearing(9), 3);
    go(&setup, &mut table, A, "move:9>12");
    assert_eq!((table.count(A, Clearing(12), WARRIOR), table.supply[0][0]), (2, 6));
    go(&setup, &mut table, A, "move:12>4");
    assert_eq!(table.count(A, Clearing(4), WARRIOR), 2, "on other paths nothing is lost");
    let (setup, mut table) = mire();
    put(&mut table, A, WARRIOR, Clearing(9), 1);
    put(&mut table, B, TOKEN, Clearing(12), 1);
    let card = table.take_top().unwrap();
    table.hands[0].insert(card);
    go(&setup, &mut table, A, "move:9>12");
    assert_eq!((table.on_map(A, WARRIOR), table.scores), (0, [0; 6]), "nobody arrives, so nothing follows");
}

#[test]
fn the_way_across_a_flood_uses_both_paths() {
    let (setup, mut table) = mire();
    table.flooded = set(&[12]);
    put(&mut table, A, WARRIOR, Clearing(9), 2);
    go(&setup, &mut table, A, "move:9>7");
    assert_eq!(table.count(A, Clearing(7), WARRIOR), 1);
    go(&setup, &mut table, A, "move:7>10");
    assert_eq!(table.count(A, Clearing(10), WARRIOR), 1);
}
