//! What is printed on the maps, compared with a list of the facts, and what follows from it for any of them.

use std::fmt::Write;

use thicket::law::setup;
use thicket::maps::{self, MAPS};
use thicket::play::{Map, PathKind, Position, Setup};
use thicket::table::Table;
use thicket::terms::{Clearing, ClearingSet, Place, Suit};
use thicket::{decks, factions};

const FACTS: &str = include_str!("facts.txt");

fn numbers(set: ClearingSet) -> String {
    let numbers: Vec<String> = set.iter().map(|clearing| clearing.0.to_string()).collect();
    if numbers.is_empty() { "-".to_owned() } else { numbers.join(" ") }
}

fn set(numbers: &[u8]) -> ClearingSet {
    ClearingSet::of(numbers)
}

/// A map in the words of the list.
fn told(map: &'static Map) -> String {
    let mut text = format!("map {}\n", map.key);
    for clearing in map.all().iter() {
        let info = map.clearing(clearing).unwrap();
        let ruin = if info.ruin { " R" } else { "" };
        let opposite = info.opposite.map_or_else(|| "-".to_owned(), |corner| corner.to_string());
        let (slots, paths, river) = (info.slots, numbers(info.paths), numbers(info.river));
        writeln!(text, "{}: slots {slots}{ruin}; paths {paths}; river {river}; opposite {opposite}", clearing.0)
            .unwrap();
    }
    writeln!(text, "edge: {}", numbers(map.edge)).unwrap();
    for forest in map.forests {
        let beside = (0..).zip(map.forests).filter(|(n, _)| forest.adjacent & (1 << n) != 0);
        let beside: Vec<&str> = beside.map(|(_, other)| other.key).collect();
        writeln!(text, "{}: clearings {}; forests {}", forest.key, numbers(forest.clearings), beside.join(" "))
            .unwrap();
    }
    for (a, b) in map.paths() {
        match map.path_kind(a, b) {
            None => {}
            Some(PathKind::Closed) => writeln!(text, "{}-{}: closed", a.0, b.0).unwrap(),
            Some(PathKind::Dam) => writeln!(text, "{}-{}: dam", a.0, b.0).unwrap(),
            Some(PathKind::Bridge) => writeln!(text, "{}-{}: bridge", a.0, b.0).unwrap(),
        }
    }
    text
}

// clause: MAP-data#1, MAP-data#2, MAP-data#3, MAP-data#6, MAP-data#11, MAP-data#12, MAP-data#15, LAW-12b#1, LAW-12c#3
// clause: LAW-12c#7, LAW-12d#7, LAW-12f#7, LAW-12f#8, LAW-12f#9, LAW-3j
#[test]
fn the_maps_are_as_printed() {
    let listed: Vec<&str> = FACTS.split("\n\n").skip(1).collect();
    assert_eq!(listed.len(), MAPS.len());
    for (map, facts) in MAPS.iter().zip(listed) {
        assert_eq!(told(map).trim(), facts.trim());
        assert_eq!(map.corners(), set(&[1, 2, 3, 4]), "{}", map.key);
    }
}

// clause: MAP-data#4, MAP-data#8, MAP-data#10, MAP-data#14
#[test]
fn their_sums_are_right() {
    let sums = |map: &&Map| {
        let slots: u8 = map.clearings.iter().map(|info| info.slots).sum();
        (map.key, slots, map.paths().count(), map.forests.len())
    };
    let all: Vec<_> = MAPS.iter().map(sums).collect();
    // The Marsh has 26 slots when nothing is flooded.
    let expected = [
        ("autumn", 22, 18, 7),
        ("winter", 22, 16, 8),
        ("lake", 22, 17, 9),
        ("mountain", 23, 21, 10),
        ("gorge", 22, 19, 8),
        ("marsh", 26, 21, 7),
    ];
    assert_eq!(all, expected);
    for map in MAPS {
        assert!(map.clearings.iter().filter(|info| !info.river.is_empty()).count() >= 3, "{}", map.key);
    }
}

fn at_table(map: &'static Map) -> (Setup, Table) {
    let seats = [factions::find("marquise").unwrap(), factions::find("noxious-battery").unwrap()];
    let setup = Setup::new(map, decks::find("base").unwrap(), &seats).unwrap();
    let table = setup::table(&setup, 3);
    (setup, table)
}

/// The clearings that can be reached from a clearing over open paths.
fn reached(at: Position) -> ClearingSet {
    let first = at.clearings().iter().next().unwrap();
    at.clearings().iter().filter(|clearing| at.distance(first, *clearing).is_some()).collect()
}

/// The eight ways to flood the Marsh.
fn floods() -> impl Iterator<Item = ClearingSet> {
    (0u8..8)
        .map(|n| set(&[[6, 8][usize::from(n & 1)], [10, 11][usize::from(n >> 1 & 1)], [12, 13][usize::from(n >> 2)]]))
}

// clause: MAP-data#9, LAW-12e#19, LAW-12e#20, LAW-12e#21, LAW-12e#22
#[test]
fn every_map_is_one_connected_whole() {
    for map in MAPS {
        let (setup, table) = at_table(map);
        let at = Position { setup: &setup, table: &table };
        assert_eq!(reached(at), map.all(), "{}", map.key);
        for clearing in map.all().iter() {
            assert!(map.adjacent(clearing).iter().all(|next| map.adjacent(next).has(clearing)));
            assert!(at.along_river(clearing).iter().all(|next| at.along_river(next).has(clearing)));
        }
        for (n, forest) in (0..).zip(map.forests) {
            let touches = |(m, other): (usize, &thicket::play::ForestInfo)| {
                (forest.adjacent & (1 << m) != 0) == (other.adjacent & (1 << n) != 0)
            };
            assert!(map.forests.iter().enumerate().all(touches), "{} {}", map.key, forest.key);
        }
    }
    let (setup, mut table) = at_table(maps::find("marsh").unwrap());
    for flooded in floods() {
        table.flooded = flooded;
        let at = Position { setup: &setup, table: &table };
        assert_eq!((at.clearings().len(), reached(at)), (12, at.clearings()), "{flooded:?}");
        assert_eq!(at.forests().len(), 7);
        for clearing in at.clearings().iter() {
            assert!(at.along_river(clearing).and(flooded).is_empty() && at.adjacent(clearing).and(flooded).is_empty());
        }
        for forest in at.forests().iter() {
            assert!(at.beside(forest).iter().filter_map(Place::clearing).all(|clearing| !flooded.has(clearing)));
        }
        let ruins = setup.map.ruins(flooded);
        assert!(
            ruins.len() == 4 && ruins.and(flooded).is_empty() && ruins.has(Clearing(14)) && ruins.has(Clearing(15))
        );
    }
    table.flooded = set(&[8, 10, 12]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(at.along_river(Clearing(14)), set(&[4, 15]));
}

/// Whether these clearings, in the order round the map, are joined by printed paths one after the other.
fn is_ring(map: &Map, ring: &[u8]) -> bool {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).all(|(a, b)| map.adjacent(Clearing(*a)).has(Clearing(*b)))
}

// clause: MAP-data#13
#[test]
fn closed_paths_and_floods_belong_to_the_edge() {
    let mountain = maps::find("mountain").unwrap();
    let ring = [1, 9, 5, 2, 6, 3, 7, 12, 4, 8];
    assert!(is_ring(mountain, &ring) && set(&ring) == mountain.edge);
    assert_eq!(mountain.path_kind(Clearing(3), Clearing(7)), Some(PathKind::Closed));
    let marsh = maps::find("marsh").unwrap();
    let ring = [1, 5, 6, 2, 7, 3, 8, 9, 4, 10];
    assert!(is_ring(marsh, &ring) && set(&ring) == marsh.edge);
    assert!(marsh.crossing(Clearing(6)) == set(&[2, 5]) && marsh.crossing(Clearing(10)) == set(&[1, 4]));
}

// clause: MAP-data#16
#[test]
fn a_river_is_no_path() {
    let (setup, table) = at_table(maps::find("autumn").unwrap());
    let at = Position { setup: &setup, table: &table };
    assert!(at.along_river(Clearing(10)).has(Clearing(11)) && !at.adjacent(Clearing(10)).has(Clearing(11)));
}

// clause: LAW-12a, LAW-12a#1
#[test]
fn autumn_answers_no_question() {
    let autumn = maps::find("autumn").unwrap();
    assert!(autumn.hooks.answers().iter().all(|answered| !answered));
    assert!(autumn.landmarks.is_empty() && autumn.closed_at_first() == 0);
}

/// What stands in for suits that are dealt has four of each as well, however the Marsh is flooded.
#[test]
fn suits_are_even() {
    for map in MAPS.iter().filter(|map| map.key != "marsh") {
        assert!(Suit::OF_CLEARINGS.into_iter().all(|suit| map.of_suit(suit).len() == 4), "{}", map.key);
    }
    let marsh = maps::find("marsh").unwrap();
    for flooded in floods() {
        assert!(Suit::OF_CLEARINGS.into_iter().all(|suit| marsh.of_suit(suit).without(flooded).len() == 4));
    }
}
